import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { page } from "$lib/page.svelte";
import TableView from "../../src/table/TableView.svelte";

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seat = (n: number, name: string, mine = false) => ({ seat: n, kind: "person", name, mine });
const table = (more: object = {}) => ({
  type: "table",
  code: "ABC",
  name: "Friday castle",
  game: "toy",
  game_name: "Kingsburg",
  rules_version: 1,
  status: "running",
  preset: "tonight",
  options: {},
  settings: { public: false, hints: true, spectators: true, pace: "live", clock: {}, webhook: "" },
  seats: [seat(0, "Anna", true), seat(1, "Milo")],
  seal: { commitment: "x" },
  host: false,
  member: true,
  watching: 0,
  made_ms: 0,
  ...more,
});
const view = (more: object = {}) => ({
  type: "view",
  seat: 0,
  version: 1,
  observation: {},
  sheet: {
    title: "Kingsburg",
    sections: [{ area: "secret", heading: "Your card", private: true, lines: [[{ text: "Dragons" }]] }],
  },
  awaited: [0],
  chosen: [],
  prompt: { decision: "gift", title: "The King's gift", what: "What.", look: "Look.", rule: "KB-4.3" },
  asked: true,
  choices: [
    {
      shape: "list",
      options: [
        { do: "keep", verb: "keep", parts: [{ text: "Keep" }] },
        { do: "pass", verb: "pass", parts: [{ text: "Pass" }] },
      ],
    },
  ],
  undo: [],
  log_from: 0,
  log: [],
  phase: ["Year I", "Spring"],
  ...more,
});

