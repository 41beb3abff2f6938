/**
 * A table as it lives: one socket that reconnects by itself, the last view of the game, the log, the chat.
 *
 *     const live = new Live(code);
 *     live.open();                 // and live.close() when the page goes
 *     await live.act("pass");      // false: it was refused, and live.refused says why
 *
 * Moves go by `moves.svelte.ts`. Where sockets don't get through, the view is asked for every few seconds.
 */

import { untrack } from "svelte";

import type { ChatLine, ClientMessage, Effects, GameView, LogLine, ServerMessage, TableView } from "../table/wire";
import { asFailure, type Failure, get, post, type Problem, socketAddress } from "./api";
import { guard } from "./guard.svelte";
import { person } from "./me.svelte";
import { type Kept, Moves, waitFor } from "./moves.svelte";
import { type Connection, SPECTATOR, type TableSource } from "./source";
import { spoken } from "./texts.svelte";

export { type Connection, SPECTATOR } from "./source";

const PING_EVERY = 20_000;
const PONG_DUE = 8_000;
const POLL_EVERY = 3_000;
const POLL_HIDDEN = 20_000;
/** After so many sockets that never opened we ask by HTTP, and try a socket again now and then. */
const GIVE_UP = 3;
const SOCKET_AGAIN = 30_000;
/** Sockets are not tried sooner after each other. */
const APART = 500;
/** Who logs in on another page loses the seat here a moment before the cookie has come. */
const COOKIE_DUE = [1_000, 4_000];

/** What we have of the log, with the lines of a view laid over it. */
export function mergeLog(have: readonly LogLine[], from: number, lines: readonly LogLine[]): LogLine[] {
  return [...have.filter((line) => line.n < from), ...lines];
}

function holds(table: TableView, seat: number): boolean {
  return table.seats.some((one) => one.seat === seat && one.mine);
}

export class Live implements TableSource {
  readonly code: string;
  table = $state.raw<TableView>();
  view = $state.raw<GameView>();
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>("connecting");
  /** Why there is nothing to see: no such table, not invited. */
  failure = $state.raw<Failure>();
  gone = $state<"" | "deleted" | "seat" | "closed">("");
  lostSeat = $state(false);
  pointed = $state.raw<{ seat: number; target: string; at: number }>();
  /** Which of my seats I look from. */
  seat = $state(SPECTATOR);
  /** The server's clock against ours. */
  skew = $state(0);

  #socket: WebSocket | undefined;
  #opened = false;
  #tries = 0;
  #unopened = 0;
  #fresh = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #polls: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #lastSocketTry = 0;
  #heard = 0;
  #seatLost = SPECTATOR;
  #closed = false;
  #lang = "";
  /** How many parts of the page show the board as text. */
  #readers = 0;
  #stop: (() => void)[] = [];

  readonly #moves: Moves;

  constructor(code: string) {
    this.code = code;
    this.#moves = new Moves(this);
  }

  get path(): string {
    return `/api/tables/${encodeURIComponent(this.code)}`;
  }

  get version(): number {
    return this.view?.version ?? 0;
  }

  get opened(): boolean {
    return this.#opened;
  }

  get kept(): Kept | undefined {
    return this.#moves.kept;
  }

  get refused(): Problem | undefined {
    return this.#moves.refused;
  }

