/** Workers that are tapped one by one: to fill a space, to go back to the bag. The options say what goes together. */

import type { Choice, Model } from "../../table/deciding";
import { type Worker, WORKERS } from "./read";

export type Crew = Readonly<Partial<Record<Worker, number>>>;

/** The choice that is about workers and nothing else, if there is one. */
export function crewChoice(model: Model): Choice | undefined {
  return model.choices.find((choice) => {
    if (choice.kind === "multiset") return choice.set.kinds.every(({ id }) => isWorker(id));
    if (choice.kind !== "list") return false;
    const fields = choice.options.map((option) => Object.keys(option.fields ?? {}));
    return fields.some((named) => named.length > 0) && fields.every((named) => named.every(isWorker));
  });
}

function isWorker(id: string): id is Worker {
  return WORKERS.some((worker) => worker === id);
}

export function crewOf(fields: Readonly<Record<string, string>> | undefined): Crew {
  return Object.fromEntries(WORKERS.flatMap((worker) => (fields?.[worker] ? [[worker, Number(fields[worker])]] : [])));
}

export function size(crew: Crew): number {
  return WORKERS.reduce((all, worker) => all + (crew[worker] ?? 0), 0);
}

/** Whether there is an answer with at least these workers. */
export function leads(choice: Choice, crew: Crew): boolean {
  if (choice.kind === "multiset") {
    const within = choice.set.kinds.every(({ id, limit }) => (crew[id as Worker] ?? 0) <= limit);
    return within && size(crew) <= Math.max(...choice.set.sizes);
  }
  return choice.kind === "list" && choice.options.some((option) => covers(crewOf(option.fields), crew));
}

function covers(all: Crew, some: Crew): boolean {
  return WORKERS.every((worker) => (all[worker] ?? 0) >= (some[worker] ?? 0));
}

/** One more of a trade; past the most there can be nobody of it goes, and where all places are taken it begins anew. */
export function tapWorker(choice: Choice, crew: Crew, worker: Worker): Crew {
  const more = { ...crew, [worker]: (crew[worker] ?? 0) + 1 };
  if (leads(choice, more)) return complete(choice, more);
  if (crew[worker]) return { ...crew, [worker]: 0 };
  return leads(choice, { [worker]: 1 }) ? complete(choice, { [worker]: 1 }) : crew;
}

/** If only one answer is left it is the answer. */
function complete(choice: Choice, crew: Crew): Crew {
  if (choice.kind !== "list") return crew;
  const left = choice.options.map((option) => crewOf(option.fields)).filter((all) => covers(all, crew));
  return left.length === 1 && left[0] ? left[0] : crew;
}

/** The option that these workers are, in a list. */
export function answer(choice: Choice, crew: Crew): string | undefined {
  if (choice.kind !== "list" || !size(crew)) return undefined;
  return choice.options.find((option) => {
    const all = crewOf(option.fields);
    return covers(all, crew) && covers(crew, all);
  })?.do;
}
