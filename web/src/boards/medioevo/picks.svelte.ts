/** Several values picked one by one for one choice: dice to be rolled again, icons in their order. */

import type { RingState } from "$kit/Ring.svelte";

import type { Play } from "../../table/play.svelte";
import type { Option } from "../../table/wire";
import { several } from "./dice.svelte";
import type { Taps } from "./taps.svelte";

/** Icons of an Event card in the order in which they strike: the choice is whole when enough of them are picked. */
export class OrderedPick {
  readonly #play: Play;
  readonly #taps: Taps;
  readonly #verb: string;
  readonly #field: string;
  #begun = $state.raw<readonly string[]>([]);

  constructor(play: Play, taps: Taps, verb: string, field: string) {
    this.#play = play;
    this.#taps = taps;
    this.#verb = verb;
    this.#field = field;
  }

  readonly #lists = $derived.by<readonly { option: Option; values: string[] }[]>(() =>
    this.#taps.of(this.#verb).map((option) => ({ option, values: several(option.fields?.[this.#field]) })),
  );

  /** What is picked so far, first one first: of a whole choice, or of one that is begun here. */
  readonly picked = $derived.by<readonly string[]>(() => {
    const whole = this.#lists.find(({ option }) => option.do === this.#play.text)?.values;
    if (whole) return whole;
    return this.#lists.some(({ values }) => starts(values, this.#begun)) ? this.#begun : [];
  });

  state(value: string): RingState {
    if (this.picked.includes(value)) return "chosen";
    return this.#lists.some(({ values }) => values.includes(value)) ? "legal" : "none";
  }

  toggle(value: string): void {
    const now = this.picked;
    let wanted = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
    // one more than there is room for takes the last one's place
    if (!this.#lists.some(({ values }) => starts(values, wanted))) wanted = [...now.slice(0, -1), value];
    this.#begun = wanted;
    const found = this.#lists.find(({ values }) => values.length === wanted.length && starts(values, wanted));
    if (found) this.#play.tap({ kind: "option", do: found.option.do });
    else this.#play.clear();
  }
}

function starts(values: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((one, n) => values[n] === one);
}
