/** The goods' own glyphs and colours; a good is a cube with its glyph, so that colour is never all that tells. */

export const GOODS = {
  wood: { fill: "var(--wood)", glyph: "M6 10.5H15.500V15H6Z", end: [15.8, 12.75, 1.9, 2.25] },
  stone: { fill: "var(--stone)", glyph: "M6 9.500H18V16H6ZM6 12.750H18M12 9.500V12.750M9 12.750V16M15 12.750V16" },
  gold: { fill: "var(--gold)", glyph: "M12 8.500A4.2 4.2 0 1 1 11.99 8.500ZM12 10.500V15" },
  wheat: {
    fill: "var(--wheat)",
    glyph:
      "M12 18V11M12 7.500C13.5 9 13.5 10.5 12 11.500C10.5 10.5 10.5 9 12 7.500ZM12 14C12.5 12 14 11.5 15.5 11.500C15.5 13.5 14 14.5 12 14ZM12 14C11.5 12 10 11.5 8.5 11.500C8.5 13.5 10 14.5 12 14ZM12 17.200C12.5 15.2 14 14.7 15.5 14.700C15.5 16.7 14 17.7 12 17.200ZM12 17.200C11.5 15.2 10 14.7 8.5 14.700C8.5 16.7 10 17.7 12 17.200Z",
  },
  wine: { fill: "var(--wine)", glyph: "M9 8H15C15.5 12 14 13.5 12 13.500S8.5 12 9 8ZM12 13.500V17M9.5 17H14.5" },
  cloth: { fill: "var(--cloth)", glyph: "M7 9.500H17V16C15 14.8 14 17.2 12 16C10 14.8 9 17.2 7 16ZM7 12H17" },
  iron: { fill: "var(--iron)", glyph: "M7 15.500L8.5 10.500H15.500L17 15.500ZM8.5 10.500L10 9H14L15.5 10.5" },
  any: {
    fill: "var(--paper)",
    glyph: "M9 10.6C9 8.4 10.4 7.4 12.1 7.4C14 7.4 15.2 8.6 15.2 10.2C15.2 12.4 12.2 12.4 12.2 14.4M12.2 17.4V17.5",
    bold: true,
  },
} as const satisfies Record<
  string,
  { fill: string; glyph: string; end?: readonly [number, number, number, number]; bold?: boolean }
>;

export type GoodKind = keyof typeof GOODS;
