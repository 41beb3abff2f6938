/** The coach: two lines for each kind of decision, shown by themselves the first times it comes up. */

import { settings } from "$lib/settings.svelte";
import { keep, recall } from "$lib/storage";

/** A kind of decision is explained so many times. */
const TIMES = 3;

export class Coach {
  /** Opened or closed by hand, until another decision comes. */
  wanted = $state<boolean>();
  /** Somebody else explains here, as in a lesson: nothing is shown by itself, and nothing counts as explained. */
  quiet = false;
  readonly #decision: () => string;
  #met = $state.raw<Record<string, number>>(counted(recall("coached")));

  /** `decision`: what is asked now, under a name that no other game uses. */
  constructor(decision: () => string) {
    this.#decision = decision;
  }

  /** The decision has come up once more. */
  meet(): void {
    if (this.quiet) return;
    const decision = this.#decision();
    this.#met = { ...this.#met, [decision]: (this.#met[decision] ?? 0) + 1 };
    keep("coached", this.#met);
  }

  get open(): boolean {
    return this.wanted ?? (!this.quiet && settings.values.coach && (this.#met[this.#decision()] ?? 0) <= TIMES);
  }
}

function counted(kept: unknown): Record<string, number> {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, times]) => typeof times === "number"));
}
