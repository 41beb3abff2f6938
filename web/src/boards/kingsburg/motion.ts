/** What is seen and heard of Kingsburg's events. */

import type { Cue, Happened } from "../../table/motion";
import { colorOf } from "../../table/seatlook";

/** Dice are pieces `die-<colour>-…` (`read.ts`). */
const tumble = (event: Happened): Cue => ({ sound: "dice", rolls: `die-${colorOf(Number(event.seat))}-`, beat: 300 });

/** Dice that are placed come from who places them. */
function place({ seat, action }: Happened): Cue {
  return { sound: "tick", ...(String(action).startsWith("place ") ? { origin: `seat:${seat}` } : {}) };
}

const CUES: Record<string, (event: Happened) => Cue> = {
  rolled: tumble,
  rerolled: tumble,
  chose: place,
  gained: (event) => ({ sound: event.gold ? "coin" : "tick" }),
  paid: () => ({ sound: "coin" }),
  built: () => ({ sound: "tick" }),
  looked: () => ({ sound: "card" }),
  envoy_granted: () => ({ sound: "seal" }),
  envoy_spent: () => ({ sound: "seal" }),
  enemy_revealed: () => ({ sound: "drum" }),
  destroyed: () => ({ sound: "drum" }),
};

export function cues(event: Happened): Cue | undefined {
  return CUES[event.did]?.(event);
}
