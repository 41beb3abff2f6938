/** What lies where, in sentences: labels of the map's places and pieces say all of it. */

import { say, spoken } from "$lib/texts.svelte";

import { spokenLine } from "../parts/spoken";
import type { Board } from "./board.svelte";
import { roman } from "./board.svelte";
import { isContested } from "./control";
import {
  BARBARIANS,
  BUILDINGS,
  CATEGORIES,
  ENGINES,
  type Item,
  movementLeft,
  NOBODY,
  placeAt,
  type UnitCount,
  ranks,
  readUnit,
  size,
  type Troop,
} from "./read";

export const list = (words: readonly string[]): string => words.join(", ");

/** "2 Archers, 1 Captain II". */
export function troopsSaid(board: Board, troops: readonly Troop[]): string {
  return list(ranks(troops).map((rank) => rankSaid(board, rank)));
}

export function rankSaid(board: Board, rank: Pick<UnitCount, "name" | "count">): string {
  return say("board-units", { count: rank.count, unit: unitWord(board, rank.name) });
}

export function unitWord(board: Board, name: string): string {
  const { kind, level } = readUnit(name);
  return board.nameOf("unit", kind) + (level ? ` ${roman(level)}` : "");
}

/** The buildings of a place by their ids, with the destruction tokens on them. */
export function buildingsAt(board: Board, place: string): { id: string; category: string; damage: number }[] {
  const there = placeAt(board.o, place);
  return CATEGORIES.flatMap((category, n) => {
    const id = BUILDINGS[category][there[category] - 1];
    return id ? [{ id, category, damage: there.damage[n] ?? 0 }] : [];
  });
}

export function itemSaid(board: Board, id: string, item: Item): string {
  const route = board.o.players[item.owner]?.route?.transport === id;
  return remembered([id, item, route, board.sideName(item.owner)], () => saidOfItem(board, id, item));
}

function saidOfItem(board: Board, id: string, item: Item): string {
  const { facts } = board;
  const carried = [...(item.troops.length ? [troopsSaid(board, item.troops)] : []), ...cargoSaid(board, item)];
  return spokenLine(
    say("board-item", { item: board.itemName(item), whose: board.sideName(item.owner) }),
    facts && item.owner !== BARBARIANS ? say("board-movement", { points: movementLeft(item, facts) }) : "",
    carried.length ? say("board-carries", { count: size(item.troops) || item.cargo.length, what: list(carried) }) : "",
    board.o.players[item.owner]?.route?.transport === id ? say("board-on-route") : "",
  );
}

export function cargoSaid(board: Board, item: Pick<Item, "cargo">): string[] {
  const goods = new Map<string, number>();
  for (const good of item.cargo) goods.set(good, (goods.get(good) ?? 0) + 1);
  return [...goods].map(([good, count]) => say("board-units", { count, unit: board.nameOf("good", good) }));
}

/** Sentences are made anew only where what they speak of has changed: there are many, and every view asks for all. */
const KEPT = 1500;
const kept = new Map<string, string>();

function remembered(about: unknown, make: () => string): string {
  const key = `${spoken()} ${JSON.stringify(about)}`;
  let said = kept.get(key);
  if (said === undefined) {
    if (kept.size > KEPT) kept.clear();
    kept.set(key, (said = make()));
  }
  return said;
}

/** A place with all that stands in it, in one breath. */
export function aboutPlace(board: Board, place: string): string {
  const { o } = board;
  const items = (board.itemsAt.get(place) ?? []).map((id) => o.items[id]);
  const held = [board.holder(place), board.homes.get(place), board.inPlay.has(place)];
  const names = o.players.map((_, seat) => board.play.nameOf(seat));
  return remembered([place, placeAt(o, place), items, held, names, o.admitted], () => saidOf(board, place));
}

function saidOf(board: Board, place: string): string {
  const { o, chart } = board;
  const spot = chart?.spots.get(place);
  if (!spot) return "";
  const there = placeAt(o, place);
  const home = board.homes.get(place) ?? NOBODY;
  const sea = !spot.terrain;
  const holder = board.holder(place);
  const items = (board.itemsAt.get(place) ?? []).map((id) => [id, o.items[id]] as const);
  return spokenLine(
    board.placeName(place),
    board.inPlay.has(place) ? "" : say("board-out-of-play"),
    sea ? "" : landSaid(board, spot.terrain, spot.good, spot.port, spot.fire),
    sea
      ? ""
      : isContested(o, place, home)
        ? say("board-contested")
        : holder === NOBODY
          ? say("board-nobodys")
          : say("board-held-by", { name: board.play.nameOf(holder) }),
    there.rebel ? say("board-rebel") : "",
    list(buildingsAt(board, place).map(({ id, damage }) => buildingSaid(board, id, damage))),
    there.market.length
      ? say("board-market-here", { goods: list(there.market.map((good) => board.nameOf("good", good))) })
      : "",
    ...board
      .forcesAt(place)
      .map(({ side, troops }) => say("board-army", { name: board.sideName(side), units: troopsSaid(board, troops) })),
    list(
      items.flatMap(([, item]) =>
        item ? [say("board-item", { item: board.itemName(item), whose: board.sideName(item.owner) })] : [],
      ),
    ),
  );
}

function landSaid(board: Board, terrain: string, good: string, port: boolean, fire: boolean): string {
  return list([
    board.nameOf("terrain", terrain),
    ...(good ? [board.nameOf("good", good)] : []),
    ...(port ? [say("board-port")] : []),
    ...(fire ? [say("board-fire")] : []),
  ]);
}

export function buildingSaid(board: Board, id: string, damage: number): string {
  const name = board.nameOf("building", id);
  return damage ? say("board-damaged", { building: name, damage }) : name;
}

/** An asset of a conquered place by its name: a building, a cube of the market or aboard, a transport. */
export function assetSaid(board: Board, place: string, asset: string): string {
  const good = asset.split(".")[1];
  if (good) return board.nameOf("good", good);
  const building = buildingsAt(board, place).find(({ category }) => category === asset);
  if (building) return board.nameOf("building", building.id);
  const item = board.o.items[asset];
  return item ? board.itemName(item) : asset;
}

/** Whether an item's level is written on it: engines are known by what they are. */
export function hasLevel(item: Item): boolean {
  return !ENGINES.includes(item.kind);
}
