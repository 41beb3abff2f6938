/**
 * The icons: line drawings on a 24-unit grid (`line`, stroke 2, round), some with filled parts (`fill`).
 * kit/Sprite.svelte puts them on the page once as symbols `#i-<name>`; use `<Icon name="undo" />`, or `<use>` on a board.
 */

interface Drawing {
  line?: string;
  fill?: string;
}

export const icons = {
  // arrows and controls
  right: { line: "M4 12H20M14 6L20 12L14 18" },
  left: { line: "M20 12H4M10 6L4 12L10 18" },
  up: { line: "M12 20V4M6 10L12 4L18 10" },
  down: { line: "M12 4V20M6 14L12 20L18 14" },
  next: { line: "M9 4L17 12L9 20" },
  back: { line: "M15 4L7 12L15 20" },
  unfold: { line: "M5 9L12 16L19 9" },
  fold: { line: "M5 15L12 8L19 15" },
  exchange: { line: "M4 8H20M16 4L20 8L16 12M20 16H4M8 12L4 16L8 20" },
  plus: { line: "M12 5V19M5 12H19" },
  minus: { line: "M5 12H19" },
  check: { line: "M4.5 12.5L10 18L19.5 6.5" },
  close: { line: "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5" },
  undo: { line: "M8 4L3 9L8 14M3 9H14A6 6 0 0 1 14 21H8" },
  restart: { line: "M4 5V10H9M4.6 10A8 8 0 1 1 4.2 14" },
  menu: { line: "M4 6H20M4 12H20M4 18H20" },
  more: { fill: "M5 10A2 2 0 1 1 4.99 10ZM12 10A2 2 0 1 1 11.99 10ZM19 10A2 2 0 1 1 18.99 10Z" },
  search: { line: "M10 3.5A6.5 6.5 0 1 1 9.99 3.5ZM15 15L21 21" },
  expand: { line: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" },
  external: { line: "M14 4H20V10M20 4L11 13M17 14V20H4V7H10" },
  play: { fill: "M7 4.5V19.5L19.5 12Z" },
  pause: { fill: "M6 4.5H10V19.5H6ZM14 4.5H18V19.5H14Z" },
  skip: { line: "M19 5V19", fill: "M5 4.5V19.5L16 12Z" },

  // what makes a step final
  die: {
    line: "M6.5 3H17.5A3.5 3.5 0 0 1 21 6.5V17.5A3.5 3.5 0 0 1 17.5 21H6.5A3.5 3.5 0 0 1 3 17.5V6.5A3.5 3.5 0 0 1 6.5 3Z",
    fill: "M8 6.3A1.7 1.7 0 1 1 7.99 6.3ZM12 10.3A1.7 1.7 0 1 1 11.99 10.3ZM16 14.3A1.7 1.7 0 1 1 15.99 14.3Z",
  },
  eye: { line: "M2 12C6 5.5 18 5.5 22 12C18 18.5 6 18.5 2 12Z", fill: "M12 9.2A2.8 2.8 0 1 1 11.99 9.2Z" },
  covered: { line: "M2 10C6 16.5 18 16.5 22 10M4.5 13L2.5 16M9 15L8 18.5M15 15L16 18.5M19.5 13L21.5 16" },
  "next-player": {
    line: "M15 12H22M19 9L22 12L19 15",
    fill: "M8.5 4A4 4 0 1 1 8.49 4ZM1.5 20C1.5 15.5 4.5 13.5 8.5 13.5S15.5 15.5 15.5 20Z",
  },

  // the table
  log: { line: "M5 3H19V21H5ZM8.5 8H15.5M8.5 12H15.5M8.5 16H13" },
  chat: { line: "M3 4H21V16H11L6 21V16H3Z" },
  send: { line: "M4 12H11M4 4L21 12L4 20L6.5 12Z" },
  book: { line: "M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20" },
  notes: { line: "M4 20L5 15L16 4L20 8L9 19Z" },
  gear: {
    line:
      "M12 8.8A3.2 3.2 0 1 1 11.99 8.8Z" +
      "M10.1 5.1L10.3 2.3L13.7 2.3L13.9 5.1L15.5 5.7L17.7 4L20 6.3L18.3 8.5L18.9 10.1L21.7 10.3L21.7 13.7L18.9 13.9L18.3 15.5L20 17.7L17.7 20L15.5 18.3L13.9 18.9L13.7 21.7L10.3 21.7L10.1 18.9L8.5 18.3L6.3 20L4 17.7L5.7 15.5L5.1 13.9L2.3 13.7L2.3 10.3L5.1 10.1L5.7 8.5L4 6.3L6.3 4L8.5 5.7Z",
  },
  connection: {
    line: "M2 9C8 3.5 16 3.5 22 9M5.5 13C9.5 9.5 14.5 9.5 18.5 13M9 17C11 15.3 13 15.3 15 17",
    fill: "M12 19A1.5 1.5 0 1 1 11.99 19Z",
  },
  offline: {
    line: "M2 9C4 7.2 6.3 6 8.7 5.4M13 5C16.3 5.2 19.4 6.6 22 9M5.5 13C7 11.7 8.5 11 10 10.6M9 17C11 15.3 13 15.3 15 17M4 3L20 21",
  },
  clock: { line: "M12 3A9 9 0 1 1 11.99 3ZM12 7V12L15.5 14" },
  hourglass: { line: "M6 3H18M6 21H18M7 3V7L12 12L17 7V3M7 21V17L12 12L17 17V21" },
  flag: { line: "M5 22V3M5 4C9 1.5 14 6.5 20 4V14C14 16.5 9 11.5 5 14" },
  trophy: {
    line: "M7 3H17V9A5 5 0 0 1 7 9ZM7 5H3V7A4 4 0 0 0 7.5 10.8M17 5H21V7A4 4 0 0 1 16.5 10.8M12 14V18M8 21H16M9.5 18H14.5V21H9.5Z",
  },
  chart: { line: "M4 3V20H21M8 16V11M12.5 16V6M17 16V9" },
  help: { line: "M12 3A9 9 0 1 1 11.99 3ZM9.2 9.5C9.4 6.3 14.8 6.3 14.8 9.5C14.8 11.7 12 11.7 12 13.8M12 17V17.1" },
  info: { line: "M12 3A9 9 0 1 1 11.99 3ZM12 11V17M12 7V7.1" },
  warning: { line: "M12 3.5L22 20.5H2ZM12 10V14.5M12 17.5V17.6" },
  point: { line: "M12 9A3 3 0 1 1 11.99 9ZM12 5A7 7 0 1 1 11.99 5ZM12 1.5V3M12 21V22.5M1.5 12H3M21 12H22.5" },
  sound: { line: "M3 9V15H7L13 20V4L7 9ZM16.5 9C18 10.5 18 13.5 16.5 15M19 6C22.5 9.5 22.5 14.5 19 18" },
  muted: { line: "M3 9V15H7L13 20V4L7 9ZM17 9.5L22 14.5M22 9.5L17 14.5" },
  bell: { line: "M5 17C7 15 6.5 13 6.5 10A5.5 5.5 0 0 1 17.5 10C17.5 13 17 15 19 17ZM10 20.5H14" },
  moon: { line: "M15 3A9.5 9.5 0 1 0 21 15A8 8 0 0 1 15 3Z" },
  sun: {
    line: "M12 7.5A4.5 4.5 0 1 1 11.99 7.5ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M19 5L17.6 6.4M6.4 17.6L5 19",
  },

  // people, seats, secrets
  person: { fill: "M12 3A4.5 4.5 0 1 1 11.99 3ZM3.5 21C3.5 16 7 13.5 12 13.5S20.5 16 20.5 21Z" },
  people: {
    fill: "M8.5 4A3.9 3.9 0 1 1 8.49 4ZM1 20C1 15.5 4.3 13.3 8.5 13.3S16 15.5 16 20ZM15.5 5A3.4 3.4 0 0 1 16.5 11.6A5.5 5.5 0 0 0 15.5 5ZM18 20C18 17.5 17.3 15.5 16.2 14C20 14 23 16 23 20Z",
  },
  bot: {
    line: "M5 8H19V19H5ZM12 8V4M2.5 12V15M21.5 12V15M9.5 16H14.5",
    fill: "M9 10.6A1.4 1.4 0 1 1 8.99 10.6ZM15 10.6A1.4 1.4 0 1 1 14.99 10.6ZM12 2A1.5 1.5 0 1 1 11.99 2Z",
  },
  crown: { line: "M4 20H20M4.5 16L3 7L8.3 10.5L12 4L15.7 10.5L21 7L19.5 16Z" },
  host: { line: "M3 21V11L12 4L21 11V21M9 21V14H15V21M3 21H21" },
  lock: { line: "M6 11H18V20.5H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11" },
  unlock: { line: "M6 11H18V20.5H6ZM8.5 11V7A3.5 3.5 0 0 1 15.3 6" },
  letter: { line: "M3 5H21V19H3ZM3 6L12 13L21 6" },
  quill: { line: "M4 21C6 13 11 5 20.5 3C20.5 11 15 16 7.4 16.4M4 21L12.4 10.6" },
  mask: {
    line: "M3 6C6 8 9 8 12 7C15 8 18 8 21 6C21.5 13 19 18.5 12 20.5C5 18.5 2.5 13 3 6ZM7 11.5C8 10.7 9 10.7 10 11.5M14 11.5C15 10.7 16 10.7 17 11.5",
  },

  // sharing
  copy: { line: "M9 9H20V21H9ZM15 9V3H4V15H9" },
  link: {
    line: "M10 14A4.2 4.2 0 0 0 16 14.2L19.7 10.5A4.3 4.3 0 0 0 13.6 4.4L12 6M14 10A4.2 4.2 0 0 0 8 9.8L4.3 13.5A4.3 4.3 0 0 0 10.4 19.6L12 18",
  },
  qr: {
    line: "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14V17M17 14H20V17M14 20H17M20 20V20.1",
    fill: "M6.3 6.3H7.7V7.7H6.3ZM16.3 6.3H17.7V7.7H16.3ZM6.3 16.3H7.7V17.7H6.3Z",
  },
  print: { line: "M7 9V3H17V9M7 17H3.5V9H20.5V17H17M7 14H17V21H7Z" },
  download: { line: "M12 3V15M6.5 9.5L12 15L17.5 9.5M4 20H20" },
  upload: { line: "M12 15V3M6.5 8.5L12 3L17.5 8.5M4 20H20" },
  share: {
    line: "M6 9.5A2.5 2.5 0 1 1 5.99 9.5ZM18 3.5A2.5 2.5 0 1 1 17.99 3.5ZM18 15.5A2.5 2.5 0 1 1 17.99 15.5ZM8.3 10.9L15.7 7.1M8.3 13.1L15.7 16.9",
  },
  trash: { line: "M4 7H20M9 7V4H15V7M6 7L7 20.5H17L18 7M10 11V16.5M14 11V16.5" },

  // of every game
  star: { fill: "M12 2L14.9 8.9L22.3 9.5L16.7 14.3L18.4 21.6L12 17.7L5.6 21.6L7.3 14.3L1.7 9.5L9.1 8.9Z" },
  house: { fill: "M12 2.5L22 11H19V21H14V15H10V21H5V11H2Z" },
  sword: { line: "M6 12L12 18M8.5 15.5L4 20", fill: "M20 3L21.3 4.3L11.5 15.5L8.5 12.5Z" },
  battle: { line: "M4 3L17 16M20 3L7 16M14.5 18.5L19 14M17 16L20 19M9.5 18.5L5 14M7 16L4 19" },
  shield: { line: "M4 4H20V11C20 16.5 16 20 12 21.5C8 20 4 16.5 4 11ZM12 7.5V15M8.5 11H15.5" },
  hammer: { fill: "M4 8L9 3L15 5L13 7L21.5 16L18 19.5L9.5 11L7.5 12Z" },
  wheat: {
    line: "M12 22V9",
    fill: "M12 2C14.5 4 14.5 7 12 9C9.5 7 9.5 4 12 2ZM12 13C12.5 9.5 15 8 18.5 8C18.5 11.5 16 13.5 12 13ZM12 13C11.5 9.5 9 8 5.5 8C5.5 11.5 8 13.5 12 13ZM12 18.5C12.5 15 15 13.5 18.5 13.5C18.5 17 16 19 12 18.5ZM12 18.5C11.5 15 9 13.5 5.5 13.5C5.5 17 8 19 12 18.5Z",
  },
  cards: { line: "M9 4H20V20H9ZM6 7V18M3 9V16" },
  scales: { line: "M12 3V20M7 20H17M4 7H20M4 7L1.8 13.4H6.2ZM20 7L17.8 13.4H22.2Z" },
  snow: { line: "M12 2V22M3.3 7L20.7 17M20.7 7L3.3 17M9.5 3.5L12 6L14.5 3.5M9.5 20.5L12 18L14.5 20.5" },
  leaf: { line: "M5 21C6 13 10 8 16 6M6 17C3 11 8 3 20 3C21 14 14 20 6 17Z" },
  map: { line: "M3 7L9 4L15 7L21 4V17L15 20L9 17L3 20ZM9 4V17M15 7V20" },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof icons;
