/** A figure with a true minus; with its plus if it is a change. */
export function signed(value: number, change = true): string {
  if (value < 0) return `−${-value}`;
  return change && value > 0 ? `+${value}` : String(value);
}

/** Where the markers that share a step of a track stand: side by side as far as they fit, and never quite over each other. */
export function offsets(count: number, size: number, width: number): number[] {
  if (count < 1) return [];
  const apart = count === 1 ? 0 : Math.max(size * 0.6, Math.min(size, (width - size) / (count - 1)));
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * apart);
}
