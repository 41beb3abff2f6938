/** Discordia as a viewer may see it, and the values of its components: plain data as the server sends it. */

import type { components } from "$lib/schema";

type Schemas = components["schemas"];
export type House = Schemas["discordia.House"];
export type City = Schemas["discordia.City"];
type Pile = Schemas["discordia.Pile"];
export type Bonus = Schemas["discordia.Bonus"];
export type Discordia = Schemas["discordia.Discordia"];

export const WORKERS = ["sailor", "soldier", "merchant", "farmer"] as const;
export type Worker = (typeof WORKERS)[number];
export const TYPES = ["ship", "barracks", "shop", "farm"] as const;
export type Type = (typeof TYPES)[number];
/** The rows of a city, each for one type of building. */
export const ROWS = ["port", "fort", "market", "field"] as const;
export type CityRow = (typeof ROWS)[number];
export const TRACKS = ["expedition", "upgrade"] as const;
export type Track = (typeof TRACKS)[number];
export const EXTENSIONS = [...ROWS, ...TRACKS] as const;
export const DICE = ["red", "yellow", "blue"] as const;
export type DieId = (typeof DICE)[number];
export const COLUMNS = [1, 2, 3, 4, 5, 6] as const;
export const SEASONS = ["spring", "summer", "autumn", "saturnalia", "winter"] as const;
/** Years are written as the Romans do. */
export const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI"] as const;
export const NOBODY = -1;

/** What a tile does: how much, on which type of building or track, of which worker. */
export interface Effect {
  kind: string;
  n: number;
  target?: string;
  track?: string;
  value?: number;
  worker?: string;
}

type Demand = readonly (readonly (Worker | "any")[])[];

/** A building, the shop on a ship's back, or a tower. */
export interface Face {
  id: string;
  type: Type | "military" | "commercial";
  value: number;
  /** the die of its special deployment */
  die: DieId | "any";
  spaces: Demand;
  bonus: readonly Effect[];
  /** it came from a ship */
  anchor: boolean;
  defence: number;
  exchange: number;
}

/** A printed place: recruitment symbols and a bonus that come to light or are covered. */
export interface Icon {
  recruit: number;
  bonus: readonly Effect[];
  permanent: boolean;
}

export interface Condition {
  kind: string;
  n?: number;
  types?: number | readonly (readonly string[])[] | null;
  pairs?: number;
  size?: number;
  track?: string;
  on?: readonly string[];
  buildings?: number;
}

type Printed = Omit<Face, "anchor" | "defence" | "exchange">;

export interface Facts {
  years: number;
  seasons: readonly { id: string; value: number; bonus: readonly Effect[] }[];
  action_tiles: readonly { id: string; actions: readonly Effect[] }[];
  buildings: readonly Printed[];
  anchor_shops: readonly Printed[];
  towers: readonly (Omit<Face, "type" | "anchor"> & { kind: "military" | "commercial" })[];
  rows: readonly { id: CityRow; preprinted: number; places: readonly Icon[] }[];
  tracks: readonly { id: Track; spaces: readonly Icon[]; added: readonly Icon[] }[];
  decree_places: readonly Icon[];
  decrees: readonly { id: string; condition: Condition }[];
  privileges: readonly { id: string; single_use: boolean; effect: readonly Effect[] }[];
  barbarians: readonly { id: string; strength: number; penalty: readonly Effect[]; reward: readonly Effect[] }[];
  janus: readonly { id: string; die: string; remove: string; reshuffle: boolean }[];
  privilege_extensions: readonly number[];
  aqueduct: { last: number };
  upgrade_values: { always: readonly number[] };
}

/** All that can stand in a city, by id. */
export function faces(facts: Facts): ReadonlyMap<string, Face> {
  const walls = { defence: 0, exchange: 0 };
  return new Map<string, Face>([
    ...facts.buildings.map((one) => [one.id, { ...one, ...walls, anchor: false }] as const),
    ...facts.anchor_shops.map((one) => [one.id, { ...one, ...walls, anchor: true }] as const),
    ...facts.towers.map(({ kind, ...one }) => [one.id, { ...one, type: kind, anchor: false }] as const),
  ]);
}

export type Faces = ReturnType<typeof faces>;

export function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

export function left(pile: Pile): number {
  return pile.layers.reduce((all, { count }) => all + count, 0);
}

// a city

/** Everything that stands in a city, row by row, then the towers. */
export function houses(city: City): House[] {
  return [...city.rows.flat(), ...city.towers].filter((house) => house !== null);
}

export function isFull(house: House, face: Face | undefined): boolean {
  return !!face && face.spaces.length > 0 && house.workers.length >= face.spaces.length;
}

/** Bought extensions by type: what is printed is no tile. */
export function bought(city: City, facts: Facts): number[] {
  const rows = city.rows.map((row, n) => row.length - (facts.rows[n]?.preprinted ?? 0));
  return [...rows, city.expedition_tiles, city.upgrade_tiles];
}

export function starsOn(city: City, track: Track): number {
  return track === "expedition" ? city.expedition : city.upgrade;
}

