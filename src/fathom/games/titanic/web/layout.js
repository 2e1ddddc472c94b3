/** Where everything of a ship lies on the screen: along it, or upright on a tall one. */

import { signal } from '@preact/signals';

/** In fields: what the hull needs before the bow, behind the stern, and at the sides. */
const BOW_FIELDS = 1.5;
const STERN_FIELDS = 0.8;
const SIDE_FIELDS = 0.62;
/** A field smaller than this is not shown at once: such a ship is panned. */
const LEAST_FIELD_PX = 20;
const LARGEST_FIELD_PX = 60;
const FINGER_FIELD_PX = 22;

/** Whether the ship stands upright, bow down; the arrows in the action bar follow it. */
export const isUpright = signal(false);

/** @typedef {import('./wire.js').BoardView} BoardView */
/** @typedef {ReturnType<typeof layoutOf>} Layout */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{number: number, fields: number[][], x: number, y: number, middle: Point}} Place */

/**
 * @param {BoardView} board as the view tells it
 * @param {number} width
 * @param {number} height
 */
export function layoutOf(board, width, height) {
  const columns = board.places[0].length;
  const rows = board.places.length;
  const length = columns + BOW_FIELDS + STERN_FIELDS;
  const breadth = rows + 2 * SIDE_FIELDS;
  const along = Math.min(width / length, height / breadth);
  const upright = Math.min(width / breadth, height / length);
  const turned = upright > along;
  const cell = Math.min(turned ? upright : along, LARGEST_FIELD_PX);
  const left = turned
    ? (width - cell * breadth) / 2 + cell * SIDE_FIELDS
    : (width - cell * length) / 2 + cell * BOW_FIELDS;
  const top = turned
    ? (height - cell * length) / 2 + cell * STERN_FIELDS
    : (height - cell * breadth) / 2 + cell * SIDE_FIELDS;
  const zoom = Math.max(1, LEAST_FIELD_PX / cell);

  /** A point of the plan, in fields from its top left corner. @param {number} x @param {number} y */
  const point = (x, y) =>
    turned
      ? { x: left + y * cell, y: top + (columns - x) * cell }
      : { x: left + x * cell, y: top + y * cell };
  /** The middle of a field. @param {number} x @param {number} y */
  const at = (x, y) => point(x + 0.5, y + 0.5);
  return {
    width,
    height,
    columns,
    rows,
    turned,
    cell,
    zoom,
    touch: Math.max(cell / 2, zoom < 1.5 ? FINGER_FIELD_PX : FINGER_FIELD_PX / zoom),
    point,
    at,
    /** The transform that draws a plan in fields. */
    plan: turned
      ? `matrix(0 ${-cell} ${cell} 0 ${left} ${top + columns * cell})`
      : `matrix(${cell} 0 0 ${cell} ${left} ${top})`,
    places: placesOf(board, at),
    /** The field at a point. @param {Point} spot @returns {number[] | null} */
    fieldAt({ x, y }) {
      const [right, down] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)];
      const field = turned ? [columns - 1 - down, right] : [right, down];
      return board.places[field[1]]?.[field[0]] ? field : null;
    },
  };
}

/**
 * The places in the order of their numbers.
 * @param {BoardView} board
 * @param {(x: number, y: number) => Point} at
 * @returns {Place[]}
 */
function placesOf(board, at) {
  /** @type {Map<number, number[][]>} */
  const found = new Map();
  board.places.forEach((row, y) =>
    row.forEach((place, x) => {
      if (place) found.set(place, [...(found.get(place) ?? []), [x, y]]);
    }),
  );
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([number, fields]) => {
      const [first, last] = [fields[0], fields[fields.length - 1]];
      const [from, to] = [at(first[0], first[1]), at(last[0], last[1])];
      return {
        number,
        fields,
        x: first[0],
        y: first[1],
        middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      };
    });
}

const TURNS = { right: 0, down: 90, left: 180, up: 270 };

/**
 * How far an arrow to the right must turn to show a direction of the plan.
 * @param {string} direction
 * @param {boolean} turned
 */
export const angleOf = (direction, turned) =>
  TURNS[/** @type {keyof typeof TURNS} */ (direction)] - (turned ? 90 : 0);

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/**
 * The direction of the plan that an arrow key points in.
 * @param {string} key
 * @param {boolean} turned
 */
export function directionOf(key, turned) {
  const index = ARROWS.indexOf(key);
  if (index < 0) return null;
  return Object.keys(TURNS)[(index + (turned ? 1 : 0)) % 4];
}

/**
 * The direction from one field towards another, by the longer side.
 * @param {number[]} from
 * @param {number[]} to
 */
export function towards([fromX, fromY], [toX, toY]) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}
