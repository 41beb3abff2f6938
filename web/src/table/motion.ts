/**
 * How a board gets from one view to the next, generic for all games. A board only marks what it draws:
 *
 *     data-piece="die-2"        a piece with a stable id, on an HTML element or an SVG <g>: it travels where it goes
 *     data-die                  on a piece: it rolls when an event says so
 *     data-count="gold-0"       its text is a number: a change shows beside it for a while ("+3")
 *     data-origin="seat:1"      a place that new pieces come from, where a cue says so (every seat is one)
 *
 * The board is right all the time; animations only lead there, and can be cut at any moment. A game may bring
 * `boards/<game>/motion.ts` with `cues(event)`: what is heard, what rolls, where new pieces come from.
 */

import { signed } from "$kit/figures";

import type { Sound } from "./sounds";

const MOVE = 320;
const EACH = 60;
const TOGETHER = 600;
const ROLL = 600;
const FADE = 120;
const FLASH = 1200;
const RING = 2000;
const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";
const OUT = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** So far a piece rises when it comes from nowhere, in pixels of the screen. */
const RISE = 10;
/** Less than this is no way: what can be chosen is lifted a little. */
const NEAR = 4;
/** More pieces than this at once say nothing: they are simply there. */
const CROWD = 60;

/** What an event means for eyes and ears. */
export interface Cue {
  sound?: Sound;
  /** Pieces that roll, by the beginning of their id. */
  rolls?: string;
  /** Where new pieces come from: a piece, or a place with `data-origin`. */
  origin?: string;
  /** How much longer the view stays than usual, in milliseconds. */
  beat?: number;
}

/** An event as the log carries it, told apart by `did`. */
export type Happened = { did: string } & Record<string, unknown>;

/** What a game's `motion` module offers. */
export interface MotionModule {
  cues: (event: Happened) => Cue | undefined;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece as it was: where, how its parent's units lie on the screen, and in whose colours. */
export interface SeenPiece {
  element: Element;
  parent: Node | null;
  box: Rect;
  matrix: DOMMatrix | undefined;
  seat: string | undefined;
}

export interface Snapshot {
  pieces: Map<string, SeenPiece>;
  counts: Map<string, { element: Element; value: number }>;
}

export interface Way {
  id: string;
  /** Where it was, seen from where it is now, in pixels of the screen. */
  dx: number;
  dy: number;
  scale: number;
}

/** Where all pieces and counts stand, measured from the corner of `root`. */
export function measure(root: Element): Snapshot {
  const corner = root.getBoundingClientRect();
  const pieces = new Map<string, SeenPiece>();
  const matrices = new Map<Node, DOMMatrix | undefined>();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const id = element.getAttribute("data-piece") ?? "";
    const rect = element.getBoundingClientRect();
    if (!id || pieces.has(id) || !(rect.width || rect.height)) continue;
    const parent = element.parentNode;
    if (parent && !matrices.has(parent)) matrices.set(parent, matrixOf(parent, corner));
    const box = { x: rect.x - corner.x, y: rect.y - corner.y, width: rect.width, height: rect.height };
    const seat = element.closest<HTMLElement>("[data-seat]")?.dataset.seat;
    pieces.set(id, { element, parent, box, matrix: parent ? matrices.get(parent) : undefined, seat });
  }
  const counts: Snapshot["counts"] = new Map();
  for (const element of root.querySelectorAll("[data-count]")) {
    const value = numberIn(element.textContent ?? "");
    if (value !== undefined) counts.set(element.getAttribute("data-count") ?? "", { element, value });
  }
  return { pieces, counts };
}

/** The number a text consists of, with whatever minus it is written; undefined if it is none. */
export function numberIn(text: string): number | undefined {
  const found = /^\s*([+\-−]?)\s*(\d+)\s*$/.exec(text);
  if (!found) return undefined;
  return Number(found[2]) * (found[1] === "-" || found[1] === "−" ? -1 : 1);
}

