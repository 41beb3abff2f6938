/** Turning points of an analysed game: costly choices and strokes of luck, in the order of play, with their numbers. */

import type { Analysis, CostlyChoice, Stroke } from "../wire";
import type { PlotArea, Plot } from "./curve";

interface Numbered {
  id: string;
  /** As it is marked in the graph, from 1. */
  number: number;
  seat: number;
  move: number;
  line: number;
  step: number;
  /** Where the game stood: before a choice, after a stroke of luck. */
  where: string;
}

export interface ChoiceTurn extends Numbered {
  kind: "choice";
  choice: CostlyChoice;
}

export interface StrokeTurn extends Numbered {
  kind: "stroke";
  stroke: Stroke;
}

export type Turn = ChoiceTurn | StrokeTurn;

export function turns({ choices = [], strokes = [] }: Pick<Analysis, "choices" | "strokes">): Turn[] {
  const pick = ({ seat, move, line, step, where }: CostlyChoice | Stroke) => ({
    seat,
    move,
    line,
    step,
    where,
    number: 0,
  });
  const all: Turn[] = [
    ...choices.map((choice) => ({
      ...pick(choice),
      id: `choice-${choice.move}-${choice.seat}`,
      kind: "choice" as const,
      choice,
    })),
    ...strokes.map((stroke) => ({
      ...pick(stroke),
      id: `stroke-${stroke.move}-${stroke.seat}`,
      kind: "stroke" as const,
      stroke,
    })),
  ];
  all.sort((a, b) => a.move - b.move);
  return all.map((turn, at) => ({ ...turn, number: at + 1 }));
}

export interface Sign {
  turn: Turn;
  /** Where it happened, on the curve of its seat. */
  x: number;
  y: number;
  /** Where there was room for the sign. */
  left: number;
  top: number;
}

/** Signs beside the curves of their seats: in the middle of their steps, above or below, none upon another. */
export function signs(all: readonly Turn[], { lines, rounds }: Plot, box: PlotArea, size: number): Sign[] {
  const placed: Sign[] = [];
  for (const turn of all) {
    const marks = lines[turn.seat]?.marks ?? [];
    const at = Math.max(0, Math.min(rounds.length - 2, turn.step));
    const [from, to] = [marks[at], marks[at + 1] ?? marks[at]];
    if (!from || !to) continue;
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    const left = Math.max(size / 2, Math.min(box.width - size / 2, x));
    const free = (top: number) =>
      top >= size / 2 &&
      top <= box.height - box.bottom &&
      placed.every((other) => Math.abs(other.left - left) >= size || Math.abs(other.top - top) >= size);
    const tries = Array.from({ length: 40 }, (_, n) => y + (n % 2 ? 1 : -1) * size * (1 + Math.floor(n / 2) / 4));
    placed.push({ turn, x, y, left, top: tries.find(free) ?? Math.max(size / 2, y - size) });
  }
  return placed;
}

/** The names of points, thinned to where a new part of the game begins: "Year 2 · Summer" is the first of "Year 2". */
export function parts(names: readonly string[]): string[] {
  const head = (name: string) => name.split(" · ")[0] ?? "";
  return names.map((name, at) => (head(name) && head(name) !== head(names[at - 1] ?? "") ? head(name) : ""));
}
