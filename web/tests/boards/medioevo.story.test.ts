import { beforeAll, describe, expect, it } from "vitest";

import { cues } from "../../src/boards/medioevo/motion";
import { Extras } from "../../src/table/extras.svelte";
import { standing, type Story, toldBy } from "../../src/table/story";
import type { GameView, LogLine } from "../../src/table/wire";

const extras = new Extras();
beforeAll(() => extras.load("medioevo"));

function log(...events: ({ did: string; seat?: number } & Record<string, unknown>)[]): LogLine[] {
  return events.map((event, n) => ({
    n,
    did: event.did,
    seat: event.seat ?? -1,
    parts: [{ text: event.did }],
    event,
  })) as unknown as LogLine[];
}
const told = (lines: LogLine[], seat = -1) =>
  extras.stories(lines, { seat, observation: {} } as unknown as GameView, {});
const rows = (story: Story | undefined) => (story ? standing(story, story.beats.length).rows : []);

const FIGHT = [
  { did: "battle_began", place: "buda", attacker: 0, defender: 1, cause: "move" },
  { did: "battle_round_began", place: "buda", round: 1 },
  { did: "attacks_compared", attacker: 0, attack: 8, defender: 1, defence: 5 },
  { did: "unit_fell", side: 1, unit: "archer" },
  { did: "unit_fell", side: 0, unit: "light_infantry" },
  { did: "battle_round_began", place: "buda", round: 2 },
  { did: "attacks_compared", attacker: 0, attack: 12, defender: 1, defence: 3 },
  { did: "unit_captured", side: 1, unit: "archer", by: 0 },
  { did: "battle_ended", place: "buda", winner: 0, how: "wiped_out" },
  { did: "honor_changed", seat: 0, change: 2, why: "conquest" },
  { did: "phase_began", phase: "trade" },
];

describe("a battle", () => {
  it("is told round by round, with what it costs and brings", () => {
    const [story, ...more] = told(log(...FIGHT));
    expect(more).toEqual([]);
    const [winner, loser] = rows(story);
    expect(winner?.terms.map(({ amount }) => amount)).toEqual([1, 1]);
    expect(winner?.result?.tone).toBe("good");
    expect(winner?.costs.map(({ amount }) => amount)).toEqual([-1, 2]);
    expect(loser?.total).toBe(1);
    expect(loser?.result?.tone).toBe("bad");
    expect(loser?.costs.map(({ amount }) => amount)).toEqual([-2]);
  });

  it("is news to others when it ends, and to who fought it from its beginning", () => {
    const lines = log(...FIGHT);
    const last = lines.slice(7);
    expect(toldBy(told(lines, 3), last)).toHaveLength(1);
    expect(toldBy(told(lines, 0), last).filter(({ from }) => from === undefined)).toEqual([]);
    expect(told(lines.slice(0, 8))).toEqual([]);
  });

  it("may be fought inside another", () => {
    const inner = [
      { did: "battle_began", place: "rome", attacker: -1, defender: 1, cause: "horde" },
      { did: "battle_ended", place: "rome", winner: -1, how: "wiped_out" },
    ];
    const lines = log(...FIGHT.slice(0, 3), ...inner, ...FIGHT.slice(3));
    expect(told(lines).map(({ id, seats }) => [id, seats])).toEqual([
      ["battle-3", [1]],
      ["battle-0", [0, 1]],
    ]);
  });
});

describe("other moments", () => {
  it("are bids with who is first", () => {
    const [story] = told(
      log({ did: "bids_opened", seats: [0, 1, 2], florins: [50, 120, 0] }, { did: "order_set", seats: [1, 0, 2] }),
    );
    expect(rows(story).map(({ seat, total, result }) => [seat, total, result?.tone])).toEqual([
      [0, 50, "even"],
      [1, 120, "good"],
      [2, 0, "even"],
    ]);
  });

  it("are rebellions against the tolerated tax, if there are any", () => {
    expect(told(log({ did: "tax_tolerated", tax: 30 }, { did: "phase_began", phase: "taxes" }))).toEqual([]);
    const [story] = told(
      log(
        { did: "tax_tolerated", tax: 20 },
        { did: "rebellion_broke", seat: 1, rebellions: 2 },
        { did: "honor_changed", seat: 1, change: -2, why: "rebellion" },
        { did: "rebellion_placed", seat: 1, place: "rome" },
        { did: "battle_began", place: "rome", attacker: -1, defender: 1 },
      ),
    );
    expect(story?.against?.amount).toBe(20);
    expect(story?.lines).toEqual([0, 1, 2, 3]);
    expect(rows(story)[0]).toMatchObject({ seat: 1, total: 40, result: { tone: "bad" } });
  });

  it("are votes on a breach", () => {
    const [story] = told(log({ did: "breach_voted", pact: "p", broken: [0, 2], kept: [1], breach: true }));
    expect(story?.seats).toEqual([0, 2, 1]);
    expect(new Set(rows(story).map(({ result }) => result?.text)).size).toBe(2);
  });
});

describe("cues", () => {
  it("roll the dice that are meant", () => {
    expect(cues({ did: "barbarian_dice_rolled" })).toMatchObject({ sound: "dice", rolls: "me-circle-" });
    expect(cues({ did: "attack_rolled" })).toMatchObject({ rolls: "me-battle-" });
    expect(cues({ did: "honor_changed", change: -1 })?.sound).toBe("drum");
    expect(cues({ did: "honor_changed", change: 1 })?.sound).toBe("chord");
    expect(cues({ did: "unheard_of" })).toBeUndefined();
  });
});
