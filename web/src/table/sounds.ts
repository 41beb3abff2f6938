/** Sounds made on the spot, no files: off until somebody asks for them, at most one every 120 ms. */

import { settings } from "$lib/settings.svelte";

export type Sound = "tick" | "dice" | "coin" | "card" | "seal" | "drum" | "chord" | "horn";

/** One tone or breath of noise: start and length in seconds, loudness; a tone may glide to another. */
export interface Note {
  at: number;
  for: number;
  loud: number;
  /** in hertz; for noise the middle of what is heard */
  from: number;
  to?: number;
  form: OscillatorType | "noise";
}

const tone = (from: number, at: number, length: number, form: OscillatorType, loud: number, to = from): Note => ({
  at,
  for: length,
  loud,
  from,
  to,
  form,
});
const noise = (from: number, at: number, length: number, loud: number): Note => ({
  at,
  for: length,
  loud,
  from,
  form: "noise",
});

export const SOUNDS: Record<Sound, readonly Note[]> = {
  /** wood on wood */
  tick: [tone(1400, 0, 0.03, "triangle", 0.12, 900), noise(2400, 0, 0.015, 0.08)],
  /** a few knocks, ever closer */
  dice: [0, 0.09, 0.17, 0.23, 0.28, 0.31].flatMap((at, n) => [
    noise(1700 + (n % 3) * 500, at, 0.035, 0.16 - n * 0.015),
    tone(520 + (n % 2) * 140, at, 0.03, "triangle", 0.08 - n * 0.008),
  ]),
  coin: [tone(2100, 0, 0.09, "sine", 0.07), tone(3150, 0.035, 0.28, "sine", 0.06)],
  card: [noise(3800, 0, 0.07, 0.07), noise(2200, 0.04, 0.06, 0.05)],
  seal: [tone(220, 0, 0.07, "triangle", 0.2), tone(140, 0.05, 0.1, "sine", 0.2), noise(900, 0, 0.03, 0.06)],
  drum: [tone(130, 0, 0.34, "sine", 0.32, 48), noise(320, 0, 0.06, 0.12)],
  chord: [
    tone(262, 0, 0.9, "triangle", 0.08),
    tone(330, 0.08, 0.9, "triangle", 0.08),
    tone(392, 0.16, 0.9, "triangle", 0.08),
    tone(523, 0.24, 1.1, "triangle", 0.08),
  ],
  horn: [tone(196, 0, 0.22, "sawtooth", 0.05), tone(294, 0.2, 0.45, "sawtooth", 0.06)],
};

/** When several things happen at once the one that says most is heard. */
const RANK: readonly Sound[] = ["horn", "chord", "drum", "dice", "seal", "coin", "card", "tick"];
const APART = 120;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
let last = -Infinity;

export function foremost(sounds: readonly (Sound | undefined)[]): Sound | undefined {
  return RANK.find((sound) => sounds.includes(sound));
}

/** Make a sound, unless it is switched off or another has just been heard. The horn calls in any case. */
export function play(sound: Sound): void {
  const { sound: on, horn } = settings.values;
  if (!on || (sound === "horn" && !horn) || typeof AudioContext === "undefined") return;
  const now = performance.now();
  if (now - last < APART && sound !== "horn") return;
  last = now;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const note of SOUNDS[sound]) sing(context, note);
}

function sing(to: AudioContext, note: Note): void {
  const at = to.currentTime + note.at;
  const end = at + note.for;
  const gain = to.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(note.loud, at + Math.min(0.01, note.for / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const source = note.form === "noise" ? breath(to, note.from, gain) : string(to, note, note.form, gain, at, end);
  gain.connect(to.destination);
  source.start(at);
  source.stop(end + 0.05);
}

function string(to: AudioContext, note: Note, form: OscillatorType, gain: GainNode, at: number, end: number) {
  const source = to.createOscillator();
  source.type = form;
  source.frequency.setValueAtTime(note.from, at);
  if (note.to && note.to !== note.from) source.frequency.exponentialRampToValueAtTime(note.to, end);
  source.connect(gain);
  return source;
}

function breath(to: AudioContext, middle: number, gain: GainNode) {
  hiss ??= whiteNoise(to);
  const source = to.createBufferSource();
  source.buffer = hiss;
  const filter = to.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = middle;
  source.connect(filter).connect(gain);
  return source;
}

function whiteNoise(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate / 2), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

export function shake(): void {
  if (!settings.values.vibration || typeof navigator.vibrate !== "function") return;
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate(60); // browsers refuse it before the first tap
}
