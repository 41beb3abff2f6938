/** What can be tapped on this board and what a tap does: values of the decision's fields, each where its thing lies. */

import type { RingState } from "$kit/Ring.svelte";

import * as deciding from "../../table/deciding";
import type { Play } from "../../table/play.svelte";
import type { Option } from "../../table/wire";
import { type Cell, cellKey } from "./read";

type Fields = Readonly<Record<string, string>>;
/** Options that name a site itself, not somebody who stands there. */
const OF_SITES = ["visit_site", "solo_neighbour", "choose_mothership"];
const ON_TILES = ["construct", "activate", "copy_building"];

/** A place of a city that can be chosen, and what the server says of it. */
export interface Offer {
  state: RingState;
  note: string;
}

export class Taps {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly #options = $derived.by<Option[]>(() =>
    this.#play.canChoose
      ? this.#play.model.choices.flatMap((choice) => (choice.kind === "list" ? choice.options : []))
      : [],
  );

  /** Field by field, what is picked or settled by what is. */
  readonly #said = $derived.by<Fields>(() => {
    const { model, picked, text, canChoose } = this.#play;
    if (!canChoose) return {};
    const whole = text === undefined ? undefined : deciding.remaining(model, picked)[0];
    return { ...(picked.values.length || picked.whole ? whole?.fields : {}), ...Object.fromEntries(picked.values) };
  });

  get decision(): string {
    return this.#play.asked ? (this.#play.view?.prompt?.decision ?? "") : "";
  }

  said(field: string): string | undefined {
    return this.#said[field];
  }

  /** Whether an option goes with what is picked, but for these fields. */
  #fits(option: Option, ...but: string[]): boolean {
    if (this.#play.picked.choice !== `list:${option.verb}`) return true;
    return this.#play.picked.values.every(
      ([field, value]) => but.includes(field) || (option.fields?.[field] ?? "") === value,
    );
  }

  #find(of: (fields: Fields, option: Option) => boolean, ...but: string[]): Option[] {
    return this.#options.filter((option) => of(option.fields ?? {}, option) && this.#fits(option, ...but));
  }

  state(field: string, value: string): RingState {
    if (this.#said[field] === value) return "chosen";
    return this.#play.lit(field).has(value) ? "legal" : "none";
  }

  tap(field: string, value: string): void {
    this.#play.choose(field, value);
  }

  // what is done by one word

  verbState(verb: string): RingState {
    if (!this.#options.some((option) => option.verb === verb)) return "none";
    return this.#play.begun && this.#play.text === verb ? "chosen" : "legal";
  }

  tapVerb(verb: string): void {
    this.#play.tap({ kind: "option", do: verb });
  }

  /** What the server says beside an action that stands alone. */
  noteOf(verb: string): string {
    return this.#options.find((option) => option.do === verb)?.note ?? "";
  }

  // workers: sent to a site, put on a seat of power, raised

  /** The die in hand, whatever is to become of it. */
  get held(): string | undefined {
    return this.#said["worker"] ?? this.#said["freeman"];
  }

  workerState(token: string, site: number): RingState {
    const isHere = (fields: Fields) => (fields["freeman"] === token ? Number(fields["site"] ?? 0) === site : !site);
    if (this.#isMeant(token, site)) return "chosen";
    const named = this.#find(
      (fields) => (fields["worker"] === token || fields["freeman"] === token) && isHere(fields),
      "worker",
      "freeman",
      "site",
      "x",
      "y",
    );
    return named.length ? "legal" : "none";
  }

  /** Dice of one face may stand in several places. */
  #isMeant(token: string, site: number): boolean {
    const { freeman, site: there } = this.#said;
    if (site) return freeman === token && there === String(site);
    return this.held === token && !(freeman === token && Number(there ?? 0) > 0);
  }

  tapWorker(token: string, site: number): void {
    const seat = this.#play.picked.choice === "list:complete_district";
    const sent = this.#options.some((option) => option.fields?.["worker"] === token);
    if (sent && !seat) return this.tap("worker", token);
    this.tap("freeman", token);
    const placed = this.#options.some(
      (option) => option.fields?.["freeman"] === token && option.fields["site"] !== undefined,
    );
    if (placed) this.tap("site", String(site));
  }

  // sites

  #visits(site: number): Option[] {
    const all = this.#options.filter(
      (option) => OF_SITES.includes(option.verb) && option.fields?.["site"] === String(site),
    );
    const { held } = this;
    const his = all.filter((option) => option.fields?.["worker"] === held);
    return held && all.some((option) => option.fields?.["worker"]) ? his : all;
  }

  siteState(site: number): RingState {
    const { choice } = this.#play.picked;
    const meant = OF_SITES.some((verb) => choice === `list:${verb}`) || this.#play.model.choices.length === 1;
    if (meant && this.#said["site"] === String(site) && this.decision !== "capricorn_raise") return "chosen";
    return this.#visits(site).length ? "legal" : "none";
  }

  /** What going there costs and brings, once it is said who goes. */
  siteNote(site: number): string {
    const [one, ...more] = this.#visits(site);
    const open = one?.fields?.["worker"] !== undefined && !this.held;
    return open || more.length ? "" : (one?.note ?? "");
  }

  tapSite(site: number): void {
    const { held } = this;
    this.tap("site", String(site));
    const goes = this.#options.some((option) => option.fields?.["worker"] === held && option.fields?.["site"]);
    if (held && goes && this.#said["worker"] !== held) this.tap("worker", held);
  }

  // tiles of the market, and those kept beside the board

  #built(tile: string, reserved: boolean, face = ""): Option[] {
    return this.#find(
      (fields, option) =>
        fields["tile"] === tile &&
        (option.verb === "reserve_tile" ||
          (option.verb === "construct" &&
            (fields["reserved"] === "yes") === reserved &&
            (!face || fields["face"] === face))),
      "tile",
      "face",
      "reserved",
      "x",
      "y",
    );
  }

  tileState(tile: string, reserved = false, face = ""): RingState {
    const found = this.#built(tile, reserved, face);
    if (!found.length) return "none";
    const said = this.#said;
    const same = said["tile"] === tile && (said["reserved"] === "yes") === reserved;
    return same && (!face || said["face"] === face) ? "chosen" : "legal";
  }

  /** Without a face it is built as a building, if that can be. A cell that is chosen stays chosen. */
  tapTile(tile: string, reserved = false, face = ""): void {
    if (!this.#options.some((option) => option.verb === "construct")) return this.tap("tile", tile);
    const wanted = face || (this.#built(tile, reserved, "building").length ? "building" : "farm");
    const { x, y } = this.#said;
    this.#build({ tile, face: wanted, reserved: reserved ? "yes" : "", ...(x && y ? { x, y } : {}) });
  }

  /** Pick what is wanted field by field; what it comes to as a whole, if that is one thing. */
  #build(wanted: Fields): void {
    const goes = (option: Option) =>
      option.verb === "construct" &&
      Object.entries(wanted).every(([field, value]) => (option.fields?.[field] ?? "") === value);
    const found = this.#options.filter(goes);
    if (found.length === 1 && found[0]) return this.#play.tap({ kind: "option", do: found[0].do });
    for (const [field, value] of Object.entries(wanted)) this.tap(field, value);
  }

  // places of a city

  /** The cells that can be chosen, with what the server says of them: nothing while it depends on more. */
  readonly cells = $derived.by<ReadonlyMap<string, Offer>>(() =>
    this.#places((option) => ON_TILES.includes(option.verb) && this.#isOfTile(option)),
  );

  /** Whether an option builds the tile that is said, with that face; whatever it is if nothing is said. */
  #isOfTile({ verb, fields = {} }: Option): boolean {
    const { tile, face, reserved = "" } = this.#said;
    if (verb !== "construct" || tile === undefined) return true;
    const same = fields["tile"] === tile && (fields["reserved"] ?? "") === reserved;
    return same && (face === undefined || fields["face"] === face);
  }

  /** Seats of power that a die can be put on. */
  readonly powerSeats = $derived.by<ReadonlyMap<string, Offer>>(() => {
    const { held } = this;
    const all = this.#options.filter((option) => option.verb === "complete_district");
    const his = held ? all.filter((option) => option.fields?.["freeman"] === held) : all;
    return this.#places((option) => his.includes(option));
  });

  #places(which: (option: Option) => boolean): Map<string, Offer> {
    const found = new Map<string, Option[]>();
    for (const option of this.#options) {
      const { x, y } = option.fields ?? {};
      if (x === undefined || y === undefined || !which(option)) continue;
      const key = `${x},${y}`;
      found.set(key, [...(found.get(key) ?? []), option]);
    }
    const chosen = `${this.#said["x"]},${this.#said["y"]}`;
    return new Map(
      [...found].map(([key, options]) => {
        const [one] = options;
        const same = options.every((option) => option.note === one?.note);
        return [key, { state: key === chosen ? "chosen" : "legal", note: (same && one?.note) || "" }];
      }),
    );
  }

  tapCell(cell: Cell): void {
    const [x, y] = [String(cell.x), String(cell.y)];
    const { tile, face } = this.#said;
    if (this.decision === "construct" && tile && face)
      return this.#build({ tile, face, reserved: this.#said["reserved"] ?? "", x, y });
    this.tap("x", x);
    this.tap("y", y);
  }

  tapSeat(cell: Cell): void {
    const { held } = this;
    const mine = this.#options.filter(
      ({ verb, fields }) =>
        verb === "complete_district" &&
        fields &&
        cellKey({ x: Number(fields["x"]), y: Number(fields["y"]) }) === cellKey(cell),
    );
    const wanted = mine.find((option) => option.fields?.["freeman"] === held) ?? mine[0];
    if (!wanted) return;
    if (mine.length === 1 || wanted.fields?.["freeman"] === held)
      return this.#play.tap({ kind: "option", do: wanted.do });
    this.#play.tap({ kind: "choice", id: "list:complete_district" });
    this.tapCell(cell);
  }

  /** What to ask about a cell that can't be built on. */
  cellQuestion({ x, y }: Cell): string {
    if (this.decision !== "construct") return "";
    const said = this.#said;
    const any = this.#options.find((option) => option.verb === "construct")?.fields;
    const [tile, face] = [said["tile"] ?? any?.["tile"], said["face"] ?? any?.["face"]];
    return tile && face ? `construct tile=${tile} face=${face} x=${x} y=${y}` : "";
  }

  /** What to ask about a tile that can't be built as a building. */
  tileQuestion(tile: string): string {
    if (this.decision !== "construct") return "";
    const any = this.#options.find((option) => option.verb === "construct")?.fields;
    return any ? `construct tile=${tile} face=building x=${any["x"]} y=${any["y"]}` : "";
  }

  /** What to ask about a site where nobody in hand can go. */
  siteQuestion(site: number): string {
    if (this.decision !== "choose_action" || !this.held) return "";
    return `visit_site worker=${this.held} site=${site}`;
  }
}
