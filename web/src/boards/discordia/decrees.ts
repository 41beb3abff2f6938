/** How far a city is with a decree: what it asks for is data, here it is counted. */

import { bought, type City, type Condition, type Facts, type Faces, houses, type Track, starsOn, sum } from "./read";

export interface Progress {
  have: number;
  want: number;
  /** as many as may be, not as few */
  most: boolean;
  met: boolean;
}

/** Workers on the buildings of some kinds, and on how many of them somebody stands. */
function staffed(city: City, known: Faces, kinds: readonly string[]): { workers: number; buildings: number } {
  const found = houses(city).filter(({ building }) => {
    const type = known.get(building)?.type ?? "";
    return kinds.includes(type === "military" ? "military_tower" : type);
  });
  const counts = found.map(({ workers }) => workers.flat().length);
  return { workers: sum(counts), buildings: counts.filter((count) => count > 0).length };
}

function least(have: number, want: number, also = true): Progress {
  return { have, want, most: false, met: have >= want && also };
}

type Count = (city: City, condition: Condition, facts: Facts, known: Faces) => Progress;

const COUNTS: Record<string, Count> = {
  extension_types: (city, { types }, facts) =>
    least(bought(city, facts).filter((count) => count > 0).length, Number(types)),
  extension_pairs: (city, { pairs = 0, size = 0 }, facts) =>
    least(bought(city, facts).filter((count) => count >= size).length, pairs),
  modifiers: (city, { n = 0 }) => least(city.modifiers, n),
  towers: (city, { n = 0 }) => least(city.towers.filter((tower) => tower !== null).length, n),
  aqueduct: (city, { n = 0 }) => least(city.ring, n),
  track: (city, { n = 0, track }) => least(starsOn(city, track as Track), n),
  reserve_types_max: (city, { n = 0 }) => {
    const have = city.reserve.filter((count) => count > 0).length;
    return { have, want: n, most: true, met: have <= n };
  },
  workers: (city, { n = 0, on = [], buildings = 0 }, _, known) => {
    const found = staffed(city, known, on);
    return least(found.workers, n, found.buildings >= buildings);
  },
  workers_all_types: (city, { n = 0, types }, _, known) => {
    const found = (Array.isArray(types) ? types : []).map((kinds) => staffed(city, known, kinds as string[]));
    return least(
      sum(found.map(({ workers }) => workers)),
      n,
      found.every(({ buildings }) => buildings > 0),
    );
  },
};

export function progress(city: City, condition: Condition, facts: Facts, known: Faces): Progress {
  return COUNTS[condition.kind]?.(city, condition, facts, known) ?? { have: 0, want: 0, most: false, met: false };
}

/** What is drawn for a decree: what it counts. */
export function signOf(condition: Condition): string {
  const on = condition.on ?? [];
  if (condition.kind === "workers" && condition.buildings) return `house-${on[0] ?? "ship"}`;
  const SIGNS: Record<string, string> = {
    extension_types: "extension",
    extension_pairs: "extension",
    modifiers: "modifier",
    towers: "tower",
    aqueduct: "aqueduct",
    track: condition.track ?? "",
    workers_all_types: "house-shop",
  };
  return SIGNS[condition.kind] ?? "glyph-any";
}
