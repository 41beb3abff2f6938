/** Prices of buying and selling before they are settled, part by part (ME-16.11 to ME-16.20, ME-16.25, ME-26.5, ME-26.6). */

import { type Facts, type Medioevo, placeAt, type Sale } from "./read";

const [MARKET_BONUS, ROUTE_BONUS, MARKET_POINT] = [20, 50, 50];
const COMMERCE = [0, 25, 50, 100];

export interface PricePart {
  /** `cubes`, `market`, `route`, `commerce`, `points`. */
  what: string;
  florins: number;
}

/** The colours of an area, printed or as market cubes: they can't be sold there. */
export function present(o: Medioevo, facts: Facts, place: string): Set<string> {
  const good = facts.map.land.find(({ id }) => id === place)?.good;
  return new Set([...(good ? [good] : []), ...placeAt(o, place).market]);
}

/** How many cubes of a good the supply holds. */
export function cubesLeft(o: Medioevo, facts: Facts, good: string): number {
  const laid = [
    ...Object.values(o.places).map(({ market }) => market),
    ...Object.values(o.items).map(({ cargo }) => cargo),
  ];
  return facts.cubes - laid.flat().filter((one) => one === good).length;
}

/** What a cube brings in an area by its market alone. */
export function cubePrice(o: Medioevo, facts: Facts, place: string): number {
  return facts.cube_price + MARKET_BONUS * placeAt(o, place).market.length;
}

/** What makes up the price of an action in progress. */
export function parts(o: Medioevo, facts: Facts, sale: Sale): PricePart[] {
  const place = o.items[sale.transport]?.place ?? "";
  const cubes = sale.cubes.length;
  const found: PricePart[] = [{ what: "cubes", florins: facts.cube_price * cubes }];
  const add = (what: string, florins: number) => {
    if (florins) found.push({ what, florins });
  };
  if (!sale.sells) {
    add("points", -MARKET_POINT * sale.market);
    return found;
  }
  if (!sale.route || sale.both) add("market", MARKET_BONUS * placeAt(o, place).market.length * cubes);
  if (sale.route) {
    const route = o.players[sale.seat]?.route;
    const points = facts.routes[(route?.steps.length ?? 0) + 1] ?? 0;
    add("route", ROUTE_BONUS * (points - sale.honor) * cubes);
  }
  add("commerce", (COMMERCE[placeAt(o, place).civil] ?? 0) * sale.commerce);
  add("points", MARKET_POINT * sale.market);
  return found;
}

export function total(found: readonly PricePart[]): number {
  return found.reduce((all, { florins }) => all + florins, 0);
}
