/** What happens at the table as the person at this screen sees it: the choice being made, its preview, the past. */

import { getContext, setContext } from "svelte";

import { announcer } from "$lib/announce.svelte";
import { asFailure } from "$lib/api";
import type { Explained } from "$lib/explain.svelte";
import { guard } from "$lib/guard.svelte";
import { settings } from "$lib/settings.svelte";
import { SPECTATOR, type TableSource } from "$lib/source";
import { keep, recall } from "$lib/storage";
import { say } from "$lib/texts.svelte";

import { Advice } from "./advice.svelte";
import { LookingBack } from "./back.svelte";
import { Coach } from "./coach.svelte";
import * as deciding from "./deciding";
import { Hindsight } from "./end/hindsight.svelte";
import { Extras } from "./extras.svelte";
import { Following } from "./following";
import { play as sound } from "./sounds";
import { lastLine, Stage } from "./stage.svelte";
import type { Story } from "./story";
import { explained, pointOf, ThingBook } from "./things.svelte";
import { type Choices, type Effects, type GameView, isAwaited, type Part, type Thing } from "./wire";

const PREVIEW_AFTER = 120;
const ARMED_FOR = 4000;
/** What comes after the last move of a turn. */
const ENDS_TURN: readonly string[] = ["next", "end"];
const NO_VIEW: deciding.Model = deciding.model([]);

export type SideTab = "log" | "chat" | "rules" | "notes" | "plans";

export class Play {
  readonly live: TableSource;
  readonly things: ThingBook;
  /** What comes is shown one after the other. */
  readonly stage: Stage;
  readonly back: LookingBack;
  readonly coach: Coach;
  readonly extras = new Extras();
  readonly following = new Following(this);
  readonly advice = new Advice(this);
  readonly hindsight: Hindsight;

  // deciding
  picked = $state.raw<deciding.Picked>(deciding.NOTHING);
  effects = $state.raw<Effects & { text: string }>();
  /** One sentence about what could not be done. */
  message = $state.raw<{ text: string; rule: string }>();
  /** The choice no longer fits what is asked. */
  stale = $state(false);
  armed = $state(false);
  busy = $state(false);
  /** A sealed choice is being made again. */
  changing = $state(false);
  query = $state("");

  /** What a line of the log names while it is pointed at: boards light it. */
  lighted = $state.raw<ReadonlySet<Thing>>(new Set());

  // the page
  tab = $state<SideTab>("log");
  rule = $state("");
  /** The board as text although there is a drawn one. */
  asText = $state(recall("as-text") === true);

  /** What is chosen here is not played but planned. */
  readonly planned: boolean;
  readonly #commit: (text: string) => Promise<boolean>;
  #model = $state.raw<deciding.Model>(NO_VIEW);
  #seen: GameView | undefined;
  #previews = new Map<string, Effects>();
  #armedTimer: ReturnType<typeof setTimeout> | undefined;

  /** `commit`: what becomes of a choice instead of being played, where it is only planned. */
  constructor(live: TableSource, more: { things?: ThingBook; commit?: (text: string) => Promise<boolean> } = {}) {
    this.live = live;
    this.things = more.things ?? new ThingBook();
    this.planned = more.commit !== undefined;
    this.#commit = more.commit ?? ((text) => live.act(text));
    this.back = new LookingBack(live, (message) => this.refuse(message, ""), {
      tell: (after, to) => this.#retell(after, to),
      hush: () => this.stage.telling.skip(),
    });
    this.coach = new Coach(
      () => `${live.table?.game ?? ""}.${live.view?.prompt?.decision ?? ""}`,
      () => live.table?.settings.guided === true,
    );
    this.hindsight = new Hindsight(live);
    this.stage = new Stage((since) => this.back.missedSince(since));
  }

  // what there is

  get view(): GameView | undefined {
    return this.live.view;
  }

