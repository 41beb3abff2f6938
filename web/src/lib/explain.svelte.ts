/**
 * Explanations: name, what it does, what it does now for me, where the number comes from, the rule.
 * Pointed at for 350 ms, focused and `E`, or pressed for 400 ms. Explanation.svelte (once, in App) shows it.
 *
 *     <g data-stop {@attach explain(() => ({ name: "Treasurer", does: "Gives 2 gold.", now: "…", rule: "KB-7.8" }))}>
 */

export interface Explained {
  name: string;
  does: string;
  /** what it does now, for me */
  now?: string | undefined;
  /** where a number comes from, part by part */
  from?: readonly { text: string; value: string }[] | undefined;
  /** a rule's id, and where it can be read */
  rule?: string | undefined;
  href?: string | undefined;
  /** worked out, not printed in the rulebook */
  reconstructed?: boolean | undefined;
  /** show all others this place */
  onpoint?: (() => void) | undefined;
}

export const HOVER = 350;
export const PRESS = 400;

class Explainer {
  what = $state.raw<Explained | undefined>();
  anchor = $state.raw<Element | undefined>();
  /** by a finger: a sheet; else beside the thing */
  touch = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(what: Explained, anchor: Element, touch = false): void {
    clearTimeout(this.#timer);
    this.what = what;
    this.anchor = anchor;
    this.touch = touch;
  }

  later(after: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, after);
  }

  /** Stay: the pointer is on the explanation itself. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.later(200, () => this.close());
  }

  close(): void {
    clearTimeout(this.#timer);
    this.what = undefined;
    this.anchor = undefined;
  }
}

export const explainer = new Explainer();

export function explain(of: () => Explained | undefined): (element: Element) => () => void {
  return (element) => {
    let pressed = false;
    const show = (touch: boolean) => {
      const what = element.isConnected ? of() : undefined; // it may be gone since it was pointed at
      if (what) explainer.show(what, element, touch);
    };
    const listeners: [string, (event: Event) => void][] = [
      [
        "pointerenter",
        (event) => {
          if ((event as PointerEvent).pointerType === "mouse") explainer.later(HOVER, () => show(false));
        },
      ],
      [
        "pointerleave",
        (event) => {
          if ((event as PointerEvent).pointerType === "mouse") explainer.leave();
        },
      ],
      [
        "pointerdown",
        (event) => {
          pressed = false;
          if ((event as PointerEvent).pointerType === "mouse") return;
          explainer.later(PRESS, () => {
            pressed = true;
            show(true);
          });
        },
      ],
      ["pointermove", (event) => held(event) && explainer.stay()],
      ["pointerup", (event) => (event as PointerEvent).pointerType !== "mouse" && explainer.stay()],
      ["pointercancel", () => explainer.stay()],
      [
        "click",
        (event) => {
          if (!pressed) return; // the click that ends a long press is no choice
          pressed = false;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
      ],
      ["contextmenu", (event) => pressed && event.preventDefault()],
      [
        "keydown",
        (event) => {
          const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
          if (key.toLowerCase() !== "e" || ctrlKey || metaKey || altKey) return;
          event.preventDefault();
          show(false);
        },
      ],
      ["blur", () => explainer.anchor === element && explainer.leave()],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener, name === "click");
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener, name === "click");
      if (explainer.anchor === element) explainer.close();
    };
  };
}

/** A finger that travels is scrolling, not pressing. */
function held(event: Event): boolean {
  const { pointerType, movementX, movementY } = event as PointerEvent;
  return pointerType !== "mouse" && Math.abs(movementX) + Math.abs(movementY) > 3;
}

/** Where a box of this size goes beside an anchor so that it lies within the window: below if there is room, else above. */
export function beside(
  anchor: { left: number; top: number; width: number; height: number },
  box: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const GAP = 8;
  const below = anchor.top + anchor.height + GAP;
  const fits = below + box.height + GAP <= window.height;
  const above = anchor.top - GAP - box.height;
  const left = anchor.left + anchor.width / 2 - box.width / 2;
  return {
    left: Math.max(GAP, Math.min(left, window.width - box.width - GAP)),
    top: fits || above < GAP ? Math.max(GAP, Math.min(below, window.height - box.height - GAP)) : above,
  };
}
