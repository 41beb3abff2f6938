/** What explains itself in a game: fetched once per table and language, found by kind and id, or by its name. */

import { get } from "$lib/api";
import type { Explained } from "$lib/explain.svelte";
import { spoken } from "$lib/texts.svelte";

import type { Part, Thing, Things } from "./wire";

/** The page shows a rule beside the board when its address ends like this. */
export const RULE_HASH = "#rule-";

/** What a thing goes by when somebody points at it: the same for everybody at the table. */
export function pointOf(thing: Thing): string {
  return `thing:${thing.kind}/${thing.id}`;
}

/** A thing as the kit explains it. Where a doubtful value comes from is told on the page of the box. */
export function explained(thing: Thing, onpoint?: () => void): Explained {
  return {
    ...(onpoint ? { onpoint } : {}),
    name: thing.name,
    does: thing.lines.join(" "),
    ...(thing.rule ? { rule: thing.rule, href: RULE_HASH + encodeURIComponent(thing.rule) } : {}),
    reconstructed: thing.source === "reconstructed",
  };
}

export class ThingBook {
  #things = $state.raw<Thing[]>([]);
  /** What a drawn board prints (costs, yields, strengths), in the form its game gives; null until it is there. */
  facts = $state.raw<unknown>(null);
  /** Whether an answer has come, be it that there is none: until then parts of a board may be empty. */
  loaded = $state(false);
  readonly #byId = $derived(new Map(this.#things.map((thing) => [`${thing.kind} ${thing.id}`, thing])));
  readonly #byName = $derived(
    new Map(
      this.#things.flatMap((thing) => [
        [thing.name, thing] as const,
        [thing.name.replace(/^\d+\s+/, ""), thing] as const,
      ]),
    ),
  );
  #asked = "";

  /** `path`: of a game or a table, which may be played with a box of its own. */
  async load(path: string): Promise<void> {
    const wanted = `${path} ${spoken()}`;
    if (!path || wanted === this.#asked) return;
    this.#asked = wanted;
    try {
      const { things, facts } = await get<Things>(`${path}/things`);
      if (wanted !== this.#asked) return;
      this.#things = things;
      this.facts = facts;
      this.loaded = true;
    } catch {
      this.loaded = true;
      this.#asked = ""; // names stay plain; another try comes with the next table
    }
  }

  /** What a part of a sentence names; `id` where a number goes by another. */
  of(part: Part & { id?: string }): Thing | undefined {
    if (!part.kind) return undefined;
    return this.#byId.get(`${part.kind} ${part.id || part.value || ""}`);
  }

  /** What somebody points at, if it is a thing. */
  pointed(target: string): Thing | undefined {
    return this.#things.find((thing) => pointOf(thing) === target);
  }

  named(text: string): Thing | undefined {
    return text.length > 1 ? this.#byName.get(text) : undefined;
  }
}
