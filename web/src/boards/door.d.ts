/**
 * The door of a drawn board. A board is an ES module that exports `mount`:
 *
 *     export function mount(element, table) {
 *       const draw = () => { element.textContent = JSON.stringify(table.observation); };
 *       draw();
 *       return table.hear(draw);
 *     }
 *
 * A game package brings it as `board/board.js`; the server serves that folder under `/boards/<game>/`. This file needs no
 * other: copy it beside your board if you write TypeScript. `docs/boards.md` has the tour.
 */

export interface BoardModule {
  mount: Mount;
}

/** Draws the board into an element, which is empty and as large as the board may be. Returns what takes it away again. */
export type Mount = (element: HTMLElement, table: BoardTable) => Unmount;
export type Unmount = () => void;

/** The table as one viewer may know it. What it says changes; `hear` tells when. */
export interface BoardTable<Observation = unknown, Facts = unknown> {
  /** The game's id. */
  readonly game: string;
  readonly language: "en" | "fr";
  /** The viewer's seat; -1 for a spectator. */
  readonly seat: number;
  /** Everybody at the table, by seat. */
  readonly seats: readonly BoardSeat[];
  /** Seats that the table waits for, as far as the viewer may know. */
  readonly awaited: readonly number[];

  /** The state as the viewer may know it: its fields as the game declares them, hidden ones blank (-1, "", [] or null). */
  readonly observation: Observation;
  /** What the game's `sheet.facts` gives for this table's components; null until it is there, or if there is none. */
  readonly facts: Facts | null;

  /** What can be chosen now; empty while nothing is asked, while the past is shown, and for spectators. */
  readonly options: readonly BoardOption[];
  /** The text of the choice that is complete; empty while there is none. It is sent when the viewer confirms it. */
  readonly picked: string;
  /** Choose: the text of an option, or a value that options have for a field. Nothing is sent yet. */
  pick(what: string | FieldValue): void;
  /** Say why an action that isn't offered can't be taken, by the rule that forbids it. */
  why(action: string): void;

  /** A text of the game in the viewer's language, with its variables; the key itself where there is none. */
  text(key: string, variables?: Readonly<Record<string, string | number>>): string;
  /** The name of a thing of the game; empty where there is none. */
  name(kind: string, id: string): string;
  /** Show what a thing is, beside an element of the board. */
  explain(kind: string, id: string, beside: Element): void;

  readonly pace: BoardPace;
  readonly room: BoardRoom;

  /** Call a function whenever something of the table has changed. Returns what ends that. */
  hear(changed: (news: News) => void): () => void;
}

export interface BoardSeat {
  readonly seat: number;
  readonly name: string;
  /** The seat's colour all over the client. An element with `data-seat` set to it has the CSS variables `--seat` and
   * `--seat-text`. */
  readonly color: string;
  /** The seat is the viewer's own. */
  readonly mine: boolean;
}

/** One action that can be taken, and what it points at. */
export interface BoardOption {
  /** The action: what `pick` takes. */
  readonly text: string;
  readonly verb: string;
  /** Its sentence, as the decision bar shows it. */
  readonly sentence: string;
  /** The values it chooses, by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** It goes with everything that has been picked so far. */
  readonly fits: boolean;
}

export interface FieldValue {
  readonly field: string;
  readonly value: string;
}

/** How things may move. */
export interface BoardPace {
  /** Factor for the duration of animations; 0: show everything at once. */
  readonly duration: number;
  /** The viewer asked the system for reduced motion: let nothing travel or flash. */
  readonly still: boolean;
}

export interface BoardRoom {
  /** A phone: the board is as wide as the screen and may be taller. */
  readonly narrow: boolean;
  /** The parts that are wanted, where a phone shows one at a time: "board", "own", "others" …; all if undefined. */
  readonly areas: readonly string[] | undefined;
}

/** What has happened since the last call; `events` is empty if only the choice, the words or the room changed. */
export interface News {
  readonly events: readonly BoardEvent[];
}

export interface BoardEvent {
  /** The name of the event, as in its text key. */
  readonly did: string;
  /** Who did it; -1 if nobody did. */
  readonly seat: number;
  /** The event's own fields, as the viewer may know them. */
  readonly event: Readonly<Record<string, unknown>>;
  /** Its sentence in the log. */
  readonly sentence: string;
}