let posted: { url: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  posted = [];
  localStorage.clear();
  document.cookie = "pentapolis_csrf=x";
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (url: string, init: { body?: string } = {}) => {
    posted.push({ url, body: init.body ? JSON.parse(init.body) : {} });
    return {
      ok: true,
      status: 200,
      json: async () => (url.includes("/things") ? { things: [], facts: null } : { version: 2, lines: [] }),
    };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function sit(more: { table?: object; view?: object; width?: number } = {}): Promise<FakeSocket> {
  window.innerWidth = more.width ?? 1440;
  render(TableView, { code: "ABC" });
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.says({ type: "hello", version: "1", now_ms: Date.now() });
  socket.says(table(more.table));
  await vi.waitFor(() => expect(socket.sent.some((one) => one.type === "look")).toBe(true));
  await vi.waitFor(() => {
    const looked = socket.sent.findLast((one) => one.type === "look");
    if (more.view && "seat" in more.view) expect(looked?.seat).toBe(more.view.seat);
    else expect(looked?.seat).toBe(0);
  });
  socket.says(view(more.view));
  await vi.waitFor(() => expect(document.querySelector(".text-board")).toBeTruthy());
  return socket;
}

describe.each([
  ["desk", 1440],
  ["phone", 360],
])("the table on a %s", (_, width) => {
  it("looks from my seat, asks me, and sends what I choose", async () => {
    const socket = await sit({ width });
    expect(page.yourTurn).toBe(true);
    await vi.waitFor(() => screen.getByRole("option", { name: /Keep/ }));
    await userEvent.keyboard("1");
    await userEvent.click(screen.getByRole("button", { name: /Do it/ }));
    const act = posted.find((one) => one.url.includes("/act"));
    expect(act?.body).toMatchObject({ seat: 0, version: 1, action: "keep" });
    socket.says(view({ version: 2, asked: false, awaited: [1], choices: [] }));
    await vi.waitFor(() => expect(screen.getAllByText(/Waiting for Milo/).length).toBeGreaterThan(0));
    expect(page.yourTurn).toBe(false);
  });

  it("asks once for the board as text, and not again for each position", async () => {
    const socket = await sit({ width });
    const asked = () => socket.sent.filter((one) => one.type === "look" && one.sheet === true).length;
    await vi.waitFor(() => expect(asked()).toBe(1));
    socket.says(view({ version: 2, asked: false, awaited: [1], choices: [] }));
    await vi.waitFor(() => expect(screen.getAllByText(/Waiting for Milo/).length).toBeGreaterThan(0));
    flushSync();
    expect(asked()).toBe(1);
  });

  it("says that the connection is lost, and the board stays", async () => {
    const socket = await sit({ width });
    socket.close();
    await vi.waitFor(() => screen.getByText("Connection lost"));
    expect(document.querySelector(".text-board")).toBeTruthy();
  });

  it("asks me to agree to going back, once", async () => {
    const socket = await sit({ width });
    socket.says(table({ asking: { what: "take_back", seat: 1, to: 0, sentence: "Milo asks to go back.", yes: [] } }));
    await userEvent.click(await vi.waitFor(() => screen.getByRole("button", { name: "Agree" })));
    expect(posted.find((one) => one.url.includes("/consent"))?.body).toEqual({ seat: 0, yes: true });
  });

  it("pauses", async () => {
    const socket = await sit({ width });
    socket.says(table({ status: "paused" }));
    await userEvent.click(await vi.waitFor(() => screen.getByRole("button", { name: "Go on" })));
    expect(posted.some((one) => one.url.includes("/resume"))).toBe(true);
    expect(page.yourTurn).toBe(false);
  });
});

describe("several people at one screen", () => {
  it("nothing secret is shown until the one who is asked says so", async () => {
    const seats = [seat(0, "Anna", true), seat(1, "Ben", true)];
    const open = { seat: -1, sheet: { title: "Kingsburg", sections: [] }, asked: false, choices: [] };
    const socket = await sit({ table: { seats }, view: open });
    expect(screen.getByRole("heading", { name: "Pass the device to Anna" })).toBeTruthy();
    expect(screen.queryByText("Dragons")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "I am Anna" }));
    expect(socket.sent.findLast((one) => one.type === "look")).toMatchObject({ seat: 0 });
    socket.says(view());
    await vi.waitFor(() => screen.getByText("Dragons"));
    socket.says(view({ version: 2, asked: false, awaited: [1], choices: [] }));
    await vi.waitFor(() => expect(socket.sent.findLast((one) => one.type === "look")).toMatchObject({ seat: -1 }));
    await vi.waitFor(() => expect(screen.queryByText("Dragons")).toBeNull());
  });
});

describe("keys", () => {
  it("? shows them, T turns to the text, Escape starts again", async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    await sit();
    await userEvent.keyboard("2");
    await vi.waitFor(() =>
      expect(screen.getByRole("option", { name: /Pass/ }).getAttribute("aria-selected")).toBe("true"),
    );
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("option", { name: /Pass/ }).getAttribute("aria-selected")).toBe("false");
    await userEvent.keyboard("l");
    expect(document.activeElement?.getAttribute("role")).toBe("option");
    await userEvent.keyboard("?");
    await vi.waitFor(() => screen.getByText("search the choices"));
  });
});

describe("a time limit", () => {
  it.each([1440, 390])("is shown at a width of %d, and stands while the game is paused", async (width) => {
    await sit({ table: { status: "paused", time_limit: { left_ms: 45 * 60_000, until_ms: 0 } }, width });
    const label = await screen.findByRole("img", { name: "Time left for the whole game" });
    expect(label.parentElement?.textContent.trim()).toBe("45:00");
  });

  it("runs out by the server's clock", async () => {
    await sit({ table: { time_limit: { left_ms: 3600_000, until_ms: Date.now() + 90 * 60_000 + 30_000 } } });
    const label = await screen.findByRole("img", { name: "Time left for the whole game" });
    expect(label.parentElement?.textContent.trim()).toBe("1\u00a0h\u00a030");
  });

  it("is not there where none was agreed", async () => {
    await sit();
    expect(screen.queryByRole("img", { name: "Time left for the whole game" })).toBeNull();
  });
});
