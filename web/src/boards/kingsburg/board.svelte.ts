/** What every part of the board needs: the position shown, the values of the components, and what can be tapped. */

import { getContext, setContext } from "svelte";

import type { Seat } from "$kit/seats";
import { say } from "$lib/texts.svelte";

import type { BoardProps } from "../../table/BoardArea.svelte";
import type { Play } from "../../table/play.svelte";
import type { Thing } from "../../table/wire";
import type { Offer } from "./dice";
import type { Facts, Kingsburg } from "./read";
import { Taps } from "./taps.svelte";

export class Board {
  readonly play: Play;
  readonly taps: Taps;
  readonly #props: BoardProps;
  /** Whose province is looked at on a desk, if not one's own. */
  looking = $state<number>();
  /** Dice that are being dragged, and where the pointer is. */
  lifted = $state.raw<{ x: number; y: number; dice: readonly { value: number; seat: Seat | undefined }[] }>();

  constructor(props: BoardProps) {
    this.#props = props;
    this.play = props.play;
    this.taps = new Taps(props.play);
  }

  readonly o = $derived.by(() => this.#props.view.observation as Kingsburg);
  readonly facts = $derived.by(() => (this.play.things.facts ?? undefined) as Facts | undefined);
  /** The seat that looks on, or nobody. */
  readonly seat = $derived.by(() => this.#props.view.seat);
  readonly narrow = $derived.by(() => this.#props.narrow);
  /** How much larger than usual this reader's letters are. */
  readonly letters = Math.max(1, (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16);
  /** What is shown is the present: only there can anything be done. */
  readonly now = $derived.by(() => this.#props.view === this.play.view);

  /** A thing of the game; what it says of itself. */
  thing(kind: string, id: string): Thing | undefined {
    return this.play.things.of({ text: "", kind, value: id });
  }

  /** Its name without a number before it. */
  plainName(kind: string, id: string): string {
    return (this.thing(kind, id)?.name ?? "").replace(/^\d+\s+/, "");
  }

  isLighted(kind: string, id: string): boolean {
    for (const thing of this.play.lighted) if (thing.kind === kind && thing.id === id) return true;
    return false;
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

const KEY = Symbol("kingsburg");

export function setBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function getBoard(): Board {
  return getContext<Board>(KEY);
}
