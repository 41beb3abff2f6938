/** The raid at the end of a year as a story: who comes, what stands against them in every city, what they leave or take. */

import { say } from "$lib/texts.svelte";

import type { Beat, Cost, Named, Story, Term } from "../../table/story";
import type { GameView, LogLine } from "../../table/wire";
import { type Discordia, type Effect, faces, type Facts, NUMERALS } from "./read";

type Told<Did extends string, Fields> = Did extends string ? { did: Did } & Fields : never;
interface People {
  sailor?: number;
  soldier?: number;
  merchant?: number;
  farmer?: number;
}
type Event =
  | Told<"year_began", { year: number }>
  | Told<"season_began", { year: number; season: string }>
  | Told<"barbarians_revealed", { side: "left" | "right"; barbarian: string; strength: number }>
  | Told<"raid_repelled" | "raid_suffered", { seat: number; strength: number; defence: number }>
  | Told<"stars_gained" | "stars_lost", { seat: number; stars: number }>
  | Told<"ring_moved", { seat: number; steps: number }>
  | Told<"modifier_gained", { seat: number }>
  | Told<"building_lost", { seat: number; building: string }>
  | Told<"tower_lost" | "tower_built", { seat: number; tower: string; replaced?: string }>
  | Told<"extension_placed", { seat: number; extension: string }>
  | Told<"privilege_taken", { seat: number; privilege: string }>
  | Told<"workers_drawn" | "workers_returned", { seat: number; source: string } & People>;
type Happened<Did extends Event["did"]> = Extract<Event, { did: Did }>;
type Outcome = Happened<"raid_repelled" | "raid_suffered">;

const OUTCOMES = ["raid_repelled", "raid_suffered"];
/** What ends a raid: recruitment, or the end of the game. */
const AFTER = ["recruitment_counted", "season_began", "year_began", "ended"];

export function stories(lines: readonly LogLine[], view: GameView, facts: unknown): Story[] {
  const starts = lines.filter((line, n) => OUTCOMES.includes(line.did) && !isGoingOn(lines, n));
  return starts.map((start) => raid(lines, start, view.observation as Discordia, facts as Facts));
}

/** Whether another city has stood the same raid before. */
function isGoingOn(lines: readonly LogLine[], at: number): boolean {
  const last = lines.findLastIndex((line, n) => n < at && [...AFTER, ...OUTCOMES].includes(line.did));
  return last >= 0 && OUTCOMES.includes(lines[last]?.did ?? "");
}

function raid(lines: readonly LogLine[], start: LogLine, now: Discordia, facts: Facts): Story {
  const from = lines.indexOf(start);
  const next = lines.findIndex((line, n) => n > from && AFTER.includes(line.did));
  const scene = lines.slice(from, next < 0 ? undefined : next);
  const fights = scene.filter(({ did }) => OUTCOMES.includes(did));
  const left = revealed(lines, from, "left");
  const right = revealed(lines, from, "right");
  const year = lines.slice(0, from).findLast(({ did }) => did === "season_began");
  const tile = (line: LogLine | undefined) =>
    facts.barbarians.find(({ id }) => id === eventOf(line, "barbarians_revealed")?.barbarian);
  return {
    id: `raid-${start.n}`,
    title: say("story-raid-title", { year: NUMERALS[eventOf(year, "season_began")?.year ?? now.year] ?? "" }),
    lines: scene.map(({ n }) => n),
    against: {
      text: [left, right].flatMap((line) => nameIn(line)).join(" + "),
      label: say("story-raid-strength"),
      amount: (start.event as Outcome).strength,
      ...(left ? { of: { kind: "barbarian", id: tile(left)?.id ?? "" } } : {}),
      wins: (tile(right)?.reward ?? []).flatMap((effect) => stake(effect)),
      loses: (tile(left)?.penalty ?? []).flatMap((effect) => stake(effect)),
    },
    seats: fights.map((line) => (line.event as Outcome).seat),
    beats: [
      { words: [{ text: say("story-raid-begins") }], shows: true, sound: "drum" },
      {
        words: [{ text: say("story-raid-count") }],
        joins: fights.flatMap((line) => walls(line.event as Outcome, lines.slice(from), now, facts)),
        sound: "tick",
      },
      ...fights.map((line, n) => outcome(line, scene, fights[n + 1])),
    ],
  };
}

// what happened

function eventOf<Did extends Event["did"]>(line: LogLine | undefined, did: Did): Happened<Did> | undefined {
  return line?.did === did ? (line.event as Happened<Did>) : undefined;
}

function revealed(lines: readonly LogLine[], before: number, side: "left" | "right"): LogLine | undefined {
  return lines.slice(0, before).findLast((line) => eventOf(line, "barbarians_revealed")?.side === side);
}

function nameIn(line: LogLine | undefined): string[] {
  const name = line?.parts.find((part) => part.kind === "barbarian")?.text;
  return name ? [name] : [];
}

// the numbers

function glossary(id: string): Named {
  return { kind: "glossary", id };
}

