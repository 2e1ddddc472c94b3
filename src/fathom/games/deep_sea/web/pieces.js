/** Treasures, divers and dice. */

import { html } from 'fathom/html.js';
import { seatColour, seatFill, seatLetter } from 'fathom/seats.js';

/** @param {number} corners @param {number} radius @param {number} turn in shares of a corner */
function polygon(corners, radius, turn) {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + turn) / corners) * Math.PI * 2 - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(2)},${(Math.sin(angle) * radius).toFixed(2)}`;
  }).join(' ');
}

const PIPS = [
  [],
  [[0, 0.06]],
  [
    [-0.3, 0],
    [0.3, 0],
  ],
  [
    [0, -0.28],
    [-0.3, 0.24],
    [0.3, 0.24],
  ],
  [
    [-0.28, -0.28],
    [0.28, -0.28],
    [-0.28, 0.28],
    [0.28, 0.28],
  ],
];

/**
 * One chip: three to six corners and one to four pips, by its level.
 * @param {{level: number, radius: number}} props
 */
export function Chip({ level, radius }) {
  const reach = radius * [0, 1.12, 1.14, 1.04, 1.02][level];
  const lift = level === 1 ? radius * 0.12 : 0;
  return html`<g class="chip level-${level}" transform="translate(0 ${lift})">
    <polygon class="face" points=${polygon(level + 2, reach, level === 2 ? 0.5 : 0)} />
    <polygon class="rim" points=${polygon(level + 2, reach * 0.78, level === 2 ? 0.5 : 0)} />
    ${PIPS[level].map(
      ([x, y]) => html`<circle class="pip" cx=${x * radius} cy=${y * radius} r=${radius * 0.13} />`,
    )}
  </g>`;
}

/**
 * What lies on a space: nothing (a ring), a chip, or a stack.
 * @param {{levels: number[], radius: number}} props
 */
export function Treasure({ levels, radius }) {
  if (!levels.length) return html`<circle class="blank" r=${radius * 0.62} />`;
  const lean = radius * 0.3;
  return html`<g>
    ${levels.map(
      (level, index) =>
        html`<g
          transform="translate(${(index - (levels.length - 1) / 2) * lean * 0.7} ${((levels.length - 1) / 2 - index) * lean})"
        >
          <${Chip} level=${level} radius=${levels.length > 1 ? radius * 0.86 : radius} />
        </g>`,
    )}
  </g>`;
}

/**
 * A treasure outside the board, in a line of text.
 * @param {{levels: number[], label: string}} props
 */
export function TreasureIcon({ levels, label }) {
  return html`<svg class="treasure-icon" viewBox="-14 -14 28 28" role="img" aria-label=${label}>
    <${Treasure} levels=${levels} radius=${11} />
  </svg>`;
}

/**
 * A diver, facing right or left, with a sack that grows.
 * @param {{seat: number, scale: number, faces: 1 | -1, tilt: number, load: number}} props
 */
export function Diver({ seat, scale, faces, tilt, load }) {
  const colour = seatColour(seat);
  const bag = 8.5 + load;
  const sack = turned(-27 - bag * 0.6, 8 + bag * 0.5, tilt);
  return html`<g transform="scale(${scale})">
    <g transform="scale(${faces} 1)">
      ${
        load > 0 &&
        html`<path class="line" d="M-6 6Q-18 16 ${sack.x + bag * 0.6} ${sack.y - bag * 0.7}" />
          <g transform="translate(${sack.x} ${sack.y})">
            <path
              class="net"
              d="M${bag * 0.55} ${-bag * 0.8}C${bag * 1.3} ${-bag * 0.2} ${bag} ${bag} 0 ${bag}S${-bag * 1.25} ${-bag * 0.2} ${bag * 0.55} ${-bag * 0.8}z"
            />
          </g>`
      }
      <g transform="rotate(${tilt})">
        <path class="leg" d="M-8 -2L-17 -5L-25 -3" />
        <path class="leg" d="M-8 4L-17 4L-24 9" />
        <path class="limb" d="M-8 -2L-17 -5L-25 -3" stroke=${colour} />
        <path class="limb" d="M-8 4L-17 4L-24 9" stroke=${colour} />
        <path class="fin" d="M-24 -5L-36 -9Q-37 -3 -33 1L-24 -1z" />
        <path class="fin" d="M-22 7L-31 10Q-33 16 -28 19L-22 12z" />
        <rect class="bottle" x="-11" y="-15" width="19" height="8.500" rx="4.200" />
        <path class="line" d="M7 -11Q13 -17 21 -3" />
        <path class="leg" d="M5 5Q12 12 22 9" />
        <path class="limb" d="M5 5Q12 12 22 9" stroke=${colour} />
        <rect class="suit" x="-13" y="-9" width="24" height="18" rx="8" fill=${seatFill(seat)} />
        <circle class="hood" cx="16" cy="-3" r="7.500" />
        <rect class="mask" x="16.500" y="-7" width="8" height="6.500" rx="2.500" />
      </g>
    </g>
    <circle cx=${-1.5 * faces} r="7.800" fill=${colour} />
    <g transform="translate(${-1.5 * faces} 0.5) scale(${1 / scale})">
      <text class="letter">${seatLetter(seat)}</text>
    </g>
    ${
      load > 0 &&
      html`<g transform="translate(${sack.x * faces} ${sack.y + bag * 0.15}) scale(${1 / scale})">
        <text class="load">${load}</text>
      </g>`
    }
  </g>`;
}

/** @param {number} x @param {number} y @param {number} degrees */
function turned(x, y, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
}

const FACES = [
  [],
  [[0, 0]],
  [
    [-0.45, -0.45],
    [0.45, 0.45],
  ],
  [
    [-0.5, -0.5],
    [0, 0],
    [0.5, 0.5],
  ],
  [
    [-0.45, -0.45],
    [0.45, -0.45],
    [-0.45, 0.45],
    [0.45, 0.45],
  ],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0, 0],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-0.45, -0.52],
    [0.45, -0.52],
    [-0.45, 0],
    [0.45, 0],
    [-0.45, 0.52],
    [0.45, 0.52],
  ],
];

/** @param {{face: number, size: number}} props */
export function Die({ face, size }) {
  return html`<g>
    <rect
      class="die"
      x=${-size / 2}
      y=${-size / 2}
      width=${size}
      height=${size}
      rx=${size * 0.22}
    />
    ${FACES[face].map(
      ([x, y]) =>
        html`<circle class="dot" cx=${(x * size) / 2} cy=${(y * size) / 2} r=${size * 0.1} />`,
    )}
  </g>`;
}
