/** How a city lies in its frame: moved and scaled so that all of it is seen, or as somebody has dragged it. */

import type { Bounds, Cell } from "./read";

/** Units of a cell before it is scaled. */
export const UNIT = 56;

/** A cell's corner in the frame is its place times `UNIT * k`, moved by x and y. */
export interface Look {
  k: number;
  x: number;
  y: number;
}
export interface Frame {
  width: number;
  height: number;
}
/** The smallest and the largest a cell may be. */
export interface Limits {
  least: number;
  most: number;
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** All of a city in the middle of its frame, as large as it goes; where even the least is too large, its middle. */
export function fit({ left, top, right, bottom }: Bounds, frame: Frame, { least, most }: Limits): Look {
  const [columns, rows] = [right - left + 1, bottom - top + 1];
  const cell = within(Math.min(frame.width / columns, frame.height / rows), least, most);
  return {
    k: cell / UNIT,
    x: (frame.width - columns * cell) / 2 - left * cell,
    y: (frame.height - rows * cell) / 2 - top * cell,
  };
}

/** Nearer or further away, with one point of the frame staying where it is. */
export function zoom(look: Look, by: number, at: Cell, { least, most }: Limits): Look {
  const k = within(look.k * by, least / UNIT, (most * 1.5) / UNIT);
  const real = k / look.k;
  return { k, x: at.x - (at.x - look.x) * real, y: at.y - (at.y - look.y) * real };
}

/** Moved, but never so far that the city is gone from its frame. */
export function move(look: Look, dx: number, dy: number, city: Bounds, frame: Frame): Look {
  const cell = look.k * UNIT;
  const x = within(look.x + dx, cell - (city.right + 1) * cell, frame.width - cell - city.left * cell);
  const y = within(look.y + dy, cell - (city.bottom + 1) * cell, frame.height - cell - city.top * cell);
  return { ...look, x, y };
}

/** Moved just as far as it takes to see a cell whole. */
export function reveal(look: Look, { x, y }: Cell, frame: Frame, edge = 6): Look {
  const cell = look.k * UNIT;
  const [left, top] = [look.x + x * cell, look.y + y * cell];
  const shift = (from: number, room: number) => {
    if (from < edge) return edge - from;
    return from + cell > room - edge ? room - edge - cell - from : 0;
  };
  return { ...look, x: look.x + shift(left, frame.width), y: look.y + shift(top, frame.height) };
}