/** Towers' own walls, and the workers: what is left of the defence. Towers that came or went since are counted back. */
function walls(
  { seat, defence }: Outcome,
  since: readonly LogLine[],
  now: Discordia,
  facts: Facts,
): { seat: number; term: Term }[] {
  const known = faces(facts);
  const standing = new Set((now.cities[seat]?.towers ?? []).flatMap((tower) => (tower ? [tower.building] : [])));
  for (const line of since.toReversed()) {
    const built = eventOf(line, "tower_built");
    if (built?.seat === seat) {
      standing.delete(built.tower);
      if (built.replaced) standing.add(built.replaced);
    }
    const lost = eventOf(line, "tower_lost");
    if (lost?.seat === seat) standing.add(lost.tower);
  }
  const stones = [...standing].reduce((sum, tower) => sum + (known.get(tower)?.defence ?? 0), 0);
  // the log or the box may not tell all: then the sum is all that is known
  if (stones > defence) return [join(seat, "defence", defence, "defence")];
  return [
    ...(stones < defence || !stones ? [join(seat, "workers", defence - stones, "defence")] : []),
    ...(stones ? [join(seat, "walls", stones, "tower")] : []),
  ];
}

function join(seat: number, text: string, amount: number, of: string): { seat: number; term: Term } {
  return { seat, term: { text: say(`story-raid-${text}`), amount, of: glossary(of) } };
}

// what came of it

function outcome(line: LogLine, scene: readonly LogLine[], next: LogLine | undefined): Beat {
  const { seat, did } = line.event as Outcome;
  const held = did === "raid_repelled";
  const own = scene.slice(scene.indexOf(line) + 1, next ? scene.indexOf(next) : undefined);
  return {
    words: [...line.parts, ...own.flatMap(({ parts }) => [{ text: " " }, ...parts])].slice(0, 24),
    line: line.n,
    seat,
    results: [{ seat, tone: held ? "good" : "bad", text: say(held ? "story-raid-holds" : "story-raid-falls") }],
    costs: own.flatMap(({ event }) => costsOf(event as Event)).map((cost) => ({ seat, cost })),
    sound: held ? "coin" : "drum",
  };
}

function people({ sailor = 0, soldier = 0, merchant = 0, farmer = 0 }: People): number {
  return sailor + soldier + merchant + farmer;
}

function counted(text: string, amount: number, of: Named): Cost {
  return { amount, text: say(`story-raid-${text}`, { n: Math.abs(amount) }), of };
}

function costsOf(event: Event): Cost[] {
  switch (event.did) {
    case "stars_gained":
      return [counted("stars", event.stars, glossary("star"))];
    case "stars_lost":
      return [counted("stars", -event.stars, glossary("star"))];
    case "ring_moved":
      return [counted("ring", event.steps, glossary("aqueduct"))];
    case "modifier_gained":
      return [counted("modifier", 1, glossary("modifier"))];
    case "workers_drawn":
      return event.source === "penalty" ? [counted("drawn", people(event), glossary("worker"))] : [];
    case "workers_returned":
      return event.source === "bonus" ? [counted("returned", -people(event), glossary("worker"))] : [];
    case "building_lost":
      return [{ amount: -1, text: "", icon: "house", of: { kind: "building", id: event.building } }];
    case "tower_lost":
      return [{ amount: -1, text: "", icon: "house", of: { kind: "tower", id: event.tower } }];
    case "tower_built":
      return [gained("tower", event.tower)];
    case "extension_placed":
      return [gained("extension", event.extension)];
    case "privilege_taken":
      return [gained("privilege", event.privilege)];
    default:
      return [];
  }
}

/** Something that was won, by its name. */
function gained(kind: string, id: string): Cost {
  return { amount: 1, text: say("story-raid-gained", { kind }), of: { kind, id } };
}

/** What is at stake, before anybody has won or lost it. */
function stake(effect: Effect): Cost[] {
  const { kind, n, target = "any" } = effect;
  switch (kind) {
    case "gain_star":
      return [counted("stars", n, glossary("star"))];
    case "lose_star":
      return [counted("stars", -n, glossary("star"))];
    case "aqueduct":
      return [counted("ring", n, glossary("aqueduct"))];
    case "gain_modifier":
      return [counted("modifier", n, glossary("modifier"))];
    case "draw_workers":
      return [counted("drawn", n, glossary("worker"))];
    case "return_workers":
      return [counted("returned", -n, glossary("worker"))];
    case "remove_building":
      return [{ amount: -1, text: say("story-raid-building", { type: target }), of: glossary("building") }];
    case "lose_tower":
      return [{ amount: -n, text: say("story-raid-gained", { kind: "tower" }), of: glossary("tower") }];
    case "gain_tower":
      return [{ amount: n, text: say("story-raid-gained", { kind: "tower" }), of: glossary("tower") }];
    case "gain_extension":
      return [{ amount: n, text: say("story-raid-gained", { kind: "extension" }), of: glossary("extension") }];
    case "deploy":
      return [{ amount: 1, text: say("story-raid-gained", { kind: "deploy" }), of: glossary("deploy") }];
    default:
      return [];
  }
}
