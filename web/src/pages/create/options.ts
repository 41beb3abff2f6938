/** The variants of a game as so many players can agree on them. */

import type { Game } from "$lib/api";

type NamedOption = Game["options"][number];

/** The values that are left with so many players. */
export function valuesFor(option: NamedOption, players: number): NamedOption["values"] {
  return option.values.filter(({ seats }) => !seats?.length || seats.includes(players));
}

/** What is played: the wish, or if so many players can't have it, the first value that they can. */
export function valueFor(option: NamedOption, wish: string | undefined, players: number): string {
  const values = valuesFor(option, players).map(({ value }) => value);
  if (wish !== undefined && values.includes(wish)) return wish;
  return values.includes(option.default) ? option.default : (values[0] ?? option.default);
}

/** Every variant with its value. */
export function agreedFor(options: Game["options"], wishes: Record<string, string>, players: number) {
  return Object.fromEntries(options.map((option) => [option.id, valueFor(option, wishes[option.id], players)]));
}
