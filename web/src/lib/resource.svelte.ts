/** Something the server has, as a page holds it: not there yet, there, or why not. What is there stays when a later try fails. */

import { asFailure, type Failure } from "./api";

export class Resource<T> {
  value = $state.raw<T>();
  failure = $state.raw<Failure>();
  loading = $state(false);
  readonly #ask: () => Promise<T>;
  #turn = 0;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  /** Ask (again); the answer to an older question is dropped. */
  async load(): Promise<void> {
    const turn = ++this.#turn;
    this.loading = true;
    try {
      const value = await this.#ask();
      if (turn !== this.#turn) return;
      this.value = value;
      this.failure = undefined;
    } catch (thrown) {
      if (turn === this.#turn) this.failure = asFailure(thrown);
    } finally {
      if (turn === this.#turn) this.loading = false;
    }
  }
}
