/** Where everything lies: the surface, columns of four levels, and the dock below or beside. */

import { useGlide } from 'fathom/motion.js';
import { FINGER_PX } from './hands.js';

export const TOP_LEVEL = 2;
const ROWS = [1, 1, 2, 2];
/** How wide a column is at least while its treasures are to be touched. */
const ROOMY_COLUMN_PX = 100;
/** From slot to slot on a shelf, at most. */
const LARGEST_STEP_PX = 60;
/** A box lower than this and wider than that is flat: the dock stands beside the sea. */
const FLAT_HEIGHT = 480;
/** A phone that is held upright has less. */
const FLAT_WIDTH = 420;
const DOCK_BESIDE = 132;
/** Of a ship as it is drawn: half its length, its height with the mast, the face of its captain. */
const SHIP_HALF = 20;
const SHIP_HEIGHT = 34;
const FACE_RADIUS = 7.6;
/** From one row of ships to the next, so that no ship stands before a face. */
const ROW_OF_SHIPS = 17;

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {ReturnType<typeof layoutOf>} Layout */

/**
 * The edges of the columns; the open one is wide enough for fingers.
 * @param {number} columns
 * @param {number} left
 * @param {number} right
 * @param {number | null} open
 */
function edgesOf(columns, left, right, open) {
  const even = (right - left) / columns;
  const wide = open === null ? even : Math.max(even, ROOMY_COLUMN_PX);
  const other = open === null ? even : (right - left - wide) / (columns - 1);
  const edges = [left];
  for (let column = 0; column < columns; column++)
    edges.push(edges[column] + (column === open ? wide : other));
  return edges;
}

/**
 * Edges that glide when another column opens, or the way out on the right.
 * @param {number} columns
 * @param {number} width
 * @param {number | null} open
 * @param {boolean} isLeaving
 */
export function useEdges(columns, width, open, isLeaving) {
  const gutter = gutterOf(width);
  const right = width - (isLeaving ? Math.max(gutter, FINGER_PX + 2) : gutter);
  return edgesOf(columns, gutter, right, open).map((edge) => useGlide(edge, () => 220));
}

/**
 * Whether a ship is in no column: before its voyage, or after.
 * @param {number} place
 * @param {number[]} edges of the columns
 */
export const isAtEdge = (place, edges) => place === 0 || place >= edges.length;

/** @param {number} width of the sea */
export const isNarrow = (width) => width < 560;

/**
 * Whether a box has so little height, as on a phone held sideways, that the dock stands beside.
 * @param {number} width
 * @param {number} height
 */
export const isFlat = (width, height) => height < FLAT_HEIGHT && width > FLAT_WIDTH;

/**
 * How much of a box's width the sea has.
 * @param {number} width
 * @param {number} height
 */
export const seaWidth = (width, height) => (isFlat(width, height) ? width - DOCK_BESIDE : width);

/** @param {number} width */
const gutterOf = (width) => (isNarrow(width) ? 14 : 48);

/**
 * @param {{width: number, height: number}} box
 * @param {number[]} edges
 * @param {number} kinds slots of a shelf
 */
export function layoutOf(box, edges, kinds) {
  const { height } = box;
  const width = seaWidth(box.width, height);
  const flat = isFlat(box.width, height);
  const narrow = isNarrow(width);
  const isWide = width > 1000 && height > 700;
  const surface = flat ? 60 : narrow ? 78 : isWide ? 106 : 88;
  const shipScale = narrow || flat ? 0.72 : isWide ? 1.35 : 1;
  const floor = flat ? height : height - (narrow ? 116 : 136);
  const first = surface + 22;
  const strip = flat ? 20 : Math.min(64, Math.max(26, (floor - first) * 0.075));
  const row = (floor - 6 - first - 4 * strip) / 6;
  /** @type {number[]} */
  const tops = [first];
  for (const rows of ROWS) tops.push(tops[tops.length - 1] + strip + rows * row);

  /** @param {number} column from 1 @param {number} level from 2 @returns {Box} */
  const field = (column, level) => ({
    x: edges[column - 1],
    y: tops[level - TOP_LEVEL],
    width: edges[column] - edges[column - 1],
    height: tops[level - TOP_LEVEL + 1] - tops[level - TOP_LEVEL],
  });
  /** @param {number} column from 1 */
  const middle = (column) => (edges[column - 1] + edges[column]) / 2;
  /** @param {number} column from 1 */
  const cell = (column) => {
    const width = Math.min((edges[column] - edges[column - 1] - 4) / 2, row * 1.15);
    return { width, height: Math.min(row, width * 1.15) };
  };
  /**
   * The middle of a space on a field, two to a row.
   * @param {number} column @param {number} level @param {number} space from 0
   * @returns {Point}
   */
  const spot = (column, level, space) => {
    const count = level - TOP_LEVEL + 1;
    const line = Math.floor(space / 2);
    const inLine = Math.min(2, count - line * 2);
    const shift = inLine === 1 ? 0 : (space % 2) - 0.5;
    const lines = ROWS[level - TOP_LEVEL];
    return {
      x: middle(column) + shift * cell(column).width,
      y:
        tops[level - TOP_LEVEL] +
        strip +
        (lines * row) / 2 +
        (line - (lines - 1) / 2) * cell(column).height,
    };
  };
  /**
   * Where a ship lies that shares its place with others.
   * @param {number} place 0 is the left edge, 7 off the board
   * @param {number} rank @param {number} count
   * @returns {Point}
   */
  const berth = (place, rank, count) => {
    const row = ROW_OF_SHIPS * Math.max(1, shipScale);
    const needed = SHIP_HALF * shipScale + FACE_RADIUS * Math.max(1, shipScale);
    if (isAtEdge(place, edges)) {
      // Two columns of ships, the second one higher: below it sails who is in the column beside.
      const aside = rank % 2;
      const inset = Math.max(gutterOf(width) / 2, 22 * shipScale);
      const x = inset + aside * needed;
      const up = Math.min(row, (surface - SHIP_HEIGHT * shipScale) / 2);
      return {
        x: place === 0 ? x : width - x,
        y: surface - 4 - (Math.floor(rank / 2) + aside) * up,
      };
    }
    const room = edges[place] - edges[place - 1];
    const step = Math.min(narrow ? 22 : isWide ? 48 : 34, (room - 18) / count);
    const rows = [1, 2, 3].find((it) => it * step >= needed || it >= count) ?? 3;
    const shift = rank - (count - 1) / 2;
    return { x: middle(place) + shift * step, y: surface - 4 - (rank % rows) * row };
  };
  return {
    width,
    height,
    narrow,
    surface,
    floor,
    edges,
    strip,
    tops,
    field,
    middle,
    cell,
    spot,
    berth,
    tile: (/** @type {number} */ column) => Math.min(cell(column).width, cell(column).height) - 3,
    shipScale,
    ...(flat
      ? dockBeside(kinds, width, height)
      : dockBelow(kinds, width, floor, height - floor, narrow)),
  };
}

