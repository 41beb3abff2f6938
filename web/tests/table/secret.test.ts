import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { announcer } from "$lib/announce.svelte";
import { Live } from "$lib/live.svelte";
import type { Play } from "../../src/table/play.svelte";
import type { Choices, GameView, Option, TableView } from "../../src/table/wire";
import Harness from "./Harness.svelte";

/** Decisions that the first game does not have: secret choices, large amounts, baskets, windows without names. */

const table = {
  code: "ABC",
  name: "",
  game: "toy",
  game_name: "Toy",
  status: "running",
  settings: { public: false, hints: false, spectators: true, pace: "live", clock: {}, webhook: "" },
  seats: [
    { seat: 0, kind: "person", name: "Anna", mine: true },
    { seat: 1, kind: "person", name: "Milo" },
    { seat: 2, kind: "person", name: "Zoé" },
  ],
  seal: { commitment: "x" },
} as unknown as TableView;

function view(choices: Choices[], more: Partial<GameView> = {}): GameView {
  return {
    type: "view",
    seat: 0,
    version: 1,
    observation: {},
    sheet: { title: "Toy", sections: [] },
    awaited: [0, 1, 2],
    chosen: [],
    prompt: { decision: "bid", title: "Sealed bid", what: "What.", look: "Look.", rule: "AU-1" },
    asked: true,
    choices,
    undo: [],
    log_from: 0,
    log: [],
    ...more,
  } as GameView;
}

const option = (text: string, more: Partial<Option> = {}): Option => ({
  do: text,
  verb: text.split(" ")[0] ?? "",
  parts: [{ text }],
  ...more,
});
const bid: Choices = {
  shape: "range",
  do: "bid",
  field: "amount",
  low: 0,
  high: 3000,
  parts: [{ text: "Bid " }, { text: "0", field: "amount", value: "0" }, { text: " ducats" }],
  label: "Ducats",
};

