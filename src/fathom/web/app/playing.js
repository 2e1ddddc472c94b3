/** What every page of a table needs of its game: words in the chosen language, and the board. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadBoard } from './boards.js';
import { html } from './html.js';
import { language } from './prefs.js';
import { playerName, useCompany } from './seats.js';
import { loadWords, t, words as shellWords } from './words.js';

/** @typedef {import('./boards.js').BoardModule} BoardModule */
/** @typedef {import('./words.js').Words} Words */

/**
 * Words that call those at the table by their names, and the board, in their colours: for a whole
 * page, since it decides whose colours are shown.
 * @param {string | undefined} game
 * @param {import('./wire.js').SeatTell[]} [seats]
 * @returns {{words: Words | null,
 *   board: BoardModule | null}}
 */
export function useGame(game, seats) {
  const [words, setWords] = useState(/** @type {Words | null} */ (null));
  const board = useBoard(game);
  useEffect(() => {
    if (game) loadWords(language.value, game).then(setWords);
  }, [game, language.value]);
  useCompany(seats);
  const names = seats?.map(playerName) ?? [];
  const named = useMemo(() => words?.about(names) ?? null, [words, names.join('\n')]);
  return { words: named, board };
}

/** A game's board alone, for a part of a page. @param {string | undefined} game */
export function useBoard(game) {
  const [board, setBoard] = useState(/** @type {BoardModule | null} */ (null));
  useEffect(() => {
    if (game) loadBoard(game).then(setBoard);
  }, [game]);
  return board;
}

/**
 * Why a table cannot be seen, and the way out.
 * @param {{fault: import('./api.js').Fault, children?: import('./boards.js').Drawn}} props
 */
export function Denied({ fault, children }) {
  return html`<main class="message">
    <h1>Fathom</h1>
    <p>${shellWords.value.fault(fault)}</p>
    ${children}
    <a class="button ${children ? '' : 'main'}" href="#/">${t('to-home')}</a>
  </main>`;
}

/** Until there is something to show. */
export function Coming() {
  return html`<main class="message" aria-busy="true"><h1>Fathom</h1></main>`;
}
