/** Dragging as a short cut: a ghost follows the pointer, and what carries `data-drop` is where it can be let go. */

import { explainer } from "$lib/explain.svelte";

const FAR = 7;

export interface Dragging {
  /** Whether what is under the pointer can be dragged at all now. */
  may: () => boolean;
  /** The ghost's place; nothing when it ends. */
  moved: (at: { x: number; y: number } | undefined) => void;
  dropped: (target: string) => void;
}

export function draggable({ may, moved, dropped }: Dragging): (element: HTMLElement) => () => void {
  return (element) => {
    let start: { x: number; y: number; id: number } | undefined;
    let dragging = false;

    function down(event: PointerEvent): void {
      if (event.button || !event.isPrimary || event.altKey || !may()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      element.setPointerCapture(event.pointerId); // a quick hand leaves the die before it is far
    }

    function move(event: PointerEvent): void {
      if (start?.id !== event.pointerId) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (!dragging && far < FAR) return;
      dragging = true;
      explainer.close(); // it would lie over the places
      moved({ x: event.clientX, y: event.clientY });
    }

    function up(event: PointerEvent): void {
      if (dragging && event.type === "pointerup") {
        const over = document.elementsFromPoint(event.clientX, event.clientY);
        const target = over.map((one) => one.closest("[data-drop]")).find((one) => one !== null);
        if (target) dropped(target.getAttribute("data-drop") ?? "");
      }
      start = undefined;
      moved(undefined);
      setTimeout(() => (dragging = false)); // the click that ends it is no tap
    }

    function click(event: MouseEvent): void {
      if (!dragging) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
    };
  };
}
