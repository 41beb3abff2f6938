import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync, tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { LessonSource, type LessonView, progressIn } from "$lib/lesson.svelte";
import { person } from "$lib/me.svelte";
import { router } from "$lib/router.svelte";
import { StillSource, tableOf } from "$lib/still.svelte";
import type { GameView } from "../../src/table/wire";
import Learn from "../../src/pages/Learn.svelte";
import Lesson from "../../src/pages/Lesson.svelte";
import Rules from "../../src/pages/Rules.svelte";
import { spotted, Spotting } from "../../src/pages/lesson/spotting.svelte";
import type { TableScreen } from "../../src/table/screen.svelte";
import { lobby, nobody, Refusal, serve } from "./server";

const STEPS = ["next", "take gold=1", "next"];
const AT = "POST /api/games/toy/lessons/first";

function view(version: number): GameView {
  return {
    type: "view",
    seat: 0,
    version,
    observation: {},
    sheet: { title: "Toy", sections: [{ area: "own", heading: "Your farm", lines: [[{ text: "Two cows." }]] }] },
    awaited: [0],
    chosen: [],
    prompt: { decision: "take", title: "Take something", what: "", look: "", rule: "TY-1.1" },
    asked: true,
    choices: [
      {
        shape: "list",
        options: [
          { do: "take gold=1", verb: "take", parts: [{ text: "Take gold" }], fields: { gold: "1" } },
          { do: "pass", verb: "pass", parts: [{ text: "Pass" }] },
        ],
      },
    ],
    undo: [],
    log_from: 0,
    log: [],
  };
}

/** A server that plays a lesson of three steps: look, take gold, look. */
function played(body: unknown): LessonView {
  const { actions } = body as { actions: string[] };
  const fits = actions.findIndex((action, n) => action !== STEPS[n]);
  const made = Math.min(fits < 0 ? actions.length : fits, STEPS.length);
  const way = made === 2 ? [view(11), view(12)] : [];
  return {
    id: "first",
    title: "Your first cow",
    game_name: "Toy",
    rules_version: 1,
    seats: ["Farmer", "Théo"],
    view: view(made),
    way,
    of: 3,
    first: 1,
    made,
    done: made === 3,
    refused: made < actions.length ? "Take the gold." : "",
    next: "second",
    step:
      made === 3
        ? null
        : {
            id: `s${made}`,
            title: `Step ${made}`,
            lines: ["One.", "Two."],
            spotlight: "own",
            n: made,
            does: made === 1,
          },
  };
}

