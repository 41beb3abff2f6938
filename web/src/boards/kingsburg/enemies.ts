/** What comes in winter, on a grid 84 wide: a head at the top, a body that reaches down as far as it is strong. */

import type { Shape } from "../parts/shapes";

/** A cloak from the shoulders down to this height. */
export function cloak(bottom: number): string {
  const hem = [10, 20, 30, 40, 51, 62, 72].map((x, n) => `L${x} ${n % 2 ? bottom : bottom - 8}`).join("");
  return `M26 50C12 56 3 68 1 92V${bottom}${hem}L83 ${bottom}V74C79 62 70 54 60 50Z`;
}

/** The shadow that has no name yet. */
export const NAMELESS =
  "M26 52C25 46 25 40 27 35C18 30 14 14 19 0C22 10 28 17 35 18C39 16 47 16 51 18C58 17 64 10 67 0C72 14 68 30 59 35C61 40 61 46 60 52Z";

export interface Enemy {
  body: string;
  head: readonly Shape[];
}

const EYES = "#ffe9a8";

export const ENEMIES: Readonly<Record<string, Enemy>> = {
  goblins: {
    body: "#5d6640",
    head: [
      ["M26 28L0 12L24 44ZM60 28L86 12L62 44Z", "#7f8a56", 1.4],
      ["M23 34a20 19 0 1 0 40 0a20 19 0 1 0 -40 0Z", "#8f9a62", 1.4],
      ["M31 30L40 34L31 36ZM55 30L46 34L55 36Z", EYES, 1.1],
      ["M43 34L47 43H40", "", 1.3],
      ["M33 46L37 44L40 47L43 44L46 47L49 44L53 46", "", 1.3],
    ],
  },
  orcs: {
    body: "#4c5148",
    head: [
      ["M38 8C34 -4 50 -8 54 2L47 9Z", "#3b3733", 1.3],
      ["M23 18C28 3 58 3 63 18L65 38C62 56 24 56 21 38Z", "#77806a", 1.4],
      ["M27 24L41 28M59 24L45 28", "", 2.2],
      ["M30 29H38V32H30ZM48 29H56V32H48Z", EYES, 1],
      ["M30 44H56", "", 1.5],
      ["M32 46L30 34L37 45ZM54 46L56 34L49 45Z", "#fbf3df", 1.2],
    ],
  },
  zombies: {
    body: "#5b6156",
    head: [
      ["M24 22C26 6 58 2 63 20C66 34 60 52 46 54C32 54 22 40 24 22Z", "#a9b198", 1.4],
      ["M23 18L64 10L65 18L24 27Z", "#efe8da", 1.2],
      ["M28 34a5 5.5 0 1 0 10 0a5 5.5 0 1 0 -10 0ZM48 31a5 5.5 0 1 0 10 0a5 5.5 0 1 0 -10 0Z", "#2a2420", 0],
      ["M36 47L54 43M40 44V48M45 43V47M50 42V46", "", 1.3],
      ["M30 15L34 23M44 12L47 20", "", 0.9],
    ],
  },
  barbarians: {
    body: "#6d5136",
    head: [
      ["M27 24H59V40C59 50 27 50 27 40Z", "#d9ae86", 1.3],
      ["M24 30C24 62 62 62 62 30C58 38 52 36 43 36S28 38 24 30Z", "#a5613f", 1.3],
      ["M23 27C22 4 64 4 63 27C52 22 34 22 23 27Z", "#b9c0c6", 1.4],
      ["M25 18C12 18 6 8 9 -4C14 6 20 9 29 9ZM61 18C74 18 80 8 77 -4C72 6 66 9 57 9Z", "#fbf3df", 1.3],
      ["M43 8V23", "", 1.3],
      ["M32 29H38V31H32ZM48 29H54V31H48Z", "#2a2420", 0],
    ],
  },
  demons: {
    body: "#54211b",
    head: [
      ["M29 16C16 14 10 2 17 -10C19 2 26 6 37 9ZM57 16C70 14 76 2 69 -10C67 2 60 6 49 9Z", "#3b3733", 1.3],
      ["M24 14C34 5 52 5 62 14L58 38L43 56L28 38Z", "#9c3b2c", 1.4],
      ["M29 24L41 31L30 32ZM57 24L45 31L56 32Z", EYES, 1.1],
      ["M35 42L39 40L43 43L47 40L51 42", "", 1.4],
    ],
  },
  dragons: {
    body: "#5b3426",
    head: [
      ["M22 20L8 14L16 30L4 32L18 42Z", "#c9803f", 1.3],
      ["M20 36C18 16 34 4 50 6L62 -4L60 9L74 17L86 28L82 38L62 40L60 54H30C24 50 20 44 20 36Z", "#8a4a32", 1.4],
      ["M46 17L56 20L47 24Z", EYES, 1.1],
      ["M76 24L79 26M60 40L84 33", "", 1.5],
      ["M64 39.5L66 44L69 38.5L72 43L75 37", "#fbf3df", 1],
      ["M28 24L34 28M26 32L33 35M27 40L34 42", "", 0.9],
    ],
  },
};
