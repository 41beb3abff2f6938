/** What can be tapped: the field that is asked about now, whole options where there are few, other verbs beside it. */

import { type MultisetOptions, type Option, type Part, plain, type RangeOptions } from "../wire";
import { type Choice, isFlat, type ListChoice, type Model, valueOf } from "./model";
import { amountOf, current, fitting, type Picked, ready, type Tap, total } from "./picking";

/** One thing to tap: a value of a field, an option, or a verb. */
export interface Card {
  key: string;
  text: string;
  parts: Part[];
  note: string;
  /** How many options it stands for. */
  ways: number;
  chosen: boolean;
  /** It goes with all that is picked; else picking it changes something. */
  fits: boolean;
  tap: Tap;
}

export type Asking =
  | { kind: "cards"; of: "options" | "values" | "choices"; field: string; cards: Card[] }
  | { kind: "amount"; range: RangeOptions; amount: number | null }
  | { kind: "counts"; set: MultisetOptions; counts: Readonly<Record<string, number>>; total: number };

/** What is asked now: cards to tap, an amount, or counts. */
export function asking(model: Model, picked: Picked): Asking {
  const choice = current(model, picked);
  if (isFlat(model) && !picked.focus) {
    const cards = model.choices.flatMap((one) => (one.kind === "list" ? one.options : []));
    return { kind: "cards", of: "options", field: "", cards: optionCards(model, picked, cards) };
  }
  if (!choice) return { kind: "cards", of: "choices", field: "", cards: choiceCards(model) };
  if (choice.kind === "range") return { kind: "amount", range: choice.range, amount: amountOf(choice, picked) };
  if (choice.kind === "multiset") {
    const counts = picked.counts;
    return { kind: "counts", set: choice.set, counts, total: total(choice.set, counts) };
  }
  if (choice.options.length === 1) {
    return { kind: "cards", of: "options", field: "", cards: [] };
  }
  const field = askedField(choice, picked);
  if (field) return { kind: "cards", of: "values", field, cards: valueCards(choice, picked, field) };
  const left = fitting(choice, picked.values);
  return { kind: "cards", of: "options", field: "", cards: optionCards(model, picked, left) };
}

/** The field to ask about: the one tapped, else the next open one, else the one picked last. */
function askedField(choice: ListChoice, picked: Picked): string {
  if (picked.focus && choice.fields.includes(picked.focus)) return picked.focus;
  const left = fitting(choice, picked.values);
  const open = choice.fields.find((field) => !picked.values.some(([one]) => one === field) && isOpen(left, field));
  if (open) return open;
  if (left.length > 1) return ""; // what is left to say has no words of its own
  return picked.values.at(-1)?.[0] ?? "";
}

export function isOpen(options: readonly Option[], field: string): boolean {
  return new Set(options.map((option) => valueOf(option, field))).size > 1;
}

/** Beside what is being built: verbs that one tap picks ("Pass"), and other verbs to turn to. */
export function sides(model: Model, picked: Picked): Card[] {
  if (isFlat(model) || model.choices.length < 2) return [];
  const building = current(model, picked);
  if (!building) return [];
  return choiceCards(model)
    .filter((card) => card.tap.kind !== "choice" || card.tap.id !== building.id)
    .filter((card) => card.tap.kind !== "option" || building.id !== choiceOf(model, card.tap.do)?.id);
}

function choiceOf(model: Model, text: string): Choice | undefined {
  return model.choices.find((choice) => choice.kind === "list" && choice.options.some((one) => one.do === text));
}

function choiceCards(model: Model): Card[] {
  return model.choices.map((choice): Card => {
    const base = { key: choice.id, note: "", chosen: false, fits: true };
    if (choice.kind === "list") {
      const [only] = choice.options;
      if (only && choice.options.length === 1) {
        const tapped: Tap = { kind: "option", do: only.do };
        return { ...base, text: plain(only.parts), parts: only.parts, note: only.note ?? "", ways: 1, tap: tapped };
      }
      const text = `${commonStart(choice.options)}…`;
      const id: Tap = { kind: "choice", id: choice.id };
      return { ...base, text, parts: [{ text }], ways: choice.options.length, tap: id };
    }
    const text = `${choice.kind === "range" ? choice.range.label : choice.set.label}…`;
    return { ...base, text, parts: [{ text }], ways: 2, tap: { kind: "choice", id: choice.id } };
  });
}

