/** Empire cards as the board shows them: what each is, and the ways in which one can be used now. */

import type { Board } from "./board.svelte";
import type { CardFacts } from "./read";

/** The verbs that use a card: one for each kind of question that a card asks. */
export const CARD_USES = [
  "use_card",
  "use_card_at",
  "use_card_on_item",
  "use_card_on_unit",
  "use_card_for_unit",
  "use_card_on_leader",
  "use_card_against",
  "use_card_on_good",
  "use_card_on_market",
  "use_card_for_colour",
  "use_card_for_player",
  "use_card_on_card",
] as const;
/** The verbs that use a technology, likewise. */
export const TECHNOLOGY_USES = [
  "use_technology",
  "use_technology_times",
  "use_technology_at",
  "use_technology_on_item",
  "use_technology_for_item",
  "use_technology_on_building",
  "use_technology_on_unit",
  "use_technology_to_move",
  "use_technology_to_divert",
  "use_technology_on_market",
  "use_technology_on_rank",
  "use_technology_on_target",
  "use_technology_to_enter",
  "use_technology_with_item",
  "use_technology_to_speed",
  "use_technology_to_walk",
] as const;
export const USES = [...CARD_USES, "produce_points", "claim_objective"] as const;
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
