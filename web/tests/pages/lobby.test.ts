import { afterEach, describe, expect, it, vi } from "vitest";

import { bytesOf, pushState } from "$lib/push";
import { speak } from "$lib/texts.svelte";
import { agreed, clockWords } from "../../src/pages/lobby/words";
import { game, lobby } from "./server";

describe("what a table agreed on", () => {
  afterEach(() => speak("en"));

  it("names variants, pace, clock and who may look", () => {
    const option = {
      id: "long",
      name: "Length",
      default: "no",
      values: [
        { value: "no", name: "short" },
        { value: "yes", name: "long" },
      ],
    };
    const lines = agreed(lobby({ options: { long: "yes" }, settings: { public: true, hints: false } }), {
      ...game,
      options: [option],
    });
    const said = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
    expect(said).toMatchObject({
      Length: "long",
      Pace: "live",
      Clock: "no clock",
      "Who finds it": "public",
      Hints: "no",
    });
    expect(said["Version of the rules"]).toBe("1");
  });

  it("says a clock in one sentence", async () => {
    expect(clockWords({})).toBe("no clock");
    expect(clockWords({ clock: { kind: "live", bank_s: 1200, increment_s: 30, then: "bot" } })).toBe(
      "20 min and 30 s more per move; then a bot takes over.",
    );
    const daily = { kind: "daily" as const, move_s: 86_400, night_from: 22, night_to: 8 };
    expect(clockWords({ clock: daily })).toBe("24 hours per move; then we wait. It rests from 22:00 to 8:00.");
    await speak("fr");
    expect(clockWords({ clock: { ...daily, night_to: 22 } })).toBe("24 heures par coup\u00a0; ensuite on attend.");
  });
});

describe("messages by the browser", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("need HTTPS, a server that sends them, and a browser that can", () => {
    vi.stubGlobal("isSecureContext", false);
    expect(pushState("key")).toBe("needs-https");
    vi.stubGlobal("isSecureContext", true);
    expect(pushState("")).toBe("not-offered");
    expect(pushState("key")).toBe("not-here");
    vi.stubGlobal("navigator", { serviceWorker: {} });
    vi.stubGlobal("PushManager", {});
    vi.stubGlobal("Notification", { permission: "denied" });
    expect(pushState("key")).toBe("denied");
    vi.stubGlobal("Notification", { permission: "default" });
    expect(pushState("key")).toBe("ready");
  });

  it("reads a key as the web writes it", () => {
    expect([...bytesOf("-_8A")]).toEqual([251, 255, 0]);
  });
});
