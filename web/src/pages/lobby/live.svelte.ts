/** A table in its lobby, kept fresh by its socket; whoever acts gets the answer at once. */

import { asFailure, type Failure, get, type ServerMessage, socketAddress, type Table } from "$lib/api";
import { person } from "$lib/me.svelte";
import { spoken } from "$lib/texts.svelte";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class LiveTable {
  table = $state.raw<Table>();
  failure = $state.raw<Failure>();
  connected = $state(false);
  /** the server said that there is nothing more to hear: the table was deleted, or my seat given away */
  gone = $state("");
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }

  get path(): string {
    return `/api/tables/${encodeURIComponent(this.code)}`;
  }

  /** Ask for the table as it stands; a failure is kept for the page to show. */
  async load(ask: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    try {
      const answer = await ask();
      this.table = isTable(answer) ? answer : await get<Table>(this.path);
      this.failure = undefined;
      this.gone = "";
    } catch (thrown) {
      this.failure = asFailure(thrown);
    }
  }

  /** Do something to the table; it throws what the server refuses. */
  async act(ask: Promise<unknown>): Promise<void> {
    const answer = await ask;
    this.table = isTable(answer) ? answer : await get<Table>(this.path);
  }

  hear(message: ServerMessage): void {
    if (message.type === "hello") person.hears(message.version);
    else if (message.type === "table") this.table = message;
    else if (message.type === "gone") this.gone = message.why;
  }

  /** Listen until the returned function is called; a lost line is taken up again by itself. */
  listen(): () => void {
    let socket: WebSocket | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT;
    let ended = false;

    const open = () => {
      socket = new WebSocket(socketAddress(this.code));
      socket.onopen = () => {
        wait = FIRST_WAIT;
        this.connected = true;
        const seat = this.table?.seats.find(({ mine }) => mine)?.seat ?? -1;
        socket?.send(JSON.stringify({ type: "look", seat, lang: spoken() }));
      };
      socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
      socket.onclose = () => {
        this.connected = false;
        if (ended || this.gone) return;
        timer = setTimeout(open, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      };
    };
    open();
    return () => {
      ended = true;
      clearTimeout(timer);
      socket?.close();
    };
  }
}

function isTable(answer: unknown): answer is Table {
  return typeof answer === "object" && answer !== null && "code" in answer && "seats" in answer;
}
