import { describe, expect, it } from "vitest";

import record from "../../../tests/golden/discordia/board.json";
import { progress } from "../../src/boards/discordia/decrees";
import { effectOf, picture, widthOf } from "../../src/boards/discordia/effects";
import { CITY_ROWS, desk } from "../../src/boards/discordia/layout";
import { queueOf, settle, spaceOf } from "../../src/boards/discordia/people";
import {
  answering,
  bought,
  type City,
  column,
  defence,
  type Discordia,
  faces,
  type Facts,
  type House,
  jokers,
  raid,
  recruitment,
  upgradeValues,
  waiting,
  WORKERS,
} from "../../src/boards/discordia/read";
import { Counting } from "../../src/boards/parts/counting";
import { model } from "../../src/table/deciding";
import type { Choices } from "../../src/table/wire";

const FACTS = record.facts as unknown as Facts;
const KNOWN = faces(FACTS);

function house(building: string, ...workers: House["workers"]): House {
  return { building, workers };
}

function city(more: Partial<City> = {}): City {
  return {
    reserve: [3, 4, 5, 3],
    stars: 6,
    modifiers: 1,
    spent: 0,
    ring: 0,
    rows: [[null], [null], [null, null], [null, null]],
    towers: [null],
    expedition: 0,
    upgrade: 0,
    expedition_tiles: 0,
    upgrade_tiles: 0,
    locked: [],
    decrees: [],
    privileges: [],
    used_privileges: [],
    ...more,
  };
}

function game(more: Partial<Discordia> = {}): Discordia {
  return {
    year: 2,
    season: "summer",
    cities: [city()],
    display: ["ship_1a", "ship_2a", "ship_3a", "ship_4a", "ship_5a", "ship_6a", "", "farm_2a"],
    dice: [2, 5, 2],
    left: "barbarian_a1",
    right: "",
    special_used: [],
    exchange_used: [],
    season_used: false,
    chain: [],
    ...more,
  } as Discordia;
}

const crews = new Counting(WORKERS);

describe("a city", () => {
  it.each(record.cities.map((one, n) => [n, one] as const))("counts as the rules do (%i)", (_, { city, figures }) => {
    const seen = city as unknown as City;
    const { workers, walls } = defence(seen, KNOWN);
    expect(workers + walls).toBe(figures.defence);
    expect(recruitment(seen, FACTS, KNOWN)).toEqual({
      symbols: figures.symbols,
      spaces: figures.spaces,
      need: figures.need,
    });
    const met = FACTS.decrees.filter(({ condition }) => progress(seen, condition, FACTS, KNOWN).met);
    expect(met.map(({ id }) => id)).toEqual(figures.decrees);
  });

  it("defends by full barracks and by the walls of towers, full or not", () => {
    const seen = city({
      rows: [[null], [house("barracks_1a", ["soldier", "farmer"]), house("barracks_1b", ["soldier"])], [], []],
      towers: [house("military_tower_1"), null],
    });
    expect(defence(seen, KNOWN)).toEqual({ workers: 2, walls: 1 });
  });

  it("counts only bought extensions as tiles", () => {
    const seen = city({ rows: [[null, null], [null], [null, null], [null, null, null]], upgrade_tiles: 2 });
    expect(bought(seen, FACTS)).toEqual([1, 0, 0, 1, 0, 2]);
  });

  it("has jokers by its privileges; two of a kind make jokers of all", () => {
    expect(jokers(city({ privileges: ["joker_sailor_1", "levy_1", "joker_farmer_2"] }), FACTS)).toEqual([
      "sailor",
      "farmer",
    ]);
    expect(jokers(city({ privileges: ["joker_sailor_1", "joker_sailor_2"] }), FACTS)).toHaveLength(4);
  });
});

