/** Six players: a colour, a pattern and a letter each, so that no colour ever stands alone. */

import { html } from './html.js';
import { words } from './words.js';

export const MOST_SEATS = 6;

/** @param {number} seat */
export const seatColour = (seat) => `var(--seat-${seat % MOST_SEATS})`;

/**
 * The seat that an effect is about, if it is one.
 * @param {object | null} effect
 */
export const seatIn = (effect) =>
  effect && 'seat' in effect && typeof effect.seat === 'number' ? effect.seat : null;

/** @param {number} seat */
export const seatFill = (seat) => `url(#seat-${seat % MOST_SEATS})`;

/** @param {number} seat */
export const seatLetter = (seat) => words.value.seat(seat)[0];

const MARKS = [
  null,
  html`<path d="M0 3q2-2.500 4 0t4 0M0 7q2-2.500 4 0t4 0" fill="none" stroke-width="1.200" />`,
  html`<circle cx="2" cy="2" r="1.100" /><circle cx="6" cy="6" r="1.100" />`,
  html`<path d="M-1 5L5-1M1 9L9 1" fill="none" stroke-width="1.300" />`,
  html`<circle cx="4" cy="4" r="2.400" fill="none" stroke-width="1.100" />`,
  html`<path d="M0 0h4v4H0zM4 4h4v4H4z" stroke="none" />`,
];

/** The fills that `seatFill` names; the page holds them once. */
export function SeatPatterns() {
  return html`<svg class="unseen" aria-hidden="true">
    <defs>
      ${MARKS.map(
        (mark, seat) =>
          html`<pattern id="seat-${seat}" width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill=${seatColour(seat)} />
            <g fill="var(--seat-ink)" stroke="var(--seat-ink)" opacity="0.32">${mark}</g>
          </pattern>`,
      )}
    </defs>
  </svg>`;
}

/** What is in the window of a helmet: somebody, something, or nobody yet. */
const WINDOWS = {
  person: html`<circle cx="19.500" cy="18.500" r="1.600" /><circle
      cx="28.500"
      cy="18.500"
      r="1.600"
    />
    <path d="M19.500 23.500q4.500 3.500 9 0" />`,
  bot: html`<path d="M17.500 17h4.500v3h-4.500zM26 17h4.500v3H26zM19.500 25h9" />`,
  open: null,
};

/**
 * Who sits there, as a face in a diver's helmet of the seat's colour and pattern.
 * @param {{seat: number, kind: 'person' | 'bot' | 'open'}} props
 */
export function Face({ seat, kind }) {
  const isOpen = kind === 'open';
  return html`<svg class="sailor ${kind}" viewBox="0 0 48 48" aria-hidden="true">
    <g
      class="helmet"
      fill=${isOpen ? 'none' : seatFill(seat)}
      stroke=${isOpen ? seatColour(seat) : 'var(--seat-ink)'}
    >
      <path d="M11.500 32.500a17 17 0 1 1 25 0" />
      <rect x="8" y="32.500" width="32" height="13.500" rx="4" />
    </g>
    <circle class="window" cx="24" cy="20.500" r="10.500" />
    <g class="features">${WINDOWS[kind]}</g>
    <text x="24" y="39.500">${seatLetter(seat)}</text>
  </svg>`;
}

/** @param {{seat: number}} props */
export function SeatMark({ seat }) {
  return html`<svg class="seat-mark" viewBox="0 0 28 28" aria-hidden="true">
    <rect
      x="1"
      y="1"
      width="26"
      height="26"
      rx="8"
      fill=${seatFill(seat)}
      stroke="var(--seat-ink)"
    />
    <circle cx="14" cy="14" r="9" fill=${seatColour(seat)} />
    <text x="14" y="14.500">${seatLetter(seat)}</text>
  </svg>`;
}
