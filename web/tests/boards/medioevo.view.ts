/** Positions of the small box as views of Anna's seat, and how to find things on the board that shows them. */

import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect } from "vitest";

import { mount } from "../../src/boards/medioevo/index";
import type { Medioevo } from "../../src/boards/medioevo/read";
import type { GameView } from "../../src/table/wire";
import type { Loose } from "./loose";
import { FACTS, ITEM, LAND, place, position, SEA, troop } from "./medioevo.box";
import { boardOf } from "./mounted";
import { asked, list } from "./offered";

const thing = (kind: string, id: string, name = id) => ({ kind, id, name, lines: [`About ${id}.`], source: "book" });
const THINGS = [
  ...LAND.map(({ id }) => thing("place", id, id.charAt(0).toUpperCase() + id.slice(1))),
  thing("place", SEA.id, "Aegean"),
  ...FACTS.units.map(({ id }) => thing("unit", id)),
  ...["caravan", "galley", "catapult"].map((id) => thing("item", id)),
  ...FACTS.buildings.map(({ id }) => thing("building", id)),
  ...["salt", "wine"].map((id) => thing("good", id)),
  ...["warlord", "merchant"].map((id) => thing("character", id)),
  thing("card", "5", "Warlord"),
  thing("objective", "5", "Objective"),
  thing("event-card", "7", "Storm"),
  ...["hungary", "mamluk"].map((id) => thing("kingdom", id)),
  ...["honor", "turn-order", "war-circle", "tolerated-tax", "florins", "tax", "debt"].map((id) =>
    thing("glossary", id),
  ),
];

export function view(decision: string, offered: readonly string[], more: Loose<Medioevo> = {}): GameView {
  return asked(decision, "ME-9.1", [list(...offered)], position(more));
}

/** To be called where tests are described: how to show a view on the board. */
export const drawnBoard = () =>
  boardOf(
    "medioevo",
    mount,
    () => ({ things: THINGS, facts: FACTS }),
    () => expect(document.querySelectorAll("[data-place]").length).toBeGreaterThan(4),
  );

export const at = (id: string) => document.querySelector(`[role=option][data-place=${id}]`);
export const label = (found: Element | null) => found?.getAttribute("aria-label") ?? "";
export const litPlaces = () =>
  [...document.querySelectorAll("[role=option][data-lit]")].map((one) => one.getAttribute("data-place"));
export const named = (name: string | RegExp, within: ParentNode | null = document) => {
  const all = [...(within?.querySelectorAll("button, [role=button]") ?? [])];
  const found = all.filter((one) => (typeof name === "string" ? label(one) === name : name.test(label(one))));
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} of ${String(name)}`);
  return only;
};
export const tap = async (what: Element | null | undefined) => {
  if (!what) throw new Error("nothing to tap");
  await fireEvent.click(what);
  await tick();
};

export const ARMIES = {
  buda: place({
    civil: 2,
    damage: [1, 0, 0],
    market: ["salt"],
    forces: [{ side: 0, troops: [troop("archer", 2), troop("captain", 1, { level: 2 })] }],
  }),
  serbia: place({ forces: [{ side: -1, troops: [troop("light_infantry", 2)] }] }),
};
export const ITEMS = {
  g1: { ...ITEM, kind: "galley", owner: 0, place: "aegean", level: 2, spent: 3, troops: [troop("archer", 2)] },
  c2: { ...ITEM, kind: "caravan", owner: 1, place: "rome", cargo: ["salt"] },
};
