/** The pages, each loaded when it is first shown. */

import type { Component } from "svelte";

import type { PageName } from "../lib/router.svelte";

export type Page = Component<{ params: Record<string, string> }>;

const pages: Record<PageName, () => Promise<{ default: Page }>> = {
  start: () => import("./Start.svelte"),
  create: () => import("./Create.svelte"),
  table: () => import("./Table.svelte"),
  games: () => import("./MyGames.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  lesson: () => import("./Lesson.svelte"),
  aid: () => import("./Aid.svelte"),
  box: () => import("./Box.svelte"),
  day: () => import("./Day.svelte"),
  days: () => import("./Day.svelte"),
  verify: () => import("./Verify.svelte"),
  host: () => import("./Host.svelte"),
  me: () => import("./Me.svelte"),
  kit: () => import("./Kit.svelte"),
  missing: () => import("./NotFound.svelte"),
};

const loaded = new Map<PageName, Promise<Page>>();

export function load(name: PageName): Promise<Page> {
  const known = loaded.get(name) ?? pages[name]().then((module) => module.default);
  loaded.set(name, known);
  known.catch(() => loaded.delete(name)); // so that it can be tried again
  return known;
}
