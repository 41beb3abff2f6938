import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { StillSource } from "$lib/still.svelte";
import { Play } from "../../src/table/play.svelte";
import { TableScreen } from "../../src/table/screen.svelte";
import type { Effects, GameView } from "../../src/table/wire";
import { serve } from "../pages/server";

/** What still comes for a page that is gone must not ask for what its components reckoned: Svelte warns of it. */

const TABLE = { game: "toy", game_name: "Toy", rules_version: 1, name: "x", seats: ["Anna", "Ben"], mine: 0 };

function view(version: number): GameView {
  return {
    type: "view",
    seat: 0,
    version,
    observation: {},
    sheet: { title: "Toy", sections: [] },
    awaited: [0],
    chosen: [],
    prompt: null,
    asked: true,
    choices: [{ shape: "list", options: [{ do: "pass", verb: "pass", parts: [{ text: "Pass" }] }] }],
    undo: [],
    log_from: 0,
    log: [],
  };
}

class Asked extends StillSource {
  answer: (effects: Effects) => void = () => undefined;
  override preview = vi.fn(() => new Promise<Effects>((come) => (this.answer = come)));
}

let live: Asked;
let play: Play;
let leave: () => void;
let asked: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn");
  ({ asked } = serve({
    "GET /api/games/toy/things": { things: [], facts: null },
    "GET /api/games/toy/frames": { steps: [0, 1, 2, 3] },
    "GET /api/games/toy/frame": view(0),
  }));
  leave = $effect.root(() => {
    live = new Asked("toy");
    live.show(TABLE, view(1));
    play = new Play(live);
    new TableScreen(live, play).attend();
  });
  flushSync();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it("a story ends when its table is left", async () => {
  const beats = [1, 2, 3].map((n) => ({ words: [{ text: `Beat ${n}.` }] }));
  play.stage.telling.tell({ id: "battle", title: "Battle", lines: [0], seats: [], beats });
  flushSync();
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(play.stage.telling.story).toBeUndefined();
  expect(play.stage.telling.at).toBe(0);
});

it("the past is watched no further when its table is left", async () => {
  await play.watch();
  leave();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
});

it("what follows from a choice comes too late when its table has been left", async () => {
  play.tap({ kind: "option", do: "pass" });
  flushSync();
  await vi.advanceTimersByTimeAsync(200);
  expect(live.preview).toHaveBeenCalledOnce();
  live.see(view(1), false); // the same is asked, and the same is chosen
  flushSync();
  expect(play.text).toBe("pass");
  leave();
  live.answer({ lines: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(play.effects).toBeUndefined();
});
