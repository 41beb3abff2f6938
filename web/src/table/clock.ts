/** Time to think, in words that fit a seat: "4:05" under an hour, "3 h 20", "2 d 5 h". */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  if (hours < 1) return `${minutes}:${two(seconds % 60)}`;
  if (hours < 48) return `${hours}\u00a0h\u00a0${two(minutes % 60)}`;
  return `${Math.floor(hours / 24)}\u00a0d\u00a0${hours % 24}\u00a0h`;
}

/** What a seat has left now, by the server's clock; running out at `until`, or standing still. */
export function remainingTime(clock: { left_ms: number; until_ms?: number }, now: number): number {
  return clock.until_ms ? clock.until_ms - now : clock.left_ms;
}
