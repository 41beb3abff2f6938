/** What a new view brings: it goes to the stage, and what happened is said aloud and heard. */

import { announcer } from "$lib/announce.svelte";
import { notices } from "$lib/notices.svelte";
import { say } from "$lib/texts.svelte";

import type { Play } from "./play.svelte";
import { seals, SEALS_APART } from "./seatlook";
import { play as sound, shake } from "./sounds";
import { toldBy } from "./story";
import { type GameView, isAwaited, type LogLine, plain } from "./wire";

export class Following {
  readonly #play: Play;
  /** The last line that was told. */
  #told = -1;
  /** Plans that were dropped, and it was said. */
  #dropped: ReadonlySet<string> = new Set();
  /** The line was lost since the last view. */
  #lost = false;

  constructor(play: Play) {
    this.#play = play;
  }

  /** The line to the server is lost: what happens meanwhile is told in a few words. */
  lose(): void {
    this.#lost = this.#play.live.view !== undefined;
  }

  /** `other`: the table is seen with other eyes than before. */
  hear(view: GameView, before: GameView | undefined, other: boolean): void {
    const { log } = this.#play.live;
    const fresh = other ? [] : log.filter((line) => line.n > this.#told);
    this.#show(view, fresh, other || view.log_from <= this.#told);
    this.#told = log.at(-1)?.n ?? -1;
    for (const line of fresh) if (!line.heading) announcer.tell(plain(line.parts));
    this.#call(view, before, other);
    if (document.visibilityState === "visible") this.#play.back.remember();
  }

  /** Hand a view to the stage. `jump`: it does not go on from the one before, as after an undo. */
  #show(view: GameView, fresh: readonly LogLine[], jump: boolean): void {
    const { stage, stories, extras, back } = this.#play;
    const away = this.#lost;
    this.#lost = false;
    if (jump || away) {
      stage.jump(view);
      if (away) back.comeBack();
      return;
    }
    const opened = stage.view ? seals(stage.view, fresh, []).length * SEALS_APART : 0;
    stage.take({
      view,
      lines: fresh,
      stories: toldBy(stories, fresh),
      beat: Math.max(opened, ...extras.cues(fresh).map((cue) => cue.beat ?? 0)),
    });
  }

  /** My turn, and plans that came to nothing: both are said at once. */
  #call(view: GameView, before: GameView | undefined, other: boolean): void {
    const { coach, running } = this.#play;
    const wasAwaited = !!before && isAwaited(before);
    const anew = before?.prompt?.decision !== view.prompt?.decision;
    if (anew) coach.wanted = undefined;
    const urgent = (view.dropped ?? []).filter((sentence) => !this.#dropped.has(sentence));
    this.#dropped = new Set(view.dropped ?? []);
    for (const sentence of urgent) notices.show(sentence, { silent: true, icon: "warning" });
    if (running && isAwaited(view) && (other || !wasAwaited || anew)) {
      coach.meet();
      urgent.push(say("table-your-turn-said", { title: view.prompt?.title ?? "" }));
      if (!wasAwaited || other) {
        sound("horn");
        shake();
      }
    }
    if (urgent.length) announcer.urge(urgent.join(" "));
  }
}
