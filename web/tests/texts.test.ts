import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it, vi } from "vitest";

import { settings } from "$lib/settings.svelte";
import { alsoSpeak, preferred, say, speak, spoken } from "$lib/texts.svelte";
import english from "$lib/texts/en";
import french from "$lib/texts/fr";
import { GALLERY } from "../src/kit/gallery/texts";

/** What games bring for the client: texts of their boards and stories. */
const games = import.meta.glob<string>("../../src/pentapolis/games/*/texts/{board,story}.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ofGames = (lang: string) =>
  Object.keys(games).flatMap((file) => (file.endsWith(`.${lang}.ftl`) ? [games[file] ?? ""] : []));
const en = [...english, ...(await GALLERY.en()), ...ofGames("en")];
const fr = [...french, ...(await GALLERY.fr()), ...ofGames("fr")];

/** Games that bring some; of two of them never both are spoken, and they may have keys in common. */
const NAMES = [...new Set(Object.keys(games).map((file) => /games\/(\w+)\//.exec(file)?.[1] ?? ""))];
const others = (lang: string, game: string) =>
  Object.keys(games).flatMap((file) =>
    file.endsWith(`.${lang}.ftl`) && !file.includes(`/games/${game}/`) ? [games[file] ?? ""] : [],
  );

function keys(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? ""));
}

function variables(texts: readonly string[]): Record<string, string[]> {
  const blocks = texts.flatMap((text) => text.split(/^(?=[a-z][\w-]* =)/m)).filter((block) => /^[a-z]/.test(block));
  return Object.fromEntries(
    blocks.map((block) => [
      block.split(" =")[0],
      [...new Set([...block.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ""))].sort(),
    ]),
  );
}

describe("the .ftl files", () => {
  it.each(["", ...NAMES])("hold the same keys with the same variables in both languages (%s)", (game) => {
    const own = (lang: string, all: readonly string[]) => all.filter((text) => !others(lang, game).includes(text));
    expect(variables(own("fr", fr))).toEqual(variables(own("en", en)));
  });

  it.each(["", ...NAMES])("hold every key once, and every entry can be read (%s)", (game) => {
    const own = (lang: string, all: readonly string[]) => all.filter((text) => !others(lang, game).includes(text));
    for (const [lang, texts] of Object.entries({ en: own("en", en), fr: own("fr", fr) })) {
      expect(new Set(keys(texts)).size, lang).toBe(keys(texts).length);
      const bundle = new FluentBundle(lang);
      for (const text of texts) expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      for (const key of keys(texts)) expect(bundle.hasMessage(key), `${lang} ${key}`).toBe(true);
    }
  });

  it("are set as French is: a space that does not break before : ; ! ? »", () => {
    const wrong = fr
      .flatMap((text) => text.split("\n"))
      .filter((line) => /[^\u00a0\s"\d][;!?»]| [:;!?»](\s|$)|\u202f/.test(line));
    expect(wrong.filter((line) => !line.startsWith("#"))).toEqual([]);
  });

  it("hold every key that a literal `say` asks for", () => {
    const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const known = new Set(keys(en));
    const asked = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((found) => ({ file, key: found[1] ?? "" })),
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter(({ key, file }) => !known.has(key) && !file.endsWith("texts.svelte.ts"))).toEqual([]);
  });
});

describe("say", () => {
  afterEach(() => speak("en"));

  it("follows the language", async () => {
    expect(say("kit-close")).toBe("Close");
    await speak("fr");
    expect(spoken()).toBe("fr");
    expect(say("kit-close")).toBe("Fermer");
  });

  it("counts as each language does", async () => {
    expect(say("shell-and-more", { count: 1 })).toBe("And one more in the log.");
    expect(say("shell-and-more", { count: 5 })).toBe("And 5 more in the log.");
    await speak("fr");
    expect(say("shell-and-more", { count: 0 })).toBe("Et une autre chose dans le journal.");
  });

  it("refuses a missing key and a missing variable", () => {
    expect(() => say("no-such-text")).toThrow('no text "no-such-text" in en');
    expect(() => say("shell-title")).toThrow("shell-title");
  });

  it("knows what a game adds, in every language", async () => {
    await alsoSpeak({ en: async () => ["game-word = castle"], fr: async () => ["game-word = château"] });
    expect(say("game-word")).toBe("castle");
    await speak("fr");
    expect(say("game-word")).toBe("château");
  });

  it("knows what one game adds at a time", async () => {
    const one = { en: async () => ["game-name-here = castle"], fr: async () => ["game-name-here = château"] };
    const other = { en: async () => ["game-name-here = forum"], fr: async () => ["game-name-here = forum"] };
    await alsoSpeak(one);
    await alsoSpeak(other, one);
    expect(say("game-name-here")).toBe("forum");
  });
});

describe("preferred", () => {
  afterEach(() => {
    settings.set("language", "");
    vi.unstubAllGlobals();
  });

  it.each([
    [["fr-CA", "en"], "fr"],
    [["de-DE", "fr"], "fr"],
    [["de"], "en"],
  ])("of %s is %s", (languages, wanted) => {
    vi.stubGlobal("navigator", { languages });
    expect(preferred()).toBe(wanted);
  });

  it("is first of all what the person has set", () => {
    vi.stubGlobal("navigator", { languages: ["en"] });
    settings.set("language", "fr");
    expect(preferred()).toBe("fr");
  });
});
