/**
 * On the surface, in real time: the crew traces the four sections of the boat, whoever takes the
 * sheet; the enemy engineer looks at the drawing. The server measures the lines.
 */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { playerName } from 'fathom/players.js';
import { sure } from 'fathom/sure.js';
import { Button, withValue } from 'fathom/ui.js';
import { useCountdown } from './calls.js';
import { band, Ink, pathOf, penStep, place, SHEET, toSheet } from './tracing.js';

/** @typedef {import('./stations.js').SonarScene} Scene */
/** @typedef {{initials: string, line: Point[]}} Drawing as it is sent with a move */
/** @typedef {import('./tracing.js').Point} Point */

/** Where the sections lie in the picture of the whole boat: bow, tower, hull, stern. */
const PLACES = /** @type {[number, number][]} */ ([
  [0, 1],
  [1, 0.35],
  [1, 1],
  [2, 1],
]);
const MOST_INITIALS = 4;

/**
 * The repair of the own boat; shown to the whole crew. Who likes may look at the stations.
 * @param {{scene: Scene, leave: () => void}} props
 */
export function Repair({ scene, leave }) {
  const { view, words } = scene;
  const mayTrace = view.you !== null && view.own.tracers.includes(view.you);
  return html`<section class="repair" aria-label=${words.text('repair')}>
    <header>
      <h2>${words.text('repair')}</h2>
      <p role="status">${sentence(scene)}</p>
      <${Button} onClick=${leave}>${words.text('board-stations')}<//>
    </header>
    ${mayTrace ? html`<${Task} scene=${scene} />` : html`<${Waiting} scene=${scene} />`}
    <${Queue} scene=${scene} />
    <div class="row">
      ${['ready', 'dive'].filter((move) => scene.moves.includes(move)).map((move) => html`<${Button} key=${move} kind="main" class="call-out" onClick=${() => scene.play(move)}>${words.text(`repair-${move}`)}<//>`)}
    </div>
  </section>`;
}

/**
 * What the crew waits for now.
 * @param {Scene} scene
 */
function sentence(scene) {
  const { view, words } = scene;
  const { repair } = view.own;
  if (repair === 'checking') return words.text('repair-checking');
  if (repair === 'repaired') return words.text('repair-repaired');
  if (repair === 'ready') return words.text('repair-is-ready');
  return nextSentence(scene);
}

/**
 * Which lines were not good when the last sheet was checked; otherwise how a line is drawn.
 * @param {{scene: Scene}} props
 */
function Advice({ scene: { view, words } }) {
  const { flawed } = view.own;
  if (!flawed.length) return html`<p class="muted small">${words.text('repair-how')}</p>`;
  return html`<p class="flawed" role="status">
    ${words.text('repair-failed', { count: flawed.length, sections: flawed })}
  </p>`;
}

/**
 * Who traces next: one of the crew, or whoever takes the sheet.
 * @param {Scene} scene
 */
function nextSentence(scene) {
  const { view, words } = scene;
  const { tracers } = view.own;
  const isAlone = tracers.length === 1;
  if (view.you !== null && tracers.includes(view.you))
    return words.text(isAlone ? 'repair-yours' : 'repair-free');
  const names = tracers.map((seat) => nameOf(scene, seat)).join(', ');
  return isAlone
    ? words.text('repair-other', { name: names })
    : words.text('repair-others', { names });
}

/**
 * Who has traced, who may next, and who comes after that.
 * @param {Scene['view']} view
 * @returns {{seat: number, state: 'done' | 'now' | 'later'}[]}
 */
function turnsOf({ boat, boats, own }) {
  const { crew } = boats[sure(boat)];
  const isTraced = own.repair === 'repaired' || own.repair === 'ready';
  const done = isTraced ? crew : own.traced_by;
  const later = crew.filter((seat) => !done.includes(seat) && !own.tracers.includes(seat));
  return [
    ...done.map((seat) => ({ seat, state: /** @type {const} */ ('done') })),
    ...own.tracers.map((seat) => ({ seat, state: /** @type {const} */ ('now') })),
    ...later.map((seat) => ({ seat, state: /** @type {const} */ ('later') })),
  ];
}

/**
 * Who traces when; done is done, and the number is that of the section that is next.
 * @param {{scene: Scene}} props
 */
function Queue({ scene }) {
  const { view, words } = scene;
  const marks = { done: '✓', now: view.own.traced.length + 1, later: '' };
  return html`<ol class="repair-queue" aria-label=${words.text('repair-queue')}>
    ${turnsOf(view).map(({ seat, state }, index) => {
      return html`<li
        key=${index}
        class=${state}
        aria-current=${state === 'now' ? 'step' : undefined}
      >
        <span class="number">${marks[state]}</span>
        <span>
          <strong>${nameOf(scene, seat)}</strong>
          <span class="small muted">
            ${view.stations[seat].map((it) => words.text(`station-${it}`)).join(', ')}
          </span>
        </span>
      </li>`;
    })}
  </ol>`;
}

/** The sheet while others trace. @param {{scene: Scene}} props */
function Waiting({ scene }) {
  const isFailed = scene.view.own.repair === 'tracing' && scene.view.own.flawed.length > 0;
  return html`<div class="repair-waiting">
    <${Overview} scene=${scene} />
    ${isFailed && html`<${Advice} scene=${scene} />`}
  </div>`;
}

/**
 * The boat with all four sections, and the lines that have been drawn; where none has yet, the one of
 * a sheet that failed.
 * @param {{scene: Scene, pick?: (section: number) => void, picked?: number | null}} props
 */
function Overview({ scene, pick, picked = null }) {
  const { view, words, attachments = [] } = scene;
  const { traced, failed, flawed } = view.own;
  const drawings = drawn(traced, attachments);
  return html`<${Boat}
    outline=${view.outline}
    drawings=${drawings}
    failed=${drawn(failed, attachments.slice(traced.length))}
    flawed=${flawed}
    label=${words.text('repair-boat', { count: traced.length })}
    pick=${pick}
    picked=${picked}
    words=${words}
  />`;
}

/**
 * By section: its drawing; a bot's is the outline itself.
 * @param {number[]} traced
 * @param {import('fathom/wire.js').SightTell['attachments']} attachments
 * @returns {Map<number, Drawing | null>}
 */
const drawn = (traced, attachments) =>
  new Map(
    traced.map((section, index) => [
      section,
      /** @type {Drawing | null} */ (attachments[index] ?? null), // the server has read it
    ]),
  );

/**
 * @param {{outline: import('./wire.js').Outline, drawings: Map<number, Drawing | null>,
 *   failed?: Map<number, Drawing | null>, flawed?: number[],
 *   label: string, pick?: (section: number) => void, picked?: number | null,
 *   words: import('fathom/words.js').Words}} props
 */
function Boat({ outline, drawings, failed, flawed = [], label, pick, picked, words }) {
  return html`<svg
    class="repair-boat"
    viewBox="0 0 ${3 * SHEET} ${2 * SHEET}"
    role=${pick ? 'group' : 'img'}
    aria-label=${label}
  >
    ${PLACES.map(([column, row], index) => {
      const section = index + 1;
      const isDone = drawings.has(section);
      const canPick = pick && !isDone;
      const isFlawed = !isDone && flawed.includes(section);
      return html`<g
        key=${section}
        class="section ${isDone ? 'done' : ''} ${isFlawed ? 'flawed' : ''} ${canPick ? 'can-do' : ''} ${picked === section ? 'picked' : ''}"
        transform="translate(${column * SHEET} ${row * SHEET})"
        role=${canPick ? 'button' : undefined}
        tabindex=${canPick ? 0 : undefined}
        aria-pressed=${canPick ? picked === section : undefined}
        aria-label=${canPick ? words.text('repair-section', { section }) : undefined}
        onClick=${canPick ? () => pick(section) : undefined}
        onKeyDown=${canPick ? pressed(() => pick(section)) : undefined}
      >
        <${Section}
          points=${outline.sections[index]}
          border=${outline.border}
          drawing=${isDone ? drawings.get(section) : failed?.get(section)}
          isDone=${isDone}
          lane="sheet-${section}"
        />
        ${isFlawed && html`<text class="flaw" x=${SHEET * 0.5} y=${SHEET * 0.56}>✗</text>`}
      </g>`;
    })}
  </svg>`;
}

/**
 * Who sits there; in a replay, what the seat is for.
 * @param {Scene} scene
 * @param {number} seat
 */
const nameOf = ({ seats, view, words }, seat) =>
  seats ? playerName(seats[seat]) : words.text(`station-${view.stations[seat][0]}`);

/** @param {() => void} act */
const pressed = (act) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/**
 * One section: its light border, its outline, and the line that was drawn round it.
 * @param {{points: Point[], border: number, drawing?: Drawing | null, isDone: boolean,
 *   lane: string}} props `lane`: a name for its border that nothing else on the page has
 */
function Section({ points, border, drawing, isDone, lane }) {
  const line = drawing?.line ?? (isDone ? [...points, points[0]] : null);
  return html`<path class="border" d=${pathOf(points, true)} stroke-width=${band(border)} />
    <path class="outline" d=${pathOf(points, true)} />
    ${line && html`<${Ink} line=${line} points=${points} border=${border} lane=${lane} />`}
    ${drawing && isDone && html`<text class="initials" x=${SHEET / 2} y=${SHEET * 0.54}>${drawing.initials}</text>`}`;
}

/**
 * The section to trace, large; by mouse, pen or finger, or with the arrow keys.
 * @param {{scene: Scene}} props
 */
function Task({ scene }) {
  const { view, words } = scene;
  const open = [1, 2, 3, 4].filter((section) => !view.own.traced.includes(section));
  const [section, setSection] = useState(/** @type {number | null} */ (null));
  const [line, setLine] = useState(/** @type {Point[]} */ ([]));
  const [isDown, setDown] = useState(false);
  const [initials, setInitials] = useState(initialsOf(nameOf(scene, view.you)));
  const paper = useRef(/** @type {SVGSVGElement | null} */ (null));
  const shown = section !== null && open.includes(section) ? section : (open[0] ?? null);
  // Before the pen can touch the new paper. What others trace meanwhile leaves this paper alone.
  useLayoutEffect(() => {
    setLine([]);
    setDown(false);
  }, [shown]);
  if (shown === null || !view.outline) return html`<${Overview} scene=${scene} />`;
  const { border, sections } = view.outline;
  const points = sections[shown - 1];
  const canSign = line.length > 1 && initials.trim() !== '' && scene.moves.includes(moveOf(shown));
  const sign = () => {
    if (canSign) scene.play(moveOf(shown), { initials: initials.trim(), line });
  };
  /** @param {PointerEvent} event */
  const begin = (event) => {
    event.preventDefault();
    paper.current?.setPointerCapture(event.pointerId);
    paper.current?.focus({ preventScroll: true });
    setDown(true);
    setLine([toSheet(event, paper.current)]);
  };
  /** @param {PointerEvent} event */
  const draw = (event) => {
    if (!isDown) return;
    const all = event.getCoalescedEvents?.() ?? [];
    const moved = (all.length ? all : [event]).map((one) => toSheet(one, paper.current));
    setLine((before) => moved.reduce(place, before));
  };
  /** @param {KeyboardEvent} event */
  const steer = (event) => {
    const step = penStep(event, line.at(-1) ?? points[0]);
    if (step) setLine((before) => [...(before.length ? before : [points[0]]), step]);
    else if (event.key === 'Enter') sign();
    else if (event.key === 'Backspace') setLine((before) => before.slice(0, -1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const tip = line.at(-1) ?? points[0];
  return html`<div class="repair-task">
    <${Overview} scene=${scene} pick=${setSection} picked=${shown} />
    <svg
      ref=${paper}
      class="tracing-paper ${isDown ? 'drawing' : ''}"
      viewBox="0 0 ${SHEET} ${SHEET}"
      role="application"
      tabindex="0"
      aria-label=${words.text('repair-paper', { section: shown })}
      onPointerDown=${begin}
      onPointerMove=${draw}
      onPointerUp=${() => setDown(false)}
      onPointerCancel=${() => setDown(false)}
      onKeyDown=${steer}
    >
      <${Section} points=${points} border=${border} isDone=${false} lane="paper" />
      ${line.length > 1 && html`<${Ink} line=${line} points=${points} border=${border} lane="pen" />`}
      <circle class="tip" cx=${tip[0] * SHEET} cy=${tip[1] * SHEET} r=${SHEET * 0.018} />
    </svg>
    <${Advice} scene=${scene} />
    <form
      class="row"
      onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        sign();
      }}
    >
      <label class="signature">
        <span>${words.text('repair-initials')}</span>
        <input
          class="input"
          value=${initials}
          maxlength=${MOST_INITIALS}
          autocomplete="off"
          onInput=${withValue(setInitials)}
        />
      </label>
      <button class="button main" type="submit" disabled=${!canSign || scene.pending !== null}>
        ${words.text('repair-sign')}
      </button>
      <${Button} icon="again" disabled=${line.length === 0} onClick=${() => setLine([])}
        >${words.text('repair-again')}<//
      >
    </form>
  </div>`;
}

/** Whether it is good the server sees; what is sent is only which section. @param {number} section */
const moveOf = (section) => `trace ${section} good`;

/** @param {string} name */
const initialsOf = (name) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word[0].toUpperCase())
    .join('')
    .slice(0, MOST_INITIALS);

/**
 * The enemy's drawing, for the engineer, while it is checked.
 * @param {{scene: Scene}} props
 */
export function Check({ scene }) {
  const { view, words, attachments = [] } = scene;
  const sheet = view.repair_sheet;
  const left = useCountdown(scene, sheet?.until ?? null);
  if (!sheet || !view.outline) return null;
  const skip = view.own.traced.length + view.own.failed.length;
  return html`<section class="repair-check" aria-label=${words.text('repair-check')}>
    <h2>${words.text('repair-check')}</h2>
    <${Boat}
      outline=${view.outline}
      drawings=${drawn(sheet.traced, attachments.slice(skip))}
      label=${words.text('repair-check')}
      words=${words}
    />
    <progress max="2000" value=${left ?? 0} aria-label=${words.text('repair-checking')}></progress>
  </section>`;
}
