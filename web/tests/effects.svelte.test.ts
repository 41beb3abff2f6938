import { flushSync } from "svelte";
import { expect, it } from "vitest";

import { announcer } from "$lib/announce.svelte";

it("an effect that says something does not run again for it", () => {
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs++;
      announcer.urge("Your turn.");
    });
  });
  flushSync();
  expect(announcer.assertive.trim()).toBe("Your turn.");
  expect(runs).toBe(1);
  stop();
});
