import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import type { Game } from "$lib/api";
import {
  clockOf,
  draftOf,
  faults,
  hintsOf,
  isWay,
  type SeatDraft,
  setKind,
  settingsOf,
  toNewTable,
  usualSeats,
  withPreset,
  withSeats,
} from "../../src/pages/create/draft";
import OptionFields from "../../src/pages/create/OptionFields.svelte";
import { valueFor, valuesFor } from "../../src/pages/create/options";

const game: Game = {
  id: "toy",
  name: "Toy",
  tagline: "",
  about: "",
  provenance: "",
  reconstructed: false,
  players: [2, 3, 5],
  minutes: [30],
  weight: 1,
  box: true,
  standing: {},
  standing_words: {},
  decisions: {},
  options: [
    {
      id: "long",
      name: "Long",
      default: "no",
      values: [
        { value: "no", name: "no" },
        { value: "yes", name: "yes" },
      ],
    },
  ],
  bots: [
    { id: "weak", name: "Weak", about: "" },
    { id: "strong", name: "Strong", about: "" },
  ],
};

const sea: Game["options"][number] = {
  id: "sea",
  name: "Sea",
  default: "no",
  values: [
    { value: "no", name: "dry", seats: [3, 5] },
    { value: "yes", name: "wet", seats: [2, 3] },
  ],
};

describe("variants with so many players", () => {
  it("have the values that are left", () => {
    const names = (players: number) => valuesFor(sea, players).map(({ value }) => value);
    expect([2, 3, 5].map(names)).toEqual([["yes"], ["no", "yes"], ["no"]]);
    const [long] = game.options;
    expect(long && valuesFor(long, 2)).toHaveLength(2);
  });

  it("are as wished where that can be", () => {
    expect([2, 3, 5].map((players) => valueFor(sea, "yes", players))).toEqual(["yes", "yes", "no"]);
    expect([2, 3, 5].map((players) => valueFor(sea, undefined, players))).toEqual(["yes", "no", "no"]);
  });

  it("are sent as they are played, and the wish is kept for another number", () => {
    const both = { ...game, options: [...game.options, sea] };
    const draft = draftOf(both, "tonight");
    draft.options.sea = "yes";
    expect(toNewTable(draft, both).options).toEqual({ sea: "yes" });
    const five = withSeats(draft, 5, both);
    expect(toNewTable(five, both).options).toBeUndefined();
    expect(toNewTable(withSeats(five, 3, both), both).options).toEqual({ sea: "yes" });
    draft.options.sea = "no";
    expect(toNewTable(withSeats(draft, 2, both), both).options).toEqual({ sea: "yes" });
  });

  it("show no other values, and say so where none is left to choose", () => {
    const shown = (players: number) => {
      const { container, unmount } = render(OptionFields, { options: [sea], wishes: {}, players });
      const select = container.querySelector("select");
      const texts = [...(select?.options ?? [])].map(({ text }) => text);
      const found = [texts, select?.disabled, container.querySelector("p")?.textContent];
      unmount();
      return found;
    };
    expect(shown(3)).toEqual([["dry", "wet"], false, undefined]);
    expect(shown(2)).toEqual([["wet"], true, "Always so with 2 players."]);
  });
});

describe("a bot that is put in a seat", () => {
  it("is of the usual level, not of the strongest, unless it was one before", () => {
    const seat: SeatDraft = { kind: "open", name: "", bot: "" };
    setKind(seat, "bot", "weak");
    expect(seat).toEqual({ kind: "bot", name: "", bot: "weak" });
    setKind(seat, "open", "weak");
    setKind(Object.assign(seat, { bot: "strong" }), "bot", "weak");
    expect(seat.bot).toBe("strong");
  });
});

describe("a table that is thought up", () => {
  it("begins with me and empty chairs, as near to four as the game allows", () => {
    expect(usualSeats(game)).toBe(3);
    expect(draftOf(game, "tonight").seats.map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
    expect(draftOf(game, "bots").seats.map((seat) => seat.bot)).toEqual(["", "strong", "strong"]);
  });

  it("sends no more than was chosen", () => {
    const { number, ...rest } = toNewTable(draftOf(game, "tonight"), game);
    expect(number).toBeGreaterThan(0);
    expect(rest).toEqual({
      game: "toy",
      preset: "tonight",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    });
  });

  it("sends what differs: name, variant, settings, names of a hot-seat table", () => {
    const draft = draftOf(game, "tonight");
    draft.name = "  Friday ";
    draft.options.long = "yes";
    draft.settings.public = true;
    draft.seats[1] = { kind: "me", name: " Ben ", bot: "" };
    const made = toNewTable(draft, game);
    expect([made.name, made.options, made.settings?.public]).toEqual(["Friday", { long: "yes" }, true]);
    expect(made.seats?.[1]).toEqual({ kind: "me", name: "Ben" });
  });

  it("has hints for who plays alone until they are chosen, and sends them only then", () => {
    const draft = draftOf(game, "bots");
    expect(hintsOf(draft)).toBe(true);
    draft.seats[1] = { kind: "open", name: "", bot: "" };
    expect(hintsOf(draft)).toBe(false);
    expect(hintsOf(withPreset(draft, "tonight", game))).toBe(false);
    draft.settings.spectators = false;
    expect(toNewTable(draft, game).settings).not.toHaveProperty("hints");
    draft.settings.hints = true;
    expect([hintsOf(draft), toNewTable(draft, game).settings?.hints]).toEqual([true, true]);
    expect(hintsOf(withPreset(draft, "tonight", game))).toBe(true);
    const alone = draftOf(game, "bots");
    alone.settings.hints = false;
    expect([hintsOf(alone), toNewTable(alone, game).settings?.hints]).toEqual([false, false]);
  });

  it("takes and leaves chairs at the end, and I stay", () => {
    const draft = withSeats(draftOf(game, "tonight"), 5, game);
    expect(draft.seats).toHaveLength(5);
    expect(withSeats(draft, 2, game).seats.map((seat) => seat.kind)).toEqual(["me", "open"]);
  });

  it("changes chairs, pace and clock with the way to play, and keeps the rest", () => {
    const draft = draftOf(game, "tonight");
    draft.name = "x";
    draft.settings.public = true;
    const daily = withPreset(draft, "daily", game);
    expect([daily.settings.pace, daily.settings.clock.kind, daily.settings.public, daily.name]).toEqual([
      "slow",
      "daily",
      true,
      "x",
    ]);
    const bots = withPreset(daily, "bots", game);
    expect([bots.settings.clock.kind, bots.seats[1]?.kind]).toEqual(["none", "bot"]);
  });

  it("knows the clocks one thinks of first", () => {
    expect(clockOf("live")).toMatchObject({ kind: "live", bank_s: 1200, increment_s: 30, then: "wait" });
    expect(clockOf("daily")).toMatchObject({ move_s: 86400, night_from: 22, night_to: 8 });
    expect(settingsOf("daily").clock).toMatchObject({ kind: "daily", move_s: 86400, night_from: 0, night_to: 0 });
  });

  it("says what is wrong", () => {
    const draft = draftOf(game, "tonight");
    expect(faults(draft)).toEqual([]);
    draft.settings.webhook = "example.org";
    expect(faults(draft)).toEqual(["create-fault-webhook"]);
    expect([isWay("bots"), isWay("custom"), isWay(null)]).toEqual([true, false, false]);
  });
});
