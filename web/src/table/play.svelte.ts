/** What happens at the table as the person at this screen sees it: the choice being made, its preview, the past. */

import { getContext, setContext } from "svelte";

import { announcer } from "$lib/announce.svelte";
import { asFailure, get, post } from "$lib/api";
import type { Explained } from "$lib/explain.svelte";
import { type Live, SPECTATOR } from "$lib/live.svelte";
import { notices } from "$lib/notices.svelte";
import { settings } from "$lib/settings.svelte";
import { keep, recall } from "$lib/storage";
import { say } from "$lib/texts.svelte";

import * as deciding from "./deciding";
import { digest } from "./logbook";
import { play as sound, shake } from "./sounds";
import { explained, pointOf, ThingBook } from "./things.svelte";
import {
  type Choices,
  type Effects,
  type Frames,
  type GameView,
  type Hint,
  isAwaited,
  type LogLine,
  type Part,
  plain,
  type Thing,
} from "./wire";

/** Taps so soon after others changed something are not meant for what is there now. */
const SETTLE = 250;
const PREVIEW_AFTER = 120;
const ARMED_FOR = 4000;
/** A kind of decision is explained so many times. */
const COACHED = 3;
/** One step of watching. */
const BEAT = 900;
const NO_VIEW: deciding.Model = deciding.model([]);

export type SideTab = "log" | "chat" | "rules" | "notes" | "plans";

export class Play {
  readonly live: Live;
  readonly things: ThingBook;

  // deciding
  picked = $state.raw<deciding.Picked>(deciding.NOTHING);
  effects = $state.raw<Effects & { text: string }>();
  hint = $state.raw<Hint>();
  /** One sentence about what could not be done. */
  message = $state.raw<{ text: string; rule: string }>();
  /** The choice no longer fits what is asked. */
  stale = $state(false);
  armed = $state(false);
  busy = $state(false);
  /** A sealed choice is being made again. */
  changing = $state(false);
  /** The coach's lines about this decision, opened or closed by hand. */
  coachWanted = $state<boolean>();
  query = $state("");

  // looking back
  steps = $state.raw<number[]>([]);
  at = $state(-1);
  frame = $state.raw<GameView>();
  watching = $state(false);
  missed = $state.raw<LogLine[]>([]);

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
  #told = -1;
  /** Plans that were dropped, and it was said. */
  #dropped: ReadonlySet<string> = new Set();
  /** Whether what happened before was told. */
  #back = false;
  #coached = $state.raw<Record<string, number>>(counted(recall("coached")));
  #previews = new Map<string, Effects>();
  #frames = new Map<number, GameView>();
  #armedTimer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  /** `commit`: what becomes of a choice instead of being played, where it is only planned. */
  constructor(live: Live, more: { things?: ThingBook; commit?: (text: string) => Promise<boolean> } = {}) {
    this.live = live;
    this.things = more.things ?? new ThingBook();
    this.planned = more.commit !== undefined;
    this.#commit = more.commit ?? ((text) => live.act(text));
  }

  // what there is

  get view(): GameView | undefined {
    return this.live.view;
  }

