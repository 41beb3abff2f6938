/** Lists of tables: what is going on, what is over; kept fresh while somebody looks. */

import type { TableCard } from "$lib/api";
import type { Resource } from "$lib/resource.svelte";

const FRESH = 20_000;

/** Tables that are not over: my turn first, then those that moved last. */
export function going(tables: TableCard[]): TableCard[] {
  return tables.filter((table) => !over(table)).sort(byTurn);
}

export function past(tables: TableCard[]): TableCard[] {
  return tables.filter(over).sort((a, b) => b.moved_ms - a.moved_ms);
}

function over(table: TableCard): boolean {
  return table.status === "finished" || table.status === "abandoned";
}

function byTurn(a: TableCard, b: TableCard): number {
  return Number(b.my_turn) - Number(a.my_turn) || b.moved_ms - a.moved_ms;
}

/** Ask again now and then while the page is in view, and when somebody comes back to it. For a component's script. */
export function refreshing(resource: Resource<unknown>): void {
  $effect(() => {
    const again = () => {
      if (document.visibilityState === "visible" && !resource.loading) void resource.load();
    };
    const timer = setInterval(again, FRESH);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  });
}
