/** The sums of a battle round as the table shows them: every die, every modifier, by the public rules of chapter 10. */

import { type Battle, type Facts, type Medioevo, NONE, penalty, SHIPS, size } from "./read";

/** The base attack value, how it comes about, and the loss value (ME-10.12, ME-10.13). */
export interface Roll {
  attack: number;
  loss: number;
  /** The equal dice whose product counts, or the highest one alone. */
  of: number[];
}

export function attack(dice: readonly number[]): Roll {
  if (!dice.length) return { attack: 0, loss: 0, of: [] };
  const highest = Math.max(...dice);
  const loss = Math.min(...dice);
  let best: Roll = { attack: highest, loss, of: [highest] };
  for (const value of new Set(dice)) {
    const equal = dice.filter((die) => die === value);
    const product = equal.reduce((all, one) => all * one, 1);
    if (equal.length > 1 && product > best.attack) best = { attack: product, loss, of: equal };
  }
  return best;
}

export interface Term {
  /** `sacrifice`, `cards`, `galleys`, `penalty`, `flight`, `capture`. */
  what: string;
  amount: number;
}

export interface Tally {
  roll: Roll;
  terms: Term[];
  /** After all of it, never below 0. */
  value: number;
}

/** Levels of a side's galleys in the zone of a naval battle (ME-13.3). */
export function galleys(o: Medioevo, place: string, side: number): number {
  return Object.values(o.items)
    .filter((item) => item.place === place && item.owner === side && item.kind === SHIPS[1])
    .reduce((all, { level }) => all + level, 0);
}

/** What a side strikes with in this round: its dice, all modifiers, then the halving by flight or capture. */
export function tally(o: Medioevo, facts: Facts, battle: Battle, n: 0 | 1, isSea: boolean): Tally {
  const side = n ? battle.defender : battle.attacker;
  const roll = attack(battle.dice[n] ?? []);
  const terms: Term[] = [];
  const add = (what: string, amount: number) => {
    if (amount) terms.push({ what, amount });
  };
  add("sacrifice", 4 * (battle.sacrificed[n] ?? 0));
  add("cards", battle.bonus[n] ?? 0);
  if (isSea) {
    const other = n ? battle.attacker : battle.defender;
    add("galleys", Math.max(0, galleys(o, battle.place, side) - galleys(o, battle.place, other)));
  }
  if (side >= 0) add("penalty", penalty(o, facts, side));
  let value = Math.max(0, roll.attack + terms.reduce((all, { amount }) => all + amount, 0));
  if (n === 0 && battle.flight.length) {
    add("flight", Math.ceil(value / 2) - value);
    value = Math.ceil(value / 2);
  } else if (battle.capture[n] && (battle.strength[n] ?? 0) < 3 * (battle.strength[n ? 0 : 1] ?? 0)) {
    add("capture", -Math.ceil(value / 2));
    value -= Math.ceil(value / 2);
  }
  return { roll, terms, value };
}

export function isOver(battle: Battle): boolean {
  return battle.ended !== "" || battle.winner !== NONE;
}

/** The steps of a round in their order, and the one that is on. */
export const STEPS = ["start", "artillery", "archery", "melee", "end"] as const;

/** Which of them a battle is in: what comes before the first round is in none. */
export function stepOf(step: string): (typeof STEPS)[number] | undefined {
  if (step === "melee_rolled") return "melee";
  return step === "over" ? "end" : STEPS.find((one) => one === step);
}

/** How many of a side's dice of the ranged step hit. */
export function hits(dice: readonly number[]): number {
  return dice.filter((die) => die <= 3).length;
}

export function crewed(battle: Battle, n: 0 | 1): number {
  return battle.crews.filter(({ side }) => side === n).reduce((all, { troops }) => all + size(troops), 0);
}
