/**
 * Figures drawn as signs: what stands written in a place must be part of its name, and "+1" says little there. Each is as
 * wide as a figure of the font, but for some narrow ones.
 */

export const FIGURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [String(n), String(n)])),
  "+": "plus",
  "−": "minus",
  "/": "of",
  "·": "dot",
  "≤": "most",
  "×": "times",
  "?": "unknown",
};

/** Of the size of the letters. */
export const WIDE = 0.54;
const NARROW: Readonly<Record<string, number>> = { "/": 0.36, "·": 0.28, "+": 0.5, "−": 0.5 };

/** The signs of a text, each with where it begins, and how wide all is. */
export function figures(text: string, size: number): { signs: { id: string; x: number }[]; width: number } {
  let at = 0;
  const signs = [...text].flatMap((letter) => {
    const wide = (NARROW[letter] ?? WIDE) * size;
    const x = at - (WIDE * size - wide) / 2;
    at += wide;
    return FIGURES[letter] ? [{ id: FIGURES[letter], x }] : [];
  });
  return { signs, width: at };
}
