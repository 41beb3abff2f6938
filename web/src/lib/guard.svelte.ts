/** Nothing moves under a finger: a tap just after a change that others caused may be meant for what stood there before. */

const HOLD = 250;

class Guard {
  #changed = -Infinity;

  /** Others changed what is on the screen. */
  changed(now = performance.now()): void {
    this.#changed = now;
  }

  /** Whether a tap counts. */
  passes(now = performance.now()): boolean {
    return now - this.#changed >= HOLD;
  }
}

export const guard = new Guard();
