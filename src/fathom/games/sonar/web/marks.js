/** What is marked on the map beside boats: blasts that were called, and where something is meant. */

import { html } from 'fathom/html.js';

/** @typedef {import('./chart.js').Chart} Chart */

const LATEST_MARKS = 3;

/**
 * The last blasts, the newest strongest.
 * @param {{chart: Chart, calls: import('./heard.js').Call[]}} props
 */
export function Blasts({ chart, calls }) {
  const blasts = calls
    .flatMap(({ number, effect }) =>
      effect.effect === 'blast' ? [{ number, field: effect.field }] : [],
    )
    .slice(-LATEST_MARKS);
  const latest = calls.at(-1)?.number;
  return html`<g class="blasts" aria-hidden="true">
    ${blasts.map(({ number, field }, index) => {
      const { x, y } = chart.at(field);
      const isNew = number === latest;
      return html`<g
        key=${number}
        class="blast ${isNew ? 'new' : ''}"
        transform="translate(${x} ${y})"
        opacity=${(index + 1) / blasts.length}
      >
        <circle class="wave" r=${chart.cell * 1.1} />
        <path class="burst" d=${star(chart.cell * 0.4)} />
      </g>`;
    })}
  </g>`;
}

/** @param {number} r */
function star(r) {
  const points = Array.from({ length: 16 }, (_, step) => {
    const reach = step % 2 ? r * 0.5 : r;
    const angle = (step * Math.PI) / 8;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/**
 * Fields where the enemy can be, hatched.
 * @param {{chart: Chart, fields: string[]}} props
 */
export function Possible({ chart, fields }) {
  const { cell } = chart;
  // The fewer they are, the more each of them says.
  const strength = Math.min(1, Math.max(0.3, 16 / fields.length));
  return html`<g class="possible" aria-hidden="true" opacity=${strength.toFixed(2)}>
    ${fields.map((field) => {
      const { x, y } = chart.at(field);
      const r = cell / 2 - 1.5;
      return html`<g key=${field} transform="translate(${x} ${y})">
        <rect x=${-r} y=${-r} width=${2 * r} height=${2 * r} rx="3" />
        <path d="M${-r} ${r * 0.2}L${r * 0.2} ${-r}M${-r * 0.2} ${r}L${r} ${-r * 0.2}" />
      </g>`;
    })}
  </g>`;
}

/**
 * "They are about here": the radio operator's mark.
 * @param {{chart: Chart, field: string, label: string}} props
 */
export function AboutHere({ chart, field, label }) {
  const { x, y } = chart.at(field);
  const r = chart.cell;
  return html`<g class="about-here" transform="translate(${x} ${y})" role="img" aria-label=${label}>
    <circle r=${r * 1.1} />
    <path d="M${-r * 0.3} 0H${r * 0.3}M0 ${-r * 0.3}V${r * 0.3}" />
  </g>`;
}

/**
 * Fields within reach of a torpedo, as a quiet outline.
 * @param {{chart: Chart, fields: string[]}} props
 */
export function Reach({ chart, fields }) {
  const { cell } = chart;
  return html`<g class="reach" aria-hidden="true">
    ${fields.map((field) => {
      const { x, y } = chart.at(field);
      return html`<rect
        key=${field}
        x=${x - cell / 2}
        y=${y - cell / 2}
        width=${cell}
        height=${cell}
      />`;
    })}
  </g>`;
}

/**
 * Lines from a field to the letters and numbers at the rim.
 * @param {{chart: Chart, field: string}} props
 */
export function Crosshair({ chart, field }) {
  const { x, y } = chart.at(field);
  const { left, top, side, cell } = chart;
  const r = cell / 2;
  return html`<g class="crosshair" aria-hidden="true">
    <path
      d="M${left} ${y}H${x - r}M${x + r} ${y}H${left + side}M${x} ${top}V${y - r}M${x} ${y + r}V${top + side}"
    />
    <rect x=${x - r} y=${y - r} width=${cell} height=${cell} />
  </g>`;
}
