/** What lies on the radio operator's glass: sheets with phosphor tracks, marks, and the last mark sent. */

import { html } from 'fathom/html.js';
import { misfits, trackOf } from './desk.js';

/** @typedef {import('./chart.js').Chart} Chart */
/** @typedef {import('./desk.js').Sheet} Sheet */
/** @typedef {import('./desk.js').Leg} Leg */

/**
 * A sheet with its track; what cannot be there is crossed out.
 * @param {{chart: Chart, sheet: Sheet, legs: Leg[], view: import('./wire.js').SonarView,
 *   isOpen: boolean}} props
 */
export function Track({ chart, sheet, legs, view, isOpen }) {
  const track = trackOf(sheet, legs);
  const wrong = isOpen ? misfits(sheet, legs, view) : new Set();
  const at = (/** @type {{column: number, row: number}} */ { column, row }) => ({
    x: chart.left + (column + 0.5) * chart.cell,
    y: chart.top + (row + 0.5) * chart.cell,
  });
  const points = track.map(at);
  const r = Math.min(11, chart.cell * 0.26);
  const end = points[points.length - 1];
  const sightings = sheet.hand === null ? (legs[sheet.leg]?.sightings ?? []) : [];
  return html`<g class="phosphor ${isOpen ? 'open' : ''} ${wrong.size ? 'wrong' : ''}">
    ${points.length > 1 && html`<path class="trail" d="M${points.map(({ x, y }) => `${x} ${y}`).join('L')}" />`}
    ${points.slice(0, -1).map(({ x, y }, step) => html`<circle key=${step} class="step" cx=${x} cy=${y} r=${r * (step ? 0.3 : 0.5)} />`)}
    ${[...wrong].map((step) => {
      const { x, y } = points[step];
      return html`<path
        key=${step}
        class="misfit"
        d="M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}"
      />`;
    })}
    ${sightings.map(({ after, sector }) => {
      const { x, y } = points[Math.min(after, points.length - 1)];
      return html`<g key=${after} transform="translate(${x} ${y - r * 1.9})">
        <rect class="tag" x="-11" y="-9" width="22" height="17" rx="4" />
        <text class="tag-text" y="1">${sector}</text>
      </g>`;
    })}
    <circle class="end" cx=${end.x} cy=${end.y} r=${r} />
    ${isOpen && html`<circle class="pulse" cx=${end.x} cy=${end.y} r=${r} />`}
  </g>`;
}

/**
 * Crosses and rings on fields.
 * @param {{chart: Chart, marks: Record<string, string>}} props
 */
export function Marks({ chart, marks }) {
  const r = chart.cell * 0.3;
  return html`<g class="desk-marks" aria-hidden="true">
    ${Object.entries(marks).map(([field, kind]) => {
      const { x, y } = chart.at(field);
      return kind === 'ring'
        ? html`<circle key=${field} class="ring-mark" cx=${x} cy=${y} r=${r} />`
        : html`<path
            key=${field}
            class="cross-mark"
            d="M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}"
          />`;
    })}
  </g>`;
}
