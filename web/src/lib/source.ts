/**
 * Where a table on the screen comes from: what choices, board, log and seats need of it. `Live` is a table on the server;
 * a lesson or a worked example is another, which nobody stores.
 */

import type { ChatLine, Effects, GameView, LogLine, Problem, TableView } from "../table/wire";

export type Connection = "connecting" | "live" | "polling" | "offline";

export const SPECTATOR = -1;

export interface TableSource {
  readonly code: string;
  /** The address that the rest of its requests begin with; `path/things` says what explains itself on it. */
  readonly path: string;
  readonly table: TableView | undefined;
  readonly view: GameView | undefined;
  readonly log: LogLine[];
  readonly chat: ChatLine[];
  readonly connection: Connection;
  /** Whether what is shown may be older than what there is. */
  readonly offline: boolean;
  /** A move on its way: not known to have arrived. */
  readonly kept: object | undefined;
  readonly lostSeat: boolean;
  /** Why my move waits although the server can be reached; empty if that is not so. */
  readonly trouble: string;
  readonly pointed: { seat: number; target: string; at: number } | undefined;
  /** Why the last move was not done. */
  readonly refused: Problem | undefined;
  /** Which of my seats I look from. */
  readonly seat: number;
  /** The server's clock against ours. */
  readonly skew: number;

  open(): void;
  close(): void;
  /** See the table from another seat of mine, or in another language. */
  look(seat?: number): void;
  /** The board is shown as text from now on, or no longer: views come with it as long as somebody reads it. */
  readText(reads: boolean): void;
  /** Fetch the view as it stands. */
  refresh(): Promise<void>;
  /** False: it was refused, and `refused` says why. */
  act(action: string): Promise<boolean>;
  undo(wholeTurn?: boolean): Promise<boolean>;
  /** What is certain to follow from an action. */
  preview(action: string): Promise<Effects>;
  /** Why an action can't be done; nothing if it can. */
  why(action: string): Promise<Effects>;
  point(target: string): void;
  say(text: string): Promise<unknown>;
}
