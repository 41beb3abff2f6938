/** Two moments of Origins as stories: a district is completed, and a round ends with all that it moves. */

import { say } from "$lib/texts.svelte";

import type { Beat, Cost, Named, Story } from "../../table/story";
import type { GameView, LogLine } from "../../table/wire";
import { RESOURCES } from "./read";

type Told<Did extends string, Fields> = Did extends string ? { did: Did } & Fields : never;
type Event =
  | Told<"district_completed", { seat: number; freeman: string; value: number }>
  | Told<"card_scored", { seat: number; card: string; first: boolean; gold: number }>
  | Told<"scored", { seat: number; vp: number; source: string }>
  | Told<"gained", { seat: number; source: string } & Partial<Record<(typeof RESOURCES)[number], number>>>
  | Told<"ability_used", { seat: number; building: string }>
  | Told<"speakers_returned", { values: readonly number[] }>
  | Told<"bastion_taken" | "round_began", { seat: number }>
  | Told<"retreated", { seat: number; spaces: number; space: number }>
  | Told<"zodiac_taken", { seat: number; temple: string; card: string; giver: number }>
  | Told<"end_reached", { condition: string }>;
type Happened<Did extends Event["did"]> = Extract<Event, { did: Did }>;

/** What ends the turn in which a district was completed. */
const TURN_ENDS = ["worker_sent", "district_completed", "tower_raised", "base_taken", "passed", "speakers_returned"];
const ROUND_ENDS = ["round_began", "ended"];
const OF_ROUND = [
  "speakers_returned",
  "bastion_taken",
  "retreated",
  "zodiac_taken",
  "neutral_moved",
  "zodiac_returned",
  "end_reached",
];

export function stories(lines: readonly LogLine[], view: GameView): Story[] {
  const seats = (view.observation as { players: readonly unknown[] }).players.map((_, seat) => seat);
  return lines.flatMap((line, at) => {
    const told =
      line.did === "district_completed"
        ? district(lines, at)
        : line.did === "speakers_returned"
          ? roundEnd(lines, at, seats)
          : undefined;
    return told ? [told] : [];
  });
}

function eventOf<Did extends Event["did"]>(line: LogLine | undefined, did: Did): Happened<Did> | undefined {
  return line?.did === did ? (line.event as Happened<Did>) : undefined;
}

const glossary = (id: string): Named => ({ kind: "glossary", id });
const points = (vp: number, of: Named = glossary("vp")): Cost => ({
  amount: vp,
  text: say("story-vp"),
  icon: "trophy",
  of,
});

// a district

function district(lines: readonly LogLine[], at: number): Story | undefined {
  const start = lines[at];
  const done = eventOf(start, "district_completed");
  if (!start || !done) return undefined;
  const end = lines.findIndex((line, n) => n > at && TURN_ENDS.includes(line.did));
  const { seat } = done;
  const belongs = lines
    .slice(at + 1, end < 0 ? undefined : end)
    .filter((line) => ["card_scored", "scored", "gained", "ability_used"].includes(line.did) && line.seat === seat);
  const beats = belongs.map((line) => worth(line, seat)).filter((beat) => beat !== undefined);
  return {
    id: `district-${start.n}`,
    title: say("story-district-title"),
    lines: [start.n, ...belongs.map((line) => line.n)],
    seats: [seat],
    beats: [{ words: start.parts, seat, sound: "chord" }, ...beats],
  };
}

function worth(line: LogLine, seat: number): Beat | undefined {
  const said = { line: line.n, words: line.parts, seat };
  const event = line.event as Event;
  switch (event.did) {
    case "card_scored":
      return { ...said, sound: "card" };
    case "ability_used":
      return { ...said, sound: "tick" };
    case "scored":
      return { ...said, sound: "coin", costs: [{ seat, cost: points(event.vp) }] };
    case "gained":
      return {
        ...said,
        sound: "coin",
        costs: RESOURCES.filter((kind) => event[kind]).map((kind) => ({
          seat,
          cost: { amount: event[kind] ?? 0, text: "", of: { kind: "resource", id: kind } },
        })),
      };
    default:
      return undefined;
  }
}

// the end of a round

function roundEnd(lines: readonly LogLine[], at: number, seats: readonly number[]): Story | undefined {
  const start = lines[at];
  if (!start || seats.length < 2) return undefined;
  const next = lines.findIndex((line, n) => n > at && ROUND_ENDS.includes(line.did));
  const belongs = lines.slice(at, next < 0 ? undefined : next).filter((line) => OF_ROUND.includes(line.did));
  if (!belongs.some((line) => ["bastion_taken", "retreated", "zodiac_taken", "end_reached"].includes(line.did)))
    return undefined;
  return {
    id: `round-${start.n}`,
    title: say("story-round-title"),
    lines: belongs.map((line) => line.n),
    seats,
    beats: belongs.map((line) => change(line)),
  };
}

function change(line: LogLine): Beat {
  const said = { line: line.n, words: line.parts };
  const event = line.event as Event;
  switch (event?.did) {
    case "bastion_taken":
      return {
        ...said,
        seat: event.seat,
        sound: "seal",
        costs: [{ seat: event.seat, cost: { amount: 1, text: "", of: glossary("bastion") } }],
      };
    case "retreated":
      return {
        ...said,
        seat: event.seat,
        sound: "drum",
        costs: [
          {
            seat: event.seat,
            cost: {
              amount: -event.spaces,
              text: say("story-spaces", { n: event.spaces }),
              of: glossary("military-track"),
            },
          },
        ],
      };
    case "zodiac_taken": {
      const of = { kind: "zodiac", id: event.card };
      const gave = event.giver >= 0 ? [{ seat: event.giver, cost: { amount: -1, text: "", of } }] : [];
      return {
        ...said,
        seat: event.seat,
        sound: "card",
        costs: [{ seat: event.seat, cost: { amount: 1, text: "", of } }, ...gave],
      };
    }
    default:
      return { ...said, sound: "tick" };
  }
}
