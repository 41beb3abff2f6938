import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { explainer } from "$lib/explain.svelte";
import { Live } from "$lib/live.svelte";
import type { Play } from "../../src/table/play.svelte";
import type { GameView, Option, TableView } from "../../src/table/wire";
import Harness from "./Harness.svelte";

/** The decision under a drawn board. */

function place(dice: string, advisor: string): Option {
  return {
    do: `place advisor=${advisor} dice=${dice}`,
    verb: "place",
    parts: [
      { text: "Place " },
      { text: dice, field: "dice", value: dice },
      { text: " on " },
      { text: `No. ${advisor}`, field: "advisor", value: advisor },
    ],
    fields: { advisor, dice },
  };
}
const FEW = [place("5", "5"), place("5", "7"), place("3", "3")];
const MANY = [...Array(12).keys()].map((n) => place(String(n % 6), String(n)));

function strip(options: Option[]): Play {
  const live = new Live("ABC");
  live.table = {
    code: "ABC",
    game: "toy",
    status: "running",
    settings: { hints: true, pace: "live" },
    seats: [{ seat: 0, kind: "person", name: "Anna", mine: true }],
  } as unknown as TableView;
  live.seat = 0;
  live.view = {
    seat: 0,
    version: 1,
    awaited: [0],
    chosen: [],
    prompt: { decision: "influence", title: "Influence", what: "What it is.", look: "", rule: "" },
    asked: true,
    choices: [{ shape: "list", options }],
    undo: [],
    log_from: 0,
    log: [],
  } as unknown as GameView;
  let play: Play | undefined;
  render(Harness, { live, part: "strip", ready: (made: Play) => (play = made) });
  if (!play) throw new Error("no play");
  return play;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async () => ({ ok: true, status: 200, json: async () => ({}) }));
});
afterEach(() => vi.unstubAllGlobals());

it("what a board chooses becomes the sentence; the title stays for who can't see it", async () => {
  const play = strip(FEW);
  expect(screen.queryByRole("button", { name: /Change/ })).toBeNull();
  play.choose("dice", "5");
  expect(await screen.findByRole("button", { name: "Change: 5" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Still to choose" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Influence" })).toBeTruthy();
  play.choose("advisor", "7");
  expect(await screen.findByRole("button", { name: "Change: No. 7" })).toBeTruthy();
  expect(screen.getByRole("option", { selected: true }).textContent).toContain("No. 7");
});

it("the coach's lines, which may be cut, are all shown when they are pointed at", async () => {
  strip(FEW);
  const lines = screen.getByText("What it is.");
  lines.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  await vi.waitFor(() => expect(explainer.what?.does).toContain("What it is."));
  explainer.close();
});

it("all options, to search, are in a panel over the board", async () => {
  strip(MANY);
  expect(screen.queryByRole("searchbox")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "All options" }));
  const panel = screen.getByRole("group", { name: "All options" });
  await userEvent.type(within(panel).getByRole("searchbox"), "no. 11");
  expect(within(panel).getAllByRole("option")).toHaveLength(1);
  expect(screen.getAllByRole("option")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "All options" }));
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.getAllByRole("option").length).toBeGreaterThan(1);
});
