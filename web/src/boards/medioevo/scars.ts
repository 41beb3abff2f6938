/** The map remembers: where battles were fought, and in which turn. Read from the log, the latest of each place. */

import type { LogLine } from "../../table/wire";

export interface Scar {
  place: string;
  turn: number;
}

interface Told {
  did?: string;
  place?: string;
  turn?: number;
}

export function scars(lines: readonly LogLine[]): Scar[] {
  const found = new Map<string, Scar>();
  let turn = 1;
  for (const line of lines) {
    const event = (line.event ?? {}) as Told;
    if (line.did === "turn_began" && event.turn) turn = event.turn;
    if (line.did !== "battle_ended" || !event.place) continue;
    found.delete(event.place);
    found.set(event.place, { place: event.place, turn });
  }
  return [...found.values()];
}
