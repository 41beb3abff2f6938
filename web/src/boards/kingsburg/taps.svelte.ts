/** What can be tapped on this board and what a tap does: the options of the decision, read for dice, goods, buildings. */

import type { RingState } from "$kit/Ring.svelte";
import { guard } from "$lib/guard.svelte";

import * as deciding from "../../table/deciding";
import type { Play } from "../../table/play.svelte";
import type { Option } from "../../table/wire";
import { Counting, type Counts } from "../parts/counting";
import * as dice from "./dice";
import { type Good, GOODS, type Kingsburg } from "./read";

/** A choice that is begun and has no words yet: it stands as long as what is picked is what it went with. */
interface Begun {
  picked: deciding.Picked;
  chosen?: dice.Chosen;
  counts?: Counts<Good>;
}

const MODIFIERS = ["plus_two", "market"];

const goods = new Counting(GOODS);

export class Taps {
  readonly #play: Play;
  #begun = $state.raw<Begun>();

  constructor(play: Play) {
    this.#play = play;
  }

  readonly #options = $derived.by<Option[]>(() =>
    this.#play.canChoose
      ? this.#play.model.choices.flatMap((choice) => (choice.kind === "list" ? choice.options : []))
      : [],
  );
  readonly #offers = $derived.by(() => dice.offersOf(this.#options));
  readonly #hand = $derived.by<dice.Hand>(() => {
    const o = this.#play.view?.observation as Kingsburg | undefined;
    const province = o?.provinces[this.#play.live.seat];
    return { colored: province?.colored ?? [], white: province?.white ?? [] };
  });

  #value(field: string): string | undefined {
    return this.#play.picked.values.find(([one]) => one === field)?.[1];
  }

  /** The one answer that is left, if the choice is complete. */
  readonly #answer = $derived.by<Option | undefined>(() => {
    const { model, picked, text } = this.#play;
    return text === undefined ? undefined : deciding.remaining(model, picked).find((option) => option.do === text);
  });

  get #standing(): Begun | undefined {
    return this.#begun?.picked === this.#play.picked ? this.#begun : undefined;
  }

  /** Whether what is asked is about such things: only then there is an answer to why one of them can't be had. */
  asksFor(field: string): boolean {
    return this.#options.some((option) => option.fields?.[field] !== undefined);
  }

  // dice on advisors

  readonly chosen = $derived.by<dice.Chosen>(() => {
    if (!this.#offers.length) return dice.NONE;
    const begun = this.#standing?.chosen;
    if (begun) return begun;
    const fields = this.#answer ? this.#answer.fields : undefined;
    const [advisor, colored, white] = ["advisor", "colored_dice", "white_dice"].map(
      (field) => fields?.[field] ?? this.#value(field),
    );
    const shown = { colored: dice.faces(colored), white: dice.faces(white) };
    return { advisor: Number(advisor ?? 0), dice: dice.diceShowing(this.#hand, shown) };
  });

  /** The offers that go with the token and the Market as they are picked. */
  readonly #narrowed = $derived.by(() => {
    const [plusTwo, market] = MODIFIERS.map((field) => this.#value(field));
    return this.#offers.filter(
      (offer) =>
        (plusTwo === undefined || offer.plusTwo === (plusTwo === "yes")) &&
        (market === undefined || offer.market === Number(market || 0)),
    );
  });
  readonly advisors = $derived.by(() => dice.litAdvisors(this.#narrowed, this.#hand, this.chosen));
  readonly #dice = $derived.by(() => dice.litDice(this.#offers, this.#hand, this.chosen));

  advisorState(advisor: number): RingState {
    if (this.chosen.advisor === advisor) return "chosen";
    return this.advisors.has(advisor) ? "legal" : "none";
  }

  dieState(key: string): RingState {
    if (this.chosen.dice.has(key)) return "chosen";
    if (this.#dice.has(key)) return "legal";
    const rerolled = key.startsWith("w") ? "white" : "colored";
    if (this.#value("die") === rerolled) return "chosen";
    return this.#play.lit("die").has(rerolled) ? "legal" : "none";
  }

  tapDie(key: string): void {
    const rerolled = key.startsWith("w") ? "white" : "colored";
    if (this.#play.lit("die").has(rerolled)) this.#play.choose("die", rerolled);
    else if (this.#offers.length) this.#choose(dice.tapDie(this.#offers, this.#hand, this.chosen, key));
  }

  tapAdvisor(advisor: number): void {
    const offers = this.advisors.has(advisor) ? this.#narrowed : this.#offers;
    this.#choose(dice.tapAdvisor(offers, this.#hand, this.chosen, advisor), this.advisors.has(advisor));
  }

  /** A die is laid on an advisor, with those that are tapped already. */
  drop(key: string, advisor: number): void {
    const group = this.chosen.dice.has(key) ? this.chosen : dice.tapDie(this.#offers, this.#hand, this.chosen, key);
    const next = dice.tapAdvisor(this.#offers, this.#hand, { ...group, advisor: 0 }, advisor);
    if (dice.litAdvisors(this.#offers, this.#hand, { ...group, advisor: 0 }).has(advisor)) this.#choose(next);
    else void this.#play.why(dice.question(this.#hand, group, advisor));
  }

  /** What to ask about an advisor that can't be had. */
  question(advisor: number): string {
    return dice.question(this.#hand, this.chosen, advisor);
  }

  #choose(next: dice.Chosen, keep = true): void {
    if (!guard.passes || this.#play.busy) return;
    const choice = this.#play.model.choices.find(
      (one) => one.kind === "list" && one.options.some((option) => option.fields?.["advisor"] !== undefined),
    );
    if (!choice) return;
    const said = dice.picks(this.#offers, this.#hand, next);
    const more = keep ? this.#play.picked.values.filter(([field]) => MODIFIERS.includes(field)) : [];
    const fits = (values: deciding.Picked["values"]) =>
      deciding.remaining(this.#play.model, { ...deciding.NOTHING, choice: choice.id, values }).length > 0;
    const values = fits([...said, ...more]) ? [...said, ...more] : said;
    const picked = values.length ? { ...deciding.NOTHING, choice: choice.id, values } : { ...deciding.NOTHING };
    this.#begun = { picked, chosen: next };
    this.#play.pick(picked);
  }

  /** The +2 token and the Market's shift: with what is chosen so far. */
  modifierState(field: "plus_two" | "market", value: string): RingState {
    const now = this.#answer?.fields?.[field] ?? this.#value(field);
    if (now === value) return "chosen";
    return this.#play.lit(field).has(value) ? "legal" : "none";
  }

  tapModifier(field: "plus_two" | "market", value: string): void {
    const off = this.modifierState(field, value) === "chosen";
    this.#play.choose(field, off ? "" : value);
  }

  // goods

  readonly #goods = $derived.by(() => (this.#play.canChoose ? goods.choiceOf(this.#play.model) : undefined));
  readonly counts = $derived.by<Counts<Good>>(() => {
    if (!this.#goods) return {};
    const begun = this.#standing?.counts;
    if (begun) return begun;
    if (this.#goods.kind === "multiset") return this.#play.picked.counts;
    return goods.of(this.#answer?.fields);
  });

  goodState(good: Good | "plus_two"): RingState {
    if ([this.#value("give"), this.#value("payment")].includes(good)) return "chosen";
    if (this.#play.lit("give").has(good) || this.#play.lit("payment").has(good)) return "legal";
    if (good === "plus_two") return this.modifierState("plus_two", "yes");
    if (this.counts[good]) return "chosen";
    return this.#goods && goods.leads(this.#goods, { [good]: 1 }) ? "legal" : "none";
  }

  tapGood(good: Good | "plus_two"): void {
    const play = this.#play;
    for (const field of ["give", "payment"]) if (play.lit(field).has(good)) return play.choose(field, good);
    if (good === "plus_two") return this.tapModifier("plus_two", "yes");
    const choice = this.#goods;
    if (!choice || !guard.passes || play.busy) return;
    const counts = goods.tap(choice, this.counts, good);
    const picked = goods.picked(play.model, choice, counts);
    this.#begun = { picked, counts };
    play.pick(picked);
  }

  // buildings

  #use(building: string): Option | undefined {
    return this.#options.find(
      (option) => option.do === `use_${building}` || option.do === `use_${building} die=colored`,
    );
  }

  buildingState(building: string): RingState {
    const use = this.#use(building);
    if (this.#value("building") === building || (use && this.#play.text === use.do)) return "chosen";
    if (this.#answer?.fields?.["building"] === building) return "chosen";
    return use || this.#play.lit("building").has(building) ? "legal" : "none";
  }

  tapBuilding(building: string): void {
    const use = this.#use(building);
    if (use) this.#play.tap({ kind: "option", do: use.do });
    else this.#play.choose("building", building);
  }
}
