import { describe, expect, it } from "vitest";

import { basket } from "../../src/boards/medioevo/basket";
import { attack, hits, stepOf, tally } from "../../src/boards/medioevo/battle";
import { Chart, isInside, scatter } from "../../src/boards/medioevo/chart";
import { civilLevels, controller, holdings, homes, income, isContested } from "../../src/boards/medioevo/control";
import { several } from "../../src/boards/medioevo/dice.svelte";
import { desk } from "../../src/boards/medioevo/layout";
import { around, EDGE, fit, furthest, kept, move, pieceSize, reveal, sees, zoom } from "../../src/boards/medioevo/look";
import {
  type Battle,
  capacity,
  eventBack,
  forcesAt,
  horde,
  type Item,
  type Medioevo,
  movementLeft,
  penalty,
  ranks,
  readUnit,
  topBack,
  unitName,
} from "../../src/boards/medioevo/read";
import { scars } from "../../src/boards/medioevo/scars";
import { spread } from "../../src/boards/medioevo/spread";
import { priceNow, stalls, unitsLeft, unitsOpen } from "../../src/boards/medioevo/stalls";
import { standing } from "../../src/boards/medioevo/stand";
import { cubePrice, parts, present, total } from "../../src/boards/medioevo/trade";
import type { LogLine } from "../../src/table/wire";
import { loose, type Loose } from "./loose";
import { BATTLE, BUDA, FACTS, ITEM, place, player, position, SEA, troop } from "./medioevo.box";

describe("the chart", () => {
  const chart = new Chart(FACTS);

  it("draws a border once, and uses it from both sides", () => {
    expect(chart.outline("buda")).toMatch(/^M.*Z$/);
    const whole = chart.edge(new Set(["buda", "serbia"]));
    const [left, right] = [chart.edge(new Set(["buda"])), chart.edge(new Set(["serbia"]))];
    expect(whole.split("M").length).toBeLessThan(left.split("M").length + right.split("M").length - 1);
    expect(chart.edge(new Set(chart.spots.keys()))).not.toContain(chart.rivers.slice(1));
  });

  it("tells rivers, coasts and borders apart", () => {
    expect(chart.rivers.match(/M/g)).toHaveLength(1);
    expect(chart.coasts.match(/M/g)).toHaveLength(2);
    expect(chart.borders.match(/M/g)).toHaveLength(2);
    expect(chart.sounds).toBe("");
  });

  it("counts steps over land and water alike", () => {
    expect([...chart.near(["buda"], 1)].sort()).toEqual(["buda", "pecs", "serbia"]);
    expect(chart.near(["buda"], 2)).toContain("aegean");
    expect(chart.near(["buda"], 3).size).toBe(5);
  });

  it("scatters drawings inside an outline and off its middle", () => {
    const { outline, x, y } = BUDA;
    const points = scatter(outline, 18, [[x, y]], 20);
    expect(points.length).toBeGreaterThan(3);
    for (const point of points) {
      expect(isInside(point, outline)).toBe(true);
      expect(Math.abs(point[0] - x) < 30 && Math.abs(point[1] - y) < 20).toBe(false);
    }
  });
});

