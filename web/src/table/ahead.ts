/** What a seat could answer if it were asked now. */

import type { Choices, Prompt } from "./wire";

export interface Ahead {
  prompt: Prompt;
  choices: Choices[];
}

/** The questions in what the server says: one, or a list of them; those without an answer are left out. */
export function readAhead(found: unknown): Ahead[] {
  const list = Array.isArray(found) ? found : typeof found === "object" && found ? inside(found) : [];
  return list.filter((one): one is Ahead => isAhead(one) && one.choices.length > 0);
}

function inside(found: object): unknown[] {
  if (isAhead(found)) return [found];
  return Object.values(found).find((value): value is unknown[] => Array.isArray(value)) ?? [];
}

function isAhead(one: unknown): one is Ahead {
  const { prompt, choices } = (one ?? {}) as Partial<Ahead>;
  return typeof prompt === "object" && prompt !== null && Array.isArray(choices);
}
