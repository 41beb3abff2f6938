import { describe, expect, it } from "vitest";

import { signsOf, widthOf } from "../../src/boards/origins/deeds";
import { apart, desk } from "../../src/boards/origins/layout";
import { fit, move, reveal, UNIT, zoom } from "../../src/boards/origins/plan";
import {
  bounds,
  cardNumber,
  namedIn,
  type Origins,
  pileSize,
  plots,
  squares,
  workersOf,
} from "../../src/boards/origins/read";

const CITY = [
  { x: 0, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 0 },
];
const keys = (cells: readonly { x: number; y: number }[]) => cells.map(({ x, y }) => `${x},${y}`).sort();

describe("the plan of a city", () => {
  it("has a plot beside every side of a tile, none at its corners", () => {
    expect(keys(plots(CITY))).toEqual(["-1,0", "-1,1", "0,-1", "0,2", "1,-1", "1,1", "2,0"]);
  });

  it("knows the square that a tile is the last of", () => {
    expect(squares(CITY, { x: 1, y: 1 })).toEqual([{ x: 0, y: 0 }]);
    expect(squares(CITY, { x: 2, y: 0 })).toEqual([]);
  });

  it("shows all of a city in the middle of its frame", () => {
    const frame = { width: 400, height: 300 };
    const look = fit(bounds(CITY, 1), frame, { least: 30, most: 64 });
    const cell = look.k * UNIT;
    expect(cell).toBe(64); // as large as it may be: four by four need 75 and more
    expect(look.x + 0.5 * 2 * cell).toBe(200); // cells -1 to 2: the middle is the edge between 0 and 1
    expect(look.y + 0.5 * 2 * cell).toBe(150);
  });

  it("stays with its middle in sight where even the smallest cells are too many", () => {
    const look = fit(bounds([{ x: 9, y: 0 }], 1), { width: 300, height: 300 }, { least: 44, most: 64 });
    expect(look.k * UNIT).toBe(44);
    expect(look.x).toBe((300 - 12 * 44) / 2 + 44);
  });

  it("keeps the point under the finger when it comes nearer, within its limits", () => {
    const look = zoom({ k: 1, x: 10, y: 20 }, 2, { x: 110, y: 120 }, { least: 30, most: 64 });
    const factor = look.k;
    expect(factor).toBeCloseTo((64 * 1.5) / UNIT);
    expect((110 - look.x) / factor).toBeCloseTo(100);
    expect((120 - look.y) / factor).toBeCloseTo(100);
  });

  it("can't be dragged out of its frame", () => {
    const far = move({ k: 1, x: 0, y: 0 }, 9999, -9999, bounds(CITY), { width: 400, height: 300 });
    expect(far.x).toBe(400 - UNIT);
    expect(far.y).toBe(-UNIT);
  });

  it("moves just as far as it takes to see a cell", () => {
    const frame = { width: 200, height: 200 };
    const look = { k: 1, x: 0, y: 0 };
    expect(reveal(look, { x: 1, y: 1 }, frame)).toEqual(look);
    expect(reveal(look, { x: -1, y: 1 }, frame).x).toBe(6 + UNIT);
    expect(reveal(look, { x: 1, y: 4 }, frame).y).toBe(200 - 6 - 5 * UNIT);
  });
});

describe("what is read", () => {
  it("finds the cards that a note names, and none whose name only begins so", () => {
    const names = new Map([
      ["district_03", "District 3"],
      ["district_36", "District 36"],
      ["district_07", ""],
    ]);
    expect(namedIn("2 Stone · matches District 36", names)).toEqual(["district_36"]);
    expect(namedIn("matches District 36 and District 3", names)).toEqual(["district_03", "district_36"]);
    expect(cardNumber("district_03")).toBe("3");
  });

  it("gives every worker the word of its actions and a name that stays", () => {
    const o = {
      players: [{ freemen: [{ base: 1, colour: 2, value: 5, site: 3 }], archon: 0 }],
      speakers: [
        { value: 4, holder: 0, site: 0 },
        { value: 2, holder: -1, site: 0 },
      ],
    } as unknown as Origins;
    expect(workersOf(o, 0).map(({ id, token, site }) => [id, token, site])).toEqual([
      ["or-man-0-1", "blue_5", 3],
      ["or-speaker-0", "speaker_4", 0],
      ["or-archon-0", "archon", 0],
    ]);
    expect(workersOf(o, 7)).toEqual([]);
  });

  it("counts a pile with the tile on its top", () => {
    const o = { tops: ["armory", ""], piles: [{ layers: [{ count: 4 }, { count: 1 }] }, { layers: [] }] };
    expect([0, 1].map((colour) => pileSize(o as unknown as Origins, colour))).toEqual([6, 0]);
  });
});

describe("signs", () => {
  const uses = (signs: ReturnType<typeof signsOf>) => signs.map((sign) => ("text" in sign ? sign.text : sign.use));

  it("say what is paid and what it brings", () => {
    const temple = {
      cost: { stone: 1 },
      mode: "all",
      effect: [{ op: "temple_climb", n: 2 }, { op: "take_zodiac_card" }],
    };
    expect(uses(signsOf(temple, "and/or"))).toEqual(["stone", "to", "climb", "card"]);
    const army = {
      cost: {},
      mode: "any_subset_any_order",
      effect: [{ op: "military_advance", n: 1 }, { op: "attack" }],
    };
    expect(uses(signsOf(army, "and/or"))).toEqual(["advance", "and/or", "attack"]);
    expect(uses(signsOf({ ...army, mode: "one_of" }, "and/or"))).toEqual(["advance", "/", "attack"]);
  });

  it("stand side by side if they are few, else as a figure", () => {
    const gain = (n: number) => signsOf({ cost: {}, mode: "all", effect: [{ op: "gain", resource: "food", n }] }, "");
    expect(uses(gain(3))).toEqual(["food", "food", "food"]);
    expect(gain(5)).toEqual([{ use: "food", n: 5 }]);
    expect(widthOf({ use: "food", n: 5 })).toBeGreaterThan(widthOf({ use: "food" }));
  });
});

describe("the layout", () => {
  it.each([
    [888, 624],
    [728, 484],
  ])("fits a board of %i by %i, and no part lies over another", (width, height) => {
    const { scale, ...parts } = desk(width, height);
    expect(scale).toBe(1);
    const boxes = Object.values(parts);
    for (const box of boxes) {
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      for (const other of boxes)
        if (other !== box)
          expect(
            box.x + box.width <= other.x ||
              other.x + other.width <= box.x ||
              box.y + box.height <= other.y ||
              other.y + other.height <= box.y,
          ).toBe(true);
    }
  });

  it("moves things together where there are many", () => {
    expect(apart(2, 20, 100, 30)).toBe(30);
    expect(apart(6, 20, 100, 30)).toBe(16);
  });
});
