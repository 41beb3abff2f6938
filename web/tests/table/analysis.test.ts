import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { announcer } from "$lib/announce.svelte";
import { Live } from "$lib/live.svelte";
import { router } from "$lib/router.svelte";
import "../../src/table/end/Analysis.svelte"; // the page loads it late: not so late that a test waits for it
import { plot, roomy } from "../../src/table/end/curve";
import { parts, signs, turns } from "../../src/table/end/turning";
import { choices } from "../../src/table/logbook";
import type { Play } from "../../src/table/play.svelte";
import type { Analysis, Explanation, GameView, Hint, LogLine, Outcome, TableView } from "../../src/table/wire";
import Harness from "./Harness.svelte";

const share = { own: -0.052, luck: 0.1, others: 0.25, model: 0.202 };
const done: Analysis = {
  state: "done",
  label: "if equal players went on",
  points: [
    { move: 0, line: 0, name: "Year 1 · Spring", chances: [0.5, 0.48], nobody: 0.02 },
    { move: 9, line: 8, name: "Year 1 · Summer", chances: [0.4, 0.5], nobody: 0.1 },
    { move: 20, line: 21, name: "Year 2 · Spring", chances: [1, 0], nobody: 0 },
  ],
  steps: [
    { seats: [share, share], nobody: share },
    { seats: [share, share], nobody: share },
  ],
  seats: [share, { own: 0, luck: 0, others: -0.5, model: 0.02 }],
  choices: [
    {
      seat: 0,
      move: 12,
      line: 11,
      step: 1,
      where: "Year 1 · Summer · Construct",
      do: "pass",
      parts: [{ text: "Pass" }],
      cost: 0.052,
      error: 0.009,
      said: "cost 5.2 percentage points (± 0.9)",
      better: {
        do: "build what=tower",
        parts: [{ text: "Build the Tower" }],
        gap: 0.052,
        error: 0.009,
        equal: false,
        said: "5.2 percentage points more (± 0.9)",
        reasons: ["+1 building."],
      },
    },
  ],
  strokes: [
    {
      seat: 1,
      move: 5,
      line: 4,
      step: 0,
      where: "Year 1 · Spring · Dice",
      gain: 0.061,
      error: 0.007,
      said: "luck: +6.1 percentage points (± 0.7)",
      what: "dice: 6, 6",
    },
  ],
};

describe("turning points", () => {
  it("are numbered in the order of play, choices and luck together", () => {
    expect(turns(done).map(({ kind, number, move }) => [kind, number, move])).toEqual([
      ["stroke", 1, 5],
      ["choice", 2, 12],
    ]);
  });

  it("have signs at the curves of their seats, none upon another", () => {
    const box = { width: 300, height: 200, left: 40, right: 60, top: 14, bottom: 34 };
    const [choice] = done.choices ?? [];
    if (!choice) throw new Error("no choice");
    const many = turns({ choices: [12, 13, 14, 15].map((move) => ({ ...choice, move })), strokes: done.strokes ?? [] });
    const values = [0, 1].map((seat) => (done.points ?? []).map((point) => 100 * (point.chances[seat] ?? 0)));
    const drawn = plot(values, box, { low: 0, high: 100, step: 25 });
    const placed = signs(many, drawn, box, 26);
    expect(placed).toHaveLength(5);
    expect(placed[0]?.x).toBe(((drawn.rounds[0] ?? 0) + (drawn.rounds[1] ?? 0)) / 2);
    for (const one of placed)
      for (const other of placed)
        if (one !== other)
          expect(Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top))).toBeGreaterThanOrEqual(26);
  });

  it("stand over the parts of the game, whose names are left out where there is no room", () => {
    const names = (done.points ?? []).map((point) => point.name);
    expect(parts(names)).toEqual(["Year 1", "", "Year 2"]);
    expect([...roomy(["Year 1", "", "Year 2"], [0, 50, 100], 6)]).toEqual([2, 0]);
    expect([...roomy(["Year 1", "", "Year 2"], [0, 20, 40], 6)]).toEqual([2]);
  });
});

