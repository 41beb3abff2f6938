import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "$lib/settings.svelte";
import { foremost, play, SOUNDS, type Sound } from "../../src/table/sounds";

let started = 0;
const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});
const node = () => {
  const made: Record<string, unknown> = { frequency: param(), gain: param(), start: () => started++, stop: vi.fn() };
  made.connect = (to: unknown) => to;
  return made;
};
class FakeContext {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createOscillator = node;
  createGain = node;
  createBiquadFilter = node;
  createBufferSource = node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

let now = 1_000_000;
beforeEach(() => {
  started = 0;
  now += 10_000;
  vi.stubGlobal("AudioContext", FakeContext);
  vi.spyOn(performance, "now").mockImplementation(() => now);
  settings.set("sound", true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  settings.set("sound", false);
  settings.set("horn", true);
});

describe("sounds", () => {
  it("are off until somebody asks for them", () => {
    settings.set("sound", false);
    play("chord");
    expect(started).toBe(0);
  });

  it.each(Object.keys(SOUNDS) as Sound[])("make a %s out of nothing", (sound) => {
    play(sound);
    expect(started).toBe(SOUNDS[sound].length);
    expect(started).toBeGreaterThan(0);
  });

  it("come at most every 120 ms, but the horn calls", () => {
    play("tick");
    const once = started;
    now += 119;
    play("coin");
    expect(started).toBe(once);
    play("horn");
    expect(started).toBe(once + SOUNDS.horn.length);
    now += 120;
    play("coin");
    expect(started).toBe(once + SOUNDS.horn.length + SOUNDS.coin.length);
  });

  it("leave the horn out where it is switched off", () => {
    settings.set("horn", false);
    play("horn");
    expect(started).toBe(0);
  });

  it("let the one be heard that says most", () => {
    expect(foremost(["tick", undefined, "drum", "coin"])).toBe("drum");
    expect(foremost([undefined])).toBeUndefined();
  });
});
