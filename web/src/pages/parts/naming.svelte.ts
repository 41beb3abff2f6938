/** The name is asked once, at the first seat: `if (await naming.ask()) sit()`. NameQuestion.svelte shows the question. */

import { person } from "$lib/me.svelte";

class Naming {
  open = $state(false);
  #answer: ((named: boolean) => void) | undefined;

  /** Whether I have a name now; asks for one if not. */
  async ask(): Promise<boolean> {
    await person.known();
    if (person.name) return true;
    if (!person.me) return false;
    this.open = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  done(named: boolean): void {
    this.open = false;
    this.#answer?.(named);
    this.#answer = undefined;
  }
}

export const naming = new Naming();
