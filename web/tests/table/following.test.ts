import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Live } from "$lib/live.svelte";
import { settings } from "$lib/settings.svelte";
import { keep } from "$lib/storage";
import type { Play } from "../../src/table/play.svelte";
import { seals } from "../../src/table/seatlook";
import type { Story } from "../../src/table/story";
import type { GameView, LogLine, TableView } from "../../src/table/wire";
import StageHarness from "./StageHarness.svelte";

const seat = (n: number, name: string, mine = false) => ({ seat: n, kind: "person" as const, name, mine, here: true });
const TABLE = {
  type: "table",
  code: "ABC",
  name: "Friday",
  game: "toy",
  game_name: "Toy",
  status: "running",
  settings: { public: false, hints: true, spectators: true, pace: "live", clock: {}, webhook: "" },
  seats: [seat(0, "Anna", true), seat(1, "Milo"), seat(2, "Ines")],
} as unknown as TableView;

let log: LogLine[];
let live: Live;
let play: Play;

/** The next view: lines by these seats, or whole lines; `more` of the view. */
function next(lines: (number | Partial<LogLine>)[], more: Partial<GameView> = {}, from = log.length): void {
  const made = lines.map((one, n): LogLine => {
    const given = typeof one === "number" ? { seat: one } : one;
    return { n: from + n, did: "told", parts: [{ text: `line ${from + n}` }], ...given };
  });
  log = [...log.slice(0, from), ...made];
  live.log = log;
  live.view = {
    type: "view",
    seat: 0,
    version: (live.view?.version ?? 0) + 1,
    observation: {},
    sheet: {
      title: "Toy",
      sections: [{ area: "board", heading: `after line ${log.length - 1}`, lines: [] }],
    },
    awaited: [1],
    chosen: [],
    prompt: null,
    asked: false,
    choices: [],
    undo: [],
    log_from: from,
    log: made,
    phase: ["Year 1", "Spring"],
    ...more,
  };
}

/** What must be there. */
function sure<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error("it is not there");
  return value;
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await tick();
};
const shown = () => Number(/\d+/.exec(screen.getByText(/^after line/).textContent ?? "")?.[0]);
const logged = () => screen.queryAllByText(/^line \d+$/).length;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  live = new Live("ABC");
  live.table = TABLE;
  live.seat = 0;
  live.connection = "live";
  log = [];
  next([0]);
  render(StageHarness, { live, ready: (made: Play) => (play = made) });
  await pass(0);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  settings.set("motion", 1);
});

