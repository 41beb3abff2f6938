/** The server in lines: what runs, where it is reached, how much it holds. */

import type { HostPage } from "$lib/api";
import { say } from "$lib/texts.svelte";

import { bytes, lasting } from "../parts/format";

export function facts(page: HostPage): { name: string; value: string }[] {
  const lines: [string, string][] = [
    ["version", page.version],
    ["public", page.public_url || say("host-public-none")],
    ["lan", page.lan_url || say("host-lan-none")],
    ["https", say(page.https ? "page-yes" : "page-no")],
    ["database", page.database],
    ["schema", page.schema],
    ["size", bytes(page.bytes)],
    ["visitors", String(page.visitors)],
    ["workers", String(page.workers)],
    ["uptime", lasting(page.uptime_s)],
  ];
  return lines.map(([name, value]) => ({ name: say(`host-${name}`), value }));
}
