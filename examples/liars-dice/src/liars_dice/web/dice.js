/** Dice, open and covered. */

import { html } from 'fathom/html.js';

/** By face: its dots, each a place in three rows of three. */
const DOTS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
/** From one row or column to the next. */
const STEP = 7;

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
    ${DOTS[face].map((at) => html`<circle class="dot" cx=${((at % 3) - 1) * STEP} cy=${(Math.floor(at / 3) - 1) * STEP} r="2.600" />`)}
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