let posted: { url: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, object> = {};
beforeEach(() => {
  posted = [];
  answers = {};
  localStorage.clear();
  document.cookie = "pentapolis_csrf=x";
  vi.stubGlobal("fetch", async (url: string, init: { body?: string } = {}) => {
    posted.push({ url, body: init.body ? JSON.parse(init.body) : {} });
    const key = Object.keys(answers).find((part) => url.includes(part));
    return { ok: true, status: 200, json: async () => (key ? answers[key] : { version: 1 }) };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Part = "bar" | "seats" | "plans";
function show(part: Part, shown: GameView, more: Partial<TableView> = {}): { live: Live; play: Play } {
  const live = new Live("ABC");
  live.table = { ...table, ...more };
  live.seat = 0;
  live.view = shown;
  let play: Play | undefined;
  render(Harness, { live, part, ready: (made: Play) => (play = made) });
  if (!play) throw new Error("no play");
  return { live, play };
}
const acted = () => posted.filter((one) => one.url.includes("/act")).map((one) => one.body.action);
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("a sealed bid from 0 to 3000", () => {
  it("is typed", async () => {
    show("bar", view([bid]));
    const box = screen.getByRole("spinbutton", { name: "Ducats" });
    await userEvent.type(box, "1250");
    expect(screen.getByRole("button", { name: "Change: 1250" })).toBeTruthy();
    await userEvent.click(button(/Do it/));
    expect(acted()).toEqual(["bid amount=1250"]);
  });

  it("goes up and down by one, and to its ends", async () => {
    const { play } = show("bar", view([bid]));
    await userEvent.click(button(/3[, ]?000/));
    expect(play.text).toBe("bid amount=3000");
    expect(button(/More/).disabled).toBe(true);
    await userEvent.click(button(/Less/));
    expect(play.text).toBe("bid amount=2999");
    await userEvent.click(button(/Least|Min/i));
    expect(play.text).toBe("bid amount=0");
  });

  it("above what is possible can't be sent, and says why", async () => {
    answers = { "/why": { refused: "You have 3000 ducats (AU-2).", rule: "AU-2" } };
    show("bar", view([bid]));
    await userEvent.type(screen.getByRole("spinbutton", { name: "Ducats" }), "9000");
    await vi.waitFor(() => screen.getByText("You have 3000 ducats."));
    expect(screen.getAllByText(/AU-2/)).toHaveLength(1); // the link
    expect(button(/Do it/).disabled).toBe(true);
    expect(acted()).toEqual([]);
  });

  it("can be changed until all have chosen, without being asked again", async () => {
    const { live, play } = show("bar", view([bid]));
    announcer.assertive = "";
    live.view = view([bid], { version: 2, awaited: [1, 2], chosen: [0] });
    await vi.waitFor(() => screen.getByText("You have chosen. Waiting for Milo and Zoé"));
    expect(play.asked).toBe(false);
    expect(announcer.assertive).toBe("");
    expect(screen.queryByRole("spinbutton")).toBeNull();
    await userEvent.click(button(/Change my choice/));
    await userEvent.type(screen.getByRole("spinbutton", { name: "Ducats" }), "7");
    await userEvent.click(button(/Do it/));
    expect(acted()).toEqual(["bid amount=7"]);
    live.view = view([bid], { version: 3, awaited: [2], chosen: [0, 1] });
    await vi.waitFor(() => screen.getByText("You have chosen. Waiting for Zoé"));
    expect(screen.queryByRole("spinbutton")).toBeNull();
  });
});

describe("seats that choose in secret", () => {
  it("show a quill while they think and a sealed letter when they have chosen", async () => {
    show("seats", view([bid], { awaited: [0, 2], chosen: [1] }));
    const seats = screen.getAllByRole("listitem");
    expect(within(seats[1] as HTMLElement).getByText("has chosen")).toBeTruthy();
    expect(within(seats[2] as HTMLElement).getByText("is deciding")).toBeTruthy();
  });
});

describe("a basket", () => {
  const bring = (more: string[]) => [
    { shape: "list" as const, options: [...more.map((one) => option(`bring good=${one}`)), option("done")] },
  ];
  it("takes several, is closed, and can be opened again", async () => {
    const { live } = show("bar", view(bring(["wood", "stone"])));
    await userEvent.click(screen.getByRole("option", { name: /wood/ }));
    await userEvent.click(button(/Do it/));
    live.view = view(bring(["stone"]), { version: 2 });
    await vi.waitFor(() => expect(screen.queryByRole("option", { name: /wood/ })).toBeNull());
    await userEvent.click(screen.getByRole("option", { name: /stone/ }));
    await userEvent.click(button(/Do it/));
    live.view = view(bring([]), { version: 3 });
    // closing it is the one thing left, but it is still theirs to say
    await vi.waitFor(() => expect(screen.queryByRole("option", { name: /stone/ })).toBeNull());
    await userEvent.click(button(/Do it/));
    expect(acted()).toEqual(["bring good=wood", "bring good=stone", "done"]);
    const sealed = { version: 4, awaited: [1], chosen: [0, 2] };
    live.view = view([{ shape: "list", options: [option("reopen")] }], sealed);
    await userEvent.click(await vi.waitFor(() => button(/Change my choice/)));
    await userEvent.click(button(/Do it/));
    expect(acted().at(-1)).toBe("reopen");
  });
});

describe("a window in which being asked would betray something", () => {
  it("says reactions, and no name", () => {
    show("bar", view([], { asked: false, awaited: [], prompt: null }));
    expect(screen.getByRole("heading", { name: "Reactions…" })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Milo|Zoé/);
    expect(screen.queryByRole("button", { name: /Do it/ })).toBeNull();
  });
});

describe("plans", () => {
  const slow = { settings: { ...table.settings, pace: "slow" as const } };
  const waiting = view([], { asked: false, awaited: [1], plans: [] });
  const game = {
    id: "toy",
    decisions: { bid: "Sealed bid", react: "React" },
    standing: { react: "pass" },
    standing_words: { react: "Let it happen" },
  };
  const set = () => posted.filter((one) => one.url.includes("/plans")).map((one) => one.body.plans);

  it("are made of what I could answer if I were asked now", async () => {
    answers = {
      "/ahead": [{ decision: "bid", prompt: waiting.prompt, choices: [bid] }],
      "/orders": [],
      "/api/games": [game],
      "/view": waiting,
    };
    show("plans", waiting, slow);
    await userEvent.type(await vi.waitFor(() => screen.getByRole("spinbutton", { name: "Ducats" })), "40");
    await userEvent.click(button(/Plan this answer/));
    expect(set()).toEqual([[{ kind: "next", decision: "bid", action: "bid amount=40", only_if: "unchanged" }]]);
    expect(acted()).toEqual([]);
  });

  it("offer what is usually answered, with one click", async () => {
    answers = { "/ahead": [], "/orders": [], "/api/games": [game], "/view": waiting };
    show("plans", waiting, slow);
    await userEvent.click(await vi.waitFor(() => button(/answer for me/)));
    expect(set()).toEqual([[{ kind: "always", decision: "react", action: "pass", only_if: "legal" }]]);
  });

  it("that are dropped are said once", async () => {
    answers = { "/ahead": [], "/orders": [], "/api/games": [game] };
    const { live } = show("plans", waiting, slow);
    announcer.assertive = "";
    const dropped = ["“Bid 40” was dropped: it is no longer possible."];
    live.view = { ...waiting, version: 2, dropped };
    await vi.waitFor(() => expect(announcer.assertive).toBe(dropped[0]));
    announcer.assertive = "";
    live.view = { ...waiting, version: 3, dropped };
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(announcer.assertive).toBe("");
  });
});

describe("pointing", () => {
  it("is put into words by who points, and at what", () => {
    const { play } = show("bar", view([bid]));
    expect(play.pointName("seat:1")).toBe("Milo");
    expect(play.pointName("cell:nowhere")).toBe("the board");
  });
});
