/** Finding rules by their id or by words in them; accents and capitals don't matter. */

import type { Chapter, RuleText, Rulebook } from "$lib/api";

import { plain } from "./markdown";

/** A text without accents and capitals, letter for letter: places in it are places in the original. */
export function fold(text: string): string {
  return text
    .replace(/[^\0-\x60\x7b-\x7f]/g, (letter) => {
      const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** The chapters with only those rules that hold every word asked for, or whose id is asked for; empty ones left out. */
export function search(book: Rulebook, query: string): Chapter[] {
  const words = wordsOf(query);
  if (!words.length) return book.chapters;
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule, words)) }))
    .filter((chapter) => chapter.rules.length);
}

function fits(rule: RuleText, words: string[]): boolean {
  const id = rule.id.toLowerCase();
  const [only] = words;
  if (words.length === 1 && only && /^([a-z]{2}-)?[ae]?\d+(\.\d+)?$/.test(only)) {
    const bare = only.includes("-") ? id : id.slice(id.indexOf("-") + 1);
    return bare === only || bare.startsWith(`${only}.`);
  }
  const text = fold(plain(rule.text));
  return words.every((word) => text.includes(word) || id.includes(word));
}

/** A text cut where the words asked for stand in it: every second piece is a hit. */
export function cut(text: string, words: string[]): string[] {
  if (!words.length) return [text];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const folded = fold(text);
  const pieces: string[] = [];
  let at = 0;
  for (const hit of folded.matchAll(new RegExp(escaped.join("|"), "g"))) {
    pieces.push(text.slice(at, hit.index), text.slice(hit.index, hit.index + hit[0].length));
    at = hit.index + hit[0].length;
  }
  pieces.push(text.slice(at));
  return pieces;
}

/** What a chapter is linked by: "KB-9 Construct" has the id KB-9; others are numbered. */
export function chapterId(chapter: Chapter, at: number): string {
  return /^([A-Z]{2}-\d+)\b/.exec(chapter.title)?.[1] ?? `chapter-${at + 1}`;
}

/** A chapter's title without its id. */
export function chapterName(chapter: Chapter): string {
  return chapter.title.replace(/^[A-Z]{2}-\d+ /, "");
}
