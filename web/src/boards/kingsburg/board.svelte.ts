/** What every part of this board needs beside what all boards have: what can be tapped, what is being dragged. */

import type { SeatColor } from "$kit/seats";
import { say } from "$lib/texts.svelte";

import type { BoardProps } from "../../table/door.svelte";
import { DrawnBoard, drawnBoard } from "../parts/board.svelte";
import type { Offer } from "./dice";
import type { Facts, Kingsburg } from "./read";
import { Taps } from "./taps.svelte";

export class Board extends DrawnBoard<Kingsburg, Facts> {
  readonly taps: Taps;
  /** Dice that are being dragged, and where the pointer is. */
  lifted = $state.raw<{ x: number; y: number; dice: readonly { value: number; seat: SeatColor | undefined }[] }>();

  constructor(props: BoardProps) {
    super(props);
    this.taps = new Taps(props.play);
  }

  /** Its name without a number before it. */
  plainName(kind: string, id: string): string {
    return (this.thing(kind, id)?.name ?? "").replace(/^\d+\s+/, "");
  }

  /** How a group reaches an advisor. */
  way(offer: Offer): string {
    return say("board-way", {
      dice: [...offer.colored, ...offer.white].join(" "),
      plus: offer.plusTwo ? "yes" : "no",
      market: offer.market > 0 ? "more" : offer.market < 0 ? "less" : "no",
      envoy: offer.envoy ? "yes" : "no",
    });
  }
}

export function getBoard(): Board {
  return drawnBoard<Board>();
}
