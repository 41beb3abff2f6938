/** The fight for a city as a story: who attacks it, strengths adding up, what came of it, then the sabotages or the loot. */

import { say } from "$lib/texts.svelte";

import type { Beat, Cost, Named, Story, Term } from "../../table/story";
import type { GameView, LogLine, Part } from "../../table/wire";

type Told<Did extends string, Fields> = Did extends string ? { did: Did } & Fields : never;
type Event =
  | Told<"season_began", { year: number; season: string }>
  | Told<"phase_began", { phase: string }>
  | Told<"chose", { seat: number; action: string }>
  | Told<"target_revealed", { seat: number; city: string }>
  | Told<"hero_revealed", { seat: number; hero: number }>
  | Told<"fought", { city: string; attackers: number[]; strength: number; defence: number; sabotages: number }>
  | Told<"sabotaged", { seat: number; city: string; place: string; result: string }>
  | Told<"captured", { seat: number; city: string; job: string }>
  | Told<"sabotage_lapsed", { seat: number; city: string }>
  | Told<"gained", { seat: number; source: string; silver: number; wheat: number }>;
type Happened<Did extends Event["did"]> = Extract<Event, { did: Did }>;

/** What a story reads of the game's facts and of a position. */
interface Facts {
  cities: { id: string }[];
  jobs: { id: string; place: string }[];
}
interface Position {
  cities: { assigned: number[] }[];
}

/** A King who takes part: his own soldiers (undefined if nobody knows any more) and his hero. */
interface Fighter {
  seat: number;
  soldiers: number;
  hero: number;
}

const ASSISI = "assisi";
const AFTER = ["fought", "phase_began", "season_began", "ended"];
/** What an attacker does with a success; what follows from it stands in the lines after it. */
const DEEDS = ["sabotaged", "sabotage_lapsed"];

export function stories(lines: readonly LogLine[], view: GameView, facts: unknown): Story[] {
  return lines
    .filter((line) => line.did === "fought")
    .map((line) => fight(lines, line, view.observation as Position, facts as Facts));
}

function fight(lines: readonly LogLine[], line: LogLine, now: Position, facts: Facts): Story {
  const event = line.event as Happened<"fought">;
  const from = lines.indexOf(line);
  const next = lines.findIndex((later, n) => n > from && AFTER.includes(later.did));
  const season = lines.slice(seasonOf(lines, from), from);
  const deeds = lines.slice(from + 1, next < 0 ? undefined : next).filter(isDeed);
  const defender = event.city === ASSISI ? -1 : facts.cities.findIndex(({ id }) => id === event.city);
  const fighters = counted(season, event, defender, now);
  const kings = defender < 0 ? event.attackers : [...event.attackers, defender];
  return {
    id: `fight-${line.n}`,
    title: say("story-attack-title", { city: cityIn(line) }),
    lines: [line, ...deeds].map(({ n }) => n),
    against: {
      text: cityIn(line),
      label: say("story-attack-defence"),
      amount: event.defence,
      of: { kind: "city", id: event.city },
      wins: [],
      loses: [],
    },
    seats: kings,
    beats: [
      {
        words: joined(found(season, "target_revealed", (told) => told.city === event.city)),
        ...(event.attackers.length === 1 ? { seat: event.attackers[0] ?? -1 } : {}),
        sound: "drum",
      },
      ...strengths(season, event, fighters),
      outcome(line, event, defender),
      ...deeds.reduce<Beat[]>((beats, deed) => withDeed(beats, deed, defender, facts), []),
    ],
  };
}

// what happened

/** Where the season began that a line stands in. */
function seasonOf(lines: readonly LogLine[], at: number): number {
  return Math.max(
    0,
    lines.findLastIndex((line, n) => n < at && line.did === "season_began"),
  );
}

function found<Did extends Event["did"]>(
  lines: readonly LogLine[],
  did: Did,
  which: (event: Happened<Did>) => boolean,
): LogLine[] {
  return lines.filter((line) => line.did === did && which(line.event as Happened<Did>));
}

/** What an attacker did with his success, and what came of it. */
function isDeed(line: LogLine): boolean {
  if (DEEDS.includes(line.did) || line.did === "captured") return true;
  return line.did === "gained" && ["capture", ASSISI].includes((line.event as Happened<"gained">).source);
}

function cityIn(line: LogLine): string {
  return line.parts.find((part) => part.kind === "city")?.text ?? "";
}

/** Several lines of the log, one after the other. */
function joined(lines: readonly LogLine[]): Part[] {
  return lines.flatMap(({ parts }, n) => (n ? [{ text: " " }, ...parts] : parts));
}

// the numbers

/** Who takes part, with soldiers and heroes; nobody if the numbers can't be told apart any more. */
function counted(
  season: readonly LogLine[],
  event: Happened<"fought">,
  defender: number,
  now: Position,
): readonly Fighter[] {
  const heroes = new Map(
    season
      .filter((line) => line.did === "hero_revealed")
      .map((line) => heroOf(line.event as Happened<"hero_revealed">)),
  );
  const ways = [
    (seat: number) => sentOut(season, seat),
    (seat: number) => now.cities[seat]?.assigned[0] ?? 0, // the log begins later, or at a prepared position
  ];
  const kings = defender < 0 ? event.attackers : [...event.attackers, defender];
  for (const soldiers of ways) {
    const all = kings.map((seat) => ({ seat, soldiers: soldiers(seat), hero: heroes.get(seat) ?? 0 }));
    if (strengthOf(all, event.attackers) !== event.strength) continue;
    if (defender < 0 || strengthOf(all, [defender]) === event.defence) return all;
  }
  return [];
}