/** The spaces of a track, those of its extensions too. */
export function spaces(city: City, facts: Facts, track: Track): Icon[] {
  const tiles = track === "expedition" ? city.expedition_tiles : city.upgrade_tiles;
  const found = facts.tracks.find(({ id }) => id === track);
  return [...(found?.spaces ?? []), ...Array.from({ length: tiles }, () => found?.added ?? []).flat()];
}

/** What stands against the barbarians: workers in full barracks and military towers, and towers' own walls. */
export function defence(city: City, known: Faces): { workers: number; walls: number } {
  let [workers, walls] = [0, 0];
  for (const house of houses(city)) {
    const face = known.get(house.building);
    if (!face) continue;
    walls += face.defence;
    if ((face.type === "barracks" || face.type === "military") && isFull(house, face))
      workers += house.workers.flat().length;
  }
  return { workers, walls };
}

/** What winter would recruit: visible symbols and empty spaces, less the number in the ring. */
export function recruitment(city: City, facts: Facts, known: Faces): { symbols: number; spaces: number; need: number } {
  const seen = (icons: readonly Icon[], hidden: (n: number) => boolean) =>
    icons.reduce((all, icon, n) => all + (hidden(n) ? 0 : icon.recruit), 0);
  const symbols =
    sum(facts.rows.map((row, at) => seen(row.places, (n) => isCovered(city, facts, at, n)))) +
    sum(TRACKS.map((track) => seen(spaces(city, facts, track), (n) => n < starsOn(city, track)))) +
    seen(facts.decree_places, (n) => n < city.decrees.length);
  const empty = sum(
    houses(city).map((house) => (known.get(house.building)?.spaces.length ?? 0) - house.workers.length),
  );
  return { symbols, spaces: empty, need: symbols + empty - city.ring };
}

/** Whether something lies on a printed place of a row: a bought extension, or a building. */
export function isCovered(city: City, facts: Facts, row: number, n: number): boolean {
  const there = city.rows[row] ?? [];
  return n < there.length && (n >= (facts.rows[row]?.preprinted ?? 0) || there[n] !== null);
}

/** Types of workers that stand in for all others. */
export function jokers(city: City, facts: Facts): readonly Worker[] {
  const held = city.privileges.flatMap(
    (id) => facts.privileges.find((one) => one.id === id)?.effect.filter(({ kind }) => kind === "joker") ?? [],
  );
  const types = held.map(({ worker }) => worker);
  if (new Set(types).size < types.length) return WORKERS;
  return WORKERS.filter((worker) => types.includes(worker));
}

// barbarians

/** The strength that is known, and whether all of it is. */
export function raid(o: Discordia, facts: Facts): { left: number; right: number; strength: number; whole: boolean } {
  const of = (id: string) => facts.barbarians.find((one) => one.id === id)?.strength ?? 0;
  return { left: of(o.left), right: of(o.right), strength: of(o.left) + of(o.right), whole: !!o.left && !!o.right };
}

// dice

export function valueOf(o: Discordia, die: string): number {
  return o.dice[DICE.findIndex((one) => one === die)] ?? 0;
}

/** What lies in a column of the display, from the top; a place may be empty. */
export function column(o: Discordia, value: number): string[] {
  return o.display.filter((_, n) => n % COLUMNS.length === value - 1);
}

/** What a die shows on tiles: its column, the houses and towers of a city that still answer to it, and the season's bonus. */
export interface Answering {
  value: number;
  houses: ReadonlySet<string>;
  season: boolean;
}

export function answering(
  o: Discordia,
  facts: Facts,
  known: Faces,
  seat: number,
  die: string,
  value: number,
): Answering {
  const city = o.cities[seat];
  const free = city ? anyColor(city, facts) : new Set<string>();
  const shows = (house: House) => {
    const face = known.get(house.building);
    if (face?.value !== value || used.includes(house.building)) return false;
    if (face.die === die || face.die === "any" || free.has(face.type)) return !isFull(house, face);
    return false;
  };
  const used = [...o.special_used, ...o.exchange_used];
  const season = facts.seasons.find(({ id }) => id === o.season);
  return {
    value,
    houses: new Set((city ? houses(city) : []).filter(shows).map(({ building }) => building)),
    season: season?.value === value && !o.season_used,
  };
}

/** Types of building whose dice may have any colour, by the stars on the upgrade track. */
function anyColor(city: City, facts: Facts): Set<string> {
  const held = spaces(city, facts, "upgrade")
    .slice(0, city.upgrade)
    .flatMap(({ bonus }) => bonus.filter(({ kind }) => kind === "any_color_deploy"));
  const types = held.map(({ target = "" }) => target);
  return new Set([...types, ...(types.includes("barracks") ? ["military"] : [])]);
}

/** Values that allow an upgrade, by what the box says and what a city has reached. */
export function upgradeValues(city: City | undefined, facts: Facts): number[] {
  const more = city
    ? spaces(city, facts, "upgrade")
        .slice(0, city.upgrade)
        .flatMap(({ bonus }) => bonus.filter(({ kind }) => kind === "upgrade_with").map(({ value = 0 }) => value))
    : [];
  return [...more, ...facts.upgrade_values.always];
}

// bonuses that wait

/** All of them, the next first. */
export function waiting(o: Discordia): Bonus[] {
  return o.chain.toReversed().flat();
}
