/** Keys and clicks that are meant for the whole table, wherever the focus is. */

import { explainer } from "$lib/explain.svelte";

import { isTyping } from "./keys";
import type { TableScreen } from "./screen.svelte";

/** What can be tapped now, in the bar and on the board. */
const LIT = "[data-cards] [role=option], [data-cards] [role=spinbutton], [data-lit]";

/** The focus goes to the next of what is lit. */
function walk(screen: TableScreen, back: boolean): void {
  screen.showChoices();
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>(LIT)];
  if (!lit.length) return;
  const at = lit.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? (back ? lit.length - 1 : 0) : (at + (back ? -1 : 1) + lit.length) % lit.length;
  lit[to]?.focus();
}

/** Alt and a click: everybody is shown this one. */
export function pointAt(screen: TableScreen, event: MouseEvent): void {
  if (!event.altKey || !(event.target instanceof Element)) return;
  const on = event.target.closest("[data-point]");
  if (!on || screen.play.spectating) return;
  event.preventDefault();
  event.stopPropagation();
  explainer.close();
  screen.play.point(on.getAttribute("data-point") ?? "");
}

/** Ctrl and Enter do what is chosen wherever the focus is, before what has it takes the Enter. */
export function commit(screen: TableScreen, event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  event.stopPropagation();
  void screen.play.confirm();
}

export function press(screen: TableScreen, event: KeyboardEvent): void {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
  const { play } = screen;
  const typing = isTyping(event.target);
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !event.shiftKey && !typing) {
    event.preventDefault();
    void play.undo();
    return;
  }
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (/^[1-9]$/.test(pressed)) {
    if (play.digit(Number(pressed))) event.preventDefault();
    return;
  }
  const does: Record<string, () => void> = {
    Enter: () => {
      if (event.target === document.body || event.target === document.documentElement) void play.confirm();
    },
    Escape: () => {
      if (explainer.what) explainer.close();
      else if (screen.sideOpen) screen.sideOpen = false;
      else if (screen.allOpen) screen.allOpen = false;
      else if (play.advice.hint) play.advice.drop();
      else if (play.frame) play.backToNow();
      else play.clear();
    },
    l: () => walk(screen, event.shiftKey),
    "/": () => {
      event.preventDefault();
      screen.search();
    },
    h: () => void play.advice.ask(),
    t: () => play.toggleText(),
    p: () => {
      const on = (explainer.anchor ?? document.activeElement)?.closest("[data-point]");
      if (on) play.point(on.getAttribute("data-point") ?? "");
    },
    g: () => screen.openTab("log"),
    c: () => screen.openTab("chat"),
    "?": () => (screen.keysOpen = true),
  };
  does[pressed]?.();
}
