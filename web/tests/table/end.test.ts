import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Live } from "$lib/live.svelte";
import { unfold } from "$lib/miniatures";
import Miniature from "../../src/boards/kingsburg/Miniature.svelte";
import { APART, aside, niceStep, plot, spread } from "../../src/table/end/curve";
import { outline, paint } from "../../src/table/end/painter";
import Picture from "../../src/table/end/Picture.svelte";
import { fileName, share, twoLines, wrap } from "../../src/table/end/share";
import type { Play } from "../../src/table/play.svelte";
import type { GameView, Moment, Outcome, TableView } from "../../src/table/wire";
import Harness from "./Harness.svelte";

const BOX = { width: 500, height: 240, left: 40, right: 60, top: 20, bottom: 20 };

describe("a curve", () => {
  const drawn = plot(
    [
      [0, 10, 42],
      [0, 5, 38],
    ],
    BOX,
  );

  it("begins at the left, ends at the right, and higher is higher", () => {
    expect(drawn.rounds).toEqual([40, 240, 440]);
    const [first, second] = drawn.lines;
    expect(first?.marks.map(({ x, value }) => [x, value])).toEqual([
      [40, 0],
      [240, 10],
      [440, 42],
    ]);
    expect(first?.marks[0]?.y).toBe(220);
    expect(first?.marks[2]?.y).toBeLessThan(second?.marks[2]?.y ?? 0);
    expect(first?.d).toMatch(/^M40 220L240 [\d.]+L440 [\d.]+$/);
  });

  it("has a scale of round numbers that holds every value", () => {
    expect(drawn.ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(drawn.ticks.map(({ y }) => y)).toEqual([220, 180, 140, 100, 60, 20]);
    expect([1, 4, 7, 30, 60, 700].map(niceStep)).toEqual([1, 1, 2, 10, 20, 200]);
    expect(plot([[0, -3]], BOX).ticks[0]?.value).toBeLessThanOrEqual(-3);
  });

  it("keeps its names apart, in their order and inside", () => {
    const placed = spread([100, 102, 101], APART, 20, 220);
    expect(placed.map((_, n) => n).sort((a, b) => (placed[a] ?? 0) - (placed[b] ?? 0))).toEqual([0, 2, 1]);
    for (const labels of [placed, spread([218, 219, 220], APART, 20, 220)]) {
      const sorted = [...labels].sort((a, b) => a - b);
      for (const [n, y] of sorted.entries()) if (n) expect(y - (sorted[n - 1] ?? 0)).toBeGreaterThanOrEqual(APART);
      expect(Math.max(...labels)).toBeLessThanOrEqual(220);
    }
    expect(spread([30, 150], APART, 20, 220)).toEqual([30, 150]);
  });

  it("moves marks aside that would lie on each other, and no others", () => {
    const { lines } = plot(
      [
        [0, 5, 9],
        [0, 5, 2],
      ],
      BOX,
    );
    expect(aside(lines, 1, 0, 16)).toBe(-aside(lines, 1, 1, 16));
    expect(aside(lines, 1, 0, 16)).toBeLessThan(0);
    expect(aside(lines, 2, 0, 16)).toBe(0);
    const even = plot(
      [
        [0, 7],
        [0, 7],
      ],
      BOX,
    ).lines;
    expect([0, 1].map((seat) => aside(even, 1, seat, 10))).toEqual([-8, 0]);
  });

  it("can be of one round only", () => {
    expect(plot([[3], [4]], BOX).lines.map(({ d }) => d.includes("NaN"))).toEqual([false, false]);
  });
});

describe("the picture to share", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
    Reflect.deleteProperty(SVGElement.prototype, "getScreenCTM");
  });

  it("cuts a headline in two lines and a name that is too long", () => {
    expect(twoLines("Anna wins", 20)).toEqual(["Anna wins"]);
    expect(twoLines("Anna and Bernard share the victory", 20)).toEqual(["Anna and Bernard", "share the victory"]);
    expect(twoLines("x".repeat(50), 20)).toEqual(["x".repeat(20), `${"x".repeat(19)}…`]);
  });

  it("keeps a result whole, in as many lines as it needs", () => {
    expect(wrap("Lost", 12)).toEqual(["Lost"]);
    expect(wrap("Won: the end of the year, year IV", 12)).toEqual(["Won: the end", "of the year,", "year IV"]);
    expect(wrap("Perdu\u00a0: il reste 74 ouvriers", 12)).toEqual(["Perdu\u00a0: il", "reste 74", "ouvriers"]);
  });

  it("is saved under a name that every system takes", () => {
    expect(fileName("Origins: First Builders", "K7Q2")).toBe("Origins-First-Builders-K7Q2.png");
    expect(fileName("Cité d’été", "")).toBe("Cite-d-ete.png");
  });

  it("knows the outline of every shape", () => {
    const shape = (name: string, attributes: Record<string, number | string>) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
      return outline(element);
    };
    expect(shape("path", { d: "M0 0L5 5" })).toBe("M0 0L5 5");
    expect(shape("rect", { x: 1, y: 2, width: 10, height: 4 })).toBe("M1 2h10v4h-10Z");
    expect(shape("rect", { width: 10, height: 4, rx: 9 })).toContain("a2 2 0 0 1 2 2");
    expect(shape("circle", { cx: 5, cy: 6, r: 2 })).toBe("M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z");
    expect(shape("title", {})).toBe("");
  });

  it("is painted with the app, the game, the players, their points and the date", () => {
    vi.stubGlobal(
      "Path2D",
      class {
        constructor(readonly d: string) {}
      },
    );
    const here = { inverse: () => here, multiply: () => here } as unknown as DOMMatrix;
    vi.stubGlobal("DOMMatrix", function () {
      return here;
    });
    Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }) });
    const said: string[] = [];
    let shapes = 0;
    const ctx = new Proxy(
      { globalAlpha: 1 },
      {
        get: (target, name) => {
          if (name === "fillText") return (text: string) => said.push(text);
          if (name === "fill" || name === "stroke") return () => (shapes += 1);
          return name in target ? target[name as "globalAlpha"] : () => undefined;
        },
      },
    ) as unknown as CanvasRenderingContext2D;
    const rows = [
      { seat: "blue" as const, name: "Milo", score: 48, won: true },
      { seat: "red" as const, name: "Anna", score: 35, won: false },
    ];
    const given = { game: "toy", gameName: "Toy", headline: "Milo wins", date: "16 November", rows };
    const { container } = render(Picture, { ...given, drawing: undefined, observation: {}, facts: null });
    const drawing = container.querySelector("svg");
    for (const one of drawing?.querySelectorAll("text, rect") ?? []) (one as SVGElement).style.fill = "#000";
    paint(ctx, drawing as SVGSVGElement);
    for (const words of ["Pentapolis", "Toy", "Milo wins", "16 November", "Milo", "48", "Anna", "35"])
      expect(said).toContain(words);
    expect(shapes).toBeGreaterThan(0);
  });

  it("says a result in words, whole, without its internal number and without a bar", () => {
    const result = "Won: the end of the year, year IV";
    const rows = [{ seat: "blue" as const, name: "Anna", score: 98, result, won: false }];
    const given = { game: "toy", gameName: "Toy", headline: "Nobody wins", date: "16 November", rows };
    const { container } = render(Picture, { ...given, drawing: undefined, observation: {}, facts: null });
    const said = [...container.querySelectorAll("text")].map((one) => one.textContent);
    expect(said.join(" ")).toContain(result);
    expect(said.filter((text) => /98|^–|1\./.test(text))).toEqual([]);
    expect(container.querySelectorAll(".bar")).toHaveLength(0);
  });

  it("is saved where nothing can be shared, and shared where it can", async () => {
    const file = new File(["x"], "a.png", { type: "image/png" });
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    vi.useFakeTimers();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    vi.stubGlobal("navigator", {});
    expect(await share(file, "t")).toBe("saved");
    expect(clicked).toHaveBeenCalledTimes(1);
    const shared = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { share: shared, canShare: () => true });
    expect(await share(file, "t")).toBe("shared");
    expect(shared).toHaveBeenCalledWith({ files: [file], title: "t" });
    vi.stubGlobal("navigator", {
      share: () => Promise.reject(Object.assign(new Error(), { name: "AbortError" })),
      canShare: () => true,
    });
    expect(await share(file, "t")).toBe("");
    expect(clicked).toHaveBeenCalledTimes(1);
    const revoked = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    vi.runAllTimers();
    expect(revoked).toHaveBeenCalledWith("blob:x");
  });
});

