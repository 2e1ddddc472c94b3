/** What the words of a move mean on the board. */

import { TOP_LEVEL } from './layout.js';

/** @typedef {import('./wire.js').Scene} Scene */

const LEVEL_STEPS = /** @type {Record<string, number>} */ ({ up: -1, along: 0, down: 1 });

/**
 * Where a move puts a submarine: `move 3 down 5` is level 4 of column 5, `place 2` level 2.
 * @param {string} move
 */
export function targetOf(move) {
  const [kind, first, way, column] = move.split(' ');
  if (kind === 'place') return { column: Number(first), level: TOP_LEVEL };
  return { column: Number(column), level: Number(first) + LEVEL_STEPS[way] };
}

/**
 * The move that would bring a submarine from a level to a field, if there are words for it.
 * @param {number} from
 * @param {number} column
 * @param {number} level
 */
export function moveTo(from, column, level) {
  const way = Object.entries(LEVEL_STEPS).find(([, step]) => from + step === level);
  return way ? `move ${from} ${way[0]} ${column}` : null;
}

/**
 * The moves of submarines that are open to be made on the board now, and from which level; null
 * until it is clear which of them goes.
 * @param {Scene} scene
 */
export function openMoves({ moves, picked = [], view }) {
  const isPicked = picked[0] === 'move';
  const begins = isPicked ? picked.join(' ') : 'move';
  const found = moves.filter((move) => `${move} `.startsWith(`${begins} `));
  const levels = [...new Set(found.map((move) => Number(move.split(' ')[1])))];
  return (isPicked || view.doing === 'move') && levels.length === 1
    ? { from: levels[0], moves: found }
    : null;
}