function heroOf({ seat, hero }: Happened<"hero_revealed">): [number, number] {
  return [seat, hero];
}

function strengthOf(fighters: readonly Fighter[], seats: readonly number[]): number {
  return fighters
    .filter(({ seat }) => seats.includes(seat))
    .reduce((sum, { soldiers, hero }) => sum + soldiers + hero, 0);
}

/** How many peasants a King has made soldiers since the season began, as everybody saw it. */
function sentOut(season: readonly LogLine[], seat: number): number {
  return season
    .filter((line) => line.did === "chose" && line.seat === seat)
    .reduce((sum, line) => sum + recruits((line.event as Happened<"chose">).action), 0);
}

function recruits(action: string): number {
  const [verb, ...given] = action.split(" ");
  const fields = new Map(given.map((one) => one.split("=") as [string, string]));
  const soldiers =
    verb === "buy_die" ? fields.get("die") === "soldier_die" : verb !== undefined && fields.get("job") === "soldier";
  if (!soldiers) return 0;
  return verb === "place_free" ? 1 : Number(fields.get("count") ?? 0);
}

/** Soldiers first, then heroes; if they can't be told apart, the strength as it was. */
function strengths(season: readonly LogLine[], event: Happened<"fought">, fighters: readonly Fighter[]): Beat[] {
  const seats = fighters.map(({ seat }) => seat);
  if (!seats.length) {
    const term: Term = { text: say("story-attack-strength"), amount: event.strength, of: glossary("attack-strength") };
    return [
      { words: [{ text: say("story-attack-soldiers-said") }], joins: [{ seat: event.attackers[0] ?? -1, term }] },
    ];
  }
  const armies = fighters.filter(({ soldiers }) => soldiers > 0);
  const heroes = found(season, "hero_revealed", ({ seat }) => seats.includes(seat));
  return [
    {
      words: [{ text: say("story-attack-soldiers-said") }],
      joins: armies.map(({ seat, soldiers }) => ({
        seat,
        term: { text: say("story-attack-soldiers"), amount: soldiers, of: { kind: "job", id: "soldier" } },
      })),
      sound: "tick",
    },
    {
      words: joined(heroes),
      joins: fighters
        .filter(({ seat }) => heroes.some((line) => line.seat === seat))
        .map(({ seat, hero }) => ({ seat, term: { text: "", amount: hero, of: { kind: "hero", id: `${hero}` } } })),
      sound: "card",
    },
  ];
}

// what came of it

function outcome(line: LogLine, event: Happened<"fought">, defender: number): Beat {
  const { attackers, strength, defence, sabotages, city } = event;
  const won = sabotages > 0;
  const spoils = say(city === ASSISI ? "story-attack-loot" : "story-attack-sabotages", { n: sabotages });
  const together = attackers.length > 1 ? say("story-attack-together", { n: strength }) : "";
  const said = won ? say("story-attack-success", { n: strength - defence, spoils }) : say("story-attack-repelled");
  return {
    words: line.parts,
    shows: true,
    results: [
      ...attackers.map((seat) => ({ seat, tone: won ? ("good" as const) : ("bad" as const), text: together + said })),
      ...(defender < 0
        ? []
        : [
            {
              seat: defender,
              tone: won ? ("bad" as const) : ("good" as const),
              text: say(won ? "story-attack-beaten" : "story-attack-holds"),
            },
          ]),
    ],
    sound: won ? "drum" : "tick",
  };
}

/** Another line about what an attacker did: a beat of its own, or the end of the one before. */
function withDeed(beats: Beat[], line: LogLine, defender: number, facts: Facts): Beat[] {
  const event = line.event as Event;
  const costs = costsOf(event, defender, facts);
  const last = beats.at(-1);
  const follows =
    (event.did === "captured" && event.city !== ASSISI) || (event.did === "gained" && event.source !== ASSISI);
  if (follows && last) {
    const words = [...last.words, { text: " " }, ...line.parts];
    return [...beats.slice(0, -1), { ...last, words, costs: [...(last.costs ?? []), ...costs] }];
  }
  const seat = "seat" in event ? event.seat : -1;
  const sound = event.did === "gained" ? ("coin" as const) : ("tick" as const);
  return [...beats, { words: line.parts, line: line.n, seat, costs, sound }];
}

function costsOf(event: Event, defender: number, facts: Facts): { seat: number; cost: Cost }[] {
  switch (event.did) {
    case "sabotaged":
      return [{ seat: defender, cost: victim(event, facts) }];
    case "captured":
      return [{ seat: event.seat, cost: { amount: 1, text: say("story-attack-captive"), of: glossary("captive") } }];
    case "gained":
      return (["silver", "wheat"] as const)
        .filter((good) => event[good])
        .map((good) => ({
          seat: event.seat,
          cost: {
            amount: event[good],
            text: say(`story-attack-${good}`, { n: event[good] }),
            good,
            of: glossary(good),
          },
        }));
    default:
      return [];
  }
}

/** Who was hit; one who lies is still there, but brings less. */
function victim({ place, result }: Happened<"sabotaged">, facts: Facts): Cost {
  const job = facts.jobs.find((one) => one.place === place)?.id ?? "";
  const of: Named = result === "removed" ? glossary("captive") : { kind: "job", id: job };
  return { amount: -1, text: say(`story-attack-${result.replace("_", "-")}`, { job }), of };
}

function glossary(id: string): Named {
  return { kind: "glossary", id };
}
