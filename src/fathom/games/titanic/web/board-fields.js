/** What a field of a ship looks like to somebody who draws or chooses one. */

import { html } from 'fathom/html.js';

const RAYS = [0, 45, 90, 135];

/**
 * @param {string} sign as it stands in the text of a board
 * @param {number} side
 */
export function chartField(sign, side) {
  const r = side / 2;
  if (sign === 'S')
    return html`<circle class="chart-start" cx=${r} cy=${r} r=${r * 0.75} />
      <path
        class="chart-mark"
        d="M${r * 0.7} ${r * 0.55}l${r * 0.75} ${r * 0.45}l${-r * 0.75} ${r * 0.45}z"
      />`;
  if (sign === 'H') {
    const steps = [0.4, 0.8, 1.2, 1.6].map((y) => `M${r * 0.3} ${r * y}h${r * 1.4}`);
    return html`<path class="chart-stairs" d=${steps.join('')} />`;
  }
  if (sign === '!')
    return html`<g class="chart-panic" transform="translate(${r} ${r})">
      ${RAYS.map((turn) => html`<path key=${turn} d="M${-r * 0.75} 0H${r * 0.75}" transform="rotate(${turn})" />`)}
    </g>`;
  if (sign === 'o') return html`<circle class="chart-marked" cx=${r} cy=${r} r=${r * 0.45} />`;
  return null;
}
