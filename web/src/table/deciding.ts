/**
 * Deciding: from the options that the server offers, and nothing else, to the one text that is sent back.
 *
 * Options of one verb differ in their fields. What has been picked so far narrows them; a field that only one value is
 * left for fills itself; when one option is left the choice is complete. Picking a value that does not go with what was
 * picked before drops the older picks that stand in its way, so every option can be reached from anywhere. Where fields
 * have no words of their own in the sentence, the whole sentences that are left are listed: nothing stays out of reach.
 *
 * Ranges are an amount, multisets a count of each kind. All is pure: `Picked` is a value, every function gives a new one.
 */

import {
  plain,
  type Choices,
  type Kind,
  type MultisetOptions,
  type Option,
  type Part,
  type RangeOptions,
} from "./wire";

/** So many options are listed one by one, with the digits 1 to 9; more are asked field by field, and can be searched. */
export const FEW = 9;

export interface ListChoice {
  kind: "list";
  id: string;
  options: Option[];
  /** Fields that differ and have words in the sentence, in its order. */
  fields: string[];
  /** The sentences cut into words and chips, by the options' texts. */
  cut: Map<string, Chip[]>;
}

export interface RangeChoice {
  kind: "range";
  id: string;
  range: RangeOptions;
}

export interface MultisetChoice {
  kind: "multiset";
  id: string;
  set: MultisetOptions;
}

export type Choice = ListChoice | RangeChoice | MultisetChoice;

export interface Model {
  choices: Choice[];
  /** Not answers to what is asked: offers, standing answers. */
  asides: Option[];
}

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

/** A piece of the sentence: words, or a chip that stands for a field. */
export interface Piece {
  text: string;
  /** What the chip stands for; empty: plain words. */
  field: string;
  /** `picked` by the player, `forced` by what was picked, `open`; `fixed` can't be anything else. */
  state: "words" | "picked" | "forced" | "open" | "fixed";
  value: string;
  kind: string;
  seat: number;
}

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

export type Tap =
  { kind: "choice"; id: string } | { kind: "value"; field: string; value: string } | { kind: "option"; do: string };

export type Asking =
  | { kind: "cards"; of: "options" | "values" | "choices"; field: string; cards: Card[] }
  | { kind: "amount"; range: RangeOptions; amount: number | null }
  | { kind: "counts"; set: MultisetOptions; counts: Readonly<Record<string, number>>; total: number };

export function model(choices: readonly Choices[]): Model {
  const found: Choice[] = [];
  const lists = new Map<string, ListChoice>();
  const asides: Option[] = [];
  for (const [at, shape] of choices.entries()) {
    if (shape.shape === "range") {
      if (shape.high >= shape.low) found.push({ kind: "range", id: `range:${at}`, range: shape });
    } else if (shape.shape === "multiset") {
      const few = listed(shape);
      if (few) found.push({ kind: "list", id: `multiset:${at}`, options: few, fields: [], cut: new Map() });
      else if (shape.sizes.length) found.push({ kind: "multiset", id: `multiset:${at}`, set: shape });
    } else {
      for (const option of shape.options) {
        if (option.aside) {
          asides.push(option);
          continue;
        }
        let list = lists.get(option.verb);
        if (!list) {
          list = { kind: "list", id: `list:${option.verb}`, options: [], fields: [], cut: new Map() };
          lists.set(option.verb, list);
          found.push(list);
        }
        list.options.push(option);
      }
    }
  }
  for (const list of found) {
    if (list.kind !== "list") continue;
    if (lists.has(list.id.slice("list:".length))) list.fields = chipFields(list.options);
    for (const option of list.options) list.cut.set(option.do, chips(option.parts));
    for (const field of list.fields) absorb(list, field);
  }
  return { choices: found, asides };
}

