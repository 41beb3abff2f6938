import type { Shape } from "../../parts/shapes";

/** Workers on a 24-unit grid: the wooden figure in the colour of its trade, a hat, and outdoors a tool. */

const BODY =
  "M12 2a4 4 0 0 1 3.6 5.7C19 8.6 22 10.4 22 12c0 1.3-2.6 1.6-5 1.6C17.6 16 19.4 19 19.4 21c0 .7-.4 1-1 1h-4l-2.4-4.6L9.6 22h-4" +
  "c-.6 0-1-.3-1-1 0-2 1.8-5 2.4-7.4-2.4 0-5-.3-5-1.6 0-1.6 3-3.4 6.4-4.3A4 4 0 0 1 12 2Z";
const SHADE: Shape = ["M12 20.7a8.5 1.7 0 1 1 -.01 0Z", "var(--shadow)", 0];

interface Figure {
  fill: string;
  hat: readonly Shape[];
  tool: readonly Shape[];
  /** what he holds before him */
  front?: readonly Shape[];
}

const FIGURES: Readonly<Record<string, Figure>> = {
  sailor: {
    fill: "#3567b5",
    hat: [
      ["M8 4.6Q8.3 .6 12 .6T16 4.6Z", "#f4eedf"],
      ["M7.4 4.8h9.2", "", 1.3],
      ["M7.2 12.5h9.6M6.8 15h10.4", "", 1.1, "#f4eedf"],
    ],
    tool: [
      ["M21.5 2L19.5 15", "", 1.4],
      ["M18.8 14.5q2 -.6 2 0l-.6 6q-1.4 1.4 -2.4 0z", "#d9b98a", 0.9],
    ],
  },
  soldier: {
    fill: "#b23a2e",
    hat: [
      ["M8 5.4a4 4.2 0 0 1 8 0z", "#d9d3c6"],
      ["M7.5 2.6Q12 -3.5 16.5 2.6Q12 -.6 7.5 2.6Z", "#e9c46a", 0.9],
    ],
    tool: [
      ["M20.5 1.5V21", "", 1.3],
      ["M20.5 -2L22 2H19Z", "#d9d3c6", 0.9],
    ],
    front: [
      ["M2 9.5q3.5 -1.4 7 0v5.5q-1 2.6 -3.5 3.5q-2.5 -.9 -3.5 -3.5z", "#f1e3c4", 1.1],
      ["M5.5 9.5v8.5M2 12.8h7", "", 1.1, "#b23a2e"],
    ],
  },
  merchant: {
    fill: "#fbf6e9",
    hat: [
      ["M8.4 8.2Q11 14 15.6 15.2M9.8 7.8Q12 12 16.5 13", "", 1.2, "#7a4b8c"],
      ["M8 4a4 3.6 0 0 1 8 0q-4 1.4 -8 0z", "#7b5a3a"],
    ],
    tool: [],
    front: [
      ["M1.5 14.5q2 -1 4 0q2.2 2 2.2 4.5t-4.2 2.6t-4.2 -2.6t2.2 -4.5z", "#c99a4b"],
      ["M1.5 14.5l-.6 -1.8h5.2l-.6 1.8", "#c99a4b"],
    ],
  },
  farmer: {
    fill: "#e2b03a",
    hat: [
      ["M12 2.5a7.2 1.7 0 1 1 -.01 0Z", "#f0d58a"],
      ["M8.6 4Q9 .2 12 .2T15.4 4Z", "#f0d58a"],
      ["M8.8 3h6.4", "", 1, "#8a5a1f"],
    ],
    tool: [["M21 5V21.5M18.8 -1V3q0 2 2.2 2t2.2 -2V-1M21 -1V5", "", 1.2]],
  },
};

/** In the queue, with what he works with. */
export const IDLE: Readonly<Record<string, readonly Shape[]>> = Object.fromEntries(
  Object.entries(FIGURES).map(([id, { fill, hat, tool, front = [] }]) => [
    id,
    [SHADE, ...tool, [BODY, fill, 1.2], ...hat, ...front],
  ]),
);

/** At work, in a house: there is less room. */
export const BUSY: Readonly<Record<string, readonly Shape[]>> = Object.fromEntries(
  Object.entries(FIGURES).map(([id, { fill, hat }]) => [id, [[BODY, fill, 1.4], ...hat]]),
);
