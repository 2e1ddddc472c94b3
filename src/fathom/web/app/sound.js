/** Sounds: short, soft, synthesised. Off until asked for. */

import { isSoundOn } from './prefs.js';

/** @type {AudioContext | null} */
let studio = null;

/** @typedef {{from: number, to: number, time: number, kind: OscillatorType, loud: number}} Tone */

/** The sounds that all games share, by name. @type {Record<string, Tone[]>} */
const SOUNDS = {
  bubble: [{ from: 320, to: 880, time: 0.12, kind: 'sine', loud: 0.18 }],
  creak: [{ from: 90, to: 62, time: 0.3, kind: 'triangle', loud: 0.22 }],
  ping: [{ from: 1180, to: 1150, time: 0.7, kind: 'sine', loud: 0.12 }],
  thud: [{ from: 110, to: 38, time: 0.22, kind: 'sine', loud: 0.35 }],
  bell: [
    { from: 660, to: 659, time: 0.7, kind: 'sine', loud: 0.14 },
    { from: 1322, to: 1320, time: 0.5, kind: 'sine', loud: 0.06 },
  ],
};

/** @param {string | Tone[]} which a sound of ours, or tones of one's own */
export function sound(which) {
  if (!isSoundOn.value) return;
  studio ??= new AudioContext();
  const now = studio.currentTime;
  for (const { from, to, time, kind, loud } of typeof which === 'string' ? SOUNDS[which] : which) {
    const tone = new OscillatorNode(studio, { type: kind, frequency: from });
    const gain = new GainNode(studio, { gain: 0 });
    tone.frequency.exponentialRampToValueAtTime(to, now + time);
    gain.gain.linearRampToValueAtTime(loud, now + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + time);
    tone.connect(gain).connect(studio.destination);
    tone.start(now);
    tone.stop(now + time + 0.05);
  }
}
