/** What every part of this board needs beside what all boards have: what can be tapped, and whose city is open. */

import { say } from "$lib/texts.svelte";

import type { BoardProps } from "../../table/door.svelte";
import { DrawnBoard, drawnBoard } from "../parts/board.svelte";
import type { Facts, Origins } from "./read";
import { Taps } from "./taps.svelte";

export class Board extends DrawnBoard<Origins, Facts> {
  readonly taps: Taps;
  /** District cards that a place pointed at would match. */
  hinted = $state.raw<readonly string[]>([]);
  /** Counts up whenever the city is to be centred anew. */
  centred = $state(0);

  constructor(props: BoardProps) {
    super(props);
    this.taps = new Taps(props.play);
  }

  /** Whose city lies open on a desk: that of the seat looked at, one's own, or whoever is to move. */
  readonly open = $derived.by(() => this.looking ?? (this.seat >= 0 ? this.seat : Math.max(0, this.o.active)));
  /** The names of the District cards in play, by their ids: notes speak of them by name. */
  readonly cardNames = $derived.by(
    () => new Map(this.o.cards.map(({ card }) => [card, this.thing("card", card)?.name ?? ""])),
  );

  /** A die, a Speaker or the Archon by the word that actions have for it. */
  dieName(token: string): string {
    const [colour = "", value = ""] = token.split("_");
    return say("board-die", { colour, value });
  }

  nameOf(kind: string, id: string): string {
    return this.thing(kind, id)?.name ?? "";
  }
}

export function getBoard(): Board {
  return drawnBoard<Board>();
}
