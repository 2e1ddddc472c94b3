/** The radio operator: dark glass, a phosphor track on a transparent sheet, and an ear for the enemy. */

import { useRef, useState } from 'preact/hooks';
import { useKeys } from 'fathom/actions.js';
import { html } from 'fathom/html.js';
import { isVoiceOn } from 'fathom/prefs.js';
import { Button, withValue } from 'fathom/ui.js';
import { columnsOf, seaName } from './chart.js';
import { aboutHere } from './crew.js';
import { endOf, misfits, useDesk } from './desk.js';
import { Arrow, Heard, useVoice } from './ear.js';
import { AboutHere, Blasts } from './marks.js';
import { SeaMap } from './sea-map.js';
import { Marks, Track } from './sheet-layer.js';

/** @typedef {import('./chart.js').Chart} Chart */
/** @typedef {import('./stations.js').SonarScene} SonarScene */
/** @typedef {ReturnType<typeof useDesk>} Work */
/**
 * @typedef {object} Grip where the pointer took the sheet, and where that lay
 * @property {number} x
 * @property {number} y
 * @property {number} column
 * @property {number} row
 * @property {boolean} isNew whether it has not been moved yet
 */

const COURSES = ['n', 'e', 's', 'w'];
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/** @type {import('./stations.js').Station} */
export function Radio({ scene, boat }) {
  const { view, words } = scene;
  const legs = view.legs[1 - boat];
  const work = useDesk(scene.table, view.you, legs, view.size);
  const [tool, setTool] = useState('move');
  useVoice(scene);
  const isLocked = Boolean(view.own.repair);
  const { sheet } = work;
  useKeys((key) => {
    if (isLocked || sheet.hand === null) return false;
    const course = COURSES.find((it) => words.text(`point-${it}`)[0].toLowerCase() === key);
    if (course) work.draw(course);
    else if (key === 'Backspace') work.rub();
    else return false;
    return true;
  });
  return html`<section class="station radio">
    <${Glass} scene=${scene} work=${work} legs=${legs} tool=${isLocked ? 'none' : tool} />
    <div class="radio-desk">
      <${Fit} scene=${scene} work=${work} legs=${legs} isLocked=${isLocked} />
      <${Tools} scene=${scene} work=${work} tool=${tool} setTool=${setTool} isLocked=${isLocked} />
      <${Ear} scene=${scene} />
      <label class="radio-note">
        <span class="unseen">${words.text('radio-note')}</span>
        <textarea
          class="input"
          rows="2"
          maxlength="500"
          placeholder=${words.text('radio-note')}
          value=${work.desk.note}
          disabled=${isLocked}
          onInput=${withValue(work.write)}
        ></textarea>
      </label>
    </div>
  </section>`;
}

/**
 * The map under glass, the sheets on it; the one in hand is moved by pointer or arrow keys.
 * @param {{scene: SonarScene, work: Work, legs: import('./wire.js').Leg[], tool: string}} props
 */
function Glass({ scene, work, legs, tool }) {
  const { view, words } = scene;
  const { desk, sheet, lay, shift } = work;
  const grip = useRef(/** @type {Grip | null} */ (null));
  const [isHeld, setHeld] = useState(false);
  /** @param {Chart} chart */
  const dragging = (chart) => ({
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      const { column, row } = sheet;
      grip.current = { x: event.clientX, y: event.clientY, column, row, isNew: true };
      setHeld(true);
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const from = grip.current;
      if (!from) return;
      const column = from.column + Math.round((event.clientX - from.x) / chart.cell);
      const row = from.row + Math.round((event.clientY - from.y) / chart.cell);
      if (column === sheet.column && row === sheet.row) return;
      lay(column, row, from.isNew);
      from.isNew = false;
    },
    onPointerUp: () => {
      grip.current = null;
      setHeld(false);
    },
    onPointerCancel: () => {
      grip.current = null;
      setHeld(false);
    },
  });
  /** @param {KeyboardEvent} event */
  const steer = (event) => {
    const way = ARROWS[event.key];
    if (!way || tool !== 'move') return;
    event.preventDefault();
    event.stopPropagation();
    shift(...way);
  };
  const fields =
    tool === 'mark'
      ? columnsOf(view.size).flatMap((letter) =>
          Array.from({ length: view.size }, (_, row) => `${letter}${row + 1}`),
        )
      : [];
  const about = aboutHere(scene.crewLines);
  const name = seaName(view, words);
  return html`<${SeaMap}
    view=${view}
    look="glass"
    class="${tool} ${isHeld ? 'held' : ''}"
    label=${words.text('board-sea', { scenario: name })}
    heat=${view.assistance?.shares ?? null}
    handlers=${tool === 'move' ? dragging : undefined}
    targets=${fields.map((field) => ({ field, kind: 'marking', label: words.text('radio-mark-field', { field }) }))}
    choose=${work.mark}
    over=${(/** @type {Chart} */ chart) =>
      html`<${Marks} chart=${chart} marks=${desk.marks} />
        ${about && html`<${AboutHere} chart=${chart} field=${about} label=${words.text('board-about', { field: about })} />`}`}
  >
    ${(/** @type {Chart} */ chart) =>
      html`<${Blasts} chart=${chart} calls=${scene.calls} />
        ${desk.sheets.map((one, index) => one !== sheet && html`<${Track} key=${index} chart=${chart} sheet=${one} legs=${legs} view=${view} isOpen=${false} />`)}
        <g
          class="sheet-in-hand"
          role="img"
          tabindex=${tool === 'move' ? 0 : undefined}
          aria-label=${words.text('radio-sheet-at', { number: desk.open + 1, field: endOf(sheet, legs, view.size) ?? '–' })}
          onKeyDown=${steer}
        >
          <${Track} chart=${chart} sheet=${sheet} legs=${legs} view=${view} isOpen />
        </g>`}
  <//>`;
}

