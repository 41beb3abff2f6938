/** The ten monuments of a town in the order in which they are built: on a field of 64 by 72. */

import type { Shape } from "../../parts/shapes";

const ARCH: readonly Shape[] = [
  ["M3 69.5a29 2 0 1 0 58 0a29 2 0 1 0 -58 0Z", "var(--shadow)", 0],
  ["M6 63h52v6H6z", "#D9C8A6"],
  ["M40 63h18v6H40z", "url(#al-shade)", 0],
  ["M10 63V20h44v43H42V40a10 10 0 0 0-20 0v23z", "#F7EFDD"],
  ["M44 20h10v43H44z", "url(#al-shade)", 0],
  ["M6 20v-7h52v7zM12 13V6h40v7z", "#F7EFDD"],
  ["M18 9.5h28M18 26v30M48 26v30", "", 0.8],
  ["M29 26h6l-1 5h-4z", "#D9C8A6"],
];

const OBELISK: readonly Shape[] = [
  ["M3 69.5a29 2 0 1 0 58 0a29 2 0 1 0 -58 0Z", "var(--shadow)", 0],
  ["M6 63h52v6H6z", "#D9C8A6"],
  ["M40 63h18v6H40z", "url(#al-shade)", 0],
  ["M20 63v-8h24v8z", "#F7EFDD"],
  ["M24 55L27.5 10L32 3L36.5 10L40 55z", "#F7EFDD"],
  ["M32 3L36.5 10L40 55H32z", "url(#al-shade)", 0],
  ["M27.5 10h9", "", 0.8],
  ["M29 18h3M28.5 25l3.5 2M28 34h4M28 42l3.5-2M27.5 48h4", "", 0.8],
];

const TEMPLE: readonly Shape[] = [
  ["M3 69.5a29 2 0 1 0 58 0a29 2 0 1 0 -58 0Z", "var(--shadow)", 0],
  ["M6 63h52v6H6z", "#D9C8A6"],
  ["M40 63h18v6H40z", "url(#al-shade)", 0],
  ["M10 63v-5h44v5z", "#F7EFDD"],
  ["M14 32h36v26H14z", "#7A6248", 0],
  ["M13 32h5v26h-5z", "#F7EFDD"],
  ["M22 32h5v26h-5z", "#F7EFDD"],
  ["M37 32h5v26h-5z", "#F7EFDD"],
  ["M46 32h5v26h-5z", "#F7EFDD"],
  ["M29 58V44a3 3 0 0 1 6 0v14z", "#FFC845"],
  ["M10 32v-5h44v5z", "#F7EFDD"],
  ["M12 27C14 14 24 8 32 8s18 6 20 19z", "#C77B50"],
  ["M22 26C23 17 27 11 31 9M42 26C41 17 37 11 33 9M32 26V9", "", 1.0, "#7A3A22"],
  ["M29 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", "#D9B45B"],
];

const STATUE: readonly Shape[] = [
  ["M3 69.5a29 2 0 1 0 58 0a29 2 0 1 0 -58 0Z", "var(--shadow)", 0],
  ["M6 63h52v6H6z", "#D9C8A6"],
  ["M40 63h18v6H40z", "url(#al-shade)", 0],
  ["M18 63V44h28v19z", "#F7EFDD"],
  ["M15 44v-4h34v4zM15 63v-4h34v4z", "#F7EFDD"],
  ["M36 44h10v15H36z", "url(#al-shade)", 0],
  ["M23 49h10M23 53h8", "", 0.8],
  [
    "M30 4c2.6 0 4.2 1.8 4.2 4.2 0 1.6-.7 2.8-1.7 3.5l4 1.5L46 5l2.5 2-7.5 11-4 1 1.5 8 2.5 13H22l3-13-1-5-4 6-2.5-1.5 5-10c1-2 3-3.3 5-3.8-1-.7-1.7-1.9-1.7-3.5C25.8 5.8 27.4 4 30 4z",
    "#B7C4A0",
  ],
  ["M31 24l-2 14M34 26l1 12", "", 0.8],
];

const COLUMN: readonly Shape[] = [
  ["M3 69.5a29 2 0 1 0 58 0a29 2 0 1 0 -58 0Z", "var(--shadow)", 0],
  ["M6 63h52v6H6z", "#D9C8A6"],
  ["M40 63h18v6H40z", "url(#al-shade)", 0],
  ["M22 63v-7h20v7z", "#F7EFDD"],
  ["M26 56V22h12v34z", "#F7EFDD"],
  ["M33 22h5v34h-5z", "url(#al-shade)", 0],
  ["M26 30l12-4M26 38l12-4M26 46l12-4M26 54l12-4", "", 0.8],
  ["M22 22v-4h20v4z", "#F7EFDD"],
  [
    "M32 1.5c2 0 3 1.3 3 3s-1 2.5-1 2.5c2.5.5 4 2 4 4l-2.5.5.5 6.5h-8l.5-6.5L26 11c0-2 1.5-3.5 4-4 0 0-1-.8-1-2.5s1-3 3-3z",
    "#D9B45B",
  ],
];