/** From a parent's units to pixels, measured from the corner; nothing for HTML. */
function matrixOf(parent: Node, corner: DOMRect): DOMMatrix | undefined {
  const drawn = parent as Partial<SVGGraphicsElement>;
  const matrix = drawn.ownerSVGElement !== undefined && drawn.getScreenCTM ? drawn.getScreenCTM() : undefined;
  return matrix ? new DOMMatrix([1, 0, 0, 1, -corner.x, -corner.y]).multiply(matrix) : undefined;
}

/** What moved, came and went between two moments. */
export function changes(before: Map<string, { box: Rect }>, after: Map<string, { box: Rect }>) {
  const moved: Way[] = [];
  const came: string[] = [];
  for (const [id, { box }] of after) {
    const was = before.get(id)?.box;
    if (!was) {
      came.push(id);
      continue;
    }
    const way = wayBetween(id, was, box);
    if (Math.hypot(way.dx, way.dy) > NEAR || Math.abs(way.scale - 1) > 0.05) moved.push(way);
  }
  return { moved, came, gone: [...before.keys()].filter((id) => !after.has(id)) };
}

function wayBetween(id: string, from: Rect, to: Rect): Way {
  const scale = to.width > 0 && from.width > 0 ? from.width / to.width : 1;
  return {
    id,
    dx: from.x + from.width / 2 - (to.x + to.width / 2),
    dy: from.y + from.height / 2 - (to.y + to.height / 2),
    scale,
  };
}

/** The way from the middle of a place to a piece, which keeps its size. */
export function wayFrom(id: string, place: Rect, to: Rect): Way {
  const x = place.x + place.width / 2 - to.width / 2;
  const y = place.y + place.height / 2 - to.height / 2;
  return wayBetween(id, { ...to, x, y }, to);
}

/** When each of so many pieces sets out, so that all have arrived in time. */
export function delays(count: number): number[] {
  const each = count > 1 ? Math.min(EACH, (TOGETHER - MOVE) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, n) => n * each);
}

