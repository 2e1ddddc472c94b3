/** Who was ahead, as bots see it: a line for each side, on the dark glass of an instrument. */

import { html } from './html.js';
import { useSize } from './motion.js';
import { seatColour, seatLetter, seatName } from './seats.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').Analysis} Analysis */

/** So that no colour stands alone: a stroke for each side too. */
const STROKES = ['', '7 3', '1.500 3.500', '10 3 2 3', '4 4', '2 2'];
/** Room in pixels: for the percent at the left, for names at the right, above and below. */
const LEFT_PX = 40;
const RIGHT_PX = 104;
const RIGHT_OF_LETTERS_PX = 52;
const EDGE_PX = 11;
const LABEL_DISTANCE_PX = 14;
/** Below this width a side is called by its letters. */
const NARROW_PX = 560;
const MOST_LETTERS = 8;
/** Below this height fewer lines of the scale. */
const LOW_PX = 130;

/** The corner by which the browser lets one make it higher. */
const GRIP_PX = 18;

/** @param {number} width */
const rightOf = (width) => (width < NARROW_PX ? RIGHT_OF_LETTERS_PX : RIGHT_PX);

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
    const { left, bottom, right } = box.current.getBoundingClientRect();
    const isGrip = right - event.clientX < GRIP_PX && bottom - event.clientY < GRIP_PX;
    if (isGrip) return; // the corner by which it is made higher
    goTo((last * (event.clientX - left - LEFT_PX)) / (size.width - LEFT_PX - rightOf(size.width)));
  };
  return html`<div
    class="estimates ${analysis ? '' : 'coming'} ${size && size.width < NARROW_PX ? 'narrow' : ''}"
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
  const end = width - rightOf(width);
  const x = (/** @type {number} */ at) => LEFT_PX + ((end - LEFT_PX) * at) / Math.max(1, last);
  const y = (/** @type {number} */ share) => height - EDGE_PX - (height - 2 * EDGE_PX) * share;
  const isLit = (/** @type {number[]} */ side) => side.includes(Number(eyes)) && eyes !== '';
  const path = (/** @type {number[]} */ values) =>
    values
      .map(
        (value, number) =>
          `${number ? 'L' : 'M'}${x(plies[number]).toFixed(1)} ${y(value).toFixed(1)}`,
      )
      .join('');
  const known = Math.min(ply, plies[plies.length - 1]);
  const here = estimates.map((_, side) => estimateAt(analysis, side, known));
  const labels = spreadOut(here.map(y), LABEL_DISTANCE_PX, EDGE_PX, height - EDGE_PX);
  const shares = height < LOW_PX ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1];
  return html`<g class="scale">
      ${shares.map(
        (share) =>
          html`<path d="M${LEFT_PX} ${y(share)}H${end}" /><text
              x=${LEFT_PX - 6}
              y=${y(share)}
              text-anchor="end"
              >${Math.round(100 * share)} %</text
            >`,
      )}
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
          <circle class="dot" cx=${x(known)} cy=${y(share)} r="4" />
          <path
            class="lead"
            d="M${x(known)} ${y(share)}L${end + 6} ${labels[side]}"
            stroke=${seatColour(sides[side][0])}
          />
          <text x=${end + 10} y=${labels[side]}
            >${labelOf(sides[side], width)} ${Math.round(100 * share)} %</text
          >
        </g>`,
    )}`;
}

/**
 * A side beside its line: by name where there is room.
 * @param {number[]} side
 * @param {number} width
 */
function labelOf(side, width) {
  const names = sideNames(side);
  const isShort = width >= NARROW_PX && side.length === 1 && names.length <= MOST_LETTERS;
  return isShort ? names : side.map(seatLetter).join('');
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