const PYRAMID: readonly Shape[] = [
  ["M3 69.5a29 2 0 1 0 58 0a29 2 0 1 0 -58 0Z", "var(--shadow)", 0],
  ["M6 63h52v6H6z", "#D9C8A6"],
  ["M40 63h18v6H40z", "url(#al-shade)", 0],
  ["M8 63L32 12L56 63z", "#F7EFDD"],
  ["M32 12L56 63H38z", "url(#al-shade)", 0],
  ["M28 21h8M24 30h15M19.5 39h24M15.5 48h31M12 56h40", "", 0.8],
  ["M26 63V53h10v10z", "#5A4230"],
];

const ALTAR: readonly Shape[] = [
  ["M3 69.5a29 2 0 1 0 58 0a29 2 0 1 0 -58 0Z", "var(--shadow)", 0],
  ["M6 63h52v6H6z", "#D9C8A6"],
  ["M40 63h18v6H40z", "url(#al-shade)", 0],
  ["M12 63V36h40v27z", "#F7EFDD"],
  ["M40 36h12v27H40z", "url(#al-shade)", 0],
  ["M8 36v-6h48v6zM10 63v-5h44v5z", "#F7EFDD"],
  ["M18 50q7-10 14 0q7-10 14 0", "", 0.8],
  ["M22 30h20l-3-4H25z", "#8A5330"],
  [
    "M32 4c7 7 9 12 6.5 17-1.5 3-4 4.5-6.5 4.5s-5-1.5-6.5-4.5c-2-4 0-6.5 1.6-10 2.4 1.2 3.2 3 3.2 4.6C33 12.5 33.5 8.5 32 4z",
    "#F2A93B",
  ],
];

const AQUEDUCT: readonly Shape[] = [
  ["M3 69.5a29 2 0 1 0 58 0a29 2 0 1 0 -58 0Z", "var(--shadow)", 0],
  ["M6 63h52v6H6z", "#D9C8A6"],
  ["M40 63h18v6H40z", "url(#al-shade)", 0],
  ["M8 63V24H56V63H51V44a5 5 0 0 0-10 0V63H37V44a5 5 0 0 0-10 0V63H23V44a5 5 0 0 0-10 0V63Z", "#F7EFDD"],
  ["M46 24h10v15h-10z", "url(#al-shade)", 0],
  ["M5 24V15H59V24Z", "#F7EFDD"],
  ["M5 24V22H59V24Z", "#D9C8A6", 0],
  ["M8 18H56", "", 2.2, "#5B8FB0"],
  ["M15 30H21M29 32H35M43 30H49", "", 0.8],
];

const FOUNTAIN: readonly Shape[] = [
  ["M3 69.5a29 2 0 1 0 58 0a29 2 0 1 0 -58 0Z", "var(--shadow)", 0],
  ["M6 63h52v6H6z", "#D9C8A6"],
  ["M40 63h18v6H40z", "url(#al-shade)", 0],
  ["M11 63V53H53V63Z", "#F7EFDD"],
  ["M40 53h13v10h-13z", "url(#al-shade)", 0],
  ["M8 53V48H56V53Z", "#F7EFDD"],
  ["M13 48.5Q22 44 32 48Q42 44 51 48.5Z", "#8DB3C9"],
  ["M29 47V30H35V47Z", "#F7EFDD"],
  ["M20 26H44C43 31 39 33 36 33H28C25 33 21 31 20 26Z", "#F7EFDD"],
  ["M32 26C32 10 24 10 23 24M32 26C32 10 40 10 41 24M32 25V9", "", 2.0, "#5B8FB0"],
  ["M21 33C20 38 20 42 20 46M43 33C44 38 44 42 44 46", "", 1.4, "#5B8FB0"],
];

const TROPHY: readonly Shape[] = [
  ["M3 69.5a29 2 0 1 0 58 0a29 2 0 1 0 -58 0Z", "var(--shadow)", 0],
  ["M6 63h52v6H6z", "#D9C8A6"],
  ["M40 63h18v6H40z", "url(#al-shade)", 0],
  ["M18 63V49H46V63Z", "#F7EFDD"],
  ["M36 49h10v14h-10z", "url(#al-shade)", 0],
  ["M15 49V45H49V49ZM15 63V59H49V63Z", "#F7EFDD"],
  ["M20 45L43 9M44 45L21 9", "", 2.2, "#8A5A36"],
  ["M30.5 45V14H33.5V45Z", "#8A5A36"],
  ["M43 9L45.5 3L40.5 6ZM21 9L18.5 3L23.5 6Z", "#C9CDD2"],
  ["M21.5 30a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0Z", "#A5402E"],
  ["M25 30a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z", "", 1.2, "#E9C25A"],
  ["M29 30a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", "#E9C25A"],
  ["M25.5 16C25.5 6 38.5 6 38.5 16L35 14.5H29Z", "#C9CDD2"],
  ["M32 8.5C30 3.5 36 2 40 4C37 5 36 7 35.5 9Z", "#A5402E"],
];

export const MONUMENTS = [ARCH, OBELISK, TEMPLE, STATUE, COLUMN, PYRAMID, ALTAR, AQUEDUCT, FOUNTAIN, TROPHY] as const;
