import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "$lib/settings.svelte";
import { actor, type Arrival, lastLine, linesBetween, Stage } from "../../src/table/stage.svelte";
import type { Story } from "../../src/table/story";
import { beatTime } from "../../src/table/telling.svelte";
import type { GameView, LogLine } from "../../src/table/wire";

const line = (n: number, seat = 1, more: object = {}): LogLine =>
  ({ n, did: "told", parts: [{ text: `${n}` }], seat, ...more }) as LogLine;
/** A view that knows the log up to a line. */
const view = (last: number, version = last): GameView =>
  ({ seat: 0, version, log_from: last + 1, log: [], chosen: [], awaited: [] }) as unknown as GameView;
const story = (id = "battle", beats = 3): Story => ({
  id,
  title: id,
  lines: [1],
  seats: [0],
  beats: Array.from({ length: beats }, () => ({ words: [] })),
});

let last: number;
let overrun: number[];
let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers();
  overrun = [];
  last = 0;
  stage = new Stage((since) => overrun.push(since));
  stage.jump(view(0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  settings.set("motion", 1);
});

/** Views with one line each, of these seats in turn. */
function come(...seats: number[]): void {
  for (const seat of seats) take(1, seat);
}
/** One view with so many lines. */
function take(lines: number, seat = 1, more: Partial<Arrival> = {}): void {
  const from = last + 1;
  last += lines;
  stage.take({ view: view(last), lines: Array.from({ length: lines }, (_, n) => line(from + n, seat)), ...more });
}
const shown = () => (stage.view ? lastLine(stage.view) : -1);

describe("the stage", () => {
  it("shows the first of several at once, and the others one seat after another", () => {
    come(1, 2, 3);
    expect(shown()).toBe(1);
    expect(stage.behind).toBe(true);
    vi.advanceTimersByTime(699);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(700);
    expect(shown()).toBe(3);
    expect(stage.behind).toBe(false);
  });

  it("keeps the next apart even if it comes when nothing waits", () => {
    come(1);
    vi.advanceTimersByTime(300);
    come(2);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(400);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(5000);
    come(3);
    expect(shown()).toBe(3);
  });

  it("lets what one seat does follow faster", () => {
    come(1, 1, 1, 2);
    vi.advanceTimersByTime(700); // nobody had come yet when that pause began
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(350);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(350);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(350);
    expect(shown()).toBe(4);
  });

  it.each([
    [0.5, 1400],
    [1, 700],
    [2, 350],
  ] as const)("at speed %d waits %d ms", (speed, wait) => {
    settings.set("motion", speed);
    come(1, 2);
    vi.advanceTimersByTime(wait - 1);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(2);
  });

  it("waits for nothing when motion is off", () => {
    settings.set("motion", 0);
    come(1, 2, 3);
    expect(shown()).toBe(3);
    expect(stage.behind).toBe(false);
    expect(stage.jumped).toBe(false); // it is heard all the same
  });

  it("is three times as fast with more than six events waiting", () => {
    come(1, 2, 3, 1, 2, 3, 1, 2, 3);
    vi.advanceTimersByTime(700); // that pause had begun before the others came
    expect(shown()).toBe(2); // and seven are left
    vi.advanceTimersByTime(234);
    expect(shown()).toBe(3); // and six
    vi.advanceTimersByTime(234);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(466);
    expect(shown()).toBe(4);
  });

  it("jumps to the end with more than twenty waiting behind the next, and says from where", () => {
    come(1, 2);
    take(20);
    expect(shown()).toBe(1);
    come(1);
    expect(shown()).toBe(23);
    expect(stage.jumped).toBe(true);
    expect(overrun).toEqual([1]);
  });

  it("shows one view with many lines as it shows any other", () => {
    take(40);
    expect(shown()).toBe(40);
    expect(stage.jumped).toBe(false);
    expect(overrun).toEqual([]);
  });

  it("skips to now, and the next comes at once", () => {
    come(1, 2, 3);
    stage.now();
    expect(shown()).toBe(3);
    expect(stage.jumped).toBe(true);
    come(1);
    expect(shown()).toBe(4);
    expect(stage.jumped).toBe(false);
  });

  it("jumps while the page is hidden", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    come(1, 2, 3);
    expect(shown()).toBe(3);
    expect(stage.jumped).toBe(true);
  });

  it("takes what can be done now into the view that waits last", () => {
    come(1, 2);
    stage.take({ view: view(2, 99), lines: [] });
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(700);
    expect(stage.view?.version).toBe(99);
    stage.take({ view: view(2, 100), lines: [] });
    expect(stage.view?.version).toBe(100); // and at once where nothing waits
  });

  it("tells a story before the view that it leads to", () => {
    take(5, 1, { stories: [story("battle"), story("flood")] });
    expect(stage.telling.story?.id).toBe("battle");
    expect(shown()).toBe(0);
    come(2);
    stage.telling.skip();
    expect(stage.telling.story?.id).toBe("flood");
    stage.telling.skip();
    expect(shown()).toBe(5);
    vi.advanceTimersByTime(700);
    expect(shown()).toBe(6);
  });

  it("goes on from a story to what is now when too much has come meanwhile", () => {
    take(5, 1, { stories: [story()] });
    for (let n = 0; n < 11; n++) take(2, n % 3);
    expect(stage.telling.story).toBeDefined();
    stage.telling.skip();
    expect(shown()).toBe(27);
    expect(overrun).toEqual([0]);
  });

  it("leaps no further than to a story", () => {
    come(1);
    for (let n = 0; n < 10; n++) take(1, n % 3);
    take(5, 1, { stories: [story()] });
    take(10);
    expect(shown()).toBe(11);
    expect(stage.telling.story).toBeDefined();
    expect(overrun).toEqual([]);
    stage.telling.skip();
    expect(shown()).toBe(16);
    vi.advanceTimersByTime(700);
    expect(shown()).toBe(26);
  });

  it("leaves the story when one skips to now", () => {
    take(5, 1, { stories: [story()] });
    come(1, 2);
    stage.now();
    expect(stage.telling.story).toBeUndefined();
    expect(shown()).toBe(7);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(7);
  });

  it("knows what leads from one view to the next", () => {
    const log = [line(0), line(1), line(2, 2, { heading: true }), line(3, -1), line(4, 3)];
    expect(linesBetween(log, view(1), view(4)).map(({ n }) => n)).toEqual([2, 3, 4]);
    expect(linesBetween(log, view(4), view(1))).toEqual([]);
    expect(linesBetween(log, view(1), { ...view(4), seat: 2 })).toEqual([]);
    expect(actor(log.slice(2))).toBe(3);
    expect(actor([])).toBe(-1);
  });
});