const GAME = {
  "GET /api/me": nobody,
  "GET /api/games/toy/things": { things: [], facts: null },
  [`${AT}/preview`]: { lines: [[{ text: "Then Théo." }]], stop: "next", awaited: [1] },
  [`${AT}/why`]: { refused: "No cow.", rule: "TY-1.2" },
  [AT]: played,
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function opened(): Promise<LessonSource> {
  const lesson = new LessonSource("toy", "first");
  lesson.open();
  await vi.waitFor(() => expect(lesson.at).toBeDefined());
  return lesson;
}

describe("a lesson as a table", () => {
  it("brings all that was done so far, every time", async () => {
    const { asked } = serve(GAME);
    const lesson = await opened();
    expect(await lesson.next()).toBe(true);
    expect(await lesson.act("take gold=1")).toBe(true);
    expect(asked.filter(({ what }) => what === AT).map(({ body }) => body)).toEqual([
      { actions: [] },
      { actions: ["next"] },
      { actions: ["next", "take gold=1"] },
    ]);
    expect(lesson.table).toMatchObject({ status: "running", name: "Your first cow", game: "toy" });
    expect(lesson.table?.seats.map(({ name, mine, kind }) => [name, mine, kind])).toEqual([
      ["Farmer", true, "person"],
      ["Théo", false, "bot"],
    ]);
  });

  it("shows what the others did one after the other", async () => {
    serve(GAME);
    const lesson = await opened();
    await lesson.next();
    const seen: number[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(lesson.view?.version ?? -1));
    });
    await tick();
    await lesson.act("take gold=1");
    await tick();
    stop();
    expect(seen).toEqual([1, 11, 12, 2]);
  });

  it("keeps where it is when something else is tried, and says so", async () => {
    serve(GAME);
    const lesson = await opened();
    await lesson.next();
    expect(await lesson.act("pass")).toBe(false);
    expect(lesson.gentle).toBe("Take the gold.");
    expect(lesson.refused).toBeUndefined(); // nothing is wrong
    expect(lesson.step?.n).toBe(1);
    expect(progressIn("toy", "first").actions).toEqual(["next"]);
    await lesson.act("take gold=1");
    expect(lesson.gentle).toBe("");
  });

  it("goes on where it was left, and anew when it was finished", async () => {
    serve(GAME);
    const lesson = await opened();
    await lesson.next();
    expect((await opened()).step?.n).toBe(1);
    await lesson.act("take gold=1");
    await lesson.next();
    expect(lesson.at?.done).toBe(true);
    expect(progressIn("toy", "first")).toEqual({ actions: STEPS, done: true });
    const again = await opened();
    expect(again.step?.n).toBe(0);
    expect(progressIn("toy", "first").done).toBe(true);
  });

  it("leaves out what no longer fits the lesson", async () => {
    localStorage.setItem("pentapolis.lesson.toy.first", JSON.stringify({ actions: ["next", "gone", "next"] }));
    serve(GAME);
    const lesson = await opened();
    expect(lesson.step?.n).toBe(1);
    expect(progressIn("toy", "first").actions).toEqual(["next"]);
  });

  it("goes back, and asks what if where it stands", async () => {
    const { asked } = serve(GAME);
    const lesson = await opened();
    await lesson.next();
    expect((await lesson.preview("pass")).stop).toBe("next");
    expect((await lesson.why("pass")).rule).toBe("TY-1.2");
    expect(asked.slice(-2).map(({ body }) => body)).toEqual([
      { action: "pass", actions: ["next"] },
      { action: "pass", actions: ["next"] },
    ]);
    await lesson.back();
    expect(lesson.step?.n).toBe(0);
  });

  it("says when the server is not there, and loses nothing", async () => {
    const { answers } = serve({ ...GAME });
    const lesson = await opened();
    await lesson.next();
    answers[AT] = new Refusal(503, { error: "fault", message: "Not now." });
    expect(await lesson.act("take gold=1")).toBe(false);
    expect(lesson.refused?.message).toBe("Not now.");
    expect(lesson.step?.n).toBe(1);
    expect((await openedAnyhow()).failure?.message).toBe("Not now.");
  });
});

async function openedAnyhow(): Promise<LessonSource> {
  const lesson = new LessonSource("toy", "first");
  lesson.open();
  await vi.waitFor(() => expect(lesson.failure).toBeDefined());
  return lesson;
}

describe("the page of a lesson", () => {
  it("is played from its first step to its last", async () => {
    serve(GAME);
    const user = userEvent.setup();
    render(Lesson, { params: { game: "toy", lesson: "first" } });
    await user.click(await page.findByRole("button", { name: "Next" }));
    await page.findByRole("heading", { name: "Step 1" });
    expect(page.queryByRole("button", { name: "Next" })).toBeNull(); // it is to be done, not read
    await user.click(await page.findByRole("option", { name: /Pass/ }));
    await user.click(await page.findByRole("button", { name: /^(Confirm|Do it)$/ }));
    await page.findByText("Take the gold."); // said by the coach
    await user.click(await page.findByRole("option", { name: /Take gold/ }));
    await user.click(await page.findByRole("button", { name: /^(Confirm|Do it)$/ })); // as the settings have it
    await page.findByRole("heading", { name: "Step 2" });
    await user.click(await page.findByRole("button", { name: "Finish" }));
    await page.findByRole("heading", { name: "You know enough" });
    expect(page.getByRole("link", { name: "Next lesson" }).getAttribute("href")).toBe("/learn/toy/second");
    expect(page.getByRole("button", { name: "Play now" })).toBeTruthy();
    expect(localStorage.getItem("pentapolis.coached")).toBeNull(); // the coach of real games still explains it all
  });

  it("says that there is no such lesson", async () => {
    serve({ ...GAME, [AT]: new Refusal(404, { error: "no-lesson", message: "There is no such lesson here." }) });
    render(Lesson, { params: { game: "toy", lesson: "first" } });
    await page.findByText("There is no such lesson here.");
  });
});

