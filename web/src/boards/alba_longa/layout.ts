/** Where things lie, in units; a unit is a pixel, or more where there is much room. */

import { type Rect, boxesFrom, fitted, type Sizes } from "../parts/layout";

export interface DeskLayout {
  /** Pixels for a unit. */
  scale: number;
  court: Rect;
  stalls: Rect;
  season: Rect;
  towns: Rect;
  city: Rect;
}

const SIZES: Sizes = { roomy: { width: 820, height: 560 }, full: { width: 888, height: 608 } };

/** The central board in three parts, the towns of Latium, and a city. `letters`: how much larger than usual this reader's are. */
export function desk(width: number, height: number, letters = 1): DeskLayout {
  const { scale, compact, width: w, height: h } = fitted(width, height, letters, SIZES);
  const sizes = compact
    ? { edge: 6, gap: 5, central: 112, towns: 46, city: 280 }
    : { edge: 10, gap: 7, central: 146, towns: 60, city: 350 };
  const inner = w - 2 * sizes.edge - 2 * sizes.gap;
  const [court, season] = [inner * 0.335, Math.min(260, inner * 0.295)];
  const stalls = inner - court - season;
  const city = Math.max(sizes.city, h - sizes.central - sizes.towns - 4 * sizes.gap);
  const [first, second] = [2 * sizes.gap + sizes.central, 3 * sizes.gap + sizes.central + sizes.towns];
  const box = boxesFrom(sizes.edge);
  return {
    scale,
    court: box(0, sizes.gap, court, sizes.central),
    stalls: box(court + sizes.gap, sizes.gap, stalls, sizes.central),
    season: box(court + stalls + 2 * sizes.gap, sizes.gap, season, sizes.central),
    towns: box(0, first, w - 2 * sizes.edge, sizes.towns),
    city: box(0, second, w - 2 * sizes.edge, city),
  };
}

/** The parts of a city board. */
export interface CityLayout {
  head: Rect;
  heroes: Rect;
  skyline: Rect;
  barracks: Rect;
  market: Rect;
  quarry: Rect;
  temple: Rect;
  farm: Rect;
  village: Rect;
  population: Rect;
  /** Houses in a row of the village. */
  abreast: number;
  height: number;
}

const GAP = 6;

/** A city in a box of its own: below the skyline two rows of places, or one under the other where it is narrow. */
export function city(width: number, height: number): CityLayout {
  return width < 560 ? tall(width) : wide(width, height);
}

function wide(width: number, height: number): CityLayout {
  const roomy = height >= 330;
  const [head, population] = roomy ? [34, 24] : [30, 20];
  const rest = height - head - population - 2 * GAP - 4;
  const skyline = Math.round(Math.min(74, rest * 0.21));
  const [upper, lower] = [(rest - skyline) * 0.47, (rest - skyline) * 0.53];
  const inner = width - 2 * GAP - 4;
  const share = (inner - 3 * GAP) / 100;
  const [barracks, market, quarry, temple] = [20 * share, 25 * share, 20 * share, 35 * share];
  const farm = inner * 0.375;
  const [first, second] = [head + skyline + GAP, head + skyline + upper + 2 * GAP];
  const left = GAP + 2;
  const cards = roomy ? 160 : 140;
  return {
    head: { x: 0, y: 0, width: width - cards - 8, height: head },
    heroes: { x: width - cards - 6, y: 0, width: cards, height: head },
    skyline: { x: 0, y: head, width, height: skyline },
    barracks: { x: left, y: first, width: barracks, height: upper },
    market: { x: left + barracks + GAP, y: first, width: market, height: upper },
    quarry: { x: left + barracks + market + 2 * GAP, y: first, width: quarry, height: upper },
    temple: { x: left + barracks + market + quarry + 3 * GAP, y: first, width: temple, height: upper },
    farm: { x: left, y: second, width: farm, height: lower },
    village: { x: left + farm + GAP, y: second, width: inner - farm - GAP, height: lower },
    population: { x: left, y: height - population - 2, width: inner, height: population },
    abreast: 7,
    height,
  };
}

function tall(width: number): CityLayout {
  const inner = width - 2 * GAP;
  const half = (inner - GAP) / 2;
  let y = 0;
  const next = (height: number, gap = GAP) => {
    const at = y;
    y += height + gap;
    return { x: GAP, y: at, width: inner, height };
  };
  const head = { ...next(52, 0), x: 0, width };
  const heroes = next(40);
  const skyline = { ...next(50), x: 0, width };
  const temple = next(74);
  const market = next(74);
  const first = next(76);
  const farm = next(94);
  const village = next(3 * 34 + 24);
  const population = next(24);
  return {
    head,
    heroes,
    skyline,
    temple,
    market,
    barracks: { ...first, width: half },
    quarry: { ...first, x: GAP + half + GAP, width: half },
    farm,
    village,
    population,
    abreast: 7,
    height: y,
  };
}

/** So many figures side by side in a width: where each begins, and how large they are. */
export function abreast(count: number, width: number, size: number): number[] {
  const step = count > 1 ? Math.min(size * 0.86, (width - size) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, n) => n * step);
}
