import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { guard } from "$lib/guard.svelte";
import { Live, mergeLog } from "$lib/live.svelte";
import { waitFor } from "$lib/moves.svelte";
import { recall } from "$lib/storage";
import type { GameView, LogLine } from "../../src/table/wire";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.drop();
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
const line = (n: number, text = `line ${n}`): LogLine => ({ n, did: "x", parts: [{ text }] });

function view(version: number, more: Partial<GameView> = {}): GameView {
  return {
    type: "view",
    seat: 0,
    version,
    observation: {},
    sheet: { title: "", sections: [] },
    awaited: [],
    chosen: [],
    prompt: null,
    asked: false,
    choices: [],
    undo: [],
    log_from: 0,
    log: [],
    ...more,
  };
}

function answer(status: number, body: object) {
  return { ok: status < 400, status, json: async () => body, clone: () => answer(status, body) };
}

let fetched: { url: string; body: Record<string, unknown> }[] = [];
let reply: (url: string) => unknown = () => answer(200, {});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  fetched = [];
  document.cookie = "pentapolis_csrf=x";
  localStorage.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (url: string, init: { body?: string }) => {
    fetched.push({ url, body: init.body ? JSON.parse(init.body) : {} });
    const said = reply(url);
    if (said instanceof Error) throw said;
    return said;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(): Live {
  const live = new Live("ABC");
  live.open(0);
  last().opens();
  last().says({ type: "hello", version: "1", now_ms: Date.now() + 5000 });
  last().says(view(5, { log: [line(0), line(1)] }));
  return live;
}

describe("a table's line", () => {
  it("asks for the board as text as long as somebody reads it", () => {
    const live = opened();
    const sheets = () =>
      last()
        .sent.filter(({ type }) => type === "look")
        .map(({ sheet }) => sheet);
    expect(sheets()).toEqual([false]);
    live.readText(true);
    live.readText(true); // two parts of the page do
    expect(sheets()).toEqual([false, true]);
    last().says(view(5, { log_from: 2, sheet: { title: "Text", sections: [] } }));
    expect(live.view?.sheet?.title).toBe("Text");
    live.readText(false);
    expect(sheets()).toEqual([false, true]);
    live.readText(false);
    expect(sheets()).toEqual([false, true, false]);
  });

  it("looks from its seat as soon as it is open, and again after a break from where the log ends", async () => {
    const live = opened();
    expect(last().sent[0]).toMatchObject({ type: "look", seat: 0, log_from: 0, lang: "en" });
    expect(live.connection).toBe("live");
    expect(live.skew).toBe(5000);
    last().drop();
    expect(live.connection).toBe("offline");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: "look", log_from: 2 });
    last().says(view(6, { log_from: 2, log: [line(2)] }));
    expect(live.log.map((one) => one.n)).toEqual([0, 1, 2]);
    expect(live.connection).toBe("live");
    live.close();
  });

  it("drops what was overtaken, and what is for another seat", () => {
    const live = opened();
    last().says(view(4));
    expect(live.view?.version).toBe(5);
    last().says(view(9, { seat: 1 }));
    expect(live.view?.version).toBe(5);
    last().says(view(6, { log_from: 1, log: [line(1, "other")] }));
    expect(live.log.map((one) => one.parts[0]?.text)).toEqual(["line 0", "other"]);
    live.close();
  });

  it("comes back at once when the network does", () => {
    const live = opened();
    last().drop();
    vi.advanceTimersByTime(0);
    vi.setSystemTime(Date.now() + 1000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
    live.close();
  });

  describe("of somebody who logged in on another page", () => {
    const seats = (mine: boolean) => ({ type: "table", status: "running", code: "ABC", seats: [{ seat: 0, mine }] });

    it("is opened again as whoever I am by now, once the table knows that the seat is mine", async () => {
      reply = () => answer(200, seats(false)); // the cookie is still on its way
      const live = opened();
      last().says({ type: "gone", why: "seat" });
      expect([live.lostSeat, live.seat, live.view]).toEqual([true, -1, undefined]);
      await vi.advanceTimersByTimeAsync(2000);
      expect(FakeSocket.all).toHaveLength(1);
      reply = () => answer(200, seats(true));
      await vi.advanceTimersByTimeAsync(3000);
      expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual([3, 0]);
      last().opens();
      last().says(seats(true));
      expect(live.lostSeat).toBe(false);
      live.close();
    });

    it("stays, and says that the seat is another's, if it is", async () => {
      reply = () => answer(200, seats(false));
      const live = opened();
      last().says({ type: "gone", why: "seat" });
      last().says(seats(false));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(FakeSocket.all).toHaveLength(1);
      expect(live.lostSeat).toBe(true);
      live.close();
    });

    it("is closed by a private table, which may let in who I am by now", async () => {
      const live = opened();
      last().says({ type: "gone", why: "closed" });
      last().drop();
      await vi.advanceTimersByTimeAsync(1000);
      last().opens();
      expect(last().sent[0]).toMatchObject({ type: "look", seat: 0, log_from: 2 });
      last().says(seats(true));
      expect([live.gone, live.connection]).toEqual(["", "live"]);
      live.close();
    });

    it("is closed for good if the table does not", async () => {
      reply = () => answer(404, { error: "no-table", message: "There is none." });
      const live = opened();
      last().says({ type: "gone", why: "closed" });
      for (let n = 0; n < 4; n++) {
        last().drop();
        await vi.advanceTimersByTimeAsync(4000);
      }
      expect(live.gone).toBe("closed");
      live.close();
    });
  });

  it("asks by HTTP where sockets don't get through", async () => {
    reply = (url) =>
      url.includes("/view") ? answer(200, view(1)) : answer(200, { type: "table", status: "running", code: "ABC" });
    const live = new Live("ABC");
    live.open(0);
    for (let n = 0; n < 3; n++) {
      last().drop();
      await vi.advanceTimersByTimeAsync(4000);
    }
    expect(live.connection).toBe("polling");
    expect(live.view?.version).toBe(1);
    live.close();
  });

  it("waits longer each time, spread", () => {
    expect(waitFor(0, 0.5)).toBe(500);
    expect(waitFor(3, 0.5)).toBe(4000);
    expect(waitFor(30, 1)).toBeLessThan(25_000);
    expect(mergeLog([line(0), line(1), line(5)], 1, [line(3)]).map((one) => one.n)).toEqual([0, 3]);
  });
});