describe("following a game", () => {
  it("shows what others do one after the other: board, seats and log together", async () => {
    next([1]);
    await pass(0);
    next([2]);
    await pass(0);
    next([1], { awaited: [0], asked: true });
    await pass(0);
    expect([shown(), logged()]).toEqual([1, 2]);
    expect(play.asked).toBe(true); // what is asked is asked at once
    await pass(700);
    expect([shown(), logged()]).toEqual([2, 3]);
    await pass(700);
    expect([shown(), logged()]).toEqual([3, 4]);
  });

  it("has a button to skip to me", async () => {
    next([1]);
    await pass(0);
    next([2]);
    await pass(0);
    next([1]);
    await pass(0);
    await fireEvent.click(screen.getByRole("button", { name: "Skip to me" }));
    await pass(0);
    expect(shown()).toBe(3);
    expect(screen.queryByRole("button", { name: "Skip to me" })).toBeNull();
  });

  it.each([
    ["a tap on the board", () => fireEvent.pointerDown(screen.getByText(/^after line/))],
    ["a key", () => fireEvent.keyDown(document.body, { key: "l" })],
    ["a choice", () => play.choose("die", "3")],
    ["a move", () => play.undo()],
  ])("is brought to now by %s", async (what, does) => {
    next([1]);
    await pass(0);
    next([2], what === "a move" ? { undo: [[{ text: "it" }]] } : {});
    await pass(0);
    expect(shown()).toBe(1);
    vi.spyOn(live, "undo").mockResolvedValue(true);
    await does();
    await pass(0);
    expect(shown()).toBe(2);
  });

  it("is not disturbed by keys that are typed, nor by Tab", async () => {
    next([1]);
    await pass(0);
    next([2]);
    await pass(0);
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "l" });
    await fireEvent.keyDown(document.body, { key: "Tab" });
    await pass(0);
    expect(shown()).toBe(1);
    field.remove();
  });

  it("takes lines back without motion", async () => {
    next([1]);
    await pass(0);
    next([2]);
    await pass(0);
    next([0], {}, 1); // both are gone
    await pass(0);
    expect([shown(), logged()]).toEqual([1, 2]);
    expect(play.stage.jumped).toBe(true);
    expect(play.stage.behind).toBe(false);
  });

  it("jumps after the line was lost, and tells in few words what happened", async () => {
    keep("seen.ABC", 0);
    play.comeBack();
    live.connection = "offline";
    await pass(0);
    live.connection = "live";
    next([1, 2, 1, 2, 1]);
    await pass(0);
    expect(shown()).toBe(5);
    expect(play.stage.jumped).toBe(true);
    expect(screen.getByRole("region", { name: "While you were away" })).toBeTruthy();
  });

  it("tells in few words what was too much to be shown", async () => {
    next([1]);
    await pass(0);
    next([2]);
    await pass(0);
    next(Array.from({ length: 21 }, () => 1));
    await pass(0);
    expect(shown()).toBe(23);
    expect(within(screen.getByRole("region", { name: "Meanwhile" })).getAllByRole("listitem")).toHaveLength(7);
  });

  it("never shows what another seat was told", async () => {
    next([1]);
    await pass(0);
    next([2]);
    await pass(0);
    live.seat = 1;
    live.view = undefined;
    await pass(0);
    expect(screen.queryByText(/^after line/)).toBeNull();
    live.view = { ...sure(play.stage.view), seat: 1, sheet: { title: "Toy", sections: [] } };
    expect(play.shown?.seat).toBe(1);
  });

  it("announces a new phase on a ribbon", async () => {
    next([1], { phase: ["Year 1", "Spring", "Build"] });
    await pass(0);
    expect(screen.queryByText("Year 1 · Spring")).toBeNull(); // only the first two count
    await pass(1000);
    next([1], { phase: ["Year 1", "Summer"] });
    await pass(0);
    expect(screen.getByText("Year 1 · Summer")).toBeTruthy();
    await pass(1200);
    expect(screen.queryByText("Year 1 · Summer")).toBeNull();
  });
});

describe("the past", () => {
  it("is entered and left without motion", async () => {
    const then = sure(play.shown);
    next([1], { phase: ["Year 1", "Summer"] });
    await pass(2000);
    play.back.frame = then;
    await pass(0);
    expect(shown()).toBe(0);
    play.backToNow();
    await pass(0);
    expect(shown()).toBe(1);
    expect(screen.queryByText("Year 1 · Summer")).toBeNull();
  });
});

describe("seals", () => {
  const state = (name: string) => screen.getByRole("group", { name }).querySelector(".state")?.textContent?.trim();

  it("break one after the other in the order of play when all is revealed", async () => {
    next([1], { chosen: [1, 2], awaited: [0] });
    await pass(1000);
    expect(state("Milo")).toBe("has chosen");
    next([{ did: "revealed", event: { did: "revealed", decision: "vote" } }]);
    await pass(0);
    expect(["You", "Milo", "Ines"].map(state)).toEqual(["has chosen", "has chosen", "has chosen"]);
    await pass(250);
    expect(["You", "Milo", "Ines"].map(state)).toEqual(["has shown the choice", "has chosen", "has chosen"]);
    await pass(500);
    expect(state("Ines")).toBe("has shown the choice");
    await pass(1500);
    expect(state("Ines")).toBe("at the table");
  });

  it("are those of all who chose, whoever was last", () => {
    const revealed = [{ did: "revealed" } as LogLine];
    expect(seals({ chosen: [2], awaited: [1] }, revealed, [2, 0, 1])).toEqual([2, 1]);
    expect(seals({ chosen: [2], awaited: [1] }, [{ did: "told" } as LogLine], [2, 0, 1])).toEqual([]);
  });
});

