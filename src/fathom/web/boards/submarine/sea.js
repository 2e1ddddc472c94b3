/** The sea: sky, water that darkens level by level, columns like meridians on a chart, the floor. */

import { html } from '../../app/html.js';
import { COLUMNS, TOP_LEVEL } from './layout.js';

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

/** @param {{layout: import('./layout.js').Layout, voyage: string}} props */
export function Sea({ layout, voyage }) {
  const { width, surface, floor, tops, edges } = layout;
  const crests = wave(width, surface, 4, 56);
  return html`<g class="sea">
    <defs>
      <linearGradient id="sub-sky" x2="0" y2="1">
        <stop stop-color="var(--sky)" /><stop offset="1" stop-color="var(--sky-low)" />
      </linearGradient>
      <linearGradient id="sub-water" x2="0" y2="1">
        <stop stop-color="var(--sub-top)" /><stop offset="1" stop-color="var(--sub-deep)" />
      </linearGradient>
    </defs>
    <rect class="sky" width=${width} height=${surface + 8} />
    <path class="water" d="${crests}V${floor + 2}H-30z" />
    ${[1, 2, 3].map((line) => {
      const edge = wave(width, tops[line], 3, 120 + line * 24);
      return html`<path class="band" d="${edge}V${floor + 2}H-60z" />
        <path class="contour" d=${edge} />`;
    })}
    ${edges.slice(1, -1).map((x) => html`<path class="meridian" d="M${x} ${surface + 5}V${floor}" />`)}
    ${[edges[0], edges[COLUMNS]].map((x) => html`<path class="shore" d="M${x} ${surface + 5}V${floor}" />`)}
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