describe("how the map lies", () => {
  const [frame, map] = [
    { width: 800, height: 400 },
    { width: 1000, height: 1000 },
  ];

  it("shows an area whole, within the map", () => {
    const look = fit({ left: 0, top: 0, right: 200, bottom: 100 }, frame, map, 0.4, 3);
    expect(look).toEqual({ k: 3, x: EDGE, y: EDGE });
    expect(furthest(frame, map)).toBe(0.36);
    expect(kept({ k: 0.34, x: 50, y: 50 }, frame, map)).toEqual({ k: 0.34, x: 230, y: EDGE });
  });

  it("zooms around a point, moves within limits, and comes to what has the focus", () => {
    const look = { k: 1, x: -100, y: -100 };
    const near = zoom(look, 2, { x: 400, y: 200 }, frame, map);
    expect((400 - near.x) / near.k).toBeCloseTo(500);
    expect(move(look, 500, 0, frame, map).x).toBe(EDGE);
    expect(sees(look, { x: 150, y: 150 }, frame)).toBe(true);
    expect(sees(look, { x: 950, y: 900 }, frame)).toBe(false);
    expect(sees(reveal(look, { x: 950, y: 900 }, frame, map), { x: 950, y: 900 }, frame)).toBe(true);
    expect(reveal(look, { x: 400, y: 300 }, frame, map)).toEqual(look);
  });

  it("finds room around points, and sizes for pieces", () => {
    expect(around([], 5)).toBeUndefined();
    expect(
      around(
        [
          { x: 1, y: 2 },
          { x: 9, y: 4 },
        ],
        1,
      ),
    ).toEqual({ left: 0, top: 1, right: 10, bottom: 5 });
    expect(pieceSize(0.3)).toBeLessThan(pieceSize(1));
    expect(pieceSize(9)).toBe(pieceSize(10));
  });

  it("moves names apart that would lie over each other, and no others", () => {
    const spot = (id: string, x: number, y: number) => ({ ...BUDA, id, x, y, good: "", port: false, fire: false });
    const name = (place: string) => place;
    const [left, right, far] = spread(
      [spot("palestine", 0, 0), spot("transjordan", 60, 4), spot("rome", 0, 90)],
      name,
      1,
    );
    expect(left?.x).toBeLessThan(0);
    expect(right?.x).toBe(-(left?.x ?? 0));
    expect(60 + (right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThanOrEqual((20 / 2) * 6.3);
    expect(far).toEqual({ x: 0, y: 0 });
    const [upper, lower] = spread([spot("macedonia", 0, 0), spot("macedonia", 0, 5)], name, 2);
    expect(upper?.x).toBe(0);
    expect(5 + (lower?.y ?? 0) - (upper?.y ?? 0)).toBeCloseTo(30);
    for (const shift of spread(
      Array.from({ length: 9 }, () => spot("sinai", 0, 0)),
      name,
      1,
    ))
      expect(Math.abs(shift.y)).toBeLessThanOrEqual(11);
  });

  it("leaves the map most of a desk", () => {
    for (const [width, height] of [
      [888, 624],
      [728, 484],
    ] as const) {
      const { map: box, dock, panel } = desk(width, height);
      expect(box.height).toBeGreaterThan(dock.height * 2);
      expect(dock.y + dock.height).toBeLessThanOrEqual(height);
      expect(panel.width).toBeLessThan(box.width * 0.65);
    }
    expect(desk(888, 624, 1, true).panel.width).toBeGreaterThan(desk(888, 624).panel.width);
  });
});

describe("control", () => {
  const of = (o: Medioevo, name: string) => controller(o, name, homes(o, FACTS).get(name) ?? -1);
  const army = (...sides: number[]) => place({ forces: sides.map((side) => ({ side, troops: [troop("archer")] })) });

  it("is an army's, a token's, or the home's", () => {
    expect(of(position(), "buda")).toBe(0);
    expect(of(position(), "serbia")).toBe(-1);
    expect(of(position({ places: { serbia: army(1) } }), "serbia")).toBe(1);
    expect(of(position({ places: { serbia: place({ token: 0 }) } }), "serbia")).toBe(0);
    expect(of(position({ places: { buda: army(1) } }), "buda")).toBe(1);
  });

  it("is nobody's where barbarians stand, or two sides", () => {
    expect(of(position({ places: { buda: army(-1) } }), "buda")).toBe(-1);
    const both = position({ places: { buda: army(0, 1) } });
    expect(of(both, "buda")).toBe(-1);
    expect(isContested(both, "buda", 0)).toBe(true);
  });

  it("stays with the host of guests", () => {
    const guests = position({ places: { buda: army(0, 1) }, admitted: [{ place: "buda", guest: 1, host: 0 }] });
    expect(of(guests, "buda")).toBe(0);
    expect(isContested(guests, "buda", 0)).toBe(false);
    const alone = position({ places: { buda: army(1) }, admitted: [{ place: "buda", guest: 1, host: 0 }] });
    expect(of(alone, "buda")).toBe(0);
  });

  it("counts what a realm brings", () => {
    const o = position({ places: { buda: place({ civil: 3, market: ["salt"] }), pecs: place({ civil: 1 }) } });
    const held = holdings(o, FACTS);
    expect([...held]).toEqual([
      ["buda", 0],
      ["rome", 1],
      ["pecs", 0],
    ]);
    expect(civilLevels(o, held, 0)).toBe(4);
    expect(income(o, held, 0, 30)).toBe(30 * (2 + 4) + 20);
  });
});

describe("units and items", () => {
  it("are named, ranked and counted", () => {
    expect(unitName({ kind: "captain", level: 2 })).toBe("captain_2");
    expect(readUnit("captain_2")).toEqual({ kind: "captain", level: 2 });
    expect(readUnit("light_infantry")).toEqual({ kind: "light_infantry", level: 0 });
    const all = [troop("archer", 2, { moved: true }), troop("archer"), troop("captain", 1, { level: 3 })];
    expect(ranks(all).map(({ name, count, moved }) => [name, count, moved])).toEqual([
      ["captain_3", 1, 0],
      ["archer", 3, 2],
    ]);
  });

  it("stand in a place, those aboard included", () => {
    const galley = loose<Item>({ ...ITEM, kind: "galley", owner: 0, place: "aegean", troops: [troop("archer", 2)] });
    const o = position({ items: { g1: galley } });
    expect(forcesAt(o, "aegean")).toEqual([{ side: 0, troops: [troop("archer", 2)] }]);
    expect(movementLeft({ ...galley, spent: 2 }, FACTS)).toBe(4);
    expect(movementLeft({ ...galley, stopped: true }, FACTS)).toBe(0);
    expect(movementLeft({ ...galley, kind: "catapult", extra: 1 }, FACTS)).toBe(5);
    expect(capacity(galley, FACTS)).toBe(3);
    expect(capacity({ ...galley, kind: "caravan", level: 2 }, FACTS)).toBe(4);
  });

  it("stand in rows that do not grow too wide", () => {
    const items = Object.fromEntries(
      [1, 2, 3, 4, 5].map((n) => [`c${n}`, { ...ITEM, kind: "caravan", owner: 0, place: "buda" }]),
    );
    const o = position({ items, places: { buda: place({ civil: 1, damage: [1, 0, 0], market: ["salt"] }) } });
    const stands = standing(o, BUDA, Object.keys(items), []);
    expect(stands.filter(({ kind }) => kind === "sign").map((sign) => "href" in sign && sign.href)).toEqual([
      "village",
      "wine",
      "cube-salt",
    ]);
    const rows = new Set(stands.filter(({ kind }) => kind === "item").map(({ y }) => y));
    expect(rows.size).toBe(2);
    expect(standing(o, SEA, [], [])).toEqual([]);
  });
});

describe("the War Circle", () => {
  it("makes the horde of the turn", () => {
    expect(horde([3, 5, 4])).toEqual([{ kind: "light_infantry", count: 2 }]);
    expect(horde([3, 5, 1]).map(({ kind, count }) => [kind, count])).toEqual([
      ["light_infantry", 2],
      ["captain", 1],
    ]);
    expect(horde([4, 2, 8]).map(({ kind }) => kind)).toEqual(["light_infantry", "archer"]);
  });

  it("lies beside the back of the top Event card", () => {
    expect(eventBack(position(), FACTS)).toBe(30);
    expect(eventBack(position({ event_deck: { layers: [{ count: 1, face: "", card: "7" }] } }), FACTS)).toBe(30);
    expect(eventBack(position({ event_deck: { layers: [] } }), FACTS)).toBe(0);
  });
  it("says that the back is the tolerated tax only from the draw of the event to the end of the events", () => {
    const events = { turn: 2, phase: "events" };
    const to = (...names: string[]) => names.map((name) => [name, -1, []] as const);
    const back = (more: Loose<Medioevo>) => topBack(position({ ...events, ...more }), FACTS);
    expect(back({ agenda: to("after_events", "check_rebellions") })).toBe("turn");
    expect(back({ agenda: to("after_events") })).toBe("turn");
    expect(back({ agenda: to("draw_event", "reroll_barbarian_dice") })).toBe("next_event");
    expect(back({ agenda: to("ask_for_icons", "event_drawn") })).toBe("next_event");
    expect(back({ turn: 1, agenda: to("after_events") })).toBe("next_event");
    expect(back({ phase: "taxes", agenda: to("set_tax") })).toBe("next_event");
  });
  it("says in the last turn that the card is removed, and that the one under it decides the last check", () => {
    const last = { turn: 8, phase: "end_turn", table: { options: { length: "short" } } };
    const back = (more: Loose<Medioevo>) => topBack(position({ ...last, ...more }), FACTS);
    const to = (...names: string[]) => names.map((name) => [name, -1, []] as const);
    expect(back({ phase: "turn_order", agenda: to("draw_event", "bid") })).toBe("next_event");
    expect(back({ phase: "events", agenda: to("after_events") })).toBe("turn");
    expect(back({ agenda: to("next_or_last") })).toBe("removed");
    expect(back({ turn: 5, time_up: true, agenda: to("next_or_last") })).toBe("removed");
    expect(back({ over_by: "turns", agenda: to("final_scoring") })).toBe("removed");
    expect(back({ over_by: "turns", agenda: to("give_awards", "place_rebellion") })).toBe("last_check");
    expect(back({ turn: 3, phase: "combat", over_by: "honor", agenda: [] })).toBe("last_check");
  });
});

describe("a battle", () => {
  it("has the attack values of the rulebook's example", () => {
    expect(attack([3, 3, 3]).attack).toBe(27);
    expect(attack([5, 5, 4])).toEqual({ attack: 25, loss: 4, of: [5, 5] });
    expect(attack([2, 2, 5])).toEqual({ attack: 5, loss: 2, of: [5] });
    expect(attack([])).toEqual({ attack: 0, loss: 0, of: [] });
  });

  const o = position();
  const sum = (more: object, n: 0 | 1 = 0, isSea = false, of = o) =>
    tally(of, FACTS, loose<Battle>({ ...BATTLE, ...more }), n, isSea);

  it("adds every modifier by name", () => {
    expect(penalty(o, FACTS, 0)).toBe(-3);
    expect(sum({})).toMatchObject({ value: 22, terms: [{ what: "penalty", amount: -3 }] });
    expect(sum({ sacrificed: [2, 0], bonus: [1, 0] })).toMatchObject({
      value: 31,
      terms: [
        { what: "sacrifice", amount: 8 },
        { what: "cards", amount: 1 },
        { what: "penalty", amount: -3 },
      ],
    });
    expect(sum({}, 1)).toMatchObject({ value: 7, terms: [] });
    expect(sum({ dice: [[1, 1, 1], []] }).value).toBe(0);
  });

  it("is halved by flight, and by capture without three to one", () => {
    expect(sum({ flight: ["buda"] })).toMatchObject({ value: 11, terms: [{}, { what: "flight", amount: -11 }] });
    expect(sum({ dice: [[1, 2, 8], []], flight: ["buda"] }).value).toBe(3);
    expect(sum({ dice: [[1, 2, 8], []], capture: [true, false] }).value).toBe(2);
    expect(sum({ capture: [true, false], strength: [6, 2] }).value).toBe(22);
  });

  it("counts galleys at sea", () => {
    const galley = (owner: number, level: number) => ({ ...ITEM, kind: "galley", owner, level, place: "serbia" });
    const at = position({ items: { g1: galley(0, 3), g2: galley(1, 1) } });
    expect(sum({}, 0, true, at).terms[0]).toEqual({ what: "galleys", amount: 2 });
    expect(sum({}, 1, true, at).terms).toEqual([]);
  });

  it("shows its step and its hits", () => {
    expect(stepOf("melee_rolled")).toBe("melee");
    expect(stepOf("over")).toBe("end");
    expect(stepOf("before")).toBeUndefined();
    expect(hits([1, 3, 4, 8])).toBe(2);
    expect(several("d4,d8")).toEqual(["d4", "d8"]);
    expect(several(undefined)).toEqual([]);
  });
});

describe("the market", () => {
  it("knows what is left and what it costs now", () => {
    const never = (id: string): never => {
      throw new Error(id);
    };
    const own = player("hungary", { points: [1, 0, 0, 0, 0, 0], surrendered: [troop("archer")] });
    const o = position({
      places: { buda: place({ civil: 1, forces: [{ side: 0, troops: [troop("archer", 4)] }] }) },
      players: [own, player("mamluk", { prisoners: [{ owner: 0, kind: "archer", level: 0, count: 2 }] })],
      items: { c1: { ...ITEM, kind: "caravan", owner: 1, place: "rome" } },
    });
    expect(unitsLeft(o, FACTS, 0).get("archer")).toBe(3);
    const wares = stalls(o, FACTS, 0).flatMap((stall) => stall.wares);
    const find = (id: string, level = 0) =>
      wares.filter((ware) => ware.id === id && ware.level === level)[0] ?? never(id);
    expect(find("village").left).toBe(11);
    expect(find("caravan", 1).left).toBe(11);
    expect(priceNow(find("caravan", 2), own, FACTS)).toBe(200 + 100);
    expect(priceNow(find("archer"), own, FACTS)).toBe(50);
    expect(priceNow(find("captain", 2), own, FACTS)).toBe(200 + 200);
    expect(unitsOpen(FACTS, player("hungary", { recruited: 2 }), 4)).toEqual({ used: 2, limit: 7 });
  });

  it("keeps a basket of the phase, with what each thing cost", () => {
    const line = (n: number, did: string, seat: number, event: object = {}) =>
      ({ n, did, seat, parts: [{ text: did }], event: { did, seat, ...event } }) as unknown as LogLine;
    const log = [
      line(0, "recruit", 0),
      line(1, "paid", 0, { florins: 90 }),
      line(2, "phase_began", -1),
      line(3, "recruit", 0),
      line(4, "paid", 0, { florins: 50 }),
      line(5, "build_building", 0),
      line(6, "paid", 0, { florins: 100 }),
      line(7, "paid", 0, { florins: 100 }),
      line(8, "paid", 1, { florins: 20 }),
      line(9, "borrowed", 0, { florins: 500 }),
    ];
    const { lines, spent, borrowed } = basket(log, 0);
    expect(lines.map(({ n, florins }) => [n, florins])).toEqual([
      [3, 50],
      [5, 200],
    ]);
    expect([spent, borrowed]).toEqual([250, 500]);
  });
});

describe("trade", () => {
  const caravan = { ...ITEM, kind: "caravan", owner: 0, place: "buda", cargo: ["salt", "salt"] };
  const sale = {
    seat: 0,
    transport: "c1",
    sells: true,
    cubes: ["salt", "salt"],
    route: false,
    commerce: 0,
    market: 0,
    opens: 0,
    honor: 0,
    both: false,
    undone: false,
  };
  const o = position({ items: { c1: caravan }, places: { buda: place({ civil: 1, market: ["furs", "spices"] }) } });

  it("prices a sale part by part", () => {
    expect(present(o, FACTS, "buda")).toEqual(new Set(["wine", "furs", "spices"]));
    expect(cubePrice(o, FACTS, "buda")).toBe(140);
    const found = parts(o, FACTS, { ...sale, commerce: 2, market: 1 });
    expect(found).toEqual([
      { what: "cubes", florins: 200 },
      { what: "market", florins: 80 },
      { what: "commerce", florins: 50 },
      { what: "points", florins: 50 },
    ]);
    expect(total(found)).toBe(380);
  });

  it("takes the route's reward instead of the market's bonus, or both with a card", () => {
    const route = {
      transport: "c1",
      steps: ["rome", "pecs", "buda"],
      done: [true, true, true],
      destination: "serbia",
      saved: false,
    };
    const on = { ...o, players: [player("hungary", { route }), ...o.players.slice(1)] };
    const of = (more: Partial<typeof sale>) =>
      parts(on, FACTS, { ...sale, route: true, ...more }).map(({ what, florins }) => [what, florins]);
    expect(of({ honor: 1 })).toEqual([
      ["cubes", 200],
      ["route", 100],
    ]);
    expect(of({ both: true })).toEqual([
      ["cubes", 200],
      ["market", 80],
      ["route", 200],
    ]);
  });

  it("lowers the price of a purchase", () => {
    expect(total(parts(o, FACTS, { ...sale, sells: false, market: 1 }))).toBe(150);
  });
});

describe("the map's memory", () => {
  it("keeps the last battle of each place with its turn", () => {
    const line = (did: string, event: object) =>
      ({ n: 0, did, parts: [], event: { did, ...event } }) as unknown as LogLine;
    const log = [
      line("battle_ended", { place: "buda" }),
      line("turn_began", { turn: 4 }),
      line("battle_ended", { place: "rome" }),
      line("battle_ended", { place: "buda" }),
    ];
    expect(scars(log)).toEqual([
      { place: "rome", turn: 4 },
      { place: "buda", turn: 4 },
    ]);
  });
});
