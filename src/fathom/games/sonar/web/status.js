/** Both boats at a glance: whose turn, damage, and whether the crew has said OK. */

import { useEffect, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { Emblem } from './emblems.js';

/** @typedef {import('./wire.js').SonarView} SonarView */
/** @typedef {import('fathom/words.js').Words} Words */

/**
 * The own boat, what is called, and the other boat.
 * @param {{scene: import('./wire.js').Scene, children: import('fathom/boards.js').Drawn}} props
 */
export function Status({ scene, children }) {
  const [near, far] = scene.view.boat === 1 ? [1, 0] : [0, 1];
  return html`<header class="status">
    <${BoatStatus} boat=${near} scene=${scene} />
    ${children}
    <${BoatStatus} boat=${far} scene=${scene} />
  </header>`;
}

/** @param {{boat: number, scene: import('./wire.js').Scene}} props */
function BoatStatus({ boat, scene }) {
  const { view, words } = scene;
  const { damage, surfaced, mines_called: mines } = view.boats[boat];
  const isOwn = boat === view.boat;
  const name = words.text('screen-boat', { boat });
  return html`<section
    class="boat-status boat-${boat} ${view.on_turn === boat ? 'on-turn' : ''}"
    aria-label=${name}
  >
    <span class="flag" aria-hidden="true"></span>
    <strong>${name}</strong>
    <${Hull} damage=${damage} hull=${view.hull} words=${words} />
    <span class="how-it-is">
      ${surfaced && html`<span class="badge up">${words.text('screen-surfaced')} <${UpClock} scene=${scene} boat=${boat} /></span>`}
      ${view.row && view.on_turn === boat && html`<span class="badge row-turn">${words.text('board-row', { turn: view.row[0], count: view.row[1] })}</span>`}
      ${isOwn && view.own && !surfaced && html`<${Okays} own=${view.own} words=${words} />`}
      ${!isOwn && mines > 0 && html`<${MinesCalled} count=${mines} words=${words} />`}
    </span>
  </section>`;
}

/**
 * How long a boat has been up, in real time: while it is, the enemy has the sea to itself.
 * @param {{scene: import('./wire.js').Scene, boat: number}} props
 */
export function UpClock({ scene, boat }) {
  const { view } = scene;
  const since = view.boats[boat].surfaced_at;
  const [, draw] = useState(0);
  useEffect(() => {
    if (since === null || !scene.now) return undefined;
    const timer = setInterval(() => draw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [since]);
  if (since === null) return null;
  const seconds = Math.max(0, Math.floor(((scene.now?.() ?? view.now) - since) / 1000));
  const rest = String(seconds % 60).padStart(2, '0');
  return html`<span class="up-clock" role="timer">${Math.floor(seconds / 60)}:${rest}</span>`;
}

/** @param {{count: number, words: Words}} props */
function MinesCalled({ count, words }) {
  const label = words.text('board-mines-called', { count });
  return html`<span class="mines-called" role="img" aria-label=${label} title=${label}>
    <${Emblem} name="mine" />${count}
  </span>`;
}

/**
 * The damage boxes of a boat.
 * @param {{damage: number, hull: number, words: Words}} props
 */
export function Hull({ damage, hull, words }) {
  return html`<span
    class="hull-boxes"
    role="img"
    aria-label=${words.text('board-damage', { damage, hull })}
  >
    ${Array.from({ length: hull }, (_, box) => html`<i key=${box} class=${box < damage ? 'hit' : ''}></i>`)}
  </span>`;
}

/** @param {{own: import('./wire.js').PrivateBoat, words: Words}} props */
function Okays({ own, words }) {
  const lamps = [
    { name: 'first-officer', isDue: own.mark_due },
    { name: 'engineer', isDue: own.cross_due !== null },
  ];
  return html`<span class="okays">
    ${lamps.map(
      ({ name, isDue }) =>
        html`<span
          key=${name}
          class="okay ${isDue ? 'due' : ''}"
          role="img"
          aria-label=${words.text(isDue ? 'board-ok-due' : 'board-ok', { station: words.text(`station-${name}`) })}
          title=${words.text(isDue ? 'board-ok-due' : 'board-ok', { station: words.text(`station-${name}`) })}
          >${words.text(`station-${name}-short`)} ${isDue ? '…' : '✓'}</span
        >`,
    )}
  </span>`;
}
