/** What the market offers, stall by stall: what it is, what it costs in florins and points, how many are left. */

import { BARBARIANS, type Facts, type Medioevo, type Player, size } from "./read";

export interface Ware {
  verb: string;
  /** What the option says of it, its place apart. */
  fields: Readonly<Record<string, string | number>>;
  /** How it is drawn, and named. */
  glyph: string;
  kind: string;
  id: string;
  level: number;
  florins: number;
  /** Points of the design, and their colour. */
  points: number;
  colour: string;
  /** In the supply or the own set. */
  left: number;
}

export interface Stall {
  id: "units" | "buildings" | "transports" | "engines";
  wares: Ware[];
}

/** Figures of a kind that a seat has left in its set: what is on the board, in others' hands or waiting is not. */
export function unitsLeft(o: Medioevo, facts: Facts, seat: number): Map<string, number> {
  const left = new Map(facts.units.map(({ id, set }) => [id, set]));
  const take = (kind: string, count: number) => left.set(kind, (left.get(kind) ?? 0) - count);
  const taken = [
    ...Object.values(o.places).flatMap(({ forces }) =>
      forces.filter(({ side }) => side === seat).flatMap((f) => f.troops),
    ),
    ...Object.values(o.items)
      .filter(({ owner }) => owner === seat)
      .flatMap(({ troops }) => troops),
    ...(o.players[seat]?.surrendered ?? []),
    ...(o.players[seat]?.surrendered_now ?? []),
  ];
  for (const troop of taken) {
    if (troop.lent_by !== BARBARIANS) take(troop.real || troop.kind, troop.count);
  }
  for (const { prisoners } of o.players)
    for (const { owner, kind, count } of prisoners) if (owner === seat) take(kind, count);
  return left;
}

export function itemsLeft(o: Medioevo, kind: string, supply: number): number {
  return supply - Object.values(o.items).filter((item) => item.kind === kind).length;
}

export function buildingsLeft(o: Medioevo, facts: Facts, id: string): number {
  const building = facts.buildings.find((one) => one.id === id);
  if (!building) return 0;
  const built = Object.values(o.places).filter((place) => place[building.category] === building.level).length;
  return building.supply - built;
}

export function stalls(o: Medioevo, facts: Facts, seat: number): Stall[] {
  const left = unitsLeft(o, facts, seat);
  const none = { points: 0, colour: "" };
  const units = facts.units.flatMap(({ id, price }): Ware[] => {
    const one = { verb: "recruit", glyph: id, kind: "unit", id, left: left.get(id) ?? 0 };
    if (id !== "captain") return [{ ...one, ...none, fields: { unit: id }, level: 0, florins: price }];
    return facts.levels.map(({ level }) => {
      return {
        ...one,
        fields: { unit: `${id}_${level}` },
        level,
        florins: price * level,
        points: level,
        colour: "red",
      };
    });
  });
  const buildings = facts.buildings.map(({ id, category, level, price }): Ware => {
    const design = category === "religious" ? { points: 1, colour: "purple" } : { points: level, colour: "green" };
    return {
      ...design,
      verb: "build_building",
      fields: { building: id },
      glyph: id,
      kind: "building",
      id,
      level: 0,
      florins: price,
      left: buildingsLeft(o, facts, id),
    };
  });
  const transports = facts.transports.flatMap(({ id, supply }) =>
    facts.levels.map(({ level }): Ware => {
      const fields = { kind: id, level };
      const [florins, rest] = [level * facts.level_price, itemsLeft(o, id, supply)];
      return {
        verb: "build_transport",
        fields,
        glyph: id,
        kind: "item",
        id,
        level,
        florins,
        points: level,
        colour: "blue",
        left: rest,
      };
    }),
  );
  const engines = facts.engines.map(({ id, supply }, n): Ware => {
    const [florins, rest] = [(n + 1) * facts.level_price, itemsLeft(o, id, supply)];
    const fields = { engine: id };
    return {
      verb: "build_siege",
      fields,
      glyph: id,
      kind: "item",
      id,
      level: 0,
      florins,
      points: n + 1,
      colour: "green",
      left: rest,
    };
  });
  return [
    { id: "units", wares: units },
    { id: "buildings", wares: buildings },
    { id: "transports", wares: transports },
    { id: "engines", wares: engines },
  ];
}

/** What a ware costs this player now: missing points are bought. */
export function priceNow(ware: Ware, player: Player, facts: Facts): number {
  const have = ware.colour ? (player.points[facts.colours.indexOf(ware.colour)] ?? 0) : 0;
  return ware.florins + facts.point_price * Math.max(0, ware.points - have);
}

/** How many units can still be placed in this phase: 3, and the levels of one's civil buildings (ME-6.26). */
export function unitsOpen(facts: Facts, player: Player, civil: number): { used: number; limit: number } {
  return { used: player.recruited, limit: facts.recruits + civil };
}

export function cardPrice(facts: Facts, player: Player): number {
  return facts.card_price.first + facts.card_price.each * player.cards.length;
}

export function waiting(player: Player): number {
  return size(player.surrendered) + size(player.wounded);
}
