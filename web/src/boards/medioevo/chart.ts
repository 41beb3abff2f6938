/**
 * The map as shapes: outlines drawn by hand along the same arcs on both sides of a border, so that nothing gapes or
 * overlaps; rivers, coasts and the borders of realms are arcs too. Made once for a box.
 */

import type { Facts, Point, Spot } from "./read";

type Ring = { id: string; kind: "land" | "sea" | "far" | "lake"; points: readonly Point[] };
interface Arc {
  d: string;
  /** Drawn from its other end, without the move to its start. */
  back: string;
  start: Point;
  end: Point;
  owners: Set<string>;
}

const key = ([x, y]: Point) => `${x} ${y}`;
const round = (value: number) => Math.round(value * 10) / 10;

export class Chart {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly seas: ReadonlySet<string>;
  /** The outline of a place, as a path. */
  readonly outlines = new Map<string, string>();
  readonly #arcs: Arc[] = [];
  readonly #kinds = new Map<string, Ring["kind"]>();
  readonly #rivers: ReadonlySet<string>;
  readonly lands: string;
  readonly rivers: string;
  readonly coasts: string;
  /** Borders between two territories, and between two sea zones. */
  readonly borders: string;
  readonly sounds: string;
  /** Land and lakes that nobody plays on. */
  readonly far: string;

  constructor(facts: Facts) {
    const { land, seas, decor, rivers } = facts.map;
    this.spots = new Map([...land, ...seas].map((spot) => [spot.id, spot]));
    this.seas = new Set(seas.map(({ id }) => id));
    this.#rivers = new Set(rivers.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    this.#cut([
      ...land.map((spot): Ring => ({ id: spot.id, kind: "land", points: spot.outline })),
      ...seas.map((spot): Ring => ({ id: spot.id, kind: "sea", points: spot.outline })),
      ...decor.map(({ kind, outline }, n): Ring => {
        return { id: `decor-${n}`, kind: kind === "land" ? "far" : "lake", points: outline };
      }),
    ]);
    const kinds = (arc: Arc) => [...arc.owners].map((owner) => this.#kinds.get(owner));
    const all = (of: (arc: Arc) => boolean) => this.#drawn(this.#arcs.filter(of));
    const isLand = (kind: string | undefined) => kind === "land" || kind === "far";
    this.rivers = all((arc) => this.#isRiver(arc));
    this.coasts = all((arc) => kinds(arc).some(isLand) && !kinds(arc).every(isLand));
    this.borders = all((arc) => kinds(arc).filter((kind) => kind === "land").length === 2 && !this.#isRiver(arc));
    this.sounds = all((arc) => arc.owners.size === 2 && kinds(arc).every((kind) => kind === "sea"));
    this.lands = land.map(({ id }) => this.outline(id)).join("");
    this.far = decor.map(({ kind }, n) => (kind === "land" ? this.outline(`decor-${n}`) : "")).join("");
  }

  outline(place: string): string {
    return this.outlines.get(place) ?? "";
  }

  /** Whether a place is one of the map's. */
  has(place: string): boolean {
    return this.spots.has(place);
  }

  #isRiver(arc: Arc): boolean {
    return arc.owners.size === 2 && this.#rivers.has([...arc.owners].join(" "));
  }

  #drawn(arcs: readonly Arc[]): string {
    return arcs.map(({ start, d }) => `M${key(start)}${d}`).join("");
  }

  /** The edge of an area made of several places. */
  edge(places: ReadonlySet<string>): string {
    return this.#drawn(
      this.#arcs.filter(({ owners }) => [...owners].filter((owner) => places.has(owner)).length === 1),
    );
  }

  area(places: Iterable<string>): string {
    return [...places].map((place) => this.outline(place)).join("");
  }

  /** Places within so many steps of some, themselves included. */
  near(starts: Iterable<string>, most: number): Set<string> {
    const found = new Set(starts);
    let front = [...found];
    for (let step = 0; step < most; step++) {
      front = front.flatMap((place) => this.spots.get(place)?.steps ?? []).filter((place) => !found.has(place));
      for (const place of front) found.add(place);
    }
    return found;
  }

  /** Every ring is cut where three areas meet; what lies between is drawn once, and used from both sides. */
  #cut(rings: readonly Ring[]): void {
    const ways = new Map<string, Set<string>>();
    for (const { points } of rings)
      points.forEach((point, n) => {
        const next = points[(n + 1) % points.length] ?? point;
        if (key(point) === key(next)) return;
        for (const [a, b] of [
          [key(point), key(next)],
          [key(next), key(point)],
        ] as const)
          ways.set(a, (ways.get(a) ?? new Set()).add(b));
      });
    const meets = (point: Point) => ways.get(key(point))?.size !== 2;
    const known = new Map<string, Arc>();
    for (const { id, kind, points } of rings) {
      this.#kinds.set(id, kind);
      const cuts = points.flatMap((point, n) => (meets(point) ? [n] : []));
      const [first = 0] = cuts;
      const ends = cuts.length ? [...cuts, first + points.length] : [0, points.length];
      let d = "";
      for (let n = 0; n + 1 < ends.length; n++) {
        const arc: Point[] = [];
        for (let at = ends[n] ?? 0; at <= (ends[n + 1] ?? 0); at++) arc.push(points[at % points.length] ?? [0, 0]);
        d += this.#arc(arc, id, known, !cuts.length);
      }
      this.outlines.set(id, `M${key(points[first] ?? [0, 0])}${d}Z`);
    }
  }

  #arc(points: readonly Point[], owner: string, known: Map<string, Arc>, closed: boolean): string {
    const name = points.map(key).join(",");
    const turned = [...points].reverse();
    const backwards = known.get(turned.map(key).join(","));
    const found = backwards ?? known.get(name);
    if (found) {
      found.owners.add(owner);
      return backwards ? found.back : found.d;
    }
    const [start = [0, 0], end = [0, 0]] = [points[0], points.at(-1)];
    const arc = { d: curve(points, closed), back: curve(turned, closed), start, end, owners: new Set([owner]) };
    known.set(name, arc as Arc);
    this.#arcs.push(arc as Arc);
    return arc.d;
  }
}

