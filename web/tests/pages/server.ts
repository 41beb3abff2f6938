/** A small server for pages under test: answers by "METHOD /path", and remembers what was asked. */

import { vi } from "vitest";

import type { Game, Me, TableView } from "$lib/api";

type Answer = unknown | ((body: unknown) => unknown);

export const nobody: Me = {
  name: "",
  lang: "en",
  guest: true,
  login: "",
  host: false,
  notify: {},
  confirmed: false,
  elsewhere: 0,
  push_key: "",
  mail: false,
  version: "1",
};

export const game: Game = {
  id: "toy",
  name: "Toy",
  tagline: "A toy.",
  about: "",
  provenance: "",
  reconstructed: false,
  players: [2, 3],
  minutes: [30],
  weight: 2,
  box: true,
  standing: {},
  standing_words: {},
  decisions: {},
  options: [],
  bots: [{ id: "greedy", name: "Greedy", about: "Takes all." }],
};

export function lobby(more: Partial<TableView> = {}): TableView {
  return {
    type: "table",
    code: "ABC",
    name: "Friday",
    game: "toy",
    game_name: "Toy",
    rules_version: 1,
    status: "lobby",
    preset: "tonight",
    options: {},
    settings: {},
    seal: { commitment: "f00d" },
    host: false,
    member: true,
    watching: 0,
    made_ms: 0,
    seats: [
      { seat: 0, kind: "person", name: "Theo", here: true, host: true },
      { seat: 1, kind: "open", name: "" },
    ],
    ...more,
  };
}

export class Refusal {
  constructor(
    readonly status: number,
    readonly problem: { error: string; message: string; id?: string },
  ) {}
}

export function serve(answers: Record<string, Answer>): {
  asked: { what: string; body: unknown }[];
  answers: typeof answers;
} {
  const asked: { what: string; body: unknown }[] = [];
  document.cookie = "pentapolis_csrf=t";
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const what = `${init.method ?? "GET"} ${url.split("?")[0]}`;
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    asked.push({ what, body });
    const answer = answers[what];
    if (answer === undefined) throw new TypeError(`nobody answers ${what}`);
    const found: unknown = await (typeof answer === "function" ? (answer as (body: unknown) => unknown)(body) : answer);
    if (found instanceof Refusal) return new Response(JSON.stringify(found.problem), { status: found.status });
    return new Response(JSON.stringify(found), { status: 200 });
  });
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      readyState = 0;
      send() {}
      close() {}
    },
  );
  return { asked, answers };
}
