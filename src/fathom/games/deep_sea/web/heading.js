/** Which way a diver swims, and how that is said: who has turned back goes home, not deeper. */

/** @typedef {import('./wire.js').DeepSeaView} DeepSeaView */
/** @typedef {import('./wire.js').Diver} Diver */
/** @typedef {import('fathom/words.js').Words} Words */

/**
 * Where each choice of a way leads next.
 * @param {Diver} diver
 * @returns {{move: string, to: number, back: boolean}[]}
 */
export function waysOf({ depth, returning }) {
  return [
    { move: 'on', to: returning ? depth - 1 : depth + 1, back: returning },
    { move: 'turn', to: depth - 1, back: true },
  ];
}

/**
 * What is asked of your diver, if not the way: who has turned back only rolls (`ask-home`).
 * @param {DeepSeaView} view
 */
export const asked = ({ phase, you, divers }) =>
  phase === 'direction' && you !== null && divers[you].returning ? 'home' : null;

/**
 * A move in words, as it is meant where the diver is.
 * @param {string} move
 * @param {DeepSeaView} view
 * @param {Words} words
 */
export const spoken = (move, view, words) =>
  move === 'on' && asked(view) ? words.text('board-on-home') : words.move(move);
