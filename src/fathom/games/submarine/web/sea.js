/** The sea: sky, water that darkens level by level, columns like meridians on a chart, the floor. */

import { html } from 'fathom/html.js';
import { TOP_LEVEL } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */

/**
 * @param {number} width
 * @param {number} y
 * @param {number} height of a crest
 * @param {number} length of a wave
 */
function wave(width, y, height, length) {
  let path = `M${-length / 3} ${y}`;
  for (let x = -length / 3; x < width; x += length)
    path += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return path;
}

/** @param {{layout: Layout, voyage: string}} props */
export function Sea({ layout, voyage }) {
  const { width, surface, floor, tops, edges } = layout;
  const crests = wave(width, surface, 4, 56);
  return html`<g class="sea">
    <defs>
      <linearGradient id="sub-sky" x2="0" y2="1">
        <stop stop-color="var(--sky)" /><stop offset="1" stop-color="var(--sky-low)" />
      </linearGradient>
      <linearGradient id="sub-ray" x2="0" y2="1">
        <stop stop-color="#fff" stop-opacity="0.120" />
        <stop offset="1" stop-color="#fff" stop-opacity="0" />
      </linearGradient>
      <linearGradient id="sub-water" x2="0" y2="1">
        <stop stop-color="var(--sub-top)" /><stop offset="1" stop-color="var(--sub-deep)" />
      </linearGradient>
    </defs>
    <rect class="sky" width=${width} height=${surface + 8} />
    <path class="water" d="${crests}V${floor + 2}H-30z" />
    ${[0.1, 0.42, 0.74].map(
      (share) =>
        html`<path
          class="ray"
          d="M${width * share} ${surface}h${width * 0.1}l${-width * 0.1} ${(floor - surface) * 0.7}h${-width * 0.14}z"
        />`,
    )}
    ${[1, 2, 3].map((line) => {
      const edge = wave(width, tops[line], 3, 120 + line * 24);
      return html`<path class="band" d="${edge}V${floor + 2}H-60z" />
        <path class="contour" d=${edge} />`;
    })}
    ${edges.slice(1, -1).map((x) => html`<path class="meridian" d="M${x} ${surface + 5}V${floor}" />`)}
    ${[edges[0], edges[edges.length - 1]].map((x) => html`<path class="shore" d="M${x} ${surface + 5}V${floor}" />`)}
    <${Floor} layout=${layout} />
    <path class="surface" d=${crests} />
    <g aria-hidden="true">
      ${edges
        .slice(1)
        .map(
          (_, column) =>
            html`<text class="sounding" x=${layout.middle(column + 1)} y=${surface + 13}>
              ${column + 1}
            </text>`,
        )}
      ${[0, 1, 2, 3].map(
        (depth) =>
          html`<text class="sounding" x=${edges[0] / 2} y=${(tops[depth] + tops[depth + 1]) / 2}>
            ${depth + TOP_LEVEL}
          </text>`,
      )}
    </g>
    <text class="voyage" x=${width / 2} y="15">${voyage}</text>
  </g>`;
}

/** The bottom, with the ribs of old ships. @param {{layout: Layout}} props */
function Floor({ layout }) {
  const { width, floor, tops } = layout;
  const high = (floor - tops[3]) * 0.55;
  const ribs =
    'M-46 12C-30 20 30 20 52 2M-34 14C-36 -2 -30 -14 -24 -20M-16 17C-18 -2 -12 -18 -6 -24M4 17C2 -2 8 -18 13 -23M22 14C22 0 26 -10 31 -15';
  return html`<g class="bottom" aria-hidden="true">
    <path
      class="far"
      d="M0 ${floor - high * 0.5}C${width * 0.14} ${floor - high} ${width * 0.3} ${floor - high * 0.3} ${width * 0.48} ${floor - high * 0.45}S${width * 0.84} ${floor - high * 0.95} ${width} ${floor - high * 0.6}V${floor}H0z"
    />
    ${[
      [0.26, 1.5, -6],
      [0.7, 1.8, 5],
    ].map(
      ([share, size, tilt]) =>
        html`<path
          class="ribs"
          d=${ribs}
          transform="translate(${width * share} ${floor - high * 0.42}) rotate(${tilt}) scale(${size})"
        />`,
    )}
    <path
      class="near"
      d="M0 ${floor - high * 0.12}C${width * 0.2} ${floor - high * 0.5} ${width * 0.4} ${floor - high * 0.05} ${width * 0.62} ${floor - high * 0.2}S${width * 0.9} ${floor - high * 0.4} ${width} ${floor - high * 0.1}V${floor}H0z"
    />
    ${[6, width - 8].map(
      (x) =>
        html`<path
          class="weed"
          transform="translate(${x} ${floor})"
          d="M0 0C-6 -14 6 -24 -1 -44M6 0C2 -10 12 -18 7 -31M-6 0C-9 -8 -2 -16 -7 -26"
        />`,
    )}
  </g>`;
}
