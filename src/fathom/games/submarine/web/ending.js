/** The end of Submarine: the shelf of twelve of whoever won, and those of the others. */

import { shortened } from 'fathom/endings.js';
import { html } from 'fathom/html.js';
import { seatColour, seatFill, seatLetter } from 'fathom/seats.js';
import { EmptySlot, KINDS, Tile } from './treasures.js';

/** @typedef {import('fathom/endings.js').Ending<import('./wire.js').SubmarineView>} Ending */

/** A shelf has so many slots in a row, and two rows. */
const ROW = 6;
const NARROW = 560;
const NAME = 26;

/** @param {Ending} ending */
export function Ending({ view, table, outcome, names, width, height }) {
  const order = table.seats.toSorted((a, b) => outcome.places[a.seat] - outcome.places[b.seat]);
  const [first, ...others] = order.map(({ seat }) => seat);
  const boxes = boxesOf(others.length, width, height);
  const shelf = (/** @type {number} */ seat, /** @type {Box} */ box) =>
    html`<${Shelf}
      key=${seat}
      seat=${seat}
      name=${names[seat]}
      score=${outcome.scores[seat]}
      container=${view.players[seat].container}
      box=${box}
    />`;
  return html`<g class="submarine-ending">
    <defs>
      <linearGradient id="ending-cabin" x2="0" y2="1">
        <stop stop-color="#173f56" /><stop offset="1" stop-color="#061a28" />
      </linearGradient>
    </defs>
    <rect width=${width} height=${height} fill="url(#ending-cabin)" />
    ${[0.16, 0.84].map((at) => html`<circle key=${at} class="porthole-glow" cx=${width * at} cy=${-height * 0.1} r=${height * 0.6} />`)}
    ${shelf(first, boxes[0])} ${others.map((seat, index) => shelf(seat, boxes[index + 1]))}
  </g>`;
}

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * The first shelf is the largest; the others stand beside it, or below where it is narrow.
 * @param {number} others
 * @param {number} width
 * @param {number} height
 * @returns {Box[]}
 */
function boxesOf(others, width, height) {
  const pad = 14;
  if (width < NARROW) {
    const high = height * (others > 2 ? 0.42 : 0.5);
    const columns = others > 1 ? 2 : 1;
    const rows = Math.ceil(others / columns);
    const [wide, tall] = [(width - pad) / columns - pad, (height - high - pad) / rows - 6];
    return [
      { x: pad, y: 8, width: width - 2 * pad, height: high },
      ...Array.from({ length: others }, (_, index) => ({
        x: pad + (index % columns) * (wide + pad),
        y: 12 + high + Math.floor(index / columns) * (tall + 6),
        width: wide,
        height: tall,
      })),
    ];
  }
  const wide = width * 0.6;
  const tall = (height - 20) / others;
  return [
    { x: pad, y: 10, width: wide - 2 * pad, height: height - 20 },
    ...Array.from({ length: others }, (_, index) => ({
      x: wide + pad / 2,
      y: 10 + tall * index,
      width: width - wide - pad * 1.5,
      height: tall - 6,
    })),
  ];
}

/**
 * @param {{seat: number, name: string, score: number, container: (string | null)[], box: Box}} props
 */
function Shelf({ seat, name, score, container, box }) {
  const slot = Math.min(box.width / ROW, (box.height - NAME) / 2) * 0.94;
  const left = box.x + (box.width - slot * ROW) / 2;
  const top = box.y + NAME + (box.height - NAME - slot * 2) / 2;
  const room = Math.max(4, (slot * ROW - 70) / 8.5);
  return html`<g>
    <g transform="translate(${left + 11} ${top - NAME / 2})">
      <rect x="-10" y="-10" width="20" height="20" rx="6" fill=${seatFill(seat)} />
      <circle r="7.500" fill=${seatColour(seat)} />
      <text class="ending-letter small-letter" y="0.500">${seatLetter(seat)}</text>
    </g>
    <text class="ending-name from-left" x=${left + 28} y=${top - NAME / 2}
      >${shortened(name, room)}</text
    >
    <text class="ending-points to-right" x=${left + slot * ROW} y=${top - NAME / 2}>${score}</text>
    <rect
      class="shelf-wood"
      x=${left - 5}
      y=${top - 3}
      width=${slot * ROW + 10}
      height=${slot * 2 + 8}
      rx="7"
    />
    ${container.map((tile, number) => {
      const kind = KINDS[number];
      const x = left + slot * ((number % ROW) + 0.5);
      const y = top + slot * (Math.floor(number / ROW) + 0.5) + 1;
      return html`<g key=${kind} class=${tile ? 'arrives' : ''} style=${{ '--order': number }}>
        <g transform="translate(${x} ${y})">
          ${tile ? html`<${Tile} tile=${tile} size=${slot * 0.88} />` : html`<${EmptySlot} kind=${kind} size=${slot * 0.86} />`}
        </g>
      </g>`;
    })}
    <path class="shelf-brass" d="M${left - 5} ${top + slot + 1}h${slot * ROW + 10}" />
  </g>`;
}
