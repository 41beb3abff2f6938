import { screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { mount } from "../../src/boards/alba_longa/index";
import { CITIES, PLACES } from "../../src/boards/alba_longa/read";
import type { GameView } from "../../src/table/wire";
import { boardOf } from "./mounted";
import { asked, list } from "./offered";

const thing = (kind: string, id: string, name = id) => ({ kind, id, name, lines: [`About ${id}.`], source: "book" });
const THINGS = [
  ...CITIES.map((id) => thing("city", id)),
  ...[...PLACES, "village"].map((id) => thing("place", id)),
  ...["soldier", "merchant", "worker", "priest"].map((job) => thing("die", `${job}_die`)),
  ...["stall_1", "stall_2", "stall_3"].map((id) => thing("stall", id)),
  ...[0, 1, 2, 3, 4].map((hero) => thing("hero", String(hero), `Hero ${hero}`)),
  ...["silver", "wheat", "captive"].map((id) => thing("loot", id, `${id} to take`)),
  thing("climate", "moderate"),
];
const FACTS = {
  years: 7,
  goal: { monuments: 10, population: 16 },
  foundations: 10,
  dice_costs: [0, 1, 2, 3, 4],
  stalls: ["I", "II", "III"].map((numeral, n) => ({ id: `stall_${n + 1}`, numeral })),
  housing: { length: 21, free: [12, 16, 20] },
  population: { length: 21 },
  merchants: { length: 6, paying: [1, 3, 6] },
  devotion: { length: 10 },
  farm: { fields: 5, granary_yields: false },
  heroes: [0, 1, 2, 3, 4],
  climates: [{ id: "moderate", wheat: 3, improved: 4, lying: 2 }],
  climate_cards: [],
  blessings: [],
  loot: [],
};

function city(more: object = {}) {
  const bare = { silver: 5, wheat: 2, monuments: 3, devotion: 1, home: 3, assigned: [2, 0, 0, 0, 0] };
  const tracks = { captives: [0, 0, 0, 0, 0], lying_merchant: false, lying_farmers: 0, population_disc: 5 };
  const hidden = { housing_disc: 0, out: false, target: -1, hero: -1, used: 0, trace: 1, improved: false };
  return { ...bare, ...tracks, ...hidden, blessed: false, ...more };
}

const PILE = { pools: {}, layers: [] };

function view(decision: string, texts: string[], observation: object = {}, more: Partial<GameView> = {}): GameView {
  return {
    ...asked(decision, "AL-4.9", [list(...texts)], {
      year: 2,
      season: "growing",
      phase: "assign",
      king_of_kings: 1,
      order: [1, 0],
      cities: [city(), city({ used: -1, home: 4 })],
      stalls: [2, 0, 1],
      dice_cost_space: 1,
      caller: 0,
      court_seat: 1,
      dice: [0, 3, 1, 4],
      climate: "moderate",
      next_climate: "",
      climates: PILE,
      climate_cards: {},
      turned: [],
      blessings: PILE,
      past_blessings: [],
      piety: -1,
      assisi: { defenders: 4, loot: [1, 2, 0] },
      table: { options: {} },
      answers: { drafts: [[], []] },
      ...observation,
    }),
    ...more,
  };
}

const TAKE = ["worker_die count=1 job=worker", "priest_die count=1 job=priest", "priest_die count=2 job=priest"].map(
  (rest) => `take_die die=${rest}`,
);

const board = boardOf(
  "alba_longa",
  mount,
  () => ({ things: THINGS, facts: FACTS }),
  () => expect(screen.getAllByRole("gridcell")).toHaveLength(42),
);

const labels = (found: Element[]) => found.map((one) => one.getAttribute("aria-label") ?? "");
const lit = () => labels([...document.querySelectorAll("[data-lit]")]);
const mine = () => within(screen.getByRole("group", { name: "alba_longa: You" }));

describe("the board", () => {
  it("says what lies where", async () => {
    await board(view("take_die", TAKE));
    expect(labels(within(screen.getByRole("listbox", { name: "Dice" })).getAllByRole("option"))).toEqual([
      "soldier_die: taken",
      "merchant_die: shows 3",
      "worker_die: shows 1",
      "priest_die: shows 4",
    ]);
    expect(mine().getByRole("img", { name: "5 peasants" })).toBeTruthy();
    expect(mine().getByRole("button", { name: "barracks. 2 are here: strength 2." })).toBeTruthy();
    const houses = labels(mine().getAllByRole("gridcell"));
    expect([houses[2], houses[3], houses[5], houses[11]]).toEqual([
      "Space 3: somebody is at home",
      "Space 4: out at work",
      "Space 6: empty",
      "Space 12, free: empty",
    ]);
  });

  it("gives everybody a name of their own, and nobody the same", async () => {
    await board(view("take_die", TAKE));
    const names = [...document.querySelectorAll("[data-piece]")].map((one) => one.getAttribute("data-piece"));
    expect(names.filter((name) => /^al-red-\d+$/.test(name ?? ""))).toHaveLength(5);
    expect(new Set(names).size).toBe(names.length);
  });

  it("builds a choice from a die, those who go, and their work", async () => {
    const play = await board(view("take_die", TAKE));
    await userEvent.click(screen.getByRole("option", { name: /^priest_die/ }));
    await userEvent.click(mine().getByRole("gridcell", { name: /^Space 2:/ }));
    expect(play.text).toBe("take_die die=priest_die count=2 job=priest");
    expect(
      mine()
        .getByRole("button", { name: /^temple/ })
        .getAttribute("aria-pressed"),
    ).toBe("true");
  });

  it("lights only the city that is sabotaged", async () => {
    const play = await board(
      view("sabotage", ["sabotage place=market", "sabotage place=quarry"], {
        phase: "soldiers",
        cities: [city({ target: 1 }), city({ used: -1, assigned: [0, 1, 2, 0, 0] })],
      }),
    );
    const theirs = within(screen.getByRole("group", { name: "roma: Milo" }));
    expect(lit()).toHaveLength(2);
    await userEvent.click(theirs.getByRole("button", { name: /^quarry/ }));
    expect(play.text).toBe("sabotage place=quarry");
  });
});

describe("what is secret", () => {
  const sealed = { awaited: [], chosen: [0, 1] };
  const drafts = { phase: "soldiers", answers: { drafts: [["choose_target city=assisi"], []] } };

  it("is that somebody has chosen, and for oneself what", async () => {
    await board(view("choose_target", [], drafts, sealed));
    expect(screen.getByRole("button", { name: /^roma, Milo/ }).getAttribute("aria-label")).toContain(
      "Has chosen in secret.",
    );
    expect(document.querySelectorAll('[data-piece="al-order"]')).toHaveLength(1);
  });

  it("is nothing more for others", async () => {
    await board(view("choose_target", [], { ...drafts, answers: { drafts: [[], []] } }, sealed));
    expect(document.querySelectorAll('[data-piece="al-order"]')).toHaveLength(0);
  });
});