describe("a move", () => {
  it("goes with the version it was chosen on and a key", async () => {
    const live = opened();
    reply = () => answer(200, { version: 6 });
    const done = live.act("pass");
    await vi.advanceTimersByTimeAsync(10);
    last().says(view(6));
    await vi.advanceTimersByTimeAsync(100);
    expect(await done).toBe(true);
    expect(fetched[0]?.url).toContain("/api/tables/ABC/act");
    expect(fetched[0]?.body).toMatchObject({ seat: 0, version: 5, action: "pass" });
    expect(guard.passes).toBe(true); // my own change
    live.close();
  });

  it("is kept when the connection is lost, and tried again with the same key", async () => {
    const live = opened();
    reply = () => new TypeError("failed to fetch");
    const done = live.act("pass");
    await vi.advanceTimersByTimeAsync(3000);
    expect(live.kept?.body.action).toBe("pass");
    expect(live.offline).toBe(true);
    expect(recall("move.ABC")).toMatchObject({ body: { action: "pass" } });
    reply = () => answer(200, { version: 5 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toBe(true);
    expect(new Set(fetched.map((one) => one.body.key)).size).toBe(1);
    expect(live.offline).toBe(false);
    expect(recall("move.ABC")).toBeUndefined();
    live.close();
  });

  it("waits while the server can't store it, and says why in the server's words", async () => {
    const live = opened();
    reply = () => answer(503, { error: "storage-full", message: "The disk is full." });
    const done = live.act("pass");
    await vi.advanceTimersByTimeAsync(100);
    expect([live.trouble, live.kept?.body.action]).toEqual(["The disk is full.", "pass"]);
    reply = () => answer(200, { version: 5 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toBe(true);
    expect([live.trouble, live.offline, live.kept]).toEqual(["", false, undefined]);
    expect(new Set(fetched.map((one) => one.body.key)).size).toBe(1);
    live.close();
  });

  it("is delivered after a reload", async () => {
    const first = opened();
    reply = () => new TypeError("failed to fetch");
    void first.act("pass");
    await vi.advanceTimersByTimeAsync(100);
    const { key } = first.kept?.body ?? {};
    first.close();
    reply = () => answer(200, { version: 5 });
    const again = opened();
    await vi.advanceTimersByTimeAsync(3000);
    expect(fetched.at(-1)?.body ?? {}).toMatchObject({ key, action: "pass" });
    expect(again.kept).toBeUndefined();
    again.close();
  });

  it("that is refused says why and changes nothing", async () => {
    const live = opened();
    reply = () => answer(422, { error: "refused-x", message: "The Chapel needs the Statue first.", rule: "KB-9.2" });
    expect(await live.act("construct building=chapel")).toBe(false);
    expect(live.refused).toMatchObject({ rule: "KB-9.2" });
    expect(live.kept).toBeUndefined();
    live.close();
  });
});
