/**
 * Finding what the coach points at: a thing that carries `data-point`, or a region of the screen (`data-region`). What
 * stands for things that are not laid out one by one, such as an army for its archers, names them in `data-means`.
 */

import { tick, untrack } from "svelte";

import { type BoardPart, PARTS, type TableScreen } from "../../table/screen.svelte";

const LOOK_AGAIN = 200;
/** Parts of a board may still be on their way: only after so many looks at it are the phone's other tabs tried. */
const PATIENCE = 3;

/** What stands around the board: it is on no tab of it. */
const AROUND = ["decision", "seats"];

/** What is pointed at, if it is on the screen; on the board rather than in a list beside it. */
export function spotted(target: string): Element | undefined {
  if (!target) return undefined;
  const [name, value] = target.includes(":") ? ["data-point", target] : ["data-region", target];
  const all = [...document.querySelectorAll(`[${name}="${CSS.escape(value)}"]`)].filter(isShown);
  const found = all.find((one) => one.closest('[data-region="board"]')) ?? all[0] ?? standsFor(target);
  return found ?? (target === "hand" ? spotted("own") : undefined); // the board as text shows no hand of its own
}

/** The first thing on the screen that stands for what is pointed at. */
function standsFor(target: string): Element | undefined {
  return [...document.querySelectorAll(`[data-means~="${CSS.escape(target)}"]`)].find(isShown);
}

/** Whether there is a board yet: on a slow line it comes after the coach's first words. */
function isThere(): boolean {
  return document.querySelector('[data-region="board"] :is([data-point], [data-region])') !== null;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

export class Spotting {
  /** What to point at. */
  element = $state.raw<Element>();

  /** Follow what is to be pointed at; called while a component is made. */
  attend(target: () => string, screen: TableScreen): void {
    $effect(() => {
      const wanted = target();
      let tries = 0;
      const look = () => {
        const found = spotted(wanted);
        if (found !== this.element) this.element = found;
        const elsewhere = wanted && !found && !screen.desk && !AROUND.includes(wanted);
        if (elsewhere && isThere() && ++tries === PATIENCE) void this.#turnTo(wanted, screen);
      };
      untrack(look);
      const timer = setInterval(look, LOOK_AGAIN);
      return () => clearInterval(timer);
    });
  }

  /** On a phone one part of the board is shown at a time: turn to the one that has it. */
  async #turnTo(wanted: string, screen: TableScreen): Promise<void> {
    const before = screen.part;
    for (const part of Object.keys(PARTS) as BoardPart[]) {
      screen.part = part;
      await tick();
      if (spotted(wanted)) return;
    }
    screen.part = before;
  }
}
