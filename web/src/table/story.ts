/**
 * Story moments: a battle, an attack, a vote, told in beats. Who and why, then the numbers one by one, then what it costs.
 *
 * A game brings `boards/<game>/story.ts` with `stories(lines, view, facts)`: all stories of a log, pure and whole each
 * time. `StoryStrip.svelte` tells them. A beat only adds; what stands in the strip after some beats is `standing`.
 */

import type { IconName } from "$lib/icons";

import type { Sound } from "./sounds";
import type { GameView, LogLine, Part } from "./wire";

/** Something that explains itself in this game. */
export interface Named {
  kind: string;
  id: string;
}

/** A number that joins a sum. `text` says what it is, else the name of what it is `of`, which also explains it. */
export interface Term {
  text: string;
  amount: number;
  of?: Named;
}

export type Tone = "good" | "bad" | "even";

/** What a side wins or loses: so many of a good, or of what an icon stands for; `text` or the name of what it is `of`. */
export interface Cost {
  amount: number;
  text: string;
  good?: string;
  icon?: IconName;
  of?: Named;
}

export interface Beat {
  /** The line of the log it tells of, if the story went on with it later: it is told on from here then. */
  line?: number;
  /** Said while it lasts, mostly a line of the log. */
  words: readonly Part[];
  /** What joins, one after the other. */
  joins?: readonly { seat: number; term: Term }[];
  results?: readonly { seat: number; tone: Tone; text: string }[];
  costs?: readonly { seat: number; cost: Cost }[];
  /** Who the beat is about. */
  seat?: number;
  /** From here on the other side's number is known. */
  shows?: boolean;
  sound?: Sound;
}

export interface Story {
  id: string;
  title: string;
  /** Its lines of the log. */
  lines: readonly number[];
  /** What all are measured against, if there is such a thing, and what is at stake. */
  against?: {
    text: string;
    label: string;
    amount: number;
    of?: Named;
    wins: readonly Cost[];
    loses: readonly Cost[];
  };
  /** Who takes part, in the order they are told. */
  seats: readonly number[];
  beats: readonly Beat[];
  /** The beat it is told from: what was told before stands there already. */
  from?: number;
}

/** What a game's `story` module offers. */
export interface StoryModule {
  stories: (lines: readonly LogLine[], view: GameView, facts: unknown) => Story[];
}

export interface StripRow {
  seat: number;
  terms: Term[];
  total: number;
  result: { tone: Tone; text: string } | undefined;
  costs: Cost[];
}

/** What stands in the strip when so many beats have been told. */
export function standing(story: Story, beats: number): { rows: StripRow[]; shown: boolean } {
  const rows = new Map<number, StripRow>(
    story.seats.map((seat) => [seat, { seat, terms: [], total: 0, result: undefined, costs: [] }]),
  );
  let shown = false;
  for (const beat of story.beats.slice(0, beats)) {
    shown ||= beat.shows === true;
    for (const { seat, term } of beat.joins ?? []) {
      const row = rows.get(seat);
      if (!row) continue;
      row.terms.push(term);
      row.total += term.amount;
    }
    for (const { seat, tone, text } of beat.results ?? []) {
      const row = rows.get(seat);
      if (row) row.result = { tone, text };
    }
    for (const { seat, cost } of beat.costs ?? []) rows.get(seat)?.costs.push(cost);
  }
  return { rows: [...rows.values()], shown };
}

/** The largest number in a story: bars are drawn against it. */
export function largest(story: Story): number {
  const { rows } = standing(story, story.beats.length);
  return Math.max(1, story.against?.amount ?? 0, ...rows.map((row) => row.total));
}

/** The stories that new lines of the log begin, and those that they go on with. */
export function toldBy(stories: readonly Story[], fresh: readonly LogLine[]): Story[] {
  const is = (n: number | undefined) => fresh.some((line) => line.n === n);
  return stories.flatMap((story) => {
    if (is(story.lines[0])) return [story];
    const from = story.beats.findIndex(({ line }) => line !== undefined && is(line));
    return from < 0 ? [] : [{ ...story, from }];
  });
}
