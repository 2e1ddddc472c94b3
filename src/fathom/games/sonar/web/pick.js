/** What a finger has picked on the map, shown large: to be moved by arrows, and then to be done. */

import { html } from 'fathom/html.js';
import { Button } from 'fathom/ui.js';
import { t } from 'fathom/words.js';
import { chartOf } from './chart.js';
import { Arrow } from './ear.js';
import { Crosshair } from './marks.js';
import { Sea } from './sea-map.js';
import { nearest } from './targets.js';

/** @typedef {import('./targets.js').Target} Target */
/** @typedef {import('./sea-map.js').OnMap} OnMap */

const COURSES = ['n', 'w', 'e', 's'];
/** The side of the magnified map, and how many of its fields are seen across. */
const LARGE_SIDE_PX = 900;
const FIELDS_ACROSS = 3;

/**
 * @param {{scene: import('./stations.js').SonarScene, picked: string, targets: Target[],
 *   pick: (field: string | null) => void, choose: (field: string) => void, map: OnMap}} props
 *   `map` is what the map shows
 */
export function Pick({ scene, picked, targets, pick, choose, map }) {
  const { words } = scene;
  const fields = targets.map(({ field }) => field);
  const { label, danger } = targets[fields.indexOf(picked)];
  return html`<div class="pick">
    <${Loupe} map=${map} field=${picked} />
    <div class="nudge" role="group" aria-label=${words.text('board-nudge')}>
      ${COURSES.map((course) => {
        const next = nearest(picked, course, fields);
        return html`<button
          key=${course}
          type="button"
          class="button to-${course}"
          aria-label=${words.text('board-nudge-to', { direction: course })}
          disabled=${next === picked}
          onClick=${() => pick(next)}
        >
          <${Arrow} direction=${course} />
        </button>`;
      })}
    </div>
    <div class="final">
      <p role="status" class=${danger ? 'danger' : ''}>
        ${picked} ${danger && html`<span>${words.text('board-danger')}</span>`}
      </p>
      <${Button} kind="main" onClick=${() => choose(picked)}>${label}<//>
      <${Button} onClick=${() => pick(null)}>${t('back')}<//>
    </div>
  </div>`;
}

/**
 * The map around a field.
 * @param {{map: OnMap, field: string}} props
 */
function Loupe({ map, field }) {
  const chart = chartOf(map.view.size, LARGE_SIDE_PX, LARGE_SIDE_PX);
  const { x, y } = chart.at(field);
  const side = chart.cell * FIELDS_ACROSS;
  return html`<div class="sea-map paper loupe" aria-hidden="true">
    <svg viewBox="${x - side / 2} ${y - side / 2} ${side} ${side}">
      <${Sea} chart=${chart} ...${map} />
      <${Crosshair} chart=${chart} field=${field} />
    </svg>
  </div>`;
}
