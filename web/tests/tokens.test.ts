import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { SEATS } from "$kit/seats";

const css = readFileSync("src/kit/tokens.css", "utf-8");

type Theme = "light" | "dark";
const THEMES: Theme[] = ["light", "dark"];
const GROUNDS = ["bg", "surface", "sunk"];

/** The tokens declared under a selector, in one theme; `var(--x)` is looked up in :root. */
function tokens(selector: string, theme: Theme): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  const found: Record<string, string> = {};
  for (const [, name = "", value = ""] of block.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const both = /light-dark\((#\w+), (#\w+)\)/.exec(value);
    const other = /^var\(--([\w-]+)\)$/.exec(value);
    if (both) found[name] = both[theme === "light" ? 1 : 2] ?? "";
    else if (value.startsWith("#")) found[name] = value;
    else if (other && selector !== ":root") found[name] = tokens(":root", theme)[other[1] ?? ""] ?? "";
  }
  return found;
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [a, b] = [luminance(one ?? ""), luminance(other ?? "")];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe.each(THEMES)("%s theme", (theme) => {
  const root = tokens(":root", theme);

  it.each(GROUNDS)("text reads on %s", (ground) => {
    for (const text of ["ink", "ink-2", "signal", "danger"])
      expect(contrast(root[text], root[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)("lines and contours stand out from %s", (ground) => {
    for (const line of ["line-strong", "signal", "contour"])
      expect(contrast(root[line], root[ground]), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  it("words on a filled button read", () => {
    expect(contrast(root["on-signal"], root.signal)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(root["on-danger"], root.danger)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(root.surface, root.ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SEATS)("seat %s: its emblem on its fill, its text on every ground", (seat) => {
    const own = tokens(`[data-seat="${seat}"]`, theme);
    expect(contrast(own["on-seat"], own.seat)).toBeGreaterThanOrEqual(4.5);
    for (const ground of GROUNDS) expect(contrast(own["seat-text"], root[ground]), ground).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["alba_longa", "kingsburg", "origins", "medioevo", "discordia"])("ink and rings stand out in %s", (game) => {
    const { ground } = tokens(`[data-game="${game}"]`, theme);
    expect(contrast(root.ink, ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(root["ink-2"], ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(root.signal, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(root["line-strong"], ground)).toBeGreaterThanOrEqual(3);
  });
});
