/** Dice, open and covered. */

import { html } from 'fathom/html.js';

/** By face: where its dots are, from -1 to 1. @type {[number, number][][]} */
const DOTS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/**
 * A die that shows this face; with a frame if it counts for the bid.
 * @param {{face: number, isCounted?: boolean}} props
 */
export function Die({ face, isCounted = false }) {
  return html`<svg
    class="liars-die ${isCounted ? 'counted' : ''}"
    viewBox="-16 -16 32 32"
    aria-hidden="true"
  >
    <rect class="body" x="-13" y="-13" width="26" height="26" rx="6" />
    ${DOTS[face].map(([x, y]) => html`<circle class="dot" cx=${x * 7} cy=${y * 7} r="2.600" />`)}
    ${isCounted && html`<path class="tick" d="M-5 15.500h10" />`}
  </svg>`;
}

/** A die under a cup. */
export function Covered() {
  return html`<svg class="liars-die covered" viewBox="-16 -16 32 32" aria-hidden="true">
    <rect class="body" x="-13" y="-13" width="26" height="26" rx="6" />
    <path class="mark" d="M-4.500 -4a4.500 4.500 0 1 1 6.500 4q-2 1.200 -2 3.500M0 8v.1" />
  </svg>`;
}
