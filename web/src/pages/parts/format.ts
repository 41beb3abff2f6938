/** Times, sizes and counts as people say them, in the language of the page. */

import { spoken } from "$lib/texts.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86_400],
  ["week", 604_800],
];

/** The language of the page as the browser's owner writes it: British dates for a British browser. */
export function locale(): string {
  const wishes = typeof navigator === "undefined" ? [] : navigator.languages;
  return wishes.find((wish) => wish.toLowerCase().startsWith(spoken())) ?? spoken();
}

/** "3 hours ago"; "now" within the first minute. */
export function ago(ms: number, now = Date.now()): string {
  const seconds = Math.round((ms - now) / 1000);
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const [unit, size] = STEPS.findLast(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  return clean(format.format(unit === "second" ? 0 : Math.trunc(seconds / size), unit));
}

export function moment(ms: number): string {
  return clean(new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(ms));
}

/** A day of Greenwich, "2026-11-16", as people write it: "Monday 16 November 2026". */
export function dayName(day: string): string {
  return clean(new Intl.DateTimeFormat(locale(), { dateStyle: "full", timeZone: "UTC" }).format(new Date(day)));
}

/** "3.4 MB", "3,4 Mo". */
export function bytes(count: number): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];
  const power = Math.min(Math.floor(Math.log10(Math.max(count, 1)) / 3), units.length - 1);
  const format = new Intl.NumberFormat(locale(), {
    style: "unit",
    unit: units[power],
    unitDisplay: power ? "short" : "long",
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return clean(format.format(count / 1000 ** power));
}

/** "2 d 3 h", the two greatest units of a time that has passed. */
export function lasting(seconds: number): string {
  const units: [string, number][] = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
  ];
  const first = units.findIndex(([, size]) => seconds >= size);
  const parts = units.slice(first < 0 ? 3 : first, first < 0 ? 4 : first + 2);
  let left = seconds;
  const said = parts.map(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "short" }).format(count);
  });
  return clean(said.join(" "));
}

/** Names in a row: "Anna, Milo and Ines". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}

/** Our fonts have no narrow no-break space. */
function clean(text: string): string {
  return text.replaceAll("\u202f", "\u00a0");
}
