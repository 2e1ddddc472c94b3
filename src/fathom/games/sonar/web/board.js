/** Captain Sonar: instruments in a boat, four stations; for those who look on, the whole sea. */

import { useLayoutEffect, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { Button } from 'fathom/ui.js';
import { Calls, EdgeArrow, Room, Stop } from './calls.js';
import { useHeard } from './heard.js';
import { Lookout } from './lookout.js';
import { WithPings } from './ping.js';
import { Check, Repair } from './repair.js';
import { sentence } from './sentence.js';
import { shake } from './shake.js';
import { useStaging } from './staging.js';
import { isAboard, Stations } from './stations.js';
import { Status } from './status.js';
import { Talk } from './talk.js';

/** @typedef {import('./wire.js').SonarView} SonarView */

export { chartField } from './sea-fields.js';
export { sounds } from './sounds.js';

export const needsRoom = true;
export { sentence };

/** @param {import('./wire.js').Scene} given */
export function Board(given) {
  const { words } = given;
  /** @param {string} move */
  const ask = (move) => {
    shake(move);
    given.ask(move);
  };
  const heard = useHeard(given);
  const { view, ...stage } = useStaging(given);
  const later = stage.isRunning ? (stage.act?.later ?? []) : [];
  const calls = heard.filter(({ effect }) => !later.includes(effect));
  const scene = { ...given, view, ask };
  const inside =
    isAboard(view) && view.phase !== 'over'
      ? html`<${Aboard} scene=${{ ...scene, view, calls, stage }} />`
      : html`<${Lookout} scene=${scene} calls=${calls} stage=${stage} />`;
  return html`<div class="board sonar">
    <${Room} scene=${scene} stage=${stage}>
      <${Status} scene=${scene}><${Calls} calls=${calls} words=${words} /><//>
      ${inside}
      <${Stop} scene=${scene} stage=${stage} />
      <${EdgeArrow} calls=${calls} isLive=${given.before !== null} />
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
