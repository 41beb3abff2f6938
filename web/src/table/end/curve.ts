/** Geometry of curves: numbers of every seat over the rounds of a game, drawn in a box. */

export interface PlotArea {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Mark {
  x: number;
  y: number;
  value: number;
}

export interface CurveLine {
  seat: number;
  d: string;
  marks: Mark[];
  /** Where its name stands, at the right end. */
  label: number;
}

export interface Plot {
  ticks: { y: number; value: number }[];
  rounds: number[];
  lines: CurveLine[];
}

/** Labels closer than this are pushed apart. */
export const APART = 20;
const TICKS = 5;

export interface Scale {
  low: number;
  high: number;
  step: number;
}

/** Curves in a box: `values[seat][round]`, at least one round. Without a scale given, the one that holds all values. */
export function plot(
  values: readonly (readonly number[])[],
  box: PlotArea,
  scale: Scale = scaleOf(values.flat()),
): Plot {
  const { low, high, step } = scale;
  const rounds = Math.max(1, ...values.map((own) => own.length));
  const x = (at: number) =>
    rounds === 1 ? box.left : box.left + ((box.width - box.left - box.right) * at) / (rounds - 1);
  const y = (value: number) => box.top + ((box.height - box.top - box.bottom) * (high - value)) / (high - low);
  const drawn = values.map((own, seat) => ({
    seat,
    marks: own.map((value, at) => ({ x: round(x(at)), y: round(y(value)), value })),
  }));
  const labels = spread(
    drawn.map(({ marks }) => marks.at(-1)?.y ?? 0),
    APART,
    box.top,
    box.height - box.bottom,
  );
  return {
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => ({
      y: round(y(low + n * step)),
      value: low + n * step,
    })),
    rounds: Array.from({ length: rounds }, (_, at) => round(x(at))),
    lines: drawn.map(({ seat, marks }) => ({
      seat,
      marks,
      d: marks.map(({ x, y }, n) => `${n ? "L" : "M"}${x} ${y}`).join(""),
      label: round(labels[seat] ?? 0),
    })),
  };
}

function scaleOf(all: readonly number[]): Scale {
  const step = niceStep(Math.max(1, Math.max(0, ...all) - Math.min(0, ...all)));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  return { low, high: Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step), step };
}

/** Those of the labels, from the last one back, that have room; `letter` is how wide one is. */
export function roomy(labels: readonly string[], places: readonly number[], letter: number): ReadonlySet<number> {
  const kept = new Set<number>();
  let free = Infinity;
  for (let at = labels.length - 1; at >= 0; at--) {
    const [label, x] = [labels[at] ?? "", places[at] ?? 0];
    const half = (label.length * letter) / 2;
    if (!label || (at ? x + half : x + 2 * half) > free) continue;
    kept.add(at);
    free = x - half - letter;
  }
  return kept;
}

/** The step between lines of a scale over this range: 1, 2 or 5, and their tens. */
export function niceStep(range: number): number {
  const rough = Math.max(1, range / TICKS);
  const ten = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * ten).find((step) => step >= rough) ?? 10 * ten;
}

/** Heights moved apart as little as possible, in their order, within limits. */
export function spread(wanted: readonly number[], apart: number, low: number, high: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed = [...wanted];
  let last = -Infinity;
  for (const n of order) last = placed[n] = Math.max(placed[n] ?? 0, last + apart, low);
  last = high + apart;
  for (const n of [...order].reverse()) last = placed[n] = Math.min(placed[n] ?? 0, last - apart);
  return placed;
}

/** Marks of several seats on one point: how far each moves aside; at the end only to the left, where no names stand. */
export function aside(lines: readonly CurveLine[], at: number, seat: number, size: number): number {
  const own = lines.find((line) => line.seat === seat)?.marks ?? [];
  const same = lines.filter(({ marks }) => Math.abs((marks[at]?.y ?? NaN) - (own[at]?.y ?? NaN)) < size * 0.75);
  const least = at === own.length - 1 ? same.length - 1 : (same.length - 1) / 2;
  return (same.findIndex((line) => line.seat === seat) - least) * size * 0.8;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
