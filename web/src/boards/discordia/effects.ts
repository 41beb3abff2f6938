/** How an effect is drawn: one or two signs, and a number where it says more than they do. */

import { signed } from "$kit/figures";

import type { Bonus, Effect } from "./read";

export interface Picture {
  signs: readonly string[];
  text: string;
}

type Drawn = (effect: Effect) => Picture;

const one = (sign: string): Drawn => {
  return ({ n }) => ({ signs: [sign], text: n === 1 ? "" : `${n}` });
};

const PICTURES: Record<string, Drawn> = {
  deploy: ({ target = "any" }) => ({ signs: [`deploy-${target || "any"}`], text: "" }),
  remove_building: ({ target = "any" }) => ({
    signs: [target === "any" ? "deploy-any" : `house-${target}`],
    text: signed(-1),
  }),
  exchange: ({ n }) => ({ signs: ["exchange"], text: `${n}` }),
  return_workers: ({ n }) => ({ signs: ["bag"], text: `${n}` }),
  draw_workers: ({ n }) => ({ signs: ["glyph-any"], text: signed(n) }),
  place_star: ({ track = "", n }) => ({ signs: [track, "star"], text: n === 1 ? "" : `${n}` }),
  gain_star: ({ n }) => ({ signs: ["star"], text: signed(n) }),
  lose_star: ({ n }) => ({ signs: ["star"], text: signed(-n) }),
  aqueduct: ({ n }) => ({ signs: ["aqueduct"], text: signed(n) }),
  gain_tower: one("tower"),
  lose_tower: ({ n }) => ({ signs: ["tower"], text: signed(-n) }),
  gain_modifier: one("modifier"),
  gain_privilege: one("privilege"),
  gain_extension: one("extension"),
  any_color_deploy: ({ target = "" }) => ({ signs: [`house-${target}`, "anycolor"], text: "" }),
  upgrade_with: ({ value = 0 }) => ({ signs: [`die-${value}`, "upgrade"], text: "" }),
  joker: ({ worker = "" }) => ({ signs: [`glyph-${worker}`], text: "" }),
};

export function picture(effect: Effect): Picture {
  return PICTURES[effect.kind]?.(effect) ?? { signs: [], text: "" };
}

/** A bonus that waits, as the tile it came from shows it. */
export function effectOf({ kind, on, n }: Bonus): Effect {
  return { kind, n, ...(kind === "place_star" ? { track: on } : { target: on }) };
}

/** So wide a picture is, at this height of its signs. */
export function widthOf({ signs, text }: Picture, size: number): number {
  return signs.length * size * 0.94 + (text ? 2 + text.length * size * 0.44 : 0);
}
