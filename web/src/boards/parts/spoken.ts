/** Several things said one after the other, as a label: each ends once. */
export function spokenLine(...said: readonly (string | undefined)[]): string {
  return said
    .map((one) => one?.trim() ?? "")
    .filter(Boolean)
    .map((one, n, all) => (n < all.length - 1 && !/[.!?…]$/.test(one) ? `${one}.` : one))
    .join(" ");
}
