/** Where things lie, in units; a unit is a pixel, or more where there is much room. */

import { type Rect, fitted, type Sizes } from "../parts/layout";

export interface DeskLayout {
  /** Pixels for a unit. */
  scale: number;
  sky: Rect;
  military: Rect;
  areas: Rect;
  temples: Rect;
  market: Rect;
  city: Rect;
  cards: Rect;
  dock: Rect;
}

const SIZES: Sizes = { roomy: { width: 820, height: 570 }, full: { width: 880, height: 612 } };

/** Sky, tracks and market above; below the city, the District cards and what its owner has. `letters`: how much larger than usual this reader's are. */
export function desk(width: number, height: number, letters = 1): DeskLayout {
  const { scale, compact, width: w, height: h } = fitted(width, height, letters, SIZES);
  const sizes = compact
    ? {
        edge: 5,
        gap: 4,
        market: 176,
        temples: 108,
        military: 34,
        areas: 42,
        top: 254,
        cards: 140,
        city: 276,
        bottom: 212,
      }
    : {
        edge: 8,
        gap: 6,
        market: 186,
        temples: 144,
        military: 42,
        areas: 54,
        top: 322,
        cards: 190,
        city: 372,
        bottom: 270,
      };
  const { edge, gap, market, temples, military, areas, cards } = sizes;
  const top = Math.max(sizes.top, Math.min(h * 0.53, h - sizes.bottom - 3 * gap));
  const left = w - 2 * edge - market - temples - 2 * gap;
  const sky = top - military - areas - 2 * gap;
  const under = 2 * gap + top;
  const bottom = Math.max(sizes.bottom, h - under - gap);
  const city = Math.max(sizes.city, (w - 2 * edge) * 0.42);
  return {
    scale,
    sky: { x: edge, y: gap, width: left, height: sky },
    military: { x: edge, y: 2 * gap + sky, width: left, height: military },
    areas: { x: edge, y: 3 * gap + sky + military, width: left, height: areas },
    temples: { x: edge + left + gap, y: gap, width: temples, height: top },
    market: { x: edge + left + temples + 2 * gap, y: gap, width: market, height: top },
    city: { x: edge, y: under, width: city, height: bottom },
    cards: { x: edge + city + gap, y: under, width: cards, height: bottom },
    dock: {
      x: edge + city + cards + 2 * gap,
      y: under,
      width: w - 2 * edge - city - cards - 2 * gap,
      height: bottom,
    },
  };
}

/** Things of one size in a row: how far apart they stand so that all fit. */
export function apart(count: number, size: number, width: number, most: number): number {
  return count < 2 ? most : Math.min(most, (width - size) / (count - 1));
}
