/** A round gauge that fills. */

import { html } from 'fathom/html.js';
import { Sign } from './emblems.js';

const RADIUS = 40;

/**
 * One segment for each mark; `pending` is drawn before it is done.
 * @param {{system: string, view: import('./stations.js').AboardView, pending?: boolean}} props
 */
export function Dial({ system, view, pending = false }) {
  const size = view.gauges[system];
  const marks = view.own.gauges[system];
  const isFull = marks === size;
  const isBroken = view.own.broken.includes(system);
  return html`<svg
    class="dial ${isFull ? 'full' : ''} ${isBroken ? 'broken' : ''}"
    viewBox="-50 -50 100 100"
    aria-hidden="true"
  >
    <circle class="face" r="47" />
    ${Array.from({ length: size }, (_, mark) => html`<path key=${mark} class="segment ${mark < marks ? 'marked' : mark === marks && pending ? 'pending' : ''}" d=${arc(mark, size)} />`)}
    <${Sign} name=${system} size=${38} />
    ${isBroken && html`<g class="crack" transform="translate(31 -31)"><circle r="15" /><path d="M-6-6L6 6M6-6L-6 6" /></g>`}
  </svg>`;
}

/**
 * @param {number} index
 * @param {number} count
 */
function arc(index, count) {
  const gap = 0.09;
  const from = (index / count) * 2 * Math.PI - Math.PI / 2 + gap;
  const to = ((index + 1) / count) * 2 * Math.PI - Math.PI / 2 - gap;
  const at = (/** @type {number} */ angle) =>
    `${(RADIUS * Math.cos(angle)).toFixed(2)} ${(RADIUS * Math.sin(angle)).toFixed(2)}`;
  const isLong = to - from > Math.PI ? 1 : 0;
  return `M${at(from)}A${RADIUS} ${RADIUS} 0 ${isLong} 1 ${at(to)}`;
}
