import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Live } from "$lib/live.svelte";

import type { BoardTable, Mount, News } from "../../src/boards/door";
import { boards } from "../../src/table/boards.svelte";
import type { Play } from "../../src/table/play.svelte";
import type { GameView, TableView } from "../../src/table/wire";
import AreaHarness from "./AreaHarness.svelte";
import BoardHarness from "./BoardHarness.svelte";

const option = (n: number) => ({
  do: `take n=${n}`,
  verb: "take",
  parts: [{ text: `Take ${n}` }],
  fields: { n: `${n}` },
});

function view(version: number, matches: number, more: object = {}): GameView {
  const log = Array.from({ length: version }, (_, n) => ({
    n,
    did: "taken",
    seat: 1,
    parts: [{ text: "Milo takes 2" }],
    event: { n: 2 },
  }));
  const shown = { type: "view", seat: 0, version, observation: { matches }, awaited: [0], chosen: [], asked: true };
  const choices = [{ shape: "list", options: [option(1), option(2)] }];
  const rest = { prompt: null, choices, undo: [], log_from: 0, log, phase: [], sheet: { title: "", sections: [] } };
  return { ...shown, ...rest, ...more } as unknown as GameView;
}

function liveAt(game: string, shown: GameView): Live {
  const live = new Live("ABC");
  const seats = [0, 1].map((seat) => ({ seat, kind: "person", name: seat ? "Milo" : "Anna", mine: seat === 0 }));
  live.table = { code: "ABC", game, status: "running", settings: { pace: "live" }, seats } as unknown as TableView;
  live.seat = 0;
  live.view = shown;
  live.log = shown.log;
  return live;
}

/** A board as a plug-in writes it, without any framework. */
function board(): { mount: Mount; heard: News[]; table: () => BoardTable; ended: () => boolean } {
  const heard: News[] = [];
  let given: BoardTable | undefined;
  let ended = false;
  return {
    heard,
    table: () => {
      if (!given) throw new Error("not mounted");
      return given;
    },
    ended: () => ended,
    mount(element, table) {
      given = table;
      const draw = () => (element.textContent = `${(table.observation as { matches: number }).matches} matches`);
      draw();
      const stop = table.hear((news) => {
        heard.push(news);
        draw();
      });
      return () => {
        ended = true;
        stop();
      };
    },
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a board behind the door", () => {
  async function stand(shown: GameView) {
    const made = board();
    const live = liveAt("matches", shown);
    let play: Play | undefined;
    const { unmount } = render(BoardHarness, { mount: made.mount, live, ready: (one: Play) => (play = one) });
    await vi.waitFor(() => expect(made.table().options.length).toBe(2));
    if (!play) throw new Error("no play");
    return { ...made, live, play, unmount };
  }

  it("sees what its viewer sees", async () => {
    const { table } = await stand(view(1, 7));
    expect(screen.getByText("7 matches")).toBeTruthy();
    expect(table().seat).toBe(0);
    expect(table().seats.map(({ name, mine }) => [name, mine])).toEqual([
      ["You", true],
      ["Milo", false],
    ]);
    expect(table().options[1]).toEqual({
      text: "take n=2",
      verb: "take",
      sentence: "Take 2",
      fields: { n: "2" },
      fits: true,
    });
  });

  it("picks an option by its text or by a value, and sends nothing", async () => {
    const { table, play } = await stand(view(1, 7));
    table().pick("take n=2");
    expect(play.text).toBe("take n=2");
    expect(table().picked).toBe("take n=2");
    table().pick({ field: "n", value: "1" });
    expect(table().picked).toBe("take n=1");
    table().pick("take n=5");
    expect(table().picked).toBe("");
  });

  it("hears what has happened", async () => {
    const { heard, live, play } = await stand(view(1, 7));
    heard.length = 0;
    live.log = view(2, 5).log;
    live.view = view(2, 5);
    await vi.waitFor(() => expect(screen.getByText("5 matches")).toBeTruthy());
    expect(play.shown?.version).toBe(2);
    expect(heard.flatMap(({ events }) => events)).toEqual([
      { did: "taken", seat: 1, event: { n: 2 }, sentence: "Milo takes 2" },
    ]);
  });

  it("has a key where there is no text", async () => {
    const { table } = await stand(view(1, 7));
    expect(table().text("board-no-such-text")).toBe("board-no-such-text");
    expect(table().name("die", "5")).toBe("");
  });

  it("is told when it goes", async () => {
    const { ended, unmount } = await stand(view(1, 7));
    unmount();
    expect(ended()).toBe(true);
  });
});

describe("a board that does not work", () => {
  const GAMES = ["nim", "go", "mill"] as const;
  const sheet = {
    title: "Matches",
    sections: [{ area: "board", heading: "The row", lines: [[{ text: "seven matches" }]] }],
  };

  function stand(game: string, mount: Mount | Error) {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const answer = (path: string) =>
      path.startsWith("/api/games?") ? GAMES.map((id) => ({ id, board: `/boards/${id}/board.js` })) : sheet;
    vi.stubGlobal("fetch", async (path: string) => ({ ok: true, status: 200, json: async () => answer(path) }));
    vi.spyOn(boards, "load").mockImplementation(() =>
      mount instanceof Error ? Promise.reject(mount) : Promise.resolve(mount),
    );
    return render(AreaHarness, { game, live: liveAt(game, view(1, 7, { sheet })) });
  }

  it.each([
    [GAMES[0], "is not there", new Error("404")],
    [
      GAMES[1],
      "throws at once",
      () => {
        throw new Error("mount");
      },
    ],
    [
      GAMES[2],
      "throws when it hears of something",
      (_element: HTMLElement, table: BoardTable) =>
        table.hear(() => {
          throw new Error("hear");
        }),
    ],
  ] as const)("%s %s: the board as text takes its place, and one sentence says so", async (game, _what, mount) => {
    stand(game, mount);
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain("stopped working"));
    expect(screen.getByText("seven matches")).toBeTruthy();
    expect(console.error).toHaveBeenCalled();
  });
});
