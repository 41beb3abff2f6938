/** The winter battle as a story: the enemy, what stands against it in every province, the King's help, what came of it. */

import { say } from "$lib/texts.svelte";

import type { Beat, Cost, Named, Story, Term, Tone } from "../../table/story";
import type { GameView, LogLine } from "../../table/wire";
import type { Amount, BuildingFacts, EnemyFacts, Facts, Kingsburg } from "./read";

type Told<Did extends string, Fields> = Did extends string ? { did: Did } & Fields : never;
type Event =
  | Told<"phase_began", { year: number; phase: string }>
  | Told<"enemy_revealed", { enemy: string }>
  | Told<"reinforced", { seat: number; soldiers: number }>
  | Told<"fought", { seat: number; value: number; strength: number; result: "victory" | "draw" | "defeat" }>
  | Told<"gained" | "paid", { seat: number; source: string; gold: number; wood: number; stone: number }>
  | Told<"scored", { seat: number; vp: number; source: string }>
  | Told<"destroyed" | "built", { seat: number; building: string }>;
type Happened<Did extends Event["did"]> = Extract<Event, { did: Did }>;

const GOODS = ["gold", "wood", "stone"] as const;
const TONES: Record<string, Tone> = { victory: "good", draw: "even", defeat: "bad" };
const ROMAN = ["0", "I", "II", "III", "IV", "V"];

export function stories(lines: readonly LogLine[], view: GameView, facts: unknown): Story[] {
  const starts = lines.filter((line) => line.did === "enemy_revealed");
  return starts.map((start) => battle(lines, start, view.observation as Kingsburg, facts as Facts)).filter(isTold);
}

function isTold(story: Story | undefined): story is Story {
  return story !== undefined;
}

function battle(lines: readonly LogLine[], start: LogLine, now: Kingsburg, facts: Facts): Story | undefined {
  const from = lines.indexOf(start);
  const next = lines.findIndex((line, n) => n > from && ["phase_began", "ended"].includes(line.did));
  const winter = lines.slice(from, next < 0 ? undefined : next);
  const fights = found(winter, "fought");
  const enemy = facts.enemies.find(({ id }) => id === eventOf(start, "enemy_revealed")?.enemy);
  const reinforced = found(winter, "reinforced")[0];
  if (!enemy || !fights.length || !reinforced) return undefined;
  const belongs = winter.filter((line) => line === start || isPart(line, winter));
  const last = belongs.at(-1);
  const year = lines.slice(0, from).findLast((line) => line.did === "phase_began");
  const own = new Map(fights.map(({ event }) => [event.seat, walls(event, lines, from, now, facts, enemy)]));
  const king = reinforced.event.soldiers;
  return {
    id: `winter-${start.n}`,
    title: say("story-winter-title", { year: ROMAN[eventOf(year, "phase_began")?.year ?? 0] ?? "" }),
    lines: winter.slice(0, last ? winter.indexOf(last) + 1 : 1).map((line) => line.n),
    against: {
      text: start.parts.find((part) => part.kind === "enemy")?.text ?? "",
      label: say("story-winter-strength"),
      amount: enemy.strength,
      of: { kind: "enemy", id: enemy.id },
      wins: stakes(enemy.reward, 1),
      loses: stakes(enemy.loss, -1),
    },
    seats: fights.map(({ event }) => event.seat),
    beats: [
      { words: start.parts, shows: true, sound: "drum" },
      ...joining(say("story-winter-soldiers-said"), own, (term) => term.of?.kind !== "building"),
      ...joining(say("story-winter-buildings-said"), own, (term) => term.of?.kind === "building"),
      {
        words: reinforced.line.parts,
        sound: "dice",
        joins: fights
          .filter(({ event }) => own.get(event.seat)?.some((term) => term.of?.id === "combat-value") !== true)
          .map(({ event }) => ({ seat: event.seat, term: term("reinforcements", king, "reinforcements") })),
      },
      ...fights.map(({ line, event }) => outcome(line, event, belongs)),
      ...found(belongs, "scored")
        .filter(({ event }) => event.source === "strongest_winner")
        .map(({ line, event }) => ({
          words: line.parts,
          seat: event.seat,
          sound: "chord" as const,
          costs: [{ seat: event.seat, cost: points(event.vp, glossary("strongest-winner")) }],
        })),
    ],
  };
}

// what happened

function eventOf<Did extends Event["did"]>(line: LogLine | undefined, did: Did): Happened<Did> | undefined {
  return line?.did === did ? (line.event as Happened<Did>) : undefined;
}

function found<Did extends Event["did"]>(lines: readonly LogLine[], did: Did) {
  return lines.filter((line) => line.did === did).map((line) => ({ line, event: line.event as Happened<Did> }));
}