describe("decrees", () => {
  const how = (id: string, seen: City) => {
    const found = FACTS.decrees.find((one) => one.id === id);
    if (!found) throw new Error(id);
    return progress(seen, found.condition, FACTS, KNOWN);
  };

  it("are counted as far as a city has come", () => {
    expect(how("aqueduct_eight", city({ ring: 5 }))).toMatchObject({ have: 5, want: 8, met: false });
    expect(how("upgrade_six", city({ upgrade: 6 })).met).toBe(true);
    expect(how("three_modifiers", city({ modifiers: 3, spent: 2 })).met).toBe(true);
    expect(how("two_pairs", city({ expedition_tiles: 2, upgrade_tiles: 2 })).met).toBe(true);
    expect(how("three_towers", city({ towers: [house("military_tower_1"), null] }))).toMatchObject({ have: 1 });
  });

  it("ask for few trades in reserve, or for workers on enough buildings", () => {
    expect(how("two_trades", city({ reserve: [3, 0, 0, 2] }))).toEqual({ have: 2, want: 2, most: true, met: true });
    const one = city({ rows: [[house("ship_1c", ["sailor", "sailor"], ["sailor", "sailor"])], [], [], []] });
    expect(how("two_ships", one)).toMatchObject({ have: 4, want: 3, met: false });
    const garrison = city({
      rows: [[], [house("barracks_1a", ["soldier", "soldier"]), house("barracks_1b", ["soldier"])], [], []],
      towers: [house("military_tower_1", ["soldier", "soldier"])],
    });
    expect(how("three_barracks", garrison).met).toBe(true);
  });
});

describe("dice", () => {
  const own = city({
    rows: [
      [house("ship_2a"), house("ship_2b", ["sailor"], ["sailor"], ["sailor"])],
      [],
      [house("shop_2a")],
      [house("farm_2a")],
    ],
    towers: [house("commercial_tower_2"), house("military_tower_2")],
  });

  it("show their column, and what answers to value and colour", () => {
    expect(column(game(), 2)).toEqual(["ship_2a", "farm_2a"]);
    const blue = answering(game({ cities: [own] }), FACTS, KNOWN, 0, "blue", 2);
    expect([...blue.houses]).toEqual(["ship_2a", "shop_2a", "commercial_tower_2"]); // a full ship takes nobody
    expect(blue.season).toBe(true);
    const red = answering(game({ cities: [own] }), FACTS, KNOWN, 0, "red", 2);
    expect([...red.houses]).toEqual(["shop_2a", "commercial_tower_2", "military_tower_2"]);
  });

  it("show no more what is used in this turn", () => {
    const o = game({
      cities: [own],
      special_used: ["shop_2a"],
      exchange_used: ["commercial_tower_2"],
      season_used: true,
    });
    const left = answering(o, FACTS, KNOWN, 0, "blue", 2);
    expect([...left.houses]).toEqual(["ship_2a"]);
    expect(left.season).toBe(false);
  });

  it("may have any colour by the upgrade track, and upgrade with more values", () => {
    const able = { ...own, upgrade: 6 };
    const yellow = answering(game({ cities: [able] }), FACTS, KNOWN, 0, "yellow", 2);
    expect(yellow.houses.has("military_tower_2") && yellow.houses.has("ship_2a")).toBe(true);
    expect(upgradeValues(own, FACTS)).toEqual([6]);
    expect(upgradeValues(able, FACTS)).toEqual([5, 6]);
  });
});

describe("the board", () => {
  it("knows of the raid what lies face up", () => {
    expect(raid(game(), FACTS)).toMatchObject({ left: 2, right: 0, strength: 2, whole: false });
    expect(raid(game({ right: "barbarian_b1" }), FACTS)).toMatchObject({ strength: 3, whole: true });
  });

  it("lists bonuses that wait, the last moment first", () => {
    const bonus = (kind: string, on = "") => ({ kind, on, n: 1, source: "" });
    const o = game({ chain: [[bonus("gain_tower")], [bonus("place_star", "upgrade"), bonus("aqueduct")]] });
    expect(waiting(o).map(({ kind }) => kind)).toEqual(["place_star", "aqueduct", "gain_tower"]);
    expect(picture(effectOf(bonus("place_star", "upgrade")))).toEqual({ signs: ["upgrade", "star"], text: "" });
  });

  it("has a picture for everything that a tile may do", () => {
    const all = [
      ...FACTS.seasons.flatMap(({ bonus }) => bonus),
      ...FACTS.action_tiles.flatMap(({ actions }) => actions),
      ...FACTS.rows.flatMap(({ places }) => places.flatMap(({ bonus }) => bonus)),
      ...FACTS.tracks.flatMap(({ spaces, added }) => [...spaces, ...added].flatMap(({ bonus }) => bonus)),
      ...FACTS.barbarians.flatMap(({ penalty, reward }) => [...penalty, ...reward]),
      ...FACTS.privileges.flatMap(({ effect }) => effect),
    ];
    for (const effect of all) {
      expect(picture(effect).signs.length, effect.kind).toBeGreaterThan(0);
      expect(widthOf(picture(effect), 16)).toBeGreaterThan(12);
    }
    expect(picture({ kind: "aqueduct", n: -1 }).text).toBe("−1");
  });

  it("fits the window, with two rows of buildings and with four", () => {
    for (const [width, height] of [
      [888, 608],
      [728, 484],
    ] as const)
      for (const rows of [2, 3, 4]) {
        const plan = desk(width, height, rows);
        expect(plan.scale).toBe(1);
        expect(plan.city.y + plan.city.height).toBeLessThanOrEqual(height);
        expect(plan.city.height / CITY_ROWS).toBeGreaterThanOrEqual(27);
        expect(plan.supply.x + plan.supply.width).toBeLessThanOrEqual(width);
        expect(plan.turn.y).toBeGreaterThanOrEqual(plan.columns.y + plan.columns.height);
      }
  });

  it("is drawn larger where there is more room, or for large letters", () => {
    expect(desk(1600, 1100, 4).scale).toBeGreaterThan(1.6);
    expect(desk(888, 608, 4, 1.5).scale).toBe(1.5);
  });
});

