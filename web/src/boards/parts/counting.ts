/** Pieces of a few kinds that are tapped one by one: to take, to pay, to lose. The options say what goes together. */

import { type Choice, type Model, NOTHING, type Picked, pickOption } from "../../table/deciding";

export type Counts<Kind extends string> = Readonly<Partial<Record<Kind, number>>>;

export class Counting<Kind extends string> {
  constructor(readonly kinds: readonly Kind[]) {}

  /** The choice that is about these kinds and nothing else, if there is one. */
  choiceOf(model: Model): Choice | undefined {
    return model.choices.find((choice) => {
      if (choice.kind === "multiset") return choice.set.kinds.every(({ id }) => this.#isKind(id));
      if (choice.kind !== "list") return false;
      const fields = choice.options.map((option) => Object.keys(option.fields ?? {}));
      return fields.some((named) => named.length > 0) && fields.every((named) => named.every((id) => this.#isKind(id)));
    });
  }

  #isKind(id: string): boolean {
    return this.kinds.some((kind) => kind === id);
  }

  /** How many of each kind an option is about. */
  of(fields: Readonly<Record<string, string>> | undefined): Counts<Kind> {
    const found = this.kinds.flatMap((kind) => (fields?.[kind] ? [[kind, Number(fields[kind])]] : []));
    return Object.fromEntries(found) as Counts<Kind>;
  }

  total(counts: Counts<Kind>): number {
    return this.kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  }

  /** Whether there is an answer with at least so many. */
  leads(choice: Choice, counts: Counts<Kind>): boolean {
    if (choice.kind === "multiset") {
      const within = choice.set.kinds.every(({ id, limit }) => (counts[id as Kind] ?? 0) <= limit);
      return within && this.total(counts) <= Math.max(...choice.set.sizes);
    }
    return choice.kind === "list" && choice.options.some((option) => this.#covers(this.of(option.fields), counts));
  }

  #covers(all: Counts<Kind>, some: Counts<Kind>): boolean {
    return this.kinds.every((kind) => (all[kind] ?? 0) >= (some[kind] ?? 0));
  }

  /** One more of a kind; past the most there can be it goes, and where no more fit at all it begins anew. */
  tap(choice: Choice, counts: Counts<Kind>, kind: Kind): Counts<Kind> {
    const more = { ...counts, [kind]: (counts[kind] ?? 0) + 1 };
    if (this.leads(choice, more)) return this.#complete(choice, more);
    if (counts[kind]) return { ...counts, [kind]: 0 };
    const one = { [kind]: 1 } as Counts<Kind>;
    return this.leads(choice, one) ? this.#complete(choice, one) : counts;
  }

  /** If only one answer is left it is the answer. */
  #complete(choice: Choice, counts: Counts<Kind>): Counts<Kind> {
    if (choice.kind !== "list") return counts;
    const left = choice.options.map((option) => this.of(option.fields)).filter((all) => this.#covers(all, counts));
    return left.length === 1 && left[0] ? left[0] : counts;
  }

  /** The option that these are, in a list. */
  answer(choice: Choice, counts: Counts<Kind>): string | undefined {
    if (choice.kind !== "list" || !this.total(counts)) return undefined;
    return choice.options.find((option) => {
      const all = this.of(option.fields);
      return this.#covers(all, counts) && this.#covers(counts, all);
    })?.do;
  }

  /** What is picked of a choice with so many: the numbers themselves, a whole answer, or nothing that has words yet. */
  picked(model: Model, choice: Choice, counts: Counts<Kind>): Picked {
    const base = { ...NOTHING, choice: choice.id };
    if (choice.kind === "multiset") return { ...base, counts: { ...counts } as Record<string, number> };
    const whole = this.answer(choice, counts);
    return whole === undefined ? base : pickOption(model, whole);
  }
}
