/** All texts of one game as its package has them, for a board that is not built with the client. */

import type { FluentBundle } from "@fluent/bundle";

import { get } from "../api";
import { type Arguments, bundleOf, spoken } from "../texts.svelte";

class GameTexts {
  #bundle = $state.raw<FluentBundle>();
  #loaded = "";

  async load(game: string): Promise<void> {
    const wanted = `${game} ${spoken()}`;
    if (wanted === this.#loaded) return;
    this.#loaded = wanted;
    try {
      const { fluent } = await get<{ fluent: string }>(`/api/games/${encodeURIComponent(game)}/texts`);
      if (wanted === this.#loaded) this.#bundle = bundleOf(spoken(), [fluent]);
    } catch {
      this.#loaded = ""; // keys are shown
    }
  }

  /** The text of a key; the key itself where there is none. */
  say(key: string, args?: Arguments): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    return pattern && this.#bundle ? this.#bundle.formatPattern(pattern, args, []) : key;
  }
}

export const gameTexts = new GameTexts();
