/** The values of somebody's own box while they are written down, and the file that this browser keeps of them. */

import type { Box, BoxEdit, BoxError, Doubt, DoubtGroup, Figure } from "$lib/api";
import { forget, keep, recall } from "$lib/storage";

/** What stands in the fields that were touched, by place. */
export type Texts = Record<string, string>;

/** Where a value stands: table, entry, field. */
export function place({ table, id }: Pick<Doubt, "table" | "id">, { field }: Pick<Figure, "field">): string {
  return `${table} ${id} ${field}`;
}

/** Whether a field holds no number that the file may have. Nothing at all stands for our value. */
export function isWrong(text: string, { low, high }: Figure): boolean {
  if (!text.trim()) return false;
  const number = numberOf(text);
  return number === undefined || number < low || number > high;
}

/** A whole number as people write it, with any sign for minus. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, "-");
  return /^[-+]?\d{1,6}$/.test(plain) ? Number(plain) : undefined;
}

function valueOf(text: string | undefined, figure: Figure): number {
  if (text === undefined) return figure.value;
  return text.trim() ? (numberOf(text) ?? figure.value) : figure.ours;
}

function* figures(groups: readonly DoubtGroup[]): Generator<[string, Doubt, Figure]> {
  for (const { entries } of groups)
    for (const entry of entries) for (const figure of entry.figures ?? []) yield [place(entry, figure), entry, figure];
}

/** The places whose fields hold nothing that can be sent. */
export function wrongPlaces(groups: readonly DoubtGroup[], texts: Texts): string[] {
  return [...figures(groups)].flatMap(([at, , figure]) => (isWrong(texts[at] ?? "", figure) ? [at] : []));
}

/** What is sent: fields whose value is another than the file has. */
export function edits(groups: readonly DoubtGroup[], texts: Texts): BoxEdit[] {
  const found: BoxEdit[] = [];
  for (const [at, { table, id }, figure] of figures(groups)) {
    const value = valueOf(texts[at], figure);
    if (value !== figure.value) found.push({ table, id, field: figure.field, value });
  }
  return found;
}

/** How many values differ from ours, as the fields stand. */
export function differing(groups: readonly DoubtGroup[], texts: Texts = {}): number {
  return [...figures(groups)].filter(([at, , figure]) => valueOf(texts[at], figure) !== figure.ours).length;
}

/** Sentences of the server by the place they are about; those about the whole file under "". */
export function errorsByPlace(errors: readonly BoxError[]): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ table = "", id = "", field = "", message }) => [
      field ? place({ table, id }, { field }) : "",
      message,
    ]),
  );
}

// what this browser keeps

/** The component file of my box; empty if it is as ours. */
export function keptBox(game: string): string {
  const found = recall(`box.${game}`);
  return typeof found === "string" ? found : "";
}

export function keepBox({ game, components }: Pick<Box, "game" | "components">): void {
  if (components) keep(`box.${game}`, components);
  else forget(`box.${game}`);
}
