/** The words of a game's drawn board and of its stories, from `texts/` of its package; loaded with the board. */

import { alsoSpeak } from "../texts.svelte";

const KINDS = ["board", "story"] as const;
const files = import.meta.glob<string>("../../../../src/pentapolis/games/*/texts/{board,story}.*.ftl", {
  query: "?raw",
  import: "default",
});
const known = new Map<string, Promise<void>>();

function read(game: string, language: string): () => Promise<readonly string[]> {
  const found = KINDS.map((kind) => files[`../../../../src/pentapolis/games/${game}/texts/${kind}.${language}.ftl`]);
  return () => Promise.all(found.filter((file) => file !== undefined).map((file) => file()));
}

/** From now on `say` knows them, in every language. */
export function speakBoard(game: string): Promise<void> {
  const asked = known.get(game) ?? alsoSpeak({ en: read(game, "en"), fr: read(game, "fr") });
  known.set(game, asked);
  return asked;
}