/** A curve through points, the same from both ends; straight where the map is cut off. */
function curve(points: readonly Point[], closed: boolean): string {
  const count = points.length - 1;
  const at = (n: number): Point => {
    if (closed) return points[(n + count) % count] ?? [0, 0];
    return points[Math.max(0, Math.min(count, n))] ?? [0, 0];
  };
  const BEND = 6.5;
  let d = "";
  for (let n = 0; n < count; n++) {
    const [before, from, to, after] = [at(n - 1), at(n), closed ? at(n + 1) : at(n + 1), at(n + 2)];
    if (isRim(from, to)) {
      d += `L${key(to)}`;
      continue;
    }
    const first = [from[0] + (to[0] - before[0]) / BEND, from[1] + (to[1] - before[1]) / BEND];
    const second = [to[0] - (after[0] - from[0]) / BEND, to[1] - (after[1] - from[1]) / BEND];
    d += `C${[...first, ...second].map(round).join(" ")} ${key(to)}`;
  }
  return d;
}

function isRim([ax, ay]: Point, [bx, by]: Point): boolean {
  return (ax === bx && (ax === 0 || ax === 1000)) || (ay === by && (ay === 0 || ay === 1000));
}

/** Where small drawings stand in an outline: a loose grid, kept off its edges and off some points. */
export function scatter(outline: readonly Point[], step: number, off: readonly Point[], clear: number): Point[] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const found: Point[] = [];
  let row = 0;
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step, row++)
    for (let x = Math.min(...xs) + (row % 2 ? step : step / 2); x < Math.max(...xs); x += step) {
      const wobble = ((Math.round(x) * 31 + Math.round(y) * 17) % 7) - 3;
      const point: Point = [Math.round(x + wobble), Math.round(y + (wobble * 5) / 7)];
      if (!isInside(point, outline) || edgeDistance(point, outline) < step * 0.36) continue;
      if (off.some(([ox, oy]) => Math.abs(ox - point[0]) < clear * 1.5 && Math.abs(oy - point[1]) < clear)) continue;
      found.push(point);
    }
  return found;
}

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], n) => {
    const [bx, by] = outline[(n + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function edgeDistance([x, y]: Point, outline: readonly Point[]): number {
  let least = Infinity;
  outline.forEach(([ax, ay], n) => {
    const [bx, by] = outline[(n + 1) % outline.length] ?? [ax, ay];
    const long = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long));
    least = Math.min(least, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
  });
  return least;
}
