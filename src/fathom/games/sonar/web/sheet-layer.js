/** What lies on the radio operator's glass: sheets with phosphor tracks and ink, and marks. */

import { html } from 'fathom/html.js';
import { ageOf, misfits, silentRun, trackOf } from './desk.js';

/** @typedef {import('./chart.js').Chart} Chart */
/** @typedef {import('./desk.js').Sheet} Sheet */
/** @typedef {import('./desk.js').Leg} Leg */
/** @typedef {import('./desk.js').Point} Point */
/** @typedef {import('./wire.js').Finding} Finding */
/** @typedef {import('fathom/words.js').Words} Words */

/** So many of the latest findings are tagged on a track. */
const MOST_TAGS = 8;
const TAG = { height: 15, letter: 6.6, margin: 8 };

/** The middle of a field, also beside the map. @param {Chart} chart @param {Point} place */
const at = (chart, [column, row]) => ({
  x: chart.left + (column + 0.5) * chart.cell,
  y: chart.top + (row + 0.5) * chart.cell,
});

/** @param {Chart} chart @param {Point[]} places */
const pathThrough = (chart, places) =>
  `M${places
    .map((place) => at(chart, place))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}`;

/**
 * A sheet with its track and its ink; what cannot be there is crossed out.
 * @param {{chart: Chart, sheet: Sheet, legs: Leg[], view: import('./wire.js').SonarView,
 *   words: Words, isOpen: boolean, age?: number}} props `age`: how many stretches ago
 */
export function Track({ chart, sheet, legs, view, words, isOpen, age = 0 }) {
  const track = /** @type {Point[]} */ (
    trackOf(sheet, legs).map(({ column, row }) => [column, row])
  );
  const wrong = isOpen ? misfits(sheet, legs, view) : new Set();
  const points = track.map((place) => at(chart, place));
  const r = Math.min(11, chart.cell * 0.26);
  const end = points[points.length - 1];
  const findings = sheet.hand === null && isOpen ? (legs[sheet.leg]?.findings ?? []) : [];
  return html`<g
    class="phosphor ${isOpen ? 'open' : `age-${Math.min(age, 2)}`} ${wrong.size ? 'wrong' : ''}"
  >
    ${(sheet.ink ?? []).map((line, index) => html`<${Ink} key=${index} chart=${chart} sheet=${sheet} line=${line} />`)}
    ${points.length > 1 && html`<path class="trail" d=${pathThrough(chart, track)} />`}
    ${points.slice(0, -1).map(({ x, y }, step) => html`<circle key=${step} class="step" cx=${x} cy=${y} r=${r * (step ? 0.3 : 0.5)} />`)}
    ${[...wrong].map((step) => {
      const { x, y } = points[step];
      return html`<path
        key=${step}
        class="misfit"
        d="M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}"
      />`;
    })}
    <circle class="end" cx=${end.x} cy=${end.y} r=${r} />
    ${isOpen && html`<circle class="pulse" cx=${end.x} cy=${end.y} r=${r} />`}
    <${Tags} points=${points} findings=${findings} words=${words} r=${r} />
  </g>`;
}

/** Sheets older than this are seen only unfolded. */
const OLDEST_SEEN = 2;

/**
 * What lies under the sheet in hand: those before it, and the silent run that leads to it.
 * @param {{chart: Chart, view: import('./wire.js').SonarView, words: Words, legs: Leg[],
 *   work: import('./radio.js').Work, isUnfolded: boolean}} props
 */
export function Underneath({ chart, view, words, legs, work: { desk, sheet }, isUnfolded }) {
  const run = silentRun(desk, sheet, legs, view.ranges.silence);
  const seen = desk.sheets.filter(
    (one) => one !== sheet && (isUnfolded || ageOf(one, legs) <= OLDEST_SEEN),
  );
  return html`${seen.map((one, index) => html`<${Track} key=${index} chart=${chart} sheet=${one} legs=${legs} view=${view} words=${words} isOpen=${false} age=${ageOf(one, legs)} />`)}
  ${run && html`<${SilentRun} chart=${chart} run=${run} most=${view.ranges.silence} />`}`;
}

/**
 * A line by pen; it lies where its sheet lies.
 * @param {{chart: Chart, sheet: Sheet, line: Point[]}} props
 */
export function Ink({ chart, sheet, line }) {
  const places = /** @type {Point[]} */ (
    line.map(([right, down]) => [sheet.column + right, sheet.row + down])
  );
  // A dot is a line that goes nowhere.
  return html`<path
    class="pen-line"
    d="${pathThrough(chart, places)}${line.length < 2 ? 'h.01' : ''}"
  />`;
}

