/** Fingers and mouse on what can be moved in its frame: one drags it, two pinch it, the wheel brings it nearer. */

/** A point of the frame. */
export interface Point {
  x: number;
  y: number;
}

interface Hands {
  /** Pixels of the screen for a unit of the frame. */
  scale: () => number;
  drag: (dx: number, dy: number) => void;
  zoom: (by: number, at: Point) => void;
}

/** Less than this is a tap. */
const TAP = 7;
const WHEEL = 1.0015;

export function dragging({ scale, drag, zoom }: Hands): (element: Element) => () => void {
  return (element) => {
    const down = new Map<number, Point>();
    let dragged = false;
    let travelled = 0;

    const at = (event: MouseEvent): Point => {
      const corner = element.getBoundingClientRect();
      return { x: (event.clientX - corner.x) / scale(), y: (event.clientY - corner.y) / scale() };
    };
    const distance = () => {
      const [a, b] = [...down.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const middle = (): Point => {
      const all = [...down.values()];
      const sum = all.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
      return { x: sum.x / all.length, y: sum.y / all.length };
    };

    function press(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      if (!down.size) [dragged, travelled] = [false, 0];
      down.set(event.pointerId, at(event));
    }
    function go(event: PointerEvent): void {
      const from = down.get(event.pointerId);
      if (!from) return;
      const to = at(event);
      const before = { gap: distance(), middle: middle() };
      travelled += Math.hypot(to.x - from.x, to.y - from.y);
      down.set(event.pointerId, to);
      if (!dragged && travelled < TAP) return;
      if (!dragged) element.setPointerCapture?.(event.pointerId);
      dragged = true;
      const now = middle();
      drag(now.x - before.middle.x, now.y - before.middle.y);
      if (before.gap) zoom(distance() / before.gap, now);
    }
    function lift(event: PointerEvent): void {
      down.delete(event.pointerId);
    }
    /** What ends a drag is no tap. */
    function click(event: Event): void {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      zoom(WHEEL ** -event.deltaY, at(event));
    }

    const listening = new AbortController();
    const { signal } = listening;
    const on = (name: string, heard: (event: never) => void, more: AddEventListenerOptions = {}) =>
      element.addEventListener(name, heard as EventListener, { signal, ...more });
    on("pointerdown", press);
    on("pointermove", go);
    on("pointerup", lift);
    on("pointercancel", lift);
    on("click", click, { capture: true });
    on("wheel", wheel, { passive: false });
    return () => listening.abort();
  };
}
