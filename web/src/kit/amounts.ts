/** Counting: one amount within bounds, and several that share a sum. */

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

/** What a key does to an amount; undefined if it is no key of a stepper. */
export function stepped(key: string, value: number, min: number, max: number): number | undefined {
  const big = Math.max(1, Math.round((max - min) / 5));
  const to = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    PageUp: value + big,
    PageDown: value - big,
    Home: min,
    End: max,
  }[key];
  return to === undefined ? undefined : clamp(to, min, max);
}

export type Picked = Readonly<Record<string, number>>;

/** Between `least` and `most` in all, and no more of each than there is. */
export interface Bounds {
  have: Picked;
  least: number;
  most: number;
}

export function total(picked: Picked): number {
  return Object.values(picked).reduce((sum, count) => sum + count, 0);
}

/** The most that can be picked of one thing beside what else is picked. */
export function room(picked: Picked, id: string, bounds: Bounds): number {
  const others = total(picked) - (picked[id] ?? 0);
  return clamp(bounds.most - others, 0, bounds.have[id] ?? 0);
}

/** Set one amount; what is more than fits is cut, and nothing else changes. */
export function pick(picked: Picked, id: string, count: number, bounds: Bounds): Picked {
  const fits = clamp(count, 0, room(picked, id, bounds));
  const rest = Object.fromEntries(Object.entries(picked).filter(([other]) => other !== id));
  return fits ? { ...rest, [id]: fits } : rest;
}

/** Whether what is picked can be given: "short" of the least, or "over" (by changed bounds), else "fits". */
export function verdict(picked: Picked, bounds: Bounds): "short" | "fits" | "over" {
  const sum = total(picked);
  const over = sum > bounds.most || Object.entries(picked).some(([id, count]) => count > (bounds.have[id] ?? 0));
  if (over) return "over";
  return sum < bounds.least ? "short" : "fits";
}

/** When only one choice is left, it: everything there is must go. */
export function forced(bounds: Bounds): Picked | undefined {
  const all = total(bounds.have);
  return all === bounds.least && all <= bounds.most
    ? Object.fromEntries(Object.entries(bounds.have).filter(([, count]) => count))
    : undefined;
}