/**
 * What was found out, at the step of the track where it was true; several at one step in a pile.
 * @param {{points: {x: number, y: number}[], findings: Finding[], words: Words, r: number}} props
 */
function Tags({ points, findings, words, r }) {
  /** @type {Map<number, number>} */
  const piles = new Map();
  return html`<g class="tags">
    ${findings.slice(-MOST_TAGS).map((finding, index) => {
      const step = Math.min(finding.after, points.length - 1);
      const height = piles.get(step) ?? 0;
      piles.set(step, height + 1);
      const { x, y } = points[step];
      const label = tagOf(finding);
      const width = label.length * TAG.letter + TAG.margin;
      return html`<g
        key=${index}
        class="finding finding-${finding.kind}"
        role="img"
        aria-label=${words.text(`finding-${finding.kind}`, factsOf(finding))}
        transform="translate(${x} ${y - r * 1.9 - height * TAG.height})"
      >
        <rect
          class="tag"
          x=${-width / 2}
          y=${-TAG.height / 2}
          width=${width}
          height=${TAG.height - 1}
          rx="4"
        />
        <text class="tag-text" y="0">${label}</text>
        <title>${words.text(`finding-${finding.kind}`, factsOf(finding))}</title>
      </g>`;
    })}
  </g>`;
}

/** A finding in a few signs. @param {Finding} finding */
function tagOf({ kind, what }) {
  if (kind === 'sector') return `▲${what[0]}`;
  if (kind === 'drone') return `${what[0]}${what[1] === 'yes' ? '✓' : '✗'}`;
  if (kind === 'answer') return `${what[1]}·${what[3]}?`;
  if (kind === 'fired') return `➤${what[0]}`;
  if (kind === 'laid') return '✱';
  return `✸${what[0]} ${what[1]}`;
}

/** The same for words. @param {Finding} finding */
const factsOf = ({ what: [a = '', b = '', c = '', d = ''] }) => ({ a, b, c, d });

/**
 * A silent run between two stretches: nobody knows where it went, only how far at most.
 * @param {{chart: Chart, run: {from: Point, to: Point, isPossible: boolean}, most: number}} props
 */
function SilentRun({ chart, run: { from, to, isPossible }, most }) {
  const [a, b] = [at(chart, from), at(chart, to)];
  const arm = (most + 0.5) * chart.cell;
  return html`<g class="silent-run ${isPossible ? '' : 'impossible'}" aria-hidden="true">
    <path class="arms" d="M${a.x - arm} ${a.y}h${2 * arm}M${a.x} ${a.y - arm}v${2 * arm}" />
    <path class="leap" d="M${a.x} ${a.y}L${b.x} ${b.y}" />
    <circle cx=${(a.x + b.x) / 2} cy=${(a.y + b.y) / 2} r="9" />
    <text x=${(a.x + b.x) / 2} y=${(a.y + b.y) / 2 + 1}>?</text>
  </g>`;
}

/**
 * Crosses and rings on fields, and how far a torpedo goes from some.
 * @param {{chart: Chart, marks: Record<string, string>, range: number}} props
 */
export function Marks({ chart, marks, range }) {
  const r = chart.cell * 0.3;
  return html`<g class="desk-marks" aria-hidden="true">
    ${Object.entries(marks).map(([field, kind]) => {
      const { x, y } = chart.at(field);
      if (kind === 'ring')
        return html`<circle key=${field} class="ring-mark" cx=${x} cy=${y} r=${r} />`;
      if (kind === 'range')
        return html`<path key=${field} class="range-mark" d=${diamond(x, y, chart.cell, range)} />`;
      return html`<path
        key=${field}
        class="cross-mark"
        d="M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}"
      />`;
    })}
  </g>`;
}

/**
 * The edge of all that is so many steps away, along the fields.
 * @param {number} x
 * @param {number} y
 * @param {number} cell
 * @param {number} steps
 */
function diamond(x, y, cell, steps) {
  const quarter = (/** @type {number} */ right, /** @type {number} */ down, isFirstDown = false) =>
    Array.from({ length: steps }, () =>
      isFirstDown ? `v${down * cell}h${right * cell}` : `h${right * cell}v${down * cell}`,
    ).join('');
  const tip = steps + 0.5;
  return `M${x - cell / 2} ${y - tip * cell}h${cell}${quarter(1, 1, true)}v${cell}${quarter(-1, 1)}h${-cell}${quarter(-1, -1, true)}v${-cell}${quarter(1, -1)}M${x - 3} ${y}h6M${x} ${y - 3}v6`;
}
