/** Both boats at a glance: whose turn, damage, and whether the crew has said OK. */

import { html } from 'fathom/html.js';
import { Emblem } from './emblems.js';

/** @typedef {import('./wire.js').SonarView} SonarView */
/** @typedef {import('fathom/words.js').Words} Words */

/**
 * The own boat, what is called, and the other boat.
 * @param {{view: SonarView, words: Words, children: import('fathom/boards.js').Drawn}} props
 */
export function Status({ view, words, children }) {
  const [near, far] = view.boat === 1 ? [1, 0] : [0, 1];
  return html`<header class="status">
    <${BoatStatus} boat=${near} view=${view} words=${words} />
    ${children}
    <${BoatStatus} boat=${far} view=${view} words=${words} />
  </header>`;
}

/** @param {{boat: number, view: SonarView, words: Words}} props */
function BoatStatus({ boat, view, words }) {
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
      ${surfaced && html`<span class="badge up">${words.text('screen-surfaced')}</span>`}
      ${isOwn && view.own && !surfaced && html`<${Okays} own=${view.own} words=${words} />`}
      ${!isOwn && mines > 0 && html`<${MinesCalled} count=${mines} words=${words} />`}
    </span>
  </section>`;
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
