/** Sounds: short, soft, synthesised. Off until asked for. */

import { isSoundOn } from './prefs.js';

/** @type {AudioContext | null} */
let studio = null;

/** @type {Record<string, {from: number, to: number, time: number, kind: OscillatorType, loud: number}[]>} */
const SOUNDS = {
  bubble: [{ from: 320, to: 880, time: 0.12, kind: 'sine', loud: 0.18 }],
  creak: [{ from: 90, to: 62, time: 0.3, kind: 'triangle', loud: 0.22 }],
  ping: [{ from: 1180, to: 1150, time: 0.7, kind: 'sine', loud: 0.12 }],
  thud: [{ from: 110, to: 38, time: 0.22, kind: 'sine', loud: 0.35 }],
  bell: [
    { from: 660, to: 659, time: 0.7, kind: 'sine', loud: 0.14 },
    { from: 1322, to: 1320, time: 0.5, kind: 'sine', loud: 0.06 },
  ],
  sonar: [
    { from: 1480, to: 1440, time: 1.1, kind: 'sine', loud: 0.14 },
    { from: 740, to: 728, time: 1.6, kind: 'sine', loud: 0.05 },
  ],
  groan: [
    { from: 74, to: 46, time: 1.1, kind: 'sawtooth', loud: 0.09 },
    { from: 112, to: 58, time: 0.8, kind: 'triangle', loud: 0.12 },
  ],
  blast: [
    { from: 150, to: 26, time: 0.9, kind: 'sine', loud: 0.4 },
    { from: 66, to: 30, time: 1.3, kind: 'sawtooth', loud: 0.12 },
    { from: 420, to: 40, time: 0.25, kind: 'square', loud: 0.07 },
  ],
};

/** @param {keyof typeof SOUNDS} name */
export function sound(name) {
  if (!isSoundOn.value) return;
  studio ??= new AudioContext();
  const now = studio.currentTime;
  for (const { from, to, time, kind, loud } of SOUNDS[name]) {
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
