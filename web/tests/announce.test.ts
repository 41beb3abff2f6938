import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Announcer } from "$lib/announce.svelte";

let announcer: Announcer;
beforeEach(() => {
  vi.useFakeTimers();
  announcer = new Announcer();
});
afterEach(() => {
  vi.useRealTimers();
});

it("joins what is told within half a second, two sentences at most", () => {
  for (const name of ["Anna", "Milo", "Ines", "Théo"]) announcer.tell(`${name} passes.`);
  expect(announcer.polite).toBe("");
  vi.advanceTimersByTime(500);
  expect(announcer.polite).toBe("Anna passes. Milo passes. And 2 more in the log.");
  announcer.tell("Anna rolls.");
  vi.advanceTimersByTime(500);
  expect(announcer.polite).toBe("Anna rolls.");
});

it("urges at once, and again with the same words", () => {
  announcer.urge("Your turn.");
  const first = announcer.assertive;
  announcer.urge("Your turn.");
  expect(announcer.assertive).not.toBe(first);
  expect(announcer.assertive.trim()).toBe("Your turn.");
});