/**
 * The shelf above; hand, pile, jokers and discards below it.
 * @param {number} kinds
 * @param {number} width @param {number} floor @param {number} dock @param {boolean} narrow
 */
function dockBelow(kinds, width, floor, dock, narrow) {
  const pad = narrow ? 6 : 14;
  const inside = Math.min(width - 2 * pad, 720);
  const left = (width - inside) / 2;
  const step = Math.min(inside / kinds, LARGEST_STEP_PX);
  const slot = Math.min(step - 3, narrow ? 38 : 48);
  const first = left + (inside - step * (kinds - 1)) / 2;
  const y = floor + (narrow ? 5 : 8) + slot / 2;
  const base = floor + dock - (narrow ? 4 : 8);
  const apart = narrow ? Math.min(45, inside / 7.7) : 52;
  const card = { width: apart - 8, height: narrow ? 44 : 48, step: apart };
  const cardsY = base - card.height / 2;
  const swatch = narrow ? Math.min(23, inside / 19) : 34;
  const pileX = left + card.step * 3.5 + 4;
  const discardX = left + inside - swatch * 5;
  const labelY = base - card.height - 10;
  const jokers = { x: pileX + card.step * 0.5 + 8, right: discardX - 8, y: cardsY };
  return {
    slot,
    card,
    counter: /** @type {Box} */ ({ x: 0, y: floor, width, height: dock }),
    brass: `M0 ${floor}H${width}`,
    labels: {
      hand: { x: left + 4, y: labelY },
      pile: { x: pileX - card.width / 2, y: labelY },
      jokers: { x: jokers.x, y: labelY },
      discard: { x: discardX, y: labelY },
    },
    /** @param {number} kind from 0 @returns {Point} */
    slotAt: (kind) => ({ x: first + kind * step, y }),
    /** @param {number} place from 0 @returns {Point} */
    handAt: (place) => ({ x: left + card.step * (place + 0.5), y: cardsY }),
    pileAt: /** @type {Point} */ ({ x: pileX, y: cardsY }),
    swatch,
    /** @param {number} card from 1 @returns {Point} */
    discardAt: (card) => ({ x: discardX + swatch * (card - 0.5), y: cardsY }),
    jokers,
  };
}

/**
 * The same from top to bottom at the right of the sea: the shelf in rows, then the hand, then
 * pile and jokers, then the discards.
 * @param {number} kinds
 * @param {number} sea where it begins
 * @param {number} height
 * @returns {ReturnType<typeof dockBelow>}
 */
function dockBeside(kinds, sea, height) {
  const pad = 6;
  const inRow = 3;
  const left = sea + pad;
  const inside = DOCK_BESIDE - 2 * pad;
  const across = inside / inRow;
  const card = { width: across - 4, height: 42, step: across };
  const label = 20;
  const lines = inRow * (card.height + label);
  const rows = Math.ceil(kinds / inRow);
  const down = Math.min(across, (height - lines - 2 * pad) / rows);
  const spare = height - 2 * pad - lines - rows * down;
  const lineAt = (/** @type {number} */ line) =>
    height - pad - lines + line * (card.height + label) - ((inRow - 1 - line) * spare) / inRow;
  const [hand, pile, discard] = [0, 1, 2].map(lineAt);
  const middle = (/** @type {number} */ line) => line + label + card.height / 2;
  const swatch = inside / 5;
  return {
    slot: down - 3,
    card,
    counter: { x: sea, y: 0, width: DOCK_BESIDE, height },
    brass: `M${sea} 0V${height}`,
    labels: {
      hand: { x: left + 2, y: hand + label / 2 },
      pile: { x: left + 2, y: pile + label / 2 },
      jokers: { x: left + across + 4, y: pile + label / 2 },
      discard: { x: left + 2, y: discard + label / 2 },
    },
    slotAt: (kind) => ({
      x: left + across * ((kind % inRow) + 0.5),
      y: pad + down * (Math.floor(kind / inRow) + 0.5),
    }),
    handAt: (place) => ({ x: left + across * (place + 0.5), y: middle(hand) }),
    pileAt: { x: left + across / 2, y: middle(pile) },
    swatch,
    discardAt: (card) => ({ x: left + swatch * (card - 0.5), y: middle(discard) }),
    jokers: { x: left + across + 4, right: left + inside, y: middle(pile) },
  };
}
