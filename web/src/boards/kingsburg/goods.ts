/** Goods that are tapped one by one: to take, to pay for soldiers, to lose. The options say what goes together. */

import type { Choice, Model } from "../../table/deciding";
import { GOODS, type Good } from "./read";

export type Counts = Readonly<Partial<Record<Good, number>>>;

/** The choice that is about goods and nothing else, if there is one. */
export function goodsChoice(model: Model): Choice | undefined {
  return model.choices.find((choice) => {
    if (choice.kind === "multiset") return choice.set.kinds.every(({ id }) => isGood(id));
    if (choice.kind !== "list") return false;
    const fields = choice.options.map((option) => Object.keys(option.fields ?? {}));
    return fields.some((named) => named.length > 0) && fields.every((named) => named.every(isGood));
  });
}

function isGood(id: string): id is Good {
  return GOODS.some((good) => good === id);
}

export function countsOf(fields: Readonly<Record<string, string>> | undefined): Counts {
  return Object.fromEntries(GOODS.flatMap((good) => (fields?.[good] ? [[good, Number(fields[good])]] : [])));
}

/** Whether there is an answer with at least these goods. */
export function leads(choice: Choice, counts: Counts): boolean {
  if (choice.kind === "multiset") {
    const within = choice.set.kinds.every(({ id, limit }) => (counts[id as Good] ?? 0) <= limit);
    return within && total(counts) <= Math.max(...choice.set.sizes);
  }
  return choice.kind === "list" && choice.options.some((option) => covers(countsOf(option.fields), counts));
}

function covers(all: Counts, some: Counts): boolean {
  return GOODS.every((good) => (all[good] ?? 0) >= (some[good] ?? 0));
}

export function total(counts: Counts): number {
  return GOODS.reduce((sum, good) => sum + (counts[good] ?? 0), 0);
}

/** One more of a good; past the most there can be it starts again, with this good alone. */
export function tapGood(choice: Choice, counts: Counts, good: Good): Counts {
  const more = { ...counts, [good]: (counts[good] ?? 0) + 1 };
  if (leads(choice, more)) return complete(choice, more);
  if (counts[good]) return { ...counts, [good]: 0 };
  return leads(choice, { [good]: 1 }) ? complete(choice, { [good]: 1 }) : counts;
}

/** If only one answer is left it is the answer. */
function complete(choice: Choice, counts: Counts): Counts {
  if (choice.kind !== "list") return counts;
  const left = choice.options.map((option) => countsOf(option.fields)).filter((all) => covers(all, counts));
  return left.length === 1 && left[0] ? left[0] : counts;
}

/** The option that these goods are, in a list. */
export function answer(choice: Choice, counts: Counts): string | undefined {
  if (choice.kind !== "list" || !total(counts)) return undefined;
  return choice.options.find((option) => {
    const all = countsOf(option.fields);
    return covers(all, counts) && covers(counts, all);
  })?.do;
}
