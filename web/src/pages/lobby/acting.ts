/** Doing something to a table before the game: whoever acts sees the answer at once, the others by their sockets. */

import { get, type TableView } from "$lib/api";
import type { Live } from "$lib/live.svelte";

/** Wait for an answer that is the table itself; for any other the table is asked for. */
export async function act(live: Live, answer: Promise<unknown>): Promise<void> {
  const found = await answer;
  live.table = isTable(found) ? found : await get<TableView>(live.path);
}

function isTable(answer: unknown): answer is TableView {
  return typeof answer === "object" && answer !== null && "code" in answer && "seats" in answer;
}
