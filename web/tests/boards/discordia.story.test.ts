import { beforeAll, describe, expect, it } from "vitest";

import record from "../../../tests/golden/discordia/board.json";
import { cues } from "../../src/boards/discordia/motion";
import { Extras } from "../../src/table/extras.svelte";
import { largest, standing, type Story } from "../../src/table/story";
import type { GameView, LogLine } from "../../src/table/wire";

/** The raids of a game, with what the rules counted in them (tests/games/discordia/test_board_record.py). */
const LOG = record.log.map((line) => ({
  ...line,
  parts: [
    { text: line.did },
    ...("barbarian" in line.event ? [{ text: `the ${line.event.barbarian}`, kind: "barbarian" }] : []),
  ],
})) as unknown as LogLine[];
const VIEW = { observation: record.observation } as unknown as GameView;
const extras = new Extras();
let told: Story[] = [];
beforeAll(async () => {
  await extras.load("discordia");
  told = extras.stories(LOG, VIEW, record.facts);
});

/** What must be there. */
function sure<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error("it is not there");
  return value;
}

const YEARS = 4;
const SEATS = record.raids.length / YEARS;
const ofYear = (year: number) => record.raids.slice((year - 1) * SEATS, year * SEATS);

describe("the raid", () => {
  it("is told once a year, for every city", () => {
    expect(extras.tells).toBe(true);
    expect(told.map(({ title }) => title)).toEqual(
      ["I", "II", "III", "IV"].map((year) => `The barbarians of year ${year}`),
    );
    expect(new Set(told.map(({ id }) => id)).size).toBe(YEARS);
    for (const [n, story] of told.entries()) expect(story.seats).toEqual(ofYear(n + 1).map(({ seat }) => seat));
  });

  it.each([1, 2, 3, 4])("adds up number for number in year %i", (year) => {
    const story = sure(told[year - 1]);
    const { rows, shown } = standing(story, story.beats.length);
    expect(shown).toBe(true);
    for (const raid of ofYear(year)) {
      expect(story.against?.amount).toBe(raid.strength);
      const row = sure(rows.find(({ seat }) => seat === raid.seat));
      expect(row.total).toBe(raid.defence);
      expect(row.result).toEqual(
        raid.did === "raid_repelled" ? { tone: "good", text: "Holds" } : { tone: "bad", text: "Falls" },
      );
    }
    expect(largest(story)).toBeGreaterThanOrEqual(sure(story.against).amount);
  });

  it("names both banks, and what is at stake on each", () => {
    for (const story of told) {
      expect(story.against?.text).toMatch(/^the barbarian_[ac]\d \+ the barbarian_[bd]\d$/);
      expect(story.against?.wins).toHaveLength(1);
      expect(story.against?.loses).toHaveLength(1);
    }
  });

  it("begins with the barbarians, counts the walls, then says of everybody what came of it", () => {
    const story = sure(told[0]);
    expect(story.beats).toHaveLength(2 + SEATS);
    expect(standing(story, 1).rows.every(({ terms }) => terms.length === 0)).toBe(true);
    expect(standing(story, 2).rows.every(({ terms, result }) => terms.length > 0 && !result)).toBe(true);
    for (const [n, { seat }] of ofYear(1).entries()) expect(story.beats[2 + n]?.seat).toBe(seat);
  });

  it("costs or brings what the log says", () => {
    const costs = told.flatMap((story) => standing(story, story.beats.length).rows.flatMap((row) => row.costs));
    expect(costs.length).toBeGreaterThan(0);
    for (const { amount, text, of } of costs) {
      expect(amount).not.toBe(0);
      expect(text !== "" || of !== undefined).toBe(true);
    }
  });

  it("is told of a position too, when the log begins later", () => {
    const from = LOG.findIndex(({ did }) => did.startsWith("raid_"));
    const [story] = extras.stories(LOG.slice(from), VIEW, record.facts);
    expect(sure(story).against?.text).toBe("");
    expect(sure(story).seats).toHaveLength(SEATS);
  });
});

describe("motion", () => {
  it("rolls the dice, and brings new workers out of the bag", () => {
    expect(cues({ did: "rolled", seat: 0 })).toMatchObject({ sound: "dice", rolls: "di-die-" });
    expect(cues({ did: "workers_drawn", seat: 0 })).toMatchObject({ origin: "bag" });
    expect(cues({ did: "nothing_lost" })).toBeUndefined();
  });
});