  /** A moment of the past, while one looks back. */
  get frame(): GameView | undefined {
    return this.back.frame;
  }

  /** The view on the board: a moment of the past, or as far as the stage has come. */
  get shown(): GameView | undefined {
    const { view } = this.live;
    if (this.frame || !view) return this.frame;
    return this.stage.view?.seat === view.seat ? this.stage.view : view;
  }

  /** The log as far as it has been shown. */
  readonly log = $derived.by(() => {
    const { view } = this.stage;
    if (!this.stage.behind || !view) return this.live.log;
    return this.live.log.filter((line) => line.n <= lastLine(view));
  });

  /** All stories of the log so far. */
  readonly stories = $derived.by<Story[]>(() => this.extras.stories(this.live.log, this.live.view, this.things.facts));

  get model(): deciding.Model {
    return this.#model;
  }

  readonly running = $derived.by(() => this.live.table?.status === "running");
  readonly asked = $derived.by(() => this.running && !!this.live.view && isAwaited(this.live.view));
  /** I have chosen in secret; until all have, I may choose again. */
  readonly sealed = $derived.by(() => this.running && !!this.live.view?.asked && !this.asked);
  readonly offered = $derived.by(
    () => this.running && !this.frame && (this.#model.choices.length > 0 || this.#model.asides.length > 0),
  );
  /** What has just happened is being told: until that is over, or skipped, nothing is asked. */
  readonly listening = $derived.by(() => this.stage.behind && !!this.stage.telling.story);
  readonly canChoose = $derived(this.offered && !this.listening && (!this.sealed || this.changing));
  readonly text = $derived(deciding.ready(this.#model, this.picked));
  readonly asking = $derived(deciding.asking(this.#model, this.picked));
  readonly sides = $derived(deciding.sides(this.#model, this.picked));
  readonly sentence = $derived(deciding.sentence(this.#model, this.picked));
  /** What can be tapped now: what is asked, or what was searched for. */
  readonly cards = $derived.by<deciding.Card[]>(() => {
    if (this.query.trim()) return deciding.found(this.#model, this.picked, this.query);
    return this.asking.kind === "cards" ? this.asking.cards : [];
  });
  /** Something of the choice is made. */
  readonly begun = $derived(this.text !== undefined || this.picked.values.length > 0);
  readonly searchable = $derived(deciding.count(this.#model) > deciding.FEW);
  /** All answers are listed as whole sentences. */
  readonly flat = $derived(deciding.isFlat(this.#model));
  readonly isAside = $derived(this.#model.asides.some((option) => option.do === this.picked.whole));
  readonly #lit = $derived.by(() => {
    const [model, picked, can] = [this.#model, this.picked, this.canChoose];
    const of = (field: string): ReadonlySet<string> => (can ? deciding.lit(model, picked, field) : new Set());
    return { found: new Map<string, ReadonlySet<string>>(), of };
  });
  readonly preview = $derived(this.effects && this.effects.text === this.text ? this.effects : undefined);

  /** My seats: several of them share this screen. */
  readonly mine = $derived.by(() =>
    (this.live.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat),
  );

  nameOf(seat: number): string {
    const found = this.live.table?.seats.find((one) => one.seat === seat);
    if (!found) return say("table-nobody");
    if (found.mine && this.mine.length === 1) return say("table-you");
    return found.name || say("table-seat", { number: seat + 1 });
  }

  // following the game

  /** A new view has come: keep what still fits of the choice, tell what happened. */
  follow(view: GameView): void {
    const before = this.#seen;
    if (before === view) return;
    const other = !before || before.seat !== view.seat;
    this.#seen = view;
    const next = deciding.model(view.choices);
    const same = !other && before.version === view.version;
    const { picked, lost } = other
      ? { picked: deciding.NOTHING, lost: false }
      : deciding.carry(this.#model, next, this.picked);
    this.#model = next;
    this.picked = picked;
    if (!isAwaited(view)) this.stale = false;
    else if (lost && !this.busy) this.stale = true;
    if (!same) {
      this.changing = false;
      this.advice.drop();
      this.query = "";
      this.disarm();
      this.#previews.clear();
    }
    if (other) this.backToNow();
    this.following.hear(view, before, other);
  }

  /** Choices that nobody has asked for yet. */
  offer(choices: readonly Choices[]): void {
    const next = deciding.model(choices);
    this.picked = deciding.carry(this.#model, next, this.picked).picked;
    this.#model = next;
  }

  // choosing

  tap(what: deciding.Tap): void {
    this.#take(() => deciding.tap(this.#model, this.picked, what));
  }

  /** A board names a whole answer; nothing happens if it is not offered. */
  chooseText(text: string): void {
    this.#take(() => deciding.pickText(this.#model, text));
  }

  #take(picked: () => deciding.Picked): void {
    this.stage.now();
    if (!guard.passes || this.busy) return;
    this.pick(picked());
    this.query = "";
  }

  /** A board names a field and a value of it. */
  choose(field: string, value: string): void {
    this.tap({ kind: "value", field, value });
  }

  /** Values of a field that can be picked now; every place of a board asks, and they are found once. */
  lit(field: string): ReadonlySet<string> {
    const { found, of } = this.#lit;
    let values = found.get(field);
    if (!values) found.set(field, (values = of(field)));
    return values;
  }

  pick(picked: deciding.Picked): void {
    this.picked = picked;
    this.stale = false;
    this.message = undefined;
    this.disarm();
    sound("tick");
  }

  focusOn(field: string): void {
    if (!guard.passes) return;
    this.picked = deciding.focusOn(this.picked, field);
    this.disarm();
  }

  setAmount(amount: number | null): void {
    this.pick(deciding.setAmount(this.#model, this.picked, amount));
  }

  setCount(kind: string, count: number): void {
    this.pick(deciding.setCount(this.#model, this.picked, kind, count));
  }

  clear(): void {
    this.pick(deciding.NOTHING);
  }

  /** What is certain to follow from the choice; asked as soon as it is complete. Returns what stops the asking. */
  foresee(): (() => void) | undefined {
    const { text, live } = this;
    const seat = live.seat;
    if (text === undefined || !this.canChoose || seat < 0) return undefined;
    const known = this.#previews.get(text);
    if (known) {
      this.effects = { ...known, text };
      return undefined;
    }
    const previews = this.#previews;
    let current = true;
    const timer = setTimeout(() => {
      if (live.seat !== seat) return; // the screen has been passed on meanwhile
      live
        .preview(text)
        .then((effects) => {
          previews.set(text, effects);
          if (current) this.effects = { ...effects, text };
        })
        .catch(() => undefined); // without it the choice is just as good
    }, PREVIEW_AFTER);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }

  /** Why something that is not offered can't be done. */
  async why(action: string): Promise<void> {
    try {
      const effects = await this.live.why(action);
      if (effects.refused) this.refuse(effects.refused, effects.rule ?? "");
    } catch (thrown) {
      const failure = asFailure(thrown);
      this.refuse(failure.message, failure.rule);
    }
  }

  refuse(text: string, rule: string): void {
    this.message = { text, rule };
    announcer.urge(text);
  }

  /** Whether there is something to say about the choice: that it can't be, what follows. */
  get foreseen(): boolean {
    const { preview } = this;
    const follows = this.text !== undefined && !!(preview && (preview.lines?.length || preview.stop));
    return this.stale || !!this.message || !!preview?.refused || follows;
  }

  /** What makes the choice final, if the main button is to say so. */
  get finality(): NonNullable<Effects["stop"]> {
    return settings.values.confirm === "never" ? "" : (this.preview?.stop ?? "");
  }

  /** Whether the main button is to be pressed twice: where a turn ends; what else can't come back it only says. */
  get asksTwice(): boolean {
    const { confirm } = settings.values;
    const slow = this.live.table?.settings.pace === "slow";
    return (confirm === "always" || (confirm === "auto" && slow)) && ENDS_TURN.includes(this.preview?.stop ?? "");
  }

  async confirm(): Promise<void> {
    const { text } = this;
    if (text === undefined || this.busy || !guard.passes || this.frame) return;
    if (this.asksTwice && !this.armed) {
      this.armed = true;
      this.#armedTimer = setTimeout(() => this.disarm(), ARMED_FOR);
      return;
    }
    this.disarm();
    sound("seal");
    await this.#doing(() => this.#commit(text));
  }

  disarm(): void {
    clearTimeout(this.#armedTimer);
    this.armed = false;
  }

  async undo(wholeTurn = false): Promise<void> {
    if (this.busy || !this.view?.undo.length) return;
    await this.#doing(() => this.live.undo(wholeTurn));
  }

  async #doing(what: () => Promise<boolean>): Promise<void> {
    this.stage.now();
    this.busy = true;
    this.stale = false;
    this.message = undefined;
    this.advice.drop();
    try {
      if (await what()) this.picked = deciding.NOTHING;
      else if (this.live.refused?.error === "stale") {
        this.stale = true;
        announcer.urge(this.live.refused.message);
        this.message = { text: this.live.refused.message, rule: this.live.refused.rule ?? "" };
      } else if (this.live.refused) {
        this.refuse(this.live.refused.message, this.live.refused.rule ?? "");
      }
    } finally {
      this.busy = false;
    }
  }

  // looking back

  lookBack(line: number): Promise<void> {
    return this.back.look(line);
  }

  watch(from = -1): Promise<void> {
    return this.back.watch(from);
  }

  /** The stories that begin between two lines of the log, one after the other. */
  async #retell(after: number, to: number): Promise<void> {
    for (const story of this.stories) {
      const [begins = -1] = story.lines;
      if (begins > after && begins <= to && this.back.watching)
        await new Promise<void>((told) => this.stage.telling.tell(story, () => told()));
    }
  }

  backToNow(): void {
    this.back.toNow();
  }

  comeBack(): void {
    this.back.comeBack();
  }

  /** The page goes: nothing is told or shown any more by itself. */
  leave(): void {
    this.back.stop();
    this.stage.now();
  }

  /** A digit picks the card that carries it. */
  digit(number: number): boolean {
    const card = this.cards.length <= deciding.FEW ? this.cards[number - 1] : undefined;
    if (!card || !this.canChoose) return false;
    this.tap(card.tap);
    return true;
  }

  // the page

  toggleText(): void {
    this.asText = !this.asText;
    keep("as-text", this.asText);
  }

  /** Show everybody at the table something that carries `data-point`. */
  point(target: string): void {
    if (!this.spectating) this.live.point(target);
  }

  /** A thing's explanation, with the way to point at it. */
  about(thing: Thing): Explained {
    return explained(thing, this.spectating ? undefined : () => this.point(pointOf(thing)));
  }

  /** What is pointed at, in words. */
  pointName(target: string): string {
    const seat = /^seat:(\d+)$/.exec(target)?.[1];
    if (seat !== undefined) return this.nameOf(Number(seat));
    return this.things.pointed(target)?.name ?? say("table-points-board");
  }

  light(parts: readonly Part[]): void {
    const things = parts.map((part) => this.things.of(part)).filter((thing) => thing !== undefined);
    if (things.length || this.lighted.size) this.lighted = new Set(things);
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.tab = "rules";
  }

  get spectating(): boolean {
    return this.live.seat === SPECTATOR;
  }
}

const KEY = Symbol("play");

export function setPlay(play: Play): Play {
  return setContext(KEY, play);
}

export function getPlay(): Play {
  return getContext<Play>(KEY);
}
