/** What every page of a table needs of its game: words in the chosen language, and the board. */

import { useEffect, useState } from 'preact/hooks';
import { loadBoard } from './boards.js';
import { html } from './html.js';
import { language } from './prefs.js';
import { loadWords, t, words as shellWords } from './words.js';

/** @typedef {import('./boards.js').BoardModule} BoardModule */
/** @typedef {import('./words.js').Words} Words */

/**
 * @param {string | undefined} game
 * @returns {{words: Words | null,
 *   board: BoardModule | null}}
 */
export function useGame(game) {
  const [words, setWords] = useState(/** @type {Words | null} */ (null));
  const [board, setBoard] = useState(/** @type {BoardModule | null} */ (null));
  useEffect(() => {
    if (game) loadWords(language.value, game).then(setWords);
  }, [game, language.value]);
  useEffect(() => {
    if (game) loadBoard(game).then(setBoard);
  }, [game]);
  return { words, board };
}

/** Why a table cannot be seen, and the way out. @param {{fault: import('./api.js').Fault}} props */
export function Denied({ fault }) {
  return html`<main class="message">
    <h1>Fathom</h1>
    <p>${shellWords.value.fault(fault)}</p>
    <a class="button main" href="#/">${t('to-home')}</a>
  </main>`;
}

/** Until there is something to show. */
export function Coming() {
  return html`<main class="message" aria-busy="true"><h1>Fathom</h1></main>`;
}
