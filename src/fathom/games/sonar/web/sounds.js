/** By effect: the sound that goes with it; what is not named is silent. */

/** @type {import('fathom/sound.js').Tone[]} */
const PING = [
  { from: 1480, to: 1440, time: 1.1, kind: 'sine', loud: 0.14 },
  { from: 740, to: 728, time: 1.6, kind: 'sine', loud: 0.05 },
];
/** @type {import('fathom/sound.js').Tone[]} */
const GROAN = [
  { from: 74, to: 46, time: 1.1, kind: 'sawtooth', loud: 0.09 },
  { from: 112, to: 58, time: 0.8, kind: 'triangle', loud: 0.12 },
];
/**
 * Played when the blast is told, which is later than it is known.
 * @type {import('fathom/sound.js').Tone[]}
 */
export const BLAST = [
  { from: 150, to: 26, time: 0.9, kind: 'sine', loud: 0.4 },
  { from: 66, to: 30, time: 1.3, kind: 'sawtooth', loud: 0.12 },
  { from: 420, to: 40, time: 0.25, kind: 'square', loud: 0.07 },
];

/** @type {Record<string, string | import('fathom/sound.js').Tone[]>} */
export const sounds = {
  'sonar-used': PING,
  'sonar-answered': PING,
  'drone-sent': 'ping',
  'mine-laid': 'bubble',
  'silent-run': 'bubble',
  'torpedo-fired': 'thud',
  surfaced: GROAN,
  'sheet-damage': GROAN,
};