  /** Whether what is shown may be older than what there is. */
  get offline(): boolean {
    return this.connection === "offline" || (this.kept !== undefined && this.#moves.lost);
  }

  /** Why my move waits although the server can be reached; empty if that is not so. */
  get trouble(): string {
    return this.kept === undefined ? "" : this.#moves.trouble;
  }

  // coming and going

  open(seat: number = SPECTATOR): void {
    if (this.#opened) return;
    this.#opened = true;
    this.seat = seat;
    this.#lang = spoken();
    const back = () => this.#hurry();
    const shown = () => {
      if (document.visibilityState !== "visible") return;
      this.#hurry();
      this.#send({ type: "seen" });
    };
    addEventListener("online", back);
    document.addEventListener("visibilitychange", shown);
    this.#stop.push(
      () => removeEventListener("online", back),
      () => document.removeEventListener("visibilitychange", shown),
    );
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    this.#connect();
    this.#moves.resume();
  }

  close(): void {
    this.#opened = false;
    for (const stop of this.#stop.splice(0)) stop();
    clearTimeout(this.#timer);
    clearTimeout(this.#polls);
    clearInterval(this.#pings);
    this.#moves.hurry();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  /** See the table from another seat of mine, or in another language. */
  look(seat: number = this.seat): void {
    if (seat === this.seat && this.#lang === spoken() && this.view) return;
    this.seat = seat;
    this.#lang = spoken();
    this.view = undefined;
    this.log = [];
    this.#fresh = true;
    this.#look();
    if (this.connection === "polling") void this.poll();
  }

  #look(): void {
    this.#send({ type: "look", seat: this.seat, lang: this.#lang, sheet: this.#readers > 0, ...this.#have });
  }

  readText(reads: boolean): void {
    const read = this.#readers > 0;
    this.#readers += reads ? 1 : -1;
    if (read === this.#readers > 0) return;
    this.#fresh = true;
    // the effect that calls this must not run again for each view, or it would ask for ever
    untrack(() => {
      this.#look();
      if (this.connection === "polling") void this.poll();
    });
  }

  /** What we have of the log, and of which view: the server sends the rest. */
  get #have(): { log_from: number; version: number } {
    const last = this.log.at(-1);
    return { log_from: last ? last.n + 1 : 0, version: this.version };
  }

  // the socket

  #connect(): void {
    clearTimeout(this.#timer);
    if (!this.#opened || this.gone) return;
    this.#lastSocketTry = Date.now();
    let socket: WebSocket;
    try {
      socket = new WebSocket(socketAddress(this.code));
    } catch {
      this.#unopened = GIVE_UP;
      this.#retry();
      return;
    }
    this.#socket = socket;
    let wasOpen = false;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      wasOpen = true;
      this.#unopened = 0;
      this.#fresh = true;
      this.#look();
      if (document.visibilityState === "visible") this.#send({ type: "seen" });
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.#heard = Date.now();
      this.connection = "live";
      this.#moves.lost = false;
      clearTimeout(this.#polls);
      this.#polls = undefined;
      this.receive(JSON.parse(String(event.data)) as ServerMessage);
      this.#moves.hurry();
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#socket = undefined;
      if (!wasOpen) this.#unopened++;
      this.#retry();
    };
  }

  #retry(): void {
    if (!this.#opened || this.gone) return;
    if (this.connection !== "polling") this.connection = this.view || this.#tries > 1 ? "offline" : "connecting";
    clearTimeout(this.#timer);
    const wait = this.connection === "polling" ? SOCKET_AGAIN : waitFor(this.#tries++);
    this.#timer = setTimeout(() => this.#connect(), wait);
    if (!this.#polls && (this.#unopened >= GIVE_UP || !this.table)) void this.poll();
  }

  /** Something says that the line may be back: try at once. */
  #hurry(): void {
    this.#moves.hurry();
    this.#ping();
    if (this.#socket || !this.#opened) return;
    this.#tries = 0;
    if (Date.now() - this.#lastSocketTry > APART) this.#connect();
    if (this.connection === "polling") void this.poll();
  }

  /** Is the line alive? A server answers every ping; a phone that slept may hold a socket that nobody hears. */
  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.#send({ type: "ping" });
    setTimeout(() => {
      if (socket !== this.#socket || this.#heard >= asked) return;
      this.#socket = undefined;
      socket.close();
      this.#retry();
    }, PONG_DUE);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // what comes in

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        this.skew = message.now_ms - Date.now();
        person.hears(message.version);
        break;
      case "table":
        this.#closed = false;
        this.#takeTable(message);
        break;
      case "view":
        this.#takeView(message);
        break;
      case "chat":
        this.#takeChat(message.lines);
        break;
      case "pointed":
        this.pointed = { seat: message.seat, target: message.target, at: Date.now() };
        break;
      case "gone":
        if (message.why === "seat") this.#loseSeat();
        else if (message.why === "closed")
          this.#closed = true; // to whom the socket knows: another may be let in
        else this.gone = message.why;
        break;
    }
  }

  #takeTable(table: TableView): void {
    const before = this.table;
    this.table = table;
    this.failure = undefined;
    if (this.lostSeat && holds(table, this.#seatLost)) this.lostSeat = false;
    if (before?.status === "lobby" && table.status !== "lobby" && !this.view) this.#look();
  }

  /**
   * Somebody else holds my seat now: we look on. That may be me, who has just logged in on another page: a socket is
   * whoever opened it, so once the table knows me as the holder another one is opened.
   */
  #loseSeat(): void {
    const lost = this.seat;
    this.#seatLost = lost;
    this.lostSeat = true;
    this.seat = SPECTATOR;
    this.view = undefined;
    this.log = [];
    this.#fresh = true;
    this.#look();
    for (const wait of COOKIE_DUE) {
      const timer = setTimeout(() => void this.#regain(lost), wait);
      this.#stop.push(() => clearTimeout(timer));
    }
  }

  async #regain(seat: number): Promise<void> {
    const table = await get<TableView>(this.path).catch(() => undefined);
    if (!this.#opened || !this.lostSeat || !table || !holds(table, seat)) return;
    void person.load();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#connect();
  }

  #takeView(view: GameView): void {
    if (view.seat !== this.seat) return; // asked for before we looked from elsewhere
    const now = this.view;
    if (now && !this.#fresh && view.version < now.version) return; // overtaken
    if (view.log_from > this.log.length) return; // it goes on from lines that we don't have: another is on its way
    if (now && view.version !== now.version && !this.#moves.mine) guard.changed();
    this.#fresh = false;
    this.log = mergeLog(this.log, view.log_from, view.log);
    this.view = view;
    if (typeof document !== "undefined" && document.visibilityState === "visible") this.#send({ type: "seen" });
  }

  #takeChat(lines: readonly ChatLine[]): void {
    const known = new Map(this.chat.map((line) => [line.id, line]));
    for (const line of lines) known.set(line.id, line);
    this.chat = [...known.values()].sort((a, b) => a.id - b.id);
  }

  // without a socket

  /** Ask for table and view by HTTP; goes on by itself while there is no socket. */
  async poll(): Promise<void> {
    clearTimeout(this.#polls);
    this.#polls = undefined;
    try {
      this.#takeTable(await get<TableView>(this.path));
      if (this.table?.status !== "lobby") await this.refresh();
      this.#moves.hurry();
      const wasDown = this.connection === "offline";
      if (this.#unopened >= GIVE_UP && !this.live) this.connection = "polling";
      if (wasDown && !this.#socket) this.#connect(); // the server is back: perhaps its sockets are too
      this.#moves.lost = false;
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (!failure.offline && failure.status < 500) {
        if (this.#closed) this.gone = "closed";
        else if (!this.view) this.failure = failure;
      } else if (this.connection === "polling") {
        this.connection = "offline";
      }
    }
    if (this.#opened && !this.live && this.#unopened >= GIVE_UP && !this.failure) {
      const wait = document.visibilityState === "visible" ? POLL_EVERY : POLL_HIDDEN;
      this.#polls = setTimeout(() => void this.poll(), wait);
    }
  }

  /** What happens comes by itself. */
  get live(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Fetch the view as it stands. */
  async refresh(): Promise<void> {
    const seat = this.seat;
    const view = await get<GameView>(`${this.path}/view`, { seat, sheet: this.#readers > 0, ...this.#have });
    if (seat === this.seat) this.#takeView({ ...view, type: "view" });
  }

  // moves

  act(action: string): Promise<boolean> {
    return this.#moves.make("act", { action });
  }

  undo(wholeTurn = false): Promise<boolean> {
    return this.#moves.make("undo", wholeTurn ? { whole_turn: true } : {});
  }

  preview(action: string): Promise<Effects> {
    return post<Effects>(`${this.path}/preview`, { seat: this.seat, action });
  }

  why(action: string): Promise<Effects> {
    return post<Effects>(`${this.path}/why`, { seat: this.seat, action });
  }

  // the rest of what a table offers

  point(target: string): void {
    this.#send({ type: "point", target });
  }

  say(text: string): Promise<unknown> {
    return post(`${this.path}/chat`, { text });
  }
}
