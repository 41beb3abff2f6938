import { describe, expect, it } from "vitest";

import {
  type Chosen,
  diceShowing,
  equals,
  type Hand,
  includes,
  litAdvisors,
  litDice,
  NONE,
  offersOf,
  picks,
  question,
  tapAdvisor,
  tapDie,
} from "../../src/boards/kingsburg/dice";
import type { Option } from "../../src/table/wire";
import { option } from "./offered";

/** Options as the server writes them: `place advisor=8 colored_dice=3,5 …`. */
function options(...texts: string[]): Option[] {
  return texts.map((text) => option(text));
}

const HAND: Hand = { colored: [3, 5, 5], white: [2] };
const OFFERS = offersOf(
  options(
    "place advisor=3 colored_dice=3",
    "place advisor=5 colored_dice=5",
    "place advisor=5 colored_dice=3 white_dice=2",
    "place advisor=7 colored_dice=5 white_dice=2",
    "place advisor=7 colored_dice=5 plus_two=yes",
    "place advisor=8 colored_dice=3,5",
    "place advisor=10 colored_dice=3,5 plus_two=yes",
    "place advisor=13 colored_dice=3,5,5",
    "pass",
  ),
);

function chosen(advisor: number, ...dice: string[]): Chosen {
  return { advisor, dice: new Set(dice) };
}

describe("offers", () => {
  it("are read from options, and from those about advisors only", () => {
    expect(OFFERS).toHaveLength(8);
    expect(OFFERS[4]).toEqual({ advisor: 7, colored: [5], white: [], plusTwo: true, market: 0, envoy: false });
    const [shifted] = offersOf(options("place advisor=4 colored_dice=5 market=-1 envoy=yes"));
    expect(shifted).toMatchObject({ market: -1, envoy: true });
  });

  it("hold dice by number, not by place", () => {
    const [offer] = offersOf(options("place advisor=10 colored_dice=5,5"));
    if (!offer) throw new Error("no offer");
    expect(includes(offer, { colored: [5], white: [] })).toBe(true);
    expect(includes(offer, { colored: [5, 5, 5], white: [] })).toBe(false);
    expect(equals(offer, { colored: [5], white: [] })).toBe(false);
    expect(equals(offer, { colored: [5, 5], white: [] })).toBe(true);
  });
});

describe("dice first", () => {
  it("light the advisors that exactly these dice reach", () => {
    expect([...litAdvisors(OFFERS, HAND, NONE).keys()]).toEqual([3, 5, 7, 8, 10, 13]);
    expect([...litAdvisors(OFFERS, HAND, chosen(0, "c1")).keys()]).toEqual([5, 7]);
    expect([...litAdvisors(OFFERS, HAND, chosen(0, "c0", "c2")).keys()]).toEqual([8, 10]);
  });

  it("say by which means: with these dice the seven needs a token", () => {
    expect(litAdvisors(OFFERS, HAND, chosen(0, "c1")).get(7)?.plusTwo).toBe(true);
    expect(litAdvisors(OFFERS, HAND, chosen(0, "c1")).get(5)?.plusTwo).toBe(false);
  });

  it("light towards what they can become while they are no group yet", () => {
    expect([...litAdvisors(OFFERS, HAND, chosen(0, "w0")).keys()]).toEqual([5, 7]);
  });

  it("light the dice that can join", () => {
    expect(litDice(OFFERS, HAND, NONE)).toEqual(new Set(["c0", "c1", "c2", "w0"]));
    expect(litDice(OFFERS, HAND, chosen(0, "c1", "c2"))).toEqual(new Set(["c0"]));
    expect(litDice(OFFERS, HAND, chosen(7, "c1"))).toEqual(new Set(["w0"]));
  });

  it("leave the group when they are tapped again", () => {
    expect(tapDie(OFFERS, HAND, chosen(8, "c0", "c1"), "c0")).toEqual(chosen(8, "c1"));
  });

  it("start over where nothing goes together", () => {
    expect(tapDie(OFFERS, HAND, chosen(0, "c1", "c2"), "w0")).toEqual(chosen(0, "w0"));
  });

  it("are what is picked once they are a group", () => {
    expect(picks(OFFERS, HAND, chosen(0, "c0", "c2"))).toEqual([
      ["colored_dice", "3,5"],
      ["white_dice", ""],
    ]);
    expect(picks(OFFERS, HAND, chosen(0, "w0"))).toEqual([]);
    expect(picks(OFFERS, HAND, chosen(7, "c2", "w0"))).toEqual([
      ["colored_dice", "5"],
      ["white_dice", "2"],
      ["advisor", "7"],
    ]);
  });
});

describe("an advisor first", () => {
  it("takes the only group that reaches him", () => {
    expect(tapAdvisor(OFFERS, HAND, NONE, 13)).toEqual(chosen(13, "c0", "c1", "c2"));
  });

  it("waits for dice where several groups do, and takes the one that is left", () => {
    const waiting = tapAdvisor(OFFERS, HAND, NONE, 5);
    expect(waiting).toEqual(chosen(5));
    expect(picks(OFFERS, HAND, waiting)).toEqual([["advisor", "5"]]);
    expect(tapDie(OFFERS, HAND, waiting, "c0")).toEqual(chosen(5, "c0", "w0"));
  });

  it("gives way to dice that lead elsewhere", () => {
    expect(tapDie(OFFERS, HAND, chosen(3, "c0"), "c1")).toEqual(chosen(0, "c0", "c1"));
  });

  it("keeps the dice that go with him, and drops those that do not", () => {
    expect(tapAdvisor(OFFERS, HAND, chosen(0, "c2"), 5)).toEqual(chosen(5, "c2"));
    expect(tapAdvisor(OFFERS, HAND, chosen(0, "c2"), 8)).toEqual(chosen(8, "c0", "c2"));
    expect(tapAdvisor(OFFERS, HAND, chosen(0, "c2"), 3)).toEqual(chosen(3, "c0"));
  });

  it("is let go when he is tapped again", () => {
    expect(tapAdvisor(OFFERS, HAND, chosen(8, "c0", "c1"), 8)).toEqual(chosen(0, "c0", "c1"));
  });
});

it("finds dice by their faces, those that are meant first", () => {
  expect(diceShowing(HAND, { colored: [5], white: [2] })).toEqual(new Set(["c1", "w0"]));
  expect(diceShowing(HAND, { colored: [5], white: [] }, new Set(["c2"]))).toEqual(new Set(["c2"]));
  expect(diceShowing(HAND, { colored: [5, 5], white: [] })).toEqual(new Set(["c1", "c2"]));
});

it("asks about an advisor with the dice tapped, else with dice that would do, else with all", () => {
  expect(question(HAND, chosen(0, "c0"), 9)).toBe("place advisor=9 colored_dice=3");
  expect(question(HAND, NONE, 7)).toBe("place advisor=7 colored_dice=5 white_dice=2");
  expect(question(HAND, NONE, 17)).toBe("place advisor=17 colored_dice=3,5,5 white_dice=2");
});
