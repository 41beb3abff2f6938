/** Clauses of pacts in words. */

import { say } from "$lib/texts.svelte";

import type { Board } from "./board.svelte";
import { type Clause, NOBODY } from "./read";
import { list, rankSaid } from "./saying";
import { unitName } from "./read";

/** "Passage: Anna lets Milo pass, in Epirus". */
export function clauseSaid(board: Board, clause: Clause): string {
  const { play } = board;
  const details = [
    ...(clause.places.length ? [list(clause.places.map((place) => board.placeName(place)))] : []),
    ...(clause.fee ? [say("board-fee", { florins: clause.fee })] : []),
    ...(clause.cube_fee ? [say("board-cube-fee", { florins: clause.cube_fee })] : []),
    ...(clause.units ? [say("board-least-units", { units: clause.units })] : []),
    ...(clause.against.length
      ? [say("board-against-players", { names: list(clause.against.map((seat) => play.nameOf(seat))) })]
      : []),
    ...(clause.amount ? [say("board-florins", { florins: clause.amount })] : []),
    ...(clause.turns.length ? [say("board-in-turns", { turns: list(clause.turns.map(String)) })] : []),
    ...clause.prisoners.map((one) => rankSaid(board, { name: unitName(one), count: one.count })),
  ];
  const mutual = clause.giver === NOBODY;
  const whose = mutual
    ? say("board-mutual")
    : say("board-gives", { giver: play.nameOf(clause.giver), taker: play.nameOf(clause.taker) });
  return [`${board.nameOf("clause", clause.kind)} (${whose})`, ...details].join(", ");
}

export function endSaid(end: number): string {
  return end ? say("board-until", { turn: end }) : say("board-whole-game");
}
