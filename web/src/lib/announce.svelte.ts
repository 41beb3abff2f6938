/**
 * What a screen reader is told: one polite live region, one assertive (Live.svelte shows them, once per page).
 * Polite words of half a second are joined, two sentences at most; the assertive one is for "your turn" and refusals.
 */

import { say } from "./texts.svelte";

const JOIN = 500;
const AT_MOST = 2;

class Announcer {
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
    // the same words again are only read if they change
    this.assertive = this.assertive === sentence ? sentence + "\u00a0" : sentence;
  }

  #speak(): void {
    const said = this.#waiting.slice(0, AT_MOST);
    const more = this.#waiting.length - said.length;
    if (more) said.push(say("shell-and-more", { count: more }));
    const text = said.join(" ");
    this.polite = this.polite === text ? text + "\u00a0" : text;
    this.#waiting = [];
  }
}

export const announcer = new Announcer();
