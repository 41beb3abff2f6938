/** A town drawn from a name: the same name, the same roofs. It stands on a game's card until its board can. */

export const ROOFS = ["gable", "tower", "dome", "spire", "shed"] as const;

export interface House {
  x: number;
  width: number;
  height: number;
  roof: (typeof ROOFS)[number];
  /** which of the roof colours */
  tone: number;
  windows: { x: number; y: number; lit: boolean }[];
}

/** Whole numbers below a limit, always the same for the same name. */
export function dealer(name: string): (below: number) => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    const mixed = Math.imul((state ^ (state >>> 13)) >>> 0, 3266489909) >>> 0;
    return (mixed >>> 8) % below;
  };
}

export function skyline(name: string, width: number): House[] {
  const deal = dealer(name);
  const houses: House[] = [];
  for (let x = 8; x < width - 26;) {
    const wide = 20 + 2 * deal(10);
    const middle = 1 - Math.abs((x + wide / 2) / width - 0.5) * 1.5;
    const high = Math.round(16 + deal(18) + 40 * Math.max(0, middle));
    const windows = [];
    for (let y = 9; y < high - 10; y += 12) {
      for (let at = 6; at < wide - 7; at += 9) if (deal(3)) windows.push({ x: at, y, lit: deal(3) > 0 });
    }
    const roof = high > 58 ? (["tower", "spire", "dome"] as const)[deal(3)] : ROOFS[deal(ROOFS.length)];
    houses.push({ x, width: wide, height: high, roof: roof ?? "gable", tone: deal(4), windows });
    x += wide + deal(5);
  }
  return houses;
}
