import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { explainer } from "$lib/explain.svelte";
import { draggable } from "../../src/boards/kingsburg/drag";

describe("a die that is dragged", () => {
  const die = document.createElement("button");
  const place = document.createElement("div");
  const inside = place.appendChild(document.createElement("i"));
  place.dataset.drop = "7";
  const heard = { moved: vi.fn(), dropped: vi.fn(), tapped: vi.fn() };
  let may: boolean;
  let over: Element[];
  let undo: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    may = true;
    over = [inside];
    document.elementsFromPoint = () => over;
    die.setPointerCapture = vi.fn();
    undo = draggable({ may: () => may, moved: heard.moved, dropped: heard.dropped })(die);
    die.addEventListener("click", heard.tapped);
  });
  afterEach(() => {
    undo();
    die.removeEventListener("click", heard.tapped);
    explainer.close();
    vi.clearAllMocks();
    vi.useRealTimers();
  });

  function point(type: string, clientX: number): void {
    die.dispatchEvent(new PointerEvent(type, { clientX, clientY: 0, pointerId: 1, isPrimary: true, button: 0 }));
  }
  function drag(to: number, end = "pointerup"): void {
    point("pointerdown", 0);
    point("pointermove", to);
    point(end, to);
    die.click();
    vi.runAllTimers();
  }

  it("is let go on a place, and the click that ends it is no tap", () => {
    drag(40);
    expect(heard.dropped.mock.calls).toEqual([["7"]]);
    expect(heard.moved.mock.calls).toEqual([[{ x: 40, y: 0 }], [undefined]]);
    expect(heard.tapped).not.toHaveBeenCalled();
    die.click();
    expect(heard.tapped).toHaveBeenCalledOnce();
  });

  it("is tapped if it hardly moves, and if nothing can be dragged", () => {
    drag(3);
    may = false;
    drag(40);
    expect(heard.tapped).toHaveBeenCalledTimes(2);
    expect(heard.dropped).not.toHaveBeenCalled();
  });

  it("goes nowhere if it is let go beside the places, or the drag is taken away", () => {
    over = [die];
    drag(40);
    over = [inside];
    drag(40, "pointercancel");
    expect(heard.dropped).not.toHaveBeenCalled();
    expect(heard.moved).toHaveBeenLastCalledWith(undefined);
  });

  it("lays aside what explains it", () => {
    explainer.show({ name: "Die", does: "Rolls." }, die);
    point("pointerdown", 0);
    point("pointermove", 40);
    expect(explainer.what).toBeUndefined();
    point("pointerup", 40);
  });
});
