/** What a test says of a position: only what matters to it. */
export type Loose<T> = T extends readonly (infer Each)[]
  ? readonly Loose<Each>[]
  : T extends object
    ? { readonly [K in keyof T]?: Loose<T[K]> }
    : T;

export function loose<T>(said: Loose<T>): T {
  return said as T;
}
