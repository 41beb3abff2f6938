/** What every part of this board needs beside what all boards have: the map, who holds what, which panel lies open. */

import { settings } from "$lib/settings.svelte";
import { say } from "$lib/texts.svelte";

import type { BoardProps } from "../../table/door.svelte";
import { colorOf } from "../../table/seatlook";
import { DrawnBoard, drawnBoard } from "../parts/board.svelte";
import { Chart } from "./chart";
import { holdings, homes } from "./control";
import {
  BARBARIANS,
  ENGINES,
  type Facts,
  type Force,
  forcesAt,
  type Item,
  itemsByPlace,
  type Medioevo,
  NOBODY,
  readUnit,
  type Spot,
} from "./read";
import { Taps } from "./taps.svelte";

export type Panel =
  "" | "place" | "market" | "march" | "battle" | "trade" | "pacts" | "cards" | "turn" | "bids" | "start";
/** Names that no thing of the game has: the board's own words. */
const NAMED: Readonly<Record<string, string>> = {
  branch: "board-branch",
  colour: "board-colour",
  terrain: "board-terrain",
  icon: "board-icon",
  category: "board-category",
  clause: "board-clause",
  window: "board-window",
};
/** What is decided at the bids, and at the War Circle with the Event card. */
const BIDS = ["bid_for_kingdom", "choose_kingdom"];
const TURN = ["reroll_barbarian_dice", "choose_event_icons"];
const ROMAN = ["", "I", "II", "III", "IV"];
/** Neighbouring means so many steps at most: as far the play area reaches from the kingdoms. */
const NEAR = 3;

export class Board extends DrawnBoard<Medioevo, Facts> {
  readonly taps: Taps;
  /** The place whose contents lie open. */
  place = $state("");
  /** The Empire card that lies open. */
  card = $state(0);
  #opened = $state.raw<{ while: string; panel: Panel }>();
  /** A covered secret is being looked at. */
  peeking = $state(false);
  /** Counts up whenever the map is to show the own realm again. */
  centred = $state(0);

  constructor(props: BoardProps) {
    super(props);
    this.taps = new Taps(props.play, (value) => this.chart?.has(value) ?? false);
  }

  readonly chart = $derived.by(() => (this.facts ? chartOf(this.facts) : undefined));
  readonly spots = $derived.by<readonly Spot[]>(() =>
    this.facts ? [...this.facts.map.land, ...this.facts.map.seas] : [],
  );
  readonly homes = $derived.by(() => (this.facts ? homes(this.o, this.facts) : new Map<string, number>()));
  readonly held = $derived.by(() => (this.facts ? holdings(this.o, this.facts) : new Map<string, number>()));
  readonly itemsAt = $derived.by(() => itemsByPlace(this.o));
  readonly inPlay = $derived.by<ReadonlySet<string>>(() => {
    const { facts, chart } = this;
    if (!facts || !chart) return new Set();
    const kingdoms = facts.kingdoms.filter(({ id }) => this.o.players.some(({ kingdom }) => kingdom === id));
    if (kingdoms.length === facts.kingdoms.length || !kingdoms.length) return new Set(chart.spots.keys());
    return chart.near(
      kingdoms.flatMap(({ territories }) => territories),
      NEAR,
    );
  });
  readonly battle = $derived.by(() => this.o.battles.at(-1));
  readonly march = $derived.by(() => this.o.marches.at(-1));
  readonly own = $derived.by(() => this.o.players[this.seat]);
  /** Whose realm lies open on a desk. */
  readonly open = $derived.by(() => this.looking ?? (this.seat >= 0 ? this.seat : Math.max(0, this.o.order[0] ?? 0)));

  /** Whether what only this viewer knows is hidden from who looks over their shoulder. */
  readonly covered = $derived.by(() => settings.values.cover && !this.peeking);

