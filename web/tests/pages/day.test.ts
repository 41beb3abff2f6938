import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Day } from "$lib/api";
import { announcer } from "$lib/announce.svelte";
import { person } from "$lib/me.svelte";
import { router } from "$lib/router.svelte";
import HostDays from "../../src/pages/host/HostDays.svelte";
import DayPage from "../../src/pages/Day.svelte";
import GameCard from "../../src/pages/parts/GameCard.svelte";
import { dayName } from "../../src/pages/parts/format";
import { game, lobby, nobody, Refusal, serve } from "./server";

const params = { game: "toy" };
const today: Day = {
  game: "toy",
  game_name: "Toy",
  day: "2026-11-16",
  when: "today",
  closes_ms: Date.UTC(2026, 10, 18),
  commitment: "f00d",
  results: [],
  score_name: "Miles",
};
const results = [
  { place: 1, name: "Chloé", won: true, score: 14, result: "Reached in 14", decided_by: "The shore was reached." },
  { place: 2, name: "Anna", won: false, score: 15, mine: true },
];

beforeEach(() => {
  vi.spyOn(announcer, "tell").mockReturnValue(); // it speaks half a second later, in another test
  vi.spyOn(announcer, "urge").mockReturnValue();
  person.me = undefined;
  router.go("/", "replace");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (day: Partial<Day>, at: Record<string, string> = params) => {
  const served = serve({
    "GET /api/me": nobody,
    "POST /api/me": (body: unknown) => ({ ...nobody, name: (body as { name: string }).name }),
    [`GET /api/games/toy/days/${at.day ?? "today"}`]: { ...today, ...day },
    "POST /api/games/toy/day": lobby({ status: "running", preset: "day", day: "2026-11-16" }),
  });
  render(DayPage, { params: at });
  return served;
};

describe("the game of the day", () => {
  it("is played once one has a name", async () => {
    const { asked } = show({});
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Play today's game" }));
    await user.type(await screen.findByLabelText("Your name"), "Anna{Enter}");
    await waitFor(() => expect(router.path).toBe("/t/ABC"));
    expect(asked.some(({ what }) => what === "POST /api/games/toy/day")).toBe(true);
  });

  it("goes on where it was left, and is looked at when it is over", async () => {
    show({ table: "XYZ", status: "running" });
    expect((await screen.findByRole("link", { name: "Go on with my game" })).getAttribute("href")).toBe("/t/XYZ");
    expect(screen.queryByRole("button", { name: "Play today's game" })).toBeNull();
  });

  it("compares results, my own marked, and says what decided them", async () => {
    show({ table: "XYZ", status: "finished", results });
    const rows = within(await screen.findByRole("table"))
      .getAllByRole("row")
      .slice(1);
    expect(rows.map((row) => within(row).getByRole("rowheader").textContent?.trim())).toEqual(["Chloé", "Annayou"]);
    expect(within(rows[0] as HTMLElement).getByText("The shore was reached.")).toBeTruthy();
    expect(rows.map((row) => within(row).queryByText(/Reached in 14/) !== null)).toEqual([true, false]);
    expect(within(rows[1] as HTMLElement).getByText("lost")).toBeTruthy();
    expect(screen.getByText("Your place: 2 of 2.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Look at my game" })).toBeTruthy();
  });

  it("leads to yesterday and to other days with results", async () => {
    show({ days: ["2026-11-16", "2026-11-12"] });
    const links = await screen.findAllByRole("link", { name: /2026/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/day/toy/2026-11-15", "/day/toy/2026-11-12"]);
    expect(links[0]?.textContent).toContain("Yesterday");
  });

  it("shows the seed of a day that is closed, and lets nobody begin it", async () => {
    show({ when: "before", seed: "beef" }, { game: "toy", day: "2026-11-16" });
    expect(await screen.findByText("This day is over: its results stand.")).toBeTruthy();
    expect(screen.getByText("beef")).toBeTruthy();
    expect(screen.getByText("f00d")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Play today's game" })).toBeNull();
  });

  it("says so where there is none", async () => {
    serve({ "GET /api/games/toy/days/today": new Refusal(404, { error: "not-alone", message: "Not alone." }) });
    render(DayPage, { params });
    expect(await screen.findByText("There is no game of that day")).toBeTruthy();
  });
});

describe("the way to it", () => {
  const card = (players: number[]) => render(GameCard, { game: { ...game, players }, busy: false, onplay: () => {} });

  it("is on the card of a game for one, and on no other", () => {
    card([1, 2]);
    expect(screen.getByRole("link", { name: "Today's game" }).getAttribute("href")).toBe("/day/toy");
    document.body.innerHTML = "";
    card([2, 3]);
    expect(screen.queryByRole("link", { name: "Today's game" })).toBeNull();
  });
});

describe("the host's page", () => {
  it("lists the results of today and yesterday", async () => {
    serve({
      "GET /api/days": [
        { ...today, results },
        { ...today, day: "2026-11-15", when: "yesterday" },
      ],
    });
    render(HostDays);
    const table = await screen.findByRole("table", { name: `Toy, results of ${dayName("2026-11-16")}` });
    expect(within(table).getByText("Chloé")).toBeTruthy();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/day/toy/2026-11-16",
      "/day/toy/2026-11-15",
    ]);
    expect(screen.getByText("Nobody has finished yet.")).toBeTruthy();
  });

  it("says nothing where no game is for one", async () => {
    const { asked } = serve({ "GET /api/days": [] });
    const { container } = render(HostDays);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(container.textContent?.trim()).toBe("");
  });
});
