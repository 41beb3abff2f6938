/** Where things lie, in units; a unit is a pixel, or more where there is much room. */

import type { Rect } from "../../table/motion";

export type { Rect };

export interface Place {
  x: number;
  y: number;
}

/** Everything in less room than `roomy` is compact; from more than `full` on all is drawn larger. */
export interface Sizes {
  roomy: { width: number; height: number };
  full: { width: number; height: number };
}

export interface Fitted {
  /** Pixels for a unit. */
  scale: number;
  /** Little room: icons without words, smaller steps. */
  compact: boolean;
  /** The room in units. */
  width: number;
  height: number;
}

const LARGEST = 1.7;
/** From so much more room on everything is drawn larger. */
const LARGER = 1.06;

/** How large a desk's units are. `letters`: how much larger than usual this reader's letters are. */
export function fitted(width: number, height: number, letters: number, { roomy, full }: Sizes): Fitted {
  const fits = Math.min(width / full.width, height / full.height);
  const scale = Math.max(letters, fits < LARGER ? 1 : Math.min(LARGEST, fits));
  const compact = width / letters < roomy.width || height / letters < roomy.height;
  return { scale, compact, width: width / scale, height: height / scale };
}

/** Boxes that lie so far from the left edge. */
export function boxesFrom(edge: number): (x: number, y: number, width: number, height: number) => Rect {
  return (x, y, width, height) => ({ x: edge + x, y, width, height });
}
