/**
 * The server's HTTP interface. Types come from its schema (`npm run types`); what is refused is thrown as a `Failure`.
 *
 *     const table = await get<TableView>(`/api/tables/${code}`);
 *     const mine = await post<TableView>("/api/tables", { game, preset: "bots" } satisfies NewTable);
 */

import type { components } from "./schema";
import { say, spoken } from "./texts.svelte";

type Schemas = components["schemas"];

export type Problem = Schemas["Problem"];
export type Part = Schemas["Part"];
export type Link = Schemas["Link"];
export type Done = Schemas["Done"];

export type Me = Schemas["Me"];
export type NewPassword = Schemas["NewPassword"];
export type SetMe = Schemas["SetMe"];
export type Notify = Schemas["Notify"];
export type Credentials = Schemas["Credentials"];
export type Adopt = Schemas["Adopt"];
export type PushKeys = Schemas["PushKeys"];

export type Game = Schemas["Game"];
export type NamedOption = Schemas["NamedOption"];
export type BotLevel = Schemas["BotLevel"];
export type Thing = Schemas["Thing"];
export type Things = Schemas["Things"];
export type Box = Schemas["Box"];
export type BoxEdit = Schemas["BoxEdit"];
export type BoxError = Schemas["BoxError"];
export type SetBox = Schemas["SetBox"];
export type Doubt = Schemas["Doubt"];
export type DoubtGroup = Schemas["DoubtGroup"];
export type Figure = Schemas["Figure"];
export type OwnBox = Schemas["OwnBox"];
export type Rulebook = Schemas["Rulebook"];
export type Chapter = Schemas["Chapter"];
export type RuleText = Schemas["RuleText"];
export type Verified = Schemas["Verified"];
export type Miniature = Schemas["Miniature"];

export type Day = Schemas["Day"];
export type DayResult = Schemas["DayResult"];

export type TableView = Schemas["TableView"];
export type TableCard = Schemas["TableCard"];
export type Tables = Schemas["Tables"];
export type Seat = Schemas["Seat"];
export type Seal = Schemas["Seal"];
export type Settings = Schemas["Settings"];
export type Clock = Schemas["Clock"];
export type NewTable = Schemas["NewTable"];
export type NewSeat = Schemas["NewSeat"];
export type SetTable = Schemas["SetTable"];
export type SetSeat = Schemas["SetSeat"];
export type Sit = Schemas["Sit"];
export type OneSeat = Schemas["OneSeat"];
export type Enter = Schemas["Enter"];
export type ByToken = Schemas["ByToken"];
export type Status = TableView["status"];
export type Preset = TableView["preset"];

export type HostPage = Schemas["HostPage"];
export type HostTable = Schemas["HostTable"];
export type Backup = Schemas["Backup"];

export type GameView = Schemas["GameView"];
export type Chat = Schemas["Chat"];
export type ServerMessage =
  | Schemas["Hello"]
  | Schemas["TableView"]
  | Schemas["GameView"]
  | Schemas["Chat"]
  | Schemas["Pointed"]
  | Schemas["Gone"];
export type ClientMessage = Schemas["Look"] | Schemas["Point"] | Schemas["Seen"] | Schemas["Ping"];

const CSRF_COOKIE = "pentapolis_csrf";
const CSRF_HEADER = "x-csrf-token";
const PATIENCE = 20_000;

/** Something was not done. `status` 0: the server was not reached; nobody knows whether it heard us. */
export class Failure extends Error {
  override readonly name = "Failure";

  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }

  get offline(): boolean {
    return this.status === 0;
  }

  /** Of an error that is ours: what to tell the host. */
  get id(): string {
    return this.problem.id ?? "";
  }

  get rule(): string {
    return this.problem.rule ?? "";
  }
}

/** Whatever was thrown, as a `Failure`: a bug of the page shows like one of the server. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  console.error(thrown);
  return new Failure(-1, { error: "page", message: say("page-error-bug") });
}

export function get<T>(path: string, query: Query = {}): Promise<T> {
  return ask<T>("GET", path, undefined, query);
}

/** The answer as it was written: a record holds numbers that are larger than a page's own. */
export async function getText(path: string, query: Query = {}): Promise<string> {
  return (await answered("GET", path, undefined, query)).text();
}

