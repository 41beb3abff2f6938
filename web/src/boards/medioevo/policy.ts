/** What is said once and for all about the own Empire cards: to be asked always, if it concerns me, or never. */

import type { Plan } from "../../table/wire";
import { several } from "./dice.svelte";

export const WAYS = ["always", "concerned", "never"] as const;
export type Way = (typeof WAYS)[number];
/** The order that leaves cards alone, and the one that asks only about what is one's own. */
export const LEAVE = "leave_cards";
const CONCERNED = "ask_if_concerned";

interface Left {
  cards: number[];
  concerned: boolean;
}

function read(action: string): Left | undefined {
  const [verb, ...fields] = action.split(" ");
  if (verb !== LEAVE) return undefined;
  const said = new Map(fields.map((field) => field.split("=") as [string, string]));
  return { cards: several(said.get("cards")).map(Number), concerned: said.get("concerned") === "yes" };
}

export function wayOf(plans: readonly Plan[], card: number): Way {
  const left = plans.map(({ action }) => read(action)).filter((one) => one?.cards.includes(card));
  if (left.some((one) => !one?.concerned)) return "never";
  return left.length || plans.some(({ action }) => action === CONCERNED) ? "concerned" : "always";
}

/**
 * All plans with another way for one card. One order holds all cards that are never asked about, another adds those that
 * are if it concerns me: a window is passed only where nothing but these could be used. Who wants always to be asked
 * about one card no longer leaves all windows that are not about them.
 */
export function withWay(
  plans: readonly Plan[],
  mine: readonly number[],
  decisions: readonly string[],
  card: number,
  way: Way,
): Plan[] {
  const ways = mine.map((number) => ({ number, way: number === card ? way : wayOf(plans, number) }));
  const of = (wanted: Way) => ways.filter((one) => one.way === wanted).map(({ number }) => number);
  const [never, concerned] = [of("never"), of("concerned")];
  const blanket = plans.some(({ action }) => action === CONCERNED) && way !== "always";
  const stay = plans.filter(({ action }) => !read(action) && (blanket || action !== CONCERNED));
  const actions = [
    ...(never.length ? [`${LEAVE} cards=${never.join(",")}`] : []),
    ...(concerned.length && !blanket
      ? [`${LEAVE} cards=${[...never, ...concerned].toSorted((a, b) => a - b).join(",")} concerned=yes`]
      : []),
  ];
  return [
    ...stay,
    ...actions.flatMap((action) =>
      decisions.map((decision): Plan => ({ kind: "always", decision, action, only_if: "legal", parts: [] })),
    ),
  ];
}
