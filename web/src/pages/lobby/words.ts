/** What a table agreed on, in sentences. */

import type { Game, Settings, TableView } from "$lib/api";
import { say } from "$lib/texts.svelte";

/** Lines that say how the table is played: the game's options that differ, the clock, who may look. */
export function agreed(table: TableView, game: Game | undefined): { name: string; value: string }[] {
  const lines = (game?.options ?? []).map((option) => ({
    name: option.name,
    value: option.values.find(({ value }) => value === (table.options[option.id] ?? option.default))?.name ?? "",
  }));
  const { settings } = table;
  lines.push({ name: say("create-pace"), value: say(`create-pace-${settings.pace ?? "live"}`) });
  lines.push({ name: say("create-clock"), value: clockWords(settings) });
  lines.push({ name: say("lobby-who"), value: say(settings.public ? "lobby-public" : "lobby-private") });
  lines.push({ name: say("create-spectators"), value: yes(settings.spectators ?? true) });
  lines.push({ name: say("create-hints"), value: yes(settings.hints ?? true) });
  lines.push({ name: say("lobby-version"), value: String(table.rules_version) });
  return lines;
}

export function clockWords({ clock = {} }: Settings): string {
  const then = say(`create-then-${clock.then ?? "wait"}`);
  if (clock.kind === "live") {
    const minutes = Math.round((clock.bank_s ?? 0) / 60);
    return say("lobby-clock-live", { minutes, seconds: clock.increment_s ?? 0, then });
  }
  if (clock.kind === "daily") {
    const words = say("lobby-clock-daily", { hours: Math.round((clock.move_s ?? 0) / 3600), then });
    if ((clock.night_from ?? 0) === (clock.night_to ?? 0)) return words;
    return `${words} ${say("lobby-clock-night", { from: clock.night_from ?? 0, to: clock.night_to ?? 0 })}`;
  }
  return say("create-clock-none");
}

function yes(on: boolean): string {
  return say(on ? "page-yes" : "page-no");
}
