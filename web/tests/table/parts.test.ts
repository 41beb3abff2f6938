import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { guard } from "$lib/guard.svelte";
import { Live } from "$lib/live.svelte";
import { settings } from "$lib/settings.svelte";
import { remainingTime, timeLeft } from "../../src/table/clock";
import { chapters, digest, recent } from "../../src/table/logbook";
import type { Play } from "../../src/table/play.svelte";
import { keyNumbers } from "../../src/table/seatlook";
import type { Choices, GameView, LogLine, Option, Section, Sheet, TableView } from "../../src/table/wire";
import Harness from "./Harness.svelte";

const option = (text: string, more: Partial<Option> = {}): Option => ({
  do: text,
  verb: text.split(" ")[0] ?? "",
  parts: [{ text: `Say ${text}` }],
  ...more,
});

function table(more: Partial<TableView> = {}): TableView {
  const seat = (n: number, name: string, mine = false) => ({ seat: n, kind: "person" as const, name, mine });
  return {
    type: "table",
    code: "ABC",
    name: "Friday",
    game: "kingsburg",
    game_name: "Kingsburg",
    rules_version: 1,
    status: "running",
    preset: "tonight",
    options: {},
    settings: { public: false, hints: true, spectators: true, pace: "live", clock: {}, webhook: "" },
    seats: [seat(0, "Anna", true), seat(1, "Milo"), seat(2, "Ines")],
    seal: { commitment: "x" },
    host: false,
    member: true,
    watching: 0,
    made_ms: 0,
    ...more,
  };
}

function view(choices: Choices[], more: Partial<GameView> = {}): GameView {
  return {
    type: "view",
    seat: 0,
    version: 1,
    observation: {},
    sheet: { title: "Kingsburg", sections: [] },
    awaited: [0],
    chosen: [],
    prompt: {
      decision: "influence",
      title: "Influence",
      what: "What it is.",
      look: "What to look at.",
      rule: "KB-7.1",
    },
    asked: true,
    choices,
    undo: [],
    log_from: 0,
    log: [],
    ...more,
  };
}

let posted: { url: string; body: Record<string, unknown> }[] = [];
let effects: object = {};

beforeEach(() => {
  posted = [];
  effects = {};
  localStorage.clear();
  document.cookie = "pentapolis_csrf=x";
  vi.stubGlobal("fetch", async (url: string, init: { body?: string }) => {
    posted.push({ url, body: init.body ? JSON.parse(init.body) : {} });
    const body = url.includes("/preview") ? effects : { version: 1 };
    return { ok: true, status: 200, json: async () => body };
  });
});
afterEach(() => vi.unstubAllGlobals());

function bar(shown: GameView, more: Partial<TableView> = {}): { live: Live; play: Play } {
  const live = new Live("ABC");
  live.table = table(more);
  live.seat = 0;
  live.view = shown;
  let play: Play | undefined;
  render(Harness, { live, part: "bar", ready: (made: Play) => (play = made) });
  if (!play) throw new Error("no play");
  return { live, play };
}

const acted = () => posted.filter((one) => one.url.includes("/act")).map((one) => one.body.action);
const choose = (name: RegExp) => userEvent.click(screen.getByRole("option", { name }));
const main = (name: string) => screen.getByRole("button", { name: new RegExp(name) });