/** Every way to choose from a multiset as an option of its own, if there are few: one tap instead of several. */
function listed(set: MultisetOptions): Option[] | undefined {
  let ways: number[][] = [[]];
  const most = Math.max(...set.sizes);
  for (const kind of set.kinds) {
    const next: number[][] = [];
    for (const way of ways) {
      const left = most - way.reduce((sum, n) => sum + n, 0);
      for (let n = Math.min(kind.limit, left); n >= 0; n--) next.push([...way, n]);
      if (next.length > 20 * FEW) return undefined;
    }
    ways = next;
  }
  const whole = ways.filter((way) => set.sizes.includes(way.reduce((sum, n) => sum + n, 0)));
  if (!whole.length || whole.length > FEW) return undefined;
  return whole.map((way) => {
    const given = set.kinds.flatMap((kind, at) => (way[at] ? [{ kind, n: way[at] }] : []));
    const words = given.flatMap(({ kind, n }, at): Part[] => [
      { text: at ? ", " : " " },
      { text: `${n} ${kind.name}`, field: kind.id, value: String(n) },
    ]);
    return {
      do: [set.do, ...given.map(({ kind, n }) => `${kind.id}=${n}`)].join(" "),
      verb: set.do,
      parts: [{ text: set.label }, ...(given.length ? words : [{ text: " 0" }])],
      fields: Object.fromEntries(given.map(({ kind, n }) => [kind.id, String(n)])),
    };
  });
}

/** Fields that differ between options and that the sentence has words for, in the order of the fullest sentence. */
function chipFields(options: readonly Option[]): string[] {
  const fullest = options.reduce<Option | undefined>(
    (best, one) => (best && best.parts.length >= one.parts.length ? best : one),
    undefined,
  );
  const named = new Set<string>();
  for (const option of fullest ? [fullest, ...options] : options)
    for (const part of option.parts) if (part.field && part.text.trim()) named.add(part.field);
  return [...named].filter((field) => new Set(options.map((option) => valueOf(option, field))).size > 1);
}

export function valueOf(option: Option, field: string): string {
  return option.fields?.[field] ?? "";
}

/** The words that an option has for a field; none if it says nothing of it. */
function labelOf(choice: ListChoice, option: Option, field: string): Part[] {
  return (choice.cut.get(option.do) ?? [])
    .filter((chip) => chip.field === field)
    .flatMap((chip, at) => (at ? [{ text: " " }, ...chip.parts] : chip.parts));
}

/** Words, or what belongs to one field. */
export interface Chip {
  field: string;
  parts: Part[];
}

/** Parts put together: those of one field that stand side by side are one chip ("8", "Treasurer"). */
function chips(parts: readonly Part[]): Chip[] {
  const made: Chip[] = [];
  for (const part of parts) {
    const field = part.field ?? "";
    const last = made.at(-1);
    const before = made.at(-2);
    if (last && last.field === field) last.parts.push(part);
    else if (field && before?.field === field && last && !last.field && !plain(last.parts).trim()) {
      before.parts.push(...last.parts, part);
      made.pop();
    } else made.push({ field, parts: [part] });
  }
  return made;
}

/**
 * Words that stand before a field and change with its value belong to its chip: in "on 8 Treasurer" the 8 is the
 * Treasurer's. Taken are the last words before the chip, as long as they differ and the value decides them.
 */
function absorb(choice: ListChoice, field: string): void {
  const places = choice.options.flatMap((option) => {
    const cut = choice.cut.get(option.do) ?? [];
    const at = cut.findIndex((chip) => chip.field === field);
    const chip = cut[at];
    const before = cut[at - 1];
    return chip ? [{ value: valueOf(option, field), chip, before: before?.field === "" ? before : undefined }] : [];
  });
  const words = places.map(({ before }) => (before ? plain(before.parts).trimEnd().split(" ").reverse() : []));
  let taken = 0;
  for (; ; taken++) {
    const said = new Map<string, string>();
    const same = words.every((one, n) => {
      const word = one[taken] ?? "";
      const { value } = places[n] ?? { value: "" };
      if (said.has(value)) return said.get(value) === word;
      said.set(value, word);
      return true;
    });
    if (!same || new Set(said.values()).size < 2 || [...said.values()].includes("")) break;
  }
  if (!taken) return;
  for (const [n, { chip, before }] of places.entries()) {
    const one = words[n] ?? [];
    if (!before) continue;
    before.parts = [{ text: [...one.slice(taken).reverse(), ""].join(" ") }];
    chip.parts = [{ text: [...one.slice(0, taken).reverse(), ""].join(" ") }, ...chip.parts];
  }
}

// what is picked

/** Whether what is asked has so few answers, all of them listed, that each is shown as a sentence. */
export function isFlat(model: Model): boolean {
  let count = 0;
  for (const choice of model.choices) {
    if (choice.kind !== "list") return false;
    count += choice.options.length;
  }
  return count <= FEW;
}

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

