import { beforeAll, describe, expect, it } from "vitest";

import record from "../../../tests/golden/alba_longa/attacks.json";
import { cues } from "../../src/boards/alba_longa/motion";
import { stories } from "../../src/boards/alba_longa/story";
import { Extras } from "../../src/table/extras.svelte";
import { standing, type Story, toldBy } from "../../src/table/story";
import type { GameView, LogLine } from "../../src/table/wire";

/** The fights of two years, with what the rules counted in them (tests/games/alba_longa/test_attacks.py). */
const LOG = record.log.map((line) => ({
  ...line,
  parts: [{ text: line.did }, ...("city" in line.event ? [{ text: `the city ${line.event.city}`, kind: "city" }] : [])],
})) as unknown as LogLine[];
const VIEW = { observation: record.observation } as unknown as GameView;
const extras = new Extras();
let told: Story[] = [];
beforeAll(async () => {
  await extras.load("alba_longa");
  told = extras.stories(LOG, VIEW, record.facts);
});

type Fight = (typeof record.fights)[number];
interface Deed {
  did: string;
  seat: number;
  city?: string;
  place?: string;
  result?: string;
  silver?: number;
  wheat?: number;
}

/** What must be there. */
function sure<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error("it is not there");
  return value;
}
function end(story: Story) {
  return standing(story, story.beats.length);
}
function defenderOf({ city }: Fight): number {
  return city === "assisi" ? -1 : record.facts.cities.findIndex(({ id }) => id === city);
}
function sum(numbers: number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}

