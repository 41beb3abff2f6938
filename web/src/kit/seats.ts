/** The six seats: always colour, hatching and emblem together (tokens.css, Sprite.svelte). */

export const SEATS = ["red", "blue", "gold", "green", "purple", "iron"] as const;
export type SeatColor = (typeof SEATS)[number];

/** Emblem of a seat, on the 24-unit grid. */
export const EMBLEMS: Record<SeatColor, string> = {
  red: "M4.5 20.5V8H4V4H7V6H9.5V4H14.5V6H17V4H20V8H19.5V20.5H14.5V16A2.5 2.5 0 0 0 9.5 16V20.5Z",
  blue: "M2.5 13C5 9 8 9 10.3 12C12.5 15 15 15 17 12C18.5 10 20 9.5 21.5 10V15.5C20 15 18.5 15.5 17 17.5C15 20.5 12.5 20.5 10.3 17.5C8 14.5 5 14.5 2.5 18.5Z",
  gold: "M12 7A5 5 0 1 1 11.99 7ZM10.9 1.5H13.1L12.7 5.3H11.3ZM10.9 22.5H13.1L12.7 18.7H11.3ZM1.5 10.9V13.1L5.3 12.7V11.3ZM22.5 10.9V13.1L18.7 12.7V11.3ZM3.8 5.4L5.4 3.8L8 6.9L6.9 8ZM18.6 3.8L20.2 5.4L17.1 8L16 6.9ZM3.8 18.6L6.9 16L8 17.1L5.4 20.2ZM18.6 20.2L16 17.1L17.1 16L20.2 18.6Z",
  green:
    "M12 1.5C17.2 5.5 19.3 10.7 17.3 15C16.2 17.3 14.3 18.8 12.9 19.2V22.5H11.1V19.2C9.7 18.8 7.8 17.3 6.7 15C4.7 10.7 6.8 5.5 12 1.5Z",
  purple: "M15.5 2.5A10 10 0 1 0 21.5 15.5A8.2 8.2 0 1 1 15.5 2.5Z",
  iron: "M12 1.5L14.7 8.8L22.4 9.1L16.3 13.8L18.4 21.3L12 17L5.6 21.3L7.7 13.8L1.6 9.1L9.3 8.8Z",
};

/** The seat's own name in the texts: `say(seatText("red"))`. */
export function seatText(seat: SeatColor): string {
  return `kit-seat-${seat}`;
}
