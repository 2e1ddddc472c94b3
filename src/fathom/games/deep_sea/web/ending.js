/** The end of Deep Sea Adventure: what everybody brought home, laid out; below, what the deep kept. */

import { seatColour, seatFill, seatLetter } from 'fathom/seats.js';
import { shortened } from 'fathom/endings.js';
import { html } from 'fathom/html.js';
import { Chip } from './pieces.js';

/** @typedef {import('fathom/endings.js').Ending<import('./wire.js').DeepSeaView>} Ending */

const FLOOR = 40;
const NAME = 132;
const POINTS = 62;
/** Below this width names stand above what they brought. */
const NARROW = 520;

/** @param {Ending} ending */
export function Ending({ view, table, outcome, names, width, height }) {
  const order = table.seats.toSorted((a, b) => outcome.places[a.seat] - outcome.places[b.seat]);
  const isNarrow = width < NARROW;
  const row = (height - FLOOR - 12) / order.length;
  return html`<g class="deep-sea-ending">
    <${Water} width=${width} height=${height} />
    <${Kept} hauls=${view.hauls.flat()} width=${width} y=${height - FLOOR / 2} />
    ${order.map(
      ({ seat }, index) =>
        html`<g key=${seat} transform="translate(0 ${8 + row * (index + 0.5)})">
          <${Mark} seat=${seat} r=${Math.min(13, row * 0.26)} />
          <text class="ending-name from-left" x="42" y=${isNarrow ? -row * 0.25 : 0}>
            ${shortened(names[seat], isNarrow ? 22 : 12)}
          </text>
          <${Brought}
            hauls=${view.hauls.map((hauls) => hauls[seat])}
            left=${isNarrow ? 42 : NAME + 20}
            right=${width - POINTS - 12}
            y=${isNarrow ? row * 0.18 : 0}
            most=${Math.min(isNarrow ? row * 0.24 : row * 0.36, 30)}
            order=${index}
          />
          <text class="ending-points to-right" x=${width - 18}>${outcome.scores[seat]}</text>
        </g>`,
    )}
  </g>`;
}

/** @param {{width: number, height: number}} props */
function Water({ width, height }) {
  const rays = [0.12, 0.3, 0.52, 0.78];
  return html`<defs>
      <linearGradient id="ending-deep" x2="0" y2="1">
        <stop stop-color="#15506f" /><stop offset="0.600" stop-color="#082a40" />
        <stop offset="1" stop-color="#03101b" />
      </linearGradient>
      <linearGradient id="ending-ray" x2="0" y2="1">
        <stop stop-color="#fff" stop-opacity="0.120" /><stop
          offset="1"
          stop-color="#fff"
          stop-opacity="0"
        />
      </linearGradient>
    </defs>
    <rect width=${width} height=${height} fill="url(#ending-deep)" />
    ${rays.map((at) => html`<path key=${at} d="M${width * at} 0h${width * 0.05}l${width * 0.06} ${height * 0.8}h${-width * 0.13}z" fill="url(#ending-ray)" />`)}
    <path
      d="M0 ${height}V${height - FLOOR * 0.7}q${width * 0.16} ${-FLOOR * 0.5} ${width * 0.36} ${-FLOOR * 0.05}t${width * 0.34} 0t${width * 0.3} ${-FLOOR * 0.1}V${height}z"
      fill="#010a12"
    />`;
}

/** @param {{seat: number, r: number}} props */
function Mark({ seat, r }) {
  return html`<g transform="translate(24 0)">
    <rect x=${-r} y=${-r} width=${2 * r} height=${2 * r} rx=${r * 0.6} fill=${seatFill(seat)} />
    <circle r=${r * 0.7} fill=${seatColour(seat)} />
    <text class="ending-letter" y="0.500">${seatLetter(seat)}</text>
  </g>`;
}

/**
 * What a diver stored, round by round.
 * @param {{hauls: import('./wire.js').Haul[], left: number, right: number, y: number, most: number,
 *   order: number}} props
 */
function Brought({ hauls, left, right, y, most, order }) {
  const chips = hauls.flatMap(({ values, levels }, round) =>
    values.map((value, number) => ({ value, level: levels[number], round })),
  );
  const gaps = new Set(chips.map(({ round }) => round)).size - 1;
  const room = right - left;
  const step = Math.min(most * 2.3, room / (chips.length + gaps * 0.5 + 0.4));
  const radius = Math.min(most, step * 0.56);
  let x = left + radius;
  let last = chips[0]?.round;
  return chips.map(({ value, level, round }, number) => {
    if (round !== last) x += step * 0.5;
    last = round;
    const at = x;
    x += step;
    return html`<g key=${number} class="arrives" style=${{ '--order': number + order * 2 }}>
      <g transform="translate(${at} ${y})">
        <${Chip} level=${level} radius=${radius} />
        <circle class="worth-disc" r=${radius * 0.62} />
        <text class="worth" y="0.500" font-size=${Math.max(10, radius * 0.86)}>${value}</text>
      </g>
    </g>`;
  });
}

/**
 * What was lost lies in the sand.
 * @param {{hauls: import('./wire.js').Haul[], width: number, y: number}} props
 */
function Kept({ hauls, width, y }) {
  const lost = hauls.filter(({ home }) => !home).flatMap(({ levels }) => levels);
  const step = Math.min(30, (width - 40) / Math.max(1, lost.length));
  const left = (width - step * (lost.length - 1)) / 2;
  return html`<g class="kept">
    ${lost.map(
      (level, number) =>
        html`<g
          key=${number}
          transform="translate(${left + step * number} ${y + ((number * 5) % 3) * 4 - 4}) rotate(${((number * 67) % 80) - 40})"
        >
          <${Chip} level=${level} radius=${Math.min(10, step * 0.5)} />
        </g>`,
    )}
  </g>`;
}
