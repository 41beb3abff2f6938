/**
 * Every word on the page, from the `.ftl` files of the Python package (words/texts/web/<part>.<language>.ftl).
 *
 *     say("kit-close")                    in a template it follows the language by itself
 *     say("table-waits-for", { name })
 *
 * Only one language is loaded at a time. A game adds its own texts with `alsoSpeak` before it shows its board.
 */

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

import { withDe } from "./elision";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;
export type Source = Record<Language, () => Promise<readonly string[]>>;

const sources: Source[] = [
  {
    en: async () => (await import("./texts/en")).default,
    fr: async () => (await import("./texts/fr")).default,
  },
];

/** What texts can do beside what Fluent can, as in Python. */
const FUNCTIONS = { DE: ([name]: FluentValue[]) => withDe(String(name)) };

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let language = $state<Language>("en");
let wanted = 0;

/** The language the page is in now. */
export function spoken(): Language {
  return language;
}

/** What the person has set, else the first of the browser's languages that we have, else English. */
export function preferred(): Language {
  const wishes = [settings.values.language, ...(typeof navigator === "undefined" ? [] : navigator.languages)];
  const known = wishes.map((wish) => LANGUAGES.find((one) => wish.toLowerCase().startsWith(one)));
  return known.find((one) => one !== undefined) ?? "en";
}

/** Load a language and turn the page to it; the old one stays until all is there. */
export async function speak(to: Language): Promise<void> {
  const turn = ++wanted;
  const texts = (await Promise.all(sources.map((source) => source[to]()))).flat();
  if (turn !== wanted) return; // asked again meanwhile
  bundle = bundleOf(to, texts);
  language = to;
}

/** Add texts, such as a game's, in the language spoken and in every one spoken later; `instead` of others, if given. */
export async function alsoSpeak(source: Source, instead?: Source): Promise<void> {
  if (sources.includes(source)) return;
  const place = instead ? sources.indexOf(instead) : -1;
  if (place < 0) sources.push(source);
  else sources[place] = source;
  await speak(language);
}

export function bundleOf(lang: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { functions: FUNCTIONS, useIsolating: false });
  for (const text of texts) {
    const errors = made.addResource(new FluentResource(text));
    if (errors.length) broken(`${lang}: ${errors.join("; ")}`);
  }
  return made;
}

/** The text of a key. A missing one is an error while developing and testing; a player sees the key. */
export function say(key: string, args?: Arguments): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return broken(`no text "${key}" in ${language}`, key);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length) broken(`text "${key}": ${errors.join("; ")}`);
  return text;
}

/** Whether there is such a text, for names that a game may or may not bring. */
export function hasText(key: string): boolean {
  return bundle.hasMessage(key);
}

export function broken(what: string, instead = ""): string {
  if (import.meta.env.MODE === "test") throw new Error(what);
  if (import.meta.env.DEV) console.error(what);
  return instead;
}
