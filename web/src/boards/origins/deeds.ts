/** What an action, a bonus tile or a space brings, as signs in a row: drawn from the values of the box. */

import type { Resource } from "./read";

export type Sign = { use: string; n?: number } | { text: string };

interface Effect {
  op: string;
  n?: number;
  resource?: string;
  min?: number;
  max?: number;
}
export interface Drawn {
  cost: Readonly<Partial<Record<Resource, number>>>;
  mode: string;
  effect: readonly Effect[];
}

/** So many equal signs stand side by side; more are a figure. */
const FEW = 3;
const GLYPHS: Record<string, string> = {
  attack: "attack",
  build: "build",
  take_citizen: "recruit",
  take_zodiac_card: "card",
};

function several(use: string, n: number): Sign[] {
  return n > FEW ? [{ use, n }] : Array.from({ length: n }, () => ({ use }));
}

function effectSigns(effect: Effect): Sign[] {
  const n = effect.n ?? 1;
  switch (effect.op) {
    case "gain":
      return several(effect.resource ?? "any", n);
    case "gain_choice":
      return several("any", n);
    case "military_advance":
      return [{ use: "advance", n }];
    case "temple_climb":
      return [{ use: "climb", n }];
    case "take_speaker":
      return [{ use: "plus" }, { use: "speak" }];
    case "exchange":
      return [{ use: "any" }, { use: "to" }, { use: "gold" }];
    case "spend_food":
      return [
        { text: `${effect.min ?? 1}–${effect.max ?? n}` },
        { use: "food" },
        { use: "to" },
        { use: "raise" },
        { text: "/" },
        { use: "advance" },
      ];
    default:
      return GLYPHS[effect.op] ? [{ use: GLYPHS[effect.op] ?? "" }] : [];
  }
}

/** `andOr`: the word between what can be done in part. */
export function signsOf({ cost, mode, effect }: Drawn, andOr: string): Sign[] {
  const price = Object.entries(cost).flatMap(([kind, n]) => several(kind, n));
  const between: Sign[] =
    mode === "any_subset_any_order" ? [{ text: andOr }] : mode === "one_of" ? [{ text: "/" }] : [];
  const gains = effect.flatMap((one, at) => [...(at ? between : []), ...effectSigns(one)]);
  return price.length ? [...price, { use: "to" }, ...gains] : gains;
}

/** How wide a sign is, for one that is drawn at 1. */
export function widthOf(sign: Sign): number {
  if ("text" in sign) return 0.3 + sign.text.length * 0.42;
  const arrow = sign.use === "to" || sign.use === "plus";
  return (arrow ? 0.75 : 1.05) + (sign.n === undefined ? 0 : 0.6);
}