it("the list of lessons shows how far one is", async () => {
  localStorage.setItem("pentapolis.lesson.toy.first", JSON.stringify({ actions: STEPS, done: true }));
  localStorage.setItem("pentapolis.lesson.toy.second", JSON.stringify({ actions: ["next"], done: false }));
  const card = { about: "Cows.", minutes: 3, steps: 4 };
  const lessons = ["first", "second", "third"].map((id) => ({ id, title: `The ${id}`, ...card }));
  serve({
    "GET /api/games/toy/lessons": { game: "toy", game_name: "Toy", lessons, aid: true, rules: false, box: true },
  });
  render(Learn, { params: { game: "toy" } });
  await page.findByRole("heading", { name: "Learn Toy" });
  const ways = page.getAllByRole("link", { name: /: The/ }).map((link) => link.textContent?.trim());
  expect(ways).toEqual(["Play it again: The first", "Go on: The second", "Begin: The third"]);
  expect(page.getByText(/1 of 4 steps/)).toBeTruthy();
  expect(page.getByRole("link", { name: "Player aid" }).getAttribute("href")).toBe("/aid/toy");
  expect(page.getByRole("link", { name: "My box" }).getAttribute("href")).toBe("/box/toy");
  expect(page.queryByRole("link", { name: "Rules" })).toBeNull();
});

it("after the lessons comes a guided game, if there is one", async () => {
  const guide = { title: "A guided game", about: "With bots.", minutes: 60, bots: 2, options: { length: "short" } };
  const lessons = [{ id: "first", title: "The first", about: "Cows.", minutes: 3, steps: 4 }];
  person.me = { ...nobody, name: "Anna" };
  const { asked } = serve({
    "GET /api/games/toy/lessons": { game: "toy", game_name: "Toy", lessons, guide, aid: false, rules: false },
    "POST /api/tables": lobby({ status: "running", seats: [] }),
  });
  render(Learn, { params: { game: "toy" } });
  await userEvent.click(await page.findByRole("button", { name: /Begin.*: A guided game$/ }));
  await vi.waitFor(() => expect(router.path).toBe("/t/ABC"));
  expect(asked.find(({ what }) => what === "POST /api/tables")?.body).toMatchObject({
    game: "toy",
    preset: "bots",
    seats: [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }],
    options: { length: "short" },
    settings: { guided: true },
  });
  person.me = undefined;
  router.go("/", "replace");
});

const EXAMPLE = {
  id: "TY-E1",
  game_name: "Toy",
  rules_version: 1,
  seats: ["Anna", "Ben"],
  view: { ...view(1), seat: -1, asked: false, choices: [] },
  moves: [{ seat: 1, parts: [{ text: "Take gold" }] }],
  made: 0,
};
const RULES = {
  "GET /api/games": [],
  "GET /api/games/toy/rules": {
    game: "toy",
    chapters: [{ title: "Examples", rules: ["TY-E1", "TY-E2"].map((id) => ({ id, text: `(${id}) *Given* a cow.` })) }],
  },
  "GET /api/games/toy/examples": ["TY-E1"],
  "GET /api/games/toy/things": { things: [], facts: null },
  "GET /api/games/toy/examples/TY-E1": EXAMPLE,
};

it("a worked example is shown on the board, move by move", async () => {
  const { asked } = serve(RULES);
  const user = userEvent.setup();
  render(Rules, { params: { game: "toy" } });
  await user.click(await page.findByRole("button", { name: "Show me TY-E1" }));
  expect(page.queryByRole("button", { name: "Show me TY-E2" })).toBeNull();
  const shown = within(await page.findByRole("dialog", { name: "Example TY-E1" }));
  await shown.findByText("Two cows.");
  expect(shown.getByText("The position")).toBeTruthy();
  await user.click(shown.getByRole("button", { name: "Next move" }));
  await shown.findByText("After 1 of 1 moves");
  expect(asked.filter(({ what }) => what.endsWith("/TY-E1"))).toHaveLength(2);
  expect(shown.queryByRole("option")).toBeNull();
  await user.click(shown.getByRole("button", { name: "Close" }));
  expect(page.queryByRole("dialog", { name: "Example TY-E1" })).toBeNull();
});

