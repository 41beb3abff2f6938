/**
 * Who is where. Peasants are only counted in the rules; on the board everybody has a name of their own, so that one sees
 * who leaves which house for which work and who comes home.
 */

import type { City } from "./read";

export interface Townsfolk {
  /** Everybody at home by the number of their house, then the overflow. */
  home: readonly number[];
  /** Those in each job, the first placed first. */
  jobs: readonly (readonly number[])[];
  /** The next who comes to live here. */
  next: number;
}

/** The people of a city now, told from where they were: whoever needn't move stays. The last to come is the first to go. */
export function settle(before: Townsfolk | undefined, city: City): Townsfolk {
  const was = [before?.home ?? [], ...(before?.jobs ?? [])];
  const wanted = [city.home, ...city.assigned];
  let next = before?.next ?? 1;
  const stay = wanted.map((count, place) => (was[place] ?? []).slice(0, count));
  const free = wanted.flatMap((count, place) => (was[place] ?? []).slice(count));
  const now = stay.map((there, place) => {
    const more = Math.max(0, (wanted[place] ?? 0) - there.length);
    return [...there, ...Array.from({ length: more }, () => free.shift() ?? next++)];
  });
  return { home: now[0] ?? [], jobs: now.slice(1), next };
}
