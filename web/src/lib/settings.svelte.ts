/** What the person at this screen has set; kept on this device. */

import { keep, recall } from "./storage";

const KEY = "settings";

/** Every setting: its first value and what it may be. The first of each list is the default. */
export const CHOICES = {
  /** "" is the browser's language */
  language: ["", "en", "fr"],
  theme: ["auto", "light", "dark"],
  /** speed of animations: 0 is off */
  motion: [1, 0, 0.5, 2],
  /** when the main button asks once more; "auto" is always for a move a day, when it can't come back live */
  confirm: ["auto", "always", "cant-come-back", "never"],
  sound: [false, true],
  horn: [true, false],
  vibration: [true, false],
  /** two lines for each kind of decision */
  coach: [true, false],
  /** draw hatching on everything a seat owns, not only on banners and plates */
  hatching: [true, false],
  /** cover what only I know, for a shared screen */
  cover: [false, true],
} as const;

export type Choices = typeof CHOICES;
export type Setting = keyof Choices;
export type Values = { -readonly [K in Setting]: Choices[K][number] };

export function defaults(): Values {
  return Object.fromEntries(Object.entries(CHOICES).map(([name, [first]]) => [name, first])) as Values;
}

/** Defaults, with whatever is sound in what was kept: another version may have written it. */
export function read(kept: unknown): Values {
  const values = defaults();
  if (typeof kept !== "object" || kept === null) return values;
  for (const name of Object.keys(CHOICES) as Setting[]) {
    const value = (kept as Record<string, unknown>)[name];
    if ((CHOICES[name] as readonly unknown[]).includes(value)) Object.assign(values, { [name]: value });
  }
  return values;
}

class Settings {
  values = $state(read(recall(KEY)));

  set<K extends Setting>(name: K, value: Values[K]): void {
    this.values[name] = value;
    keep(KEY, $state.snapshot(this.values));
  }

  /** How much longer or shorter animations run: 0 means none at all. The system may ask for none. */
  get pace(): number {
    return this.still ? 0 : this.tempo;
  }

  /** How long things stay before the next one comes: also where nothing may travel. 0 means that nothing waits. */
  get tempo(): number {
    return this.values.motion === 0 ? 0 : 1 / this.values.motion;
  }

  /** The system asks that nothing travels. */
  get still(): boolean {
    return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
