/** The boat's systems: how full, what stops them, and what the captain wants. */

import { html } from 'fathom/html.js';
import { kindOf } from './aims.js';
import { Dial } from './dial.js';
import { Emblem } from './emblems.js';

/** @typedef {import('./stations.js').AboardView} AboardView */
/** @typedef {import('fathom/words.js').Words} Words */

/**
 * @param {{scene: import('./stations.js').SonarScene, aim: string | null,
 *   use: (system: string) => void, isMine: boolean}} props
 */
export function Systems({ scene, aim, use, isMine }) {
  const { view, moves, play, ask, words } = scene;
  const hasCrew = view.boats[view.boat].crew.length > 1;
  return html`<ul
    class="systems ${hasCrew ? '' : 'alone'}"
    aria-label=${words.text('board-systems')}
  >
    ${Object.keys(view.gauges).map((system, index) => {
      const clause = view.own.stops[system];
      const isWanted = view.own.wanted === system;
      const wish = isWanted ? 'want nothing' : `want ${system}`;
      const isAimed = aim === system || (aim === 'archer' && system === 'scenario');
      return html`<li key=${system} class="system ${clause ? 'stopped' : 'ready'}">
        <button
          type="button"
          class="use ${clause ? 'cannot' : 'can'}"
          data-control=${kindOf(system)}
          aria-disabled=${Boolean(clause)}
          aria-pressed=${isAimed}
          aria-keyshortcuts=${String(index + 1)}
          disabled=${!isMine}
          onClick=${() => use(system)}
        >
          <${Dial} system=${system} view=${view} />
          <span class="name">${words.text(`system-${system}`)}</span>
          <${State} view=${view} system=${system} words=${words} />
        </button>
        ${
          hasCrew &&
          html`<button
            type="button"
            class="wish ${isWanted ? 'wanted' : ''}"
            data-control=${wish}
            aria-pressed=${isWanted}
            aria-label=${words.text('board-want', { system: words.text(`system-${system}`) })}
            title=${words.text('board-want', { system: words.text(`system-${system}`) })}
            disabled=${!isMine}
            onClick=${() => (moves.includes(wish) ? play : ask)(wish)}
          >
            <${Emblem} name="flag" />
          </button>`
        }
      </li>`;
    })}
  </ul>`;
}

/**
 * Ready, or what stops it, in a word or two; who wants the rule presses the button.
 * @param {AboardView} view
 * @param {string} system
 * @param {Words} words
 */
export function stateOf(view, system, words) {
  const { own, gauges } = view;
  const clause = own.stops[system];
  if (!clause) return words.text('screen-full');
  if (own.broken.includes(system)) return words.text('screen-broken');
  const marks = own.gauges[system];
  if (marks < gauges[system]) return words.text('board-marks', { marks, size: gauges[system] });
  const reason = `stop-${clause}`;
  return words.has(reason) ? words.text(reason) : '';
}

/**
 * The same, drawn.
 * @param {{view: AboardView, system: string, words: Words}} props
 */
export function State({ view, system, words }) {
  return html`<span class="state">${stateOf(view, system, words)}</span>`;
}
