/**
 * Choosing a move step by step, so that many moves stay few choices.
 *
 * A board may say of which steps a move consists (`steps`); without that they are its words. The action
 * bar and the board share what has been picked so far. What leaves nothing to choose is passed over.
 */

import { useState } from 'preact/hooks';

export const MOST_KEYS = 9;

/** @typedef {{path: string[], moves: string[], move: string | null}} Option */

/**
 * The steps picked for this ply; at the next they are forgotten.
 * @param {number} ply
 * @returns {[string[], (path: string[]) => void]}
 */
export function usePicked(ply) {
  const [kept, keep] = useState({ ply, path: /** @type {string[]} */ ([]) });
  return [kept.ply === ply ? kept.path : [], (path) => keep({ ply, path })];
}

/**
 * Where the picked steps lead, and what there is to choose next. An option that lacks only its last
 * step, and has but one, is that move; a move that others go on from stands beside them.
 * @param {string[]} moves
 * @param {string[]} picked
 * @param {(move: string) => string[]} stepsOf
 * @returns {{path: string[], options: Option[]}}
 */
export function offered(moves, picked, stepsOf) {
  const ways = moves.map((move) => ({ move, steps: stepsOf(move) }));
  const under = (/** @type {string[]} */ path) =>
    ways.filter(({ steps }) => path.every((step, index) => steps[index] === step));
  let path = under(picked).length ? picked : [];
  for (;;) {
    const depth = path.length;
    const here = under(path);
    const further = here.filter(({ steps }) => steps.length > depth);
    const next = [...new Set(further.map(({ steps }) => steps[depth]))];
    if (next.length === 1 && here.every(({ steps }) => steps.length > depth + 1)) {
      path = [...path, next[0]];
      continue;
    }
    const ended = here.filter(({ steps }) => steps.length === depth);
    const whole = ended.map(({ move }) => ({ path, moves: [move], move }));
    const options = next.sort(numbersFirst).map((step) => {
      const within = further.filter(({ steps }) => steps[depth] === step);
      const isMove = within.length === 1 && within[0].steps.length <= depth + 2;
      return {
        path: [...path, step],
        moves: within.map(({ move }) => move),
        move: isMove ? within[0].move : null,
      };
    });
    return { path, options: [...whole, ...options] };
  }
}

/**
 * The digit of each option: its own where the board numbers it, else the first that is left.
 * @param {Option[]} options
 * @param {import('./wire.js').AnyView} view
 * @param {import('./boards.js').BoardModule} board
 * @returns {(string | undefined)[]}
 */
export function keysOf(options, view, board) {
  const own = options.map(({ path, move }) => board.key?.(move?.split(' ') ?? path, view) ?? null);
  const left = Array.from({ length: MOST_KEYS }, (_, index) => String(index + 1)).filter(
    (digit) => !own.includes(digit),
  );
  return own.map((digit) => digit ?? left.shift());
}

/**
 * The steps without the last that was really chosen.
 * @param {string[]} moves
 * @param {string[]} picked
 * @param {(move: string) => string[]} stepsOf
 */
export function without(moves, picked, stepsOf) {
  const { path } = offered(moves, picked, stepsOf);
  let left = picked.slice(0, -1);
  while (left.length && offered(moves, left, stepsOf).path.length >= path.length)
    left = left.slice(0, -1);
  return left;
}

/** Numbers in their order, then words as they come. @param {string} one @param {string} other */
function numbersFirst(one, other) {
  const [first, second] = [Number(one), Number(other)];
  if (Number.isNaN(first) || Number.isNaN(second))
    return Number(Number.isNaN(first)) - Number(Number.isNaN(second));
  return first - second;
}

/**
 * How the moves of a game are chosen: as its board says, or word by word where they are many.
 * @param {string[]} moves
 * @param {import('./wire.js').AnyView} view
 * @param {import('./boards.js').BoardModule} board
 * @returns {(move: string) => string[]}
 */
export function stepsOf(moves, view, board) {
  const { steps } = board;
  if (steps) return (move) => steps(move, view, moves);
  if (moves.length <= MOST_KEYS) return (move) => [move];
  return (move) => move.split(' ');
}
