import type { Choices, GameView, Option } from "../../src/table/wire";

/** An option as the server writes it: `place advisor=8 colored_dice=3,5`. Fields that are `unsaid` have no words. */
export function option(text: string, unsaid: readonly string[] = []): Option {
  const [verb = "", ...words] = text.split(" ");
  const fields: Record<string, string> = Object.fromEntries(words.map((word) => word.split("=")));
  const parts = Object.entries(fields)
    .filter(([field]) => !unsaid.includes(field))
    .map(([field, value]) => ({ text: value, field, value }));
  return { do: text, verb, parts: [{ text: verb }, ...parts], fields };
}

export function list(...texts: string[]): Choices {
  return { shape: "list", options: texts.map((text) => option(text)) };
}

/** What seat 0 sees when it is asked. */
export function asked(decision: string, rule: string, choices: Choices[], observation: object): GameView {
  return {
    type: "view",
    seat: 0,
    version: 1,
    observation,
    awaited: [0],
    chosen: [],
    prompt: { decision, title: decision, what: "", look: "", rule },
    asked: true,
    choices,
    undo: [],
    log_from: 0,
    log: [],
  } as unknown as GameView;
}
