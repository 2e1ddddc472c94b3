/** Treasures: twelve drawn things and a shell on five backgrounds; the cards that pay for them. */

import { html } from 'fathom/html.js';

/** By kind, drawn around 0 in a square of 24. */
const THINGS = /** @type {Record<string, string>} */ ({
  A: 'M-3.500 -10.500H3.500M-2.200 -10V-7.500C-7 -5.500 -7 3 -2.500 10H2.500C7 3 7 -5.500 2.200 -7.500V-10M-3 -7C-8 -9.500 -9.500 -2 -5.500 -0.500M3 -7C8 -9.500 9.500 -2 5.500 -0.500M-5.300 -0.500H5.300',
  B: 'M0 -10L2.800 -5.600 7.600 -7.200 6.200 -2.400 10 0 6.200 2.400 7.600 7.200 2.800 5.600 0 10 -2.800 5.600 -7.600 7.200 -6.200 2.400 -10 0 -6.200 -2.400 -7.600 -7.200 -2.800 -5.600zM0 -3.400A3.400 3.400 0 1 0 0.010 -3.400z',
  C: 'M0 -10.500A5.200 5.200 0 1 0 0.010 -10.500zM-5.200 -0.500A5.200 5.200 0 1 0 -5.190 -0.500zM5.200 -0.500A5.200 5.200 0 1 0 5.210 -0.500zM0 -7.300V-3.300M-5.200 2.700V6.700M5.200 2.700V6.700',
  D: 'M0 11L-2.800 6V-2.500H2.800V6zM-7 -2.500Q0 -4.500 7 -2.500V-4.500Q0 -6.500 -7 -4.500zM-1.600 -5.300V-8H1.600V-5.300zM0 -11.500A1.900 1.900 0 1 0 0.010 -11.500z',
  E: 'M-8 -5L-4 -9.500H4L8 -5V5L4 9.500H-4L-8 5zM-3.800 -4.500H3.800V4.500H-3.800zM-8 -5L-3.800 -4.500M8 -5L3.800 -4.500M-8 5L-3.800 4.500M8 5L3.800 4.500',
  F: 'M-10 7.500L7 -9.500 9.800 -6.700 -7.200 10.300zM-5 5.300H-4.990M-1.800 2.100H-1.790M1.400 -1.100H1.410M4.600 -4.300H4.610',
  G: 'M-6.500 -10H6.500C7 -3 4 0.500 1.300 1V6.500L5 8.500V10H-5V8.500L-1.300 6.500V1C-4 0.500 -7 -3 -6.500 -10zM-6.300 -5.500H6.300',
  H: 'M-8.500 8V-1C-8.500 -7 -4.500 -10 0 -10S8.500 -7 8.500 -1V8L4.800 10V2.500H1.600L1.400 8H-1.400L-1.600 2.500H-4.800V10zM-6 -1.500Q-4 -3 -1.600 -1.500M6 -1.500Q4 -3 1.600 -1.500',
  I: 'M-5.500 10.500V-6C-5.500 -11.500 5.500 -11.500 5.500 -6V10.500zM-5.500 -5.500H5.500M-3.600 -2H-1.200M1.200 -2H3.600M0 -2.500L-1.300 3H1.300zM-2.600 6H2.600',
  J: 'M0 -6.500A8.300 8.300 0 1 0 0.010 -6.500zM0 -2A3.900 3.900 0 1 1 -0.010 -2zM-4.500 -8.500L-2.500 -11.500H2.500L4.500 -8.500L0 -4.500zM-4.500 -8.500H4.500',
  K: 'M0 -11A4.800 4.800 0 0 1 1.700 -1.800V10H-1.700V-1.800A4.800 4.800 0 0 1 0 -11zM0 -8.200A2 2 0 1 1 -0.010 -8.200zM1.700 4.500H5.500V6.500H1.700M1.700 8H4.500V10H1.700',
  L: 'M-5.500 -4.500L-3.500 -7.500H3.500L5.500 -4.500V7H-5.500zM-6.500 7H6.500V9.800H-6.500zM-3 -7.500C-4 -12 4 -12 3 -7.500M0 5C-3.500 3 -1.500 0.500 0 -2.500C1.500 0.500 3.500 3 0 5z',
  S: 'M0 10L-2.800 7.500H-4L-5 5.500C-9.500 3 -10.500 -2 -7.500 -5.500C-6 -9.500 -2.500 -9.500 0 -9.500S6 -9.500 7.500 -5.500C10.500 -2 9.500 3 5 5.500L4 7.500H2.800zM0 7V-9M-2 7L-7.300 -4.500M2 7L7.300 -4.500M-1 7L-3.800 -8M1 7L3.800 -8',
});

