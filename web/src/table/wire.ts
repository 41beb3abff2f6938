/** Messages of the table under short names; `npm run types` writes them from the server's structs. */

import type { GameView, Part } from "$lib/api";
import type { components } from "$lib/schema";

export type {
  ClientMessage,
  Game,
  GameView,
  Part,
  Problem,
  Rulebook,
  Seat,
  ServerMessage,
  TableView,
  Thing,
  Things,
} from "$lib/api";

type Schemas = components["schemas"];

// the board as text
export type SheetCell = Schemas["Cell"];
export type SheetLine = SheetCell[];
export type SheetTable = Schemas["SheetTable"];
export type Section = Schemas["Section"];
export type Sheet = Schemas["Sheet"];
export type Area = Section["area"];

// deciding
export type Prompt = Schemas["Prompt"];
export type Option = Schemas["Option"];
export type ListOptions = Schemas["ListOptions"];
export type RangeOptions = Schemas["RangeOptions"];
export type Kind = Schemas["Kind"];
export type MultisetOptions = Schemas["MultisetOptions"];
export type Choices = ListOptions | RangeOptions | MultisetOptions;
export type Effects = Schemas["Effects"];

// advice and hindsight
export type Hint = Schemas["Hint"];
export type Explanation = Schemas["Explanation"];
export type Analysis = Schemas["Analysis"];
export type CostlyChoice = Schemas["CostlyChoice"];
export type Stroke = Schemas["Stroke"];
export type Share = Schemas["Share"];

// the game
export type LogLine = Schemas["LogLine"];
export type Ahead = Schemas["Ahead"];
export type OrderKind = Schemas["OrderKind"];
export type Plan = Schemas["Plan"];
export type Outcome = Schemas["Outcome"];
export type Rank = Schemas["Rank"];
export type OverTime = Schemas["OverTime"];
export type Moment = Schemas["Moment"];
export type Frames = Schemas["Frames"];

// the table
export type ChatLine = Schemas["ChatLine"];

/** Whether the table waits for this viewer; one who has chosen in secret may choose again, but is not waited for. */
export function isAwaited(view: GameView): boolean {
  return view.asked && !view.chosen.includes(view.seat);
}

/** The words of some parts, one after the other. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}
