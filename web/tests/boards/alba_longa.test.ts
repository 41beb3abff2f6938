import { describe, expect, it } from "vitest";

import { city as cityPlan, abreast, desk } from "../../src/boards/alba_longa/layout";
import { settle } from "../../src/boards/alba_longa/people";
import {
  activeHeroes,
  type AlbaLonga,
  ASSISI,
  attackers,
  type City,
  drafts,
  type Facts,
  farm,
  harvest,
  heroes,
  houses,
  income,
  isDone,
  population,
  possiblePiles,
  prayer,
  strength,
  takers,
} from "../../src/boards/alba_longa/read";
import { loose, type Loose } from "./loose";

function town(more: Partial<City> = {}): City {
  return {
    silver: 5,
    wheat: 0,
    monuments: 0,
    devotion: 0,
    home: 8,
    assigned: [0, 0, 0, 0, 0],
    captives: [0, 0, 0, 0, 0],
    lying_merchant: false,
    lying_farmers: 0,
    population_disc: 8,
    housing_disc: 0,
    out: false,
    target: -1,
    hero: -1,
    used: 0,
    trace: 1,
    improved: false,
    blessed: false,
    ...more,
  };
}

const NO_PILE = { pools: {}, layers: [] };

function position(more: Loose<AlbaLonga> = {}): AlbaLonga {
  return loose<AlbaLonga>({
    year: 1,
    season: "growing",
    phase: "assign",
    king_of_kings: 0,
    order: [0, 1, 2],
    cities: [town(), town(), town()],
    stalls: [0, 0, 0, 0],
    dice_cost_space: 0,
    caller: -1,
    court_seat: 0,
    dice: [0, 0, 0, 0],
    climate: "moderate",
    next_climate: "",
    climates: NO_PILE,
    climate_cards: { moderate: { pools: { "": { a: 1, b: 0, c: 2 } }, layers: [] } },
    turned: [],
    blessings: NO_PILE,
    past_blessings: [],
    piety: -1,
    assisi: null,
    table: { options: {} },
    answers: { drafts: [[], [], []] },
    ...more,
  });
}

const FACTS = {
  farm: { fields: 5, granary_yields: false },
  climates: [{ id: "moderate", wheat: 3, improved: 4, lying: 2 }],
  climate_cards: [
    { id: "a", climate: "moderate", prayer_cost: 6 },
    { id: "b", climate: "moderate", prayer_cost: 5 },
    { id: "c", climate: "moderate", prayer_cost: 4 },
  ],
} as unknown as Facts;

const merchants = (count: number, more: Partial<City> = {}) => town({ assigned: [0, count, 0, 0, 0], ...more });

describe("the village", () => {
  it("has a lit house for everybody, at home or at work, after the housing disc", () => {
    const city = town({ home: 2, assigned: [0, 1, 0, 0, 0], housing_disc: 1 });
    expect(houses(city, 6)).toEqual(["passed", "home", "home", "away", "empty", "empty"]);
    expect(population(city)).toBe(3);
  });
});

describe("townsfolk", () => {
  it("keep their names: the last at home goes to work and comes back", () => {
    const first = settle(undefined, town({ home: 3 }));
    expect(first.home).toEqual([1, 2, 3]);
    const sent = settle(first, town({ home: 1, assigned: [0, 0, 2, 0, 0] }));
    expect([sent.home, sent.jobs[2]]).toEqual([[1], [2, 3]]);
    const back = settle(sent, town({ home: 3 }));
    expect([...back.home].sort()).toEqual([1, 2, 3]);
  });

  it("at work stay where they are when somebody else is sent", () => {
    const before = settle(settle(undefined, town({ home: 4 })), town({ home: 2, assigned: [0, 0, 2, 0, 0] }));
    const after = settle(before, town({ home: 1, assigned: [1, 0, 2, 0, 0] }));
    expect([after.jobs[2], after.jobs[0], after.home]).toEqual([[3, 4], [2], [1]]);
  });

  it("who are born get new names, and the dead take theirs with them", () => {
    const fewer = settle(settle(undefined, town({ home: 3 })), town({ home: 2 }));
    expect(fewer.home).toEqual([1, 2]);
    expect(settle(fewer, town({ home: 4 })).home).toEqual([1, 2, 4, 5]);
  });
});

describe("what work brings", () => {
  it("counts paying spaces of the market, without a lying merchant", () => {
    expect([0, 1, 2, 3, 5, 6, 9].map((count) => income(merchants(count), [1, 3, 6]))).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(income(merchants(1, { lying_merchant: true }), [1, 3, 6])).toBe(0);
  });

  it("fills the fields first; captives stand in the granary and bring nothing", () => {
    const city = town({ assigned: [0, 0, 0, 0, 6], captives: [0, 0, 0, 0, 1], lying_farmers: 2 });
    expect(farm(city, 5)).toEqual({ fields: 5, lying: 2, granary: 2 });
    expect(harvest(city, FACTS, "moderate")).toEqual({ plain: 3 * 3 + 2 * 2, improved: 3 * 4 + 2 * 2 });
  });
});

