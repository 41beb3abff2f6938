/** A story being told: beat by beat by itself, or at each press of Next; it can be left at any time. */

import { settings } from "$lib/settings.svelte";

import { play as sound } from "./sounds";
import type { Beat, Story } from "./story";

/** How long a beat stays, and how much longer for each number that joins after the first. */
const BEAT = 900;
const JOIN = 220;
/** The end stays a little, to be read. */
const LAST = 2600;

export function beatTime(beat: Beat, last: boolean): number {
  const joined = (beat.joins?.length ?? 0) + (beat.results?.length ?? 0) + (beat.costs?.length ?? 0);
  return (last ? LAST : BEAT) + JOIN * Math.max(0, joined - 1);
}

export class Telling {
  story = $state.raw<Story>();
  /** The beat that is on. */
  at = $state(0);
  auto = $state(true);
  /** It is an old one, asked for. */
  again = $state(false);
  /** How far each story has been told. */
  readonly #reached = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended: (() => void) | undefined;

  readonly last = $derived.by(() => this.at >= (this.story?.beats.length ?? 0) - 1);

  /**
   * Tell a story from its beginning, or from where it goes on; another that is on is left. `ended`: something waits for
   * its end.
   */
  tell(story: Story, ended?: () => void): void {
    const from = story.from === undefined ? 0 : Math.max(story.from, (this.#reached.get(story.id) ?? -1) + 1);
    if (from >= story.beats.length) return ended?.(); // it grew while it was told
    this.skip();
    this.story = story;
    this.#ended = ended;
    this.auto = true;
    this.again = ended === undefined;
    this.#show(from);
  }

  /** More has happened: the story that is on may have grown. */
  renew(stories: readonly Story[]): void {
    const grown = stories.find((story) => story.id === this.story?.id);
    if (grown && grown.beats.length > this.at) this.story = grown;
  }

  /** The next beat, by hand: from now on it waits for the hand. After the last it is over. */
  next(): void {
    this.auto = false;
    this.#on();
  }

  setAuto(auto: boolean): void {
    this.auto = auto;
    clearTimeout(this.#timer);
    if (auto) this.#on();
  }

  /** Leave the story; whatever waits for its end goes on. */
  skip(): void {
    clearTimeout(this.#timer);
    if (!this.story) return;
    this.story = undefined;
    this.again = false;
    const ended = this.#ended;
    this.#ended = undefined;
    ended?.();
  }

  #on(): void {
    if (this.last) this.skip();
    else this.#show(this.at + 1);
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    this.at = at;
    const beat = this.story?.beats[at];
    if (!beat) return this.skip();
    this.#reached.set(this.story?.id ?? "", at);
    if (beat.sound) sound(beat.sound);
    if (this.auto)
      this.#timer = setTimeout(() => this.#on(), beatTime(beat, this.last) * Math.max(settings.tempo, 0.5));
  }
}