export function post<T = Done>(path: string, body?: object, query: Query = {}): Promise<T> {
  return ask<T>("POST", path, body === undefined ? undefined : JSON.stringify(body), query);
}

/** Send a text that is JSON already, such as a record out of a file, as it is. */
export function postText<T>(path: string, json: string, query: Query = {}): Promise<T> {
  return ask<T>("POST", path, json, query);
}

export function put<T = Done>(path: string, body: object, query: Query = {}): Promise<T> {
  return ask<T>("PUT", path, JSON.stringify(body), query);
}

export function del<T = Done>(path: string, query: Query = {}): Promise<T> {
  return ask<T>("DELETE", path, undefined, query);
}

export type Query = Record<string, string | number | boolean | undefined>;

/** The address of a request, with the language the page is in. */
export function address(path: string, query: Query = {}): string {
  const all = Object.entries({ ...query, lang: spoken() }).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(all.map(([name, value]) => [name, String(value)]))}`;
}

/** Where the table's socket is. */
export function socketAddress(code: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(code)}`;
}

/** A key that nobody else makes: the same key acts once. Works without HTTPS, unlike `crypto.randomUUID`. */
export function newKey(): string {
  return [...randomBytes(16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** My share in the dice: a whole number that JSON carries exactly, never 0. */
export function newNumber(): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = randomBytes(6);
  return 1 + a + 256 * (b + 256 * (c + 256 * (d + 256 * (e + 256 * f))));
}

function randomBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  if (typeof crypto !== "undefined" && typeof crypto.getRandomValues === "function")
    return crypto.getRandomValues(bytes);
  return bytes.map(() => Math.floor(Math.random() * 256));
}

async function ask<T>(method: string, path: string, body: string | undefined, query: Query): Promise<T> {
  const answer = await answered(method, path, body, query);
  if (answer.status === 204) return undefined as T;
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Failure(answer.status, { error: "unreadable", message: say("page-error-server") });
  }
}

async function answered(method: string, path: string, body: string | undefined, query: Query): Promise<Response> {
  const writes = method !== "GET";
  if (writes && !csrf()) await fetchOnce("GET", "/api/me", undefined, {}); // it sets the cookie
  let answer = await fetchOnce(method, path, body, query);
  if (writes && answer.status === 403 && (await isCsrf(answer))) {
    await fetchOnce("GET", "/api/me", undefined, {}); // the cookie had run out
    answer = await fetchOnce(method, path, body, query);
  }
  if (!answer.ok) throw new Failure(answer.status, await problemOf(answer));
  return answer;
}

async function fetchOnce(method: string, path: string, body: string | undefined, query: Query): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  const token = csrf();
  if (method !== "GET" && token) headers[CSRF_HEADER] = token;
  try {
    return await fetch(address(path, query), {
      method,
      headers,
      body,
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Failure(0, { error: "offline", message: say("page-offline") });
  }
}

/** The server's own words, or ours if it had none: a proxy may have answered in its place. */
async function problemOf(answer: Response): Promise<Problem> {
  try {
    const found = (await answer.json()) as Partial<Problem>;
    if (typeof found.message === "string" && found.message)
      return { error: "unknown", ...found, message: found.message };
  } catch {
    // not JSON
  }
  const key =
    answer.status === 404 ? "page-error-missing" : answer.status === 429 ? "page-error-fast" : "page-error-server";
  return { error: `http-${answer.status}`, message: say(key) };
}

async function isCsrf(answer: Response): Promise<boolean> {
  const problem = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as Partial<Problem> & { detail?: string };
  return /csrf/i.test(`${problem.error} ${problem.message} ${problem.detail}`);
}

function csrf(): string {
  for (const part of document.cookie.split(";")) {
    const [name, value] = part.trim().split("=", 2);
    if (name === CSRF_COOKIE) return decodeURIComponent(value ?? "");
  }
  return "";
}
