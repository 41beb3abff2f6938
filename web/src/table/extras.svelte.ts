/** What a game brings beside its board: cues for eyes and ears, and stories. */

import { speakBoard } from "$lib/texts/boards";

import type { Cue, Happened, MotionModule } from "./motion";
import type { Story, StoryModule } from "./story";
import type { GameView, LogLine } from "./wire";

const motions = import.meta.glob<MotionModule>("../boards/*/motion.ts");
const tales = import.meta.glob<StoryModule>("../boards/*/story.ts");

export class Extras {
  /** Whether the game tells stories. */
  tells = $state(false);
  #motion = $state.raw<MotionModule>();
  #tales = $state.raw<StoryModule>();
  #game = "";

  async load(game: string): Promise<void> {
    if (!game || game === this.#game) return;
    this.#game = game;
    try {
      const [motion, tale] = await Promise.all([motions[`../boards/${game}/motion.ts`]?.(), taleOf(game)]);
      if (game !== this.#game) return;
      this.#motion = motion;
      this.#tales = tale;
      this.tells = tale !== undefined;
    } catch {
      this.#game = ""; // nothing but ornament is missing
    }
  }

  cues(lines: readonly LogLine[]): Cue[] {
    const { cues } = this.#motion ?? {};
    if (!cues) return [];
    return lines.map(({ event }) => (event ? cues(event as Happened) : undefined)).filter((cue) => cue !== undefined);
  }

  stories(lines: readonly LogLine[], view: GameView | undefined, facts: unknown): Story[] {
    return this.#tales && view && facts ? this.#tales.stories(lines, view, facts) : [];
  }
}

async function taleOf(game: string): Promise<StoryModule | undefined> {
  const tale = tales[`../boards/${game}/story.ts`];
  if (!tale) return undefined;
  const [module] = await Promise.all([tale(), speakBoard(game)]);
  return module;
}