const moment = (kind: Moment["kind"], line: number, more: Partial<Moment> = {}): Moment => ({
  kind,
  seat: 1,
  line,
  where: "Year I",
  parts: [{ text: "Milo", seat: 1 }, { text: ` did ${kind}.` }],
  ...more,
});

describe("the end screen", () => {
  const outcome: Outcome = {
    ranks: [1, 0].map((seat) => ({ seat, rank: 2 - seat, score: 20 + seat, won: seat === 1, sources: {} })),
    decided_by: "",
    score_name: "Points",
    over_time: {
      axis: "Year",
      rounds: ["Start", "I", "II"],
      curves: [
        {
          id: "vp",
          name: "Points",
          values: [
            [0, 12, 20],
            [0, 4, 21],
          ],
        },
        {
          id: "houses",
          name: "Houses",
          values: [
            [1, 2, 3],
            [1, 5, 7],
          ],
        },
      ],
    },
    moments: [moment("leap", 40, { own: true, seat: 0 }), moment("haul", 7), moment("roll", 9), moment("turn", 30)],
  };
  let play: Play;

  beforeEach(() => {
    vi.stubGlobal("fetch", async () => ({ ok: true, status: 200, json: async () => ({ steps: [] }) }));
    const live = new Live("ABC");
    const seat = (n: number, name: string) => ({ seat: n, kind: "person", name, mine: n === 0 });
    live.table = {
      code: "ABC",
      game: "toy",
      game_name: "Toy",
      status: "finished",
      seats: [seat(0, "Anna"), seat(1, "Milo")],
      settings: {},
    } as unknown as TableView;
    live.seat = 0;
    live.view = {
      type: "view",
      seat: 0,
      version: 1,
      observation: {},
      sheet: { title: "", sections: [] },
      awaited: [],
      chosen: [],
      prompt: null,
      asked: false,
      choices: [],
      undo: [],
      log_from: 0,
      log: [],
      outcome,
    } as GameView;
    render(Harness, { live, part: "end", ready: (made: Play) => (play = made) });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("shows who has lost their best moment before everything else, and the three of the table at the end", () => {
    const titles = screen.getAllByRole("heading").map((one) => one.textContent);
    expect(titles).toEqual([
      "Milo wins",
      "Your best moment",
      "How it went",
      "Moments",
      "Greatest haul",
      "Luckiest roll",
      "Turning point",
    ]);
    const best = screen.getByRole("button", { name: "Watch: Your best moment" });
    const ranking = screen.getByRole("region", { name: "Ranking" });
    expect(best.compareDocumentPosition(ranking) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("says to a winner that they have won, and with whom; losses have a true minus", async () => {
    const show = (...won: number[]) => {
      const rank = (seat: number) => ({ seat, rank: 1, score: 20, won: won.includes(seat), sources: { Battles: -8 } });
      Object.assign(play.live, { view: { ...play.live.view, outcome: { ...outcome, ranks: [0, 1].map(rank) } } });
    };
    show(0);
    await screen.findByRole("heading", { name: "You have won!" });
    show(0, 1);
    await screen.findByRole("heading", { name: "You share the victory with Milo!" });
    expect(screen.getAllByRole("cell", { name: "−8" })).toHaveLength(2);
  });

  it("ranks nobody where nobody has won, and says who was out", async () => {
    const rank = (seat: number) => ({ seat, rank: 0, score: 20, won: false, out: seat === 1, sources: {} });
    Object.assign(play.live, { view: { ...play.live.view, outcome: { ...outcome, ranks: [0, 1].map(rank) } } });
    await screen.findByRole("heading", { name: "Nobody wins" });
    expect(screen.getAllByRole("cell", { name: "–" })).toHaveLength(2);
    expect(screen.getAllByRole("cell", { name: /out of the game/ })).toHaveLength(1);
    expect(screen.queryByText(/You are number/)).toBeNull();
  });

  it("gives the picture a result in words, not its number", async () => {
    const fonts = { ready: new Promise(() => undefined) };
    Object.defineProperty(document, "fonts", { value: fonts, configurable: true });
    const lost = { seat: 0, rank: 0, score: 98, won: false, result: "Lost with 74 workers left", sources: {} };
    Object.assign(play.live, { view: { ...play.live.view, outcome: { ...outcome, ranks: [lost] } } });
    await screen.findByRole("heading", { name: "Nobody wins" });
    await userEvent.click(screen.getByRole("button", { name: "Share picture" }));
    await waitFor(() => expect(document.querySelector(".picture")).not.toBeNull());
    const said = [...document.querySelectorAll(".picture text")].map((one) => one.textContent);
    expect(said).toContain("Lost with 74 workers left");
    expect(said).not.toContain("98");
    Reflect.deleteProperty(document, "fonts");
  });

  it("makes the picture to its end when the end is left meanwhile", async () => {
    let load = (_: unknown): void => undefined;
    const fonts = { ready: new Promise((loaded) => (load = loaded)) };
    Object.defineProperty(document, "fonts", { value: fonts, configurable: true });
    const warned = vi.spyOn(console, "warn");
    const shared = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { languages: ["en"], share: shared, canShare: () => true });
    vi.spyOn(SVGGraphicsElement.prototype, "getScreenCTM").mockReturnValue(null); // nothing is painted
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({} as never);
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob()));
    await userEvent.click(screen.getByRole("button", { name: "Share picture" }));
    await waitFor(() => expect(document.querySelector(".picture")).not.toBeNull());
    Object.assign(play.live, { table: { ...play.live.table } }); // somebody has come or gone
    await tick();
    cleanup();
    load(undefined);
    await waitFor(() => expect(shared).toHaveBeenCalledOnce());
    expect(shared).toHaveBeenCalledWith(expect.objectContaining({ title: "Toy: Milo wins" }));
    expect(warned).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, "fonts");
  });

  it("shows the board as it was at a moment", async () => {
    const looked = vi.spyOn(play, "lookBack").mockResolvedValue();
    await userEvent.click(screen.getByRole("button", { name: "Watch: Turning point" }));
    expect(looked).toHaveBeenCalledWith(30);
  });

  it("draws a line for each seat, and says the same as a table", async () => {
    const went = screen.getByRole("region", { name: "How it went" });
    expect(within(went).getByRole("img").getAttribute("aria-label")).toContain("You: 20 and Milo: 21");
    const rows = () =>
      [...went.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent).join(" "));
    expect(rows()).toEqual(["Year Start I II", "You 0 12 20", "Milo 0 4 21"]);
    await userEvent.click(within(went).getByRole("tab", { name: "Houses" }));
    await waitFor(() => expect(rows()[2]).toBe("Milo 1 5 7"));
    expect(within(went).getByRole("img").getAttribute("aria-label")).toContain("Houses");
  });
});

