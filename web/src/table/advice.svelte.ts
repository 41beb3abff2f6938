/** Advice: what a bot would do in my place, and why a bot did what it did. */

import { announcer } from "$lib/announce.svelte";
import { asFailure, post } from "$lib/api";
import { say } from "$lib/texts.svelte";

import * as deciding from "./deciding";
import type { Play } from "./play.svelte";
import { type Explanation, type Hint, type LogLine, plain } from "./wire";

/** What was asked about a line of the log: until it is found, or why it can't be said. */
export interface Why {
  line: number;
  found?: Explanation;
  failed?: string;
}

/** Whether reasons only say what differs: where the next best is about equal, they speak for neither. */
export function differs({ reasons, others }: Hint | Explanation): boolean {
  return reasons.length > 0 && others?.[0]?.equal === true;
}

/** A piece of advice for who listens. */
function heard(found: Hint | Explanation): string {
  const { parts, said, reasons } = found;
  const why = differs(found) ? [`${say("advice-differs")} ${reasons.join("; ")}`] : reasons;
  return [plain(parts), said, ...why].filter(Boolean).join(". ");
}

export class Advice {
  hint = $state.raw<Hint>();
  thinking = $state(false);
  why = $state.raw<Why>();

  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Whether a bot may be asked now. */
  get offered(): boolean {
    const { table } = this.#play.live;
    return this.#play.asked && table?.settings.hints === true && !table.lacks?.includes("hints");
  }

  /** What a bot would do: its choice is picked, and can be changed for one of the others. */
  async ask(): Promise<void> {
    const play = this.#play;
    const { seat, view } = play.live;
    if (this.thinking || !this.offered) return;
    this.thinking = true;
    try {
      const hint = await post<Hint>(`${play.live.path}/hint`, { seat });
      if (play.live.seat !== seat || play.live.view?.version !== view?.version) return; // the table has moved on
      this.hint = hint;
      this.take(hint.do);
      announcer.tell(heard(hint));
    } catch (thrown) {
      const failure = asFailure(thrown);
      play.refuse(failure.message, failure.rule);
    } finally {
      this.thinking = false;
    }
  }

  /** One of the options that were weighed is mine now. */
  take(action: string): void {
    const picked = deciding.pickText(this.#play.model, action);
    if (picked !== deciding.NOTHING) this.#play.pick(picked);
  }

  drop(): void {
    this.hint = undefined;
  }

  /** Whether a line tells of a bot, and a bot may be asked why: where one person plays, and at any table afterwards. */
  explains(line: LogLine): boolean {
    const { table } = this.#play.live;
    if (!table?.code || line.heading || table.seats.find((one) => one.seat === line.seat)?.kind !== "bot") return false;
    if (table.status === "finished") return true;
    return table.status === "running" && table.seats.filter((one) => one.kind !== "bot" || one.stands_in).length === 1;
  }

  /** Why did it do that? Asked again about the same line, the answer is put away. */
  async explain(line: number): Promise<void> {
    if (this.why?.line === line) {
      this.why = undefined;
      return;
    }
    const { path, seat } = this.#play.live;
    const asked: Why = { line };
    this.why = asked;
    let answer: Why;
    try {
      const found = await post<Explanation>(`${path}/explain`, { seat, line });
      answer = { line, found };
      announcer.tell(heard(found));
    } catch (thrown) {
      answer = { line, failed: asFailure(thrown).message };
      announcer.tell(answer.failed ?? "");
    }
    if (this.why === asked) this.why = answer;
  }
}