describe("a job", () => {
  it("is done once its phase is over, or begun where nobody decides anything", () => {
    const done = (phase: string) => [0, 1, 2, 3, 4].map((job) => isDone(phase, job));
    expect(done("assign")).toEqual([false, false, false, false, false]);
    expect(done("soldiers")).toEqual([false, false, false, false, false]);
    expect(done("priests")).toEqual([true, true, true, true, false]);
    expect(done("farmers")).toEqual([true, true, true, true, false]);
    expect(done("feed")).toEqual([true, true, true, true, true]);
  });
});

describe("the stalls", () => {
  it("go from the fullest: to the bank, then by merchants, equal ones in turn order", () => {
    const o = position({
      order: [1, 2, 0],
      cities: [merchants(2), merchants(2), merchants(3)],
      stalls: [2, 5, 3, 3],
    });
    expect(takers(o)).toEqual([0, "bank", 2, 1]);
  });

  it("go last to whoever has only a lying merchant, and to the bank where nobody is left", () => {
    const o = position({
      cities: [merchants(1, { lying_merchant: true }), merchants(1), town()],
      stalls: [1, 2, 3, 4],
    });
    expect(takers(o)).toEqual(["bank", 0, 1, "bank"]);
    expect(takers(position({ stalls: [0, 0, 0, 0] }))).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe("heroes", () => {
  it("of one's own are known", () => {
    const city = town({ used: 0b01010, hero: 4, trace: 2 ** 0b01010 });
    expect(heroes(city, true)).toEqual(["active", "used", "active", "used", "played"]);
  });

  it("of others are known as far as all have seen them", () => {
    // 1 and 3 were used, then one of them was taken back in secret
    const city = town({ used: -1, trace: 2 ** 0b00010 + 2 ** 0b01000 });
    expect(possiblePiles(city.trace)).toEqual([0b00010, 0b01000]);
    expect(heroes(city, false)).toEqual(["active", "unknown", "active", "unknown", "active"]);
    expect(activeHeroes(city)).toBe(4);
  });

  it("can all be used at once", () => {
    expect(possiblePiles(2 ** 31)).toEqual([31]);
    expect(activeHeroes(town({ trace: 1, hero: 0 }))).toBe(4);
  });
});

describe("attacks", () => {
  it("are known to their King alone until the cards are turned", () => {
    const o = position({ answers: { drafts: [["choose_target city=veii"], [], ["choose_hero value=3"]] } });
    expect([drafts(o, 0), drafts(o, 1), drafts(o, 2)]).toEqual([{ city: "veii" }, {}, { hero: 3 }]);
    expect(drafts(position({ answers: null }), 0)).toEqual({});
  });

  it("add up soldiers and heroes", () => {
    const o = position({
      cities: [town({ target: ASSISI, assigned: [2, 0, 0, 0, 0], hero: 3 }), town({ target: 0 }), town({ target: 0 })],
    });
    expect([attackers(o, ASSISI), attackers(o, 0), attackers(o, 1)]).toEqual([[0], [1, 2], []]);
    expect(o.cities.map(strength)).toEqual([5, 0, 0]);
  });
});

describe("the prayer cost", () => {
  it("may be that of any card of the climate that nobody has seen", () => {
    expect(prayer(position(), FACTS)).toEqual({ cost: 0, may: [4, 6] });
  });

  it("is known once the card of this year is turned", () => {
    expect(prayer(position({ turned: ["b"] }), FACTS)).toEqual({ cost: 5, may: [] });
    expect(prayer(position({ year: 2, turned: ["b"] }), FACTS)).toEqual({ cost: 0, may: [4, 6] });
  });
});

describe("the layout", () => {
  const WINDOWS = [
    [888, 608],
    [728, 484],
    [1600, 1000],
  ] as const;

  it.each(WINDOWS)("fits into a window of %i × %i", (width, height) => {
    const plan = desk(width, height);
    for (const box of [plan.court, plan.stalls, plan.season, plan.towns, plan.city]) {
      expect((box.x + box.width) * plan.scale).toBeLessThanOrEqual(width);
      expect((box.y + box.height) * plan.scale).toBeLessThanOrEqual(height);
    }
  });

  it.each([
    [868, 372],
    [716, 306],
    [352, 0],
  ])("of a city of %i × %i lets no place lie on another", (width, height) => {
    const { height: whole, abreast: _, head: _head, heroes: _heroes, ...places } = cityPlan(width, height);
    const boxes = Object.values(places);
    for (const [n, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y + one.height).toBeLessThanOrEqual(whole);
      for (const two of boxes.slice(n + 1)) {
        const apart =
          one.x + one.width <= two.x ||
          two.x + two.width <= one.x ||
          one.y + one.height <= two.y ||
          two.y + two.height <= one.y;
        expect(apart, `${JSON.stringify(one)} ${JSON.stringify(two)}`).toBe(true);
      }
    }
  });

  it("lets a crowd stand closer", () => {
    expect(abreast(1, 100, 30)).toEqual([0]);
    const many = abreast(9, 100, 30);
    expect(many.at(-1)).toBeCloseTo(70);
    expect(abreast(2, 100, 30)[1]).toBeCloseTo(25.8);
  });
});
