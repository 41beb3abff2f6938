/** What is picked so far: a value, narrowed and changed by every tap until one text is left to send. */

import type { Kind, MultisetOptions, Option } from "../wire";
import { type Choice, isFlat, type ListChoice, type Model, type RangeChoice, valueOf } from "./model";

export interface Picked {
  choice: string;
  /** Field and value, the oldest first. */
  values: readonly (readonly [field: string, value: string])[];
  /** The text of an option that was picked as a whole. */
  whole: string;
  /** The field that is being asked about; empty: the next that is open. */
  focus: string;
  amount: number | null;
  counts: Readonly<Record<string, number>>;
}

export const NOTHING: Picked = { choice: "", values: [], whole: "", focus: "", amount: null, counts: {} };

export type Tap =
  { kind: "choice"; id: string } | { kind: "value"; field: string; value: string } | { kind: "option"; do: string };

// what it comes to

/** The choice that is being built: the one picked, else the only one that asks for more than a tap. */
export function current(model: Model, picked: Picked): Choice | undefined {
  if (picked.choice) return model.choices.find((choice) => choice.id === picked.choice);
  if (model.choices.length === 1) return model.choices[0];
  if (isFlat(model)) return undefined;
  const wide = model.choices.filter((choice) => choice.kind !== "list" || choice.options.length > 1);
  return wide.length === 1 ? wide[0] : undefined;
}

/** The options of the list being built that go with all that is picked. */
export function remaining(model: Model, picked: Picked): Option[] {
  const choice = current(model, picked);
  if (choice?.kind !== "list") return [];
  const left = fitting(choice, picked.values);
  const whole = picked.whole && left.find((option) => option.do === picked.whole);
  return whole ? [whole] : left;
}

export function fitting(choice: ListChoice, values: Picked["values"]): Option[] {
  return choice.options.filter((option) => values.every(([field, value]) => valueOf(option, field) === value));
}

/** The text to send, if the choice is complete. */
export function ready(model: Model, picked: Picked): string | undefined {
  const aside = picked.whole && model.asides.find((option) => option.do === picked.whole);
  if (aside) return aside.do;
  const choice = current(model, picked);
  if (!choice) return undefined;
  if (choice.kind === "range") {
    const { range } = choice;
    const amount = amountOf(choice, picked);
    if (amount === null || amount < range.low || amount > range.high) return undefined;
    return `${range.do} ${range.field}=${amount}`;
  }
  if (choice.kind === "multiset") {
    const { set } = choice;
    if (!set.sizes.includes(total(set, picked.counts))) return undefined;
    if (set.kinds.some((kind) => countOf(picked.counts, kind) > kind.limit)) return undefined;
    const given = set.kinds.filter((kind) => countOf(picked.counts, kind) > 0);
    return [set.do, ...given.map((kind) => `${kind.id}=${countOf(picked.counts, kind)}`)].join(" ");
  }
  const left = remaining(model, picked);
  return left.length === 1 ? left[0]?.do : undefined;
}

export function amountOf(choice: RangeChoice, picked: Picked): number | null {
  return choice.range.low === choice.range.high ? choice.range.low : picked.amount;
}

export function countOf(counts: Picked["counts"], kind: Kind): number {
  return counts[kind.id] ?? 0;
}

export function total(set: MultisetOptions, counts: Picked["counts"]): number {
  return set.kinds.reduce((sum, kind) => sum + countOf(counts, kind), 0);
}

/** How many more of a kind can still be added so that one of the sizes can be met. */
export function room(set: MultisetOptions, counts: Picked["counts"], kind: Kind): number {
  return Math.max(0, Math.min(kind.limit - countOf(counts, kind), Math.max(...set.sizes) - total(set, counts)));
}

// taps

export function tap(model: Model, picked: Picked, what: Tap): Picked {
  if (what.kind === "choice") return { ...NOTHING, choice: what.id };
  if (what.kind === "option") return pickOption(model, what.do);
  return pickValue(model, picked, what.field, what.value);
}

/** Pick a whole option: its fields can be changed one by one afterwards. */
export function pickOption(model: Model, text: string): Picked {
  if (model.asides.some((option) => option.do === text)) return { ...NOTHING, whole: text };
  for (const choice of model.choices) {
    if (choice.kind !== "list") continue;
    const option = choice.options.find((one) => one.do === text);
    if (!option) continue;
    const values = choice.fields.map((field) => [field, valueOf(option, field)] as const);
    return { ...NOTHING, choice: choice.id, values, whole: text };
  }
  return NOTHING;
}

