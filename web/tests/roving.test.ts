import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { nearest, roving } from "$lib/roving";

describe("nearest", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 1 },
    { x: 30, y: 0 },
    { x: 10, y: 20 },
  ];

  it.each([
    ["right", { x: 0, y: 0 }, 1],
    ["left", { x: 30, y: 0 }, 1],
    ["down", { x: 10, y: 1 }, 3],
    ["up", { x: 10, y: 20 }, 1],
    ["up", { x: 0, y: 0 }, undefined],
    ["left", { x: 0, y: 0 }, undefined],
  ] as const)("%s of %o is %s", (direction, from, found) => {
    expect(nearest(from, points, direction)).toBe(found);
  });

  it("prefers what lies straight ahead to what is closer aside", () => {
    const ahead = { x: 20, y: 0 };
    const aside = { x: 8, y: 12 };
    expect(nearest({ x: 0, y: 0 }, [aside, ahead], "right")).toBe(1);
  });
});

describe("roving", () => {
  let group: HTMLElement;
  let stop: () => void;

  beforeEach(() => {
    document.body.innerHTML = `<div id="group">
      <b data-stop data-x="0" tabindex="-1">a</b>
      <b data-stop data-x="10" data-legal tabindex="-1">b</b>
      <b data-stop data-x="20" tabindex="-1">c</b>
      <b data-stop data-x="30" data-legal tabindex="-1">d</b>
    </div>`;
    group = document.getElementById("group") as HTMLElement;
    stop = roving({ place: (element) => ({ x: Number(element.getAttribute("data-x")), y: 0 }) })(group);
  });
  afterEach(() => stop());

  const tabs = () =>
    [...group.children].filter((child) => child.getAttribute("tabindex") === "0").map((c) => c.textContent);
  const press = (key: string) => {
    const target = document.activeElement === document.body ? group : (document.activeElement ?? group);
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  };

  it("is one stop, the first that can be acted on", () => {
    expect(tabs()).toEqual(["b"]);
  });

  it("goes with arrows, Home and End, and stays at the edge", () => {
    (group.children[1] as HTMLElement).focus();
    press("ArrowRight");
    expect(document.activeElement?.textContent).toBe("c");
    press("End");
    press("ArrowRight");
    expect(document.activeElement?.textContent).toBe("d");
    press("Home");
    expect(document.activeElement?.textContent).toBe("a");
    expect(tabs()).toEqual(["a"]);
  });

  it("walks what is lit with L, round and round", () => {
    (group.children[1] as HTMLElement).focus();
    press("l");
    expect(document.activeElement?.textContent).toBe("d");
    press("L");
    expect(document.activeElement?.textContent).toBe("b");
  });

  it("keeps one stop when the one that had it goes", async () => {
    group.children[1]?.remove();
    await new Promise((done) => setTimeout(done));
    expect(tabs()).toEqual(["d"]);
  });
});
