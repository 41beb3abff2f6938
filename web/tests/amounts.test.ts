import { describe, expect, it } from "vitest";

import { type Bounds, clamp, forced, pick, room, stepped, total, verdict } from "$kit/amounts";

it("clamps, and the least wins over a most below it", () => {
  expect([clamp(5, 0, 3), clamp(-1, 0, 3), clamp(2, 0, 3), clamp(2, 1, 0)]).toEqual([3, 0, 2, 1]);
});

it.each([
  ["ArrowUp", 4],
  ["ArrowLeft", 2],
  ["PageUp", 5],
  ["PageDown", 1],
  ["Home", 0],
  ["End", 10],
  ["x", undefined],
])("%s steps 3 to %s", (key, to) => {
  expect(stepped(key, 3, 0, 10)).toBe(to);
});

describe("a multiset", () => {
  const bounds: Bounds = { have: { wood: 3, stone: 1, gold: 2 }, least: 2, most: 3 };

  it("takes no more of a kind than there is, and no more in all than asked", () => {
    expect(pick({}, "stone", 4, bounds)).toEqual({ stone: 1 });
    expect(pick({ stone: 1, gold: 1 }, "wood", 3, bounds)).toEqual({ stone: 1, gold: 1, wood: 1 });
    expect(room({ stone: 1, gold: 1 }, "wood", bounds)).toBe(1);
    expect(room({ stone: 1, gold: 2 }, "wood", bounds)).toBe(0);
  });

  it("forgets what is set to none", () => {
    expect(pick({ wood: 2 }, "wood", 0, bounds)).toEqual({});
  });

  it("knows short, fitting and too much", () => {
    expect(verdict({ wood: 1 }, bounds)).toBe("short");
    expect(verdict({ wood: 2 }, bounds)).toBe("fits");
    expect(verdict({ wood: 3, stone: 1 }, bounds)).toBe("over");
    expect(verdict({ stone: 2 }, bounds)).toBe("over");
    expect(total({ wood: 2, gold: 1 })).toBe(3);
  });

  it("has only one answer when all there is must go", () => {
    expect(forced({ have: { wood: 1, stone: 0, gold: 1 }, least: 2, most: 2 })).toEqual({ wood: 1, gold: 1 });
    expect(forced(bounds)).toBeUndefined();
  });
});
