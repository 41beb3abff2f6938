/** What is seen and heard of Discordia's events. */

import type { Cue, Happened } from "../../table/motion";

const tick = (): Cue => ({ sound: "tick" });
const card = (): Cue => ({ sound: "card" });
const coin = (): Cue => ({ sound: "coin" });
const drum = (): Cue => ({ sound: "drum" });

const CUES: Record<string, (event: Happened) => Cue> = {
  chose: tick,
  rolled: () => ({ sound: "dice", rolls: "di-die-", beat: 300 }),
  season_began: () => ({ sound: "card", beat: 300 }), // the boat drifts on
  built: card,
  extension_placed: card,
  tower_built: card,
  deployed: tick,
  workers_drawn: () => ({ sound: "tick", origin: "bag" }),
  stars_gained: coin,
  star_placed: coin,
  modifier_gained: coin,
  ring_moved: tick,
  privilege_taken: card,
  decree_completed: () => ({ sound: "seal" }),
  anchor_shop_placed: card,
  barbarians_revealed: () => ({ sound: "drum", beat: 400 }),
  raid_suffered: drum,
  building_lost: drum,
  tower_lost: drum,
  janus_turned: () => ({ sound: "card", beat: 400 }),
  reserve_emptied: () => ({ sound: "chord", beat: 600 }),
};

export function cues(event: Happened): Cue | undefined {
  return CUES[event.did]?.(event);
}
