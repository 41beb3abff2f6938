/** What can be tapped on this board and what a tap does: the options of the decision, read for dice, tiles and workers. */

import type { RingState } from "$kit/Ring.svelte";
import { guard } from "$lib/guard.svelte";

import * as deciding from "../../table/deciding";
import type { Play } from "../../table/play.svelte";
import type { Option } from "../../table/wire";
import { Counting, type Counts } from "../parts/counting";
import { type Bonus, type Discordia, type Effect, TRACKS, type Track, valueOf, type Worker, WORKERS } from "./read";

/** Workers that are begun to be chosen: they stand as long as what is picked is what they went with. */
interface Begun {
  picked: deciding.Picked;
  crew: Counts<Worker>;
}

/** The fields that an own building or tower may be the value of; the first that is asked for counts. */
const HOUSE_FIELDS = ["cover", "replace", "ship", "building", "tower"] as const;
/** Of several things that can be done with a house, what costs no main action comes first. */
const FIRST = ["special_deploy", "tower_exchange"];

const crews = new Counting(WORKERS);

export class Taps {
  readonly #play: Play;
  #begun = $state.raw<Begun>();

  constructor(play: Play) {
    this.#play = play;
  }

  readonly options = $derived.by<readonly Option[]>(() =>
    this.#play.canChoose
      ? this.#play.model.choices.flatMap((choice) => (choice.kind === "list" ? choice.options : []))
      : [],
  );

