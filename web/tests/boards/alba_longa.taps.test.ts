import { describe, expect, it } from "vitest";

import { Taps } from "../../src/boards/alba_longa/taps.svelte";
import * as deciding from "../../src/table/deciding";
import type { Play } from "../../src/table/play.svelte";
import type { Choices } from "../../src/table/wire";

/** What the board needs of a choice being made: the decision, its options, and what is picked. */
function asks(decision: string, ...texts: string[]) {
  const options = texts.map((text) => {
    const [, ...fields] = text.split(" ");
    return {
      do: text,
      parts: [{ text }],
      fields: Object.fromEntries(fields.map((field) => field.split("=", 2) as [string, string])),
    };
  });
  const model = deciding.model([{ shape: "list", options } as unknown as Choices]);
  const play = {
    model,
    picked: deciding.NOTHING,
    asked: true,
    canChoose: true,
    view: { prompt: { decision } },
    get text() {
      return deciding.ready(model, this.picked);
    },
    lit(field: string) {
      return deciding.lit(model, this.picked, field);
    },
    choose(field: string, value: string) {
      this.picked = deciding.tap(model, this.picked, { kind: "value", field, value });
    },
  };
  return { play, taps: () => new Taps(play as unknown as Play) };
}

describe("a die", () => {
  const { play, taps } = asks(
    "take_die",
    "take_die die=soldier_die count=1 job=soldier",
    "take_die die=soldier_die count=2 job=soldier",
    "take_die die=soldier_die count=1 job=farmer",
    "take_die die=soldier_die count=2 job=farmer",
    "take_die die=worker_die count=1 job=worker",
  );

  it("is lit with the peasants who may go and the places they may go to", () => {
    expect(taps().state("die", "soldier_die")).toBe("legal");
    expect(taps().state("die", "priest_die")).toBe("none");
    expect([1, 2, 3].map((nth) => taps().leavingState(nth))).toEqual(["legal", "legal", "none"]);
    expect(taps().placeState("farm")).toBe("legal");
    expect(taps().placeState("temple")).toBe("none");
  });

  it("is taken with so many peasants for one of its jobs, tap by tap", () => {
    taps().tap("die", "soldier_die");
    expect(taps().state("die", "soldier_die")).toBe("chosen");
    expect(taps().placeState("quarry")).toBe("none");
    taps().tapLeaving(2);
    expect([1, 2, 3].map((nth) => taps().leavingState(nth))).toEqual(["chosen", "chosen", "none"]);
    taps().tapPlace("farm");
    expect(play.text).toBe("take_die die=soldier_die count=2 job=farmer");
    expect(taps().placeState("farm")).toBe("chosen");
  });
});

describe("a place", () => {
  it("is sabotaged where that is asked, not worked in", () => {
    const { play, taps } = asks("sabotage", "sabotage place=market", "sabotage place=quarry");
    expect([taps().placeState("market"), taps().placeState("temple")]).toEqual(["legal", "none"]);
    taps().tapPlace("quarry");
    expect(play.text).toBe("sabotage place=quarry");
    expect(taps().placeQuestion("barracks")).toBe("sabotage place=barracks");
  });

  it("takes a captive from the loot", () => {
    const { play, taps } = asks(
      "plunder",
      "plunder loot=silver",
      "plunder loot=captive job=worker",
      "plunder loot=captive job=priest",
    );
    taps().tap("loot", "captive");
    expect([taps().placeState("quarry"), taps().placeState("market")]).toEqual(["legal", "none"]);
    taps().tapPlace("temple");
    expect(play.text).toBe("plunder loot=captive job=priest");
    expect(taps().state("loot", "captive")).toBe("chosen");
  });
});

describe("a city", () => {
  it("is a target", () => {
    const { play, taps } = asks("choose_target", "choose_target city=roma", "choose_target city=assisi");
    expect([0, 1, 5].map((place) => taps().cityState(place))).toEqual(["none", "legal", "legal"]);
    taps().tapCity(5);
    expect(play.text).toBe("choose_target city=assisi");
  });

  it("is its King where one is crowned", () => {
    const { play, taps } = asks("name_king_of_kings", "name_king_of_kings king=1", "name_king_of_kings king=2");
    expect([0, 1, 2].map((place) => taps().cityState(place))).toEqual(["none", "legal", "legal"]);
    taps().tapCity(2);
    expect(play.text).toBe("name_king_of_kings king=2");
  });
});

describe("nothing", () => {
  it("is lit while nothing can be chosen", () => {
    const { play, taps } = asks("choose_hero", "choose_hero value=0", "choose_hero value=3");
    expect(taps().state("value", "3")).toBe("legal");
    const idle = { ...play, canChoose: false, asked: false, text: undefined, lit: () => new Set<string>() };
    const still = new Taps(idle as unknown as Play);
    expect([still.state("value", "3"), still.leavingState(1), still.decision]).toEqual(["none", "none", ""]);
  });
});
