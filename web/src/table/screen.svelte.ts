/** The page of a table, whatever its size: whose eyes it is seen with, what lies open, what has not been read. */

import { tick, untrack } from "svelte";

import type { Stop } from "$kit/sheet";
import { announcer } from "$lib/announce.svelte";
import { asFailure, post } from "$lib/api";
import { explainer } from "$lib/explain.svelte";
import { notices } from "$lib/notices.svelte";
import { page } from "$lib/page.svelte";
import { router } from "$lib/router.svelte";
import { SPECTATOR, type TableSource } from "$lib/source";
import { keep, recall } from "$lib/storage";
import { say, spoken } from "$lib/texts.svelte";

import { boards } from "./boards.svelte";
import type { Play, SideTab } from "./play.svelte";
import { RULE_HASH } from "./things.svelte";
import { type Area, isAwaited } from "./wire";

const DESK = 900;
const LOW = 480;
/** Under this width the log begins folded. */
const ROOMY = 1180;

/** The parts of the board that a phone shows one at a time. */
export const PARTS = {
  board: ["status", "board"],
  mine: ["own", "secret"],
  others: ["players", "others"],
} as const satisfies Record<string, readonly Area[]>;
export type BoardPart = keyof typeof PARTS;

export class TableScreen {
  readonly live: TableSource;
  readonly play: Play;

  width = $state(globalThis.innerWidth);
  height = $state(globalThis.innerHeight);
  /** How much larger than usual this reader's letters are: a desk with large letters has the room of a phone. */
  letters = $state(1);
  readonly desk = $derived(this.width / this.letters >= DESK);
  /** A phone held sideways: the decision stands beside the board. */
  readonly sideways = $derived(!this.desk && this.height / this.letters < LOW && this.width > this.height);

  folded = $state(recall("side-folded") === true || globalThis.innerWidth < ROOMY);
  /** On a phone the log lies over the board. */
  sideOpen = $state(false);
  menu = $state(false);
  keysOpen = $state(false);
  /** How far a phone's sheet is open. */
  stop = $state<Stop>("closed");
  part = $state<BoardPart>("board");
  /** The decision bar's taller panel, with all options. */
  allOpen = $state(false);
  #readTo = $state(0);
  #greeted = false;
  #wasAsked = false;

  constructor(live: TableSource, play: Play) {
    this.live = live;
    this.play = play;
    this.#readTo = Number(recall(`chat.${live.code}`) ?? 0);
  }

  // whose eyes

  /** Several people share this screen. */
  readonly hot = $derived.by(() => this.play.mine.length > 1);
  readonly held = $derived.by(() => this.hot && this.live.seat !== SPECTATOR);
  /** Who has to take the screen. */
  readonly called = $derived.by(() =>
    this.hot && !this.held && this.play.running
      ? (this.live.view?.awaited ?? []).filter((seat) => this.play.mine.includes(seat))
      : [],
  );
  readonly myTurn = $derived.by(() => this.play.asked || this.called.length > 0);
  readonly watching = $derived.by(() => this.play.spectating && !this.hot && this.live.view !== undefined);

  // what the bars say

  readonly phases = $derived.by(() => (this.play.shown?.phase ?? []).map((text, n) => ({ id: `${n} ${text}`, text })));
  readonly turnWords = $derived.by(() => {
    if (this.myTurn) return say("table-your-turn");
    if (this.watching && !this.desk) return say("table-spectating");
    return this.live.table?.status === "running" && !this.watching ? say("table-others-turn") : "";
  });
  /** A board is drawn: it shows what can be chosen, and the decision bar stays low. */
  readonly drawn = $derived.by(() => !this.play.asText && boards.has(this.live.table?.game ?? ""));
  readonly deciding = $derived.by(() => this.live.table?.status === "running" || this.play.message !== undefined);

  // what was not read

