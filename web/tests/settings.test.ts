import { expect, it } from "vitest";

import { defaults, read, settings } from "$lib/settings.svelte";
import { recall } from "$lib/storage";

it("takes what is sound from what was kept, and defaults for the rest", () => {
  expect(read(undefined)).toEqual(defaults());
  expect(read("nonsense")).toEqual(defaults());
  expect(read({ theme: "dark", motion: 7, unknown: 1 })).toEqual({ ...defaults(), theme: "dark" });
});

it("keeps what is set", () => {
  settings.set("motion", 0.5);
  expect(recall("settings")).toMatchObject({ motion: 0.5 });
  expect(settings.pace).toBe(2);
  settings.set("motion", 0);
  expect(settings.pace).toBe(0);
  settings.set("motion", 1);
});
