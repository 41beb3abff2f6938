/**
 * A lesson as a table: every request brings all that the player has done so far, and the server plays it again.
 *
 *     const lesson = new LessonSource(game, "winter");
 *     lesson.open();                // where the player left it
 *     await lesson.act("pass");     // false: it is not what the step asks for, and lesson.gentle says so
 *     await lesson.next();          // a step that only shows something
 */

import { tick } from "svelte";

import type { Effects } from "../table/wire";
import { asFailure, type Failure, post } from "./api";
import type { components } from "./schema";
import { keep, recall } from "./storage";
import { StillSource } from "./still.svelte";
import { spoken } from "./texts.svelte";

export type LessonView = components["schemas"]["LessonView"];
export type LessonStep = components["schemas"]["LessonStep"];

const NEXT = "next";

/** How far a player has come in a lesson. */
export interface Progress {
  actions: readonly string[];
  done: boolean;
}

export function progressIn(game: string, lesson: string): Progress {
  const kept = recall(`lesson.${game}.${lesson}`) as Partial<Progress> | undefined;
  const actions = Array.isArray(kept?.actions) ? kept.actions.filter((action) => typeof action === "string") : [];
  return { actions, done: kept?.done === true };
}

export class LessonSource extends StillSource {
  /** The last answer. */
  at = $state.raw<LessonView>();
  /** Why there is nothing to see. */
  failure = $state.raw<Failure>();
  busy = $state(false);
  /** What the coach says to a move that is allowed, but not what the step asks for. */
  gentle = $state("");
  #actions: readonly string[];
  #lang = "";

  constructor(
    game: string,
    readonly lesson: string,
  ) {
    super(game);
    const { actions, done } = progressIn(game, lesson);
    this.#actions = done ? [] : actions;
  }

  get step(): LessonStep | undefined {
    return this.at?.step ?? undefined;
  }

  /** Whether there is something to go back to. */
  get begun(): boolean {
    return (this.at?.made ?? 0) > 0;
  }

  override open(): void {
    if (this.lesson) void this.#show(this.#actions); // a page that is being left has no lesson any more
  }

  override look(): void {
    if (this.at && this.#lang !== spoken()) void this.#show(this.#actions);
  }

  override refresh(): Promise<void> {
    return this.#show(this.#actions);
  }

  override act(action: string): Promise<boolean> {
    return this.#doing(() => this.#act(action));
  }

  async #act(action: string): Promise<boolean> {
    this.refused = undefined;
    this.gentle = "";
    const wanted = [...this.#actions, action];
    try {
      const answer = await this.#ask(wanted);
      if (answer.made < wanted.length) {
        const { refused = "", rule = "" } = answer;
        if (rule) this.refused = { error: "lesson", message: refused, rule };
        else this.gentle = refused;
        return false;
      }
      this.#keep(wanted, answer.done ?? false);
      for (const view of answer.way) {
        this.see(view, true);
        await tick(); // so that each is taken in, and shown in its turn
      }
      this.#take(answer, true);
      return true;
    } catch (thrown) {
      this.refused = asFailure(thrown).problem;
      return false;
    }
  }

  /** On from a step that only shows something. */
  next(): Promise<boolean> {
    return this.act(NEXT);
  }

  /** One step back. */
  async back(): Promise<void> {
    await this.#doing(() => this.#show(this.#actions.slice(0, -1)));
  }

  async again(): Promise<void> {
    await this.#doing(() => this.#show([]));
  }

  override preview(action: string): Promise<Effects> {
    return post<Effects>(`${this.#address}/preview`, { actions: this.#actions, action });
  }

  override why(action: string): Promise<Effects> {
    return post<Effects>(`${this.#address}/why`, { actions: this.#actions, action });
  }

  get #address(): string {
    return `${this.path}/lessons/${encodeURIComponent(this.lesson)}`;
  }

  #ask(actions: readonly string[]): Promise<LessonView> {
    return post<LessonView>(this.#address, { actions });
  }

  /** The lesson after these actions, as far as they fit it: it may have changed since they were made. */
  async #show(actions: readonly string[]): Promise<void> {
    try {
      const answer = await this.#ask(actions);
      this.failure = undefined;
      this.refused = undefined;
      this.gentle = "";
      this.#keep(actions.slice(0, answer.made), answer.done ?? false);
      this.#take(answer, false);
    } catch (thrown) {
      this.failure = asFailure(thrown);
    }
  }

  #take(answer: LessonView, on: boolean): void {
    const { game_name, rules_version, title, seats, view } = answer;
    this.#lang = spoken();
    this.at = answer;
    this.show({ game: this.game, game_name, rules_version, name: title, seats, mine: view.seat }, view, on);
  }

  #keep(actions: readonly string[], done: boolean): void {
    this.#actions = actions;
    keep(`lesson.${this.game}.${this.lesson}`, {
      actions,
      done: done || progressIn(this.game, this.lesson).done,
    } satisfies Progress);
  }

  async #doing<T>(what: () => Promise<T>): Promise<T> {
    this.busy = true;
    try {
      return await what();
    } finally {
      this.busy = false;
    }
  }
}