  /** The view on the board: now, or a moment of the past. */
  get shown(): GameView | undefined {
    return this.frame ?? this.live.view;
  }

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
  readonly canChoose = $derived(this.offered && (!this.sealed || this.changing));
  readonly text = $derived(deciding.ready(this.#model, this.picked));
  readonly asking = $derived(deciding.asking(this.#model, this.picked));
  readonly sides = $derived(deciding.sides(this.#model, this.picked));
  readonly sentence = $derived(deciding.sentence(this.#model, this.picked));
  /** What can be tapped now: what is asked, or what was searched for. */
  readonly cards = $derived.by<deciding.Card[]>(() => {
    if (this.query.trim()) return deciding.found(this.#model, this.picked, this.query);
    return this.asking.kind === "cards" ? this.asking.cards : [];
  });
  readonly searchable = $derived(deciding.count(this.#model) > deciding.FEW);
  /** All answers are listed as whole sentences. */
  readonly flat = $derived(deciding.isFlat(this.#model));
  readonly isAside = $derived(this.#model.asides.some((option) => option.do === this.picked.whole));
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
      this.hint = undefined;
      this.query = "";
      this.disarm();
      this.#previews.clear();
    }
    if (other) {
      this.#told = view.log.at(-1)?.n ?? -1;
      this.backToNow();
    }
    this.#tell(view, before, other);
  }

  /** Choices that nobody has asked for yet. */
  offer(choices: readonly Choices[]): void {
    const next = deciding.model(choices);
    this.picked = deciding.carry(this.#model, next, this.picked).picked;
    this.#model = next;
  }

  #tell(view: GameView, before: GameView | undefined, other: boolean): void {
    const fresh = this.live.log.filter((line) => line.n > this.#told);
    this.#told = this.live.log.at(-1)?.n ?? this.#told;
    for (const line of fresh) if (!line.heading) announcer.tell(plain(line.parts));
    if (fresh.length && !this.busy) sound("card");
    const wasAwaited = !!before && isAwaited(before);
    const called = isAwaited(view) && (other || !wasAwaited || before.prompt?.decision !== view.prompt?.decision);
    if (before?.prompt?.decision !== view.prompt?.decision) this.coachWanted = undefined;
    const urgent = (view.dropped ?? []).filter((sentence) => !this.#dropped.has(sentence));
    this.#dropped = new Set(view.dropped ?? []);
    for (const sentence of urgent) notices.show(sentence, { silent: true, icon: "warning" });
    if (called && this.running) {
      this.#coach(view.prompt?.decision ?? "");
      urgent.push(say("table-your-turn-said", { title: view.prompt?.title ?? "" }));
      if (!wasAwaited || other) {
        sound("horn");
        shake();
      }
    }
    if (urgent.length) announcer.urge(urgent.join(" "));
    if (view.outcome && before && !before.outcome) sound("chord");
    if (this.#back && document.visibilityState === "visible") this.#remember();
  }

  /** What was on the screen has been seen: the digest begins after it. */
  #remember(): void {
    const last = this.live.log.at(-1);
    if (last && this.live.seat === this.#seen?.seat) keep(`seen.${this.live.code}`, last.n);
  }

  /** On coming back: what happened meanwhile, if it is more than a few lines. */
  comeBack(): void {
    this.#back = true;
    const since = recall(`seen.${this.live.code}`);
    const last = this.live.log.at(-1)?.n ?? -1;
    if (typeof since === "number" && since < last) {
      const fresh = this.live.log.filter((line) => line.n > since && !line.heading);
      if (fresh.length > 3) this.missed = digest(this.live.log, since, this.live.seat);
    }
    this.#remember();
  }

  // the coach

  /** A decision has come up once more. */
  #coach(decision: string): void {
    const key = `${this.live.table?.game ?? ""}.${decision}`;
    this.#coached = { ...this.#coached, [key]: (this.#coached[key] ?? 0) + 1 };
    keep("coached", this.#coached);
  }

  /** Whether they are shown: the player may have opened or closed them. */
  get coachOpen(): boolean {
    return this.coachWanted ?? this.coached;
  }

  /** Whether the two lines about this decision are shown by themselves. */
  get coached(): boolean {
    const decision = this.view?.prompt?.decision ?? "";
    const times = this.#coached[`${this.live.table?.game ?? ""}.${decision}`] ?? 0;
    return settings.values.coach && times <= COACHED;
  }

  // choosing

  /** Whether a tap now is meant for what is there now. */
  get settled(): boolean {
    return performance.now() - this.live.changedAt >= SETTLE;
  }

  tap(what: deciding.Tap): void {
    if (!this.settled || this.busy) return;
    this.pick(deciding.tap(this.#model, this.picked, what));
    this.query = "";
  }

  /** A board names a field and a value of it. */
  choose(field: string, value: string): void {
    this.tap({ kind: "value", field, value });
  }

  lit(field: string): Set<string> {
    return this.canChoose ? deciding.lit(this.#model, this.picked, field) : new Set();
  }

  pick(picked: deciding.Picked): void {
    this.picked = picked;
    this.stale = false;
    this.message = undefined;
    this.disarm();
    sound("tick");
  }

  focusOn(field: string): void {
    if (!this.settled) return;
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
    const timer = setTimeout(() => {
      if (live.seat !== seat) return; // the screen has been passed on meanwhile
      post<Effects>(`${live.path}/preview`, { seat, action: text })
        .then((effects) => {
          previews.set(text, effects);
          if (this.text === text) this.effects = { ...effects, text };
        })
        .catch(() => undefined); // without it the choice is just as good
    }, PREVIEW_AFTER);
    return () => clearTimeout(timer);
  }

  /** Why something that is not offered can't be done. */
  async why(action: string): Promise<void> {
    try {
      const effects = await post<Effects>(`${this.live.path}/why`, { seat: this.live.seat, action });
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

  /** Whether there is something to say about the choice: that it can't be, what a bot would do, what follows. */
  get foreseen(): boolean {
    const { preview } = this;
    const follows = this.text !== undefined && !!(preview && (preview.lines?.length || preview.stop));
    return this.stale || !!this.message || !!preview?.refused || follows || !!this.hint;
  }

  /** What makes the choice final, if the main button is to say so. */
  get finality(): NonNullable<Effects["stop"]> {
    return settings.values.confirm === "never" ? "" : (this.preview?.stop ?? "");
  }

  /** Whether the main button is to be pressed twice: at the end of a turn, and before anything else that can't come back. */
  get asksTwice(): boolean {
    const { confirm } = settings.values;
    const slow = this.live.table?.settings.pace === "slow";
    return (confirm === "always" || (confirm === "auto" && slow)) && !!this.preview?.stop;
  }

  async confirm(): Promise<void> {
    const { text } = this;
    if (text === undefined || this.busy || !this.settled || this.frame) return;
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
    this.busy = true;
    this.stale = false;
    this.message = undefined;
    this.hint = undefined;
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

  async askHint(): Promise<void> {
    try {
      const hint = await post<Hint>(`${this.live.path}/hint`, { seat: this.live.seat });
      this.hint = hint;
      const picked = deciding.pickText(this.#model, hint.do);
      if (picked !== deciding.NOTHING) this.pick(picked);
      this.hint = hint;
      announcer.tell([plain(hint.parts), ...hint.reasons].join(". "));
    } catch (thrown) {
      const failure = asFailure(thrown);
      this.refuse(failure.message, failure.rule);
    }
  }

  // looking back

  /** Show the table as it was when a line of the log was the last. */
  async lookBack(line: number): Promise<void> {
    await this.#loadSteps();
    const step = this.steps.findIndex((ends) => ends >= line);
    await this.showStep(step < 0 ? this.steps.length - 1 : step);
  }

  async showStep(step: number): Promise<void> {
    await this.#loadSteps();
    if (!this.steps.length) return;
    const wanted = Math.max(0, Math.min(this.steps.length - 1, step));
    this.at = wanted;
    let frame = this.#frames.get(wanted);
    if (!frame) {
      const seat = this.live.seat;
      try {
        frame = await get<GameView>(`${this.live.path}/frame`, { seat, step: wanted });
      } catch (thrown) {
        this.refuse(asFailure(thrown).message, "");
        this.watching = false;
        return;
      }
      this.#frames.set(wanted, frame);
    }
    if (this.at === wanted) this.frame = frame;
  }

  async #loadSteps(): Promise<void> {
    if (this.steps.length && this.frame) return;
    const { seat } = this.live;
    try {
      this.steps = (await get<Frames>(`${this.live.path}/frames`, { seat })).steps;
    } catch (thrown) {
      this.refuse(asFailure(thrown).message, "");
    }
  }

  /** Play the past from a line of the log to now. */
  async watch(from = -1): Promise<void> {
    this.missed = [];
    this.watching = true;
    if (from >= 0) await this.lookBack(from);
    else await this.showStep(this.at >= 0 && this.at < this.steps.length - 1 ? this.at : 0);
    const on = async () => {
      if (!this.watching) return;
      if (this.at >= this.steps.length - 1) {
        this.watching = false;
        return;
      }
      await this.showStep(this.at + 1);
      this.#beat = setTimeout(() => void on(), BEAT * Math.max(settings.pace, 0.3));
    };
    this.#beat = setTimeout(() => void on(), BEAT);
  }

  stopWatching(): void {
    clearTimeout(this.#beat);
    this.watching = false;
  }

  backToNow(): void {
    this.stopWatching();
    this.frame = undefined;
    this.at = -1;
    this.#frames.clear();
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

function counted(kept: unknown): Record<string, number> {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, times]) => typeof times === "number"));
}

const KEY = Symbol("play");

export function setPlay(play: Play): Play {
  return setContext(KEY, play);
}

export function getPlay(): Play {
  return getContext<Play>(KEY);
}
