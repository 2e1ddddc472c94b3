/** The sea around the game: sky, water in four bands, the bottom. */

import { html } from 'fathom/html.js';

/**
 * A calm wave from side to side.
 * @param {number} width
 * @param {number} y
 * @param {number} height of a crest
 * @param {number} length of a wave
 * @param {number} shift
 */
function wave(width, y, height, length, shift) {
  let path = `M${-shift} ${y}`;
  for (let x = -shift; x < width; x += length) {
    path += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  }
  return path;
}

/** @param {{width: number, height: number, surface: number, floor: number}} props */
export function Sea({ width, height, surface, floor }) {
  const band = (floor - surface) / 4;
  const crests = wave(width, surface, 5, 64, 20);
  return html`<g class="sea" aria-hidden="true">
    <rect class="sky" width=${width} height=${surface + 8} />
    <path class="water" d="${crests}L${width + 64} ${height}L-20 ${height}z" />
    ${[0, 1, 2].map(
      (ray) =>
        html`<path
          class="ray"
          d="M${width * (0.18 + ray * 0.3)} ${surface}l${width * 0.1} 0l${-width * 0.12} ${band * 2.6}l${-width * 0.16} 0z"
        />`,
    )}
    ${[1, 2, 3].map((line) => {
      const edge = wave(width, surface + band * line, 4 + line, 150, line * 40);
      return html`<path class="band" d="${edge}L${width + 200} ${height}L-150 ${height}z" />
        <path class="contour" d=${edge} />`;
    })}
    <path class="surface" d=${crests} />
    <${Floor} width=${width} height=${height} floor=${floor} />
  </g>`;
}

/** @param {{width: number, height: number, floor: number}} props */
function Floor({ width, height, floor }) {
  const depth = height - floor;
  const right = width - Math.min(150, width * 0.3);
  return html`<g>
    <path
      class="far-floor"
      d="M0 ${floor + depth * 0.3}C${width * 0.15} ${floor - depth * 0.1} ${width * 0.3} ${floor + depth * 0.35} ${width * 0.5} ${floor + depth * 0.3}S${width * 0.85} ${floor - depth * 0.25} ${width} ${floor + depth * 0.1}V${height}H0z"
    />
    <g class="weed" transform="translate(${width * 0.07} ${floor + depth * 0.5})">
      <path d="M0 8C-6 -8 6 -18 -1 -36M7 8C2 -4 13 -12 8 -25M-9 8C-12 0 -5 -8 -10 -18" />
    </g>
    <g class="wreck" transform="translate(${right} ${floor + depth * 0.36})">
      <path
        d="M-46 12C-30 20 30 20 52 2M-34 14C-36 -2 -30 -14 -24 -20M-16 17C-18 -2 -12 -18 -6 -24M4 17C2 -2 8 -18 13 -23M22 14C22 0 26 -10 31 -15"
      />
    </g>
    <path
      class="near-floor"
      d="M0 ${floor + depth * 0.5}C${width * 0.2} ${floor + depth * 0.3} ${width * 0.35} ${floor + depth * 0.65} ${width * 0.6} ${floor + depth * 0.52}S${width * 0.9} ${floor + depth * 0.35} ${width} ${floor + depth * 0.55}V${height}H0z"
    />
  </g>`;
}
