/** What the captain can point at: the moves that were given, as fields of the map. */

import { sure } from 'fathom/sure.js';
import { placeOf, stepFrom, fieldName } from './chart.js';

/** @typedef {import('./stations.js').AboardView} AboardView */

/** Which moves use a system. */
export const MOVE_OF = /** @type {Record<string, string>} */ ({ scenario: 'archer' });

/** @param {string} system */
export const kindOf = (system) => MOVE_OF[system] ?? system;

/**
 * @typedef {object} Aim a move that has a place on the map
 * @property {string} move
 * @property {string} field
 * @property {number} span fields along a side; more than one for a sector
 */

/**
 * The moves of a kind with their places.
 * @param {string[]} moves
 * @param {string} kind
 * @param {AboardView} view
 * @returns {Aim[]}
 */
export function aimsOf(moves, kind, view) {
  return moves
    .filter((move) => move.startsWith(`${kind} `))
    .map((move) => ({ move, ...placeOfMove(move, view) }));
}

/**
 * @param {string} move
 * @param {AboardView} view
 * @returns {{field: string, span: number}}
 */
function placeOfMove(move, view) {
  const [kind, what, steps] = move.split(' ');
  const here = () => sure(view.own.field);
  if (kind === 'mine') return { field: stepFrom(here(), what), span: 1 };
  if (kind === 'silence') return { field: stepFrom(here(), what, Number(steps)), span: 1 };
  if (kind === 'drone') return { field: sectorMiddle(Number(what), view), span: view.sector_size };
  return { field: what, span: 1 };
}

/**
 * The middle field of a sector.
 * @param {number} sector from 1
 * @param {AboardView} view
 */
function sectorMiddle(sector, view) {
  const { size, sector_size: side } = view;
  const across = size / side;
  const [column, row] = [(sector - 1) % across, Math.floor((sector - 1) / across)];
  const half = Math.floor(side / 2);
  return fieldName(column * side + half, row * side + half);
}

/**
 * The aim on the straight line from the boat that ends nearest to a point, in fields.
 * @param {Aim[]} aims
 * @param {{column: number, row: number}} point
 */
export function nearestAim(aims, point) {
  const far = (/** @type {Aim} */ aim) => {
    const [column, row] = placeOf(aim.field);
    return Math.hypot(column - point.column, row - point.row);
  };
  return aims.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
