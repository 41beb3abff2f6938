/** What an advisor gives, as a row of signs and figures. */

import { type AdvisorFacts, type Amount, GOODS } from "./read";

export interface Mark {
  /** A sign, or empty for a figure. */
  sign: string;
  text: string;
}

const SHOWN = 3;

function sign(name: string): Mark {
  return { sign: name, text: "" };
}

function words(text: string): Mark {
  return { sign: "", text };
}

/** So many of one sign: one by one while they are few, else with a figure. */
function many(name: string, count: number, brief: boolean): Mark[] {
  if (count <= 0) return [];
  if (count === 1) return [sign(name)];
  return brief || count > SHOWN ? [words(String(count)), sign(name)] : Array.from({ length: count }, () => sign(name));
}

function goods(amount: Partial<Amount>, brief: boolean): Mark[] {
  return GOODS.flatMap((good) => many(good, amount[good] ?? 0, brief));
}

/** Fixed gains; of alternatives what they share comes once. */
function fixed(options: readonly Amount[], brief: boolean): Mark[] {
  const [first, ...others] = options;
  if (!first) return [];
  if (!others.length) return goods(first, brief);
  const shared = Object.fromEntries(GOODS.map((good) => [good, Math.min(...options.map((option) => option[good]))]));
  const differ = options.map((option) =>
    goods(Object.fromEntries(GOODS.map((good) => [good, option[good] - (shared[good] ?? 0)])), brief),
  );
  const common = goods(shared, brief);
  return [
    ...common,
    ...(common.length ? [words("+")] : []),
    ...differ.flatMap((marks, n) => (n ? [words("/"), ...marks] : marks)),
  ];
}

export function gains(advisor: AdvisorFacts, brief = false): Mark[] {
  return [
    ...(advisor.cost_vp ? [words(`−${advisor.cost_vp}`), sign("vp")] : []),
    ...fixed(advisor.options, brief),
    ...many("any", advisor.any, brief),
    ...(advisor.exchange ? [sign("any"), sign("swap"), sign("any"), sign("any")] : []),
    ...many("plus_two", advisor.plus_two, brief),
    ...many("soldier", advisor.soldiers, brief),
    ...(advisor.peek ? [sign("eye")] : []),
    ...(advisor.vp ? [words(String(advisor.vp)), sign("vp")] : []),
  ];
}

export interface MarkRow {
  width: number;
  size: number;
  marks: (Mark & { x: number })[];
}

/** The marks side by side, no wider than that: with figures instead of repeats if they must. */
export function row(advisor: AdvisorFacts, size: number, most: number): MarkRow {
  for (const [brief, step] of [
    [false, size],
    [true, size],
    [true, size - 1.5],
  ] as const) {
    const made = lay(gains(advisor, brief), step);
    if (made.width <= most || (brief && step < size)) return made;
  }
  return lay(gains(advisor, true), size);
}

function lay(marks: readonly Mark[], size: number): MarkRow {
  let x = 0;
  const laid = marks.map((mark) => {
    const placed = { ...mark, x };
    x += mark.sign ? size + 0.8 : 1.2 + mark.text.length * 5.8;
    return placed;
  });
  return { width: x - 1, size, marks: laid };
}
