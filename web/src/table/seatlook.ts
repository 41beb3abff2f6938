/** How a seat looks and what its card says: colour by its number, key numbers out of what stands beside the board. */

import { SEATS, type SeatColor } from "$kit/seats";

import type { GameView, LogLine, Seat, Section } from "./wire";

export function colorOf(seat: number): SeatColor {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length] ?? "iron";
}

export interface Figure {
  name: string;
  text: string;
}

/** The key numbers of every seat, the first of them the one that counts most, and the seats in the order of play. */
export function keyNumbers(sections: readonly Section[] | undefined): {
  order: number[];
  figures: Map<number, Figure[]>;
} {
  const figures = new Map<number, Figure[]>();
  const order: number[] = [];
  for (const section of sections ?? []) {
    if (section.area !== "players") continue;
    for (const table of section.tables ?? []) {
      for (const row of table.rows) {
        const seat = row[0]?.find((cell) => (cell.seat ?? -1) >= 0)?.seat ?? -1;
        if (seat < 0 || figures.has(seat)) continue;
        order.push(seat);
        const columns = table.numeric?.length ? table.numeric : row.map((_, at) => at).slice(1);
        figures.set(
          seat,
          columns.map((at) => ({
            name: table.header[at] ?? "",
            text: (row[at] ?? []).map((cell) => cell.text).join(" "),
          })),
        );
      }
    }
  }
  return { order, figures };
}

export type SeatState = "bot" | "open" | "deciding" | "sealed" | "awaited" | "away" | "";

/** What a seat is doing, as far as this viewer may know. */
export function seatState(seat: Seat, view: GameView | undefined, running: boolean): SeatState {
  if (seat.kind === "open") return "open";
  if (view && running) {
    if (view.chosen.includes(seat.seat)) return "sealed";
    if (view.awaited.includes(seat.seat)) return "deciding";
  }
  if (seat.kind === "person" && seat.vacation) return "away";
  return "";
}

/** The seals of one revelation break so long after each other, in milliseconds. */
export const SEALS_APART = 250;

/** The seals that break when secret choices are turned up: of all who had chosen or were the last to choose, in order. */
export function seals(
  before: Pick<GameView, "chosen" | "awaited">,
  lines: readonly LogLine[],
  order: readonly number[],
): number[] {
  if (!lines.some((line) => line.did === "revealed")) return [];
  const chose = new Set([...before.chosen, ...before.awaited]);
  return [...order.filter((seat) => chose.has(seat)), ...[...chose].filter((seat) => !order.includes(seat))];
}