  readonly #chatShown = $derived.by(() => this.play.tab === "chat" && (this.desk ? !this.folded : this.sideOpen));
  readonly unread = $derived.by(
    () => this.live.chat.filter((line) => line.id > this.#readTo && !this.play.mine.includes(line.seat ?? -1)).length,
  );

  // taking back

  readonly mayTakeBack = $derived.by(() => {
    const { table, seat } = this.live;
    if (table?.day) return false; // whoever has seen what comes plays another game than all others
    return table?.status === "running" && seat >= 0 && table.seats.some((one) => one.seat === seat && one.mine);
  });
  readonly asking = $derived.by(() => this.live.table?.asking ?? undefined);
  /** My seats that have to agree or not; one answers for all of them. */
  readonly mustAnswer = $derived.by(() => {
    const { asking } = this;
    return asking ? this.play.mine.filter((seat) => seat !== asking.seat && !asking.yes.includes(seat)) : [];
  });

  takeBack(line: number): Promise<void> {
    return this.#ask("take-back", { seat: this.live.seat, to: line });
  }

  async consent(yes: boolean): Promise<void> {
    const [seat] = this.mustAnswer;
    if (seat !== undefined) await this.#ask("consent", { seat, yes, question: this.asking?.id });
  }

  resume(): Promise<void> {
    return this.#ask("resume");
  }

  async #ask(path: string, body: object = {}): Promise<void> {
    try {
      await post(`${this.live.path}/${path}`, body);
    } catch (thrown) {
      notices.show(asFailure(thrown).message, { kind: "error" });
    }
  }

  // what lies open

  showSide(): void {
    if (this.desk) this.folded = false;
    else this.sideOpen = true;
  }

  fold(): void {
    this.folded = !this.folded;
    keep("side-folded", this.folded);
  }

  openTab(tab: SideTab): void {
    this.play.tab = tab;
    this.showSide();
  }

  /** What can be chosen is in sight, also on a phone. */
  showChoices(): void {
    if (!this.desk && this.stop === "closed") this.stop = "half";
  }

  /** The words to find an option by get the focus. */
  search(): void {
    this.showChoices();
    this.allOpen = true;
    void tick().then(() => document.querySelector<HTMLElement>("[data-search]")?.focus());
  }

  /** All that the page does by itself; called while its component is made. */
  attend(): void {
    const { live, play } = this;
    $effect(() => {
      live.open();
      return () => live.close();
    });
    $effect(() => () => play.leave());
    $effect(() => {
      void this.width;
      this.letters = Math.max(1, (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16);
    });
    $effect(() => {
      // which seat I look from: mine, or at a shared screen none until somebody says who it is
      const [only] = play.mine;
      const wanted = this.hot ? live.seat : (only ?? SPECTATOR);
      if (!live.table) return;
      const lang = spoken();
      untrack(() => {
        if (wanted !== live.seat || lang) live.look(wanted);
      });
    });
    $effect(() => {
      // whoever was asked has answered: cover everything before the device goes on
      const awaited = live.view && isAwaited(live.view);
      const done = this.held && this.#wasAsked && awaited === false && !play.frame;
      this.#wasAsked = this.held && !done && (awaited ?? this.#wasAsked);
      if (done) untrack(() => live.look(SPECTATOR));
    });
    $effect(() => {
      const now = live.view;
      if (now) untrack(() => play.follow(now));
    });
    $effect(() => {
      // the page's root tells which view is on the screen, as soon as it is drawn
      const now = play.stage.behind ? undefined : live.view;
      if (now) void tick().then(() => (document.documentElement.dataset.shown = `${now.seat}.${now.version}`));
    });
    $effect(() => play.foresee());
    $effect(() => {
      void spoken();
      if (live.table) void play.things.load(live.path);
    });
    this.#attendPage();
  }

  /** The browser's tab, links to rules, what was read. */
  #attendPage(): void {
    const { live, play } = this;
    $effect(() => {
      page.title = live.table?.name || live.table?.game_name || "";
      page.yourTurn = this.myTurn;
      return () => (page.yourTurn = false);
    });
    $effect(() => {
      if (this.#greeted || !live.view || live.log.length === 0) return;
      this.#greeted = true;
      untrack(() => play.comeBack());
    });
    $effect(() => {
      if (!router.hash.startsWith(RULE_HASH)) return;
      const rule = decodeURIComponent(router.hash.slice(RULE_HASH.length));
      untrack(() => {
        play.openRule(rule);
        router.go(router.path + router.search, "replace");
      });
    });
    $effect(() => {
      if (!play.rule) return;
      explainer.close();
      untrack(() => this.showSide());
    });
    $effect(() => {
      // the log gives way when the past is shown, or told again
      if (play.frame !== undefined || play.stage.telling.again) this.sideOpen = false;
    });
    $effect(() => {
      const last = live.chat.at(-1)?.id ?? 0;
      if (!this.#chatShown || last <= this.#readTo) return;
      this.#readTo = last;
      keep(`chat.${live.code}`, last);
    });
    $effect(() => {
      const sentence = this.mustAnswer.length ? this.asking?.sentence : undefined;
      if (sentence) untrack(() => announcer.urge(sentence));
    });
  }
}
