/** How results are shown: in words where a game says what its points come to, else as numbers. */

import { spoken } from "$lib/texts.svelte";

import type { Rank } from "../wire";

/** Whether results are said, not drawn: whoever played alone has nobody to be compared with. */
export function inWords(results: readonly Pick<Rank, "result">[]): boolean {
  return results.some(({ result }) => result);
}

/** A number with a true minus. */
export function figure(points: number): string {
  return new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1 }).format(points).replace("-", "−");
}
