/** Dice picked one by one for one choice: which of them are to be rolled again. */

import type { RingState } from "$kit/Ring.svelte";

import type { Play } from "../../table/play.svelte";
import type { Option } from "../../table/wire";
import type { Taps } from "./taps.svelte";

/** A field of several values, as an option writes it: `d4,d8`. */
export function several(value: string | undefined): string[] {
  return (value ?? "").split(/[,+ ]/).filter(Boolean);
}

export class DicePick {
  readonly #play: Play;
  readonly #taps: Taps;

  constructor(play: Play, taps: Taps) {
    this.#play = play;
    this.#taps = taps;
  }

  #options(verb: string): Option[] {
    return this.#taps.of(verb);
  }

  /** The dice of the option that is picked. */
  picked(verb: string): string[] {
    const { text } = this.#play;
    return several(this.#options(verb).find((option) => option.do === text)?.fields?.["dice"]);
  }

  state(verb: string, die: string): RingState {
    if (this.picked(verb).includes(die)) return "chosen";
    return this.#options(verb).some((option) => several(option.fields?.["dice"]).includes(die)) ? "legal" : "none";
  }

  toggle(verb: string, die: string): void {
    const now = this.picked(verb);
    const wanted = now.includes(die) ? now.filter((one) => one !== die) : [...now, die];
    const same = (option: Option) => {
      const dice = several(option.fields?.["dice"]);
      return dice.length === wanted.length && dice.every((one) => wanted.includes(one));
    };
    const found = this.#options(verb).find(same);
    if (found) this.#play.tap({ kind: "option", do: found.do });
    else this.#play.clear();
  }
}
