/** Captain Sonar: two boats, four stations each. */

import { html } from '../app/html.js';
import { Stations } from './sonar/stations.js';

/** The board wants the whole page: players, log and chat are sheets. */
export const needsRoom = true;

/** @param {import('./board.js').Scene} scene */
export function Board(scene) {
  const { view } = scene;
  return html`<div class="board sonar">
    ${view.boat === null ? null : html`<${Stations} scene=${scene} boat=${view.boat} />`}
  </div>`;
}

/**
 * @param {any} view
 * @param {number} seat
 * @param {import('../app/words.js').Words} words
 */
export function possessions(view, seat, words) {
  const boat = view.boats.findIndex((/** @type {any} */ it) => it.crew.includes(seat));
  return [
    {
      label: words.text('screen-boat', { boat }),
      value: view.stations[seat].map((/** @type {string} */ it) => words.text(`station-${it}`)),
    },
  ];
}

/** What the action bar offers: everything else is pressed at the stations. @param {string[]} moves */
export const barMoves = (moves) => moves.filter((move) => ['end', 'ready', 'dive'].includes(move));
