/**
 * Moments of Medioevo Universale as stories: the bids for the turn order, rebellions, battles of others, votes. Whoever
 * fights a battle has its screen; it is told to all others when it is over, and can be played again from the log.
 */

import { say } from "$lib/texts.svelte";

import type { Beat, Cost, Story } from "../../table/story";
import type { GameView, LogLine } from "../../table/wire";

type Told<Did extends string, Fields> = Did extends string ? { did: Did } & Fields : never;
type Event =
  | Told<"bids_opened", { seats: readonly number[]; florins: readonly number[] }>
  | Told<"order_set", { seats: readonly number[] }>
  | Told<"tax_tolerated", { tax: number }>
  | Told<"rebellion_broke", { seat: number; rebellions: number }>
  | Told<"rebellion_placed", { seat: number; place: string }>
  | Told<"honor_changed", { seat: number; change: number; why: string }>
  | Told<"battle_began", { place: string; attacker: number; defender: number }>
  | Told<"attacks_compared", { attack: number; defence: number }>
  | Told<"battle_round_began", { place: string; round: number }>
  | Told<"unit_fell" | "unit_captured", { side: number; unit: string }>
  | Told<"battle_ended", { place: string; winner: number; how: string }>
  | Told<"conquered", { seat: number; place: string }>
  | Told<"breach_voted", { broken: readonly number[]; kept: readonly number[]; breach: boolean }>;

/** What belongs to a battle although it happens after it. */
const AFTERMATH = [
  "honor_changed",
  "conquered",
  "assets_plundered",
  "rebellion_suppressed",
  "item_taken",
  "token_removed",
];
const OF_REBELLION = ["rebellion_broke", "rebellion_placed", "honor_changed", "horde_appeared"];

export function stories(lines: readonly LogLine[], view: GameView): Story[] {
  const found: (Story | undefined)[] = [];
  /** Battles that are not over: one may begin inside another. */
  const open: { at: number; lines: LogLine[] }[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.did === "battle_began") open.push({ at, lines: [] });
    open.at(-1)?.lines.push(line);
    if (line.did === "battle_ended") {
      const fought = open.pop();
      if (fought) found.push(battle(fought.lines, following(lines, at, AFTERMATH), view.seat));
    } else if (line.did === "bids_opened") found.push(bids(line, lines[at + 1]));
    else if (line.did === "tax_tolerated") found.push(rebellions(line, following(lines, at, OF_REBELLION)));
    else if (line.did === "breach_voted") found.push(vote(line));
  }
  return found.filter((story) => story !== undefined);
}

/** The lines that come right after one, as long as they are of these kinds. */
function following(lines: readonly LogLine[], at: number, kinds: readonly string[]): LogLine[] {
  const found: LogLine[] = [];
  for (let n = at + 1; n < lines.length; n++) {
    const line = lines[n];
    if (!line || !kinds.includes(line.did)) break;
    found.push(line);
  }
  return found;
}

const eventOf = (line: LogLine | undefined) => (line?.event ?? { did: "" }) as Event | { did: "" };
const honor = (change: number): Cost => ({ amount: change, text: say("story-honor"), icon: "trophy" });

// bids

function bids(line: LogLine, next: LogLine | undefined): Story | undefined {
  const event = eventOf(line);
  if (event.did !== "bids_opened") return undefined;
  const order = eventOf(next);
  const [first = -1] = order.did === "order_set" ? order.seats : [];
  const set: Beat[] =
    next && order.did === "order_set"
      ? [
          {
            line: next.n,
            words: next.parts,
            sound: "seal",
            results: order.seats.map((seat, n) => ({
              seat,
              tone: seat === first ? ("good" as const) : ("even" as const),
              text: say("story-place", { place: n + 1 }),
            })),
          },
        ]
      : [];
  return {
    id: `bids-${line.n}`,
    title: say("story-bids-title"),
    lines: [line.n, ...(set.length && next ? [next.n] : [])],
    seats: event.seats,
    beats: [
      {
        words: line.parts,
        sound: "coin",
        joins: event.seats.map((seat, n) => ({
          seat,
          term: { text: say("story-bid"), amount: event.florins[n] ?? 0 },
        })),
      },
      ...set,
    ],
  };
}

// rebellions

function rebellions(line: LogLine, after: readonly LogLine[]): Story | undefined {
  const event = eventOf(line);
  const broke = after.map(eventOf).filter((one) => one.did === "rebellion_broke");
  if (event.did !== "tax_tolerated" || !broke.length) return undefined;
  return {
    id: `rebellion-${line.n}`,
    title: say("story-rebellion-title"),
    lines: [line, ...after].map(({ n }) => n),
    against: { text: say("story-tolerated"), label: say("story-tax"), amount: event.tax, wins: [], loses: [] },
    seats: broke.map(({ seat }) => seat),
    beats: [{ words: line.parts, shows: true, sound: "drum" }, ...after.map((one) => uprising(one, event.tax))],
  };
}