describe("the decision bar", () => {
  const few: Choices[] = [{ shape: "list", options: [option("pass"), option("keep", { note: "2 gold" })] }];

  it("a tap selects, the button commits what the server offered", async () => {
    bar(view(few));
    expect(main("Do it")).toHaveProperty("disabled", true);
    await choose(/keep/);
    expect(screen.getByRole("option", { name: /keep/ }).getAttribute("aria-selected")).toBe("true");
    expect(acted()).toEqual([]);
    await userEvent.click(main("Do it"));
    expect(acted()).toEqual(["keep"]);
  });

  it("says what follows, and what can't come back", async () => {
    effects = { lines: [[{ text: "Anna gains 2 gold." }]], stop: "next", awaited: [1] };
    bar(view(few));
    await choose(/keep/);
    await vi.waitFor(() => expect(screen.getByText(/Anna gains 2 gold/)).toBeTruthy());
    expect(screen.getByText("Then Milo.")).toBeTruthy();
    expect(main("Confirm").querySelector("[aria-label]")?.getAttribute("aria-label")).toContain("another player");
    await userEvent.click(main("Confirm"));
    expect(acted()).toEqual(["keep"]);
  });

  it("a slow table asks once more at the end of a turn", async () => {
    effects = { stop: "next", awaited: [1] };
    bar(view(few), { settings: { ...table().settings, pace: "slow" } });
    await choose(/keep/);
    await vi.waitFor(() => main("Confirm"));
    await userEvent.click(main("Confirm"));
    expect(acted()).toEqual([]);
    await userEvent.click(main("Sure"));
    expect(acted()).toEqual(["keep"]);
  });

  it("what else can't come back is said by the button, and asked once", async () => {
    effects = { stop: "chance" };
    bar(view(few), { settings: { ...table().settings, pace: "slow" } });
    await choose(/keep/);
    await vi.waitFor(() => main("Confirm"));
    await userEvent.click(main("Confirm"));
    expect(acted()).toEqual(["keep"]);
  });

  it("asks nothing of those who never want to be asked: the button commits, and stays as it is", async () => {
    effects = { stop: "chance" };
    settings.set("confirm", "never");
    try {
      bar(view(few), { settings: { ...table().settings, pace: "slow" } });
      await choose(/keep/);
      await vi.waitFor(() => expect(posted.some((one) => one.url.includes("/preview"))).toBe(true));
      expect(acted()).toEqual([]);
      await userEvent.click(main("Do it"));
      expect(acted()).toEqual(["keep"]);
    } finally {
      settings.set("confirm", "auto");
    }
  });

  it("ignores taps right after others changed something", async () => {
    bar(view(few));
    const passes = vi.spyOn(guard, "passes", "get").mockReturnValue(false); // however slow this machine is
    await choose(/keep/);
    expect(screen.getByRole("option", { name: /keep/ }).getAttribute("aria-selected")).toBe("false");
    passes.mockRestore();
    await choose(/keep/);
    expect(screen.getByRole("option", { name: /keep/ }).getAttribute("aria-selected")).toBe("true");
  });

  it("cards are one stop, arrows walk them, Enter picks and Enter again does it", async () => {
    bar(view(few));
    const [first, second] = screen.getAllByRole("option");
    first?.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard("{Enter}");
    expect(acted()).toEqual([]);
    await userEvent.keyboard("{Enter}");
    expect(acted()).toEqual(["keep"]);
  });

  it("amounts are typed, stepped and bounded", async () => {
    bar(view([{ shape: "range", do: "bid", field: "money", low: 0, high: 30, parts: [], label: "Bid" }]));
    const number = screen.getByRole("spinbutton", { name: "Bid" });
    await userEvent.type(number, "12");
    await userEvent.click(screen.getByRole("button", { name: "Do it" }));
    expect(acted()).toEqual(["bid money=12"]);
  });

  it("a typed amount that is not offered is asked about", async () => {
    bar(view([{ shape: "range", do: "bid", field: "money", low: 0, high: 30, parts: [], label: "Bid" }]));
    await userEvent.type(screen.getByRole("spinbutton", { name: "Bid" }), "99");
    await vi.waitFor(() => expect(posted.some((one) => one.url.includes("/why"))).toBe(true));
    expect(posted.find((one) => one.url.includes("/why"))?.body.action).toBe("bid money=99");
  });

  it("counts have steppers", async () => {
    const kinds = ["gold", "wood", "stone", "wine"].map((id) => ({ id, name: id, limit: 3 }));
    bar(view([{ shape: "multiset", do: "take", kinds, sizes: [3], label: "Take" }]));
    const gold = screen.getByRole("group", { name: "gold" });
    const more = () => userEvent.click(within(gold).getByRole("button", { name: /more/i }));
    await more();
    await more();
    expect(screen.getByText("One more to choose.")).toBeTruthy();
    await userEvent.click(within(screen.getByRole("group", { name: "wine" })).getByRole("button", { name: /more/i }));
    await userEvent.click(main("Do it"));
    expect(acted()).toEqual(["take gold=2 wine=1"]);
  });

  it("many options get a search", async () => {
    const many = Array.from({ length: 40 }, (_, n) => option(`go to=${n}`, { fields: { to: String(n) } }));
    bar(view([{ shape: "list", options: many }]));
    await userEvent.type(screen.getByRole("searchbox"), "to=37");
    await choose(/37/);
    await userEvent.click(main("Do it"));
    expect(acted()).toEqual(["go to=37"]);
  });

  it("undo says what", async () => {
    bar(view(few, { undo: [[{ text: "Place 5 on 5" }], [{ text: "Take 1 gold" }]] }));
    await userEvent.click(screen.getByRole("button", { name: "Undo: Place 5 on 5" }));
    expect(posted.some((one) => one.url.includes("/undo"))).toBe(true);
    expect(screen.getByRole("button", { name: "Restart turn (2 moves)" })).toBeTruthy();
  });

  it("says whom we wait for", () => {
    bar(view([], { asked: false, awaited: [1, 2] }));
    expect(screen.getByRole("heading").textContent).toBe("Waiting for Milo and Ines");
    expect(screen.queryByRole("button", { name: "Do it" })).toBeNull();
  });

  it("the coach speaks the first three times", () => {
    for (let time = 1; time <= 4; time++) {
      document.body.replaceChildren();
      bar(view(few, { version: time }));
    }
    expect(screen.queryByText("What it is.")).toBeNull();
  });

  it("the coach of a guided game speaks always", () => {
    for (let time = 1; time <= 6; time++) {
      document.body.replaceChildren();
      bar(view(few, { version: time }), { settings: { guided: true } });
    }
    expect(screen.getByText("What it is.")).toBeTruthy();
  });

  it("says that the choice no longer fits", async () => {
    const { live, play } = bar(view(few));
    await choose(/keep/);
    live.view = view([{ shape: "list", options: [option("pass")] }], { version: 2 });
    await vi.waitFor(() => expect(play.stale).toBe(true));
    await vi.waitFor(() => expect(screen.getByText(/no longer fits/)).toBeTruthy());
  });
});

