import { beforeAll, describe, expect, it } from "vitest";

import record from "../../../tests/golden/kingsburg/winters.json";
import { cues } from "../../src/boards/kingsburg/motion";
import { stories } from "../../src/boards/kingsburg/story";
import { Extras } from "../../src/table/extras.svelte";
import { standing, type Story } from "../../src/table/story";
import type { GameView, LogLine } from "../../src/table/wire";

/** The winters of a golden game, with what the rules counted in them (tests/games/kingsburg/test_winters.py). */
const LOG = record.log.map((line) => ({
  ...line,
  parts: [{ text: line.did }, ...("enemy" in line.event ? [{ text: "The enemy", kind: "enemy" }] : [])],
})) as unknown as LogLine[];
const VIEW = { observation: record.observation } as unknown as GameView;
const extras = new Extras();
let told: Story[] = [];
beforeAll(async () => {
  await extras.load("kingsburg");
  told = extras.stories(LOG, VIEW, record.facts);
});

/** What must be there. */
function sure<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error("it is not there");
  return value;
}
function end(story: Story) {
  return standing(story, story.beats.length);
}
function costs(story: Story, seat: number) {
  return end(story)
    .rows.find((row) => row.seat === seat)
    ?.costs.map(({ amount, text, of }) => `${amount} ${text || of?.id}`);
}

describe("the winter battle", () => {
  it("is what the game tells", () => {
    expect(extras.tells).toBe(true);
    expect(extras.cues(LOG.slice(0, 1))).toEqual([]);
  });

  it("is told once for every year, by its number", () => {
    expect(told.map((story) => story.title)).toEqual(
      ["I", "II", "III", "IV", "V"].map((year) => `The winter battle of year ${year}`),
    );
    expect(new Set(told.map((story) => story.id)).size).toBe(5);
  });

  it.each(record.winters.map((winter, n) => [n + 1, winter] as const))(
    "of year %i adds up number for number",
    (year, winter) => {
      const story = sure(told[year - 1]);
      expect(story.against).toMatchObject({ amount: winter.strength, of: { kind: "enemy", id: winter.enemy } });
      expect(story.seats).toEqual(winter.provinces.map(({ seat }) => seat));
      for (const [n, { seat, soldiers, walls, value }] of winter.provinces.entries()) {
        const row = sure(end(story).rows[n]);
        expect(row.seat).toBe(seat);
        const sums = Object.fromEntries(row.terms.map(({ of, amount }) => [of?.id, amount]));
        expect(sums).toEqual({ ...(soldiers ? { soldier: soldiers } : {}), ...walls, reinforcements: winter.king });
        expect(row.total).toBe(value);
      }
    },
  );

  it("says who and why first, then adds, then says what came of it", () => {
    const story = sure(told[0]);
    const at = (beats: number) => standing(story, beats);
    expect(at(0).shown).toBe(false);
    expect(at(1)).toMatchObject({ shown: true, rows: [{ total: 0 }, { total: 0 }, { total: 0 }, { total: 0 }] });
    const totals = story.beats.map((_, n) => at(n + 1).rows.map((row) => row.total));
    expect(totals[1]).toEqual([3, 3, 2, 3]); // nobody had soldiers: the walls come at once
    expect(totals[2]).toEqual([9, 9, 8, 9]);
    expect(at(3).rows.every((row) => row.result === undefined)).toBe(true);
    expect(at(4).rows.map((row) => row.result?.text)).toEqual(["Victory", undefined, undefined, undefined]);
    expect(end(story).rows.map((row) => row.result?.tone)).toEqual(["good", "good", "good", "good"]);
  });

  it("says what a defeat costs: goods, the building with its points, and the enemy's points", () => {
    const last = sure(told[4]);
    const results = end(last).rows.map(({ seat, result }) => [seat, result?.text]);
    expect(results).toEqual([
      [0, "Defeat"],
      [3, "Defeat"],
      [1, "Draw"],
      [2, "Victory"],
    ]);
    const lost = record.log.filter(({ did, seat }) => did === "destroyed" && seat === 0);
    expect(lost).toHaveLength(1);
    expect(costs(last, 0)).toContain("-1 embassy");
    const paid = LOG.filter((line) => last.lines.includes(line.n) && line.seat === 0 && line.did === "scored");
    const points = paid.map(({ event }) => (event as { vp: number }).vp);
    expect(points.length).toBeGreaterThan(0);
    expect(costs(last, 0)?.filter((cost) => cost.endsWith("VP"))).toEqual(points.map((vp) => `${vp} VP`));
    expect(costs(last, 1)).toEqual([]);
  });

  it("gives the strongest winner the last word", () => {
    const beat = told[4]?.beats.at(-1);
    expect(beat?.seat).toBe(2);
    expect(beat?.costs?.map(({ cost }) => cost.amount)).toEqual([1]);
  });

  it("owns the lines of its winter and no others", () => {
    for (const story of told) {
      const lines = LOG.filter((line) => story.lines.includes(line.n));
      expect(lines[0]?.did).toBe("enemy_revealed");
      expect(lines.some((line) => ["phase_began", "built", "ended"].includes(line.did))).toBe(false);
      expect(lines.filter((line) => line.did === "fought")).toHaveLength(4);
    }
  });

  it("is the same when it is told long after, though more was built since", () => {
    const then = LOG.findIndex((line) => line.n > Math.max(...(told[0]?.lines ?? [])));
    const earlier = LOG.slice(0, then);
    const built = LOG.slice(then)
      .toReversed()
      .reduce(
        (now, line) => {
          const { seat, building } = line.event as { seat: number; building: string };
          const bit = 1 << record.facts.buildings.findIndex(({ id }) => id === building);
          if (line.did === "built") sure(now[seat]).built &= ~bit;
          if (line.did === "destroyed") sure(now[seat]).built |= bit;
          return now;
        },
        record.observation.provinces.map((province) => ({ ...province })),
      );
    const view = { observation: { provinces: built } } as unknown as GameView;
    expect(stories(earlier, view, record.facts)).toEqual(told.slice(0, 1));
  });

  it("says the sum alone where the values are another box's", () => {
    const weak = { ...record.facts, buildings: record.facts.buildings.map((one) => ({ ...one, battle: 50 })) };
    const row = sure(end(sure(stories(LOG, VIEW, weak)[0])).rows[0]);
    expect(row.terms.map(({ text, amount }) => [text, amount])).toEqual([["Combat value", 9]]);
  });
});

describe("what is seen and heard", () => {
  it("rolls the dice of who rolled", () => {
    expect(cues({ did: "rolled", seat: 1 })).toMatchObject({ sound: "dice", rolls: "die-blue-" });
  });
  it("brings placed dice from their owner, and nothing else", () => {
    expect(cues({ did: "chose", seat: 2, action: "place advisor=4 colored_dice=1,3" })?.origin).toBe("seat:2");
    expect(cues({ did: "chose", seat: 2, action: "construct building=inn" })?.origin).toBeUndefined();
    expect(cues({ did: "order_set" })).toBeUndefined();
  });
});
