import { expect, it, vi } from "vitest";

import { offsets, signed } from "$kit/figures";
import { EMBLEMS, SEATS } from "$kit/seats";
import { heights, settle, turn } from "$kit/sheet";
import { beside } from "$lib/explain.svelte";
import { guard } from "$lib/guard.svelte";

it("writes changes with their sign, and a true minus", () => {
  expect([signed(3), signed(-2), signed(0), signed(3, false), signed(-2, false)]).toEqual(["+3", "−2", "0", "3", "−2"]);
});

it("never puts markers quite over each other", () => {
  expect(offsets(0, 18, 20)).toEqual([]);
  expect(offsets(1, 18, 20)).toEqual([0]);
  for (const count of [2, 3, 6]) {
    const at = offsets(count, 18, 20);
    expect(at).toHaveLength(count);
    for (let i = 1; i < count; i++) expect((at[i] ?? 0) - (at[i - 1] ?? 0)).toBeGreaterThanOrEqual(18 * 0.5);
  }
});

it("gives every seat an emblem of its own", () => {
  expect(new Set(SEATS.map((seat) => EMBLEMS[seat])).size).toBe(6);
});

it("settles a sheet at the nearest stop, one further after a flick", () => {
  const at = heights(620);
  expect(at).toEqual({ closed: 64, half: 279, full: 527 });
  expect(settle("closed", 250, 0.1, at)).toBe("half");
  expect(settle("half", 300, 0.1, at)).toBe("half");
  expect(settle("half", 300, 2, at)).toBe("full");
  expect(settle("half", 200, -2, at)).toBe("closed");
  expect(settle("full", 527, 2, at)).toBe("full");
  expect([turn("closed"), turn("half"), turn("full")]).toEqual(["half", "full", "closed"]);
});

it("puts an explanation below, above where there is no room, and always within the window", () => {
  const [box, window] = [
    { width: 200, height: 100 },
    { width: 360, height: 600 },
  ];
  expect(beside({ left: 100, top: 100, width: 40, height: 40 }, box, window)).toEqual({ left: 20, top: 148 });
  expect(beside({ left: 340, top: 560, width: 20, height: 20 }, box, window)).toEqual({ left: 152, top: 452 });
  expect(beside({ left: 0, top: 0, width: 360, height: 600 }, box, window)).toEqual({ left: 80, top: 492 });
});

it("lets no tap through just after others changed the board", () => {
  vi.useFakeTimers();
  const held = () => "held" in document.documentElement.dataset;
  guard.changed();
  vi.advanceTimersByTime(200);
  guard.changed();
  vi.advanceTimersByTime(249);
  expect([guard.passes, held()]).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect([guard.passes, held()]).toEqual([true, false]);
  vi.useRealTimers();
});
