/** Origins as a viewer may see it, and the values of its components: plain data as the server sends it. */

import type { components } from "$lib/schema";

import type { Drawn } from "./deeds";

type Schemas = components["schemas"];
export type Die = Schemas["origins.Die"];
export type Freeman = Schemas["origins.Freeman"];
export type Speaker = Schemas["origins.Speaker"];
export type Tile = Schemas["origins.Tile"];
export type PowerSeat = Schemas["origins.Seat"];
export type Player = Schemas["origins.Player"];
export type Visit = Schemas["origins.Visit"];
export type Pile = Schemas["origins.Pile"];
export type Origins = Schemas["origins.Origins"];

export const COLOURS = ["red", "purple", "blue", "orange", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const RESOURCES = ["stone", "food", "wisdom", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export const TEMPLES = ["forest", "mountain", "sea"] as const;
export const ARCHON = "archon";
export const NOBODY = -1;

export type Deed = Drawn & { id: string };
export interface Facts {
  temples: { vp: readonly number[]; summit: number };
  sites: readonly { site: number; upper: string; lower: string }[];
  main_actions: readonly Deed[];
  bonus_tiles: readonly (Deed & { colour: Colour })[];
  market: { wisdom: readonly number[] };
  citizens: { wisdom: readonly number[] };
  population: { food: readonly number[]; start: number; bases: number; last_vp: number };
  advisers: { vp: readonly number[] };
  military: {
    spaces: readonly { space: number; bonus: string; threshold_before: boolean }[];
    final_vp: number;
  };
  attack_bonuses: readonly Deed[];
  buildings: readonly { id: string; colour: Colour; stone: number }[];
  districts: readonly {
    id: string;
    pattern: readonly (readonly string[])[];
    towers: readonly Colour[];
    first: number;
    again: number;
  }[];
}

/** How a Citizen die is named in actions: `red_3`. */
export function dieToken({ colour, value }: Die): string {
  return `${COLOURS[colour] ?? ""}_${value}`;
}

export function speakerToken(value: number): string {
  return `speaker_${value}`;
}

/** A worker of a player, with the token that actions call it by and an id that stays its own. */
export interface Worker {
  id: string;
  token: string;
  colour: Colour | "speaker" | "archon";
  value: number;
  site: number;
}

/** All workers of a player, in the order of their bases, then Speakers, then the Archon. */
export function workersOf(o: Origins, seat: number): Worker[] {
  const player = o.players[seat];
  if (!player) return [];
  const freemen = player.freemen.map((man): Worker => ({
    id: `or-man-${seat}-${man.base}`,
    token: dieToken(man),
    colour: COLOURS[man.colour] ?? "red",
    value: man.value,
    site: man.site,
  }));
  const speakers = o.speakers.flatMap((die, n): Worker[] =>
    die.holder === seat
      ? [
          {
            id: `or-speaker-${n}`,
            token: speakerToken(die.value),
            colour: "speaker",
            value: die.value,
            site: die.site,
          },
        ]
      : [],
  );
  const archon: Worker = { id: `or-archon-${seat}`, token: ARCHON, colour: "archon", value: 0, site: player.archon };
  return [...freemen, ...speakers, archon];
}

/** The tile that counts what colour a place has: a Farm and the grey tiles have none. */
export function colourOf(tile: Pick<Tile, "tile" | "farm">, facts: Facts): Colour | "grey" | "farm" {
  if (tile.farm) return "farm";
  return facts.buildings.find(({ id }) => id === tile.tile)?.colour ?? "grey";
}

/** The number on a District card. */
export function cardNumber(card: string): string {
  return String(Number(card.replace(/\D/g, "")));
}

/** How many tiles a pile has, with the one on top. */
export function pileSize(o: Origins, colour: number): number {
  const under = o.piles[colour]?.layers.reduce((sum, layer) => sum + layer.count, 0) ?? 0;
  return under + (o.tops[colour] ? 1 : 0);
}

// the plan of a city

export interface Cell {
  x: number;
  y: number;
}
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;

/** The cells that a city and what surrounds it lie on. */
export function bounds(cells: readonly Cell[], around = 0): Bounds {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return {
    left: Math.min(0, ...xs) - around,
    top: Math.min(0, ...ys) - around,
    right: Math.max(0, ...xs) + around,
    bottom: Math.max(0, ...ys) + around,
  };
}

/** The empty cells beside a tile, where the plan shows a plot. */
export function plots(tiles: readonly Cell[]): Cell[] {
  const taken = new Set(tiles.map(cellKey));
  const found = new Map<string, Cell>();
  for (const { x, y } of tiles)
    for (const cell of [
      { x, y: y - 1 },
      { x: x - 1, y },
      { x: x + 1, y },
      { x, y: y + 1 },
    ])
      if (!taken.has(cellKey(cell))) found.set(cellKey(cell), cell);
  return [...found.values()];
}

/** The squares of four that a tile on this cell is the last of, by their top left cells: where a seat would be drawn. */
export function squares(tiles: readonly Cell[], { x, y }: Cell): Cell[] {
  const there = new Set([...tiles, { x, y }].map(cellKey));
  const corners = [-1, 0].flatMap((down) => [-1, 0].map((right) => ({ x: x + right, y: y + down })));
  return corners.filter((corner) =>
    [0, 1].every((down) => [0, 1].every((right) => there.has(cellKey({ x: corner.x + right, y: corner.y + down })))),
  );
}

/** The things that a note of the server names, each as a word of its own ("District 3" is not in "District 36"). */
export function namedIn(note: string, names: ReadonlyMap<string, string>): string[] {
  return [...names].filter(([, name]) => name && isNamed(note, name)).map(([id]) => id);
}

function isNamed(note: string, name: string): boolean {
  for (let at = note.indexOf(name); at >= 0; at = note.indexOf(name, at + 1))
    if (!/[\p{L}\d]/u.test(note.charAt(at + name.length))) return true;
  return false;
}