describe("the fight for a city", () => {
  it("is what the game tells, each by its city", () => {
    expect(extras.tells).toBe(true);
    expect(told.map(({ title }) => title)).toEqual(record.fights.map(({ city }) => `The attack on the city ${city}`));
    expect(new Set(told.map((story) => story.id)).size).toBe(record.fights.length);
  });

  it.each(record.fights.map((fight, n) => [n, fight.city, fight] as const))(
    "adds up number for number (%i: %s)",
    (n, _, fight) => {
      const story = sure(told[n]);
      expect(story.against).toMatchObject({ amount: fight.defence, of: { kind: "city", id: fight.city } });
      expect(story.seats).toEqual(fight.kings.map(({ seat }) => seat));
      const { rows } = end(story);
      for (const { seat, soldiers, hero } of fight.kings) {
        const row = sure(rows.find((one) => one.seat === seat));
        expect(row.terms.map(({ of, amount }) => [of?.kind, of?.id, amount])).toEqual([
          ...(soldiers ? [["job", "soldier", soldiers]] : []),
          ["hero", `${hero}`, hero],
        ]);
        expect(row.total).toBe(soldiers + hero);
      }
      const attack = rows.filter(({ seat }) => fight.attackers.includes(seat)).map(({ total }) => total);
      expect(sum(attack)).toBe(fight.strength);
      const defender = rows.find(({ seat }) => seat === defenderOf(fight));
      expect(defender?.total).toBe(defenderOf(fight) < 0 ? undefined : fight.defence);
    },
  );

  it("says who attacks first, then counts soldiers, then turns the heroes, then says what came of it", () => {
    const n = record.fights.findIndex(({ city }) => city === "alba_longa"); // 5 soldiers and hero 4 against hero 4
    const story = sure(told[n]);
    const totals = (beats: number) => standing(story, beats).rows.map((row) => row.total);
    expect([1, 2, 3, 4].map(totals)).toEqual([
      [0, 0],
      [5, 0],
      [9, 4],
      [9, 4],
    ]);
    expect(standing(story, 3).shown).toBe(false);
    expect(standing(story, 3).rows.every((row) => row.result === undefined)).toBe(true);
    expect(standing(story, 4)).toMatchObject({
      shown: true,
      rows: [{ result: { tone: "good", text: "+5: 2 sabotages" } }, { result: { tone: "bad", text: "Beaten" } }],
    });
  });

  it("says that those who attack one city add up", () => {
    const story = sure(told[record.fights.findIndex(({ attackers }) => attackers.length > 1)]);
    const results = end(story).rows.map((row) => row.result?.text);
    expect(results).toEqual(Array(2).fill("Together 13. +10: 4 items of loot"));
  });

  it("says that a city holds", () => {
    const story = sure(told[record.fights.findIndex(({ sabotages }) => !sabotages)]);
    expect(end(story).rows.map((row) => [row.result?.tone, row.result?.text])).toEqual([
      ["bad", "Driven off"],
      ["good", "Holds"],
    ]);
    expect(story.beats).toHaveLength(4);
  });

  it.each(record.fights.map((fight, n) => [n, fight.city, fight] as const))(
    "tells sabotages and loot one by one (%i: %s)",
    (n, _, fight) => {
      const story = sure(told[n]);
      const deeds = fight.deeds as Deed[];
      const begin = deeds.filter(({ did, city }) => did !== "captured" || city === "assisi");
      const beats = story.beats.slice(4);
      expect(beats.map(({ seat }) => seat)).toEqual(begin.map(({ seat }) => seat));
      expect(beats.every(({ line }) => story.lines.includes(line ?? -1))).toBe(true);
      const won = (seat: number, sign: number) =>
        sum(
          (end(story).rows.find((row) => row.seat === seat)?.costs ?? [])
            .map(({ amount }) => amount)
            .filter((amount) => Math.sign(amount) === sign),
        );
      const hits = deeds.filter(({ did }) => did === "sabotaged").length;
      if (defenderOf(fight) >= 0) expect(won(defenderOf(fight), -1)).toBe(hits ? -hits : 0);
      for (const seat of fight.attackers) {
        const own = deeds.filter((deed) => deed.seat === seat);
        const taken = own.map(({ did, silver = 0, wheat = 0 }) => (did === "captured" ? 1 : silver + wheat));
        expect(won(seat, 1)).toBe(sum(taken));
      }
    },
  );

  it("names who was hit, and says that a captive follows", () => {
    const story = sure(told[record.fights.findIndex(({ city }) => city === "veii")]);
    const first = sure(story.beats[4]);
    expect(first.words.map(({ text }) => text).join("")).toMatch(/^sabotaged.* captured/);
    expect(first.costs?.map(({ seat, cost }) => [seat, cost.amount, cost.text, cost.of?.id])).toEqual([
      [2, -1, "merchant", "merchant"],
      [1, 1, "captive", "captive"],
    ]);
    const lying = told.flatMap(({ beats }) => beats).flatMap(({ costs }) => costs ?? []);
    expect(lying.some(({ cost }) => cost.text.endsWith(" lying"))).toBe(true);
  });

  it("owns its own lines and no others", () => {
    const own = told.flatMap(({ lines }) => lines);
    expect(new Set(own).size).toBe(own.length);
    const dids = new Set(LOG.filter(({ n }) => own.includes(n)).map(({ did }) => did));
    expect([...dids].sort()).toEqual(["captured", "fought", "gained", "sabotage_lapsed", "sabotaged"]);
    const market = LOG.filter(
      ({ did, event }) => did === "gained" && (event as Deed & { source: string }).source === "market",
    );
    expect(market.length).toBeGreaterThan(0);
    expect(market.some(({ n }) => own.includes(n))).toBe(false);
  });

  it("goes on with what attackers do later, from where it stood", () => {
    const n = record.fights.findIndex(({ city }) => city === "veii");
    const whole = sure(told[n]);
    const lineOf = (at: number) => sure(LOG.find((line) => line.n === whole.lines[at]));
    const soFar = (last: LogLine) => stories(LOG.slice(0, LOG.indexOf(last) + 1), VIEW, record.facts);
    const begun = toldBy(soFar(lineOf(0)), [lineOf(0)]);
    expect(begun.map(({ id, from, beats }) => [id, from, beats.length])).toEqual([[whole.id, undefined, 4]]);
    const later = toldBy(soFar(lineOf(2)), [lineOf(1), lineOf(2)]);
    expect(later.map(({ id, from, beats }) => [id, from, beats.length])).toEqual([[whole.id, 4, 5]]);
    expect(toldBy(told, [sure(LOG[0])])).toEqual([]);
  });

  it("takes soldiers from the board where the log does not tell of them, and else the sum alone", () => {
    const at = LOG.findIndex(({ did }) => did === "target_revealed");
    const fight = sure(record.fights[0]);
    const short = LOG.slice(at, LOG.findIndex(({ did }) => did === "fought") + 1);
    const cities = record.observation.cities.map((_, seat) => ({
      assigned: [fight.kings.find((king) => king.seat === seat)?.soldiers ?? 0, 0, 0, 0, 0],
    }));
    const seen = { observation: { cities } } as unknown as GameView;
    const [story] = stories(short, seen, record.facts);
    expect(end(sure(story)).rows.map(({ total }) => total)).toEqual(
      fight.kings.map((king) => king.soldiers + king.hero),
    );
    const [alone] = stories(short, VIEW, record.facts);
    expect(end(sure(alone)).rows[0]?.terms.map(({ text, amount }) => [text, amount])).toEqual([
      ["Attack strength", 13],
    ]);
  });
});

describe("what is seen and heard", () => {
  it("rolls the dice of the court", () => {
    expect(cues({ did: "rolled", seat: 1 })).toMatchObject({ sound: "dice", rolls: "al-die-" });
  });
  it("brings silver from who pays it, with a sound", () => {
    expect(cues({ did: "paid", seat: 2 })).toEqual({ sound: "coin", origin: "seat:2" });
    const gains = [{ silver: 1 }, { wheat: 3 }].map((gained) => cues({ did: "gained", ...gained })?.sound);
    expect(gains).toEqual(["coin", "tick"]);
    expect(cues({ did: "target_revealed" })?.sound).toBe("seal");
    expect(cues({ did: "peasants_returned" })).toBeUndefined();
  });
});
