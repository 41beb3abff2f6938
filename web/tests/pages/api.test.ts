import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  address,
  asFailure,
  del,
  Failure,
  get,
  getText,
  newKey,
  newNumber,
  post,
  postText,
  socketAddress,
} from "$lib/api";
import { speak } from "$lib/texts.svelte";

type Call = [string, RequestInit];
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const calls = () => fetched.mock.calls as Call[];
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const forget = () => (document.cookie = "pentapolis_csrf=; max-age=0");

async function failure(asked: Promise<unknown>): Promise<Failure> {
  return asFailure(
    await asked.then(
      () => undefined,
      (thrown: unknown) => thrown,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  document.cookie = "pentapolis_csrf=token%3D1";
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  forget();
});

describe("asking the server", () => {
  it("names the language of the page", async () => {
    fetched.mockImplementation(async () => json({ code: "ABC" }));
    expect(await get("/api/tables/ABC", { seat: 1, log_from: undefined })).toEqual({ code: "ABC" });
    await speak("fr");
    await get("/api/me");
    await speak("en");
    expect(calls().map(([url]) => url)).toEqual(["/api/tables/ABC?seat=1&lang=en", "/api/me?lang=fr"]);
    expect(address("/x", { q: "a b&c" })).toBe("/x?q=a+b%26c&lang=en");
  });

  it("sends the token of the cookie with every write, and with no read", async () => {
    fetched.mockImplementation(async () => json({ done: true }));
    await get("/api/me");
    await post("/api/tables", { game: "toy" });
    await del("/api/me");
    const tokens = calls().map(([, init]) => (init.headers as Record<string, string>)["x-csrf-token"]);
    expect(tokens).toEqual([undefined, "token=1", "token=1"]);
    expect(calls()[1]?.[1].body).toBe('{"game":"toy"}');
  });

  it("fetches a cookie first where there is none", async () => {
    forget();
    fetched.mockImplementationOnce(async () => {
      document.cookie = "pentapolis_csrf=fresh";
      return json({});
    });
    fetched.mockImplementation(async () => json({ done: true }));
    await post("/api/me", { name: "Anna" });
    expect(calls().map(([url, { method }]) => `${method} ${url}`)).toEqual([
      "GET /api/me?lang=en",
      "POST /api/me?lang=en",
    ]);
    expect((calls()[1]?.[1].headers as Record<string, string>)["x-csrf-token"]).toBe("fresh");
  });

  it("tries once more when the token had run out", async () => {
    fetched.mockImplementationOnce(async () => json({ error: "csrf", message: "CSRF token" }, 403));
    fetched.mockImplementationOnce(async () => json({}));
    fetched.mockImplementationOnce(async () => json({ done: true }));
    expect(await post("/api/me", {})).toEqual({ done: true });
    expect(calls()).toHaveLength(3);
  });

  it("does not repeat a write that was refused for another reason", async () => {
    fetched.mockImplementation(async () => json({ error: "not-allowed", message: "Only the host." }, 403));
    expect((await failure(post("/api/x"))).message).toBe("Only the host.");
    expect(calls()).toHaveLength(1);
  });

  it("fetches a record as it is written, large numbers and all", async () => {
    fetched.mockImplementation(async () => new Response('{"n": 12345678901234567890}'));
    expect(await getText("/api/tables/ABC/record")).toBe('{"n": 12345678901234567890}');
    fetched.mockImplementation(async () => json({ error: "x", message: "No." }, 403));
    expect((await failure(getText("/api/x"))).message).toBe("No.");
  });

  it("sends a record as it is", async () => {
    fetched.mockImplementation(async () => json({ genuine: true }));
    await postText("/api/verify", '{"a": 1}');
    expect(calls()[0]?.[1].body).toBe('{"a": 1}');
  });
});

describe("a failure", () => {
  it("says what the server said, with rule and id", async () => {
    fetched.mockImplementation(async () =>
      json({ error: "stale", message: "Too late.", rule: "KB-9.2", id: "e1" }, 409),
    );
    const found = await failure(post("/api/x"));
    expect([found.status, found.message, found.rule, found.id, found.offline]).toEqual([
      409,
      "Too late.",
      "KB-9.2",
      "e1",
      false,
    ]);
  });

  it("has words of its own where a proxy answered", async () => {
    fetched.mockImplementation(async () => new Response("<html>Bad gateway</html>", { status: 502 }));
    expect((await failure(get("/api/x"))).message).toContain("The server had a problem");
    fetched.mockImplementation(async () => new Response("", { status: 404 }));
    expect((await failure(get("/api/x"))).problem.error).toBe("http-404");
  });

  it("knows that nobody was reached", async () => {
    fetched.mockRejectedValue(new TypeError("network"));
    expect((await failure(get("/api/x"))).offline).toBe(true);
  });

  it("is also made of a bug", () => {
    const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(asFailure(new Error("oops"))).toBeInstanceOf(Failure);
    expect(silent).toHaveBeenCalledOnce();
    silent.mockRestore();
  });
});

describe("keys and numbers", () => {
  it("are never the same twice, and fit what the server takes", () => {
    const keys = new Set(Array.from({ length: 200 }, newKey));
    expect(keys.size).toBe(200);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
    for (let i = 0; i < 200; i++) {
      const number = newNumber();
      expect(Number.isSafeInteger(number) && number > 0).toBe(true);
    }
  });

  it("are made without a secure context, even without any crypto", () => {
    vi.stubGlobal("crypto", undefined);
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  });
});

it("finds the table's socket at the page's own address", () => {
  expect(socketAddress("AB C")).toMatch(/^ws:\/\/[^/]+\/ws\/tables\/AB%20C$/);
});
