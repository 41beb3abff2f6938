/** The observation of Medioevo Universale as the board reads it, field by field as in `state.py`, and the box's facts. */

import type { components } from "$lib/schema";

import type { Facts } from "./facts";

type Schemas = components["schemas"];
export type Troop = Schemas["medioevo.Troop"];
export type Force = Schemas["medioevo.Force"];
export type Place = Schemas["medioevo.Place"];
export type Item = Schemas["medioevo.Item"];
export type Card = Schemas["medioevo.Card"];
export type Prisoner = Schemas["medioevo.Prisoner"];
export type Route = Schemas["medioevo.Route"];
export type Clause = Schemas["medioevo.Clause"];
export type Draft = Schemas["medioevo.Draft"];
export type Player = Schemas["medioevo.Player"];
export type War = Schemas["medioevo.War"];
export type Duty = Schemas["medioevo.Duty"];
export type Pact = Schemas["medioevo.Pact"];
export type Offer = Schemas["medioevo.Offer"];
export type Group = Schemas["medioevo.Group"];
export type March = Schemas["medioevo.March"];
export type Crew = Schemas["medioevo.Crew"];
export type Battle = Schemas["medioevo.Battle"];
export type Sale = Schemas["medioevo.Sale"];
export type Pile = Schemas["medioevo.Pile"];
export type Medioevo = Schemas["medioevo.Medioevo"];

export const BARBARIANS = -1;
export const NOBODY = -1;
/** No side at all, where -1 is the barbarians. */
export const NONE = -2;

export const UNITS = ["light_infantry", "heavy_infantry", "archer", "cavalry", "captain"] as const;
export type Unit = (typeof UNITS)[number];
export const BUILDINGS = {
  civil: ["village", "town", "city"],
  military: ["tower", "fort", "castle"],
  religious: ["cathedral"],
} as const;
export type Category = keyof typeof BUILDINGS;
export const CATEGORIES = ["civil", "military", "religious"] as const;
export const DICE = [4, 6, 8] as const;
export const ENGINES = ["catapult", "trebuchet", "bombard"];
export const TRADERS = ["caravan", "merchant_ship"];
export const SHIPS = ["merchant_ship", "galley"];

// what is in the box

export type { CardFacts, Facts, Point, Spot } from "./facts";

export const EMPTY: Place = {
  civil: 0,
  military: 0,
  religious: 0,
  damage: [0, 0, 0],
  held_by: NONE,
  market: [],
  token: NOBODY,
  token_of: "",
  forces: [],
  rebel: false,
};

// counting

export function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const one of numbers) all += one;
  return all;
}

export function size(troops: readonly Troop[]): number {
  return sum(troops.map(({ count }) => count));
}

/** How a player names a unit: `archer`, `captain_2`. */
export function unitName({ kind, level }: { kind: string; level: number }): string {
  return level ? `${kind}_${level}` : kind;
}

export function readUnit(name: string): { kind: string; level: number } {
  const found = /^(.+)_(\d)$/.exec(name);
  return found ? { kind: found[1] ?? name, level: Number(found[2]) } : { kind: name, level: 0 };
}

/** Troops by the name a player gives them, in the order of their kinds. */
export interface UnitCount {
  name: string;
  kind: string;
  level: number;
  count: number;
  /** How many of them have moved this turn. */
  moved: number;
}

export function ranks(troops: readonly Troop[]): UnitCount[] {
  const found = new Map<string, UnitCount>();
  for (const troop of troops) {
    const name = unitName(troop);
    const rank = found.get(name) ?? { name, kind: troop.kind, level: troop.level, count: 0, moved: 0 };
    rank.count += troop.count;
    if (troop.moved) rank.moved += troop.count;
    found.set(name, rank);
  }
  const place = (kind: string) => UNITS.findIndex((one) => one === kind);
  return [...found.values()].sort((a, b) => place(b.kind) - place(a.kind) || b.level - a.level);
}

export function placeAt(o: Medioevo, name: string): Place {
  return o.places[name] ?? EMPTY;
}

/** All military units of each side in a place, those aboard galleys at sea included. */
export function forcesAt(o: Medioevo, name: string): Force[] {
  const sides = new Map<number, Troop[]>();
  const add = (side: number, troops: readonly Troop[]) => {
    if (troops.length) sides.set(side, [...(sides.get(side) ?? []), ...troops]);
  };
  for (const { side, troops } of placeAt(o, name).forces) add(side, troops);
  for (const item of Object.values(o.items)) if (item.place === name) add(item.owner, item.troops);
  return [...sides].sort(([a], [b]) => a - b).map(([side, troops]) => ({ side, troops }));
}

/** The ids of items in every place, in the order of their making. */
export function itemsByPlace(o: Medioevo): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, { place }] of Object.entries(o.items)) {
    const there = found.get(place);
    if (there) there.push(id);
    else found.set(place, [id]);
  }
  return found;
}

/** Movement points an item has left this turn. */
export function movementLeft(item: Item, facts: Facts): number {
  if (item.stopped) return item.extra;
  const all = ENGINES.includes(item.kind)
    ? facts.engine_movement
    : (facts.levels.find(({ level }) => level === item.level)?.movement ?? 0);
  return Math.max(0, all + item.extra - item.spent);
}

export function capacity(item: Item, facts: Facts): number {
  const level = facts.levels.find((one) => one.level === item.level);
  if (!level || ENGINES.includes(item.kind)) return 0;
  return TRADERS.includes(item.kind) ? level.cubes : level.units;
}

/** The horde of the turn by the dice of the War Circle. */
export function horde(circle: readonly number[]): { kind: Unit; count: number }[] {
  const [d4 = 9, d6 = 9, d8 = 9] = circle;
  return [
    { kind: "light_infantry" as const, count: d4 <= 3 ? 2 : 1 },
    { kind: "archer" as const, count: d6 <= 3 ? 1 : 0 },
    { kind: "captain" as const, count: d8 <= 3 ? 1 : 0 },
  ].filter(({ count }) => count);
}

/** The number on the back of the top Event card; 0 if it is not seen. */
export function eventBack(o: Medioevo, facts: Facts): number {
  const [top] = o.event_deck.layers;
  if (!top) return 0;
  return Number(top.face) || facts.events.find(({ number }) => String(number) === top.card)?.tax || 0;
}

/** What waits as long as Event cards may still be drawn. */
const TO_DRAW = ["draw_event", "ask_for_icons"];

/**
 * What that back is: the tolerated tax of this turn or of the last check; at any other time it belongs to the next event,
 * in the last turn to a card that is removed without effect (ME-4.25, ME-21.12).
 */
export function topBack(o: Medioevo, facts: Facts): "turn" | "last_check" | "next_event" | "removed" {
  const waits = (...names: string[]) => o.agenda?.some(([name]) => names.includes(name)) ?? false;
  if (o.over_by && !waits("final_scoring")) return "last_check";
  if (waits(...TO_DRAW)) return "next_event";
  if (o.phase === "events" && o.turn > 1) return "turn";
  return o.time_up || o.turn === facts.turns[o.table.options.length ?? ""] ? "removed" : "next_event";
}

/** The turn-order penalty of a seat; 0 for who is not in the order. */
export function penalty(o: Medioevo, facts: Facts, seat: number): number {
  return facts.penalties[o.players.length]?.[o.order.indexOf(seat)] ?? 0;
}

export function levels(player: Player): number {
  return sum(player.technology);
}

export function isAtWar(o: Medioevo, a: number, b: number): War | undefined {
  return o.wars.find((war) => (war.a === a && war.b === b) || (war.a === b && war.b === a));
}