/** By background from 1, drawn around 0 in a square of 32: every colour has its pattern. */
const MARKS = [
  '',
  'M-16 -6L-6 -16M-16 4L4 -16M-16 14L14 -16M-8 16L16 -8M2 16L16 2M12 16L16 12',
  'M-12 -12h.01M-4 -12h.01M4 -12h.01M12 -12h.01M-12 -4h.01M12 -4h.01M-12 4h.01M12 4h.01M-12 12h.01M-4 12h.01M4 12h.01M12 12h.01M-4 -4h.01M4 -4h.01M-4 4h.01M4 4h.01',
  'M-12 -16q5 4 0 8t0 8t0 8t0 8M-4 -16q5 4 0 8t0 8t0 8t0 8M4 -16q5 4 0 8t0 8t0 8t0 8M12 -16q5 4 0 8t0 8t0 8t0 8',
  'M-14.500 -11h7M-11 -14.500v7M7.500 -11h7M11 -14.500v7M-3.500 0h7M0 -3.500v7M-14.500 11h7M-11 7.500v7M7.500 11h7M11 7.500v7M-15.500 0h3M12.500 0h3M0 -15.500v3M0 12.500v3',
  'M-16 -9l5.300 -5 5.300 5 5.400 -5 5.300 5 5.300 -5 5.400 5M-16 -1l5.300 -5 5.300 5 5.400 -5 5.300 5 5.300 -5 5.400 5M-16 7l5.300 -5 5.300 5 5.400 -5 5.300 5 5.300 -5 5.400 5M-16 15l5.300 -5 5.300 5 5.400 -5 5.300 5 5.300 -5 5.400 5',
];

/** From a card's edge to the white line that makes it a card. */
const FRAME_PX = 3;

/** What a tile's name says: `A3` is kind A on background 3. @param {string} tile */
export const kindOf = (tile) => tile[0];
/** @param {string} tile */
export const backgroundOf = (tile) => Number(tile[1]);

/**
 * @param {string} tile
 * @param {import('fathom/words.js').Words} words
 */
export function tileName(tile, words) {
  return words.text('board-tile', {
    kind: words.text(`kind-${kindOf(tile)}`),
    background: words.text(`background-${backgroundOf(tile)}`),
  });
}

/**
 * A piece of a background.
 * @param {{background: number, width: number, height: number}} props
 */
export function Ground({ background, width, height }) {
  return html`<g class="ground background-${background}">
    <rect
      class="face"
      x=${-width / 2}
      y=${-height / 2}
      width=${width}
      height=${height}
      rx=${Math.min(width, height) * 0.16}
    />
    <path class="marks" d=${MARKS[background]} transform="scale(${width / 33} ${height / 33})" />
    <rect
      class="edge"
      x=${-width / 2}
      y=${-height / 2}
      width=${width}
      height=${height}
      rx=${Math.min(width, height) * 0.16}
    />
  </g>`;
}

/**
 * A treasure or a shell.
 * @param {{tile: string, size: number}} props
 */
export function Tile({ tile, size }) {
  return html`<g class="tile">
    <${Ground} background=${backgroundOf(tile)} width=${size} height=${size} />
    <path class="thing" d=${THINGS[kindOf(tile)]} transform="scale(${size / 30})" />
  </g>`;
}

/**
 * The place of a kind that is still missing.
 * @param {{kind: string, size: number}} props
 */
export function EmptySlot({ kind, size }) {
  return html`<g class="empty-slot">
    <rect x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx=${size * 0.16} />
    <path d=${THINGS[kind]} transform="scale(${size / 30})" />
  </g>`;
}

/**
 * A salvage card, whose face is the background it pays for; face down without one. No figure stands
 * on it: it would look like an amount.
 * @param {{background?: number, width: number, height: number}} props
 */
export function Card({ background, width, height }) {
  if (!background) {
    return html`<g class="card-back">
      <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="5" />
      <path
        transform="scale(${width / 36})"
        d="M-14 -13q3.500 -4 7 0t7 0t7 0t7 0M-14 -4q3.500 -4 7 0t7 0t7 0t7 0M-14 5q3.500 -4 7 0t7 0t7 0t7 0M-14 14q3.500 -4 7 0t7 0t7 0t7 0"
      />
    </g>`;
  }
  return html`<g class="card">
    <${Ground} background=${background} width=${width} height=${height} />
    <rect
      class="frame"
      x=${FRAME_PX - width / 2}
      y=${FRAME_PX - height / 2}
      width=${width - 2 * FRAME_PX}
      height=${height - 2 * FRAME_PX}
      rx="3"
    />
  </g>`;
}

/** What makes a picture speak, or, if the words beside it do, keep silent. @param {string} [label] */
const spoken = (label) => (label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true });

/**
 * A tile outside the board, in a line of text.
 * @param {{tile: string, label?: string}} props
 */
export function TileIcon({ tile, label }) {
  return html`<svg class="tile-icon" viewBox="-17 -17 34 34" ...${spoken(label)}>
    <${Tile} tile=${tile} size=${32} />
  </svg>`;
}

/**
 * A card outside the board.
 * @param {{background: number, label?: string}} props
 */
export function CardIcon({ background, label }) {
  return html`<svg class="tile-icon" viewBox="-14 -17 28 34" ...${spoken(label)}>
    <${Card} background=${background} width=${25} height=${32} />
  </svg>`;
}

/** The kinds, in the order of the slots; a small house has the first of them. */
export const KINDS = [...'ABCDEFGHIJKL'];

/**
 * A container as a shelf, outside the board.
 * @param {{container: (string | null)[], label: string}} props
 */
export function ShelfIcon({ container, label }) {
  const rows = Math.ceil(container.length / 6);
  return html`<svg class="shelf-icon" viewBox="0 0 204 ${34 * rows}" role="img" aria-label=${label}>
    ${container.map(
      (tile, slot) =>
        html`<g transform="translate(${17 + (slot % 6) * 34} ${17 + Math.floor(slot / 6) * 34})">
          ${tile ? html`<${Tile} tile=${tile} size=${31} />` : html`<${EmptySlot} kind=${KINDS[slot]} size=${31} />`}
        </g>`,
    )}
  </svg>`;
}
