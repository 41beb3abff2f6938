/** The words of a game's drawn board and of its stories, from `texts/` of its package; loaded with the board. */

import { alsoSpeak, type Source } from "../texts.svelte";

const KINDS = ["board", "story"] as const;
const files = import.meta.glob<string>("../../../../src/pentapolis/games/*/texts/{board,story}.*.ftl", {
  query: "?raw",
  import: "default",
});
let speaking = { game: "", source: undefined as Source | undefined, asked: Promise.resolve() };

function read(game: string, language: string): () => Promise<readonly string[]> {
  const found = KINDS.map((kind) => files[`../../../../src/pentapolis/games/${game}/texts/${kind}.${language}.ftl`]);
  return () => Promise.all(found.filter((file) => file !== undefined).map((file) => file()));
}

/** From now on `say` knows them, in every language, and no longer those of another game, which may have the same keys. */
export function speakBoard(game: string): Promise<void> {
  if (game !== speaking.game) {
    const source = { en: read(game, "en"), fr: read(game, "fr") };
    speaking = { game, source, asked: alsoSpeak(source, speaking.source) };
  }
  return speaking.asked;
}
