/** The three heights of a phone's bottom sheet, and where a drag leaves it. */

export const STOPS = ["closed", "half", "full"] as const;
export type Stop = (typeof STOPS)[number];

/** Heights in pixels on a screen this high: closed shows prompt and main button. */
export function heights(screen: number, closed = 64): Record<Stop, number> {
  return { closed, half: Math.round(screen * 0.45), full: Math.round(screen * 0.85) };
}

/** The stop after a drag that left the sheet this high; a flick (pixels a millisecond, up positive) goes one further. */
export function settle(from: Stop, height: number, speed: number, at: Record<Stop, number>): Stop {
  const FLICK = 0.5;
  const here = STOPS.indexOf(from);
  if (Math.abs(speed) > FLICK) return STOPS[Math.min(2, Math.max(0, here + Math.sign(speed)))] ?? from;
  return STOPS.reduce((best, stop) => (Math.abs(at[stop] - height) < Math.abs(at[best] - height) ? stop : best), from);
}

/** The handle as a button: closed opens half, half opens full, full closes. */
export function turn(stop: Stop): Stop {
  return STOPS[(STOPS.indexOf(stop) + 1) % STOPS.length] ?? "closed";
}