describe("who is where", () => {
  const before = city({ reserve: [0, 3, 0, 0], rows: [[null], [house("barracks_1b")], [], []] });
  const after = city({ reserve: [0, 2, 0, 0], rows: [[null], [house("barracks_1b", ["soldier"])], [], []] });

  it("walks from the queue to a house, and back when it is lost", () => {
    const first = settle(undefined, before);
    const then = settle(first, after);
    const [last] = first.places.get(queueOf("soldier"))?.slice(-1) ?? [];
    expect(then.places.get(spaceOf("barracks_1b", 0, "soldier"))).toEqual([last]);
    expect(then.places.get(queueOf("soldier"))).toEqual(first.places.get(queueOf("soldier"))?.slice(0, 2));
    const home = settle(then, before);
    expect(home.places.get(queueOf("soldier"))).toContain(last);
  });

  it("is somebody new when drawn, and never anybody twice", () => {
    const first = settle(undefined, before);
    const more = settle(first, city({ reserve: [2, 4, 0, 0] }));
    const all = [...more.places.values()].flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(6);
    expect(more.next).toBe(first.next + 3);
  });
});

describe("workers that are chosen one by one", () => {
  const set = {
    shape: "multiset",
    do: "return_workers",
    label: "Return",
    sizes: [3],
    kinds: [
      { id: "sailor", name: "sailor", limit: 2 },
      { id: "soldier", name: "soldier", limit: 3 },
      { id: "merchant", name: "merchant", limit: 3 },
      { id: "farmer", name: "farmer", limit: 3 },
    ],
  } as unknown as Choices;
  const pay = (text: string) => {
    const fields = Object.fromEntries(text.split(" ").map((word) => word.split("=")));
    return { do: `pay ${text}`, verb: "pay", parts: [{ text }], fields };
  };

  it("add up to the number that is asked for", () => {
    const choice = crews.choiceOf(model([set]));
    if (!choice) throw new Error("no choice");
    let crew = crews.tap(choice, {}, "sailor");
    crew = crews.tap(choice, crew, "sailor");
    expect(crew).toEqual({ sailor: 2 });
    crew = crews.tap(choice, crew, "farmer");
    expect(crews.total(crew)).toBe(3);
    expect(crews.tap(choice, crew, "sailor")).toEqual({ sailor: 0, farmer: 1 }); // once more: none of them
  });

  it("are completed where only one set is left", () => {
    const list = { shape: "list", options: ["sailor=1 soldier=1", "soldier=2"].map(pay) } as unknown as Choices;
    const choice = crews.choiceOf(model([list]));
    if (!choice) throw new Error("no choice");
    const crew = crews.tap(choice, {}, "sailor");
    expect(crew).toEqual({ sailor: 1, soldier: 1 });
    expect(crews.answer(choice, crew)).toBe("pay sailor=1 soldier=1");
    expect(crews.leads(choice, { farmer: 1 })).toBe(false);
  });
});
