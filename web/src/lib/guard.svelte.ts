/** Holds taps back just after others changed the screen: such a tap may be meant for what stood there before. */

const HOLD = 250;

class Guard {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Others changed what is on the screen. While taps are held back, the page's root carries `data-held`. */
  changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.release(), HOLD);
    document.documentElement.dataset.held = "";
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    delete document.documentElement.dataset.held;
  }

  /** Whether a tap counts. */
  get passes(): boolean {
    return this.#timer === undefined;
  }
}

export const guard = new Guard();
