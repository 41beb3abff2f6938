/** What can be tapped on this board and what a tap does: values of the decision's fields, each where its thing lies. */

import type { RingState } from "$kit/Ring.svelte";

import * as deciding from "../../table/deciding";
import type { Play } from "../../table/play.svelte";
import { CITIES, JOBS, type Place, PLACES } from "./read";

export class Taps {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Field by field, what is picked or settled by what is. */
  readonly #said = $derived.by<Readonly<Record<string, string>>>(() => {
    const { model, picked, text, canChoose } = this.#play;
    if (!canChoose) return {};
    const whole = text === undefined ? undefined : deciding.remaining(model, picked)[0];
    return { ...(picked.values.length || picked.whole ? whole?.fields : {}), ...Object.fromEntries(picked.values) };
  });

  state(field: string, value: string): RingState {
    if (this.#said[field] === value) return "chosen";
    return this.#play.lit(field).has(value) ? "legal" : "none";
  }

  tap(field: string, value: string): void {
    this.#play.choose(field, value);
  }

  get decision(): string {
    return this.#play.asked ? (this.#play.view?.prompt?.decision ?? "") : "";
  }

  // a place of work: where peasants are sent, or where somebody else's are sabotaged

  #placeField(place: Place): readonly [field: string, value: string] {
    return this.decision === "sabotage" ? ["place", place] : ["job", JOBS[PLACES.indexOf(place)] ?? ""];
  }

  placeState(place: Place): RingState {
    return this.state(...this.#placeField(place));
  }

  tapPlace(place: Place): void {
    this.tap(...this.#placeField(place));
  }

  /** What to ask about a place that can't be chosen. */
  placeQuestion(place: Place): string {
    const [field, value] = this.#placeField(place);
    return this.decision === "sabotage" ? `sabotage ${field}=${value}` : `place_free ${field}=${value}`;
  }

  // a city: a target, or a King to be crowned

  #cityField(place: number): readonly [field: string, value: string] {
    const crowning = this.decision === "name_king_of_kings" || this.decision === "offer_crown";
    return crowning ? ["king", String(place)] : ["city", CITIES[place] ?? ""];
  }

  cityState(place: number): RingState {
    return this.state(...this.#cityField(place));
  }

  tapCity(place: number): void {
    this.tap(...this.#cityField(place));
  }

  // how many peasants go: the nth from the end of the housing track

  /** The state of the one who leaves as the nth. */
  leavingState(nth: number): RingState {
    const count = Number(this.#said["count"] ?? 0);
    if (nth <= count) return "chosen";
    return this.#play.lit("count").has(String(nth)) ? "legal" : "none";
  }

  tapLeaving(nth: number): void {
    this.tap("count", String(nth));
  }
}
