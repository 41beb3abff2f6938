/** What every part of this board needs beside what all boards have: what can be tapped, who is where, what is covered. */

import { settings } from "$lib/settings.svelte";

import type { BoardProps } from "../../table/door.svelte";
import { DrawnBoard, drawnBoard } from "../parts/board.svelte";
import { settle, type Townsfolk } from "./people";
import { type AlbaLonga, ASSISI, CITIES, drafts, type Facts, NOBODY } from "./read";
import { Taps } from "./taps.svelte";

export class Board extends DrawnBoard<AlbaLonga, Facts> {
  readonly taps: Taps;
  /** A covered secret is being looked at. */
  peeking = $state(false);
  #folk: readonly Townsfolk[] = [];

  constructor(props: BoardProps) {
    super(props);
    this.taps = new Taps(props.play);
  }

  /** Who has chosen in secret. */
  readonly chosen = $derived.by<readonly number[]>(() => this.props.view.chosen);
  readonly covered = $derived.by(() => settings.values.cover && !this.peeking);
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

  override get look(): string {
    return this.o.season === "growing" ? "" : "harvest";
  }

  cityName(place: number): string {
    return this.thing("city", CITIES[place] ?? "")?.name ?? "";
  }
}

export function getBoard(): Board {
  return drawnBoard<Board>();
}
