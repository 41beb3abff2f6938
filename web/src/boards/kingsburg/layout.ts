/** Where things lie, in units; a unit is a pixel, or more where there is much room. */

import { type Rect, boxesFrom, fitted, type Place, type Sizes } from "../parts/layout";

export interface DeskLayout {
  /** Pixels for a unit. */
  scale: number;
  /** Little room: icons without words, smaller steps. */
  compact: boolean;
  calendar: Rect;
  court: Rect;
  shadow: Rect;
  tracks: Rect;
  dock: Rect;
}

const SIZES: Sizes = { roomy: { width: 820, height: 560 }, full: { width: 880, height: 600 } };

/** `letters`: how much larger than usual this reader's letters are. Calendar, court with the shadow at its right, tracks, and one's own province docked under it. */
export function desk(width: number, height: number, letters = 1): DeskLayout {
  const { scale, compact, width: w, height: h } = fitted(width, height, letters, SIZES);
  const sizes = compact
    ? { edge: 6, gap: 4, calendar: 26, tracks: 26, dock: 158, shadow: 112, court: 212 }
    : { edge: 10, gap: 6, calendar: 36, tracks: 30, dock: 176, shadow: 152, court: 300 };
  const inner = w - 2 * sizes.edge;
  const court = Math.max(sizes.court, h - sizes.calendar - sizes.tracks - sizes.dock - 5 * sizes.gap);
  const top = 2 * sizes.gap + sizes.calendar;
  const under = top + court + sizes.gap;
  const box = boxesFrom(sizes.edge);
  return {
    scale,
    compact,
    calendar: box(0, sizes.gap, inner, sizes.calendar),
    court: box(0, top, inner - sizes.shadow - sizes.gap, court),
    shadow: box(inner - sizes.shadow, top, sizes.shadow, court),
    tracks: box(0, under, inner, sizes.tracks),
    dock: box(0, under + sizes.tracks + sizes.gap, inner, sizes.dock),
  };
}

export interface CourtLayout {
  /** The middle of each medallion, the first advisor first. */
  places: Place[];
  radius: number;
  /** In arcs around the throne, or in three rows where there is little room. */
  arcs: boolean;
  names: boolean;
  /** What one advisor has for himself. */
  cell: { width: number; height: number };
}

/** The arcs: how far to the right, and how far down from the first row (0) to the last (1). */
const ARCS: readonly (readonly [number, number])[] = [
  [0.065, 0],
  [0.067, 0.43],
  [0.15, 0.79],
  [0.324, 0.98],
  [0.5, 1],
  [0.676, 0.98],
  [0.85, 0.79],
  [0.933, 0.43],
  [0.935, 0],
  [0.186, 0],
  [0.256, 0.41],
  [0.386, 0.57],
  [0.614, 0.57],
  [0.744, 0.41],
  [0.814, 0],
  [0.332, 0],
  [0.668, 0],
  [0.5, -0.015],
];
const ABREAST = 6;
const NAME = 17;
const GAINS = 20;

export function court(width: number, height: number): CourtLayout {
  if (width >= 620 && height >= 296) {
    const radius = Math.min(30, 26 + (height - 296) / 16);
    const [first, last] = [radius + 14, height - radius - NAME - GAINS - 4];
    const places = ARCS.map(([x, y]) => ({ x: x * width, y: first + y * (last - first) }));
    return { places, radius, arcs: true, names: true, cell: { width: 88, height: radius * 2 + NAME + GAINS } };
  }
  const cell = { width: width / ABREAST, height: height / 3 };
  const names = cell.width >= 84 && cell.height >= 70;
  const below = GAINS + (names ? NAME : 0);
  const radius = Math.max(16, Math.min(36, cell.width / 2 - 5, (cell.height - below - 8) / 2));
  const places = Array.from({ length: 18 }, (_, n) => ({
    x: ((n % ABREAST) + 0.5) * cell.width,
    y: (2 - Math.floor(n / ABREAST)) * cell.height + Math.max(radius + 5, (cell.height - below) / 2),
  }));
  return { places, radius, arcs: false, names, cell };
}