function uprising(line: LogLine, tolerated: number): Beat {
  const said = { line: line.n, words: line.parts };
  const event = eventOf(line);
  switch (event.did) {
    case "rebellion_broke": {
      const { seat, rebellions: count } = event;
      return {
        ...said,
        seat,
        sound: "drum",
        joins: [{ seat, term: { text: say("story-tax"), amount: tolerated + 10 * count } }],
        results: [{ seat, tone: "bad", text: say("story-rebellions", { count }) }],
      };
    }
    case "honor_changed":
      return { ...said, seat: event.seat, costs: [{ seat: event.seat, cost: honor(event.change) }] };
    default:
      return said;
  }
}

// battles

function battle(lines: readonly LogLine[], after: readonly LogLine[], viewer: number): Story | undefined {
  const [start] = lines;
  const end = lines.at(-1);
  const began = eventOf(start);
  const ended = eventOf(end);
  if (!start || !end || began.did !== "battle_began" || ended.did !== "battle_ended") return undefined;
  const { attacker, defender } = began;
  const seats = [attacker, defender].filter((side) => side >= 0);
  const other = (side: number) => (side === attacker ? defender : attacker);
  const beats: Beat[] = [{ words: start.parts, sound: "drum", seat: Math.max(attacker, defender) }];
  const lost = new Map<number, number>();
  let round = 0;
  for (const [n, line] of lines.entries()) {
    const event = eventOf(line);
    if (event.did === "battle_round_began") round = event.round;
    if (event.did !== "attacks_compared") continue;
    const fell = strokes(lines, n);
    for (const side of fell) lost.set(side, (lost.get(side) ?? 0) + 1);
    beats.push({
      words: line.parts,
      sound: "dice",
      joins: seats.map((seat) => ({
        seat,
        term: {
          text: say("story-round", {
            round,
            own: seat === attacker ? event.attack : event.defence,
            theirs: seat === attacker ? event.defence : event.attack,
          }),
          amount: fell.filter((side) => side === other(seat)).length,
        },
      })),
    });
  }
  beats.push({
    words: end.parts,
    sound: "chord",
    results: seats.map((seat) => ({
      seat,
      tone: ended.winner === seat ? ("good" as const) : ended.winner < -1 ? ("even" as const) : ("bad" as const),
      text: say("story-battle-result", { won: ended.winner === seat ? "yes" : ended.winner < -1 ? "nobody" : "no" }),
    })),
    costs: seats
      .filter((seat) => lost.get(seat))
      .map((seat) => ({
        seat,
        cost: { amount: -(lost.get(seat) ?? 0), text: say("story-units"), icon: "battle" as const },
      })),
  });
  for (const line of after) {
    const event = eventOf(line);
    const costs = event.did === "honor_changed" ? [{ seat: event.seat, cost: honor(event.change) }] : [];
    beats.push({ line: line.n, words: line.parts, costs });
  }
  const told = [...lines.map(({ n }) => n), ...after.map(({ n }) => n)];
  return {
    id: `battle-${start.n}`,
    title: say("story-battle-title", {
      place: start.parts.find(({ kind }) => kind === "place")?.text ?? "",
    }),
    // to who was not in it, it is news when it ends
    lines: seats.includes(viewer) ? told : [end.n, ...told.filter((n) => n !== end.n)],
    seats,
    beats,
  };
}

/** The sides of the units that fell between one comparison and the next round. */
function strokes(lines: readonly LogLine[], from: number): number[] {
  const found: number[] = [];
  for (let n = from + 1; n < lines.length; n++) {
    const event = eventOf(lines[n]);
    if (event.did === "battle_round_began" || event.did === "battle_ended") break;
    if (event.did === "unit_fell" || event.did === "unit_captured") found.push(event.side);
  }
  return found;
}

// votes

function vote(line: LogLine): Story | undefined {
  const event = eventOf(line);
  if (event.did !== "breach_voted") return undefined;
  const { broken, kept } = event;
  return {
    id: `vote-${line.n}`,
    title: say("story-vote-title"),
    lines: [line.n],
    seats: [...broken, ...kept],
    beats: [
      {
        words: line.parts,
        sound: "seal",
        results: [...broken, ...kept].map((seat) => ({
          seat,
          tone: "even" as const,
          text: say("story-vote", { broken: broken.includes(seat) ? "yes" : "no" }),
        })),
      },
    ],
  };
}
