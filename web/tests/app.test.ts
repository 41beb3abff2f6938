import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import { person } from "$lib/me.svelte";
import { router } from "$lib/router.svelte";
import App from "../src/App.svelte";
import { load } from "../src/pages";
import { game, lobby, nobody, serve } from "./pages/server";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  router.go("/", "replace");
});

it("a page that is left is not asked for what the next one shows", async () => {
  const learning = { game: "other", game_name: "Other", lessons: [], aid: false, rules: true, box: false };
  const { asked } = serve({
    "GET /api/me": nobody,
    "GET /api/games": [game],
    "GET /api/games/toy/rules": { chapters: [] },
    "GET /api/games/toy/examples": [],
    "GET /api/games/other/lessons": learning,
  });
  await load("learn"); // also when the next page is there at once
  router.go("/rules/toy", "replace");
  render(App);
  await screen.findByRole("heading", { name: "Toy" });
  router.go("/learn/other");
  await tick();
  await screen.findByRole("heading", { name: "Learn Other" });
  expect(asked.filter(({ what }) => what.includes("/other/")).map(({ what }) => what)).toEqual([
    "GET /api/games/other/lessons",
  ]);
});

it("what was begun on a page goes on as it was meant when the page is left", async () => {
  const day = {
    game: "toy",
    game_name: "Toy",
    day: "2026-11-16",
    when: "today",
    closes_ms: 0,
    commitment: "",
    results: [],
  };
  const { asked } = serve({
    "GET /api/me": nobody,
    "POST /api/me": { ...nobody, name: "Anna" },
    "GET /api/games": [game],
    "GET /api/tables": { mine: [], open: [] },
    "GET /api/games/toy/days/today": day,
    "POST /api/games/toy/day": lobby({ status: "running" }),
    "GET /api/tables/ABC": lobby(),
  });
  const warned = vi.spyOn(console, "warn");
  person.me = undefined;
  await Promise.all((["day", "start", "table"] as const).map(load));
  router.go("/day/toy", "replace");
  render(App);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Play today's game" }));
  await screen.findByLabelText("Your name");
  router.go("/");
  await screen.findByRole("article", { name: "Toy" });
  await user.type(screen.getByLabelText("Your name"), "Anna{Enter}");
  await vi.waitFor(() => expect(router.path).toBe("/t/ABC"));
  expect(asked.map(({ what }) => what)).toContain("POST /api/games/toy/day");
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
