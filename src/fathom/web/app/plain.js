/** The plain board: the facts of a view in words, for games that have no board of their own yet. */

import { html } from './html.js';
import { SeatMark } from './seats.js';

/** @typedef {import('./words.js').Words} Words */

/** @param {import('./boards.js').Scene} scene */
export function Board({ view, words }) {
  return html`<div
    class="board plain-board"
    tabindex="0"
    role="group"
    aria-label=${words.text('title')}
  >
    <dl class="facts">
      ${Object.entries(view)
        .filter(([name, fact]) => said(name, words) && fact !== seatsOf(view))
        .map(
          ([name, fact]) =>
            html`<div key=${name}>
              <dt>${said(name, words)}</dt>
              <dd><${Fact} fact=${fact} words=${words} /></dd>
            </div>`,
        )}
    </dl>
  </div>`;
}

/**
 * A fact as text, a list, or a small table of its own.
 * @param {{fact: any, words: Words}} props
 * @returns {any}
 */
function Fact({ fact, words }) {
  if (fact === null || fact === undefined || fact === '') return '–';
  if (typeof fact === 'boolean') return fact ? '✓' : '–';
  if (Array.isArray(fact)) {
    if (!fact.length) return '–';
    if (fact.every((part) => typeof part !== 'object' || part === null))
      return fact.map((part) => part ?? '–').join(' ');
    return html`<ol>
      ${fact.map((part, index) => html`<li key=${index}><${Fact} fact=${part} words=${words} /></li>`)}
    </ol>`;
  }
  if (typeof fact === 'object') {
    return html`<ul class="inline">
      ${Object.entries(fact)
        .filter(([name]) => name === 'seat' || said(name, words))
        .map(
          ([name, part]) =>
            html`<li key=${name}>
              ${name === 'seat' ? html`<${SeatMark} seat=${part} />` : html`<span class="muted">${said(name, words)}</span> <${Fact} fact=${part} words=${words} />`}
            </li>`,
        )}
    </ul>`;
  }
  return String(fact);
}

/**
 * The word for a field, if the game's screen has one that stands by itself; without one a field is
 * not shown: a name in a program is no word.
 * @param {string} name
 * @param {Words} words
 */
function said(name, words) {
  const message = `screen-${name.replaceAll('_', '-')}`;
  return words.hasPlain(message) ? words.text(message) : null;
}

/** The list in a view that has one entry for each seat, if there is one. @param {any} view */
function seatsOf(view) {
  return view.players ?? null;
}

/**
 * @param {any} view
 * @param {number} seat
 * @param {Words} words
 */
export function possessions(view, seat, words) {
  const own = seatsOf(view)?.[seat];
  if (!own) return [];
  return Object.entries(own).flatMap(([name, fact]) => {
    const label = said(name, words);
    return label ? [{ label, value: html`<${Fact} fact=${fact} words=${words} />` }] : [];
  });
}
