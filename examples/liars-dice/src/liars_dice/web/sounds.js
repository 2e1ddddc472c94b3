/** What is to be heard: by effect, a sound that Fathom has, or tones of one's own. */

/** Dice in a cup. @type {import('fathom/sound.js').Tone[]} */
const rattle = [
  { from: 900, to: 320, time: 0.07, kind: 'triangle', loud: 0.16 },
  { from: 640, to: 210, time: 0.16, kind: 'triangle', loud: 0.12 },
];

export const sounds = {
  'round-started': rattle,
  bid: 'bubble',
  doubted: 'creak',
  'lost-die': 'thud',
  'game-ended': 'bell',
};