const line = (n: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
  n,
  did: "x",
  parts: [{ text }],
  ...more,
});
const LOG: LogLine[] = [
  line(0, "Year I", { heading: true }),
  line(1, "Anna rolls", { seat: 0 }),
  line(2, "", {}),
  line(3, "Milo rolls", { seat: 1 }),
  line(4, "Winter", { heading: true }),
  line(5, "Milo robs Anna", { seat: 1, parts: [{ text: "Milo robs " }, { text: "Anna", seat: 0 }] }),
];

describe("the log", () => {
  it("has chapters and filters", () => {
    expect(chapters(LOG).map((chapter) => chapter.lines.length)).toEqual([2, 1]);
    expect(chapters(LOG, "mine", 0).map((chapter) => chapter.lines.map((one) => one.n))).toEqual([[1], [5]]);
    expect(chapters(LOG, "others", 0).map((chapter) => chapter.lines.map((one) => one.n))).toEqual([[3]]);
  });

  it("begins with the last chapters that have enough lines together", () => {
    const all = chapters(LOG);
    expect(recent(all, 1)).toEqual(all.slice(-1));
    expect(recent(all, 2)).toEqual(all);
    expect(recent(all, 99)).toEqual(all);
    expect(recent([], 2)).toEqual([]);
  });

  it("gives a digest of what counts for me first, at most seven lines", () => {
    expect(digest(LOG, 0, 0).map((one) => one.n)).toEqual([1, 5, 3]);
    const long = Array.from({ length: 40 }, (_, n) => line(n, `line ${n}`, { seat: n % 2 }));
    expect(digest(long, 3, 0)).toHaveLength(7);
  });

  it("shows them", async () => {
    const live = new Live("ABC");
    live.table = table();
    live.seat = 0;
    live.log = LOG;
    render(Harness, { live, part: "log" });
    expect(screen.getAllByRole("heading").map((one) => one.textContent)).toEqual(["Year I", "Winter"]);
    await userEvent.click(screen.getByRole("button", { name: "Others" }));
    expect(screen.queryByText("Anna rolls")).toBeNull();
  });
});

