/**
 * What can be tapped on this board and what a tap does. Options name things by their fields; the board knows a thing by
 * what it is (`place`, `item`, `unit` …), whatever the field is called that holds it.
 */

import type { RingState } from "$kit/Ring.svelte";

import * as deciding from "../../table/deciding";
import type { Play } from "../../table/play.svelte";
import type { Option } from "../../table/wire";
import { CARD_USES, TECHNOLOGY_USES } from "./cards";

export type Kind = "place" | "item" | "seat" | "card" | "number" | "word";

/** Verbs that could be done almost anywhere at any time: nothing glows for them until one of them is begun. */
const QUIET: readonly string[] = [
  ...CARD_USES,
  "dismiss",
  "disband",
  ...TECHNOLOGY_USES,
  "produce_points",
  "flip_token",
  "convert_point",
  "toggle_place",
  "direct_support",
  // purchases begin at their stall, or with a place that lies open
  "recruit",
  "build_building",
  "upgrade_building",
  "repair",
  "build_transport",
  "upgrade_transport",
  "build_siege",
  "upgrade_siege",
  "promote_captain",
  "ransom",
  "redeploy_surrendered",
  "buy_back",
];
/** What belongs to a card, a technology or a pact rather than to a place. */
const USES: readonly string[] = [...CARD_USES, ...TECHNOLOGY_USES, "toggle_place", "direct_support"];
const SEATED = ["player", "owner", "ally", "supported", "seat", "giver", "taker", "side", "opponent", "captor"];
const CARDS = ["card", "other"];
const ITEM = /^[cmwge]\d+$/;

/** The field that says where something goes. */
const GOAL = "to";

interface Way {
  choice: string;
  field: string;
  value: string;
}

export class Taps {
  readonly #play: Play;
  readonly #isPlace: (value: string) => boolean;

  constructor(play: Play, isPlace: (value: string) => boolean) {
    this.#play = play;
    this.#isPlace = isPlace;
  }

  /** All that can be done now, answers first, then what is open at any time. */
  readonly options = $derived.by<Option[]>(() => {
    const { model, canChoose } = this.#play;
    if (!canChoose) return [];
    return [...model.choices.flatMap((choice) => (choice.kind === "list" ? choice.options : [])), ...model.asides];
  });

