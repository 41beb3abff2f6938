/** Alba Longa as a viewer may see it, and the values of its components: plain data as the server sends it. */

import type { components } from "$lib/schema";

type Schemas = components["schemas"];
export type City = Schemas["alba_longa.City"];
type Pile = Schemas["alba_longa.Pile"];
export type AlbaLonga = Schemas["alba_longa.AlbaLonga"];

export const JOBS = ["soldier", "merchant", "worker", "priest", "farmer"] as const;
export type Job = (typeof JOBS)[number];
export const PLACES = ["barracks", "market", "quarry", "temple", "farm"] as const;
export type Place = (typeof PLACES)[number];
export const [SOLDIER, MERCHANT, WORKER, PRIEST, FARMER] = [0, 1, 2, 3, 4] as const;
/** The city of each seat, then Assisi. */
export const CITIES = ["alba_longa", "roma", "veii", "velitrae", "reate", "assisi"] as const;
export type CityId = (typeof CITIES)[number];
export const ASSISI = 5;
export const NOBODY = -1;

export interface Facts {
  years: number;
  goal: { monuments: number; population: number };
  foundations: number;
  dice_costs: readonly number[];
  stalls: readonly { id: string; numeral: string }[];
  housing: { length: number; free: readonly number[] };
  population: { length: number };
  merchants: { length: number; paying: readonly number[] };
  devotion: { length: number };
  farm: { fields: number; granary_yields: boolean };
  heroes: readonly number[];
  climates: readonly { id: string; wheat: number; improved: number; lying: number }[];
  climate_cards: readonly { id: string; climate: string; prayer_cost: number }[];
  blessings: readonly { id: string; copies: number; resource: string; amount: number }[];
  loot: readonly { id: string; amount: number }[];
}

// a city

export function population(city: City): number {
  return city.assigned.reduce((sum, count) => sum + count, city.home);
}

/** Own peasants and captives in a job. */
export function people(city: City, job: number): number {
  return (city.assigned[job] ?? 0) + (city.captives[job] ?? 0);
}

/** Farmers in the fields, and beyond them in the granary. */
export function farm(city: City, fields: number): { fields: number; lying: number; granary: number } {
  const own = city.assigned[FARMER] ?? 0;
  const working = Math.min(own, fields);
  return { fields: working, lying: city.lying_farmers, granary: own - working + (city.captives[FARMER] ?? 0) };
}

/** A house of the village: somebody is at home, or out at work, or nobody lives there; `passed` by the housing disc. */
export type House = "home" | "away" | "empty" | "passed";

export function houses(city: City, length: number): House[] {
  const first = city.housing_disc;
  return Array.from({ length }, (_, n) => {
    if (n < first) return "passed";
    if (n < first + city.home) return "home";
    return n < first + population(city) ? "away" : "empty";
  });
}

/** What the bank pays for the merchants as they stand. */
export function income(city: City, paying: readonly number[]): number {
  const merchants = people(city, MERCHANT);
  return paying.filter((space) => space <= merchants).length - (city.lying_merchant ? 1 : 0);
}

/** What the farm yields in a climate, and if the harvest is improved. */
export function harvest(city: City, facts: Facts, climate: string): { plain: number; improved: number } {
  const weather = facts.climates.find(({ id }) => id === climate);
  const { fields, lying, granary } = farm(city, facts.farm.fields);
  const standing = fields - lying + (facts.farm.granary_yields ? granary : 0);
  const least = lying * (weather?.lying ?? 0);
  return {
    plain: standing * (weather?.wheat ?? 0) + least,
    improved: standing * (weather?.improved ?? 0) + least,
  };
}

const PHASES = ["soldiers", "merchants", "workers", "priests", "farmers", "blessings", "return", "king_of_kings"];
const YEAR_END = ["feed", "grow", "victory_check"];
/** Jobs that ask nothing of anybody are done as soon as their phase has begun. */
const AT_ONCE: readonly number[] = [MERCHANT, WORKER, PRIEST];

