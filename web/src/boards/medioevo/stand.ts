/** Where the pieces of a place stand around its middle, in their own units: a row over its name, rows under it. */

import { BARBARIANS, type Force, type Item, type Medioevo, NOBODY, placeAt, size, type Spot } from "./read";
import { BUILDINGS, CATEGORIES } from "./read";
import { FOREMOST } from "./art/units";

export interface Standing {
  key: string;
  x: number;
  y: number;
}
export interface Sign extends Standing {
  kind: "sign";
  href: string;
  size: number;
  side?: number;
  /** So many destruction tokens. */
  damage?: number;
}
export interface Army extends Standing {
  kind: "army";
  side: number;
  count: number;
  figure: string;
  moved: boolean;
}
export interface Load extends Standing {
  kind: "item";
  id: string;
  item: Item;
}
export type Stand = Sign | Army | Load;

const GAP = 2;
/** How much room each takes, sideways. */
const WIDTH = { house: 21, good: 13, cube: 10, mark: 14, army: 33, item: 33 };
/** No row is wider than this, but for a single piece. */
const ROW = 108;

interface Wanted {
  width: number;
  at: (x: number) => Stand;
}

/** What is shown of a place: buildings, what it produces, its market, tokens above its name; armies and items below. */
export function standing(o: Medioevo, spot: Spot, items: readonly string[], forces: readonly Force[]): Stand[] {
  const place = placeAt(o, spot.id);
  const above: Wanted[] = [];
  const sign = (key: string, href: string, room: number, y: number, big: number, more: Partial<Sign> = {}) =>
    above.push({
      width: room,
      at: (x) => ({ kind: "sign", key: `${spot.id}-${key}`, href, x, y, size: big, ...more }),
    });
  CATEGORIES.forEach((category, n) => {
    const building = BUILDINGS[category][place[category] - 1];
    if (building) sign(category, building, WIDTH.house, -18, 21, { damage: place.damage[n] ?? 0 });
  });
  if (spot.good) sign("good", spot.good, WIDTH.good, -14, 14);
  if (spot.port) sign("port", "port", WIDTH.good, -14, 13);
  for (const good of place.market) sign(`cube-${good}`, `cube-${good}`, WIDTH.cube, -13, 10);
  if (spot.fire) sign("fire", "fire", WIDTH.good, -15, 15);
  if (place.token !== NOBODY) sign("token", "control", WIDTH.mark, -15, 15, { side: place.token });
  if (place.rebel) sign("rebel", "rebel", WIDTH.mark, -15, 15);
  for (const effect of o.effects)
    if (effect.place === spot.id && /^card_[123]$/.test(effect.name)) sign(effect.name, "ban", WIDTH.mark, -15, 15);
  const below: Wanted[] = forces.map(({ side, troops }) => ({
    width: WIDTH.army,
    at: (x) => ({
      kind: "army",
      key: `${spot.id}-${side}`,
      x,
      y: 24,
      side,
      count: size(troops),
      figure:
        side === BARBARIANS ? "barbarian" : (FOREMOST.find((kind) => troops.some((one) => one.kind === kind)) ?? ""),
      moved: troops.every(({ moved }) => moved),
    }),
  }));
  for (const id of items) {
    const item = o.items[id];
    if (!item || item.aboard) continue;
    below.push({ width: WIDTH.item, at: (x) => ({ kind: "item", key: id, id, item, x, y: 24 }) });
  }
  return [...inRows(above, -23), ...inRows(below, 30)];
}

/** From the middle row outwards, each row centred. */
function inRows(wanted: readonly Wanted[], step: number): Stand[] {
  const rows: Wanted[][] = [];
  let used = Infinity;
  for (const one of wanted) {
    if (used + one.width > ROW) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(one);
    used += one.width + GAP;
  }
  return rows.flatMap((row, n) => {
    const all = row.reduce((sum, { width }) => sum + width + GAP, -GAP);
    let x = -all / 2;
    return row.map(({ width, at }) => {
      const made = at(x + width / 2);
      x += width + GAP;
      return { ...made, y: made.y + n * step };
    });
  });
}
