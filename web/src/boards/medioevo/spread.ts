/** Names of neighbouring places that would lie over each other: they move apart a little, each as far as the other. */

import type { Spot } from "./read";

interface Shift {
  x: number;
  y: number;
}

/** How much room a name takes, in units of the pieces: a letter sideways, upwards with signs over it, downwards. */
const LETTER = 6.3;
const SIGNS = 20;
const ABOVE = 8;
const BELOW = 7;
/** No name goes further than this from where its place has it. */
const FURTHEST = 11;
const ROUNDS = 6;

/** How far each place goes, in units of the map; `u` is a unit of the pieces in these. */
export function spread(spots: readonly Spot[], name: (place: string) => string, u: number): Shift[] {
  const shifts: Shift[] = spots.map(() => ({ x: 0, y: 0 }));
  const wide = spots.map(({ id }) => (name(id).length * LETTER * u) / 2);
  const above = spots.map(({ good, port, fire }) => (good || port || fire ? SIGNS : ABOVE) * u);
  for (let round = 0; round < ROUNDS; round++)
    spots.forEach((one, a) => {
      for (let b = a + 1; b < spots.length; b++) {
        const other = spots[b];
        const [mine, theirs] = [shifts[a], shifts[b]];
        if (!other || !mine || !theirs) continue;
        const across = other.x + theirs.x - one.x - mine.x;
        const down = other.y + theirs.y - one.y - mine.y;
        const lower = down > 0 ? b : a;
        const overX = (wide[a] ?? 0) + (wide[b] ?? 0) - Math.abs(across);
        const overY = (above[lower] ?? 0) + BELOW * u - Math.abs(down);
        if (overX <= 0 || overY <= 0) continue;
        const [axis, by] =
          overX < overY ? (["x", across < 0 ? -overX : overX] as const) : (["y", down > 0 ? overY : -overY] as const);
        push(mine, axis, -by / 2, FURTHEST * u);
        push(theirs, axis, by / 2, FURTHEST * u);
      }
    });
  return shifts;
}

function push(shift: Shift, axis: "x" | "y", by: number, most: number): void {
  shift[axis] = Math.max(-most, Math.min(most, shift[axis] + by));
}
