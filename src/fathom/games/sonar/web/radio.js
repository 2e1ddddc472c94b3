/** The radio operator: dark glass, a phosphor track on a transparent sheet, and an ear for the enemy. */

import { useState } from 'preact/hooks';
import { useKeys } from 'fathom/actions.js';
import { html } from 'fathom/html.js';
import { isVoiceOn } from 'fathom/prefs.js';
import { Button, withValue } from 'fathom/ui.js';
import { ageOf, endOf, misfits, silentRun, useDesk } from './desk.js';
import { Arrow, Heard, useVoice } from './ear.js';
import { Emblem } from './emblems.js';
import { Glass } from './glass.js';

/** @typedef {import('./stations.js').SonarScene} SonarScene */
/** @typedef {ReturnType<typeof useDesk>} Work */
/** @typedef {import('./wire.js').Leg[]} Legs */

const COURSES = ['n', 'e', 's', 'w'];
const TOOLS = ['move', 'pen', 'erase', 'mark', 'range'];
/** So many of the latest sheets have a tab; older ones are folded away. */
const UNFOLDED = 4;

/** @type {import('./stations.js').Station} */
export function Radio({ scene, boat }) {
  const { view, words } = scene;
  const legs = view.legs[1 - boat];
  const work = useDesk(scene.table, view.you, legs, view.size);
  const [tool, setTool] = useState('move');
  const [isUnfolded, setUnfolded] = useState(false);
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
    <${Glass}
      scene=${scene}
      work=${work}
      legs=${legs}
      tool=${isLocked ? 'none' : tool}
      isUnfolded=${isUnfolded}
    />
    <div class="radio-desk">
      <fieldset class="radio-tools" disabled=${isLocked}>
        <legend class="unseen">${words.text('radio-sheets')}</legend>
        <${Tools} scene=${scene} work=${work} tool=${tool} setTool=${setTool} />
        <${Sheets}
          scene=${scene}
          work=${work}
          legs=${legs}
          isUnfolded=${isUnfolded}
          setUnfolded=${setUnfolded}
        />
        ${sheet.hand !== null && html`<${Courses} scene=${scene} work=${work} />`}
      </fieldset>
      <${Ear} scene=${scene} boat=${boat} />
      <${Fit} scene=${scene} work=${work} legs=${legs} isLocked=${isLocked} />
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
 * Whether the sheet can lie where it lies, where they can be at all, and the button that tells it.
 * @param {{scene: SonarScene, work: Work, legs: Legs, isLocked: boolean}} props
 */
function Fit({ scene, work, legs, isLocked }) {
  const { view, words } = scene;
  const { desk, sheet } = work;
  const wrong = misfits(sheet, legs, view).size;
  const isFar = silentRun(desk, sheet, legs, view.ranges.silence)?.isPossible === false;
  const field = endOf(sheet, legs, view.size);
  const said = isLocked
    ? words.text('radio-locked')
    : wrong
      ? words.text('radio-misfit', { count: wrong })
      : isFar
        ? words.text('radio-far', { most: view.ranges.silence })
        : words.text('radio-fits', { field: field ?? '–' });
  return html`<div class="radio-fit">
    <p role="status" class=${wrong || isFar ? 'wrong' : 'fits'}>${said}</p>
    ${view.assistance && html`<${Aid} assistance=${view.assistance} words=${words} />`}
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
 * What the colours on the glass mean, and how many fields are left.
 * @param {{assistance: import('./wire.js').Assistance, words: import('fathom/words.js').Words}} props
 */
function Aid({ assistance, words }) {
  const count = assistance.fields.length;
  return html`<p class="aid small">
    <span class="swatch" aria-hidden="true"></span>
    <span>
      ${words.text(assistance.exact ? 'screen-enemy' : 'screen-enemy-about', { count })}${' '}
      ${words.text('radio-aid')}
    </span>
  </p>`;
}

/**
 * @param {{scene: SonarScene, work: Work, tool: string, setTool: (tool: string) => void}} props
 */
function Tools({ scene, work, tool, setTool }) {
  const { words } = scene;
  const byHand = work.sheet.hand !== null;
  return html`<div class="row tool-row" role="group" aria-label=${words.text('radio-tool')}>
    ${TOOLS.map(
      (name) =>
        html`<button
          key=${name}
          type="button"
          class="button icon-only tool"
          aria-pressed=${tool === name}
          aria-label=${words.text(`radio-${name}`)}
          title=${words.text(`radio-${name}-hint`)}
          onClick=${() => setTool(name)}
        >
          <${Emblem} name="tool-${name}" />
        </button>`,
    )}
    <button
      type="button"
      class="button icon-only by-hand"
      aria-pressed=${byHand}
      aria-label=${words.text('radio-by-hand')}
      title=${words.text('radio-by-hand')}
      onClick=${() => work.setHand(!byHand)}
    >
      <${Emblem} name="tool-hand" />
    </button>
    <span class="spacer"></span>
    <${Button}
      icon="undo"
      title=${words.text('radio-undo')}
      disabled=${!work.canUndo}
      onClick=${work.undo}
    />
  </div>`;
}

/**
 * The sheets: the latest have a tab each, those before them are folded away.
 * @param {{scene: SonarScene, work: Work, legs: Legs, isUnfolded: boolean,
 *   setUnfolded: (isUnfolded: boolean) => void}} props
 */
function Sheets({ scene, work, legs, isUnfolded, setUnfolded }) {
  const { words } = scene;
  const { desk, sheet } = work;
  const folded = Math.max(0, desk.sheets.length - UNFOLDED);
  return html`<div class="row sheets-row">
    ${folded > 0 && html`<button type="button" class="button fold" aria-expanded=${isUnfolded} title=${words.text('radio-fold', { count: folded })} aria-label=${words.text('radio-fold', { count: folded })} onClick=${() => setUnfolded(!isUnfolded)}>${isUnfolded ? '«' : `1–${folded}`}</button>`}
    ${desk.sheets.map(
      (one, index) =>
        (isUnfolded || index >= folded || one === sheet) &&
        html`<button
          key=${index}
          type="button"
          class="button sheet-tab age-${Math.min(2, ageOf(one, legs))}"
          aria-pressed=${one === sheet}
          title=${words.text('radio-sheet', { number: index + 1, leg: one.leg + 1 })}
          onClick=${() => work.open(index)}
        >
          ${index + 1}
        </button>`,
    )}
    <span class="spacer"></span>
    <${Button} icon="plus" title=${words.text('radio-new')} onClick=${work.add} />
    <button
      type="button"
      class="button icon-only"
      title=${words.text('radio-copy')}
      aria-label=${words.text('radio-copy')}
      onClick=${work.copy}
    >
      <${Emblem} name="tool-copy" />
    </button>
    ${work.canDrop && html`<${Button} icon="close" title=${words.text('radio-drop')} onClick=${work.drop} />`}
    <button
      type="button"
      class="button icon-only"
      title=${words.text('radio-clear')}
      aria-label=${words.text('radio-clear')}
      onClick=${work.clear}
    >
      <${Emblem} name="tool-clear" />
    </button>
  </div>`;
}

/** Courses that are drawn by hand. @param {{scene: SonarScene, work: Work}} props */
function Courses({ scene: { words }, work }) {
  return html`<div class="row course-row" role="group" aria-label=${words.text('board-rose')}>
    ${COURSES.map((course) => html`<button key=${course} type="button" class="button" aria-label=${words.move(`course ${course}`)} onClick=${() => work.draw(course)}><${Arrow} direction=${course} /> ${words.text(`point-${course}`)}</button>`)}
    <button
      type="button"
      class="button"
      disabled=${!work.sheet.hand}
      aria-label=${words.text('radio-rub')}
      onClick=${work.rub}
    >
      ⌫
    </button>
  </div>`;
}

/**
 * What the enemy calls, and who wants it, what the own boat does.
 * @param {{scene: SonarScene, boat: number}} props
 */
function Ear({ scene, boat }) {
  const { words } = scene;
  const isOn = isVoiceOn.value;
  const [isAll, setAll] = useState(false);
  return html`<div class="ear">
    <div class="row">
      <h2>${words.text('radio-heard')}</h2>
      <span class="spacer"></span>
      <button
        type="button"
        class="button plain own-calls"
        title=${words.text('radio-own-hint')}
        aria-pressed=${isAll}
        onClick=${() => setAll(!isAll)}
      >
        ${words.text('radio-own')}
      </button>
      <${Button}
        icon=${isOn ? 'sound' : 'silent'}
        aria-pressed=${isOn}
        title=${words.text('radio-voice')}
        onClick=${() => (isVoiceOn.value = !isOn)}
      />
    </div>
    <${Heard} scene=${scene} boat=${boat} isAll=${isAll} />
  </div>`;
}