  readonly #byVerb = $derived.by<ReadonlyMap<string, Option[]>>(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.options) {
      const same = found.get(option.verb);
      if (same) same.push(option);
      else found.set(option.verb, [option]);
    }
    return found;
  });

  get decision(): string {
    return this.#play.asked ? (this.#play.view?.prompt?.decision ?? "") : "";
  }

  kindOf(field: string, value: string): Kind {
    if (SEATED.includes(field)) return "seat";
    if (CARDS.includes(field)) return "card";
    if (field === "kingdom") return "word"; // one of them has the name of a place
    if (this.#isPlace(value)) return "place";
    if (ITEM.test(value)) return "item";
    return /^-?\d+$/.test(value) ? "number" : "word";
  }

  /** How each thing can be picked. The choice that is begun goes first, and alone where it is one of the quiet ones. */
  readonly #ways = $derived.by<ReadonlyMap<string, readonly Way[]>>(() => {
    const { model, picked, canChoose } = this.#play;
    const found = new Map<string, Way[]>();
    if (!canChoose) return found;
    const building = deciding.current(model, picked)?.id ?? "";
    const lists = model.choices.filter((choice) => choice.kind === "list");
    const loud = lists.filter(({ id }) => !QUIET.includes(id.replace("list:", "")));
    const open = picked.choice ? lists.filter(({ id }) => id === building || loud.some((one) => one.id === id)) : loud;
    const heard = (open.length ? open : lists).toSorted(
      (a, b) => Number(b.id === building) - Number(a.id === building),
    );
    for (const choice of heard) {
      const values = choice.id === building ? picked.values : [];
      const seen = new Set<string>();
      const goes = this.#isSettled(choice, values);
      for (const { fields = {} } of choice.options) {
        const off = values.filter(([field, value]) => (fields[field] ?? "") !== value);
        if (off.length > 1) continue;
        const [only] = off;
        for (const [field, value] of only ? [[only[0], fields[only[0]] ?? ""] as const] : Object.entries(fields)) {
          if (!value || (field === GOAL && !goes) || seen.has(`${field} ${value}`)) continue;
          seen.add(`${field} ${value}`);
          const key = `${this.kindOf(field, value)} ${value}`;
          found.set(key, [...(found.get(key) ?? []), { choice: choice.id, field, value }]);
        }
      }
    }
    return found;
  });

  /** Whether it is settled what goes, so that it can be asked where it goes. */
  #isSettled(choice: deciding.ListChoice, values: deciding.Picked["values"]): boolean {
    const left = deciding.fitting(
      choice,
      values.filter(([field]) => field !== GOAL),
    );
    const [first] = left;
    return left.every(({ fields = {} }) =>
      Object.keys(fields).every((field) => field === GOAL || fields[field] === first?.fields?.[field]),
    );
  }

  /** Whether a thing can be picked for several choices, none of which is begun: then it is to be asked for which. */
  isAmbiguous(kind: Kind, value: string): boolean {
    if (this.#play.picked.choice) return false;
    return new Set((this.#ways.get(`${kind} ${value}`) ?? []).map(({ choice }) => choice)).size > 1;
  }

  /** What is picked, or settled by what is. */
  readonly #said = $derived.by<ReadonlyMap<string, string>>(() => {
    const { model, picked, text, canChoose } = this.#play;
    if (!canChoose) return new Map();
    const touched = picked.values.length || picked.whole;
    const whole = touched && text !== undefined ? deciding.remaining(model, picked)[0]?.fields : undefined;
    return new Map([...Object.entries(whole ?? {}), ...picked.values]);
  });

  readonly #chosen = $derived.by<ReadonlySet<string>>(
    () => new Set([...this.#said].map(([field, value]) => `${this.kindOf(field, value)} ${value}`)),
  );

  said(field: string): string | undefined {
    return this.#said.get(field);
  }

  /** Whether a thing can be picked or is. `field` narrows it to what is asked under this name. */
  state(kind: Kind, value: string, field?: string): RingState {
    const ways = this.#ways.get(`${kind} ${value}`) ?? [];
    if (field ? this.#said.get(field) === value : this.#chosen.has(`${kind} ${value}`)) return "chosen";
    return (field ? ways.some((way) => way.field === field) : ways.length) ? "legal" : "none";
  }

  /** The values of a kind that can be picked now. */
  lit(kind: Kind): string[] {
    const start = `${kind} `;
    return [...this.#ways.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  }

  /** Whether one of these is still to be picked for what is begun. */
  awaits(...fields: readonly string[]): boolean {
    const { picked } = this.#play;
    if (!picked.choice && !picked.values.length) return false;
    return [...this.#ways.values()]
      .flat()
      .some(({ field, choice }) => fields.includes(field) && !this.#said.has(field) && choice === this.#building);
  }

  get #building(): string {
    return deciding.current(this.#play.model, this.#play.picked)?.id ?? "";
  }

  /** Pick a thing: for what is asked next, not for what is settled already, as far as there is a choice. */
  tap(kind: Kind, value: string, field?: string): void {
    const ways = (this.#ways.get(`${kind} ${value}`) ?? []).filter((way) => !field || way.field === field);
    const way = ways.find((one) => !this.#said.has(one.field)) ?? ways[0];
    if (!way) return;
    if (
      this.#play.picked.choice !== way.choice &&
      deciding.current(this.#play.model, this.#play.picked)?.id !== way.choice
    )
      this.#play.tap({ kind: "choice", id: way.choice });
    this.#play.choose(way.field, way.value);
  }

  // by verb: for what stands in a list of its own, such as a stall of the market or a clause of a pact

  of(verb: string, fields: Readonly<Record<string, string | number>> = {}): Option[] {
    const all = this.#byVerb.get(verb) ?? [];
    const wanted = Object.entries(fields).map(([field, value]) => [field, String(value)] as const);
    if (!all.length || !wanted.length) return all;
    return all.filter((option) => wanted.every(([field, value]) => (option.fields?.[field] ?? "") === value));
  }

  can(verb: string, fields: Readonly<Record<string, string | number>> = {}): boolean {
    return this.of(verb, fields).length > 0;
  }

  verbState(verb: string, fields: Readonly<Record<string, string | number>> = {}): RingState {
    const found = this.of(verb, fields);
    if (!found.length) return "none";
    const { picked, text } = this.#play;
    if (text !== undefined && found.some((option) => option.do === text) && (picked.whole || picked.values.length))
      return "chosen";
    const begun = picked.choice === `list:${verb}`;
    const same = Object.entries(fields).every(([field, value]) => this.#said.get(field) === String(value));
    return begun && same && (Object.keys(fields).length || !picked.values.length) ? "chosen" : "legal";
  }

  /** Begin a verb with some of its fields; where only one option is left it is picked whole. */
  begin(verb: string, fields: Readonly<Record<string, string | number>> = {}): void {
    const found = this.of(verb, fields);
    const [only] = found;
    if (!only) return;
    if (found.length === 1) return this.#play.tap({ kind: "option", do: only.do });
    if (this.#play.picked.choice !== `list:${verb}`) this.#play.tap({ kind: "choice", id: `list:${verb}` });
    for (const [field, value] of Object.entries(fields)) this.#play.choose(field, String(value));
  }

  /** The text of the choice being made with this thing in it: for the question why it can't be. */
  question(kind: Kind, value: string): string {
    const { model, picked } = this.#play;
    const choice = deciding.current(model, picked);
    if (!this.#play.asked || choice?.kind !== "list") return "";
    const fields = choice.options[0]?.fields ?? {};
    const open = Object.keys(fields).filter((name) => this.kindOf(name, fields[name] ?? "") === kind);
    const field = open.find((name) => !picked.values.some(([one]) => one === name)) ?? open[0];
    if (!field) return "";
    const said = picked.values.filter(([one]) => one !== field).map(([one, of]) => `${one}=${of}`);
    return [choice.id.replace("list:", ""), ...said, `${field}=${value}`].join(" ");
  }

  /** The verbs that can be begun with a thing, whether it glows for them or not. */
  verbsFor(kind: Kind, value: string): { verb: string; field: string }[] {
    const found = new Map<string, string>();
    for (const { verb, fields = {}, aside } of this.options) {
      if (aside || found.has(verb) || USES.includes(verb)) continue;
      const field = Object.keys(fields).find((name) => fields[name] === value && this.kindOf(name, value) === kind);
      if (field) found.set(verb, field);
    }
    return [...found].map(([verb, field]) => ({ verb, field }));
  }

  /** What the server says beside an option, if all that are left say the same. */
  note(verb: string, fields: Readonly<Record<string, string | number>> = {}): string {
    const [first, ...more] = this.of(verb, fields).map((option) => option.note ?? "");
    return first && more.every((note) => note === first) ? first : "";
  }
}
