/** A table that stands still until this page itself does something: nobody else sits at it, and nothing is stored. */

import type { Effects, GameView, LogLine, Problem, TableView } from "../table/wire";
import { type Connection, SPECTATOR, type TableSource } from "./source";

/** What a table needs to be shown; all else about it is as at any table. */
export interface StillTable {
  game: string;
  game_name: string;
  rules_version: number;
  /** What the page is about. */
  name: string;
  seats: readonly string[];
  /** The seat of whoever looks; a spectator has none. */
  mine: number;
}

export function tableOf({ game, game_name, rules_version, name, seats, mine }: StillTable): TableView {
  return {
    type: "table",
    code: "",
    name,
    game,
    game_name,
    rules_version,
    status: "running",
    preset: "bots",
    options: {},
    settings: { hints: false, public: false, spectators: false, pace: "live" },
    seats: seats.map((seated, seat) => ({
      seat,
      kind: seat === mine ? "person" : "bot",
      name: seated,
      mine: seat === mine,
      here: true,
    })),
    seal: { commitment: "" },
    host: false,
    member: true,
    watching: 0,
    made_ms: 0,
  };
}

export class StillSource implements TableSource {
  readonly code: string = "";
  readonly path: string;
  table = $state.raw<TableView>();
  view = $state.raw<GameView>();
  log = $state.raw<LogLine[]>([]);
  refused = $state.raw<Problem>();
  seat = $state(SPECTATOR);
  pointed = $state.raw<{ seat: number; target: string; at: number }>();
  readonly chat = [];
  readonly connection: Connection = "live";
  readonly offline = false;
  readonly kept = undefined;
  readonly trouble = "";
  readonly lostSeat = false;
  readonly skew = 0;

  /** `game`: what explains itself on this table is the game's. */
  constructor(readonly game: string) {
    this.path = `/api/games/${encodeURIComponent(game)}`;
  }

  show(table: StillTable, view: GameView, on = false): void {
    this.table = tableOf(table);
    this.seat = table.mine;
    this.see(view, on);
  }

  /** `on`: it goes on from the view before, so that what happened between them can be shown. Views come with all lines. */
  see(view: GameView, on: boolean): void {
    const had = on ? this.log.length : 0;
    this.log = view.log;
    this.view = { ...view, log_from: had, log: view.log.slice(had) };
  }

  open(): void {}
  close(): void {}
  look(_seat?: number): void {}
  readText(_reads: boolean): void {}

  refresh(): Promise<void> {
    return Promise.resolve();
  }

  act(_action: string): Promise<boolean> {
    return Promise.resolve(false);
  }

  undo(_wholeTurn?: boolean): Promise<boolean> {
    return Promise.resolve(false);
  }

  preview(_action: string): Promise<Effects> {
    return Promise.resolve({});
  }

  why(_action: string): Promise<Effects> {
    return Promise.resolve({});
  }

  point(target: string): void {
    this.pointed = { seat: this.seat, target, at: Date.now() };
  }

  say(_text: string): Promise<unknown> {
    return Promise.resolve();
  }
}
