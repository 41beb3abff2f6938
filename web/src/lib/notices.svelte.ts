/** Short notices that come and go at the edge of the page; they never ask anything. */

import { announcer } from "./announce.svelte";
import type { IconName } from "./icons";

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "error";
  icon?: IconName;
  action?: { text: string; run: () => void };
  /** it is said elsewhere */
  silent?: boolean;
}

const STAYS = 6000;

class Notices {
  shown = $state<Notice[]>([]);
  #last = 0;
  #decisions = $state(0);

  /** They stand at the upper edge: at the lower one somebody decides. */
  get high(): boolean {
    return this.#decisions > 0;
  }

  /** Leave the lower edge to a decision; returns what gives it back. */
  makeRoom(): () => void {
    this.#decisions++;
    return () => this.#decisions--;
  }

  /** Show a notice; with an action, or as an error, it stays until it is closed. */
  show(text: string, more: Partial<Omit<Notice, "id" | "text">> = {}): number {
    const id = ++this.#last;
    const notice: Notice = { id, text, kind: "plain", ...more };
    this.shown = [...this.shown.slice(-2), notice];
    if (notice.kind === "error" && !notice.silent) announcer.urge(text);
    else if (!notice.silent) announcer.tell(text);
    if (notice.kind === "plain" && !notice.action) setTimeout(() => this.close(id), STAYS);
    return id;
  }

  close(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
