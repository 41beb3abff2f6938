/** Which games have a drawn board, and how it is loaded: ours come with the client, a plug-in's from the server. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";

import { type Game, get } from "$lib/api";
import { speakBoard } from "$lib/texts/boards";
import { gameTexts } from "$lib/texts/game.svelte";

import type { BoardModule, Mount } from "../boards/door";

const ours = import.meta.glob<BoardModule>("../boards/*/index.ts");

class Boards {
  /** Addresses of boards that plug-ins bring, by game, as far as somebody has asked; empty where there is none. */
  readonly #theirs = new SvelteMap<string, string>();
  readonly #asked = new Set<string>();
  readonly #failed = new SvelteSet<string>();

  /** Whether a game has a board that works. */
  has(game: string): boolean {
    if (this.#failed.has(game)) return false;
    return this.#ours(game) !== undefined || !!this.#theirs.get(game);
  }

  hasFailed(game: string): boolean {
    return this.#failed.has(game);
  }

  /** Find out whether a game that is not ours has a board. */
  async ask(game: string): Promise<void> {
    if (!game || this.#ours(game) || this.#asked.has(game)) return;
    this.#asked.add(game);
    try {
      const shelf = await get<Game[]>("/api/games");
      this.#theirs.set(game, shelf.find(({ id }) => id === game)?.board ?? "");
    } catch {
      this.#asked.delete(game); // the board as text does as well
    }
  }

  /** What mounts the board of a game, once its words are there too. */
  async load(game: string): Promise<Mount> {
    const own = this.#ours(game);
    if (own) return (await Promise.all([own(), speakBoard(game)]))[0].mount;
    const [board] = await Promise.all([
      import(/* @vite-ignore */ this.addressOf(game)) as Promise<BoardModule>,
      gameTexts.load(game),
    ]);
    if (typeof board.mount !== "function") throw new TypeError(`the board of ${game} exports no function "mount"`);
    return board.mount;
  }

  /** Where a plug-in's board lies; empty if it is ours or there is none. */
  addressOf(game: string): string {
    return this.#theirs.get(game) ?? "";
  }

  /** A board does not work: from now on its game is shown as text. */
  fail(game: string, error: unknown): void {
    console.error(error);
    this.#failed.add(game);
  }

  #ours(game: string): (() => Promise<BoardModule>) | undefined {
    return ours[`../boards/${game}/index.ts`];
  }
}

export const boards = new Boards();
