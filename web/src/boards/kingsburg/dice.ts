/**
 * Dice that are tapped one by one become a group: the options say which groups there are, what is tapped narrows them,
 * and what is left says which advisors are lit. A pure function of the options; nothing here knows how dice add up.
 */

import type { Option } from "../../table/wire";

/** A group of dice that may be committed, as an option offers it. */
export interface Offer {
  advisor: number;
  colored: readonly number[];
  white: readonly number[];
  plusTwo: boolean;
  market: number;
  envoy: boolean;
}

/** Dice in the hand, by their faces; a die goes by its place: `c0`, `w1`. */
export interface Hand {
  colored: readonly number[];
  white: readonly number[];
}

export interface Chosen {
  /** 0: none yet. */
  advisor: number;
  dice: ReadonlySet<string>;
}

export const NONE: Chosen = { advisor: 0, dice: new Set() };

export function offersOf(options: readonly Option[]): Offer[] {
  return options
    .filter((option) => option.fields?.["advisor"] !== undefined)
    .map(({ fields = {} }) => ({
      advisor: Number(fields["advisor"]),
      colored: faces(fields["colored_dice"]),
      white: faces(fields["white_dice"]),
      plusTwo: fields["plus_two"] === "yes",
      market: Number(fields["market"] ?? 0),
      envoy: fields["envoy"] === "yes",
    }));
}

export function faces(text: string | undefined): number[] {
  return text ? text.split(",").map(Number) : [];
}

export function written(dice: readonly number[]): string {
  return [...dice].sort((a, b) => a - b).join(",");
}

export function keys(hand: Hand): string[] {
  return [...hand.colored.map((_, n) => `c${n}`), ...hand.white.map((_, n) => `w${n}`)];
}

/** The faces of some of the dice in a hand. */
export function facesOf(hand: Hand, dice: ReadonlySet<string>): Hand {
  const some = (all: readonly number[], kind: string) => all.filter((_, n) => dice.has(`${kind}${n}`));
  return { colored: some(hand.colored, "c"), white: some(hand.white, "w") };
}

/** Dice of a hand that show these faces, those that are meant already first. */
export function diceShowing(hand: Hand, shown: Hand, meant: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set<string>();
  for (const [kind, all, wanted] of [
    ["c", hand.colored, shown.colored],
    ["w", hand.white, shown.white],
  ] as const) {
    for (const face of wanted) {
      const fits = all.map((value, n) => ({ value, key: `${kind}${n}` })).filter(({ value }) => value === face);
      const free = fits.filter(({ key }) => !found.has(key));
      const one = free.find(({ key }) => meant.has(key)) ?? free[0];
      if (one) found.add(one.key);
    }
  }
  return found;
}

function holds(all: readonly number[], some: readonly number[]): boolean {
  return some.every((face) => count(all, face) >= count(some, face));
}

function count(dice: readonly number[], face: number): number {
  return dice.filter((one) => one === face).length;
}

/** Whether a group holds at least these dice. */
export function includes(offer: Offer, dice: Hand): boolean {
  return holds(offer.colored, dice.colored) && holds(offer.white, dice.white);
}

/** Whether a group is exactly these dice. */
export function equals(offer: Offer, dice: Hand): boolean {
  return (
    includes(offer, dice) && offer.colored.length === dice.colored.length && offer.white.length === dice.white.length
  );
}

function size(dice: Hand): number {
  return dice.colored.length + dice.white.length;
}

/** If all these groups are of the same dice: those dice. */
function only(offers: readonly Offer[]): Offer | undefined {
  const [first] = offers;
  return first && offers.every((offer) => equals(offer, first)) ? first : undefined;
}

/** A die is tapped: it joins the group or leaves it. What no longer goes together is dropped, the advisor first. */
export function tapDie(offers: readonly Offer[], hand: Hand, chosen: Chosen, key: string): Chosen {
  const dice = new Set(chosen.dice);
  if (dice.delete(key)) return { advisor: chosen.advisor, dice };
  dice.add(key);
  const shown = facesOf(hand, dice);
  const left = offers.filter((offer) => includes(offer, shown));
  if (!left.length) return { advisor: 0, dice: new Set([key]) };
  const towards = left.filter((offer) => offer.advisor === chosen.advisor);
  if (!towards.length) return { advisor: 0, dice };
  const forced = only(towards);
  return { advisor: chosen.advisor, dice: forced ? diceShowing(hand, forced, dice) : dice };
}

