/** Records of games, before they are sent. */

/** The server reads no longer ones. */
export const TOO_LONG = 2_000_000;

/** The key of what is wrong with a text that should be a record; empty if it may be one. */
export function wrongRecord(text: string): "" | "verify-too-long" | "verify-not-json" {
  if (text.length > TOO_LONG) return "verify-too-long";
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? "" : "verify-not-json";
  } catch {
    return "verify-not-json";
  }
}
