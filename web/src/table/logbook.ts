/** The log as chapters, through a filter; and the digest of what happened while one was away. */

import { plain, type LogLine } from "./wire";

export type Filter = "all" | "mine" | "others" | "battles" | "chat";

export interface Chapter {
  /** Number of the line that opens it; -1 for what comes before the first heading. */
  n: number;
  heading: LogLine | undefined;
  lines: LogLine[];
}

/** Whether a line is about a seat: by it, or naming it. */
export function concerns(line: LogLine, seat: number): boolean {
  return seat >= 0 && (line.seat === seat || line.parts.some((part) => part.seat === seat));
}

/** `told`: the lines that belong to a story. */
export function chapters(
  log: readonly LogLine[],
  filter: Filter = "all",
  seat = -1,
  told: ReadonlySet<number> = new Set(),
): Chapter[] {
  const made: Chapter[] = [];
  for (const line of log) {
    if (!plain(line.parts)) continue; // other lines tell it
    if (line.heading) {
      made.push({ n: line.n, heading: line, lines: [] });
      continue;
    }
    if (filter === "mine" && !concerns(line, seat)) continue;
    if (filter === "others" && concerns(line, seat)) continue;
    if (filter === "battles" && !told.has(line.n)) continue;
    const last = made.at(-1);
    if (last) last.lines.push(line);
    else made.push({ n: -1, heading: undefined, lines: [line] });
  }
  return made.filter((chapter) => chapter.lines.length > 0 || (filter === "all" && chapter === made.at(-1)));
}

/** The lines that tell of a choice: its own, or the first that speaks for it where its own is silent. */
export function choices(log: readonly LogLine[]): Set<number> {
  const found = new Set<number>();
  let silent = -1;
  for (const line of log) {
    const chose = line.did === "chose";
    if (chose) silent = line.seat ?? -1;
    if (line.heading || !plain(line.parts) || line.seat !== silent || silent < 0) continue;
    found.add(line.n);
    silent = -1;
  }
  return found;
}

/** The last chapters: as many as it takes to have `least` lines. */
export function recent(all: readonly Chapter[], least: number): Chapter[] {
  let lines = 0;
  const first = all.findLastIndex((chapter) => (lines += chapter.lines.length) >= least);
  return all.slice(Math.max(0, first));
}

/** At most `most` lines: what changed for me first, then the latest; in the order they happened. */
export function digest(log: readonly LogLine[], since: number, seat: number, most = 7): LogLine[] {
  const fresh = log.filter((line) => line.n > since && !line.heading && plain(line.parts));
  const mine = fresh.filter((line) => concerns(line, seat)).slice(-most);
  const rest = fresh.filter((line) => !mine.includes(line));
  const room = most - mine.length;
  return [...mine, ...(room > 0 ? rest.slice(-room) : [])];
}