/** An advisor is tapped: the dice stay as far as they go with him; if only one group does, it is taken. */
export function tapAdvisor(offers: readonly Offer[], hand: Hand, chosen: Chosen, advisor: number): Chosen {
  if (chosen.advisor === advisor) return { advisor: 0, dice: chosen.dice };
  const shown = facesOf(hand, chosen.dice);
  const his = offers.filter((offer) => offer.advisor === advisor);
  if (his.some((offer) => equals(offer, shown))) return { advisor, dice: chosen.dice };
  const kept = size(shown) ? his.filter((offer) => includes(offer, shown)) : [];
  const forced = only(kept.length ? kept : his);
  const dice = kept.length ? chosen.dice : new Set<string>();
  return { advisor, dice: forced ? diceShowing(hand, forced, dice) : dice };
}

/** The groups that go with what is chosen, but for the advisor: exactly these dice, or, while none is, at least these. */
export function reachable(offers: readonly Offer[], hand: Hand, chosen: Chosen): Offer[] {
  const shown = facesOf(hand, chosen.dice);
  if (!size(shown)) return [...offers];
  const exact = offers.filter((offer) => equals(offer, shown));
  const towards = offers.filter((offer) => offer.advisor === chosen.advisor && includes(offer, shown));
  if (!exact.length) return offers.filter((offer) => includes(offer, shown));
  return towards.some((offer) => equals(offer, shown)) ? exact : [...exact, ...towards];
}

/** Advisors that can be tapped, each with the simplest of the groups that reach him. */
export function litAdvisors(offers: readonly Offer[], hand: Hand, chosen: Chosen): Map<number, Offer> {
  const lit = new Map<number, Offer>();
  for (const offer of reachable(offers, hand, chosen)) if (!lit.has(offer.advisor)) lit.set(offer.advisor, offer);
  return lit;
}

/** Dice that can still join the group. */
export function litDice(offers: readonly Offer[], hand: Hand, chosen: Chosen): Set<string> {
  const left = chosen.advisor ? offers.filter((offer) => offer.advisor === chosen.advisor) : offers;
  const free = keys(hand).filter((key) => !chosen.dice.has(key));
  return new Set(
    free.filter((key) => {
      const shown = facesOf(hand, new Set([...chosen.dice, key]));
      return left.some((offer) => includes(offer, shown));
    }),
  );
}

/** Fields and values that say what is chosen, as far as options have them. */
export function picks(offers: readonly Offer[], hand: Hand, chosen: Chosen): [field: string, value: string][] {
  const shown = facesOf(hand, chosen.dice);
  const exact = offers.some(
    (offer) => equals(offer, shown) && (!chosen.advisor || offer.advisor === chosen.advisor) && size(shown) > 0,
  );
  const dice: [string, string][] = exact
    ? [
        ["colored_dice", written(shown.colored)],
        ["white_dice", written(shown.white)],
      ]
    : [];
  return chosen.advisor ? [...dice, ["advisor", String(chosen.advisor)]] : dice;
}

/** The action to ask about when an advisor can't be had: with the dice tapped, else with dice that would do. */
export function question(hand: Hand, chosen: Chosen, advisor: number): string {
  const tapped = facesOf(hand, chosen.dice);
  const dice = size(tapped) ? tapped : (showing(hand, advisor) ?? hand);
  const white = dice.white.length ? ` white_dice=${written(dice.white)}` : "";
  return `place advisor=${advisor} colored_dice=${written(dice.colored)}${white}`;
}

/** Dice of a hand that show so many pips together. */
function showing(hand: Hand, pips: number): Hand | undefined {
  const all = keys(hand);
  for (let bits = 1; bits < 1 << all.length; bits++) {
    const dice = facesOf(hand, new Set(all.filter((_, n) => (bits >> n) & 1)));
    const sum = [...dice.colored, ...dice.white].reduce((a, b) => a + b, 0);
    if (sum === pips && dice.colored.length) return dice;
  }
  return undefined;
}
