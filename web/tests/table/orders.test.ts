import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Live } from "$lib/live.svelte";
import type { GameView, Option, OrderKind, Plan, TableView } from "../../src/table/wire";
import Harness from "./Harness.svelte";

/** Standing orders among the plans: their variants, what they take the place of, and the usual ones. */

const option = (text: string): Option => ({
  do: text,
  verb: text.split(" ")[0] ?? "",
  parts: [{ text: `Say ${text}` }],
});
const kinds: OrderKind[] = [
  { verb: "rest", decisions: ["buy"], options: [option("rest year=1")] },
  { verb: "only", decisions: ["buy"], options: [option("only least=4"), option("only least=3")] },
  { verb: "from", decisions: ["pray", "ask"], options: [option("from level=2"), option("from level=3")] },
  { verb: "later", decisions: ["buy"], options: [] },
];
const game = {
  id: "toy",
  decisions: { buy: "Buy a die?", pray: "Pray?", ask: "Ask?" },
  standing: { buy: "only least=4" },
  standing_words: { buy: "Say only least=4" },
};
const always = (decision: string, action: string): Plan => ({ kind: "always", decision, action, only_if: "legal" });

let asked: { url: string; body: Record<string, unknown> }[] = [];
let orders: OrderKind[] = kinds;
beforeEach(() => {
  asked = [];
  orders = kinds;
  localStorage.clear();
  document.cookie = "pentapolis_csrf=x";
  vi.stubGlobal("fetch", async (url: string, init: { body?: string } = {}) => {
    asked.push({ url, body: init.body ? JSON.parse(init.body) : {} });
    const found = url.includes("/orders") ? orders : url.includes("/api/games") ? [game] : [];
    return { ok: true, status: 200, json: async () => found };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(plans: Plan[], seat = 0): Live {
  const live = new Live("ABC");
  live.table = { code: "ABC", game: "toy", status: "running", settings: {}, seats: [] } as unknown as TableView;
  live.seat = seat;
  live.refresh = async () => undefined;
  live.view = {
    type: "view",
    seat,
    version: 1,
    observation: {},
    sheet: { title: "Toy", sections: [] },
    awaited: [1],
    chosen: [],
    prompt: null,
    asked: false,
    choices: [],
    undo: [],
    log_from: 0,
    log: [],
    plans,
  } as GameView;
  render(Harness, { live, part: "plans" });
  return live;
}
const set = () => asked.filter((one) => one.url.includes("/plans")).map((one) => one.body.plans);
const row = (name: string) => vi.waitFor(() => within(screen.getByRole("group", { name })));

/** Choose in a list; happy-dom does not find a chosen option by `:checked`, as browsers do. */
async function choose(list: HTMLSelectElement, text: string): Promise<void> {
  list.querySelector = () => list.selectedOptions[0] ?? null;
  await userEvent.selectOptions(list, text);
}

describe("standing orders", () => {
  it("are given with the variant that is chosen", async () => {
    show([]);
    const only = await row("Say only least=4");
    expect(await only.findByText("Buy a die?")).toBeTruthy();
    await choose(only.getByRole("combobox", { name: "Variant" }), "Say only least=3");
    const changed = await row("Say only least=3");
    changed.getByRole("button", { name: "Give this order" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(set()).toEqual([[always("buy", "only least=3")]]);
  });

  it("have nothing to choose where there is one, and are not shown where there is none", async () => {
    show([]);
    expect((await row("Say rest year=1")).queryByRole("combobox")).toBeNull();
    expect(screen.getAllByRole("button", { name: "Give this order" })).toHaveLength(3);
  });

  it("stand for every decision that they answer", async () => {
    show([]);
    await userEvent.click((await row("Say from level=2")).getByRole("button"));
    expect(set()).toEqual([[always("pray", "from level=2"), always("ask", "from level=2")]]);
  });

  it("take the place of their own kind and of plain answers, and stand beside the others", async () => {
    const next: Plan = { kind: "next", decision: "buy", action: "pass", only_if: "unchanged" };
    const kept = [next, always("buy", "rest year=1"), always("buy", "later n=1"), always("pray", "pass")];
    show([...kept, always("buy", "only least=3"), always("buy", "pass")]);
    const only = await row("Say only least=3");
    expect(only.getByRole("button", { name: "It stands" })).toHaveProperty("disabled", true);
    await choose(only.getByRole("combobox"), "Say only least=4");
    await userEvent.click((await row("Say only least=4")).getByRole("button", { name: "Give this order" }));
    expect(set()).toEqual([[...kept, always("buy", "only least=4")]]);
  });

  it("are not offered to who only looks on, nor by a game that has none", async () => {
    show([], -1);
    await screen.findByRole("switch");
    expect(asked.some((one) => one.url.includes("/orders"))).toBe(false);
    cleanup();
    orders = [];
    show([]);
    await vi.waitFor(() => expect(asked.some((one) => one.url.includes("/orders"))).toBe(true));
    await screen.findByRole("switch");
    expect(screen.queryByRole("heading", { name: "Standing orders" })).toBeNull();
  });
});

describe("usual answers", () => {
  it("are switched on and off by their sentence", async () => {
    show([]);
    const off = await screen.findByRole("switch", { name: "Say only least=4", description: "Buy a die?" });
    expect(off).toHaveProperty("checked", false);
    await userEvent.click(off);
    expect(set()).toEqual([[always("buy", "only least=4")]]);
    cleanup();
    show([always("buy", "rest year=1"), always("buy", "only least=4")]);
    const on = await screen.findByRole("switch", { name: "Say only least=4" });
    expect(on).toHaveProperty("checked", true);
    await userEvent.click(on);
    expect(set().at(-1)).toEqual([always("buy", "rest year=1")]);
  });

  it("are off while another variant stands", async () => {
    show([always("buy", "only least=3")]);
    expect(await screen.findByRole("switch")).toHaveProperty("checked", false);
  });
});