describe("a story", () => {
  const raid: Story = {
    id: "raid",
    title: "The raid",
    lines: [1, 2],
    against: {
      text: "Pirates",
      label: "Strength",
      amount: 4,
      wins: [],
      loses: [{ amount: -1, text: "gold", good: "gold" }],
    },
    seats: [1, 0],
    beats: [
      { words: [{ text: "Pirates come." }], shows: true },
      {
        words: [{ text: "The walls hold." }],
        joins: [
          { seat: 1, term: { text: "Tower", amount: 3 } },
          { seat: 0, term: { text: "Wall", amount: 5 } },
        ],
      },
      {
        words: [{ text: "Milo flees." }],
        seat: 1,
        results: [{ seat: 1, tone: "bad", text: "Defeat" }],
        costs: [{ seat: 1, cost: { amount: -2, text: "points" } }],
      },
    ],
  };
  const strip = () => screen.queryByRole("region", { name: "The raid" });
  beforeEach(() => {
    vi.spyOn(play.extras, "stories").mockImplementation((lines) => (lines.some(({ n }) => n === 2) ? [raid] : []));
    play.extras.tells = true;
  });

  it("is told over the board before the board changes, and nothing waits for it", async () => {
    next([1, 2], { awaited: [0], asked: true });
    await pass(0);
    expect(within(sure(strip())).getByText("Pirates come.")).toBeTruthy();
    expect(shown()).toBe(0);
    expect(play.asked).toBe(true);
    expect(play.listening).toBe(true); // what comes next is not asked meanwhile
    await pass(30_000);
    expect(strip()).toBeNull();
    expect(shown()).toBe(2);
    expect(play.listening).toBe(false);
  });

  it("adds number to number, then says what it costs", async () => {
    next([1, 2]);
    await pass(0);
    const row = (seat: number) => sure(sure(strip()).querySelector(`[data-row="${seat}"]`));
    const seen = (seat: number) =>
      [...row(seat).querySelectorAll(".term:not(.to-come), .result:not(.to-come)")].map((one) =>
        one.textContent?.replace(/\s+/g, " ").trim(),
      );
    expect(seen(1)).toEqual([]);
    const press = (name: string) => fireEvent.click(within(sure(strip())).getByRole("button", { name }));
    await press("Next");
    expect([seen(1), seen(0)]).toEqual([["Tower 3"], ["Wall 5"]]);
    expect(row(0).querySelector(".sum")?.textContent).toContain("5");
    await pass(60_000);
    expect(strip()).not.toBeNull(); // Next takes it into one's own hands
    await press("Next");
    expect(seen(1)).toEqual(["Tower 3", "Defeat", "−2 points"]);
    await press("Done");
    expect(strip()).toBeNull();
  });

  it("is told again where the past is watched, before what it leads to; stopping leaves it", async () => {
    next([1, 2]);
    await pass(30_000);
    play.back.steps = [0, 2, 3];
    const seen = vi.spyOn(play.back, "show").mockImplementation(async (step) => {
      play.back.at = step;
    });
    void play.watch();
    await pass(1000);
    expect(strip()).not.toBeNull();
    expect(seen).toHaveBeenLastCalledWith(0);
    await fireEvent.click(within(sure(strip())).getByRole("button", { name: "Skip" }));
    await pass(0);
    expect(seen).toHaveBeenLastCalledWith(1);
    play.back.at = 0;
    await pass(1000);
    expect(strip()).not.toBeNull();
    play.back.stop();
    await pass(0);
    expect(strip()).toBeNull();
    expect(seen).toHaveBeenLastCalledWith(1);
  });

  it("can be left, and told again from the log", async () => {
    next([{ heading: true, parts: [{ text: "Winter" }] }, 1]);
    await pass(0);
    await fireEvent.click(within(sure(strip())).getByRole("button", { name: "Skip" }));
    await pass(0);
    expect(strip()).toBeNull();
    expect(shown()).toBe(2);
    vi.mocked(play.extras.stories).mockReturnValue([{ ...raid, lines: [2] }]);
    next([2]);
    await pass(1000);
    expect(strip()).toBeNull(); // an old one is not told twice by itself
    await fireEvent.click(screen.getByRole("button", { name: "Tell it again: The raid" }));
    expect(strip()).not.toBeNull();
  });

  it("has its lines under a filter of their own, where the game tells stories", async () => {
    next([1, 2, 1]);
    await pass(60_000);
    expect(logged()).toBe(4);
    await fireEvent.click(screen.getByRole("button", { name: "Battles" }));
    expect(screen.queryAllByText(/^line \d+$/).map((one) => one.textContent?.trim())).toEqual(["line 1", "line 2"]);
    play.extras.tells = false;
    await tick();
    expect(screen.queryByRole("button", { name: "Battles" })).toBeNull();
  });

  it("is not told by itself where motion is off", async () => {
    settings.set("motion", 0);
    next([1, 2]);
    await pass(0);
    expect(strip()).toBeNull();
    expect(shown()).toBe(2);
  });
});
