import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, vi } from "vitest";

import { Live } from "$lib/live.svelte";
import { speakBoard } from "$lib/texts/boards";

import type { Mount } from "../../src/boards/door";
import type { Play } from "../../src/table/play.svelte";
import type { GameView, TableView } from "../../src/table/wire";
import BoardHarness from "./BoardHarness.svelte";

/**
 * A game's board at a running table of two, Anna's, whose server answers with these things and facts; `drawn` throws until
 * the board stands. Returns how to show a position on it.
 */
export function boardOf(
  game: string,
  mount: Mount,
  answer: () => object,
  drawn: () => void,
): (shown: GameView) => Promise<Play> {
  beforeEach(async () => {
    localStorage.clear();
    vi.stubGlobal("fetch", async () => ({ ok: true, status: 200, json: async () => answer() }));
    await speakBoard(game);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return async (shown) => {
    const live = new Live("ABC");
    const seat = (n: number, name: string, mine = false) => ({ seat: n, kind: "person" as const, name, mine });
    const seats = [seat(0, "Anna", true), seat(1, "Milo")];
    const table = { code: "ABC", game, status: "running", settings: { pace: "live" }, seats };
    live.table = table as unknown as TableView;
    live.seat = 0;
    live.view = shown;
    let play: Play | undefined;
    render(BoardHarness, { mount, live, ready: (made: Play) => (play = made) });
    if (!play) throw new Error("no play");
    await play.things.load(`/api/games/${game}`);
    await vi.waitFor(drawn);
    return play;
  };
}