  /** What a kingdom begins with is being chosen; on a phone the map is wanted once it is known what is to be placed. */
  readonly #starts = $derived.by(
    () =>
      this.taps.can("take_start_token") ||
      (this.taps.can("place_transport") && !(this.narrow && this.taps.said("transport") && this.taps.said("level"))),
  );
  /** A conquered place whose assets are to be kept or plundered, and those that are marked for plunder. */
  readonly spoils = $derived.by<{ place: string; marks: readonly string[] } | undefined>(() => {
    const [name, , args] = this.o.agenda?.at(-1) ?? [];
    const [place, , , , ...marks] = (args ?? []).map(String);
    return name === "dispose_assets" && place ? { place, marks } : undefined;
  });

  // panels

  /** What is going on decides which panel opens by itself. */
  readonly meanwhile = $derived.by<Panel>(() => {
    const asked = this.now && this.taps.decision !== "";
    if (asked && this.#starts) return "start";
    // on a phone what lies open covers the map: where a place is asked for, the map is wanted
    if (this.narrow && asked && this.taps.lit("place").length) return "";
    if (asked && this.spoils) return "place";
    if (this.battle) return "battle";
    if (asked && this.own?.choice.length) return "cards";
    if (asked && BIDS.some((verb) => this.taps.can(verb))) return "bids";
    if (asked && this.narrow && TURN.some((verb) => this.taps.can(verb))) return "turn";
    if (asked && this.o.phase === "purchase") return "market";
    if (this.o.sales.length) return "trade";
    if (this.march && (!this.narrow || (asked && this.taps.can("go_on")))) return "march";
    if (this.narrow) return "";
    return asked && this.o.phase === "trade" ? "trade" : "";
  });
  /** How long what was opened stays open; on a phone, where it covers the map, no longer than the question it was for. */
  readonly #going = $derived.by(() => (this.narrow ? `${this.meanwhile} ${this.taps.decision}` : this.meanwhile));
  readonly panel = $derived.by<Panel>(() =>
    this.#opened?.while === this.#going ? this.#opened.panel : this.meanwhile,
  );

  /** The place that lies open: the one looked at, or the one that is being disposed of. */
  readonly shownPlace = $derived.by(() =>
    this.#opened?.while !== this.#going && this.meanwhile === "place" ? (this.spoils?.place ?? "") : this.place,
  );

  show(panel: Panel): void {
    this.#opened = { while: this.#going, panel };
  }

  toggle(panel: Panel): void {
    this.show(this.panel === panel ? "" : panel);
  }

  /** A place is looked at: its contents open. */
  lookAt(place: string): void {
    this.place = place;
    this.show("place");
  }

  // names

  nameOf(kind: string, id: string): string {
    const own = NAMED[kind];
    return this.thing(kind, id)?.name ?? (own ? say(own, { id }) : spoken(id));
  }

  placeName(place: string): string {
    return this.nameOf("place", place);
  }

  unitName(name: string): string {
    const { kind, level } = readUnit(name);
    return this.nameOf("unit", kind) + (level ? ` ${roman(level)}` : "");
  }

  itemName(item: Item): string {
    const name = this.nameOf("item", item.kind);
    return ENGINES.includes(item.kind) ? name : `${name} ${roman(item.level)}`;
  }

  sideName(side: number): string {
    return side === BARBARIANS ? say("board-barbarians") : this.play.nameOf(side);
  }

  forcesAt(place: string): Force[] {
    return forcesAt(this.o, place);
  }

  holder(place: string): number {
    return this.held.get(place) ?? NOBODY;
  }
}

/** Seats have their colours; barbarians none. */
export function sideColor(side: number): string | undefined {
  return side >= 0 ? colorOf(side) : undefined;
}

export function roman(level: number): string {
  return ROMAN[level] ?? String(level);
}

/** An id as words, where nothing else is known of it. */
function spoken(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The shapes of a box are made once. */
let made: { facts: Facts; chart: Chart } | undefined;
function chartOf(facts: Facts): Chart {
  if (made?.facts !== facts) made = { facts, chart: new Chart(facts) };
  return made.chart;
}

export function getBoard(): Board {
  return drawnBoard<Board>();
}
