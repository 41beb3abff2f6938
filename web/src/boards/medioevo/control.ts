/** Who controls what: derived from what stands on the board, by the same rules as the engine's `control` (ME-2.6 to 2.8). */

import { BARBARIANS, type Facts, type Medioevo, NOBODY, placeAt, sum } from "./read";

/** The seat whose home a territory is, by territory; of living players only. */
export function homes(o: Medioevo, facts: Facts): Map<string, number> {
  const found = new Map<string, number>();
  o.players.forEach((player, seat) => {
    if (!player.alive) return;
    for (const place of facts.kingdoms.find(({ id }) => id === player.kingdom)?.territories ?? [])
      found.set(place, seat);
  });
  return found;
}

/** Sides that stand in a place, less guests whose host has a claim of his own. */
function hosts(o: Medioevo, name: string, home: number): number[] {
  const place = placeAt(o, name);
  let sides = place.forces.map(({ side }) => side);
  for (const { place: where, guest, host } of o.admitted) {
    if (where !== name || !sides.includes(guest)) continue;
    if (sides.includes(host) || place.token === host || (place.token === NOBODY && home === host))
      sides = sides.filter((side) => side !== guest);
  }
  return sides;
}

export function controller(o: Medioevo, name: string, home: number): number {
  const place = placeAt(o, name);
  if (place.forces.some(({ side }) => side === BARBARIANS)) return NOBODY;
  if (place.forces.length) {
    const sides = hosts(o, name, home);
    if (sides.length) return sides.length === 1 ? (sides[0] ?? NOBODY) : NOBODY;
  }
  return place.token !== NOBODY ? place.token : home;
}

export function isContested(o: Medioevo, name: string, home: number): boolean {
  return placeAt(o, name).forces.length > 1 && hosts(o, name, home).length > 1;
}

/** Who controls every territory, by territory; what nobody controls is not there. */
export function holdings(o: Medioevo, facts: Facts): Map<string, number> {
  const home = homes(o, facts);
  const found = new Map<string, number>();
  for (const { id } of facts.map.land) {
    const seat = controller(o, id, home.get(id) ?? NOBODY);
    if (seat !== NOBODY) found.set(id, seat);
  }
  return found;
}

/** Territories of a seat. */
export function realm(held: ReadonlyMap<string, number>, seat: number): string[] {
  return [...held].filter(([, holder]) => holder === seat).map(([place]) => place);
}

/** The levels of civil buildings in territories of a seat. */
export function civilLevels(o: Medioevo, held: ReadonlyMap<string, number>, seat: number): number {
  return sum(realm(held, seat).map((place) => placeAt(o, place).civil));
}

/** What a tax level would bring: territories, civil levels, and cities with their markets (ME-5.2, ME-5.3). */
export function income(o: Medioevo, held: ReadonlyMap<string, number>, seat: number, tax: number): number {
  const own = realm(held, seat).map((place) => placeAt(o, place));
  const cities = own.filter(({ civil }) => civil === 3);
  return tax * (own.length + sum(own.map(({ civil }) => civil))) + 20 * sum(cities.map(({ market }) => market.length));
}
