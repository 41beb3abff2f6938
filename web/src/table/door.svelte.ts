/** The table as a drawn board gets it (`boards/door.d.ts`): what this viewer sees, what can be chosen, what happens. */

import { explainer } from "$lib/explain.svelte";
import { settings } from "$lib/settings.svelte";
import { type Arguments, hasText, say, spoken } from "$lib/texts.svelte";
import { gameTexts } from "$lib/texts/game.svelte";

import type {
  BoardEvent,
  BoardOption,
  BoardPace,
  BoardRoom,
  BoardSeat,
  BoardTable,
  FieldValue,
  News,
} from "../boards/door";
import { boards } from "./boards.svelte";
import * as deciding from "./deciding";
import type { Play } from "./play.svelte";
import { colorOf } from "./seatlook";
import { lastLine, linesBetween } from "./stage.svelte";
import { type Area, type GameView, plain } from "./wire";

/** What our own boards get through the door: they are built with the client and use its decision model. */
export interface BoardProps {
  view: GameView;
  play: Play;
  areas: readonly Area[] | undefined;
  narrow: boolean;
}

export class Door implements BoardTable, BoardProps {
  readonly play: Play;
  readonly game: string;
  view = $state.raw() as GameView;
  areas = $state.raw<readonly Area[]>();
  narrow = $state(false);
  readonly #listeners = new Set<(news: News) => void>();
  #told: GameView | undefined;

  constructor(play: Play, game: string, shown: Omit<BoardProps, "play">) {
    this.play = play;
    this.game = game;
    this.show(shown);
    this.#told = shown.view;
  }

  /** What is shown from now on. */
  show({ view, areas, narrow }: Omit<BoardProps, "play">): void {
    this.view = view;
    this.areas = areas;
    this.narrow = narrow;
  }

  // who and what

  get language(): "en" | "fr" {
    return spoken();
  }

  get seat(): number {
    return this.view.seat;
  }

  readonly seats = $derived.by<readonly BoardSeat[]>(() =>
    (this.play.live.table?.seats ?? []).map(({ seat, mine }) => ({
      seat,
      name: this.play.nameOf(seat),
      color: colorOf(seat),
      mine: mine ?? false,
    })),
  );

  get awaited(): readonly number[] {
    return this.view.awaited;
  }

  get observation(): unknown {
    return this.view.observation;
  }

  get facts(): unknown {
    return this.play.things.facts;
  }

  // choosing

  readonly options = $derived.by<readonly BoardOption[]>(() => {
    const { model, picked } = this.play;
    if (!this.play.canChoose || this.view !== this.play.view) return [];
    const left = new Set(deciding.remaining(model, picked));
    const listed = model.choices.flatMap((choice) => (choice.kind === "list" ? choice.options : []));
    return listed.map((option) => ({
      text: option.do,
      verb: option.verb,
      sentence: plain(option.parts),
      fields: option.fields ?? {},
      fits: left.size === 0 || left.has(option),
    }));
  });

  get picked(): string {
    return this.play.text ?? "";
  }

  pick(what: string | FieldValue): void {
    const { play } = this;
    if (typeof what !== "string") return play.choose(what.field, what.value);
    play.chooseText(what);
  }

  why(action: string): void {
    void this.play.why(action);
  }

  // words

  text(key: string, variables?: Arguments): string {
    if (boards.addressOf(this.game)) return gameTexts.say(key, variables);
    return hasText(key) ? say(key, variables) : key;
  }

  name(kind: string, id: string): string {
    return this.#thing(kind, id)?.name ?? "";
  }

  explain(kind: string, id: string, beside: Element): void {
    const thing = this.#thing(kind, id);
    if (thing) explainer.show(this.play.about(thing), beside, this.narrow);
  }

  #thing(kind: string, id: string) {
    return this.play.things.of({ text: "", kind, value: id });
  }

  // how

  get pace(): BoardPace {
    return { duration: settings.tempo, still: settings.still };
  }

  get room(): BoardRoom {
    return { narrow: this.narrow, areas: this.areas };
  }

  // what changes

  hear(changed: (news: News) => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Read all that a listener may want to hear of: an effect that does so runs again when it changes. */
  watch(): void {
    void [this.view, this.options, this.picked, this.seats, this.facts, this.language, this.room, this.pace];
    void gameTexts.say("");
  }

  /** Tell the listeners, with what has happened since they were last told. */
  tell(): void {
    const before = this.#told;
    this.#told = this.view;
    const on = before && lastLine(this.view) >= lastLine(before);
    const lines = on ? linesBetween(this.play.live.log, before, this.view) : [];
    const events = lines.map(({ did, seat, event, parts }): BoardEvent => ({
      did,
      seat: seat ?? -1,
      event: (event ?? {}) as BoardEvent["event"],
      sentence: plain(parts),
    }));
    for (const listener of [...this.#listeners]) this.attempt(() => listener({ events }));
  }

  /** Run something of the board's own. */
  attempt(what: () => unknown): void {
    try {
      what();
    } catch (error) {
      this.fail(error);
    }
  }

  /** The board does not work: the board as text takes its place. */
  fail(error: unknown): void {
    boards.fail(this.game, error);
  }
}
