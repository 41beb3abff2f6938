/** localStorage that never throws: private windows and strict settings may refuse it, then nothing is kept. */

const PREFIX = "pentapolis.";

export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // not kept: the page works on what it holds
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // there was nothing to forget
  }
}
