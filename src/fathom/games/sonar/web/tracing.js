/** Lines drawn on a sheet that is one wide and one high, as the server measures them. */

import { html } from 'fathom/html.js';

/** @typedef {[number, number]} Point */

/** How large a sheet is drawn. */
export const SHEET = 100;
/** Points nearer than this add nothing to a line. */
const LEAST_POINT_DISTANCE = 0.006;
const MOST_POINTS = 1500;

/** @param {number} border on either side of an outline */
export const band = (border) => 2 * border * SHEET;

/**
 * @param {Point[]} points
 * @param {boolean} [isClosed]
 */
export function pathOf(points, isClosed = false) {
  const line = points.map(([x, y]) => `${(x * SHEET).toFixed(2)} ${(y * SHEET).toFixed(2)}`);
  return `M${line.join('L')}${isClosed ? 'Z' : ''}`;
}

/**
 * A line in ink, and red where it lies beside the light border: that is laid over it as a mask, and
 * nothing is measured here.
 * @param {{line: Point[], points: Point[], border: number, lane: string}} props `lane`: a name for the
 *   mask that nothing else on the page has
 */
export function Ink({ line, points, border, lane }) {
  const d = pathOf(line);
  return html`<mask id="lane-${lane}" maskUnits="userSpaceOnUse" width=${SHEET} height=${SHEET}>
      <path class="lane" d=${pathOf(points, true)} stroke-width=${band(border)} />
    </mask>
    <path class="astray" d=${d} />
    <path class="ink" d=${d} mask="url(#lane-${lane})" />`;
}

/**
 * Where on the sheet a pointer is.
 * @param {{clientX: number, clientY: number}} event
 * @param {SVGSVGElement | null} sheet
 * @returns {Point}
 */
export function toSheet(event, sheet) {
  const box = /** @type {SVGSVGElement} */ (sheet).getBoundingClientRect();
  const side = Math.min(box.width, box.height);
  const left = box.left + (box.width - side) / 2;
  const top = box.top + (box.height - side) / 2;
  return rounded((event.clientX - left) / side, (event.clientY - top) / side);
}

/**
 * The line with one more point, if that is far enough from the last.
 * @param {Point[]} line
 * @param {Point} point
 * @returns {Point[]}
 */
export function place(line, point) {
  const last = line.at(-1);
  const isNear = last && Math.hypot(point[0] - last[0], point[1] - last[1]) < LEAST_POINT_DISTANCE;
  return isNear || line.length >= MOST_POINTS ? line : [...line, point];
}

/**
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
function rounded(x, y) {
  const inside = (/** @type {number} */ it) => Math.round(Math.min(1, Math.max(0, it)) * 1e4) / 1e4;
  return [inside(x), inside(y)];
}

const KEY_STEP = 0.02;
const FINE_KEY_STEP = 0.005;
const KEYS = /** @type {Record<string, Point>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/**
 * Where the pen goes by an arrow key, a small step with shift; null for other keys.
 * @param {KeyboardEvent} event
 * @param {Point} from
 * @returns {Point | null}
 */
export function penStep(event, from) {
  const way = KEYS[event.key];
  if (!way) return null;
  const length = event.shiftKey ? FINE_KEY_STEP : KEY_STEP;
  return rounded(from[0] + way[0] * length, from[1] + way[1] * length);
}
