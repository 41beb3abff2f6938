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
  readonly #guided: () => boolean;
  #met = $state.raw<Record<string, number>>(counted(recall("coached")));

  /** `decision`: what is asked now, under a name that no other game uses; `guided`: whether all is explained always. */
  constructor(decision: () => string, guided: () => boolean) {
    this.#decision = decision;
    this.#guided = guided;
  }

  /** The decision has come up once more. */
  meet(): void {
    if (this.quiet) return;
    const decision = this.#decision();
    this.#met = { ...this.#met, [decision]: (this.#met[decision] ?? 0) + 1 };
    keep("coached", this.#met);
  }

  /** Whether a whole game is talked through. */
  get guided(): boolean {
    return this.#guided();
  }

  get open(): boolean {
    if (this.wanted !== undefined || this.quiet) return this.wanted ?? false;
    return this.guided || (settings.values.coach && (this.#met[this.#decision()] ?? 0) <= TIMES);
  }
}

function counted(kept: unknown): Record<string, number> {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, times]) => typeof times === "number"));
}
