import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Live } from "$lib/live.svelte";
import { speakBoard } from "$lib/texts/boards";
import { mount } from "../../src/boards/kingsburg/index";
import { BUSTS } from "../../src/boards/kingsburg/advisors";
import { PLACES } from "../../src/boards/kingsburg/read";
import type { Play } from "../../src/table/play.svelte";
import type { Choices, GameView, TableView } from "../../src/table/wire";
import BoardHarness from "./BoardHarness.svelte";
import { asked, list } from "./offered";

const NO_GOODS = { gold: 0, wood: 0, stone: 0, any: 0, buildings: 0, vp: 0 };
const thing = (kind: string, id: string, name: string) => ({ kind, id, name, lines: [`About ${id}.`], source: "book" });
const THINGS = [
  ...Object.keys(BUSTS).map((id, n) => thing("advisor", id, `${n + 1} ${id}`)),
  ...PLACES.map((id) => thing("building", id, id)),
  ...["gold", "wood", "stone", "plus-two", "soldier", "building-token", "colored-die", "white-die"].map((id) =>
    thing("glossary", id, id),
  ),
];
const FACTS = {
  advisors: Object.keys(BUSTS).map((id, n) => ({
    value: n + 1,
    id,
    cost_vp: 0,
    options: [{ ...NO_GOODS, gold: 1 }],
    any: 0,
    exchange: null,
    plus_two: 0,
    soldiers: 0,
    peek: false,
    vp: 0,
  })),
  buildings: PLACES.map((id, n) => ({
    id,
    row: Math.floor(n / 4) + 1,
    column: (n % 4) + 1,
    cost: { ...NO_GOODS, gold: 2 },
    vp: 1,
    battle: 0,
    battle_versus: {},
  })),
  enemies: [3, 5].map((strength) => ({
    id: `y1_goblins_${strength}`,
    year: 1,
    type: "goblins",
    strength,
    loss: NO_GOODS,
    reward: NO_GOODS,
  })),
  cheaper: { crane: { town_hall: [1, 0, 0] } },
};

function province(more: object = {}) {
  const bare = { goods: [1, 0, 2], plus_two: 1, soldiers: 1, vp: 3, built: 1, used: 0, passed: false };
  return { ...bare, colored: [3, 5], white: [], ...more };
}

function view(choices: Choices[], observation: object = {}): GameView {
  return {
    ...asked("influence", "KB-7.1", choices, {
      year: 1,
      phase: 2,
      order: [1, 0],
      provinces: [province(), province({ colored: [], built: 0 })],
      groups: [{ advisor: 6, seat: 1, colored_dice: [2, 4], white_dice: [], plus_two: false, market: 0 }],
      enemies: { layers: [{ group: "year_1", known_to: [], card: "" }] },
      past_enemies: [],
      envoy: -1,
      aid_die: -1,
      battle: null,
      ...observation,
    }),
    beside: [{ area: "secret", heading: "The enemy", lines: [[{ text: "3 to 5" }]] }],
  };
}

const PLACE = list(
  "place advisor=3 colored_dice=3",
  "place advisor=5 colored_dice=3 plus_two=yes",
  "place advisor=5 colored_dice=5",
  "place advisor=8 colored_dice=3,5",
  "pass",
);

let posted: { url: string; body: Record<string, unknown> }[] = [];

