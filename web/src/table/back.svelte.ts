/** Looking back: the table as it was, step by step, played or stopped; and what was missed while one was away. */

import { asFailure, get } from "$lib/api";
import type { TableSource } from "$lib/source";
import { settings } from "$lib/settings.svelte";
import { keep, recall } from "$lib/storage";

import { digest } from "./logbook";
import type { Frames, GameView, LogLine } from "./wire";

/** One step of watching. */
const BEAT = 900;
/** Fewer lines than this are soon read in the log. */
const FEW = 3;

/** Telling what is told in a story: done when it is over or skipped. */
export interface Tale {
  tell: (after: number, to: number) => Promise<void>;
  hush: () => void;
}

export class LookingBack {
  steps = $state.raw<number[]>([]);
  at = $state(-1);
  frame = $state.raw<GameView>();
  watching = $state(false);
  /** What happened while nobody looked, or too fast to be seen, in few lines. */
  missed = $state.raw<LogLine[]>([]);
  /** Somebody was away; else it was only too fast. */
  wasAway = $state(false);

  readonly #live: TableSource;
  readonly #failed: (message: string) => void;
  readonly #tale: Tale | undefined;
  #frames = new Map<number, GameView>();
  #beat: ReturnType<typeof setTimeout> | undefined;
  /** Whether what happened before was told. */
  #greeted = false;

  /** `tale`: what tells the stories between two lines of the log, where there are some. */
  constructor(live: TableSource, failed: (message: string) => void, tale?: Tale) {
    this.#live = live;
    this.#failed = failed;
    this.#tale = tale;
  }

  /** Show the table as it was when a line of the log was the last. */
  async look(line: number): Promise<void> {
    await this.#loadSteps();
    const step = this.steps.findIndex((ends) => ends >= line);
    await this.show(step < 0 ? this.steps.length - 1 : step);
  }

  async show(step: number): Promise<void> {
    await this.#loadSteps();
    if (!this.steps.length) return;
    const wanted = Math.max(0, Math.min(this.steps.length - 1, step));
    this.at = wanted;
    let frame = this.#frames.get(wanted);
    if (!frame) {
      const { path, seat } = this.#live;
      try {
        frame = await get<GameView>(`${path}/frame`, { seat, step: wanted, sheet: true });
      } catch (thrown) {
        this.#failed(asFailure(thrown).message);
        this.watching = false;
        return;
      }
      this.#frames.set(wanted, frame);
    }
    if (this.at === wanted) this.frame = frame;
  }

  async #loadSteps(): Promise<void> {
    if (this.steps.length && this.frame) return;
    const { path, seat } = this.#live;
    try {
      this.steps = (await get<Frames>(`${path}/frames`, { seat })).steps;
    } catch (thrown) {
      this.#failed(asFailure(thrown).message);
    }
  }

  /** Play the past from a line of the log to now. */
  async watch(from = -1): Promise<void> {
    this.missed = [];
    this.watching = true;
    if (from >= 0) await this.look(from);
    else await this.show(this.at >= 0 && this.at < this.steps.length - 1 ? this.at : 0);
    const on = async () => {
      if (!this.watching) return;
      if (this.at >= this.steps.length - 1) {
        this.watching = false;
        return;
      }
      const [after, to] = [this.steps[this.at] ?? -1, this.steps[this.at + 1] ?? -1];
      if (settings.tempo > 0) await this.#tale?.tell(after, to);
      if (!this.watching) return; // stopped while it was told
      await this.show(this.at + 1);
      this.#beat = setTimeout(() => void on(), BEAT * Math.max(settings.tempo, 0.3));
    };
    this.#beat = setTimeout(() => void on(), BEAT);
  }

  stop(): void {
    clearTimeout(this.#beat);
    if (!this.watching) return;
    this.watching = false;
    this.#tale?.hush();
  }

  toNow(): void {
    this.stop();
    this.frame = undefined;
    this.at = -1;
    this.#frames.clear();
  }

  // what was missed

  /** What is on the screen has been seen: the digest begins after it. */
  remember(): void {
    const last = this.#live.log.at(-1);
    const { view, seat, code } = this.#live;
    if (this.#greeted && last && view?.seat === seat) keep(`seen.${code}`, last.n);
  }

  /** On coming back: what happened meanwhile, if it is more than a few lines. */
  comeBack(): void {
    this.#greeted = true;
    const since = recall(`seen.${this.#live.code}`);
    if (typeof since === "number") this.missedSince(since, true);
    this.remember();
  }

  missedSince(line: number, away = false): void {
    const { log, seat } = this.#live;
    const fresh = log.filter((one) => one.n > line && !one.heading);
    if (fresh.length <= FEW) return;
    this.missed = digest(log, line, seat);
    this.wasAway = away;
  }
}
