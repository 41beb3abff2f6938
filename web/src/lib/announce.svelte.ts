/**
 * What a screen reader is told: one polite live region, one assertive (Live.svelte shows them, once per page).
 * Polite words of half a second are joined, two sentences at most; the assertive one is for "your turn" and refusals.
 */

import { untrack } from "svelte";

import { say } from "./texts.svelte";

const JOIN = 500;
const AT_MOST = 2;

/** The same words again are only read if they change. */
function again(before: string, sentence: string): string {
  return before === sentence ? sentence + "\u00a0" : sentence;
}

export class Announcer {
  polite = $state("");
  assertive = $state("");
  #waiting: string[] = [];

  /** An event of the table, said when there is a pause. */
  tell(sentence: string): void {
    if (!this.#waiting.length) setTimeout(() => this.#speak(), JOIN);
    this.#waiting.push(sentence);
  }

  /** Said at once, over whatever is being read. */
  urge(sentence: string): void {
    this.assertive = again(this.#last("assertive"), sentence);
  }

  /** What was said last; an effect that says something does not depend on it. */
  #last(region: "polite" | "assertive"): string {
    return untrack(() => this[region]);
  }

  #speak(): void {
    const said = this.#waiting.slice(0, AT_MOST);
    const more = this.#waiting.length - said.length;
    if (more) said.push(say("shell-and-more", { count: more }));
    this.polite = again(this.#last("polite"), said.join(" "));
    this.#waiting = [];
  }
}

export const announcer = new Announcer();
