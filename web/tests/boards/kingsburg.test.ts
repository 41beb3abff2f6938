import { describe, expect, it } from "vitest";

import { BUSTS } from "../../src/boards/kingsburg/advisors";
import { gains, row } from "../../src/boards/kingsburg/gains";
import { court, desk } from "../../src/boards/kingsburg/layout";
import {
  type AdvisorFacts,
  cost,
  diceOf,
  type Facts,
  GOODS,
  height,
  type Kingsburg,
  PLACES,
  rolled,
  threat,
  wall,
} from "../../src/boards/kingsburg/read";
import { Counting } from "../../src/boards/parts/counting";
import { model } from "../../src/table/deciding";
import type { Choices } from "../../src/table/wire";
import { loose, type Loose } from "./loose";

const goods = new Counting(GOODS);
const NO_GOODS = { gold: 0, wood: 0, stone: 0, any: 0, buildings: 0, vp: 0 };

function province(more: Partial<Kingsburg["provinces"][number]> = {}) {
  const bare = { goods: [0, 0, 0], plus_two: 0, soldiers: 0, vp: 0, built: 0, used: 0, passed: false };
  return { ...bare, colored: [] as number[], white: [] as number[], ...more };
}

function position(more: Loose<Kingsburg> = {}): Kingsburg {
  return loose<Kingsburg>({
    year: 2,
    phase: 4,
    order: [0, 1],
    provinces: [province(), province()],
    groups: [],
    enemies: { layers: [{ group: "year_2", known_to: [], card: "" }] },
    past_enemies: [],
    envoy: -1,
    aid_die: -1,
    battle: null,
    ...more,
  });
}

function enemy(id: string, year: number, type: string, strength: number) {
  return { id, year, type, strength, loss: NO_GOODS, reward: NO_GOODS };
}

const FACTS: Facts = {
  advisors: [],
  buildings: PLACES.map((id, n) => ({
    id,
    row: Math.floor(n / 4) + 1,
    column: (n % 4) + 1,
    cost: NO_GOODS,
    vp: 0,
    battle: { farms: -1, palisade: 1, fortress: 4 }[id as string] ?? 0,
    battle_versus: (id === "palisade" ? { zombies: 2 } : {}) as Record<string, number>,
  })),
  enemies: [enemy("a", 2, "goblins", 3), enemy("b", 2, "zombies", 5), enemy("c", 3, "orcs", 9)],
  cheaper: { crane: { cathedral: [4, 3, 1] } },
};

function built(...ids: string[]): number {
  return ids.reduce((bits, id) => bits | (1 << PLACES.indexOf(id as (typeof PLACES)[number])), 0);
}

it("a building costs what the server says, and less where what makes it cheaper stands", () => {
  const of = (id: string, ...standing: string[]) => {
    const building = FACTS.buildings.find((one) => one.id === id);
    if (!building) throw new Error(id);
    return cost(building, province({ built: built(...standing) }), FACTS);
  };
  expect(of("cathedral", "crane")).toEqual([4, 3, 1]);
  expect(of("cathedral", "palisade")).toEqual([0, 0, 0]);
  expect(of("statue", "crane")).toEqual([0, 0, 0]);
});

describe("dice", () => {
  const group = { advisor: 5, seat: 0, white_dice: [], plus_two: false, market: 0 };

  it("go by the same name in the hand and on an advisor", () => {
    const before = position({ provinces: [province({ colored: [2, 5, 5], white: [1] }), province()] });
    const after = position({
      provinces: [province({ colored: [2, 5], white: [1] }), province()],
      groups: [{ ...group, colored_dice: [5] }],
    });
    const hand = diceOf(before, 0, "red").hand.map((die) => die.piece);
    expect(hand).toEqual(["die-red-0", "die-red-1", "die-red-2", "die-red-w0"]);
    const moved = diceOf(after, 0, "red");
    expect([...moved.hand, ...(moved.placed.get(0) ?? [])].map((die) => die.piece).sort()).toEqual(hand);
    expect(moved.placed.get(0)).toEqual([{ piece: "die-red-1", value: 5, white: false }]);
    expect([rolled(before, 0), rolled(after, 0)]).toEqual([13, 13]);
  });

  it("of others stay out of it", () => {
    const o = position({ groups: [{ ...group, seat: 1, colored_dice: [6] }] });
    expect(diceOf(o, 0, "red")).toEqual({ hand: [], placed: new Map() });
  });
});

