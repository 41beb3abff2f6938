/** Several names as one phrase, in the page's language. */

import { spoken } from "$lib/texts.svelte";

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(spoken(), { style: "long", type: "conjunction" }).format(names);
}
