/** Records of games, before they are sent. */

/** The server reads no longer ones. */
export const TOO_LONG = 2_000_000;

/** The fingerprint of the sealed seed that a record names; empty if it names none. */
export function commitmentOf(text: string): string {
  try {
    const { seal } = JSON.parse(text) as { seal?: { commitment?: unknown } };
    return typeof seal?.commitment === "string" ? seal.commitment : "";
  } catch {
    return "";
  }
}

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
