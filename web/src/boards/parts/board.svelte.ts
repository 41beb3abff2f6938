/** What every part of a board needs, whatever the game: the position shown, the values of the components, explanations. */

import { getContext, setContext } from "svelte";

import { type Explained, explainer } from "$lib/explain.svelte";

import type { BoardProps } from "../../table/door.svelte";
import type { Play } from "../../table/play.svelte";
import type { Thing } from "../../table/wire";

const KEY = Symbol("board");

export function setBoard<Board>(board: Board): Board {
  return setContext(KEY, board);
}

/** The board that a part belongs to; every game has a `getBoard` of its own type. */
export function drawnBoard<Board>(): Board {
  return getContext<Board>(KEY);
}

/** A game's own board class adds what is its own: `class Board extends DrawnBoard<Kingsburg, Facts>`. */
export class DrawnBoard<Observation, Facts> {
  readonly play: Play;
  protected readonly props: BoardProps;
  /** Whose area is looked at on a desk, if not one's own. */
  looking = $state<number>();

  /** How the whole board looks now: a class in stylesheets. */
  get look(): string {
    return "";
  }

  constructor(props: BoardProps) {
    this.props = props;
    this.play = props.play;
  }

  readonly o = $derived.by(() => this.props.view.observation as Observation);
  readonly facts = $derived.by(() => (this.play.things.facts ?? undefined) as Facts | undefined);
  /** The seat that looks on, or nobody. */
  readonly seat = $derived.by(() => this.props.view.seat);
  readonly narrow = $derived.by(() => this.props.narrow);
  /** What is shown is the present: only there can anything be done. */
  readonly now = $derived.by(() => this.props.view === this.play.view);
  /** How much larger than usual this reader's letters are. */
  readonly letters = Math.max(1, (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16);

  /** A thing of the game; what it says of itself. */
  thing(kind: string, id: string): Thing | undefined {
    return this.play.things.of({ text: "", kind, value: id });
  }

  name(kind: string, id: string): string {
    return this.thing(kind, id)?.name ?? "";
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
