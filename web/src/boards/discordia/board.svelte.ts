/** What every part of the board needs: the position shown, the values of the components, and what can be tapped. */

import { getContext, setContext } from "svelte";

import type { RingState } from "$kit/Ring.svelte";
import { type Explained, explainer } from "$lib/explain.svelte";

import type { BoardProps } from "../../table/BoardArea.svelte";
import type { Play } from "../../table/play.svelte";
import type { Thing } from "../../table/wire";
import { type Crowd, settle } from "./people";
import {
  type Answering,
  answering,
  type Discordia,
  type Effect,
  type Face,
  type Facts,
  faces,
  NOBODY,
  upgradeValues,
  valueOf,
} from "./read";
import { Taps } from "./taps.svelte";

/** An action of a tile; the upgrade is a main action of its own. */
export type Offer = Effect & { verb?: string };

export class Board {
  readonly play: Play;
  readonly taps: Taps;
  readonly #props: BoardProps;
  /** Whose city is looked at, if not one's own. */
  looking = $state<number>();
  /** The die that is pointed at. */
  pointed = $state<string>();
  #crowds: readonly Crowd[] = [];

  constructor(props: BoardProps) {
    this.#props = props;
    this.play = props.play;
    this.taps = new Taps(props.play);
  }

  readonly o = $derived.by(() => this.#props.view.observation as Discordia);
  readonly facts = $derived.by(() => (this.play.things.facts ?? undefined) as Facts | undefined);
  readonly faces = $derived.by<ReadonlyMap<string, Face>>(() => (this.facts ? faces(this.facts) : new Map()));
  /** The seat that looks on, or nobody. */
  readonly seat = $derived.by(() => this.#props.view.seat);
  readonly narrow = $derived.by(() => this.#props.narrow);
  /** What is shown is the present: only there can anything be done. */
  readonly now = $derived.by(() => this.#props.view === this.play.view);
  /** It is this viewer's own turn, or they are asked for something. */
  readonly mine = $derived.by(() => this.now && this.play.asked);
  readonly solo = $derived.by(() => this.o.cities.length === 1);
  /** How much larger than usual this reader's letters are. */
  readonly letters = Math.max(1, (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16);
  /** Everybody by name, from where they were in the view before. */
  readonly crowds = $derived.by<readonly Crowd[]>(() => {
    this.#crowds = this.o.cities.map((city, seat) => settle(this.#crowds[seat], city));
    return this.#crowds;
  });
  /** Whose city lies open on a desk. */
  readonly open = $derived.by(
    () => this.looking ?? (this.seat >= 0 ? this.seat : this.o.active !== NOBODY ? this.o.active : 0),
  );

  /** The die that is shown with all it would allow: pointed at, being picked, or in use. */
  readonly die = $derived.by<{ die: string; value: number } | undefined>(() => {
    const { o } = this;
    if (this.now && this.pointed) return { die: this.pointed, value: valueOf(o, this.pointed) };
    if (this.now && this.taps.picking) return this.taps.picking;
    return o.die && o.value ? { die: o.die, value: o.value } : undefined;
  });

  /** Whose die it is: one's own while one is choosing. */
  readonly #whose = $derived.by(() => (this.now && (this.pointed || this.taps.picking) ? this.seat : this.o.active));

  /** What still answers to that die. */
  readonly answering = $derived.by<Answering | undefined>(() => {
    const { die, facts } = this;
    return die && facts ? answering(this.o, facts, this.faces, this.#whose, die.die, die.value) : undefined;
  });

  answers(seat: number): Answering | undefined {
    return seat === this.#whose ? this.answering : undefined;
  }

  /** What a column offers beside its buildings: the actions of its tile, and the upgrade where its value allows one. */
  offers(value: number): readonly Offer[] {
    const tile = this.facts?.action_tiles.find(({ id }) => id === this.o.action_tiles[value - 1]);
    const city = this.o.cities[this.o.active >= 0 ? this.o.active : this.open];
    const upgrade = this.facts && upgradeValues(city, this.facts).includes(value);
    const more = { kind: "place_star", track: "upgrade", n: 1, verb: "main_upgrade" };
    return [...(tile?.actions ?? []), ...(upgrade ? [more] : [])];
  }

  /** Whether one of them can be chosen, and which: `none` while another value is used, or the main action is. */
  offerState(offer: Offer, value: number): RingState {
    if (!this.now || this.o.value !== value || this.o.main_used) return "none";
    return offer.verb ? this.taps.verbState(offer.verb) : this.taps.actionState(offer, this.typeOf);
  }

  typeOf = (building: string): string => {
    const type = this.faces.get(building)?.type ?? "";
    return type === "military" ? "barracks" : type;
  };

  /** A thing of the game; what it says of itself. */
  thing(kind: string, id: string): Thing | undefined {
    return this.play.things.of({ text: "", kind, value: id });
  }

  name(kind: string, id: string): string {
    return this.thing(kind, id)?.name ?? "";
  }

  /** A building or a tower. */
  houseKind(id: string): string {
    const type = this.faces.get(id)?.type;
    return type === "military" || type === "commercial" ? "tower" : "building";
  }

  isLighted(kind: string, id: string): boolean {
    for (const thing of this.play.lighted) if (thing.kind === kind && thing.id === id) return true;
    return false;
  }

  isDoubtful(kind: string, id: string): boolean {
    return this.thing(kind, id)?.source === "reconstructed";
  }

  /** A thing's explanation with what it is now. */
  about(kind: string, id: string, now?: string): Explained | undefined {
    const thing = this.thing(kind, id);
    return thing && { ...this.play.about(thing), ...(now ? { now } : {}) };
  }

  /** A tap on what can't be chosen: why not, if that is the question, else what it is. */
  tell(what: Explained | undefined, place: Element, question = ""): void {
    if (question && this.mine) void this.play.why(question);
    else if (what) explainer.show(what, place, this.narrow);
  }
}

const KEY = Symbol("discordia");

export function setBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function getBoard(): Board {
  return getContext<Board>(KEY);
}
