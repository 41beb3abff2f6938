/** Who I am to the server: a guest with a name, or an account; and whether the server has moved on without this page. */

import {
  type Adopt,
  asFailure,
  del,
  type Failure,
  get,
  type Me,
  type NewPassword,
  post,
  put,
  type Notify,
  type SetMe,
} from "./api";
import { resubscribe, unsubscribe } from "./push";
import { spoken } from "./texts.svelte";

class Person {
  /** What the server said last; nothing until it was asked. */
  me = $state.raw<Me>();
  failure = $state.raw<Failure>();
  /** Another version of the server answers than the one this page was loaded from. */
  updated = $state(false);
  #version = "";
  #loading: Promise<void> | undefined;

  get name(): string {
    return this.me?.name ?? "";
  }

  get host(): boolean {
    return this.me?.host ?? false;
  }

  /** Ask who I am, once for all who ask at the same time. */
  load(): Promise<void> {
    this.#loading ??= this.#ask(() => get<Me>("/api/me")).finally(() => (this.#loading = undefined));
    return this.#loading;
  }

  /** Ask unless it is known. */
  async known(): Promise<void> {
    if (!this.me) await this.load();
  }

  async rename(name: string): Promise<void> {
    this.#take(await post<Me>("/api/me", { name: name.trim(), lang: spoken() } satisfies SetMe));
  }

  /** The server writes notices in the language the page is in; a stranger's is not kept. */
  async speaks(): Promise<void> {
    if (this.me?.name && this.me.lang !== spoken()) await this.rename(this.me.name);
  }

  async notify(how: Notify): Promise<void> {
    await put("/api/me/notify", how);
    await this.load();
  }

  async signUp(login: string, password: string): Promise<void> {
    this.#take(await post<Me>("/api/me/account", { login, password }));
  }

  async signIn(login: string, password: string): Promise<void> {
    this.#take(await post<Me>("/api/me/login", { login, password }));
    await this.#subscribeAgain();
  }

  async changePassword(old: string, password: string): Promise<void> {
    this.#take(await post<Me>("/api/me/password", { old, password } satisfies NewPassword));
    await this.#subscribeAgain();
  }

  /** Log out in all other browsers. */
  async endElsewhere(): Promise<void> {
    this.#take(await del<Me>("/api/me/sessions"));
    await this.#subscribeAgain();
  }

  /** This browser is nobody's any more: it is told of no turn either. */
  async signOut(): Promise<void> {
    await unsubscribe().catch(() => undefined);
    await post("/api/me/logout");
    await this.load();
  }

  /** Go on as whoever made this personal link; `leave`: also if I sit somewhere as who I am now. */
  async adopt(token: string, leave = false): Promise<void> {
    this.#take(await post<Me>("/api/me/adopt", { token, leave } satisfies Adopt));
  }

  async remove(): Promise<void> {
    await del("/api/me");
    await this.load();
  }

  /** The version that a server's greeting names; a page of another one asks to be reloaded. */
  hears(version: string): void {
    this.#version ||= version;
    this.updated = version !== this.#version;
  }

  /** The server has forgotten which browsers to tell of turns; this one is told on. */
  async #subscribeAgain(): Promise<void> {
    if (this.me?.notify.browser) await resubscribe().catch(() => undefined);
  }

  #take(me: Me): void {
    this.me = me;
    this.failure = undefined;
    this.hears(me.version);
  }

  async #ask(question: () => Promise<Me>): Promise<void> {
    try {
      this.#take(await question());
    } catch (thrown) {
      this.failure = asFailure(thrown);
    }
  }
}

export const person = new Person();