/** Whether a job has brought what it brings this season. */
export function isDone(phase: string, job: number): boolean {
  const now = PHASES.indexOf(phase);
  return YEAR_END.includes(phase) || now > job || (now === job && AT_ONCE.includes(job));
}

// heroes

/** Where a hero is as far as this viewer can know: in hand, in the used pile, on the table, or one of the first two. */
export type HeroState = "active" | "used" | "played" | "unknown";

export function heroes(city: City, own: boolean): HeroState[] {
  const piles = own ? [city.used] : possiblePiles(city.trace);
  return [0, 1, 2, 3, 4].map((hero) => {
    if (city.hero === hero) return "played";
    const used = piles.filter((pile) => (pile >> hero) & 1).length;
    if (used === 0) return "active";
    return used === piles.length ? "used" : "unknown";
  });
}

/** The sets of heroes that a used pile may be: a bit of the trace for each, itself a number of bits. */
export function possiblePiles(trace: number): number[] {
  return Array.from({ length: 32 }, (_, pile) => pile).filter((pile) => Math.floor(trace / 2 ** pile) % 2 === 1);
}

/** How many heroes a King can still play, which everybody sees. */
export function activeHeroes(city: City): number {
  const used = possiblePiles(city.trace)[0] ?? 0;
  const cards = [0, 1, 2, 3, 4].filter((hero) => !((used >> hero) & 1)).length;
  return cards - (city.hero === NOBODY ? 0 : 1);
}

// attacks

/** What somebody has chosen in secret and only they know. */
export function drafts(o: AlbaLonga, seat: number): { city?: string; hero?: number } {
  const found: { city?: string; hero?: number } = {};
  for (const draft of o.answers?.drafts[seat] ?? []) {
    const city = /^choose_target city=(\w+)$/.exec(draft)?.[1];
    const hero = /^choose_hero value=(\d)$/.exec(draft)?.[1];
    if (city) found.city = city;
    if (hero) found.hero = Number(hero);
  }
  return found;
}

/** Who attacks a city, once all cards are turned up. */
export function attackers(o: AlbaLonga, place: number): number[] {
  return o.order.filter((seat) => o.cities[seat]?.target === place);
}

/** Soldiers and the hero that lies open. */
export function strength(city: City): number {
  return people(city, SOLDIER) + Math.max(0, city.hero);
}

// the central board

/** Who would take each stall if merchants were paid now: a seat, the bank, or nobody while it is empty. */
export type Taker = number | "bank" | undefined;

export function takers(o: AlbaLonga): Taker[] {
  const merchants = (seat: number) => (o.cities[seat] ? people(o.cities[seat], MERCHANT) : 0);
  const late = (seat: number) => (o.cities[seat]?.lying_merchant && merchants(seat) === 1 ? 1 : 0);
  const ranking = o.order
    .filter((seat) => merchants(seat) > 0)
    .toSorted((a, b) => late(a) - late(b) || merchants(b) - merchants(a));
  const fullest = [...o.stalls.keys()].toSorted((a, b) => (o.stalls[b] ?? 0) - (o.stalls[a] ?? 0));
  const found: Taker[] = o.stalls.map(() => undefined);
  for (const [place, stall] of fullest.entries()) {
    if (o.stalls[stall]) found[stall] = place === 0 ? "bank" : (ranking[place - 1] ?? "bank");
  }
  return found;
}

/** The prayer cost of this year; before the card is turned, what it may be. */
export function prayer(o: AlbaLonga, facts: Facts): { cost: number; may: number[] } {
  const costOf = (card: string) => facts.climate_cards.find(({ id }) => id === card)?.prayer_cost ?? 0;
  const last = o.turned.at(-1);
  if (last !== undefined && o.turned.length >= o.year) return { cost: costOf(last), may: [] };
  const unseen = Object.values(o.climate_cards[o.climate]?.pools ?? {}).flatMap((pool) =>
    Object.keys(pool).filter((card) => pool[card]),
  );
  return { cost: 0, may: [...new Set(unseen.map(costOf))].sort((a, b) => a - b) };
}

export function cardsLeft(pile: Pile): number {
  return pile.layers.reduce((sum, layer) => sum + layer.count, 0);
}
