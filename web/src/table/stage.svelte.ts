/**
 * The stage, between what the server last told and what is shown: views come one after the other, so that a person can
 * follow. The newest view is the truth: the stage can be brought to it at any time, and choices always belong to it.
 */

import { guard } from "$lib/guard.svelte";
import { settings } from "$lib/settings.svelte";

import type { Story } from "./story";
import { Telling } from "./telling.svelte";
import type { GameView, LogLine } from "./wire";

/** Seats act so long after each other; what one seat does in several steps follows faster. */
const APART = 700;
const SAME = 350;
/** With more events waiting than this all goes faster; with more than that there is no use in showing them. */
const MANY = 6;
const TOO_MANY = 20;
const FASTER = 3;
/** More lines than this are not one step: somebody leafs through the past. */
const ONE_STEP = 60;

/** A view that waits, with the lines of the log that lead to it. */
export interface Arrival {
  view: GameView;
  lines: readonly LogLine[];
  /** Told before the view is shown. */
  stories?: readonly Story[];
  /** How much longer it stays than usual. */
  beat?: number;
}

/** Who acts in some lines; -1 if it is nobody. */
export function actor(lines: readonly LogLine[]): number {
  return lines.find((line) => !line.heading && (line.seat ?? -1) >= 0)?.seat ?? -1;
}

/** The number of the last line that a view knows. */
export function lastLine(view: GameView): number {
  return view.log_from + view.log.length - 1;
}

/** The lines of the log that lead from one view to the next; none where one does not go on from the other. */
export function linesBetween(log: readonly LogLine[], from: GameView, to: GameView): LogLine[] {
  const lines = log.filter((line) => line.n > lastLine(from) && line.n <= lastLine(to));
  return from.seat === to.seat && lines.length <= ONE_STEP ? lines : [];
}

export class Stage {
  /** What is shown; nothing before the first view has come. */
  view = $state.raw<GameView>();
  readonly telling = new Telling();
  /** The view was jumped to: nothing travels. */
  jumped = true;

  #waiting = $state.raw<readonly Arrival[]>([]);
  #holding = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #overrun: (since: number) => void;

  /** `overrun`: so much has come that it was not shown, from this line of the log on. */
  constructor(overrun: (since: number) => void = () => undefined) {
    this.#overrun = overrun;
  }

  /** Whether something has happened that is not shown yet. */
  readonly behind = $derived.by(() => this.#waiting.length > 0);

  get waiting(): number {
    return this.#waiting.reduce((sum, one) => sum + one.lines.length, 0);
  }

  /** A view has come, and is shown in its turn. */
  take(arrival: Arrival): void {
    if (!this.view || document.visibilityState === "hidden") return this.jump(arrival.view);
    if (settings.tempo === 0) {
      this.jump(arrival.view);
      this.jumped = false; // nothing moves, but it is heard
      return;
    }
    const last = this.#waiting.at(-1);
    if (!arrival.lines.length) {
      // nothing happened, but what can be done has changed
      if (last) this.#waiting = [...this.#waiting.slice(0, -1), { ...last, view: arrival.view }];
      else this.view = arrival.view;
      return;
    }
    this.#waiting = [...this.#waiting, arrival];
    if (!this.#holding && !this.#leap() && this.#timer === undefined) this.#next();
  }

  /** So much waits behind the next view that nobody would follow it: go to what is now, or to the story before it. */
  #leap(): boolean {
    const events = this.waiting - (this.#waiting[0]?.lines.length ?? 0);
    if (!this.view || events <= TOO_MANY) return false;
    const since = lastLine(this.view);
    const story = this.#waiting.findIndex((one) => one.stories?.length);
    if (story < 0) {
      this.now();
      this.#overrun(since);
      return true;
    }
    const waiting = this.#waiting.slice(story);
    this.jump(this.#waiting[story - 1]?.view ?? this.view);
    this.#waiting = waiting;
    this.#next();
    return true;
  }

  /** Show a view at once: all that waited lies before it. */
  jump(view: GameView): void {
    this.#clear();
    this.jumped = true;
    this.view = view;
  }

  /** End what is running and show what is now. */
  now(): void {
    const newest = this.#waiting.at(-1);
    if (newest) this.jump(newest.view);
    else this.#clear();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#holding = false;
    this.telling.skip();
  }

  /** The next view, after the stories that lead to it; then a while for it to be seen. */
  #next(): void {
    const waited = this.#timer !== undefined;
    this.#timer = undefined;
    const [next, ...rest] = this.#waiting;
    if (!next) return;
    const [story, ...more] = next.stories ?? [];
    if (story) {
      this.#holding = true;
      this.#waiting = [{ ...next, stories: more }, ...rest];
      this.telling.tell(story, () => {
        if (!this.#holding) return; // all was skipped
        this.#holding = false;
        if (!this.#leap()) this.#next();
      });
      return;
    }
    this.#waiting = rest;
    this.jumped = false;
    this.view = next.view;
    if (waited) guard.changed();
    const following = rest[0];
    const other = !following || actor(following.lines) !== actor(next.lines);
    const time = ((other ? APART : SAME) + (next.beat ?? 0)) * settings.tempo;
    this.#timer = setTimeout(() => this.#next(), this.waiting > MANY ? time / FASTER : time);
  }
}
