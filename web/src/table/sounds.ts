/** Sounds made on the spot, no files: off until somebody asks for them, at most one every 120 ms. */

import { settings } from "$lib/settings.svelte";

export type Sound = "tick" | "seal" | "card" | "horn" | "chord";

/** Frequency in hertz, start and length in seconds, form, loudness. */
type Note = readonly [number, number, number, OscillatorType, number];

const SOUNDS: Record<Sound, readonly Note[]> = {
  tick: [[1400, 0, 0.03, "triangle", 0.12]],
  seal: [
    [220, 0, 0.07, "triangle", 0.2],
    [140, 0.05, 0.1, "sine", 0.2],
  ],
  card: [[520, 0, 0.05, "triangle", 0.06]],
  horn: [
    [196, 0, 0.22, "sawtooth", 0.05],
    [294, 0.2, 0.45, "sawtooth", 0.06],
  ],
  chord: [
    [262, 0, 0.9, "triangle", 0.08],
    [330, 0.08, 0.9, "triangle", 0.08],
    [392, 0.16, 0.9, "triangle", 0.08],
    [523, 0.24, 1.1, "triangle", 0.08],
  ],
};
const APART = 120;

let context: AudioContext | undefined;
let last = -Infinity;

export function play(sound: Sound): void {
  const { sound: on, horn } = settings.values;
  if (!on || (sound === "horn" && !horn) || typeof AudioContext === "undefined") return;
  const now = performance.now();
  if (now - last < APART && sound !== "horn") return;
  last = now;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const [frequency, start, length, form, loud] of SOUNDS[sound]) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = form;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
}

export function shake(): void {
  if (!settings.values.vibration || typeof navigator.vibrate !== "function") return;
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate(60); // browsers refuse it before the first tap
}
