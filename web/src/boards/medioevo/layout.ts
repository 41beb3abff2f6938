/** Where things lie on a desk, in pixels. */

import type { Rect } from "../parts/layout";

export interface DeskLayout {
  scale: number;
  honor: Rect;
  map: Rect;
  /** A panel over the right side of the map. */
  panel: { width: number; height: number };
  dock: Rect;
  compact: boolean;
}

const EDGE = 6;
const HONOR = 27;
const PANEL = 316;
const WIDE = 440;

/**
 * Honor as the border of the map, the map, and one realm docked under it. `letters`: how much larger they are; `wide`:
 * what lies open needs more room, such as a battle.
 */
export function desk(width: number, height: number, letters = 1, wide = false): DeskLayout {
  const compact = height / letters < 540;
  const dock = (compact ? 98 : 128) * letters;
  const inner = width - 2 * EDGE;
  const map = { x: EDGE, y: HONOR + 2, width: inner, height: Math.max(180, height - HONOR - dock - 3 * EDGE) };
  const panel = Math.min((wide ? WIDE : PANEL) * letters, inner * 0.62);
  return {
    scale: 1,
    compact,
    honor: { x: EDGE, y: 1, width: inner, height: HONOR },
    map,
    panel: { width: panel, height: map.height - 12 },
    dock: { x: EDGE, y: map.y + map.height + EDGE, width: inner, height: dock },
  };
}