function fitting(choice: ListChoice, values: Picked["values"]): Option[] {
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

function amountOf(choice: RangeChoice, picked: Picked): number | null {
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

// what is shown

/** What is asked now: cards to tap, an amount, or counts. */
export function asking(model: Model, picked: Picked): Asking {
  const choice = current(model, picked);
  if (isFlat(model)) {
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

function isOpen(options: readonly Option[], field: string): boolean {
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

/** The words that all sentences begin with. */
function commonStart(options: readonly Option[]): string {
  const sentences = options.map((option) => plain(option.parts).split(" "));
  const [first = []] = sentences;
  let same = 0;
  while (same < first.length && sentences.every((words) => words[same] === first[same])) same++;
  return first.slice(0, Math.max(1, same)).join(" ");
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

/** Values of a field that can be picked now: what a board lights. */
export function lit(model: Model, picked: Picked, field: string): Set<string> {
  const values = new Set<string>();
  for (const choice of model.choices) {
    if (choice.kind !== "list") continue;
    const others = choice.id === current(model, picked)?.id ? picked.values.filter(([one]) => one !== field) : [];
    for (const option of fitting(choice, others)) if (option.fields?.[field]) values.add(option.fields[field]);
  }
  return values;
}

/** The sentence as far as it stands. */
export function sentence(model: Model, picked: Picked): Piece[] {
  const aside = picked.whole && model.asides.find((option) => option.do === picked.whole);
  if (aside) return pieces(chips(aside.parts), [aside], new Set(), picked);
  const choice = current(model, picked);
  if (!choice || (isFlat(model) && ready(model, picked) === undefined)) return []; // the cards are whole sentences
  if (choice.kind === "range") return rangeSentence(choice, picked);
  if (choice.kind === "multiset") return multisetSentence(choice, picked);
  const left = remaining(model, picked);
  if (!picked.values.length && !picked.whole && choice.fields.length === 0 && left.length > 1) return [];
  // of what is left, the sentence that claims least stands for all
  const shortest = left.reduce<Option | undefined>(
    (best, one) => (best && plain(best.parts).length <= plain(one.parts).length ? best : one),
    undefined,
  );
  return shortest ? pieces(choice.cut.get(shortest.do) ?? [], left, new Set(choice.fields), picked) : [];
}

function pieces(cut: readonly Chip[], left: readonly Option[], fields: ReadonlySet<string>, picked: Picked): Piece[] {
  const made: Piece[] = [];
  for (const chip of cut) {
    const about = chip.parts.find((part) => part.field || part.kind || (part.seat ?? -1) >= 0);
    const piece: Piece = {
      text: plain(chip.parts),
      field: chip.field,
      state: "words",
      value: about?.value ?? "",
      kind: about?.kind ?? "",
      seat: about?.seat ?? -1,
    };
    if (chip.field && !fields.has(chip.field)) piece.state = "fixed";
    else if (chip.field) {
      if (isOpen(left, chip.field)) Object.assign(piece, { state: "open", text: "", value: "" });
      else piece.state = picked.values.some(([field]) => field === chip.field) ? "picked" : "forced";
    }
    if (piece.text || piece.state === "open") made.push(piece);
  }
  return made;
}

function rangeSentence(choice: RangeChoice, picked: Picked): Piece[] {
  const { range } = choice;
  const amount = amountOf(choice, picked);
  const words = (text: string): Piece => ({ text, field: "", state: "words", value: "", kind: "", seat: -1 });
  const number: Piece = {
    text: amount === null ? "" : String(amount),
    field: range.field,
    state: amount === null ? "open" : "picked",
    value: "",
    kind: "",
    seat: -1,
  };
  if (!range.parts.some((part) => part.field === range.field)) return [words(`${range.label} `), number];
  let put = false;
  return chips(range.parts).flatMap((chip) => {
    if (chip.field !== range.field) return [words(plain(chip.parts))];
    if (put) return [];
    put = true;
    return [number];
  });
}

function multisetSentence(choice: MultisetChoice, picked: Picked): Piece[] {
  const made: Piece[] = [{ text: `${choice.set.label} `, field: "", state: "words", value: "", kind: "", seat: -1 }];
  for (const kind of choice.set.kinds) {
    const count = countOf(picked.counts, kind);
    if (!count) continue;
    const text = `${count} ${kind.name}`;
    made.push({ text, field: kind.id, state: "picked", value: kind.id, kind: "", seat: -1 });
  }
  if (made.length === 1) made.push({ text: "", field: "counts", state: "open", value: "", kind: "", seat: -1 });
  return made;
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
