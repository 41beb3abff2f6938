import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import { router } from "$lib/router.svelte";
import App from "../src/App.svelte";
import { load } from "../src/pages";
import { game, nobody, serve } from "./pages/server";

afterEach(() => {
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
