/** How the map lies in its frame: a place at x, y is seen at `x * k + look.x`. */

export interface Look {
  k: number;
  x: number;
  y: number;
}
export interface Frame {
  width: number;
  height: number;
}
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface At {
  x: number;
  y: number;
}

export const NEAREST = 3.4;
/** So much of the table may be seen around the map, so that nothing at its edge is cut off. */
export const EDGE = 30;
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** The smallest scale: the whole map in its frame, with some of its edges. */
export function furthest(frame: Frame, map: Frame): number {
  const edge = Math.min(EDGE, frame.height / 20);
  return Math.min((frame.width - 2 * edge) / map.width, (frame.height - 2 * edge) / map.height);
}

/** An area in the middle of the frame, as large as it goes between two scales. */
export function fit(area: Bounds, frame: Frame, map: Frame, least: number, most: number): Look {
  const [width, height] = [Math.max(1, area.right - area.left), Math.max(1, area.bottom - area.top)];
  const k = within(Math.min(frame.width / width, frame.height / height), least, most);
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
  return kept({ k, x: frame.width / 2 - middle.x * k, y: frame.height / 2 - middle.y * k }, frame, map);
}

/** Never so far that more than the edge of the map leaves its frame: what is smaller than the frame stays in its middle. */
export function kept({ k, x, y }: Look, frame: Frame, map: Frame): Look {
  const inside = (at: number, room: number, size: number) =>
    size + 2 * EDGE <= room ? (room - size) / 2 : within(at, room - size - EDGE, EDGE);
  return { k, x: inside(x, frame.width, map.width * k), y: inside(y, frame.height, map.height * k) };
}

/** Nearer or further away, with one point of the frame staying where it is. */
export function zoom(look: Look, by: number, at: At, frame: Frame, map: Frame): Look {
  const k = within(look.k * by, furthest(frame, map), NEAREST);
  const real = k / look.k;
  return kept({ k, x: at.x - (at.x - look.x) * real, y: at.y - (at.y - look.y) * real }, frame, map);
}

export function move(look: Look, dx: number, dy: number, frame: Frame, map: Frame): Look {
  return kept({ ...look, x: look.x + dx, y: look.y + dy }, frame, map);
}

export function sees(look: Look, { x, y }: At, frame: Frame, edge = 36): boolean {
  const [left, top] = [x * look.k + look.x, y * look.k + look.y];
  return left >= edge && top >= edge && left <= frame.width - edge && top <= frame.height - edge;
}

/** Whether a point lies under something in the frame. */
export function hides(look: Look, { x, y }: At, over: readonly Bounds[]): boolean {
  const [left, top] = [x * look.k + look.x, y * look.k + look.y];
  return over.some((box) => left >= box.left && left <= box.right && top >= box.top && top <= box.bottom);
}

/** Moved just as far as it takes to see a point with some room around it. */
export function reveal(look: Look, { x, y }: At, frame: Frame, map: Frame, edge = 56): Look {
  const shift = (at: number, room: number) =>
    within(at, Math.min(edge, room / 2), Math.max(room - edge, room / 2)) - at;
  const [left, top] = [x * look.k + look.x, y * look.k + look.y];
  return move(look, shift(left, frame.width), shift(top, frame.height), frame, map);
}

/** What some points take up, with room around them. */
export function around(points: Iterable<At>, room: number): Bounds | undefined {
  let found: Bounds | undefined;
  for (const { x, y } of points)
    found = {
      left: Math.min(found?.left ?? Infinity, x - room),
      top: Math.min(found?.top ?? Infinity, y - room),
      right: Math.max(found?.right ?? -Infinity, x + room),
      bottom: Math.max(found?.bottom ?? -Infinity, y + room),
    };
  return found;
}

/** How large pieces are drawn on the screen: less than the map grows, so that they neither vanish nor cover it. */
export function pieceSize(k: number): number {
  return within(0.34 + 0.55 * k, 0.46, 1.36);
}
