/** Hindsight: the analysis of a finished game, asked for and waited for. It is kept while one looks back. */

import { announcer } from "$lib/announce.svelte";
import { asFailure, del, get, newNumber, post } from "$lib/api";
import { notices } from "$lib/notices.svelte";
import { pathTo, router } from "$lib/router.svelte";
import type { TableSource } from "$lib/source";
import { say } from "$lib/texts.svelte";

import type { Analysis, TableView } from "../wire";
import type { Turn } from "./turning";

/** The server is asked how far it is so often. */
const POLL = 1000;

export class Hindsight {
  found = $state.raw<Analysis>();
  /** Why there is none. */
  failed = $state("");
  busy = $state(false);
  /** The turning point that the board shows. */
  opened = $state.raw<Turn>();

  readonly #live: TableSource;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(live: TableSource) {
    this.#live = live;
  }

  get going(): boolean {
    return this.found?.state === "waiting" || this.found?.state === "running";
  }

  get #path(): string {
    return `${this.#live.path}/analysis`;
  }

  /** See how far it is, and go on seeing until it is done; `leave` ends that. */
  async see(): Promise<void> {
    const mine = ++this.#turn;
    clearTimeout(this.#timer);
    try {
      const before = this.found?.state;
      const found = await get<Analysis>(this.#path, { seat: this.#live.seat });
      if (mine !== this.#turn) return;
      this.found = found;
      if (found.state === "failed") this.failed = say("hindsight-failed");
      else if (found.state === "done" && before && before !== "done") announcer.tell(say("hindsight-done"));
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (mine !== this.#turn || (failure.offline && this.going && this.#again())) return;
      this.failed = failure.message;
      this.found = undefined;
    }
    if (this.going) this.#again();
  }

  #again(): boolean {
    this.#timer = setTimeout(() => void this.see(), POLL);
    return true;
  }

  leave(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
  }

  async begin(): Promise<void> {
    await this.#doing(async () => {
      this.found = await post<Analysis>(this.#path, undefined, { seat: this.#live.seat });
      await this.see();
    });
  }

  async stop(): Promise<void> {
    this.leave();
    await this.#doing(async () => {
      this.found = await del<Analysis>(this.#path, { seat: this.#live.seat });
    });
  }

  async #doing(what: () => Promise<void>): Promise<void> {
    this.failed = "";
    this.busy = true;
    try {
      await what();
    } catch (thrown) {
      this.failed = asFailure(thrown).message;
    } finally {
      this.busy = false;
    }
  }

  /** A new table that begins before a turning point, for whoever looks, in the seat of it. */
  async retry({ move, seat }: Turn): Promise<void> {
    this.busy = true;
    try {
      const table = await post<TableView>(`${this.#live.path}/retry`, { move, seat, number: newNumber() });
      router.go(pathTo("table", { code: table.code }));
    } catch (thrown) {
      notices.show(asFailure(thrown).message, { kind: "error" });
    } finally {
      this.busy = false;
    }
  }
}
