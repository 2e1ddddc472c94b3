/** Fields to choose from: by pointer, by keyboard, and by finger where they are small. */

import { useRef, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { placeOf } from './chart.js';

/** @typedef {import('./chart.js').Chart} Chart */

/**
 * @typedef {object} Target a field that can be chosen
 * @property {string} field
 * @property {string} label what choosing it does
 * @property {number} [span] fields along a side; a sector has its middle as `field`
 * @property {string} [kind] torpedo, mine, start ...: how it is drawn
 * @property {boolean} [danger] whether the own boat is in its blast
 */

/** What is smaller than this a finger cannot be sure of, in pixels. */
const FINGER_PX = 44;

/**
 * Whether a finger must pick before it chooses.
 * @param {{pointerType: string}} event
 * @param {number} side of what is touched, in pixels
 */
export const isClumsy = ({ pointerType }, side) => pointerType !== 'mouse' && side < FINGER_PX;

/**
 * What a map does with a finger: the target nearest to it is picked.
 * @param {Chart} chart
 * @param {Target[]} targets
 * @param {((field: string) => void) | undefined} pick
 */
export function useFinger(chart, targets, pick) {
  const touch = useRef({ pointerType: 'mouse' });
  if (!pick) return {};
  return {
    onPointerDownCapture: (/** @type {PointerEvent} */ event) => {
      touch.current = event;
    },
    onClickCapture: (/** @type {MouseEvent} */ event) => {
      const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
      const target = targetAt(event.clientX - box.left, event.clientY - box.top);
      if (!target || !isClumsy(touch.current, chart.cell * (target.span ?? 1))) return;
      event.stopPropagation();
      pick(target.field);
    },
  };
  /** @param {number} x @param {number} y */
  function targetAt(x, y) {
    const far = (/** @type {Target} */ { field, span = 1 }) => {
      const middle = chart.at(field);
      return Math.hypot(x - middle.x, y - middle.y) - (span * chart.cell) / 2;
    };
    const [near] = targets.toSorted((a, b) => far(a) - far(b));
    return near && far(near) < FINGER_PX / 2 ? near : null;
  }
}

/**
 * The fields to choose from. One of them is in the tab order; arrow keys go on from there.
 * @param {{chart: Chart, targets: Target[], choose?: (field: string) => void,
 *   picked?: string | null}} props
 */
export function Targets({ chart, targets, choose, picked }) {
  const [held, hold] = useState(/** @type {string | null} */ (null));
  const group = useRef(/** @type {SVGGElement | null} */ (null));
  const fields = targets.map((target) => target.field);
  const first = held && fields.includes(held) ? held : middleOf(fields, chart.size);
  if (!targets.length || !choose) return null;
  /** @param {KeyboardEvent} event @param {string} field */
  const press = (event, field) => {
    const point = { ArrowUp: 'n', ArrowDown: 's', ArrowLeft: 'w', ArrowRight: 'e' }[event.key];
    if (event.key === 'Enter' || event.key === ' ') choose(field);
    else if (point) {
      // At once: the next key, a shot perhaps, goes to the field that this one led to.
      const next = group.current?.querySelector(`[data-field="${nearest(field, point, fields)}"]`);
      /** @type {SVGElement | null | undefined} */ (next)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { cell } = chart;
  return html`<g class="targets" ref=${group}>
    ${targets.map(({ field, label, kind, danger, span = 1 }) => {
      const { x, y } = chart.at(field);
      const side = cell * span;
      return html`<g
        key=${field}
        class="target-field can-do ${kind ?? ''} ${danger ? 'danger' : ''} ${field === picked ? 'picked' : ''}"
        transform="translate(${x} ${y})"
        role="button"
        tabindex=${field === first ? 0 : -1}
        data-field=${field}
        aria-label=${label}
        onClick=${() => choose(field)}
        onFocus=${() => hold(field)}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, field)}
      >
        <rect class="target" x=${-side / 2} y=${-side / 2} width=${side} height=${side} />
        <rect
          class="glow"
          x=${-side / 2 + 2}
          y=${-side / 2 + 2}
          width=${side - 4}
          height=${side - 4}
          rx="4"
        />
        <circle class="dot" r="3" />
        <title>${label}</title>
      </g>`;
    })}
  </g>`;
}

/**
 * The field nearest to the middle of the map, where a keyboard starts.
 * @param {string[]} fields
 * @param {number} size
 */
function middleOf(fields, size) {
  const far = (/** @type {string} */ field) => {
    const [column, row] = placeOf(field);
    return Math.hypot(column - size / 2, row - size / 2);
  };
  return fields.toSorted((a, b) => far(a) - far(b))[0];
}

/**
 * The nearest of the fields in a direction; the field itself if there is none.
 * @param {string} from
 * @param {string} point
 * @param {string[]} fields
 */
export function nearest(from, point, fields) {
  const [column, row] = placeOf(from);
  /** @type {[string, number][]} */
  const ahead = fields.flatMap((field) => {
    const [c, r] = placeOf(field);
    const [right, down] = [c - column, r - row];
    const forth = { n: -down, s: down, w: -right, e: right }[point] ?? 0;
    const aside = Math.abs(point === 'n' || point === 's' ? right : down);
    return forth > 0 ? [[field, forth + 3 * aside]] : [];
  });
  return ahead.toSorted((a, b) => a[1] - b[1])[0]?.[0] ?? from;
}
