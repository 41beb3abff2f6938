/** A rider who sets out with sealed orders: on a field of 64 by 56. */

import type { Shape } from "../../parts/shapes";

export const RIDER = {
  rider: [
    ["M5 53a26 2 0 1 0 52 0a26 2 0 1 0 -52 0Z", "var(--shadow)", 0],
    [
      "M8 27c-4 1-6 6-5 11 3-2 4-5 7-6zM12 26c7-3 18-1 25 0l8-11 3-5 3 4c4 1 8 5 9 9l-4 3-6-2-5 11-2 6 6 7-3 2-8-7-5-6H24l-7 3-4 7 3 3h-5l-2-5 4-10c-3-4-3-7-1-10z",
      "#8A5A36",
    ],
    ["M44 18c-3 4-5 8-8 9", "", 0.8],
    ["M47 41l7 11h4M24 38l-3 14h4", "", 3.0],
    ["M22 30c0-9 3-14 8-15 5 0 7 5 7 12l-3 8-5 8-4-1 2-8z", "var(--seat)"],
    ["M22 30c0-9 3-14 8-15 5 0 7 5 7 12l-3 8-5 8-4-1 2-8z", "var(--seat-hatch-fine)", 0],
    ["M26 10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z", "#D9B28A"],
    ["M25.5 9c0-4 2.5-6.5 5.5-6.5S36.5 5 36.5 9z", "#C9CDD2"],
    ["M31 2.5C29-1 34-2 37 0c-2 .5-3 2-3.5 3.5z", "#A5402E"],
    ["M22 20C14 18 10 22 5 20c2 6 8 10 17 9z", "var(--seat)"],
  ],
} as const satisfies Record<string, readonly Shape[]>;
