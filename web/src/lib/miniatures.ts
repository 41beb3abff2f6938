/** A position in miniature, drawn by its game: `boards/<game>/Miniature.svelte`. A game without one has a skyline. */

import type { Component } from "svelte";

export interface MiniatureProps {
  /** As a spectator may see it. */
  observation: unknown;
  /** What the game's box says (`Things.facts`). */
  facts: unknown;
}

export type Miniature = Component<MiniatureProps>;

const drawn = import.meta.glob<{ default: Miniature }>("../boards/*/Miniature.svelte");

export function hasMiniature(game: string): boolean {
  return `../boards/${game}/Miniature.svelte` in drawn;
}

/** Load a game's miniature; nothing if it has none or can't be reached. */
export async function miniatureOf(game: string): Promise<Miniature | undefined> {
  try {
    return (await drawn[`../boards/${game}/Miniature.svelte`]?.())?.default;
  } catch {
    return undefined; // an ornament: the page is as good without it
  }
}

/** Whole observations out of a first one and what changed each time. */
export function unfold(frames: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const whole: Record<string, unknown>[] = [];
  for (const frame of frames) whole.push({ ...whole.at(-1), ...frame });
  return whole;
}
