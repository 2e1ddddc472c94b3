/** What has fallen: black water, ice, boats with rings. */

import { html } from 'fathom/html.js';

/** @typedef {import('./layout.js').Layout} Layout */

/**
 * @param {{layout: Layout, view: import('./wire.js').TitanicView, fresh: number[],
 *   isLit: (place: number) => boolean}} props
 */
export function Tiles({ layout, view, fresh, isLit }) {
  const covered = layout.places.filter(({ x, y }) => view.ground[y][x] !== '.');
  const size = layout.cell * 2;
  return html`<g class="tiles" aria-hidden="true">
    ${covered.map(({ number, fields, middle }) => {
      const signs = fields.map(([x, y]) => view.ground[y][x]);
      const kind = signs.includes('#') ? 'ice' : signs.includes('o') ? 'boat' : 'water';
      // What went down long ago lies deep.
      const depth = covered.length > 1 ? (covered.length - number) / covered.length : 0;
      return html`<g key=${number} transform="translate(${middle.x} ${middle.y})">
        <g class="tile ${fresh.includes(number) ? `fresh ${kind}` : ''}">
          <rect
            class="black-water"
            x=${-size / 2 - 0.5}
            y=${-size / 2 - 0.5}
            width=${size + 1}
            height=${size + 1}
          />
          <rect
            class="abyss"
            x=${-size / 2 - 0.5}
            y=${-size / 2 - 0.5}
            width=${size + 1}
            height=${size + 1}
            opacity=${(depth * 0.66).toFixed(2)}
          />
          ${kind === 'ice' && html`<${Floe} size=${size} number=${number} />`}
          ${kind !== 'ice' && html`<${Waves} size=${size} number=${number} />`}
          ${
            kind === 'boat' &&
            html`<${Boat}
              cell=${layout.cell}
              rings=${fields
                .filter(([x, y]) => view.ground[y][x] === 'o')
                .map(([x, y]) => {
                  const spot = layout.at(x, y);
                  return { x: spot.x - middle.x, y: spot.y - middle.y };
                })}
            />`
          }
          ${isLit(number) && html`<rect class="lit-place" x=${-size / 2 + 1} y=${-size / 2 + 1} width=${size - 2} height=${size - 2} rx="4" />`}
        </g>
      </g>`;
    })}
  </g>`;
}

/** @param {{size: number, number: number}} props */
function Waves({ size, number }) {
  const shift = ((number * 37) % 10) / 40 - 0.12;
  const wave = (/** @type {number} */ x, /** @type {number} */ y) =>
    `M${(x * size).toFixed(1)} ${(y * size).toFixed(1)}q${size * 0.05} ${-size * 0.045} ${size * 0.1} 0t${size * 0.1} 0`;
  return html`<path
    class="ripple"
    d="${wave(-0.38 + shift, -0.24)}${wave(0.1 + shift, 0.04)}${wave(-0.3 - shift, 0.33)}"
  />`;
}

const FLOES = [
  [
    [-0.46, -0.3],
    [-0.2, -0.47],
    [0.27, -0.44],
    [0.47, -0.16],
    [0.42, 0.3],
    [0.12, 0.47],
    [-0.33, 0.43],
    [-0.47, 0.12],
  ],
  [
    [-0.42, -0.42],
    [0.06, -0.47],
    [0.45, -0.34],
    [0.47, 0.14],
    [0.3, 0.45],
    [-0.16, 0.47],
    [-0.46, 0.28],
    [-0.47, -0.1],
  ],
];

/** @param {{size: number, number: number}} props */
function Floe({ size, number }) {
  const spot = (/** @type {number[]} */ [x, y]) =>
    `${(x * size).toFixed(1)} ${(y * size).toFixed(1)}`;
  const points = FLOES[number % 2];
  const path = (/** @type {number} */ shrink) =>
    `M${points.map(([x, y]) => spot([x * shrink, y * shrink])).join('L')}z`;
  return html`<g>
    <path class="floe" d=${path(1)} />
    <path class="floe-top" d=${path(0.74)} />
    <path
      class="cracks"
      d="M${spot([-0.1, -0.34])}L${spot([0.04, -0.06])}L${spot([-0.16, 0.1])}L${spot([0.02, 0.34])}M${spot([0.04, -0.06])}L${spot([0.32, -0.02])}"
    />
  </g>`;
}

/**
 * A lifeboat under its rings.
 * @param {{cell: number, rings: {x: number, y: number}[]}} props
 */
export function Boat({ cell, rings }) {
  const [first, ...others] = rings;
  // Around the corner, so that three rings are one boat too.
  const order = rings.length > 2 ? around(rings) : [first, ...others];
  const line = `M${order.map(({ x, y }) => `${x} ${y}`).join('L')}${rings.length > 3 ? 'z' : ''}${rings.length === 1 ? 'h0.01' : ''}`;
  return html`<g>
    <path class="gunwale" d=${line} stroke-width=${cell * 0.96} />
    <path class="bottom" d=${line} stroke-width=${cell * 0.8} />
    ${rings.map(
      ({ x, y }) =>
        html`<g transform="translate(${x} ${y}) scale(${cell / 32})"><${LifeRing} /></g>`,
    )}
  </g>`;
}

/** @param {{x: number, y: number}[]} spots */
function around(spots) {
  const turns = spots.map((spot) => ({ spot, angle: Math.atan2(spot.y, spot.x) }));
  turns.sort((one, other) => one.angle - other.angle);
  if (turns.length < 4) {
    // The gap between the ends must be the open corner.
    const gap = turns.findIndex(
      ({ angle }, index) => (index ? angle - turns[index - 1].angle : 0) > Math.PI * 0.75,
    );
    if (gap > 0) turns.push(...turns.splice(0, gap));
  }
  return turns.map(({ spot }) => spot);
}

export function LifeRing() {
  return html`<g class="life-ring">
    <circle class="ring-edge" r="10.500" />
    <circle class="ring-white" r="10.500" />
    <circle class="ring-red" r="10.500" />
  </g>`;
}

/**
 * A boat as it could lie, small.
 * @param {{rings: number[][], place: number[][], turned: boolean, cell: number}} props
 */
export function SmallBoat({ rings, place, turned, cell }) {
  const [left, top] = place[0];
  const spots = rings.map(([x, y]) => {
    const [right, down] = [x - left - 0.5, y - top - 0.5];
    return turned ? { x: down * cell, y: -right * cell } : { x: right * cell, y: down * cell };
  });
  return html`<g>
    <rect class="black-water" x=${-cell} y=${-cell} width=${cell * 2} height=${cell * 2} rx="5" />
    <${Boat} cell=${cell} rings=${spots} />
  </g>`;
}