/** A way on the screen in the units of the element's parent, as values of the CSS `translate` and `scale`. */
export function inUnits(way: Way, box: Rect, matrix: DOMMatrix | undefined): { translate: string; scale: string } {
  const scale = String(way.scale);
  if (!matrix) return { translate: `${way.dx}px ${way.dy}px`, scale };
  // in SVG the origin of `scale` is that of the units: what is scaled must be brought back to its middle
  const back = matrix.inverse();
  const middle = back.transformPoint({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const start = back.transformPoint({ x: box.x + box.width / 2 + way.dx, y: box.y + box.height / 2 + way.dy });
  return { translate: `${start.x - way.scale * middle.x}px ${start.y - way.scale * middle.y}px`, scale };
}

export interface Manner {
  /** How much longer than usual everything takes. */
  pace: number;
  /** Nothing travels: things fade, and a ring stays where something changed. */
  still: boolean;
  cues: readonly Cue[];
}

/** All that moves on a board. `layer` lies over it and takes what has no place on it any more. */
export class Motion {
  readonly #root: Element;
  readonly #layer: HTMLElement;
  #running = new Set<Animation>();

  constructor(root: Element, layer: HTMLElement) {
    this.#root = root;
    this.#layer = layer;
  }

  get busy(): boolean {
    return this.#running.size > 0;
  }

  /** Lead from what was to what is now. */
  travel(before: Snapshot, manner: Manner): void {
    this.finish();
    const after = measure(this.#root);
    const { moved, came, gone } = changes(before.pieces, after.pieces);
    this.#count(before, after, manner);
    if (moved.length + came.length + gone.length > CROWD) return;
    if (manner.still) {
      for (const id of [...moved.map((way) => way.id), ...came]) this.#mark(after.pieces.get(id));
      return;
    }
    const rolled = this.#roll(after, manner);
    const starts = delays(moved.length);
    moved.forEach((way, n) => {
      const spot = after.pieces.get(way.id);
      const stays = spot?.parent === before.pieces.get(way.id)?.parent;
      if (stays) this.#move(way, spot, starts[n] ?? 0, manner.pace);
      else this.#carry(way, spot, starts[n] ?? 0, manner.pace);
    });
    const origin = this.#origin(before, manner.cues);
    const later = delays(came.length);
    came.forEach((id, n) => {
      if (rolled.has(id)) return;
      const spot = after.pieces.get(id);
      if (spot && origin) this.#carry(wayFrom(id, origin, spot.box), spot, later[n] ?? 0, manner.pace);
      else this.#rise(spot, later[n] ?? 0, manner.pace);
    });
    for (const id of gone) this.#leave(before.pieces.get(id), manner.pace);
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#layer.replaceChildren();
  }

  #move(way: Way, spot: SeenPiece | undefined, delay: number, pace: number): void {
    if (!spot) return;
    const from = inUnits(way, spot.box, spot.matrix);
    this.#run(spot.element, [from, { translate: "0px 0px", scale: "1" }], {
      duration: MOVE * pace,
      delay: delay * pace,
      easing: EASE,
    });
  }

  /** From one part of the board to another: a likeness travels over all, and the piece is seen when it has arrived. */
  #carry(way: Way, spot: SeenPiece | undefined, delay: number, pace: number): void {
    if (!spot) return;
    const ghost = this.#ghost(spot);
    const { x, y, width, height } = spot.box;
    if (spot.matrix) ghost.style.transformOrigin = `${x + width / 2}px ${y + height / 2}px`;
    const options = { duration: MOVE * pace, delay: delay * pace, easing: EASE };
    const from = { translate: `${way.dx}px ${way.dy}px`, scale: String(way.scale) };
    this.#run(ghost, [from, { translate: "0px 0px", scale: "1" }], options, () => ghost.remove());
    this.#run(spot.element, [{ opacity: 0 }, { opacity: 0 }], options);
  }

  #rise(spot: SeenPiece | undefined, delay: number, pace: number): void {
    if (!spot) return;
    const { translate } = inUnits({ id: "", dx: 0, dy: RISE, scale: 1 }, spot.box, spot.matrix);
    const frames = [
      { translate, opacity: 0 },
      { translate: "0px 0px", opacity: 1 },
    ];
    this.#run(spot.element, frames, { duration: MOVE * pace, delay: delay * pace, easing: OUT });
  }

  /** What is gone fades where it was. */
  #leave(spot: SeenPiece | undefined, pace: number): void {
    if (!spot) return;
    const ghost = this.#ghost(spot);
    const options = { duration: MOVE * pace, easing: OUT, fill: "forwards" as const };
    this.#run(ghost, [{ opacity: 1 }, { opacity: 0 }], options, () => ghost.remove());
  }

  /** A likeness of a piece where it stands, in its seat's colours. */
  #ghost({ element, box, matrix, seat }: SeenPiece): HTMLElement | SVGElement {
    const copy = element.cloneNode(true) as Element;
    for (const named of [copy, ...copy.querySelectorAll("[data-piece], [id], [data-stop]")]) {
      for (const name of ["data-piece", "id", "data-stop", "data-lit"]) named.removeAttribute(name);
    }
    if (!matrix) {
      const frame = this.#over(box);
      if (seat) frame.dataset.seat = seat;
      frame.append(copy);
      return frame;
    }
    const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute(
      "transform",
      `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].join(" ")})`,
    );
    group.append(copy);
    sheet.append(group);
    sheet.setAttribute("class", "ghost");
    if (seat) sheet.dataset.seat = seat;
    this.#layer.append(sheet);
    return sheet;
  }

  /** Dice whose ids begin as a cue says tumble where they lie. */
  #roll(after: Snapshot, { cues, pace }: Manner): Set<string> {
    const beginnings = cues.map((cue) => cue.rolls).filter((rolls) => rolls !== undefined);
    const rolled = new Set<string>();
    for (const [id, { element }] of after.pieces) {
      if (!element.hasAttribute("data-die") || !beginnings.some((beginning) => id.startsWith(beginning))) continue;
      rolled.add(id);
      const turn = rolled.size % 2 ? -1 : 1;
      const [x, y] = middleOf(element);
      const at = (angle: number, size: number) =>
        `translate(${x}px, ${y}px) rotate(${angle * turn}deg) scale(${size}) translate(${-x}px, ${-y}px)`;
      this.#run(
        element,
        [
          { transform: at(-420, 0.7), opacity: 0.4 },
          { transform: at(-200, 1.18), opacity: 1, offset: 0.45 },
          { transform: at(-40, 0.96), offset: 0.8 },
          { transform: at(0, 1) },
        ],
        { duration: ROLL * pace, delay: ((rolled.size * 37) % 120) * pace, easing: OUT, composite: "add" },
      );
    }
    return rolled;
  }

  #origin(before: Snapshot, cues: readonly Cue[]): Rect | undefined {
    const name = cues.find((cue) => cue.origin !== undefined)?.origin;
    if (name === undefined) return undefined;
    const known = before.pieces.get(name)?.box;
    if (known) return known;
    const place = document.querySelector(`[data-origin="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    const corner = this.#root.getBoundingClientRect();
    return place && { x: place.x - corner.x, y: place.y - corner.y, width: place.width, height: place.height };
  }

  /** A ring where something changed, for those who want nothing to travel. */
  #mark(spot: SeenPiece | undefined): void {
    if (!spot) return;
    this.#run(spot.element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    const ring = this.#over(spot.box, "ring");
    this.#run(ring, [{ opacity: 1 }, { opacity: 1 }], { duration: RING }, () => ring.remove());
  }

  #count(before: Snapshot, after: Snapshot, { pace, still }: Manner): void {
    const corner = this.#root.getBoundingClientRect();
    for (const [key, { element, value }] of after.counts) {
      const change = value - (before.counts.get(key)?.value ?? value);
      if (!change) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const flash = this.#over({ x: x - corner.x + width, y: y - corner.y, width: 0, height }, "flash");
      flash.append(document.createElement("b"));
      flash.firstElementChild?.append(signed(change));
      if (change < 0) flash.classList.add("loss");
      const frames = still
        ? [{ opacity: 1 }, { opacity: 1 }]
        : [
            { opacity: 0, translate: "0 6px" },
            { opacity: 1, translate: "0 0", offset: 0.15 },
            { opacity: 1, translate: "0 0", offset: 0.75 },
            { opacity: 0, translate: "0 -6px" },
          ];
      this.#run(flash, frames, { duration: FLASH * (still ? 1 : Math.max(pace, 1)), easing: OUT }, () =>
        flash.remove(),
      );
    }
  }

  #over(box: Rect, kind = "ghost"): HTMLElement {
    const made = document.createElement("div");
    made.className = kind;
    made.style.left = `${box.x}px`;
    made.style.top = `${box.y}px`;
    made.style.width = `${box.width}px`;
    made.style.height = `${box.height}px`;
    this.#layer.append(made);
    return made;
  }

  #run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, ended?: () => void): void {
    if (typeof element.animate !== "function") return ended?.();
    const animation = element.animate(frames, { fill: "backwards", ...options });
    this.#running.add(animation);
    const done = () => {
      this.#running.delete(animation);
      ended?.();
    };
    animation.finished.then(done, done); // cancelled: the same
  }
}

/** The middle of an element in its own units: the point it turns about. */
function middleOf(element: Element): [number, number] {
  const drawn = element as Partial<SVGGraphicsElement>;
  if (drawn.ownerSVGElement && drawn.getBBox) {
    const box = drawn.getBBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
  return [0, 0]; // HTML turns about its middle by itself
}