describe("the board as text", () => {
  const sheet: Sheet = {
    title: "Kingsburg",
    sections: [
      {
        area: "players",
        heading: "Players",
        tables: [
          {
            header: ["Player", "VP", "Gold"],
            numeric: [1, 2],
            rows: [
              [[{ text: "Milo", seat: 1 }], [{ text: "7" }], [{ text: "2" }]],
              [[{ text: "Anna", seat: 0 }], [{ text: "5" }], [{ text: "0" }]],
            ],
          },
        ],
      },
      { area: "secret", heading: "Your card", private: true, lines: [[{ text: "Dragons" }]] },
    ],
  };

  it("is headings and tables; what only I know can be covered", async () => {
    const live = new Live("ABC");
    live.table = table();
    live.view = view([], { sheet });
    render(Harness, { live, part: "board" });
    expect(screen.getAllByRole("heading").map((one) => one.textContent)).toEqual(["Your card", "Players"]);
    expect(within(screen.getByRole("table", { name: "Players" })).getAllByRole("row")).toHaveLength(3);
    expect(screen.getByText("only you")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Cover what only you know" }));
    expect(screen.queryByText("Dragons")).toBeNull();
    settings.set("cover", false);
  });

  it("says so only of what I alone know", () => {
    const live = new Live("ABC");
    live.table = table();
    const feared: Section = { area: "secret", heading: "The enemy", lines: [[{ text: "1 to 4" }]] };
    live.view = view([], { sheet: { title: "Kingsburg", sections: [feared] } });
    render(Harness, { live, part: "board" });
    expect(screen.getByText("1 to 4")).toBeTruthy();
    expect(screen.queryByText("only you")).toBeNull();
    expect(screen.queryByRole("button", { name: "Cover what only you know" })).toBeNull();
  });

  it("gives the seats their order and key numbers", () => {
    const { order, figures } = keyNumbers(sheet.sections);
    expect(order).toEqual([1, 0]);
    expect(figures.get(0)).toEqual([
      { name: "VP", text: "5" },
      { name: "Gold", text: "0" },
    ]);
  });
});

describe("the end", () => {
  it("ranks and says where to go", () => {
    const live = new Live("ABC");
    live.table = table({ status: "finished" });
    live.seat = 0;
    const rank = (seat: number, place: number, score: number) => ({
      seat,
      rank: place,
      score,
      won: place === 1,
      sources: {},
    });
    const outcome = { ranks: [rank(1, 1, 31), rank(0, 2, 20), rank(2, 3, 9)], decided_by: "", score_name: "Points" };
    live.view = view([], { outcome, asked: false });
    render(Harness, { live, part: "end" });
    expect(screen.getByRole("heading").textContent).toBe("Milo wins");
    expect(screen.getAllByRole("row")[1]?.textContent).toContain("Milo");
    for (const name of ["Rematch", "Watch"]) expect(screen.getByRole("button", { name })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Export" }).getAttribute("href")).toContain("/api/tables/ABC/record");
  });
});

describe("clocks", () => {
  it("read well", () => {
    expect(timeLeft(65_000)).toBe("1:05");
    expect(timeLeft(-5)).toBe("0:00");
    expect(timeLeft(3 * 3600_000 + 20 * 60_000)).toBe("3\u00a0h\u00a020");
    expect(timeLeft(53 * 3600_000)).toBe("2\u00a0d\u00a05\u00a0h");
    expect(remainingTime({ left_ms: 500 }, 1000)).toBe(500);
    expect(remainingTime({ left_ms: 500, until_ms: 1200 }, 1000)).toBe(200);
  });
});
