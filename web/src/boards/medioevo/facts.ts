/** What the box says (`facts` of the sheet): the map, the cards, the prices. */

import type { Category } from "./read";

export type Point = readonly [x: number, y: number];
export interface Spot {
  id: string;
  x: number;
  y: number;
  outline: readonly Point[];
  /** Empty for a sea zone. */
  terrain: string;
  fire: boolean;
  kingdom: string;
  /** Empty where nobody lives. */
  good: string;
  port: boolean;
  steps: readonly string[];
}
export interface CardFacts {
  number: number;
  character: string;
  windows: readonly string[];
  cost: number;
  points: readonly (readonly string[])[];
  objective: { kind: string; params: Readonly<Record<string, unknown>>; source: string };
}
export interface Facts {
  map: {
    width: number;
    height: number;
    land: readonly Spot[];
    seas: readonly Spot[];
    decor: readonly { kind: string; outline: readonly Point[] }[];
    rivers: readonly (readonly [string, string])[];
    strait: readonly string[];
  };
  kingdoms: readonly { id: string; territories: readonly string[] }[];
  cards: readonly CardFacts[];
  events: readonly { number: number; icons: readonly string[]; territories: readonly string[]; tax: number }[];
  colours: readonly string[];
  branches: readonly { id: string; colour: string; technologies: readonly string[] }[];
  goods: readonly string[];
  cube_price: number;
  /** Of each good. */
  cubes: number;
  units: readonly { id: string; price: number; set: number }[];
  buildings: readonly {
    id: string;
    category: Category;
    level: number;
    worth: number;
    price: number;
    structure: number;
    supply: number;
  }[];
  transports: readonly { id: string; supply: number }[];
  engines: readonly { id: string; supply: number; units: number; building: number }[];
  levels: readonly { level: number; movement: number; units: number; cubes: number }[];
  engine_movement: number;
  most_crew: number;
  level_price: number;
  point_price: number;
  repair_price: number;
  card_price: { first: number; each: number };
  recruits: number;
  tokens: { objective: number; control: number };
  tax_levels: readonly number[];
  loan: number;
  most_debt: number;
  penalties: Readonly<Record<string, readonly number[]>>;
  turns: Readonly<Record<string, number>>;
  routes: Readonly<Record<string, number>>;
  terrains: Readonly<Record<string, number>>;
}