/** Pick a value; older picks that don't go with it are dropped, the oldest first to go. */
export function pickValue(model: Model, picked: Picked, field: string, value: string): Picked {
  let choice = current(model, picked);
  const holds = (one: Choice | undefined): one is ListChoice =>
    one?.kind === "list" && one.options.some((option) => valueOf(option, field) === value);
  if (!holds(choice)) choice = model.choices.find(holds); // a board may name a value of another verb
  if (!holds(choice)) return picked;
  let values: (readonly [string, string])[] = [[field, value]];
  for (const pick of picked.values.toReversed()) {
    if (pick[0] === field) continue;
    const more = [pick, ...values];
    if (fitting(choice, more).length) values = more;
  }
  const kept = fitting(choice, values).some((option) => option.do === picked.whole);
  return { ...NOTHING, choice: choice.id, values, whole: kept ? picked.whole : "" };
}

/** Ask about a field again: the chip was tapped. */
export function focusOn(picked: Picked, field: string): Picked {
  return { ...picked, focus: field, whole: "" };
}

export function setAmount(model: Model, picked: Picked, amount: number | null): Picked {
  const choice = current(model, picked);
  return choice?.kind === "range" ? { ...NOTHING, choice: choice.id, amount } : picked;
}

export function setCount(model: Model, picked: Picked, kind: string, count: number): Picked {
  const choice = current(model, picked);
  if (choice?.kind !== "multiset") return picked;
  const found = choice.set.kinds.find((one) => one.id === kind);
  if (!found) return picked;
  const most = countOf(picked.counts, found) + room(choice.set, picked.counts, found);
  const counts = { ...picked.counts, [kind]: Math.max(0, Math.min(most, Math.trunc(count) || 0)) };
  return { ...NOTHING, choice: choice.id, counts };
}

/** Pick what a text says, e.g. a hint; a range's or multiset's text too. Nothing if it is not offered. */
export function pickText(model: Model, text: string): Picked {
  const listed = pickOption(model, text);
  if (listed !== NOTHING) return listed;
  const [verb, ...words] = text.split(" ");
  const given = words.map((word) => word.split("=", 2) as [string, string]);
  for (const choice of model.choices) {
    let made: Picked | undefined;
    if (choice.kind === "range" && choice.range.do === verb) {
      const amount = Number(given.find(([field]) => field === choice.range.field)?.[1]);
      made = { ...NOTHING, choice: choice.id, amount };
    } else if (choice.kind === "multiset" && choice.set.do === verb) {
      made = { ...NOTHING, choice: choice.id, counts: Object.fromEntries(given.map(([id, n]) => [id, Number(n)])) };
    }
    if (made && ready(model, made) === text) return made;
  }
  return NOTHING;
}

/** What still stands of a choice when the options have changed under it. */
export function carry(before: Model, after: Model, picked: Picked): { picked: Picked; lost: boolean } {
  const text = ready(before, picked);
  const touched = text !== undefined || picked.values.length > 0 || picked.amount !== null || hasCounts(picked);
  if (!touched) return { picked: NOTHING, lost: false };
  if (text !== undefined) {
    const again = pickText(after, text);
    return { picked: again, lost: again === NOTHING };
  }
  const choice = after.choices.find((one) => one.id === picked.choice);
  const fits = choice?.kind === "list" && fitting(choice, picked.values).length > 0;
  return { picked: fits ? { ...picked, focus: "", whole: "" } : NOTHING, lost: !fits && picked.values.length > 0 };
}

function hasCounts(picked: Picked): boolean {
  return Object.values(picked.counts).some((count) => count > 0);
}

/** Values of a field that can be picked now: what a board lights. */
export function lit(model: Model, picked: Picked, field: string): Set<string> {
  const values = new Set<string>();
  const building = current(model, picked)?.id;
  for (const choice of model.choices) {
    if (choice.kind !== "list") continue;
    const others = choice.id === building ? picked.values.filter(([one]) => one !== field) : [];
    for (const option of fitting(choice, others)) if (option.fields?.[field]) values.add(option.fields[field]);
  }
  return values;
}