describe("the enemy", () => {
  it("may be as strong as the cards of its year while nobody here has seen it", () => {
    const coming = threat(position(), FACTS);
    expect(coming).toMatchObject({ low: 3, high: 5, card: undefined, secret: false, open: false });
  });

  it("has a face for whoever has looked, and none while that is covered", () => {
    const o = position({ enemies: { layers: [{ group: "year_2", known_to: [0], card: "b" }] } });
    expect(threat(o, FACTS)).toMatchObject({ low: 5, high: 5, secret: true, card: { type: "zombies" } });
    expect(threat(o, FACTS, true)).toMatchObject({ low: 3, high: 5, secret: true, card: undefined });
  });

  it("has a face for all once it is turned up", () => {
    const battle = { enemy: "a", reinforcements: 0, values: [], results: [] };
    expect(threat(position({ battle, enemies: { layers: [] } }), FACTS)).toMatchObject({
      low: 3,
      high: 3,
      secret: false,
      open: true,
    });
  });

  it("is over after the last winter", () => {
    expect(threat(position({ enemies: { layers: [] } }), FACTS)).toBeUndefined();
  });

  it("meets buildings and soldiers, each as strong as against its kind", () => {
    const o = position({ provinces: [province({ soldiers: 2, built: built("farms", "palisade") }), province()] });
    expect(wall(o, 0, FACTS, undefined)).toEqual([
      { id: "farms", value: -1 },
      { id: "palisade", value: 1 },
      { id: "soldiers", value: 2 },
    ]);
    expect([height(wall(o, 0, FACTS, "goblins")), height(wall(o, 0, FACTS, "zombies"))]).toEqual([2, 3]);
  });

  it("meets the King's reinforcements apart from one's own soldiers", () => {
    const battle = { enemy: "a", reinforcements: 4, values: [], results: [] };
    const o = position({ battle, provinces: [province({ soldiers: 6 }), province()] });
    expect(wall(o, 0, FACTS, "goblins")).toEqual([
      { id: "soldiers", value: 2 },
      { id: "reinforcements", value: 4 },
    ]);
  });
});

describe("what an advisor gives", () => {
  const advisor: AdvisorFacts = {
    value: 1,
    id: "jester",
    cost_vp: 0,
    options: [],
    any: 0,
    exchange: null,
    plus_two: 0,
    soldiers: 0,
    peek: false,
    vp: 0,
  };
  const said = (more: Partial<AdvisorFacts>, brief = false) =>
    gains({ ...advisor, ...more }, brief)
      .map((mark) => mark.sign || mark.text)
      .join(" ");

  it("is signs one by one while they are few, else a figure", () => {
    expect(said({ options: [{ ...NO_GOODS, stone: 3 }] })).toBe("stone stone stone");
    expect(said({ options: [{ ...NO_GOODS, gold: 4 }] })).toBe("4 gold");
    expect(said({ options: [{ ...NO_GOODS, gold: 2 }] }, true)).toBe("2 gold");
    expect(said({ any: 2, peek: true, vp: 3 })).toBe("any any eye 3 vp");
    expect(said({ cost_vp: 1, any: 3 })).toBe("−1 vp any any any");
  });

  it("says once what alternatives share", () => {
    const options = [
      { ...NO_GOODS, wood: 1, gold: 1 },
      { ...NO_GOODS, wood: 1, stone: 1 },
    ];
    expect(said({ options })).toBe("wood + gold / stone");
    expect(
      said({
        options: [
          { ...NO_GOODS, wood: 1 },
          { ...NO_GOODS, gold: 1 },
        ],
      }),
    ).toBe("wood / gold");
  });

  it("fits where there is little room", () => {
    const queen = { ...advisor, any: 2, peek: true, vp: 3 };
    expect(row(queen, 15, 100).width).toBeGreaterThan(row(queen, 13, 52).width);
    expect(row(queen, 13, 52).width).toBeLessThanOrEqual(52);
  });
});