describe("a miniature", () => {
  it("is unfolded from what changes", () => {
    expect(unfold([{ a: 1, b: 2 }, { b: 3 }, {}])).toEqual([
      { a: 1, b: 2 },
      { a: 1, b: 3 },
      { a: 1, b: 3 },
    ]);
  });

  it("of Kingsburg shows dice where they stand and what is built", () => {
    const province = { goods: [0, 0, 0], built: 0, colored: [], white: [] };
    const observation = {
      year: 2,
      phase: 4,
      provinces: [{ ...province, built: 0b1011 }, province],
      groups: [
        { advisor: 8, seat: 0, colored_dice: [5, 3], white_dice: [] },
        { advisor: 2, seat: 1, colored_dice: [1], white_dice: [1] },
      ],
    };
    const { container } = render(Miniature, { observation, facts: null });
    const provinces = [...container.querySelectorAll("g[data-seat]")].filter((group) => group.querySelector(".plate"));
    expect(provinces.map((group) => group.querySelectorAll(".house").length)).toEqual([3, 0]);
    expect(container.querySelectorAll(".die")).toHaveLength(4);
    expect(container.querySelectorAll('[data-seat="red"] .face')).toHaveLength(2);
    expect(container.querySelectorAll(".face.white")).toHaveLength(1);
    expect(container.querySelector(".snow")).toBeNull();
  });
});
