import { expect, it } from "vitest";

import { spokenLine } from "../../src/boards/parts/spoken";

it("ends each sentence once, and leaves out what is empty", () => {
  expect(spokenLine("Ship 1A", "One space, two sailors.", "", undefined, "Full")).toBe(
    "Ship 1A. One space, two sailors. Full",
  );
});