const outcome: Outcome = {
  ranks: [0, 1].map((seat) => ({ seat, rank: seat + 1, score: 20 - seat, won: seat === 0, sources: {} })),
  decided_by: "",
  score_name: "Points",
};
const line = (n: number, seat: number, more: Partial<LogLine> = {}): LogLine => ({
  n,
  did: "chose",
  seat,
  parts: [{ text: `line ${n}` }],
  ...more,
});

let play: Play;
let answers: Record<string, unknown>;
let sent: { method: string; path: string; body: unknown }[];

/** A table of one person against a bot, asked or over. */
function show(part: "bar" | "log" | "end" | "seats", over: boolean, more: Partial<GameView> = {}): void {
  const live = new Live("ABC");
  live.table = {
    code: "ABC",
    game: "toy",
    game_name: "Toy",
    status: over ? "finished" : "running",
    seats: [
      { seat: 0, kind: "person", name: "Anna", mine: true, hints: 3 },
      { seat: 1, kind: "bot", name: "Milo" },
    ],
    settings: { hints: true, pace: "live" },
  } as unknown as TableView;
  live.seat = 0;
  live.log = [line(0, -1, { heading: true }), line(1, 1), line(2, 0)];
  live.view = {
    type: "view",
    seat: 0,
    version: 1,
    observation: {},
    sheet: { title: "", sections: [] },
    awaited: over ? [] : [0],
    chosen: [],
    prompt: null,
    asked: !over,
    choices: [],
    undo: [],
    log_from: 0,
    log: [],
    ...(over ? { outcome } : {}),
    ...more,
  } as GameView;
  render(Harness, { live, part, ready: (made: Play) => (play = made) });
}

