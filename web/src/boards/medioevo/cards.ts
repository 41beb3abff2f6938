/** Empire cards as the board shows them: what each is, and the ways in which one can be used now. */

import type { Board } from "./board.svelte";
import type { CardFacts } from "./read";

export const USES = ["use_card", "produce_points", "claim_objective"] as const;
export type Use = (typeof USES)[number];

export function factsOf(board: Board, number: number): CardFacts | undefined {
  return board.facts?.cards.find((card) => card.number === number);
}

/** The uses of a card that are open now. */
export function uses(board: Board, number: number): Use[] {
  return board.now ? USES.filter((use) => board.taps.can(use, { card: number })) : [];
}

/** The windows in which its ability works, in words. */
export function windowsSaid(board: Board, { windows }: CardFacts): string {
  return windows.map((window) => board.nameOf("window", window)).join(", ");
}
