/** Who was ahead, as bots see it: a line for each side, on the dark glass of an instrument. */

import { html } from './html.js';
import { useSize } from './motion.js';
import { seatColour, seatLetter, seatName } from './seats.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').Analysis} Analysis */

/** So that no colour stands alone: a stroke for each side too. */
const STROKES = ['', '7 3', '1.500 3.500', '10 3 2 3', '4 4', '2 2'];
const INSET_PX = 12;
const LETTERS_PX = 22;
const EDGE_PX = 9;
const LABEL_DISTANCE_PX = 13;

/**
 * The names of a side: all its seats.
 * @param {number[]} side
 */
export const sideNames = (side) => side.map(seatName).join(', ');

/**
 * The estimate of a side at a ply, between those that are known.
 * @param {Analysis} analysis
 * @param {number} side
 * @param {number} ply
 */
export function estimateAt({ plies, estimates }, side, ply) {
  const after = plies.findIndex((one) => one >= ply);
  if (after < 0) return estimates[side][plies.length - 1];
  if (after === 0) return estimates[side][0];
  const share = (ply - plies[after - 1]) / (plies[after] - plies[after - 1]);
  const [from, to] = [estimates[side][after - 1], estimates[side][after]];
  return from + share * (to - from);
}

/**
 * @param {{analysis: Analysis | null, last: number, ply: number, eyes: string,
 *   goTo: (ply: number) => void}} props
 */
export function Estimates({ analysis: told, last, ply, eyes, goTo }) {
  const [box, size] = useSize();
  const analysis = told?.plies.length ? told : null;
  const now = analysis?.sides
    .map((side, number) => {
      const share = Math.round(100 * estimateAt(analysis, number, ply));
      return t('estimate-now', { names: sideNames(side), share });
    })
    .join('; ');
  /** @param {PointerEvent} event */
  const point = (event) => {
    if (!box.current || !size || (event.type === 'pointermove' && !event.buttons)) return;
    const { left } = box.current.getBoundingClientRect();
    goTo((last * (event.clientX - left - INSET_PX)) / (size.width - 2 * INSET_PX));
  };
  return html`<div
    class="estimates ${analysis ? '' : 'coming'}"
    ref=${box}
    onPointerDown=${point}
    onPointerMove=${point}
  >
    ${!analysis && html`<p role="status">${t('estimate-coming')}</p>`}
    ${
      analysis &&
      size &&
      size.width > 0 &&
      html`<svg
        viewBox="0 0 ${size.width} ${size.height}"
        width=${size.width}
        height=${size.height}
        role="img"
        aria-label="${t('estimate')}. ${t('estimate-hint')}: ${now}"
      >
        <${Lines} analysis=${analysis} last=${last} ply=${ply} eyes=${eyes} ...${size} />
      </svg>`
    }
  </div>`;
}

/**
 * @param {{analysis: Analysis, last: number, ply: number, eyes: string, width: number,
 *   height: number}} props
 */
function Lines({ analysis, last, ply, eyes, width, height }) {
  const { sides, plies, estimates, turns } = analysis;
  const x = (/** @type {number} */ at) =>
    INSET_PX + ((width - 2 * INSET_PX) * at) / Math.max(1, last);
  const y = (/** @type {number} */ share) => height - EDGE_PX - (height - 2 * EDGE_PX) * share;
  const isLit = (/** @type {number[]} */ side) => side.includes(Number(eyes)) && eyes !== '';
  const path = (/** @type {number[]} */ values) =>
    values
      .map(
        (value, number) =>
          `${number ? 'L' : 'M'}${x(plies[number]).toFixed(1)} ${y(value).toFixed(1)}`,
      )
      .join('');
  const isKnown = ply <= plies[plies.length - 1];
  const here = (isKnown ? estimates : []).map((_, side) => estimateAt(analysis, side, ply));
  const flip = x(ply) > width - 2 * LETTERS_PX;
  const labels = spreadOut(here.map(y), LABEL_DISTANCE_PX, EDGE_PX, height - EDGE_PX);
  return html`<g class="scale">
      ${[0, 0.5, 1].map((share) => html`<path d="M${INSET_PX} ${y(share)}H${width - INSET_PX}" />`)}
    </g>
    ${turns.map(
      (turn, side) =>
        turn !== null &&
        html`<g
          key=${side}
          class="turn"
          transform="translate(${x(turn)} 0)"
          fill=${seatColour(sides[side][0])}
          stroke=${seatColour(sides[side][0])}
        >
          <path class="pole" d="M0 3V${height}" /><path class="flag" d="M0 2l10 4.500-10 4.500z" />
        </g>`,
    )}
    ${estimates.map(
      (values, side) =>
        html`<path
          key=${side}
          class="line ${isLit(sides[side]) ? 'lit' : ''}"
          d=${path(values)}
          stroke=${seatColour(sides[side][0])}
          stroke-dasharray=${STROKES[side % STROKES.length]}
        />`,
    )}
    <path class="now" d="M${x(ply)} 0V${height}" />
    ${here.map(
      (share, side) =>
        html`<g key=${side} fill=${seatColour(sides[side][0])}>
          <circle class="dot" cx=${x(ply)} cy=${y(share)} r="4" />
          <text
            x=${x(ply) + (flip ? -8 : 8)}
            y=${labels[side]}
            text-anchor=${flip ? 'end' : 'start'}
          >
            ${sides[side].map(seatLetter).join('')} ${Math.round(100 * share)}
          </text>
        </g>`,
    )}`;
}

/**
 * Heights for labels that must not cover each other.
 * @param {number[]} wanted
 * @param {number} apart
 * @param {number} top
 * @param {number} bottom
 */
function spreadOut(wanted, apart, top, bottom) {
  const order = wanted.map((_, number) => number).sort((a, b) => wanted[a] - wanted[b]);
  /** @type {number[]} */
  const places = [];
  let free = top;
  for (const number of order) {
    places[number] = Math.max(free, wanted[number]);
    free = places[number] + apart;
  }
  let limit = bottom;
  for (const number of order.reverse()) {
    places[number] = Math.min(limit, places[number]);
    limit = places[number] - apart;
  }
  return places;
}
