/** Kingsburg as a viewer may see it, and the values of its components: plain data as the server sends it. */

import type { SeatColor } from "$kit/seats";
import type { components } from "$lib/schema";

import { BUILDINGS, type BuildingId } from "./buildings";

type Schemas = components["schemas"];
export type Province = Schemas["kingsburg.Province"];
export type Group = Schemas["kingsburg.Group"];
export type Layer = Schemas["kingsburg.Layer"];
export type Battle = Schemas["kingsburg.Battle"];
export type Kingsburg = Schemas["kingsburg.Kingsburg"];

export const GOODS = ["gold", "wood", "stone"] as const;
export type Good = (typeof GOODS)[number];
export const NOBODY = -1;

export interface Amount {
  gold: number;
  wood: number;
  stone: number;
  any: number;
  buildings: number;
  vp: number;
}

export interface AdvisorFacts {
  value: number;
  id: string;
  cost_vp: number;
  options: readonly Amount[];
  any: number;
  exchange: unknown;
  plus_two: number;
  soldiers: number;
  peek: boolean;
  vp: number;
}

export interface BuildingFacts {
  id: string;
  row: number;
  column: number;
  cost: Amount;
  vp: number;
  battle: number;
  battle_versus: Readonly<Record<string, number>>;
}

export interface EnemyFacts {
  id: string;
  year: number;
  type: string;
  strength: number;
  loss: Amount;
  reward: Amount;
}

export interface Facts {
  advisors: readonly AdvisorFacts[];
  buildings: readonly BuildingFacts[];
  enemies: readonly EnemyFacts[];
  /** What others cost while a building stands, by its id and theirs. */
  cheaper: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/** The buildings in the order of the bits. */
export const PLACES = Object.keys(BUILDINGS) as BuildingId[];
export const COLUMNS = 4;

export function stands(province: Province, place: number): boolean {
  return ((province.built >> place) & 1) === 1;
}

export function buildings(province: Province): number {
  return PLACES.filter((_, place) => stands(province, place)).length;
}

// dice

export interface Die {
  /** The same for a die wherever it lies in a season. */
  piece: string;
  value: number;
  white: boolean;
}

/** A seat's dice of this season: those still in hand, and those on each of the groups by its place in the list. */
export function diceOf(o: Kingsburg, seat: number, color: SeatColor): { hand: Die[]; placed: Map<number, Die[]> } {
  const hand: Die[] = [];
  const placed = new Map<number, Die[]>();
  const province = o.provinces[seat];
  for (const white of [false, true]) {
    const lying: { value: number; at: number }[] = [];
    for (const [at, group] of o.groups.entries()) {
      if (group.seat !== seat) continue;
      for (const value of white ? group.white_dice : group.colored_dice) lying.push({ value, at });
    }
    for (const value of (white ? province?.white : province?.colored) ?? []) lying.push({ value, at: -1 });
    lying.sort((a, b) => a.value - b.value); // stable: equal dice stay in the order in which they were placed
    for (const [n, { value, at }] of lying.entries()) {
      const die = { piece: `die-${color}-${white ? "w" : ""}${n}`, value, white };
      if (at < 0) hand.push(die);
      else placed.set(at, [...(placed.get(at) ?? []), die]);
    }
  }
  return { hand, placed };
}

/** What a seat's dice of this season show together. */
export function rolled(o: Kingsburg, seat: number): number {
  const province = o.provinces[seat];
  const placed = o.groups.filter((group) => group.seat === seat);
  const faces = [
    ...(province?.colored ?? []),
    ...(province?.white ?? []),
    ...placed.flatMap((group) => [...group.colored_dice, ...group.white_dice]),
  ];
  return faces.reduce((sum, face) => sum + face, 0);
}

// the enemy

export interface Threat {
  /** Its card, where this viewer may see it. */
  card: EnemyFacts | undefined;
  /** Seen in secret, not turned up for all. */
  secret: boolean;
  /** Turned up: the battle is fought. */
  open: boolean;
  low: number;
  high: number;
  knownTo: readonly number[];
}

/** What winter may bring; nothing once the last battle is over. `blind`: what was seen in secret is covered. */
export function threat(o: Kingsburg, facts: Facts | undefined, blind = false): Threat | undefined {
  const [top] = o.enemies.layers;
  if (!facts || (!o.battle && !top)) return undefined;
  const secret = !o.battle && !!top?.card;
  const id = o.battle?.enemy ?? top?.card;
  const card = secret && blind ? undefined : facts.enemies.find((enemy) => enemy.id === id);
  const year = o.battle ? o.year : Number(/\d+$/.exec(top?.group ?? "")?.[0] ?? o.year);
  const strengths = facts.enemies.filter((enemy) => enemy.year === year).map((enemy) => enemy.strength);
  return {
    card,
    secret,
    open: o.battle !== null,
    low: card?.strength ?? Math.min(...strengths),
    high: card?.strength ?? Math.max(...strengths),
    knownTo: o.battle ? [] : (top?.known_to ?? []),
  };
}

export interface Stone {
  /** `soldiers`, `reinforcements` or a building. */
  id: string;
  value: number;
}

/** What stands against the enemy, from the ground up; what weakens a province comes first. */
export function wall(o: Kingsburg, seat: number, facts: Facts | undefined, enemy: string | undefined): Stone[] {
  const province = o.provinces[seat];
  if (!province) return [];
  const king = o.battle?.reinforcements ?? 0; // counted among the soldiers once they have come
  const stones = (facts?.buildings ?? [])
    .filter((_, place) => stands(province, place))
    .map(({ id, battle, battle_versus }) => ({ id, value: (enemy && battle_versus[enemy]) ?? battle }))
    .map(({ id, value }) => ({ id, value: Number(value) }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => Math.sign(a.value) - Math.sign(b.value));
  const soldiers = province.soldiers - king;
  if (soldiers > 0) stones.push({ id: "soldiers", value: soldiers });
  if (king > 0) stones.push({ id: "reinforcements", value: king });
  return stones;
}

/** What a building costs its owner, in goods: some buildings make others cheaper. */
export function cost(building: BuildingFacts, province: Province, facts: Facts): readonly number[] {
  for (const [id, prices] of Object.entries(facts.cheaper))
    if (prices[building.id] && stands(province, PLACES.indexOf(id as BuildingId))) return prices[building.id] ?? [];
  const { gold, wood, stone } = building.cost;
  return [gold, wood, stone];
}

export function height(stones: readonly Stone[]): number {
  return stones.reduce((sum, stone) => sum + stone.value, 0);
}
