/** What every part of the board needs: the position shown, the values of the components, and what can be tapped. */

import type { RingState } from "$kit/Ring.svelte";

import type { BoardProps } from "../../table/door.svelte";
import { DrawnBoard, drawnBoard } from "../parts/board.svelte";
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

export class Board extends DrawnBoard<Discordia, Facts> {
  readonly taps: Taps;
  /** The die that is pointed at. */
  pointed = $state<string>();
  #crowds: readonly Crowd[] = [];

  constructor(props: BoardProps) {
    super(props);
    this.taps = new Taps(props.play);
  }

  readonly faces = $derived.by<ReadonlyMap<string, Face>>(() => (this.facts ? faces(this.facts) : new Map()));
  /** It is this viewer's own turn, or they are asked for something. */
  readonly mine = $derived.by(() => this.now && this.play.asked);
  readonly solo = $derived.by(() => this.o.cities.length === 1);
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

  /** A building or a tower. */
  houseKind(id: string): string {
    const type = this.faces.get(id)?.type;
    return type === "military" || type === "commercial" ? "tower" : "building";
  }

  isDoubtful(kind: string, id: string): boolean {
    return this.thing(kind, id)?.source === "reconstructed";
  }
}

export function getBoard(): Board {
  return drawnBoard<Board>();
}