describe("goods", () => {
  const three = ["gold", "wood", "stone"].map((id) => ({ id, name: id, limit: 3 }));
  const many = model([{ shape: "multiset", do: "take", kinds: three, sizes: [3], label: "Take" } as Choices]);
  const two = model([
    {
      shape: "list",
      options: ["gold=1 wood=1", "wood=1 stone=1"].map((text) => ({
        do: `take ${text}`,
        verb: "take",
        parts: [],
        fields: Object.fromEntries(text.split(" ").map((word) => word.split("="))),
      })),
    } as unknown as Choices,
  ]);

  it("are asked about in lists and in heaps, and nowhere else", () => {
    expect(goods.choiceOf(many)?.kind).toBe("multiset");
    expect(goods.choiceOf(two)?.kind).toBe("list");
    const build = { do: "construct building=inn", verb: "construct", parts: [], fields: { building: "inn" } };
    expect(goods.choiceOf(model([{ shape: "list", options: [build] } as unknown as Choices]))).toBeUndefined();
  });

  it("are counted up, and start again past the most there can be", () => {
    const choice = goods.choiceOf(many);
    if (!choice) throw new Error("no choice");
    const taken = ["gold", "wood", "gold"].reduce((counts, good) => goods.tap(choice, counts, good as "gold"), {});
    expect(taken).toEqual({ gold: 2, wood: 1 });
    expect(goods.tap(choice, taken, "gold")).toEqual({ gold: 0, wood: 1 });
    expect(goods.tap(choice, taken, "stone")).toEqual({ stone: 1 });
    expect([goods.leads(choice, { gold: 3 }), goods.leads(choice, { gold: 3, wood: 1 })]).toEqual([true, false]);
  });

  it("complete themselves where only one answer is left", () => {
    const choice = goods.choiceOf(two);
    if (!choice) throw new Error("no choice");
    expect(goods.tap(choice, {}, "stone")).toEqual({ wood: 1, stone: 1 });
    expect(goods.answer(choice, { wood: 1, stone: 1 })).toBe("take wood=1 stone=1");
    expect(goods.tap(choice, {}, "wood")).toEqual({ wood: 1 });
    expect(goods.answer(choice, { wood: 1 })).toBeUndefined();
  });
});

describe("the layout", () => {
  it.each([
    [888, 624],
    [728, 484],
    [1328, 884],
  ])("of a desk of %i × %i keeps within it, nothing over anything", (width, height) => {
    const plan = desk(width, height);
    const boxes = [plan.calendar, plan.court, plan.tracks, plan.dock];
    for (const [n, box] of boxes.entries()) {
      expect(box.x + box.width).toBeLessThanOrEqual(width / plan.scale);
      const next = boxes[n + 1];
      expect(box.y + box.height).toBeLessThanOrEqual(next ? next.y : height / plan.scale);
    }
    expect(plan.court.x + plan.court.width).toBeLessThan(plan.shadow.x);
  });

  it.each([
    [706, 350],
    [604, 252],
    [310, 204],
    [456, 252],
  ])("of a court of %i × %i gives every advisor a place of his own", (width, height) => {
    const { places, radius } = court(width, height);
    expect(places).toHaveLength(Object.keys(BUSTS).length);
    for (const [n, { x, y }] of places.entries()) {
      expect(Math.min(x - radius, y - radius)).toBeGreaterThanOrEqual(0);
      expect(x + radius).toBeLessThanOrEqual(width);
      expect(y + radius + 16).toBeLessThanOrEqual(height);
      for (const other of places.slice(n + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(2 * radius);
      }
    }
  });
});
