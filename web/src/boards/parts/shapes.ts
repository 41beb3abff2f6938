/** A drawing as data: path, fill (empty: none), width of its line (0: none, usually `LINE`), and the line's own ink. */
export type Shape = readonly [d: string, fill?: string, line?: number, ink?: string];

export const LINE = 1;

/** A fine line inside a drawing is hatching: it stands back. */
export function isFine([, fill, line = LINE]: Shape): boolean {
  return !fill && line > 0 && line < 1;
}
