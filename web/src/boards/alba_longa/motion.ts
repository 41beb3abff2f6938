/** What is seen and heard of Alba Longa's events. */

import type { Cue, Happened } from "../../table/motion";

const coin = (): Cue => ({ sound: "coin" });
const seal = (): Cue => ({ sound: "seal" });

const CUES: Record<string, (event: Happened) => Cue> = {
  chose: () => ({ sound: "tick" }),
  rolled: () => ({ sound: "dice", rolls: "al-die-", beat: 300 }), // the four dice of the court, whoever rolled them
  paid: ({ seat }) => ({ sound: "coin", origin: `seat:${String(seat)}` }), // silver comes from who pays it
  gained: (event) => ({ sound: event["silver"] ? "coin" : "tick" }),
  stall_taken: coin,
  stall_emptied: coin,
  slaves_sold: coin,
  target_revealed: seal,
  hero_revealed: () => ({ sound: "card" }),
  sabotaged: () => ({ sound: "drum" }),
  built: () => ({ sound: "tick" }),
  climate_turned: () => ({ sound: "card", beat: 400 }),
  blessing_revealed: () => ({ sound: "card", beat: 400 }),
  crowned: seal,
  piety_granted: seal,
  eliminated: () => ({ sound: "drum", beat: 600 }),
  task_fulfilled: () => ({ sound: "chord" }),
};

export function cues(event: Happened): Cue | undefined {
  return CUES[event.did]?.(event);
}