it("a worked example that is closed while a move is on its way asks nothing of its window any more", async () => {
  const warned = vi.spyOn(console, "warn");
  let come = (_: typeof EXAMPLE): void => undefined;
  const coming = new Promise<typeof EXAMPLE>((answer) => (come = answer));
  const { answers } = serve(RULES);
  const user = userEvent.setup();
  render(Rules, { params: { game: "toy" } });
  await user.click(await page.findByRole("button", { name: "Show me TY-E1" }));
  const shown = within(await page.findByRole("dialog", { name: "Example TY-E1" }));
  await shown.findByText("Two cows.");
  answers["GET /api/games/toy/examples/TY-E1"] = () => coming;
  await user.click(shown.getByRole("button", { name: "Next move" }));
  await user.click(shown.getByRole("button", { name: "Close" }));
  expect(page.queryByRole("dialog", { name: "Example TY-E1" })).toBeNull();
  come(EXAMPLE);
  await new Promise((later) => setTimeout(later)); // the answer is read
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

it("the coach finds things on the board before those in lists, and nothing that is not shown", () => {
  const shown = { width: 10, height: 10 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.hasAttribute("data-off") ? ({ width: 0, height: 0 } as DOMRect) : shown;
  });
  document.body.innerHTML = `
    <i id="listed" data-point="thing:cow/red"></i>
    <div id="board" data-region="board"><i data-off data-point="thing:cow/red"></i><i id="cow" data-point="thing:cow/red"></i></div>
    <div id="own" data-region="own"></div>
    <i data-off data-means="thing:hen/black"></i><i id="herd" data-means="thing:cow/red thing:hen/black"></i>`;
  expect(spotted("thing:hen/black")?.id).toBe("herd");
  expect(spotted("thing:hen/bla")).toBeUndefined();
  expect(spotted("thing:cow/red")?.id).toBe("cow");
  expect(spotted("own")?.id).toBe("own");
  expect(spotted("hand")?.id).toBe("own");
  expect(spotted("secret")).toBeUndefined();
  expect(spotted("")).toBeUndefined();
  vi.restoreAllMocks();
});

it("the coach waits for a board that comes late, and only then looks behind a phone's other tabs", async () => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ width: 10, height: 10 } as DOMRect);
  const board = document.createElement("div");
  board.dataset["region"] = "board";
  document.body.replaceChildren(board);
  const parts: Record<string, string> = {
    board: '<i data-point="thing:cow/red"></i>',
    mine: '<i data-region="own"></i>',
  };
  const shown = { now: "board", come: false };
  const screen = {
    desk: false,
    get part(): string {
      return shown.now;
    },
    set part(part: string) {
      shown.now = part;
      if (shown.come) board.innerHTML = parts[part] ?? "";
    },
  };
  const spotting = new Spotting();
  const stop = $effect.root(() => spotting.attend(() => "own", screen as TableScreen));
  flushSync();
  await vi.advanceTimersByTimeAsync(5000);
  expect(spotting.element).toBeUndefined();
  shown.come = true;
  screen.part = "board";
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.part).toBe("mine");
  expect(spotting.element).toBe(board.firstElementChild);
  screen.part = "board"; // whoever looks around is left to it
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.part).toBe("board");
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("what goes on brings only its new lines: so they can be shown one after the other", () => {
  const lines = [0, 1, 2].map((n) => ({ n, did: "took", parts: [{ text: `${n}` }] }));
  const source = new StillSource("toy");
  source.see({ ...view(1), log: lines.slice(0, 1) }, false);
  source.see({ ...view(2), log: lines }, true);
  expect([source.view?.log_from, source.view?.log.map((line) => line.n), source.log.length]).toEqual([1, [1, 2], 3]);
  source.see({ ...view(1), log: lines.slice(0, 1) }, false); // a step back
  expect([source.view?.log_from, source.view?.log.length, source.log.length]).toEqual([0, 1, 1]);
});

it("a table that stands still has seats, and one of them may be mine", () => {
  const table = tableOf({ game: "toy", game_name: "Toy", rules_version: 1, name: "x", seats: ["A", "B"], mine: -1 });
  expect(table.seats.map((seat) => seat.mine)).toEqual([false, false]);
});
