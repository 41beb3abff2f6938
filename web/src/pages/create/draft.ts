/** A table that is being thought up, and what is sent when it is made. */

import { type Clock, type Game, type NewSeat, type NewTable, newNumber, type Preset, type Settings } from "$lib/api";

import { agreedFor } from "./options";

export type SeatKind = "me" | "open" | "bot";
export interface SeatDraft {
  kind: SeatKind;
  /** of a hot-seat player: everybody else brings a name */
  name: string;
  bot: string;
}

export const PRESETS = ["tonight", "daily", "bots"] as const satisfies readonly Preset[];
/** The level that plays where nobody has chosen one. */
const USUAL = "normal";
export type Way = (typeof PRESETS)[number];

export type FullClock = Required<Clock>;
/** All of them but hints: left out, they are for who plays alone, and the server decides when the game begins. */
export type FullSettings = Required<Omit<Settings, "hints">> & Pick<Settings, "hints"> & { clock: FullClock };

export interface Draft {
  preset: Way;
  name: string;
  seats: SeatDraft[];
  options: Record<string, string>;
  settings: FullSettings;
  components: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Minutes east of Greenwich, here and now. */
export function zoneHere(): number {
  return -new Date().getTimezoneOffset() || 0;
}

export function noClock(): FullClock {
  const zone = zoneHere();
  return { kind: "none", bank_s: 0, increment_s: 0, move_s: 0, night_from: 0, night_to: 0, zone, then: "wait" };
}

/** A clock as somebody would choose it first. */
export function clockOf(kind: FullClock["kind"]): FullClock {
  const clock = noClock();
  if (kind === "live") return { ...clock, kind, bank_s: 20 * MINUTE, increment_s: 30 };
  if (kind === "daily") return { ...clock, kind, move_s: 24 * HOUR, night_from: 22, night_to: 8 };
  return clock;
}

/** What a preset agrees on; the server knows the same, and they are only sent if they were changed. */
export function settingsOf(preset: Way): FullSettings {
  const daily = preset === "daily";
  const clock = daily ? { ...noClock(), kind: "daily" as const, move_s: 24 * HOUR } : noClock();
  return {
    public: false,
    guided: false,
    spectators: true,
    pace: daily ? "slow" : "live",
    clock,
    webhook: "",
  };
}

export function isWay(text: string | null): text is Way {
  return PRESETS.includes(text as Way);
}

/** The number of seats that one thinks of first: four, or what the game allows. */
export function usualSeats(game: Game): number {
  const allowed = [...game.players].sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4));
  return allowed[0] ?? 2;
}

export function draftOf(game: Game, preset: Way): Draft {
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const draft: Draft = { preset, name: "", seats: [], options, settings: settingsOf(preset), components: "" };
  return withSeats(draft, usualSeats(game), game);
}

/** Another way to play: empty chairs for friends, or bots in them; its pace and clock. Whatever else was set stays. */
export function withPreset(draft: Draft, preset: Way, game: Game): Draft {
  const { pace, clock } = settingsOf(preset);
  const settings = { ...draft.settings, pace, clock };
  const seats = draft.seats.map((seat) => (seat.kind === "me" ? seat : chair(preset, game)));
  return { ...draft, preset, settings, seats };
}

/** So many seats: chairs are added as the preset fills them, or taken away from the end; I keep one. */
export function withSeats(draft: Draft, count: number, game: Game): Draft {
  const seats = draft.seats.slice(0, count);
  while (seats.length < count) seats.push(seats.length ? chair(draft.preset, game) : me());
  return { ...draft, seats };
}

function me(): SeatDraft {
  return { kind: "me", name: "", bot: "" };
}

function chair(preset: Way, game: Game): SeatDraft {
  if (preset !== "bots") return { kind: "open", name: "", bot: "" };
  return { kind: "bot", name: "", bot: usualBot(game) };
}

/** Somebody else in a seat: a bot is of the usual level, unless it had another before. */
export function setKind(seat: SeatDraft, kind: SeatKind, usual: string) {
  seat.kind = kind;
  if (kind === "bot") seat.bot ||= usual;
}

/** The usual level; where a game has none of that name, the strongest: the server lists them from weak to strong. */
export function usualBot(game: Game): string {
  return (game.bots.find(({ id }) => id === USUAL) ?? game.bots.at(-1))?.id ?? "";
}

/** Texts of what is still wrong with a draft, if anything. */
export function faults(draft: Draft): string[] {
  const found: string[] = [];
  if (draft.settings.webhook && !/^https?:\/\/\S+$/.test(draft.settings.webhook)) found.push("create-fault-webhook");
  return found;
}

/** Whether players may ask for hints: as chosen, else where one person plays against bots. */
export function hintsOf({ settings, seats }: Draft): boolean {
  return settings.hints ?? seats.filter(({ kind }) => kind !== "bot").length < 2;
}

/** What is sent; settings only where they differ from the preset's. */
export function toNewTable(draft: Draft, game: Game): NewTable {
  const made: NewTable = {
    game: game.id,
    preset: draft.preset,
    seats: draft.seats.map(toSeat),
    number: newNumber(),
  };
  if (draft.name.trim()) made.name = draft.name.trim();
  const agreed = agreedFor(game.options, draft.options, draft.seats.length);
  const options = game.options.filter((option) => agreed[option.id] !== option.default);
  if (options.length) made.options = Object.fromEntries(options.map(({ id }) => [id, agreed[id] ?? ""]));
  if (JSON.stringify(draft.settings) !== JSON.stringify(settingsOf(draft.preset))) made.settings = draft.settings;
  if (draft.components.trim()) made.components = draft.components;
  return made;
}

function toSeat(seat: SeatDraft): NewSeat {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
  if (seat.kind === "me" && seat.name.trim()) return { kind: "me", name: seat.name.trim() };
  return { kind: seat.kind };
}
