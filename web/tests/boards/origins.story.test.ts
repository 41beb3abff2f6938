import { beforeAll, describe, expect, it } from "vitest";

import { cues } from "../../src/boards/origins/motion";
import { Extras } from "../../src/table/extras.svelte";
import { standing, type Story } from "../../src/table/story";
import type { GameView, LogLine } from "../../src/table/wire";

const VIEW = { observation: { players: [{}, {}] } } as unknown as GameView;
const extras = new Extras();
beforeAll(() => extras.load("origins"));

/** A log of events, one line each. */
function log(...events: ({ did: string; seat?: number } & Record<string, unknown>)[]): LogLine[] {
  return events.map((event, n) => ({
    n,
    did: event.did,
    seat: event.seat ?? -1,
    parts: [{ text: event.did }],
    event,
  })) as unknown as LogLine[];
}
const told = (lines: LogLine[], view = VIEW) => extras.stories(lines, view, {});
const costs = (story: Story | undefined, seat: number) =>
  story &&
  standing(story, story.beats.length)
    .rows.find((row) => row.seat === seat)
    ?.costs.map(({ amount, text, of }) => `${amount} ${text || of?.id}`);

describe("a completed district", () => {
  const lines = log(
    { did: "district_completed", seat: 1, freeman: "red_4", base: 0, x: 0, y: 0, value: 4 },
    { did: "card_scored", seat: 1, card: "district_03", first: true, gold: 2 },
    { did: "scored", seat: 1, vp: 8, source: "district_03" },
    { did: "gained", seat: 1, source: "district_03", gold: 2 },
    { did: "ability_used", seat: 1, building: "granary", x: 0, y: 0 },
    { did: "gained", seat: 1, source: "granary", food: 3 },
    { did: "worker_sent", seat: 0, worker: "archon", site: 2, base: -1 },
    { did: "gained", seat: 0, source: "gain_food", food: 3 },
  );

  it("is told with all that it brings, and nothing of the next turn", () => {
    const [story, ...more] = told(lines);
    expect(more).toEqual([]);
    expect(story?.seats).toEqual([1]);
    expect(story?.lines).toEqual([0, 1, 2, 3, 4, 5]);
    expect(costs(story, 1)).toEqual(["8 VP", "2 gold", "3 food"]);
  });

  it("goes on as more of it is known", () => {
    expect(costs(told(lines.slice(0, 3))[0], 1)).toEqual(["8 VP"]);
  });
});

describe("the end of a round", () => {
  const lines = log(
    { did: "speakers_returned", values: [2, 3] },
    { did: "bastion_taken", seat: 1 },
    { did: "retreated", seat: 1, spaces: 2, space: 4 },
    { did: "zodiac_taken", seat: 0, temple: "forest", card: "leo", giver: 1 },
    { did: "round_began", round: 4, seat: 1 },
    { did: "zodiac_taken", seat: 0, temple: "sea", card: "aries", giver: -1 },
  );

  it("tells the Bastion, who falls back, and the Zodiac cards", () => {
    const [story] = told(lines);
    expect(story?.lines).toEqual([0, 1, 2, 3]);
    expect(costs(story, 1)).toEqual(["1 bastion", "-2 spaces", "-1 leo"]);
    expect(costs(story, 0)).toEqual(["1 leo"]);
  });

  it("is nothing where nothing changes hands, and nothing alone", () => {
    expect(told(log({ did: "speakers_returned", values: [2] }, { did: "round_began", round: 2, seat: 0 }))).toEqual([]);
    expect(told(lines, { observation: { players: [{}] } } as unknown as GameView)).toEqual([]);
  });
});

describe("motion", () => {
  it("lets pieces come from where they were taken", () => {
    expect(cues({ did: "citizen_taken", seat: 0, die: "red_3", base: 2 })?.origin).toBe("or-area-red");
    expect(cues({ did: "constructed", seat: 0, tile: "forum" })?.origin).toBe("or-market-forum");
    expect(cues({ did: "district_completed", seat: 2, base: 1 })?.origin).toBe("or-man-2-1");
    expect(cues({ did: "citizen_entered", die: "blue_2" })?.rolls).toBe("or-area-blue");
    expect(cues({ did: "nothing_of_ours" })).toBeUndefined();
  });
});
