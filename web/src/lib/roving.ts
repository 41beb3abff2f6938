/**
 * One tab stop for a group of things that lie anywhere (a board's places, a hand, a grid): arrows go to the nearest in
 * that direction, Home and End to the first and last, `L` to the next one that can be acted on.
 *
 *     <g role="listbox" aria-label="…" {@attach roving()}> … <g role="option" data-stop data-legal> … </g></g>
 */

export interface Point {
  x: number;
  y: number;
}

export type Direction = "left" | "right" | "up" | "down";

const KEYS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** The index of the nearest point in a direction; sideways distance counts double. None if nothing lies that way. */
export function nearest(from: Point, points: readonly Point[], direction: Direction): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  for (const [i, { x, y }] of points.entries()) {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = Math.abs(direction === "left" || direction === "right" ? dy : dx);
    if (along < 1 || aside > along * 3) continue; // not that way
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [i, cost];
  }
  return best;
}

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

type Stop = HTMLElement | SVGElement;

export interface Roving {
  /** called with what has the focus now, so that a board can pan to it */
  onfocus?: (element: Element) => void;
  /** measure otherwise than by the screen; for tests and for boards that are drawn turned */
  place?: (element: Element) => Point;
}

export function roving({ onfocus, place = centre }: Roving = {}): (group: Element) => () => void {
  return (group) => {
    const stops = () =>
      [...group.querySelectorAll<Stop>("[data-stop]")].filter((stop) => stop.closest("[inert]") === null);
    const current = () => stops().find((stop) => stop.getAttribute("tabindex") === "0");

    /** Exactly one stop has tabindex 0: the last focused, else the first that can be acted on, else the first. */
    function tidy(): void {
      const all = stops();
      const zero = all.filter((stop) => stop.getAttribute("tabindex") === "0");
      const active = all.find((stop) => stop === document.activeElement);
      const keep = active ?? zero[0] ?? all.find((stop) => stop.hasAttribute("data-legal")) ?? all[0];
      if (keep) make(keep, all);
    }

    /** What is as it should be is left alone: whatever is set costs a new style. */
    function make(stop: Stop, all: readonly Stop[]): void {
      for (const other of all) {
        const wanted = other === stop ? "0" : "-1";
        if (other.getAttribute("tabindex") !== wanted) other.setAttribute("tabindex", wanted);
      }
    }

    function focus(stop: Stop | undefined): void {
      if (!stop) return;
      make(stop, stops());
      stop.focus();
    }

    function focused(event: Event): void {
      const stop = (event.target as Element).closest<Stop>("[data-stop]");
      if (!stop || !group.contains(stop)) return;
      make(stop, stops());
      onfocus?.(stop);
    }

    function key(event: Event): void {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = stops();
      const here = current();
      const to = goal(event.key, all, here);
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      focus(to);
    }

    function goal(pressed: string, all: Stop[], here: Stop | undefined): Stop | undefined {
      const direction = KEYS[pressed];
      if (direction && here) {
        const others = all.filter((stop) => stop !== here);
        const found = nearest(place(here), others.map(place), direction);
        return found === undefined ? undefined : others[found];
      }
      if (pressed === "Home") return all[0];
      if (pressed === "End") return all.at(-1);
      if (pressed === "l" || (pressed === "L" && !litElsewhere())) {
        const from = here ? all.indexOf(here) + 1 : 0;
        const further = all.slice(from).find((stop) => stop.hasAttribute("data-legal"));
        if (further || litElsewhere()) return further; // past the last one here the page goes on
        return all.find((stop) => stop.hasAttribute("data-legal"));
      }
      return undefined;
    }

    /** Whether the page walks on from group to group. */
    function litElsewhere(): boolean {
      return [...document.querySelectorAll("[data-lit]")].some((lit) => !group.contains(lit));
    }

    tidy();
    const watch = new MutationObserver(tidy);
    watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-stop", "inert"] });
    group.addEventListener("keydown", key);
    group.addEventListener("focusin", focused);
    return () => {
      watch.disconnect();
      group.removeEventListener("keydown", key);
      group.removeEventListener("focusin", focused);
    };
  };
}