/** The words that all sentences begin with; where they begin with different things, the first words they share after. */
function commonStart(options: readonly Option[]): string {
  const sentences = options.map((option) => plain(option.parts).split(" "));
  const [first = []] = sentences;
  const shared = (words: (of: string[], n: number) => string | undefined, from: number) => {
    let to = from;
    while (to < first.length && sentences.every((one) => words(one, to) === first[to])) to++;
    return first.slice(from, to).join(" ");
  };
  const start = shared((one, n) => one[n], 0);
  if (start) return start;
  const at = first.findIndex((word, n) => n > 0 && sentences.every((one) => one.includes(word, 1)));
  if (at < 0) return first[0] ?? "";
  return `… ${shared((one, n) => one[one.indexOf(first[at] ?? "", 1) + n - at], at)}`;
}

function optionCards(model: Model, picked: Picked, options: readonly Option[]): Card[] {
  const text = ready(model, picked);
  return options.map((option) => ({
    key: option.do,
    text: plain(option.parts),
    parts: option.parts,
    note: option.note ?? "",
    ways: 1,
    chosen: option.do === text,
    fits: true,
    tap: { kind: "option", do: option.do },
  }));
}

/** The words that an option has for a field; none if it says nothing of it. */
function labelOf(choice: ListChoice, option: Option, field: string): Part[] {
  return (choice.cut.get(option.do) ?? [])
    .filter((chip) => chip.field === field)
    .flatMap((chip, at) => (at ? [{ text: " " }, ...chip.parts] : chip.parts));
}

/** Every value of a field; those that go with the other picks first. */
function valueCards(choice: ListChoice, picked: Picked, field: string): Card[] {
  const others = picked.values.filter(([one]) => one !== field);
  const now = picked.values.find(([one]) => one === field)?.[1];
  const cards = new Map<string, Card>();
  const within = new Map<string, Option[]>();
  for (const option of choice.options) {
    const value = valueOf(option, field);
    const fits = others.every(([one, wanted]) => valueOf(option, one) === wanted);
    let card = cards.get(value);
    if (!card) {
      const parts = labelOf(choice, option, field);
      const text = plain(parts);
      const tapped: Tap = { kind: "value", field, value };
      card = { key: value, text, parts, note: "", ways: 0, chosen: value === now, fits: false, tap: tapped };
      cards.set(value, card);
      within.set(value, []);
    }
    if (!card.text) {
      card.parts = labelOf(choice, option, field);
      card.text = plain(card.parts);
    }
    if (fits && !card.fits) {
      card.fits = true;
      within.set(value, []); // only what fits counts
    }
    if (fits === card.fits) within.get(value)?.push(option);
  }
  for (const card of cards.values()) {
    const options = within.get(card.key) ?? [];
    card.ways = options.length;
    card.note = options.every((option) => option.note === options[0]?.note) ? (options[0]?.note ?? "") : "";
  }
  return [...cards.values()].sort((a, b) => Number(b.fits) - Number(a.fits));
}

/** Options whose sentence holds every word that was typed, whatever the accents. */
export function search(model: Model, typed: string): Option[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const all = model.choices.flatMap((choice) => (choice.kind === "list" ? choice.options : []));
  return all.filter((option) => {
    const words = fold(`${plain(option.parts)} ${option.note ?? ""}`);
    return wanted.every((word) => words.includes(word));
  });
}

/** How many options there are in lists. */
export function count(model: Model): number {
  return model.choices.reduce((sum, choice) => sum + (choice.kind === "list" ? choice.options.length : 0), 0);
}

/** What was searched for, as cards. */
export function found(model: Model, picked: Picked, typed: string): Card[] {
  return optionCards(model, picked, search(model, typed));
}

/** Everything that can be tapped now. */
export function taps(model: Model, picked: Picked): Tap[] {
  const asked = asking(model, picked);
  const cards = asked.kind === "cards" ? asked.cards : [];
  return [...cards, ...sides(model, picked)].map((card) => card.tap);
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
