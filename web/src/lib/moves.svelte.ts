/**
 * Moves on their way to a table: posted with a key and tried again with the same key until the server is known to have
 * them. A move is kept, even over a reload, and never done twice.
 */

import { asFailure, newKey, post, type Problem } from "./api";
import { forget, keep, recall } from "./storage";

/** A move on its way: not known to have arrived. */
export interface Kept {
  path: "act" | "undo";
  body: { seat: number; version: number; key: string; action?: string; whole_turn?: boolean };
}

/** What moves need of the table that they are for. */
export interface Destination {
  readonly code: string;
  readonly path: string;
  readonly seat: number;
  /** Of the view that is shown; 0 if there is none. */
  readonly version: number;
  /** Whether the page is still there. */
  readonly opened: boolean;
  /** Whether what happens comes by itself. */
  readonly live: boolean;
  refresh(): Promise<void>;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** When the view that follows my own move has not come by itself, it is fetched. */
const VIEW_DUE = 1_500;

/** How long to wait before the next try: doubled each time, spread so that not all come back in the same moment. */
export function waitFor(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10)) * (0.6 + 0.8 * chance);
}

export class Moves {
  kept = $state.raw<Kept>();
  /** Why the last move was not done. */
  refused = $state.raw<Problem>();
  /** The server could not be reached with it. */
  lost = $state(false);
  /** The server was reached, and says why it can't store anything at the moment. */
  trouble = $state("");
  /** What changes now is what I did. */
  mine = false;
  readonly #to: Destination;
  #wake: (() => void) | undefined;

  constructor(to: Destination) {
    this.#to = to;
  }

  /** A move that was kept when the page went goes now. */
  resume(): void {
    const kept = recall(this.#key) as Kept | undefined;
    if (kept?.body?.key) void this.#deliver(kept);
  }

  /** Something says that the line is back: a move that waits can go. */
  hurry(): void {
    this.#wake?.();
  }

  /** False: it was refused, and `refused` says why. */
  make(path: Kept["path"], more: Partial<Kept["body"]>): Promise<boolean> {
    const { seat, version } = this.#to;
    return this.#deliver({ path, body: { seat, version, key: newKey(), ...more } });
  }

  get #key(): string {
    return `move.${this.#to.code}`;
  }

  async #deliver(move: Kept): Promise<boolean> {
    const to = this.#to;
    this.kept = move;
    this.refused = undefined;
    this.mine = true;
    keep(this.#key, move);
    try {
      for (let tries = 0; ; tries++) {
        try {
          const { version } = await post<{ version: number }>(`${to.path}/${move.path}`, move.body);
          this.#settle();
          await this.#follow(version);
          return true;
        } catch (thrown) {
          const failure = asFailure(thrown);
          const unsure = failure.offline || failure.status >= 502;
          if (!unsure || (tries > 0 && !to.opened)) {
            this.#settle();
            this.refused = failure.problem;
            if (failure.problem.error === "stale") await to.refresh().catch(() => undefined);
            return false;
          }
          this.lost = true;
          this.trouble = failure.status === 503 ? failure.problem.message : "";
          await this.#pause(waitFor(tries));
          if (!to.opened) return false; // it stays kept, and goes when the page comes back
        }
      }
    } finally {
      this.mine = false;
    }
  }

  #settle(): void {
    this.kept = undefined;
    this.lost = false;
    this.trouble = "";
    forget(this.#key);
  }

  /** The view that my move leads to comes by the socket; if it does not, it is fetched. */
  async #follow(version: number): Promise<void> {
    const to = this.#to;
    const there = () => to.version >= version;
    const due = performance.now() + (to.live ? VIEW_DUE : 0);
    while (!there() && performance.now() < due && to.opened) await this.#pause(30);
    if (!there() && to.opened) await to.refresh().catch(() => undefined);
  }

  /** Wait, or less if something says that the line is back. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        if (this.#wake === done) this.#wake = undefined;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#wake = done;
    });
  }
}