describe("a story", () => {
  it("goes on by itself and closes", () => {
    const ended = vi.fn();
    stage.telling.tell(story(), ended);
    const time = (last: boolean) => beatTime({ words: [] }, last);
    vi.advanceTimersByTime(time(false));
    expect(stage.telling.at).toBe(1);
    vi.advanceTimersByTime(time(false));
    expect(stage.telling).toMatchObject({ at: 2, last: true });
    vi.advanceTimersByTime(time(true) - 1);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledOnce();
    expect(stage.telling.story).toBeUndefined();
  });

  it("waits for the hand after Next, until Auto", () => {
    stage.telling.tell(story());
    stage.telling.next();
    vi.advanceTimersByTime(60_000);
    expect(stage.telling).toMatchObject({ at: 1, auto: false, again: true });
    stage.telling.setAuto(true);
    expect(stage.telling.at).toBe(2);
    stage.telling.setAuto(false);
    vi.advanceTimersByTime(60_000);
    expect(stage.telling.story).toBeDefined();
    stage.telling.next();
    expect(stage.telling).toMatchObject({ story: undefined, again: false });
  });

  it("goes on later from where it stood, and tells nothing twice", () => {
    const ended = vi.fn();
    stage.telling.tell({ ...story("fight", 5), from: 3 }, ended);
    expect(stage.telling.at).toBe(3);
    stage.telling.next();
    stage.telling.next();
    expect(ended).toHaveBeenCalledOnce();
    stage.telling.tell({ ...story("fight", 5), from: 4 }, ended);
    expect(stage.telling.story, "it has been told to its end").toBeUndefined();
    expect(ended).toHaveBeenCalledTimes(2);
    stage.telling.tell({ ...story("fight", 6), from: 4 });
    expect(stage.telling.at).toBe(5);
    stage.telling.tell(story("fight", 6));
    expect(stage.telling.at, "asked for again, it is whole").toBe(0);
  });

  it("grows while it is told, and stays where it is", () => {
    stage.telling.tell(story("battle", 2));
    stage.telling.next();
    expect(stage.telling.last).toBe(true);
    stage.telling.renew([story("flood", 9), story("battle", 4)]);
    expect(stage.telling).toMatchObject({ at: 1, last: false });
    expect(stage.telling.story?.beats).toHaveLength(4);
    stage.telling.renew([]);
    expect(stage.telling.story?.beats).toHaveLength(4);
  });

  it("gives what joins the time to be read", () => {
    const term = { text: "", amount: 1 };
    const joins = [1, 2, 3].map((seat) => ({ seat, term }));
    expect(beatTime({ words: [], joins }, false)).toBeGreaterThan(beatTime({ words: [] }, false));
  });
});
