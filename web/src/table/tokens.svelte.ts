/** How a game draws values in the decision bar (`boards/<game>/Token.svelte`); they come with its drawn board. */

import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import type { Play } from "./play.svelte";

/** A value of a field; `kind` and `id` if it is a thing of the game. */
export interface TokenProps {
  field: string;
  value: string;
  kind: string;
  id: string;
  /** whose decision it is */
  seat: number;
}

export interface Tokens {
  /** Draws a value, or nothing. */
  default: Component<TokenProps>;
  /** Whether it draws one of this field or kind. */
  draws: (field: string, kind: string) => boolean;
  /** Whether the picture says it all, and needs no words beside it. */
  says: (field: string) => boolean;
}

const drawn = import.meta.glob<Tokens>("../boards/*/Token.svelte");
const loaded = new SvelteMap<string, Tokens>();

/** The tokens of this table's game, once they are there and its board is drawn. */
export function tokensOf(play: Play): Tokens | undefined {
  const game = play.live.table?.game ?? "";
  if (play.asText) return undefined;
  if (!loaded.has(game))
    drawn[`../boards/${game}/Token.svelte`]?.().then(
      (tokens) => loaded.set(game, tokens),
      () => undefined, // words do as well
    );
  return loaded.get(game);
}
