/** Both boats at a glance: whose turn, damage, and whether the crew has said OK. */

import { html } from '../../app/html.js';

/** @typedef {import('../../app/words.js').Words} Words */

/** @param {{view: any, words: Words}} props */
export function Status({ view, words }) {
  const order = view.boat === 1 ? [1, 0] : [0, 1];
  return html`<div class="status">
    ${order.map(
      (boat) =>
        html`<section
          key=${boat}
          class="boat-status boat-${boat} ${view.on_turn === boat ? 'on-turn' : ''}"
          aria-label=${words.text('screen-boat', { boat })}
        >
          <span class="flag" aria-hidden="true"></span>
          <strong>${words.text('screen-boat', { boat })}</strong>
          <${Hull} damage=${view.boats[boat].damage} hull=${view.hull} words=${words} />
          ${view.boats[boat].surfaced && html`<span class="badge">${words.text('screen-surfaced')}</span>`}
          ${boat === view.boat && html`<${Okays} own=${view.own} words=${words} />`}
          ${boat !== view.boat && view.boats[boat].mines_called > 0 && html`<span class="small muted">${words.text('board-mines-called', { count: view.boats[boat].mines_called })}</span>`}
        </section>`,
    )}
  </div>`;
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

/** @param {{own: any, words: Words}} props */
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
