/** What was bought in this phase, read off the log: lines of the own choices with what was paid for each. */

import type { LogLine, Part } from "../../table/wire";

export interface Bought {
  n: number;
  words: readonly Part[];
  florins: number;
}
export interface Basket {
  lines: Bought[];
  spent: number;
  borrowed: number;
}

/** What can be bought, by verb. */
const BUYING = [
  "buy_technology",
  "build_building",
  "upgrade_building",
  "repair",
  "build_transport",
  "upgrade_transport",
  "recruit",
  "promote_captain",
  "buy_back",
  "build_siege",
  "upgrade_siege",
  "ransom",
  "redeploy_surrendered",
  "buy_empire_card",
  "buy_hidden",
];

interface Told {
  did?: string;
  seat?: number;
  florins?: number;
}

/** Since the phase began; a payment belongs to the purchase before it. */
export function basket(log: readonly LogLine[], seat: number): Basket {
  const start = log.findLastIndex((line) => line.did === "phase_began");
  const found: Basket = { lines: [], spent: 0, borrowed: 0 };
  for (const line of log.slice(start + 1)) {
    const event = (line.event ?? {}) as Told;
    if (line.seat === seat && BUYING.includes(line.did)) found.lines.push({ n: line.n, words: line.parts, florins: 0 });
    if (event.seat !== seat) continue;
    if (line.did === "borrowed") found.borrowed += event.florins ?? 0;
    if (line.did !== "paid" && line.did !== "paid_to") continue;
    found.spent += event.florins ?? 0;
    const last = found.lines.at(-1);
    if (last) last.florins += event.florins ?? 0;
  }
  return found;
}