beforeEach(async () => {
  posted = [];
  localStorage.clear();
  document.cookie = "pentapolis_csrf=x";
  vi.stubGlobal("fetch", async (url: string, init: { body?: string } = {}) => {
    posted.push({ url, body: init.body ? JSON.parse(init.body) : {} });
    const body = url.includes("/things") ? { things: THINGS, facts: FACTS } : { refused: "No.", rule: "KB-7.6" };
    return { ok: true, status: 200, json: async () => body };
  });
  await speakBoard("kingsburg");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function board(shown: GameView): Promise<Play> {
  const live = new Live("ABC");
  const seat = (n: number, name: string, mine = false) => ({ seat: n, kind: "person" as const, name, mine });
  live.table = {
    code: "ABC",
    game: "kingsburg",
    status: "running",
    settings: { pace: "live" },
    seats: [seat(0, "Anna", true), seat(1, "Milo")],
  } as unknown as TableView;
  live.seat = 0;
  live.view = shown;
  let play: Play | undefined;
  render(BoardHarness, { mount, live, ready: (made: Play) => (play = made) });
  if (!play) throw new Error("no play");
  await play.things.load("/api/games/kingsburg");
  await vi.waitFor(() => expect(screen.getByRole("option", { name: /^jester, 1/ })).toBeTruthy());
  return play;
}

const advisor = (name: string) => screen.getByRole("option", { name: new RegExp(`^${name},`) });
const lit = () =>
  [...document.querySelectorAll("[data-lit]:not([aria-selected=true]):not([aria-pressed=true])")].map(
    (one) => /^[^,]*/.exec(one.getAttribute("aria-label") ?? "")?.[0],
  );
/** One's own dice, as they lie under the court. */
const die = (value: number) => screen.getAllByRole("button", { name: `Die ${value}` })[0] as HTMLElement;

describe("the court", () => {
  it("says of every advisor who he is, whether he is free, what he gives", async () => {
    await board(view([PLACE]));
    expect(screen.getAllByRole("option")).toHaveLength(18);
    expect(advisor("treasurer").getAttribute("aria-label")).toBe("treasurer, 8, free. About treasurer.");
    expect(advisor("alchemist").getAttribute("aria-label")).toBe("alchemist, 6, taken by Milo. About alchemist.");
  });

  it("lights what can be reached, and builds the choice from dice and an advisor", async () => {
    const play = await board(view([PLACE]));
    expect(lit().filter((name) => name && name in BUSTS)).toEqual(["architect", "sergeant", "treasurer"]);
    await userEvent.click(die(3));
    expect(lit().filter((name) => name && name in BUSTS)).toEqual(["architect", "sergeant"]);
    await userEvent.click(die(5));
    expect(lit().filter((name) => name && name in BUSTS)).toEqual(["treasurer"]);
    expect(play.text).toBe("place advisor=8 colored_dice=3,5");
    await userEvent.click(advisor("treasurer"));
    expect(play.text).toBe("place advisor=8 colored_dice=3,5");
    expect(advisor("treasurer").getAttribute("aria-selected")).toBe("true");
  });

  it("lets an advisor come first: the dice that are left then say how", async () => {
    const play = await board(view([PLACE]));
    await userEvent.click(advisor("sergeant"));
    expect(play.text).toBeUndefined();
    await userEvent.click(die(3));
    expect(play.text).toBe("place advisor=5 colored_dice=3 plus_two=yes");
    expect(die(3).getAttribute("aria-pressed")).toBe("true");
  });

  it("asks why somebody can't be had, with the dice that are tapped", async () => {
    const play = await board(view([PLACE]));
    await userEvent.click(die(5));
    await userEvent.click(advisor("alchemist"));
    expect(posted.at(-1)?.url).toContain("/why");
    expect(posted.at(-1)?.body).toEqual({ seat: 0, action: "place advisor=6 colored_dice=5" });
    await vi.waitFor(() => expect(play.message?.rule).toBe("KB-7.6"));
  });

  it("goes by keys alone", async () => {
    const play = await board(view([PLACE]));
    advisor("architect").focus();
    await userEvent.keyboard("{Enter}");
    expect(play.text).toBe("place advisor=3 colored_dice=3");
  });

  it("forgets what was begun when the choice is cleared", async () => {
    const play = await board(view([PLACE]));
    await userEvent.click(die(3));
    play.clear();
    await vi.waitFor(() => expect(die(3).getAttribute("aria-pressed")).toBe("false"));
  });
});

describe("a province", () => {
  it("is a grid of what stands and what does not", async () => {
    await board(view([list("construct building=chapel", "construct building=inn", "pass")]));
    const [mine] = screen.getAllByRole("grid");
    if (!mine) throw new Error("no province");
    expect(within(mine).getAllByRole("row")).toHaveLength(5);
    expect(within(mine).getAllByRole("gridcell")).toHaveLength(20);
    expect(within(mine).getByRole("gridcell", { name: /^statue, built\./ })).toBeTruthy();
    expect(within(mine).getByRole("gridcell", { name: /^church, not built\./ })).toBeTruthy();
  });

  it("lets what is lit be built, and says why not of the rest", async () => {
    const play = await board(view([list("construct building=chapel", "construct building=inn", "pass")]));
    expect(lit()).toEqual(["chapel", "inn"]);
    const [mine] = screen.getAllByRole("grid");
    if (!mine) throw new Error("no province");
    await userEvent.click(within(mine).getByRole("gridcell", { name: /^inn,/ }));
    expect(play.text).toBe("construct building=inn");
    await userEvent.click(within(mine).getByRole("gridcell", { name: /^church,/ }));
    expect(posted.at(-1)?.body).toEqual({ seat: 0, action: "construct building=church" });
  });

  it("of somebody else can only be read", async () => {
    const play = await board(view([list("construct building=statue", "pass")]));
    const [, theirs] = screen.getAllByRole("grid");
    if (!theirs) throw new Error("no second province");
    await userEvent.click(within(theirs).getByRole("gridcell", { name: /^statue,/ }));
    expect(play.text).toBeUndefined();
    expect(posted.filter(({ url }) => url.includes("/why"))).toEqual([]);
  });
});

describe("goods", () => {
  it("are taken one by one", async () => {
    const kinds = ["gold", "wood", "stone"].map((id) => ({ id, name: id, limit: 3 }));
    const play = await board(view([{ shape: "multiset", do: "take", kinds, sizes: [3], label: "Take" } as Choices]));
    const good = (name: string) => screen.getAllByRole("button", { name })[0] as HTMLElement;
    for (const name of ["1 gold", "2 stone", "1 gold"]) await userEvent.click(good(name));
    expect(play.text).toBe("take gold=2 stone=1");
    expect(good("1 gold").getAttribute("aria-pressed")).toBe("true");
  });

  it("are given to the Alchemist", async () => {
    const play = await board(view([list("exchange give=gold", "exchange give=stone", "decline")]));
    await userEvent.click(screen.getAllByRole("button", { name: "2 stone" })[0] as HTMLElement);
    expect(play.text).toBe("exchange give=stone");
  });
});

it("shows the past, and lights nothing there", async () => {
  const play = await board(view([PLACE]));
  play.back.frame = view([], { year: 4 });
  await vi.waitFor(() => expect(screen.getByText("Year IV")).toBeTruthy());
  expect(lit()).toEqual([]);
});

it("measures the shadow only as far as this viewer may know it", async () => {
  const face = () => screen.getByRole("img", { name: /The enemy/ }).textContent ?? "";
  await board(view([PLACE]));
  expect(face()).toContain("3–5");
  cleanup();
  await board(view([PLACE], { enemies: { layers: [{ group: "year_1", known_to: [0], card: "y1_goblins_5" }] } }));
  expect(face()).not.toContain("3–5");
});
