/** Captain Sonar: instruments in a boat, four stations; for those who look on, the whole sea. */

import { useLayoutEffect, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { Button } from 'fathom/ui.js';
import { Calls, Room, Stop } from './calls.js';
import { useHeard } from './heard.js';
import { Lookout } from './lookout.js';
import { WithPings } from './ping.js';
import { Check, Repair } from './repair.js';
import { sentence } from './sentence.js';
import { isAboard, Stations } from './stations.js';
import { Status } from './status.js';
import { Talk } from './talk.js';

/** @typedef {import('./wire.js').SonarView} SonarView */

export { chartField } from './sea-fields.js';
export { sounds } from './sounds.js';

export const needsRoom = true;
export { sentence };

/** @param {import('./wire.js').Scene} scene */
export function Board(scene) {
  const { view, words } = scene;
  const calls = useHeard(scene);
  const inside =
    isAboard(view) && view.phase !== 'over'
      ? html`<${Aboard} scene=${{ ...scene, view, calls }} />`
      : html`<${Lookout} scene=${scene} calls=${calls} />`;
  return html`<div class="board sonar">
    <${Room} scene=${scene}>
      <${Status} view=${view} words=${words}><${Calls} calls=${calls} words=${words} /><//>
      ${inside}
      <${Stop} scene=${scene} />
    <//>
  </div>`;
}

/**
 * The crew at its stations; on the surface, in real time, at the repair.
 * @param {{scene: import('./stations.js').SonarScene}} props
 */
function Aboard({ scene }) {
  const { view, moves, words } = scene;
  const [isAway, setAway] = useState(false);
  const isUp = Boolean(view.own.repair);
  const { tracers } = view.own;
  const isNext =
    (view.you !== null && tracers.includes(view.you)) ||
    moves.some((move) => ['ready', 'dive'].includes(move));
  const isAlone = isNext && tracers.length < 2;
  useLayoutEffect(() => setAway(false), [isUp, isNext, isAlone]);
  const mustAnswer = moves.some((move) => move.startsWith('answer'));
  return html`<${WithPings} scene=${scene}
    ><div class="aboard">
      ${isUp && !isAway && !mustAnswer ? html`<${Repair} scene=${scene} leave=${() => setAway(true)} />` : html`<${Stations} scene=${scene} boat=${view.boat} />`}
      ${isAway && html`<${Button} kind="main" class="to-repair" onClick=${() => setAway(false)}>${words.text('repair')}<//>`}
      <${Check} scene=${scene} />
      <${Talk} scene=${scene} /></div
  ><//>`;
}

/**
 * @param {SonarView} view
 * @param {number} seat
 * @param {import('fathom/words.js').Words} words
 */
export function possessions(view, seat, words) {
  const boat = view.boats.findIndex((it) => it.crew.includes(seat));
  const names = view.stations[seat].map((it) => words.text(`station-${it}`));
  return [{ label: words.text('screen-boat', { boat }), value: names.join(', ') }];
}

/** Everything is pressed at the stations, with keys of its own. */
export const barMoves = () => [];

/** A tour for each of the own stations. @param {SonarView} view */
export const lessons = (view) => (view.you === null ? [] : view.stations[view.you]);
