/** Where things lie, in units; a unit is a pixel, or more where there is much room. */

import { type Rect, boxesFrom, fitted, type Sizes } from "../parts/layout";

export interface DeskLayout {
  /** Pixels for a unit. */
  scale: number;
  /** Height of the action tiles. */
  head: number;
  river: Rect;
  columns: Rect;
  supply: Rect;
  turn: Rect;
  quay: Rect;
  city: Rect;
}

const SIZES: Sizes = { roomy: { width: 820, height: 560 }, full: { width: 888, height: 608 } };
/** Towers, and a row for each type of building. */
export const CITY_ROWS = 5;

/**
 * The river over six columns with the supply beside them, the turn, the queue at the quay, and a city. `rows`: of the
 * display; `letters`: how much larger than usual this reader's are.
 */
export function desk(width: number, height: number, rows: number, letters = 1): DeskLayout {
  const { scale, compact, width: w, height: h } = fitted(width, height, letters, SIZES);
  const sizes = compact
    ? { edge: 4, gap: 4, river: 48, tile: 38, supply: 142, turn: 24, quay: 50, least: 27, most: 40 }
    : { edge: 8, gap: 5, river: 66, tile: 52, supply: 178, turn: 28, quay: 64, least: 34, most: 50 };
  const inner = w - 2 * sizes.edge;
  const rest = h - 6 * sizes.gap - sizes.river - sizes.tile - sizes.turn - sizes.quay;
  const row = Math.max(sizes.least, Math.min(sizes.most, rest / (rows + CITY_ROWS + 0.3)));
  const columns = sizes.tile + rows * row;
  const main = inner - sizes.supply - sizes.gap;
  const under = 2 * sizes.gap + sizes.river + columns;
  const quay = under + sizes.gap + sizes.turn;
  const city = quay + sizes.gap + sizes.quay;
  const box = boxesFrom(sizes.edge);
  return {
    scale,
    head: sizes.tile,
    river: box(0, sizes.gap, main, sizes.river),
    columns: box(0, sizes.gap + sizes.river, main, columns),
    supply: box(main + sizes.gap, sizes.gap, sizes.supply, sizes.river + columns),
    turn: box(0, under, inner, sizes.turn),
    quay: box(0, quay, inner, sizes.quay),
    city: box(0, city, inner, Math.max(CITY_ROWS * sizes.least + 6, h - city - sizes.gap)),
  };
}
