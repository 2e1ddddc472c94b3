/** Where the fields of a sea map lie on the screen. */

const COLUMNS = 'ABCDEFGHIJKLMNO';

/** Columns and rows that each point of the compass leads to. */
export const POINTS = /** @type {Record<string, [number, number]>} */ ({
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
});

/** How the scenario of somebody's own sea begins. */
export const OWN = 'own ';

/**
 * What a sea is called.
 * @param {import('./wire.js').SonarView} view
 * @param {import('fathom/words.js').Words} words
 */
export const seaName = ({ scenario }, words) =>
  scenario.startsWith(OWN) ? scenario.slice(OWN.length) : words.text(`option-scenario-${scenario}`);

/**
 * @typedef {object} Chart
 * @property {number} size fields along a side
 * @property {number} cell pixels along a side of a field
 * @property {number} left where the first column begins
 * @property {number} top where the first row begins
 * @property {number} side pixels along a side of the sea
 * @property {(field: string) => {x: number, y: number}} at the middle of a field
 * @property {(x: number, y: number) => string | null} fieldAt the field at a point, if it is on the map
 */

/**
 * @param {string} field such as C4
 * @returns {[number, number]} column and row from 0
 */
export const placeOf = (field) => [COLUMNS.indexOf(field[0]), Number(field.slice(1)) - 1];

/** @param {number} column @param {number} row */
export const fieldName = (column, row) => `${COLUMNS[column]}${row + 1}`;

/**
 * The field so many steps away; it may lie off the map.
 * @param {string} field
 * @param {string} point n, ne, e ...
 * @param {number} [steps]
 */
export function stepFrom(field, point, steps = 1) {
  const [column, row] = placeOf(field);
  const [right, down] = POINTS[point];
  return fieldName(column + right * steps, row + down * steps);
}

/**
 * A square sea with its margins of letters and numbers, as large as the box allows.
 * @param {number} size
 * @param {number} width
 * @param {number} height
 * @returns {Chart}
 */
export function chartOf(size, width, height) {
  const margin = Math.max(18, Math.min(26, Math.min(width, height) / 20));
  const side = Math.max(80, Math.min(width, height) - 2 * margin);
  const cell = side / size;
  const left = (width - side) / 2;
  const top = (height - side) / 2;
  return {
    size,
    cell,
    left,
    top,
    side,
    at: (field) => {
      const [column, row] = placeOf(field);
      return { x: left + (column + 0.5) * cell, y: top + (row + 0.5) * cell };
    },
    fieldAt: (x, y) => {
      const column = Math.floor((x - left) / cell);
      const row = Math.floor((y - top) / cell);
      const isOn = column >= 0 && row >= 0 && column < size && row < size;
      return isOn ? fieldName(column, row) : null;
    },
  };
}

/** @param {number} size */
export const columnsOf = (size) => [...COLUMNS.slice(0, size)];
