/** What is seen and heard of Alba Longa's events. */

import type { Cue, Happened } from "../../table/motion";

/** Silver comes from who pays it. */
const pay = ({ seat }: Happened): Cue => ({ sound: "coin", origin: `seat:${String(seat)}` });

const CUES: Record<string, (event: Happened) => Cue> = {
  rolled: () => ({ sound: "dice", rolls: "al-die-", beat: 300 }),
  chose: () => ({ sound: "tick" }),
  paid: pay,
  gained: (event) => ({ sound: event["silver"] ? "coin" : "tick" }),
  stall_taken: () => ({ sound: "coin" }),
  built: () => ({ sound: "tick" }),
  crowned: () => ({ sound: "seal" }),
  target_revealed: () => ({ sound: "seal" }),
  hero_revealed: () => ({ sound: "card" }),
  fought: () => ({ sound: "drum", beat: 500 }),
  sabotaged: () => ({ sound: "drum" }),
  climate_turned: () => ({ sound: "card" }),
  blessing_revealed: () => ({ sound: "card" }),
  eliminated: () => ({ sound: "drum" }),
};

export function cues(event: Happened): Cue | undefined {
  return CUES[event.did]?.(event);
}