beforeEach(() => {
  sent = [];
  answers = {};
  document.cookie = "pentapolis_csrf=x";
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body = "" }: { method?: string; body?: string }) => {
    const path = address.replace(/^\/api\/tables\/ABC\/?/, "").replace(/\?.*/, "");
    sent.push({ method, path, body: body ? (JSON.parse(body) as unknown) : undefined });
    const answer = answers[`${method} ${path}`];
    if (answer === undefined)
      return { ok: false, status: 409, json: async () => ({ error: "no", message: "Not here." }), clone: () => ({}) };
    return { ok: true, status: 200, json: async () => answer };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const weighed = {
  do: "build what=tower",
  parts: [{ text: "Build the Tower" }],
  reasons: ["+1 building."],
  chance: 0.42,
  said: "3.2 percentage points more (± 0.8)",
  others: [
    {
      do: "pass",
      parts: [{ text: "Pass" }],
      gap: -0.032,
      error: 0.008,
      equal: false,
      said: "3.2 percentage points less (± 0.8)",
    },
    { do: "rest", parts: [{ text: "Rest" }], gap: -0.001, error: 0.009, equal: true, said: "about equal" },
  ],
};

describe("a hint", () => {
  const options = ["build what=tower", "pass", "rest"].map((text) => ({ do: text, parts: [{ text }] }));

  it("shows the best with its reasons and the others with their difference; a tap picks one", async () => {
    answers["POST hint"] = weighed satisfies Hint;
    show("bar", false, {
      choices: [{ type: "list", options }] as unknown as GameView["choices"],
    });
    await userEvent.click(screen.getByRole("button", { name: "What would a bot do?" }));
    const panel = await screen.findByRole("group", { name: "What a bot would do" });
    expect(panel.textContent).toContain("42%");
    const buttons = within(panel)
      .getAllByRole("button", { pressed: undefined })
      .filter((one) => one.hasAttribute("aria-pressed"));
    expect(buttons.map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", "false", "false"]);
    expect(buttons[0]?.textContent).toContain("+1 building.");
    expect(buttons[1]?.textContent).toContain("3.2 percentage points less (± 0.8)");
    expect(buttons[2]?.textContent).toContain("about equal");
    expect(play.text).toBe("build what=tower");
    await userEvent.click(within(panel).getByRole("button", { name: /Pass/ }));
    expect(play.text).toBe("pass");
    await userEvent.click(within(panel).getByRole("button", { name: "Close the hint" }));
    expect(screen.queryByRole("group", { name: "What a bot would do" })).toBeNull();
    expect(play.text, "what is picked stays").toBe("pass");
  });

  it("says what differs from what is about equal, not what speaks for it", async () => {
    const [pass, rest] = weighed.others;
    if (!pass || !rest) throw new Error("no others");
    const told = vi.spyOn(announcer, "tell");
    for (const neutral of [false, true]) {
      answers["POST hint"] = { ...weighed, others: neutral ? [rest, pass] : [pass, rest] } satisfies Hint;
      show("bar", false);
      await play.advice.ask();
      const panel = await screen.findByRole("group", { name: "What a bot would do" });
      const [best, ...more] = within(panel).getAllByRole("button", { pressed: false });
      expect(best?.textContent.includes("What differs:")).toBe(neutral);
      expect(best?.textContent).toContain("+1 building.");
      expect(more.some((one) => one.textContent.includes("What differs:"))).toBe(false);
      expect(told.mock.lastCall?.[0].includes("What differs: +1 building.")).toBe(neutral);
      cleanup();
    }
  });

  it("says in a sentence of its own that all others come to the same", async () => {
    const said = "Everything else that was weighed comes to the same.";
    answers["POST hint"] = { ...weighed, reasons: [], said, others: [] } satisfies Hint;
    show("bar", false);
    await play.advice.ask();
    const panel = await screen.findByRole("group", { name: "What a bot would do" });
    expect(within(panel).getByText(said)).toBeTruthy();
    expect(panel.textContent).not.toContain("What differs:");
  });

  it("of a table that has moved on is not shown", async () => {
    answers["POST hint"] = weighed;
    show("bar", false);
    const asked = play.advice.ask();
    Object.assign(play.live, { view: { ...play.view, version: 2 } });
    await asked;
    expect(play.advice.hint).toBeUndefined();
  });

  it("is counted at the seat for all to see", () => {
    show("seats", false);
    const [mine, bot] = screen.getAllByRole("listitem");
    expect(mine?.textContent).toContain("Hints 3");
    expect(bot?.textContent).not.toContain("Hints");
  });
});

describe("why did it do that", () => {
  it("is asked on a bot's line of the log, answered under it and put away again", async () => {
    answers["POST explain"] = {
      ...weighed,
      seat: 1,
      eyes: "reader",
      note: "As you could see it.",
    } satisfies Explanation;
    show("log", false);
    const [button, ...more] = screen.getAllByRole("button", { name: "Why did it do that?" });
    expect(more, "not on mine").toEqual([]);
    if (!button) throw new Error("no button");
    await userEvent.click(button);
    const answer = await screen.findByRole("group", { name: "Why did it do that?" });
    await waitFor(() => expect(answer.textContent).toContain("As you could see it."));
    expect(sent.at(-1)).toEqual({ method: "POST", path: "explain", body: { seat: 0, line: 1 } });
    expect(answer.textContent).toContain("3.2 percentage points less (± 0.8)");
    await userEvent.click(button);
    expect(screen.queryByRole("group", { name: "Why did it do that?" })).toBeNull();
  });

  it("is asked where a choice is told, or the first thing that came of it", () => {
    const silent = { parts: [] };
    const log = [
      line(0, 1),
      line(1, 1, { did: "gained" }),
      line(2, 0, silent),
      line(3, 0, { did: "built" }),
      line(4, 0, { did: "scored" }),
      line(5, 1, silent),
      line(6, -1, { did: "began", heading: true }),
      line(7, 0, { did: "gained" }),
    ];
    expect([...choices(log)]).toEqual([0, 3]);
  });

  it("works by keyboard, and says why it can't be told", async () => {
    show("log", false);
    screen.getByText("line 1").closest("li")?.focus();
    await userEvent.keyboard("w");
    await screen.findByText("Not here.");
  });

  it("is not offered where several people play", () => {
    show("log", false);
    const people = (play.live.table?.seats ?? []).map((seat) => ({ ...seat, kind: "person" as const }));
    expect(play.advice.explains(line(1, 1))).toBe(true);
    const crowd = [...people, { seat: 2, kind: "bot" as const, name: "Ada" }];
    Object.assign(play.live, { table: { ...play.live.table, seats: crowd } });
    expect(play.advice.explains(line(1, 2))).toBe(false);
    Object.assign(play.live, { table: { ...play.live.table, status: "finished" } });
    expect(play.advice.explains(line(1, 2)), "afterwards it is").toBe(true);
  });
});

describe("the analysis", () => {
  const region = () => screen.findByRole("region", { name: "How the game was decided" });

  it("is begun, shows how far it is, can be stopped", async () => {
    answers["GET analysis"] = { state: "none" };
    show("end", true);
    answers["POST analysis"] = { state: "waiting" };
    await userEvent.click(await screen.findByRole("button", { name: "Analyse this game" }));
    await waitFor(() => expect(sent.some(({ method, path }) => method === "POST" && path === "analysis")).toBe(true));
    answers["GET analysis"] = { state: "running", done: 30, total: 120 };
    await play.hindsight.see();
    expect((await region()).textContent).toContain("Move 30 of 120");
    expect(screen.getByRole("progressbar").getAttribute("value")).toBe("30");
    answers["DELETE analysis"] = { state: "none" };
    await userEvent.click(screen.getByRole("button", { name: "Stop" }));
    await screen.findByRole("button", { name: "Analyse this game" });
  });

  it("says why there is none", async () => {
    answers["GET analysis"] = { state: "none" };
    show("end", true);
    await userEvent.click(await screen.findByRole("button", { name: "Analyse this game" }));
    await screen.findByText("Not here.");
  });

  it("draws everybody's chances and nobody's, and says the same as a table", async () => {
    answers["GET analysis"] = done;
    show("end", true);
    const won = await region();
    const drawn = await within(won).findByRole("img", { name: /Chances to win/ });
    expect(drawn.getAttribute("aria-label")).toContain(
      "You: from 50% to 100%, Milo: from 48% to 0%, and nobody: from 2% to 0%",
    );
    expect(won.textContent).toContain("if equal players went on");
    const [chances, difference] = [...won.querySelectorAll("table")].map((table) =>
      [...table.querySelectorAll("tr")].map((row) =>
        [...row.children].map((cell) => cell.textContent.trim()).join(" "),
      ),
    );
    expect(chances).toEqual([
      "When You Milo nobody",
      "Year 1 · Spring 50% 48% 2%",
      "Year 1 · Summer 40% 50% 10%",
      "Year 2 · Spring 100% 0% 0%",
    ]);
    expect(difference?.[1]).toBe("You −5.2 +10.0 +25.0 +20.2 +50.0");
  });

  it("opens a turning point on the board; a choice can be tried again", async () => {
    answers["GET analysis"] = done;
    show("end", true);
    const looked = vi.spyOn(play, "lookBack").mockResolvedValue();
    const won = await region();
    await within(won).findByText("dice: 6, 6", { exact: false });
    expect(within(won).getByText("cost 5.2 percentage points (± 0.9)")).toBeTruthy();
    expect(won.textContent).toContain("Better: Build the Tower");
    expect(within(won).getByText("Year 1 · Summer · Construct"), "where it stood before the choice").toBeTruthy();
    await userEvent.click(within(won).getByRole("button", { name: "Show on the board: 2, You" }));
    expect(looked, "before the choice").toHaveBeenCalledWith(10);
    expect(play.hindsight.opened?.move).toBe(12);
    answers["POST retry"] = { code: "NEW" };
    const gone = vi.spyOn(router, "go").mockReturnValue();
    await userEvent.click(within(won).getByRole("button", { name: "Try it again: 2, You" }));
    expect(sent.at(-1)?.body).toMatchObject({ move: 12, seat: 0 });
    expect(gone).toHaveBeenCalledWith(expect.stringContaining("NEW"));
    expect(within(won).queryByRole("button", { name: "Try it again: 1, Milo" }), "luck is no choice").toBeNull();
  });
});
