import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "$lib/settings.svelte";
import LivingPicture from "../../src/pages/parts/LivingPicture.svelte";
import { Refusal, serve } from "./server";

const province = { goods: [0, 0, 0], built: 0, colored: [], white: [] };
/** Six frames: a building more in each. */
const frames = [0, 1, 3, 7, 15, 31].map((built, n) => ({
  ...(n ? {} : { year: 1, phase: 2, groups: [] }),
  provinces: [{ ...province, built }],
}));
const played = { "GET /api/games/kingsburg/miniature": { frames, facts: null } };

let look: (seen: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        look = (seen) => tell([{ isIntersecting: seen }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.set("motion", 1);
});

const houses = () => document.querySelectorAll(".house").length;

async function shown(): Promise<void> {
  look(true);
  await vi.advanceTimersByTimeAsync(2500);
  await vi.waitFor(() => expect(document.querySelector(".miniature")).not.toBeNull());
}

describe("the picture of a game", () => {
  it("asks for nothing until it is looked at, then builds up frame by frame, and rests while it is not", async () => {
    const { asked } = serve(played);
    render(LivingPicture, { game: "kingsburg", name: "kingsburg" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
    expect(document.querySelector(".skyline")).not.toBeNull();
    await shown();
    const before = houses();
    await vi.advanceTimersByTimeAsync(1300);
    expect(houses()).toBe(before + 1);
    look(false);
    await tick();
    await vi.advanceTimersByTimeAsync(5200);
    expect(houses()).toBe(before + 1);
  });

  it("shows the finished city and nothing else where nothing shall move", async () => {
    settings.set("motion", 0);
    serve(played);
    render(LivingPicture, { game: "kingsburg", name: "kingsburg" });
    await shown();
    expect(houses()).toBe(5);
    await vi.advanceTimersByTimeAsync(5200);
    expect(houses()).toBe(5);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("can be held", async () => {
    serve(played);
    render(LivingPicture, { game: "kingsburg", name: "kingsburg" });
    await shown();
    screen.getByRole("button", { name: "Hold the pictures still" }).click();
    await tick();
    expect(houses()).toBe(5);
    screen.getByRole("button", { name: "Let the pictures move" }).click();
    await tick();
    expect(houses()).toBeLessThan(5);
  });

  it("stays a skyline where there is no game to show", async () => {
    serve({ "GET /api/games/kingsburg/miniature": new Refusal(404, { error: "not-found", message: "Nothing." }) });
    render(LivingPicture, { game: "kingsburg", name: "kingsburg" });
    look(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(document.querySelector(".skyline")).not.toBeNull();
    expect(document.querySelector(".miniature")).toBeNull();
  });
});