/** Whether a line tells of the battle. What is scored with a building is lost with it, too. */
function isPart(line: LogLine, winter: readonly LogLine[]): boolean {
  const event = line.event as Event;
  switch (event?.did) {
    case "reinforced":
    case "fought":
    case "destroyed":
      return true;
    case "gained":
    case "paid":
      return event.source === "winter";
    case "scored":
      return (
        ["winter", "fortress", "strongest_winner"].includes(event.source) ||
        found(winter, "destroyed").some((lost) => lost.event.building === event.source)
      );
    default:
      return false;
  }
}

// the numbers

function glossary(id: string): Named {
  return { kind: "glossary", id };
}

function term(text: string, amount: number, id: string): Term {
  return { text: say(`story-winter-${text}`), amount, of: glossary(id) };
}

/** What a province had against the enemy before the King's help. */
function walls(
  fought: Happened<"fought">,
  lines: readonly LogLine[],
  from: number,
  now: Kingsburg,
  facts: Facts,
  enemy: EnemyFacts,
): Term[] {
  const king = found(lines.slice(from), "reinforced")[0]?.event.soldiers ?? 0;
  const stones = builtThen(fought.seat, lines.slice(from), now, facts)
    .map((building) => ({ building, amount: building.battle_versus[enemy.type] ?? building.battle }))
    .filter(({ amount }) => amount !== 0);
  const soldiers = fought.value - king - stones.reduce((sum, { amount }) => sum + amount, 0);
  // another box than the battle was fought with: the sum is all that is known
  if (soldiers < 0) return [term("value", fought.value, "combat-value")];
  const all = stones.map(({ building, amount }): Term => {
    return { text: "", amount, of: { kind: "building", id: building.id } };
  });
  return soldiers ? [term("soldiers", soldiers, "soldier"), ...all] : all;
}

/** The buildings that stood when the battle began: those of now, with all that happened since taken back. */
function builtThen(seat: number, since: readonly LogLine[], now: Kingsburg, facts: Facts): BuildingFacts[] {
  let built = now.provinces[seat]?.built ?? 0;
  for (const line of since.toReversed()) {
    const event = eventOf(line, "built") ?? eventOf(line, "destroyed");
    if (event?.seat !== seat) continue;
    const bit = 1 << facts.buildings.findIndex(({ id }) => id === event.building);
    built = event.did === "built" ? built & ~bit : built | bit;
  }
  return facts.buildings.filter((_, place) => (built >> place) & 1);
}

function joining(words: string, own: ReadonlyMap<number, Term[]>, which: (term: Term) => boolean): Beat[] {
  const joins = [...own].flatMap(([seat, terms]) => terms.filter(which).map((term) => ({ seat, term })));
  return joins.length ? [{ words: [{ text: words }], joins, sound: "tick" }] : [];
}

// what came of it

function outcome(line: LogLine, fought: Happened<"fought">, belongs: readonly LogLine[]): Beat {
  const { seat, result } = fought;
  const costs = belongs.flatMap((line) => ((line.event as { seat?: number })?.seat === seat ? costsOf(line) : []));
  return {
    words: line.parts,
    seat,
    results: [{ seat, tone: TONES[result] ?? "even", text: say(`story-winter-${result}`) }],
    costs: costs.map((cost) => ({ seat, cost })),
    sound: result === "defeat" ? "drum" : result === "victory" ? "coin" : "tick",
  };
}

function costsOf(line: LogLine): Cost[] {
  const event = line.event as Event;
  switch (event.did) {
    case "gained":
    case "paid":
      return goods(event, event.did === "gained" ? 1 : -1);
    case "scored":
      return event.source === "strongest_winner" ? [] : [points(event.vp)];
    case "destroyed":
      return [{ amount: -1, text: "", icon: "house", of: { kind: "building", id: event.building } }];
    default:
      return [];
  }
}

function goods(amount: Pick<Amount, "gold" | "wood" | "stone">, sign: 1 | -1): Cost[] {
  return GOODS.filter((good) => amount[good]).map((good) => ({
    amount: sign * amount[good],
    text: say(`story-winter-${good}`, { n: amount[good] }),
    good,
  }));
}

function points(vp: number, of: Named = glossary("vp")): Cost {
  return { amount: vp, text: say("story-winter-vp"), icon: "star", of };
}

function stakes(amount: Amount, sign: 1 | -1): Cost[] {
  return [
    ...goods(amount, sign),
    ...(amount.any
      ? [{ amount: sign * amount.any, text: say("story-winter-any", { n: amount.any }), good: "any" }]
      : []),
    ...(amount.buildings
      ? [
          {
            amount: sign * amount.buildings,
            text: say("story-winter-building", { n: amount.buildings }),
            icon: "house" as const,
          },
        ]
      : []),
    ...(amount.vp ? [points(sign * amount.vp)] : []),
  ];
}