  /** The one answer that is left, if the choice is complete. */
  readonly #answer = $derived.by<Option | undefined>(() => {
    const { model, picked, text } = this.#play;
    return text === undefined ? undefined : deciding.remaining(model, picked).find((option) => option.do === text);
  });

  /** Field by field, what is picked or settled by what is. */
  readonly said = $derived.by<Readonly<Record<string, string>>>(() => {
    const { picked, canChoose } = this.#play;
    if (!canChoose) return {};
    const begun = picked.values.length || picked.whole;
    return { ...(begun ? this.#answer?.fields : {}), ...Object.fromEntries(picked.values) };
  });

  get decision(): string {
    return this.#play.asked ? (this.#play.view?.prompt?.decision ?? "") : "";
  }

  #having(verb: string): readonly Option[] {
    return this.options.filter((option) => option.verb === verb);
  }

  can(verb: string): boolean {
    return this.#having(verb).length > 0;
  }

  /** How many different things a verb is offered for. */
  count(verb: string, field: string): number {
    return new Set(this.#having(verb).map((option) => option.fields?.[field])).size;
  }

  #isPicked(option: Option | undefined): boolean {
    return !!option && this.#play.begun && this.#play.text === option.do;
  }

  state(field: string, value: string): RingState {
    if (this.said[field] === value) return "chosen";
    return this.#play.lit(field).has(value) ? "legal" : "none";
  }

  tap(field: string, value: string): void {
    this.#play.choose(field, value);
  }

  #take(option: Option | undefined): void {
    if (option) this.#play.tap({ kind: "option", do: option.do });
  }

  /** Something that is done without saying more. */
  verbState(verb: string): RingState {
    const [option] = this.#having(verb);
    if (this.#isPicked(option)) return "chosen";
    return option ? "legal" : "none";
  }

  tapVerb(verb: string): void {
    this.#take(this.#having(verb)[0]);
  }

  // dice and columns

  #shown(die: string): number {
    const o = this.#play.view?.observation as Discordia | undefined;
    return o ? valueOf(o, die) : 0;
  }

  tapDie(die: string): void {
    const plain = this.#having("pick_die").find(
      ({ fields }) => fields?.["die"] === die && !Number(fields["change"] ?? 0),
    );
    if (plain) this.#take(plain);
    else this.tap("die", die);
  }

  /** The die that is being picked and the value it would have. */
  readonly picking = $derived.by<{ die: string; value: number } | undefined>(() => {
    const { die } = this.said;
    return die ? { die, value: this.#shown(die) + Number(this.said["change"] ?? 0) } : undefined;
  });

  #reaching(value: number): Option | undefined {
    const { die } = this.said;
    if (!die) return undefined;
    return this.#having("pick_die").find(
      ({ fields }) => fields?.["die"] === die && this.#shown(die) + Number(fields["change"] ?? 0) === value,
    );
  }

  /** A column that the die which is being picked can reach. */
  columnState(value: number): RingState {
    const way = this.#reaching(value);
    if (!way) return "none";
    return this.#isPicked(way) ? "chosen" : "legal";
  }

  tapColumn(value: number): void {
    this.#take(this.#reaching(value));
  }

  // the display

  tapDisplay(building: string): void {
    const free = this.options.find(({ fields }) => fields?.["building"] === building && !fields["cover"]);
    if (free) this.#take(free);
    else this.tap("building", building);
  }

  /** Whether a building that is picked goes, or may go, on a free place. */
  freeSlot(building: string): RingState {
    const free = this.options.find(
      ({ verb, fields }) => verb === "main_build" && fields?.["building"] === building && !fields["cover"],
    );
    if (!free) return "none";
    return this.#isPicked(free) ? "chosen" : "legal";
  }

  // the tile of a column

  #doing(effect: Effect, typeOf: (building: string) => string): readonly Option[] {
    if (effect.kind === "gain_star") return this.#having("main_stars");
    if (effect.kind === "gain_extension") return this.#having("main_extension");
    if (effect.kind !== "deploy") return [];
    return this.#having("main_deploy").filter(
      ({ fields }) => effect.target === "any" || typeOf(fields?.["building"] ?? "") === effect.target,
    );
  }

  actionState(effect: Effect, typeOf: (building: string) => string): RingState {
    const ways = this.#doing(effect, typeOf);
    const { picked } = this.#play;
    if (ways.some((way) => this.#isPicked(way))) return "chosen";
    if (ways[0] && picked.choice === `list:${ways[0].verb}` && !picked.values.length) return "chosen";
    return ways.length ? "legal" : "none";
  }

  tapAction(effect: Effect, typeOf: (building: string) => string): void {
    const ways = this.#doing(effect, typeOf);
    if (ways.length === 1) this.#take(ways[0]);
    else if (ways[0]) this.#play.tap({ kind: "choice", id: `list:${ways[0].verb}` });
  }

  // what stands in a city

  /** What can be done with a building or tower of one's own. */
  #ways(house: string): readonly Option[] {
    const { model, picked } = this.#play;
    const begun = this.#play.begun ? deciding.current(model, picked) : undefined;
    const { building, tower } = this.said;
    const over = (begun?.kind === "list" ? begun.options : []).filter(
      ({ fields }) =>
        (fields?.["cover"] === house && fields["building"] === building) ||
        (fields?.["replace"] === house && fields["tower"] === tower),
    );
    if (over.length) return over;
    return this.options
      .filter(({ fields }) =>
        HOUSE_FIELDS.some((one) => one !== "cover" && one !== "replace" && fields?.[one] === house),
      )
      .toSorted((a, b) => Number(FIRST.includes(b.verb)) - Number(FIRST.includes(a.verb)))
      .concat(
        this.decision === "place_anchor_shop" ? this.options.filter(({ fields }) => fields?.["cover"] === house) : [],
      );
  }

  houseState(house: string): RingState {
    const ways = this.#ways(house);
    if (ways.some((way) => this.#isPicked(way))) return "chosen";
    if (HOUSE_FIELDS.some((field) => this.said[field] === house)) return "chosen";
    return ways.length ? "legal" : "none";
  }

  /** Tapping again goes to the next thing that can be done with it. */
  tapHouse(house: string): void {
    const ways = this.#ways(house);
    const now = ways.findIndex((way) => this.#isPicked(way));
    this.#take(ways[(now + 1) % Math.max(1, ways.length)]);
  }

  // stars on a track

  /** The track that is asked about: what the question on top of the agenda was asked with. */
  readonly #asked = $derived.by<Track | undefined>(() => {
    if (this.decision !== "bonus_accept") return undefined;
    const o = this.#play.view?.observation as Discordia | undefined;
    const [, , args] = o?.agenda.at(-1) ?? [];
    return TRACKS.find((track) => args?.includes(track));
  });

  trackState(track: Track): RingState {
    if (this.#asked === track) return this.verbState("accept");
    return track === "upgrade" ? this.verbState("main_upgrade") : "none";
  }

  tapTrack(track: Track): void {
    this.tapVerb(this.#asked === track ? "accept" : "main_upgrade");
  }

  bagState(): RingState {
    return this.decision === "exchange_accept" ? this.verbState("accept") : "none";
  }

  // bonuses that wait

  #taking(bonus: Bonus): Option | undefined {
    return this.#having("take_bonus").find(
      ({ fields }) =>
        fields?.["bonus"] === bonus.kind && (fields["on"] ?? "") === bonus.on && Number(fields["n"] ?? 1) === bonus.n,
    );
  }

  bonusState(bonus: Bonus): RingState {
    const way = this.#taking(bonus);
    if (!way) return "none";
    return this.#isPicked(way) ? "chosen" : "legal";
  }

  tapBonus(bonus: Bonus): void {
    this.#take(this.#taking(bonus));
  }

  // workers

  readonly #crew = $derived.by(() => (this.#play.canChoose ? crews.choiceOf(this.#play.model) : undefined));
  readonly crew = $derived.by<Counts<Worker>>(() => {
    if (!this.#crew) return {};
    if (this.#begun?.picked === this.#play.picked) return this.#begun.crew;
    if (this.#crew.kind === "multiset") return this.#play.picked.counts;
    return this.#play.begun ? crews.of(this.#answer?.fields) : {};
  });

  workerState(worker: Worker): RingState {
    if (!this.#crew) return "none";
    if (this.crew[worker]) return "chosen";
    return crews.leads(this.#crew, { [worker]: 1 }) ? "legal" : "none";
  }

  tapWorker(worker: Worker): void {
    const play = this.#play;
    const choice = this.#crew;
    if (!choice || !guard.passes || play.busy) return;
    const crew = crews.tap(choice, this.crew, worker);
    const picked = crews.picked(play.model, choice, crew);
    this.#begun = { picked, crew };
    play.pick(picked);
  }
}
