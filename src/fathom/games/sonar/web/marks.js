/** What is marked on the map beside boats: blasts that were called, and where something is meant. */

import { html } from 'fathom/html.js';
import { placeOf } from './chart.js';
import { verdictOf } from './staging.js';

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
 * A shot while it runs, and the verdict on it; where it came from only the own crew can see (SON-28).
 * @param {{chart: Chart, stage: import('./staging.js').Stage, from: string | null,
 *   words: import('fathom/words.js').Words}} props
 */
export function Shot({ chart, stage: { act, isRunning }, from, words }) {
  if (!act?.blast) return null;
  const { field } = act.blast;
  const { x, y } = chart.at(field);
  const isAlong = from !== null && act.effect.effect === 'torpedo-fired';
  if (isRunning) {
    const start = isAlong ? chart.at(from) : null;
    return html`<g class="shot boat-${act.effect.boat}" aria-hidden="true">
      ${start && html`<path class="wake" pathLength="1" d="M${start.x} ${start.y}L${x} ${y}" />`}
      <g transform="translate(${x} ${y})">
        <circle class="closing" r=${chart.cell * 1.5} />
        <circle class="closing late" r=${chart.cell * 1.5} />
      </g>
    </g>`;
  }
  const verdict = verdictOf(act.blast);
  const size = Math.max(22, Math.min(72, chart.side / 8));
  return html`<text
    class="verdict-word ${verdict}"
    x=${chart.left + chart.side / 2}
    y=${chart.top + chart.side / 2}
    font-size=${size}
    aria-hidden="true"
  >
    ${words.text(`stage-${verdict}`)}
  </text>`;
}

/** So many calls back what was said of a place is still marked. */
const REMEMBERED = 7;

/**
 * Sectors that were called and facts that were given: where something may be, for as long as it is
 * fresh.
 * @param {{chart: Chart, calls: import('./heard.js').Call[], view: import('./wire.js').SonarView}} props
 */
export function Called({ chart, calls, view }) {
  const latest = calls.at(-1)?.number ?? 0;
  const fresh = calls.filter(({ number }) => latest - number < REMEMBERED);
  return html`<g class="called" aria-hidden="true">
    ${fresh.flatMap(({ number, effect }) =>
      areasOf(effect).map(
        ([kind, value, sort]) =>
          html`<rect
            key="${number} ${kind}"
            class="area ${sort} ${'boat' in effect ? `boat-${effect.boat}` : ''}"
            opacity=${(1 - (latest - number) / REMEMBERED).toFixed(2)}
            ...${boxOf(kind, value, chart, view)}
          />`,
      ),
    )}
  </g>`;
}

/**
 * The parts of the map that a call speaks of: what they are, which, and how sure it is.
 * @param {import('./wire.js').Effect} effect
 * @returns {[string, string, string][]}
 */
export function areasOf(effect) {
  if (effect.effect === 'surfaced') return [['sector', String(effect.sector), 'sure']];
  if (effect.effect === 'drone-sent')
    return [['sector', String(effect.sector), effect.found ? 'sure' : 'never']];
  if (effect.effect !== 'sonar-answered') return [];
  return [
    [effect.first, effect.first_value, 'maybe'],
    [effect.second, effect.second_value, 'maybe'],
  ];
}

/**
 * @param {string} kind column, row or sector
 * @param {string} value
 * @param {Chart} chart
 * @param {import('./wire.js').SonarView} view
 */
function boxOf(kind, value, { left, top, cell, side, size }, view) {
  const [column] = kind === 'column' ? placeOf(`${value}1`) : [0];
  if (kind === 'column') return { x: left + column * cell, y: top, width: cell, height: side };
  if (kind === 'row')
    return { x: left, y: top + (Number(value) - 1) * cell, width: side, height: cell };
  const along = size / view.sector_size;
  const wide = view.sector_size * cell;
  const at = Number(value) - 1;
  return {
    x: left + (at % along) * wide,
    y: top + Math.floor(at / along) * wide,
    width: wide,
    height: wide,
  };
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
