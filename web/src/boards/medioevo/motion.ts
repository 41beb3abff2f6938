/** What is seen and heard of Medioevo Universale's events. */

import type { Cue, Happened } from "../../table/motion";

const coin = (): Cue => ({ sound: "coin" });
const tick = (): Cue => ({ sound: "tick" });
const drum = (beat = 300): Cue => ({ sound: "drum", beat });
const card = (): Cue => ({ sound: "card" });

const CUES: Record<string, (event: Happened) => Cue> = {
  // money and honor
  paid: coin,
  paid_to: coin,
  collected: coin,
  borrowed: coin,
  honor_changed: ({ change }) => ({ sound: Number(change) > 0 ? "chord" : "drum", beat: 200 }),
  points_gained: tick,
  // the War Circle and the barbarians
  barbarian_dice_rolled: () => ({ sound: "dice", rolls: "me-circle-", beat: 400 }),
  event_drawn: () => ({ sound: "card", beat: 400 }),
  event_rolled: () => ({ sound: "dice" }),
  horde_appeared: () => drum(),
  horde_moved: () => drum(250),
  barbarians_plundered: () => drum(),
  rebellion_placed: () => drum(),
  // orders, taxes, cards
  order_set: () => ({ sound: "seal", beat: 300 }),
  tax_set: () => ({ sound: "seal" }),
  empire_cards_drawn: card,
  card_kept: card,
  card_straightened: card,
  card_cancelled: () => drum(),
  // battle
  battle_began: () => drum(400),
  shots_rolled: () => ({ sound: "dice", beat: 250 }),
  attack_rolled: () => ({ sound: "dice", rolls: "me-battle-", beat: 300 }),
  attack_rerolled: () => ({ sound: "dice", rolls: "me-battle-", beat: 300 }),
  unit_fell: tick,
  unit_captured: tick,
  galley_sank: () => drum(),
  building_destroyed: () => drum(),
  group_moved: () => ({ sound: "tick", beat: 150 }),
  conquered: () => ({ sound: "chord", beat: 300 }),
  assets_plundered: coin,
  // markets
  item_made: tick,
  building_raised: tick,
  goods_bought: coin,
  goods_sold: coin,
  market_cube_placed: tick,
  route_completed: () => ({ sound: "chord", beat: 300 }),
  // diplomacy
  war_began: () => drum(400),
  war_ended: () => ({ sound: "chord", beat: 300 }),
  pact_signed: () => ({ sound: "seal", beat: 300 }),
  secret_pact_signed: () => ({ sound: "seal" }),
  pact_broken: () => drum(300),
};

export function cues(event: Happened): Cue | undefined {
  return CUES[event.did]?.(event);
}
