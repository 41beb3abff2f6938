/** What is seen and heard of Origins' events. */

import type { Cue, Happened } from "../../table/motion";

const COLOUR = /^[a-z]+/;
const colourIn = (token: unknown) => COLOUR.exec(String(token))?.[0] ?? "";
const coin = (): Cue => ({ sound: "coin" });
const tick = (): Cue => ({ sound: "tick" });

const CUES: Record<string, (event: Happened) => Cue> = {
  draft_rolled: () => ({ sound: "dice", rolls: "or-draft-", beat: 300 }),
  worker_sent: tick,
  mothership_turned: () => ({ sound: "tick", beat: 350 }),
  gained: (event) => ({ sound: event["gold"] ? "coin" : "tick" }),
  paid: coin,
  advanced: tick,
  attacked: () => ({ sound: "drum", beat: 300 }),
  token_taken: () => ({ sound: "seal" }),
  constructed: ({ tile }) => ({ sound: "tick", origin: `or-market-${String(tile)}`, beat: 250 }),
  district_formed: () => ({ sound: "chord" }),
  market_refilled: ({ colour }) => ({ sound: "card", origin: `or-top-${String(colour)}` }),
  tile_reserved: ({ tile }) => ({ sound: "card", origin: `or-market-${String(tile)}` }),
  climbed: tick,
  zodiac_taken: () => ({ sound: "card", beat: 300 }),
  // what is taken comes from the area, and the new die is rolled there
  citizen_taken: ({ die }) => ({ sound: "tick", origin: `or-area-${colourIn(die)}` }),
  citizen_entered: ({ die }) => ({ sound: "dice", rolls: `or-area-${colourIn(die)}`, beat: 250 }),
  speaker_taken: tick,
  speaker_rerolled: ({ speaker }) => ({ sound: "dice", rolls: `or-speaker-${String(speaker)}` }),
  adviser_placed: ({ seat, base }) => ({ sound: "seal", origin: `or-man-${String(seat)}-${String(base)}` }),
  district_completed: ({ seat, base }) => ({
    sound: "chord",
    origin: `or-man-${String(seat)}-${String(base)}`,
    beat: 500,
  }),
  card_scored: coin,
  tower_raised: () => ({ sound: "tick", beat: 200 }),
  base_taken: tick,
  retreated: () => ({ sound: "drum" }),
  bastion_taken: () => ({ sound: "seal" }),
  end_announced: () => ({ sound: "drum", beat: 400 }),
};

export function cues(event: Happened): Cue | undefined {
  return CUES[event.did]?.(event);
}
