/** What every part of the board needs: the position shown, the values of the components, and what can be tapped. */

import { getContext, setContext } from "svelte";

import { type Explained, explainer } from "$lib/explain.svelte";
import { settings } from "$lib/settings.svelte";

import type { BoardProps } from "../../table/BoardArea.svelte";
import type { Play } from "../../table/play.svelte";
import type { Thing } from "../../table/wire";
import { settle, type Townsfolk } from "./people";
import { type AlbaLonga, ASSISI, CITIES, drafts, type Facts, NOBODY } from "./read";
import { Taps } from "./taps.svelte";

export class Board {
  readonly play: Play;
  readonly taps: Taps;
  readonly #props: BoardProps;
  /** Whose city is looked at on a desk, if not one's own. */
  looking = $state<number>();
  /** A covered secret is being looked at. */
  peeking = $state(false);
  #folk: readonly Townsfolk[] = [];

  constructor(props: BoardProps) {
    this.#props = props;
    this.play = props.play;
    this.taps = new Taps(props.play);
  }

  readonly o = $derived.by(() => this.#props.view.observation as AlbaLonga);
  readonly facts = $derived.by(() => (this.play.things.facts ?? undefined) as Facts | undefined);
  /** The seat that looks on, or nobody. */
  readonly seat = $derived.by(() => this.#props.view.seat);
  readonly narrow = $derived.by(() => this.#props.narrow);
  /** What is shown is the present: only there can anything be done. */
  readonly now = $derived.by(() => this.#props.view === this.play.view);
  /** Who has chosen in secret. */
  readonly chosen = $derived.by<readonly number[]>(() => this.#props.view.chosen);
  readonly covered = $derived.by(() => settings.values.cover && !this.peeking);
  /** How much larger than usual this reader's letters are. */
  readonly letters = Math.max(1, (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16);
  /** Everybody by name, from where they were in the view before. */
  readonly folk = $derived.by<readonly Townsfolk[]>(() => {
    this.#folk = this.o.cities.map((city, seat) => settle(this.#folk[seat], city));
    return this.#folk;
  });
  /** Whose city lies open on a desk: that of the seat looked at, the city being sabotaged, or one's own. */
  readonly open = $derived.by(() => {
    const { decision } = this.taps;
    const attacked = this.o.cities[this.seat]?.target ?? NOBODY;
    if (this.now && decision === "sabotage" && attacked >= 0 && attacked < ASSISI) return this.looking ?? attacked;
    return this.looking ?? (this.seat >= 0 ? this.seat : (this.o.order[0] ?? 0));
  });
  /** What I have chosen in secret, if it is not covered. */
  readonly mine = $derived.by(() => (this.seat < 0 || this.covered ? {} : drafts(this.o, this.seat)));

  cityName(place: number): string {
    return this.thing("city", CITIES[place] ?? "")?.name ?? "";
  }

  /** A thing of the game; what it says of itself. */
  thing(kind: string, id: string): Thing | undefined {
    return this.play.things.of({ text: "", kind, value: id });
  }

  isLighted(kind: string, id: string): boolean {
    for (const thing of this.play.lighted) if (thing.kind === kind && thing.id === id) return true;
    return false;
  }

  /** A thing's explanation with what it is now. */
  about(kind: string, id: string, now?: string): Explained | undefined {
    const thing = this.thing(kind, id);
    return thing && { ...this.play.about(thing), ...(now ? { now } : {}) };
  }

  /** A tap on what can't be chosen: why not, if that is the question, else what it is. */
  tell(what: Explained | undefined, place: Element, question = ""): void {
    if (question && this.now && this.play.asked) void this.play.why(question);
    else if (what) explainer.show(what, place, this.narrow);
  }
}

const KEY = Symbol("alba_longa");

export function setBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function getBoard(): Board {
  return getContext<Board>(KEY);
}
