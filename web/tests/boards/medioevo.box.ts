/** A small box of Medioevo Universale for tests: four squares of land around a sea, two kingdoms, a few cards. */

import type { Facts, Medioevo, Place, Player, Point, Spot, Troop } from "../../src/boards/medioevo/read";
import { EMPTY, NONE } from "../../src/boards/medioevo/read";
import { loose, type Loose } from "./loose";

function square(id: string, x: number, y: number, more: Partial<Spot> = {}): Spot {
  const outline: Point[] = [
    [x, y],
    [x + 100, y],
    [x + 100, y + 100],
    [x, y + 100],
  ];
  return {
    id,
    x: x + 50,
    y: y + 50,
    outline,
    terrain: "plains",
    fire: false,
    kingdom: "",
    good: "",
    port: false,
    steps: [],
    ...more,
  };
}

/** buda | serbia | rome over pecs | aegean. */
export const BUDA = square("buda", 100, 100, { kingdom: "hungary", good: "wine", steps: ["serbia", "pecs"] });
export const LAND: readonly Spot[] = [
  BUDA,
  square("serbia", 200, 100, { fire: true, steps: ["buda", "rome", "aegean"] }),
  square("rome", 300, 100, { kingdom: "mamluk", good: "salt", port: true, steps: ["serbia"] }),
  square("pecs", 100, 200, { kingdom: "hungary", terrain: "mountains", steps: ["buda", "aegean"] }),
];
export const SEA: Spot = square("aegean", 200, 200, { terrain: "", steps: ["serbia", "pecs"] });

const BUILDINGS = [
  ["village", "civil", 1, 2],
  ["town", "civil", 2, 4],
  ["city", "civil", 3, 6],
  ["tower", "military", 1, 3],
  ["fort", "military", 2, 6],
  ["castle", "military", 3, 9],
  ["cathedral", "religious", 1, 3],
] as const;
const card = (number: number, character: string, points: string[][]) => ({
  number,
  character,
  windows: ["free", "move"],
  cost: 0,
  points,
  objective: { kind: "control_place", params: {}, source: "reconstructed" },
});

export const FACTS: Facts = {
  map: {
    width: 500,
    height: 400,
    land: LAND,
    seas: [SEA],
    decor: [],
    rivers: [["buda", "serbia"]],
    strait: [],
  },
  kingdoms: [
    { id: "hungary", territories: ["buda", "pecs"] },
    { id: "mamluk", territories: ["rome"] },
  ],
  cards: [
    card(5, "warlord", [["red"]]),
    card(21, "merchant", [["yellow"], ["blue", "blue"]]),
    card(9, "crossbowman", [["red"]]),
  ],
  events: [{ number: 7, icons: ["armies", "goods", "movement"], territories: ["buda"], tax: 30 }],
  colours: ["blue", "yellow", "orange", "red", "green", "purple"],
  branches: [
    { id: "transport", colour: "blue", technologies: ["carpentry", "logistics", "machinery", "cartography"] },
    { id: "combat", colour: "red", technologies: ["art_of_war", "promotion", "tactics", "strategy"] },
  ],
  goods: ["salt", "wine"],
  cube_price: 100,
  cubes: 20,
  units: [
    { id: "light_infantry", price: 20, set: 20 },
    { id: "heavy_infantry", price: 50, set: 20 },
    { id: "archer", price: 50, set: 10 },
    { id: "cavalry", price: 100, set: 10 },
    { id: "captain", price: 100, set: 3 },
  ],
  buildings: BUILDINGS.map(([id, category, level, structure]) => {
    return { id, category, level, worth: level, price: 100 * level, structure, supply: 12 };
  }),
  transports: [
    { id: "caravan", supply: 12 },
    { id: "galley", supply: 15 },
  ],
  engines: [{ id: "catapult", supply: 16, units: 2, building: 0 }],
  levels: [
    { level: 1, movement: 6, units: 3, cubes: 2 },
    { level: 2, movement: 7, units: 6, cubes: 4 },
    { level: 3, movement: 8, units: 9, cubes: 6 },
  ],
  engine_movement: 4,
  most_crew: 3,
  level_price: 100,
  point_price: 100,
  repair_price: 50,
  card_price: { first: 100, each: 50 },
  recruits: 3,
  tokens: { objective: 8, control: 8 },
  tax_levels: [10, 20, 30, 40, 50],
  loan: 500,
  most_debt: 2500,
  penalties: { 2: [0, -3], 3: [0, -1, -3] },
  turns: { short: 8 },
  routes: { 4: 2, 6: 4, 8: 6 },
  terrains: { plains: 1, mountains: 3 },
};

export function troop(kind: string, count = 1, more: Loose<Troop> = {}): Troop {
  return loose<Troop>({
    kind,
    level: 0,
    count,
    moved: false,
    real: "",
    real_level: 0,
    lent_by: NONE,
    home: "",
    ...more,
  });
}

export function place(more: Partial<Place>): Place {
  return { ...EMPTY, ...more };
}

export function player(kingdom: string, more: Loose<Player> = {}): Player {
  return loose<Player>({
    kingdom,
    florins: 600,
    counted: 600,
    honor: 10,
    alive: true,
    tax: 30,
    debt: 0,
    borrowed: false,
    repaid: false,
    interest: 0,
    bankrupt: false,
    technology: [1, 0],
    learnt: [],
    points: [0, 0, 0, 0, 0, 0],
    cards: [],
    choice: [],
    tokens: [0, 0, 0, 0, 0, 0],
    grey: [0, 0, 0, 0, 0, 0],
    bought_card: false,
    recruited: 0,
    prisoners: [],
    surrendered: [],
    surrendered_now: [],
    wounded: [],
    wounded_now: [],
    blood: 0,
    route: null,
    draft: null,
    ...more,
  });
}

export function position(more: Loose<Medioevo> = {}): Medioevo {
  return loose<Medioevo>({
    turn: 3,
    phase: "combat",
    order: [1, 0],
    players: [player("hungary"), player("mamluk", { florins: -1, counted: 450 })],
    teams: [],
    places: {},
    items: {},
    empire: { layers: [] },
    event_deck: { layers: [{ count: 1, face: "30", card: "" }] },
    event: "",
    circle: [2, 5, 8],
    barbarian_points: 0,
    wars: [],
    pacts: [],
    offers: [],
    admitted: [],
    notices: [],
    accusation: null,
    effects: [],
    conquered: [],
    marches: [],
    battles: [],
    sales: [],
    rolled: [],
    time_up: false,
    over_by: "",
    table: { options: {} },
    ...more,
  });
}

export const ITEM = {
  level: 1,
  spent: 0,
  extra: 0,
  stopped: false,
  cargo: [],
  aboard: "",
  troops: [],
  twin: false,
  carries: 0,
} as const;

export const BATTLE = {
  place: "serbia",
  attacker: 0,
  defender: 1,
  cause: "move",
  holder: 1,
  movement: 2,
  began: [3, 2],
  round: 1,
  step: "melee",
  strength: [3, 2],
  capture: [false, false],
  captor: -1,
  protection: [],
  flight: [],
  flight_cost: 0,
  crews: [],
  dice: [
    [3, 5, 5],
    [1, 2, 7],
  ],
  shots: [[], []],
  sacrificed: [0, 0],
  bonus: [0, 0],
  abilities: [[], []],
  counts: [{}, {}],
  used: [[], []],
  spared: [0, 0],
  damage: [0, 0],
  fallen: [[], []],
  losses: [0, 0],
  prisoners: [],
  offer: [],
  winner: -2,
  ended: "",
} as const;
