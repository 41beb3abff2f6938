import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import type { Rulebook } from "$lib/api";
import { anchor, blocks, inlines, plain, ruleLink } from "../../src/pages/rules/markdown";
import Marked from "../../src/pages/rules/Marked.svelte";
import { chapterId, chapterName, cut, fold, search } from "../../src/pages/rules/search";

const book: Rulebook = {
  game: "toy",
  chapters: [
    {
      title: "KB-9 Construire",
      rules: [
        { id: "KB-9.1", text: "Une église par saison." },
        { id: "KB-9.2", text: "La **Chapelle** demande la Statue (KB-9.1)." },
        { id: "KB-9.20", text: "Rien d'autre." },
      ],
    },
    { title: "Arbitrages", rules: [{ id: "KB-A5", text: "- *Question* : la chapelle ?\n- *Réponse* : non." }] },
  ],
};
const ids = (query: string) => search(book, query).flatMap((chapter) => chapter.rules.map((rule) => rule.id));

describe("rules in Markdown", () => {
  it("are paragraphs and lists", () => {
    expect(blocks("One\ntwo\n\nThree\n- a\n- b\n  goes on\nEnd").map((block) => block.kind)).toEqual([
      "paragraph",
      "paragraph",
      "list",
      "paragraph",
    ]);
    expect(plain("One\ntwo\n\n- a *b*\n  goes on")).toBe("One two a b goes on");
  });

  it("know strong, emphasis, code and other rules' ids", () => {
    expect(inlines("**A** *b* `c` KB-9.2, KB-A5 (KB-17)").map((part) => part.kind)).toEqual([
      "strong",
      "text",
      "em",
      "text",
      "code",
      "text",
      "rule",
      "text",
      "rule",
      "text",
      "rule",
      "text",
    ]);
    expect(inlines("**see *it* in KB-1.1**")).toEqual([
      {
        kind: "strong",
        inside: [
          { kind: "text", text: "see " },
          { kind: "em", inside: [{ kind: "text", text: "it" }] },
          { kind: "text", text: " in " },
          { kind: "rule", text: "KB-1.1", id: "KB-1.1" },
        ],
      },
    ]);
  });

  it("leave alone what is no rule, and signs that are only signs", () => {
    expect(inlines("KB-9.9 and 3 * 4", (id) => id !== "KB-9.9")).toEqual([{ kind: "text", text: "KB-9.9 and 3 * 4" }]);
  });

  it("never become HTML", () => {
    const { container } = render(Marked, { text: '<img src=x onerror="alert(1)"> **<b>x</b>**' });
    expect(container.querySelector("img, b")).toBeNull();
    expect(container.textContent).toContain("<img src=x");
    expect(container.querySelector("strong")?.textContent).toBe("<b>x</b>");
  });

  it("link to each other, and mark what was searched", () => {
    const { container } = render(Marked, { text: "L'Église (KB-9.2)", words: ["eglise"] });
    expect(container.querySelector("a")?.getAttribute("href")).toBe("#kb-9.2");
    expect(container.querySelector("mark")?.textContent).toBe("Église");
    expect([anchor("KB-A5"), ruleLink("toy", "KB-9.2")]).toEqual(["kb-a5", "/rules/toy#kb-9.2"]);
  });
});

describe("searching the rules", () => {
  it("needs every word, without accents and capitals", () => {
    expect(ids("eglise SAISON")).toEqual(["KB-9.1"]);
    expect(ids("chapelle")).toEqual(["KB-9.2", "KB-A5"]);
    expect(ids("chapelle saison")).toEqual([]);
    expect(ids("  ")).toHaveLength(4);
  });

  it("finds a rule or a chapter by its number, and no other that begins alike", () => {
    expect(ids("9.2")).toEqual(["KB-9.2"]);
    expect(ids("kb-9.2")).toEqual(["KB-9.2"]);
    expect(ids("9")).toEqual(["KB-9.1", "KB-9.2", "KB-9.20"]);
    expect(ids("a5")).toEqual(["KB-A5"]);
  });

  it("cuts a text at the hits, letter for letter", () => {
    expect(cut("Œuvre d'été", ["ete"])).toEqual(["Œuvre d'", "été", ""]);
    expect(cut("a+b", ["+"])).toEqual(["a", "+", "b"]);
    expect(fold("ÀÉîÔ ß İ")).toHaveLength("ÀÉîÔ ß İ".length);
  });

  it("names chapters with and without a number", () => {
    expect(book.chapters.map((chapter, at) => [chapterId(chapter, at), chapterName(chapter)])).toEqual([
      ["KB-9", "Construire"],
      ["chapter-2", "Arbitrages"],
    ]);
  });
});
