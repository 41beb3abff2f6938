/** Doing something that takes a moment and may be refused; and a table against bots in one click, guided or not. */

import { asFailure, type Game, newNumber, type NewTable, post, type TableView } from "$lib/api";
import { notices } from "$lib/notices.svelte";
import { pathTo, router } from "$lib/router.svelte";
import type { components } from "$lib/schema";

import { naming } from "./naming.svelte";

type Guide = components["schemas"]["GuideCard"];

/** One thing at a time: `busy` names what is being done. A refusal is shown as a notice. */
export class Doing {
  busy = $state("");

  async run(what: string, act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = what;
    try {
      await act();
      return true;
    } catch (thrown) {
      const failure = asFailure(thrown);
      notices.show(failure.id ? `${failure.message} (${failure.id})` : failure.message, { kind: "error" });
      return false;
    } finally {
      this.busy = "";
    }
  }
}

/** Make a table; one that is full already begins at once. */
export async function open(wanted: NewTable): Promise<void> {
  if (!(await naming.ask())) return;
  let table = await post<TableView>("/api/tables", wanted);
  const full = table.seats.every((seat) => seat.kind !== "open");
  if (table.status === "lobby" && full) table = await post<TableView>(`/api/tables/${table.code}/start`);
  router.go(pathTo("table", { code: table.code }));
}

export function playNow(game: Game): Promise<void> {
  return open({ game: game.id, preset: "bots", number: newNumber() });
}

/** The guided game: one person and bots, and a coach who talks through the first rounds. */
export function playGuided(game: string, guide: Guide): Promise<void> {
  const seats: NewTable["seats"] = [
    { kind: "me" },
    ...Array.from({ length: guide.bots }, () => ({ kind: "bot" as const })),
  ];
  return open({ game, preset: "bots", seats, options: guide.options, settings: { guided: true }, number: newNumber() });
}