/**
 * Whether the sheet can lie where it lies, and the button that tells the captain.
 * @param {{scene: SonarScene, work: Work, legs: import('./wire.js').Leg[], isLocked: boolean}} props
 */
function Fit({ scene, work, legs, isLocked }) {
  const { view, words } = scene;
  const wrong = misfits(work.sheet, legs, view).size;
  const field = endOf(work.sheet, legs, view.size);
  const { assistance } = view;
  return html`<div class="radio-fit">
    <p role="status" class=${wrong ? 'wrong' : 'fits'}>
      ${isLocked ? words.text('radio-locked') : wrong ? words.text('radio-misfit', { count: wrong }) : words.text('radio-fits', { field: field ?? '–' })}
    </p>
    ${assistance && html`<p class="small muted">${words.text(assistance.exact ? 'screen-enemy' : 'screen-enemy-about', { count: assistance.fields.length })}</p>`}
    <${Button}
      kind="main"
      class="send-here"
      icon="wave"
      disabled=${!field || isLocked || !scene.call}
      onClick=${() => scene.call?.(`here ${field}`)}
      >${words.text('radio-send', { field: field ?? '–' })}<//
    >
  </div>`;
}

/**
 * @param {{scene: SonarScene, work: Work, tool: string, setTool: (tool: string) => void,
 *   isLocked: boolean}} props
 */
function Tools({ scene, work, tool, setTool, isLocked }) {
  const { words } = scene;
  const { desk, sheet } = work;
  const byHand = sheet.hand !== null;
  return html`<fieldset class="radio-tools" disabled=${isLocked}>
    <legend class="unseen">${words.text('radio-sheets')}</legend>
    <div class="row sheets-row">
      ${desk.sheets.map((one, index) => html`<button key=${index} type="button" class="button sheet-tab" aria-pressed=${one === sheet} title=${words.text('radio-sheet', { number: index + 1, leg: one.leg + 1 })} onClick=${() => work.open(index)}>${index + 1}</button>`)}
      <${Button} icon="plus" title=${words.text('radio-copy')} onClick=${work.copy} />
      ${work.canDrop && html`<${Button} icon="close" title=${words.text('radio-drop')} onClick=${work.drop} />`}
      <span class="spacer"></span>
      <${Button}
        icon="undo"
        title=${words.text('radio-undo')}
        disabled=${!work.canUndo}
        onClick=${work.undo}
      />
    </div>
    <div class="row choice-row" role="group" aria-label=${words.text('radio-tool')}>
      ${['move', 'mark'].map((name) => html`<button key=${name} type="button" class="button" aria-pressed=${tool === name} onClick=${() => setTool(name)}>${words.text(`radio-${name}`)}</button>`)}
      <button
        type="button"
        class="button"
        aria-pressed=${byHand}
        onClick=${() => work.setHand(!byHand)}
      >
        ${words.text('radio-by-hand')}
      </button>
      ${tool === 'mark' && Object.keys(desk.marks).length > 0 && html`<button type="button" class="button plain" onClick=${work.wipe}>${words.text('radio-wipe')}</button>`}
    </div>
    ${
      byHand &&
      html`<div class="row course-row" role="group" aria-label=${words.text('board-rose')}>
        ${COURSES.map((course) => html`<button key=${course} type="button" class="button" aria-label=${words.move(`course ${course}`)} onClick=${() => work.draw(course)}><${Arrow} direction=${course} /> ${words.text(`point-${course}`)}</button>`)}
        <button
          type="button"
          class="button"
          disabled=${!sheet.hand}
          aria-label=${words.text('radio-rub')}
          onClick=${work.rub}
        >
          ⌫
        </button>
      </div>`
    }
  </fieldset>`;
}

/** @param {{scene: SonarScene}} props */
function Ear({ scene }) {
  const { words } = scene;
  const isOn = isVoiceOn.value;
  return html`<div class="ear">
    <div class="row">
      <h2>${words.text('radio-heard')}</h2>
      <span class="spacer"></span>
      <${Button}
        icon=${isOn ? 'sound' : 'silent'}
        aria-pressed=${isOn}
        title=${words.text('radio-voice')}
        onClick=${() => (isVoiceOn.value = !isOn)}
      />
    </div>
    <${Heard} scene=${scene} />
  </div>`;
}
