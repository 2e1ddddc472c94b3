/** The submarine: its divers at the portholes, its tank as bubbles, the round on its tower. */

import { html } from 'fathom/html.js';
import { seatFill, Visage } from 'fathom/seats.js';

/** Of the bubbles in the tank. */
const ROWS = 2;
/** A small tank has bubbles of the usual size, and room to spare. */
const LEAST_IN_ROW = 13;
/** From porthole to porthole where there is little height. */
const FLAT_STEP = 30;

/**
 * Where the parts of the submarine lie in a box of this width.
 * @param {number} width
 * @param {number} surface
 * @param {boolean} isFlat whether there is little height: then she is slim
 */
export function hullOf(width, surface, isFlat) {
  const isNarrow = width < 600 && !isFlat;
  const length = Math.min(width - 20, 700);
  const height = isFlat ? 56 : isNarrow ? 104 : 78;
  const left = (width - length) / 2;
  const top = surface + 8;
  return {
    isNarrow,
    isFlat,
    left,
    top,
    length,
    height,
    tower: isFlat ? 22 : 34,
    bottom: top + height,
    hatch: { x: left + length * 0.16, y: top + height },
  };
}

/**
 * @param {{hull: ReturnType<typeof hullOf>, full: number, tank: number, due: number,
 *   seats: {isAboard: boolean, isHome: boolean}[], round: string, air: string}} props
 */
export function Submarine({ hull, full, tank, due, seats, round, air }) {
  const { left, top, length, height, tower } = hull;
  const middle = left + length * 0.46;
  return html`<g class="submarine">
    <g aria-hidden="true">
      <path
        class="tower"
        d="M${middle - 62} ${top + 6}L${middle - 56} ${top - tower + 8}Q${middle - 54} ${top - tower} ${middle - 46} ${top - tower}H${middle + 46}Q${middle + 54} ${top - tower} ${middle + 57} ${top - tower + 8}L${middle + 66} ${top + 6}z"
      />
      <path class="scope" d="M${middle + 30} ${top - tower}v-10h9" />
      <g class="screw" transform="translate(${left + length - 4} ${top + height / 2})">
        <path d="M-12 0H0" />
        <ellipse cy="-13" rx="4.500" ry="12" />
        <ellipse cy="13" rx="4.500" ry="12" />
        <circle r="4" />
      </g>
      <path
        class="hull"
        d="M${left + height * 0.5} ${top}H${left + length - height * 0.9}C${left + length - height * 0.3} ${top} ${left + length - 16} ${top + height * 0.3} ${left + length - 14} ${top + height / 2}C${left + length - 16} ${top + height * 0.7} ${left + length - height * 0.3} ${top + height} ${left + length - height * 0.9} ${top + height}H${left + height * 0.5}A${height / 2} ${height / 2} 0 0 1 ${left + height * 0.5} ${top}z"
      />
      <path
        class="keel"
        d="M${left + height * 0.16} ${top + height * 0.85}Q${left + height * 0.3} ${top + height} ${left + height * 0.5} ${top + height}H${left + length - height * 0.9}Q${left + length - height * 0.6} ${top + height} ${left + length - height * 0.4} ${top + height * 0.85}z"
      />
      <path class="rivets" d="M${left + height * 0.5} ${top + 7}H${left + length - height * 0.9}" />
      <path class="hatch" d="M${hull.hatch.x - 17} ${hull.hatch.y - 3}h34l-5 9h-24z" />
    </g>
    <text class="plate-text" x=${middle} y=${top - (tower - 10) / 2}>${round}</text>
    <${Portholes} hull=${hull} seats=${seats} />
    <${Tank} hull=${hull} seats=${seats.length} full=${full} tank=${tank} due=${due} air=${air} />
  </g>`;
}

/**
 * @param {{hull: ReturnType<typeof hullOf>, seats: {isAboard: boolean, isHome: boolean}[]}} props
 */
function Portholes({ hull, seats }) {
  const { isNarrow, isFlat } = hull;
  const step = isNarrow
    ? Math.min(36, (hull.length - 120) / seats.length)
    : isFlat
      ? FLAT_STEP
      : 33;
  const y = isNarrow ? hull.top + 27 : hull.top + hull.height / 2;
  const first = hull.left + (isNarrow ? 52 : isFlat ? 34 : 44);
  return html`<g aria-hidden="true">
    ${seats.map(
      ({ isAboard, isHome }, seat) =>
        html`<g
          class="porthole ${isAboard ? 'aboard' : ''} ${isHome ? 'home' : ''}"
          transform="translate(${first + seat * step} ${y})"
        >
          <circle class="frame" r="14" />
          <circle class="pane" r="11" />
          <g class="face">
            <circle r="11" fill=${seatFill(seat)} />
            <${Visage} seat=${seat} radius=${9.5} />
          </g>
        </g>`,
    )}
  </g>`;
}

/**
 * A bubble for each unit: those left are bright, those that the coming turns will cost are pale.
 * @param {{hull: ReturnType<typeof hullOf>, seats: number, full: number, tank: number, due: number,
 *   air: string}} props
 */
function Tank({ hull, seats, full, tank, due, air }) {
  const { isNarrow, isFlat } = hull;
  const inRow = Math.max(Math.ceil((full + 1) / ROWS), LEAST_IN_ROW); // the second is set in
  const width = isNarrow
    ? hull.length - 118
    : Math.min(isFlat ? hull.length - FLAT_STEP * seats - 142 : hull.length * 0.5, 330);
  const step = (width - 12) / inRow;
  const high = Math.min(step, 20);
  const x = isNarrow ? hull.left + 36 : hull.left + hull.length - width - 104;
  const y = isNarrow ? hull.top + 50 : hull.top + hull.height / 2 - high - 3;
  const radius = Math.min(high / 2 - 1.5, 8.5);
  return html`<g class="tank" role="img" aria-label=${air}>
    <rect class="glass" x=${x} y=${y} width=${width} height=${high * 2 + 6} rx=${high * 0.7} />
    ${Array.from({ length: full }, (_, unit) => {
      const row = Math.floor(unit / inRow);
      const state = unit >= tank ? 'spent' : unit >= tank - due ? 'due' : 'left';
      return html`<circle
        class="bubble ${state}"
        cx=${x + 6 + step * (unit - row * inRow + (row ? 1 : 0.5))}
        cy=${y + 3 + high * (row + 0.5)}
        r=${radius}
      />`;
    })}
    <text
      class="gauge ${tank <= due ? 'low' : ''}"
      x=${x + width + (isNarrow ? 30 : 32)}
      y=${y + high + 4}
      aria-hidden="true"
    >
      ${tank}
    </text>
  </g>`;
}
