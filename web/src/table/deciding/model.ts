/** What is offered, taken apart: the options of one verb together, their sentences cut into words and chips. */

import { plain, type Choices, type MultisetOptions, type Option, type Part, type RangeOptions } from "../wire";

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

/** So many of a kind, in words: "2 stones". */
export function counted(kind: MultisetOptions["kinds"][number], n: number): string {
  return `${n} ${(n > 1 && kind.many) || kind.name}`;
}

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
      { text: counted(kind, n), field: kind.id, value: String(n) },
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

/** Words, or what belongs to one field. */
export interface Chip {
  field: string;
  parts: Part[];
}

/** Parts put together: those of one field that stand side by side are one chip ("8", "Treasurer"). */
export function chips(parts: readonly Part[]): Chip[] {
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

/** Whether what is asked has so few answers, all of them listed, that each is shown as a sentence. */
export function isFlat(model: Model): boolean {
  let count = 0;
  for (const choice of model.choices) {
    if (choice.kind !== "list") return false;
    count += choice.options.length;
  }
  return count <= FEW;
}
