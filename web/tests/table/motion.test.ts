import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { changes, delays, inUnits, measure, Motion, numberIn, wayFrom } from "../../src/table/motion";

const at = (x: number, y: number, width = 10, height = 10) => ({ box: { x, y, width, height } });

describe("what changed on a board", () => {
  it("is what moved, came and went, by stable ids", () => {
    const before = new Map([
      ["a", at(0, 0)],
      ["b", at(5, 5)],
      ["c", at(9, 9)],
    ]);
    const after = new Map([
      ["a", at(30, 40)],
      ["b", at(5, 7)],
      ["d", at(1, 1)],
    ]);
    expect(changes(before, after)).toEqual({
      moved: [{ id: "a", dx: -30, dy: -40, scale: 1 }], // a lift of two pixels is no way
      came: ["d"],
      gone: ["c"],
    });
  });

  it("takes a change of size for a way, from middle to middle", () => {
    const [way] = changes(new Map([["a", at(0, 0, 40, 40)]]), new Map([["a", at(10, 10, 20, 20)]])).moved;
    expect(way).toEqual({ id: "a", dx: 0, dy: 0, scale: 2 });
  });

  it("comes from the middle of a place in its own size", () => {
    expect(wayFrom("a", { x: 0, y: 0, width: 200, height: 100 }, { x: 300, y: 100, width: 20, height: 20 })).toEqual({
      id: "a",
      dx: -210,
      dy: -60,
      scale: 1,
    });
  });
});

describe("time", () => {
  it("is 60 ms more for each, and 600 together", () => {
    expect(delays(1)).toEqual([0]);
    expect(delays(3)).toEqual([0, 60, 120]);
    expect(320 + Math.max(...delays(5))).toBe(560);
    for (const many of [6, 20, 60]) expect(320 + Math.max(...delays(many))).toBeCloseTo(600);
  });
});

describe("units", () => {
  const way = { id: "a", dx: 30, dy: -12, scale: 2 };
  const box = { x: 100, y: 50, width: 20, height: 10 };

  it("are pixels in HTML", () => {
    expect(inUnits(way, box, undefined)).toEqual({ translate: "30px -12px", scale: "2" });
  });

  it("are those of the parent in SVG: the middle lands where it was", () => {
    // two pixels to a unit, and the drawing lies at 10, 20
    const matrix = {
      inverse: () => ({
        transformPoint: ({ x, y }: DOMPointInit) => ({ x: ((x ?? 0) - 10) / 2, y: ((y ?? 0) - 20) / 2 }),
      }),
    } as unknown as DOMMatrix;
    const { translate, scale } = inUnits(way, box, matrix);
    const [x, y] = translate.split(" ").map(parseFloat) as [number, number];
    const middle = { x: (110 - 10) / 2, y: (55 - 20) / 2 };
    const landed = { x: x + Number(scale) * middle.x, y: y + Number(scale) * middle.y };
    expect({ x: landed.x * 2 + 10, y: landed.y * 2 + 20 }).toEqual({ x: 140, y: 43 });
  });
});

describe("a number", () => {
  it.each([
    ["7", 7],
    [" −2 ", -2],
    ["+3", 3],
    ["4–6", undefined],
    ["5+", undefined],
    ["", undefined],
  ])("in %j is %s", (text, number) => expect(numberIn(text)).toBe(number));
});

