/**
 * Who is where. Workers are only counted in the rules; on the board everybody has a name of their own, so that one sees who
 * leaves the queue for which house, and who comes back.
 */

import { type City, houses, type Worker, WORKERS } from "./read";

/** Everybody of a city by name: a place is the queue of a type, or a space of a building. */
export interface Crowd {
  places: ReadonlyMap<string, readonly number[]>;
  next: number;
}

export function queueOf(worker: Worker): string {
  return `queue ${worker}`;
}

/** Place in a house: the space, and within it the trade. */
export function spaceOf(building: string, space: number, worker: Worker): string {
  return `${building} ${space} ${worker}`;
}

/** The crowd now, told from where they were: whoever needn't move stays, the last to come is the first to go. */
export function settle(before: Crowd | undefined, city: City): Crowd {
  let next = before?.next ?? 1;
  const places = new Map<string, readonly number[]>();
  for (const [type, worker] of WORKERS.entries()) {
    const wanted = new Map([[queueOf(worker), city.reserve[type] ?? 0]]);
    for (const { building, workers } of houses(city))
      for (const [space, there] of workers.entries()) {
        const count = there.filter((one) => one === worker).length;
        if (count) wanted.set(spaceOf(building, space, worker), count);
      }
    const was = [...(before?.places ?? [])].filter(([place]) => place.endsWith(` ${worker}`));
    const free = was.flatMap(([place, names]) => names.slice(wanted.get(place) ?? 0));
    for (const [place, count] of wanted) {
      const stay = (before?.places.get(place) ?? []).slice(0, count);
      const more = Array.from({ length: count - stay.length }, () => free.shift() ?? next++);
      places.set(place, [...stay, ...more]);
    }
  }
  return { places, next };
}