describe("a board", () => {
  let root: HTMLElement;
  let layer: HTMLElement;
  let ran: { of: string; frames: Keyframe[]; options: KeyframeAnimationOptions; cancelled: boolean; end: () => void }[];
  const place = (element: Element, x: number, y: number) =>
    vi.spyOn(element, "getBoundingClientRect").mockReturnValue({ x, y, width: 10, height: 10 } as DOMRect);
  const piece = (id: string, x: number, y: number) => {
    const made = document.createElement("i");
    made.dataset.piece = id;
    place(made, x, y);
    root.append(made);
    return made;
  };
  const plain = { pace: 1, still: false, cues: [] };

  beforeEach(() => {
    root = document.createElement("div");
    layer = document.createElement("div");
    document.body.append(root, layer);
    ran = [];
    Element.prototype.animate = function (frames, options) {
      const one = {
        of: (this as HTMLElement).dataset.piece ?? this.className,
        frames: frames as Keyframe[],
        options: options as KeyframeAnimationOptions,
        cancelled: false,
        end() {},
      };
      ran.push(one);
      const finished = new Promise<void>((resolve) => (one.end = resolve));
      return { finished, cancel: () => ((one.cancelled = true), one.end()) } as unknown as Animation;
    };
  });
  afterEach(() => {
    root.remove();
    layer.remove();
    Reflect.deleteProperty(Element.prototype, "animate");
  });

  it("leads pieces from where they were, lets new ones rise and old ones fade", async () => {
    const stays = piece("stays", 0, 0);
    const goes = piece("goes", 50, 50);
    piece("lies", 9, 9);
    const before = measure(root);
    goes.remove();
    place(stays, 100, 0);
    piece("comes", 20, 20);
    const motion = new Motion(root, layer);
    motion.travel(before, plain);
    expect(ran.map(({ of }) => of)).toEqual(["stays", "comes", "ghost"]);
    expect(ran[0]?.frames).toEqual([
      { translate: "-100px 0px", scale: "1" },
      { translate: "0px 0px", scale: "1" },
    ]);
    expect(ran[1]?.frames[0]).toMatchObject({ opacity: 0 });
    expect(layer.querySelector(".ghost [data-piece]")).toBeNull(); // a likeness is no piece
    expect(layer.querySelectorAll(".ghost")).toHaveLength(1);
    ran[2]?.end();
    await Promise.resolve();
    await Promise.resolve();
    expect(layer.children).toHaveLength(0);
    expect(motion.busy).toBe(true);
    motion.finish();
    expect(ran[0]?.cancelled).toBe(true);
    expect(motion.busy).toBe(false);
  });

  it("carries a piece over all where it changes its part of the board", () => {
    const old = piece("die", 0, 0);
    const before = measure(root);
    const other = root.appendChild(document.createElement("section"));
    old.remove();
    other.append(old);
    place(old, 40, 0);
    new Motion(root, layer).travel(before, plain);
    expect(ran.map(({ of }) => of)).toEqual(["ghost", "die"]);
    expect(ran[1]?.frames).toEqual([{ opacity: 0 }, { opacity: 0 }]);
  });

  it("brings new pieces from where a cue says", () => {
    const home = root.appendChild(document.createElement("b"));
    home.dataset.origin = "seat:1";
    place(home, 200, 0);
    const before = measure(root);
    piece("die", 0, 0);
    new Motion(root, layer).travel(before, { ...plain, cues: [{ origin: "seat:1" }] });
    expect(ran[0]?.frames[0]).toEqual({ translate: "200px 0px", scale: "1" });
  });

  it("rolls the dice that were rolled, and only those", () => {
    const before = measure(root);
    piece("die-red-0", 0, 0).dataset.die = "";
    piece("die-blue-0", 0, 0).dataset.die = "";
    piece("die-red-base", 0, 0);
    new Motion(root, layer).travel(before, { ...plain, cues: [{ rolls: "die-red-" }] });
    const rolled = ran.filter(({ options }) => options.composite === "add");
    expect(rolled.map(({ of }) => of)).toEqual(["die-red-0"]);
    expect(rolled[0]?.options.duration).toBe(600);
  });

  it("shows what a number changed by", () => {
    const gold = root.appendChild(document.createElement("span"));
    const wood = root.appendChild(document.createElement("span"));
    for (const [element, key] of [
      [gold, "gold"],
      [wood, "wood"],
    ] as const)
      element.dataset.count = key;
    gold.textContent = "2";
    wood.textContent = "4";
    const before = measure(root);
    gold.textContent = "5";
    wood.textContent = "3";
    new Motion(root, layer).travel(before, plain);
    expect([...layer.children].map((one) => [one.textContent, one.classList.contains("loss")])).toEqual([
      ["+3", false],
      ["−1", true],
    ]);
  });

  it("moves nothing for who wants that: things fade, and what changed keeps a ring", () => {
    const stays = piece("stays", 0, 0);
    const before = measure(root);
    place(stays, 100, 0);
    new Motion(root, layer).travel(before, { ...plain, still: true });
    expect(ran.every(({ frames }) => frames.every((frame) => !("translate" in frame)))).toBe(true);
    expect(ran.map(({ of, options }) => [of, options.duration])).toEqual([
      ["stays", 120],
      ["ring", 2000],
    ]);
  });

  it("shows a crowd at once", () => {
    const before = measure(root);
    for (let n = 0; n < 61; n++) piece(`p${n}`, n, n);
    new Motion(root, layer).travel(before, plain);
    expect(ran).toEqual([]);
  });
});
