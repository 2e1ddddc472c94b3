/** The rules of a game, a sentence each, searchable; as a pane and as a page. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { hasBoard } from './boards.js';
import { api } from './api.js';
import { fileOf, gameFile } from './files.js';
import { html } from './html.js';
import { Denied, useGame } from './playing.js';
import { gameOf, games } from './session.js';
import { Corner } from './settings.js';
import { Field, withValue } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('./boards.js').Drawn} Drawn */

/**
 * @param {{game: import('./wire.js').GameTell, words: Words, clause?: string | null,
 *   picture?: (clause: string) => Drawn, address?: (clause: string) => string}} props
 *   `clause` is the rule to show at once; `picture` draws what belongs to a rule, and `address` is
 *   where a rule can be linked to
 */
export function Rules({ game, words, clause = null, picture, address }) {
  const [query, setQuery] = useState('');
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (clause) setQuery('');
    shown.current?.scrollIntoView({ block: 'center' });
  }, [clause]);
  const needle = query.trim().toLowerCase();
  const found = game.clauses.filter((id) =>
    `${id} ${words.text(id)}`.toLowerCase().includes(needle),
  );
  return html`<div class="rules">
    <${Field} label=${t('rules-search')}>
      <input class="input" type="search" value=${query} onInput=${withValue(setQuery)} />
    <//>
    <p class="muted unseen" role="status">${needle && t('rules-found', { count: found.length })}</p>
    ${found.length === 0 && html`<p class="muted">${t('rules-none')}</p>`}
    ${chapters(found, words).map(
      ({ heading, clauses }) =>
        html`<section key=${heading}>
          ${heading && html`<h3 class="chapter-title">${heading}</h3>`}
          <ol>
            ${clauses.map(
              (id) =>
                html`<li
                  key=${id}
                  id=${address && id}
                  class=${id === clause ? 'lit' : ''}
                  ref=${id === clause ? shown : undefined}
                >
                  ${address ? html`<a class="clause" href=${address(id)}>${id}</a>` : html`<span class="clause">${id}</span>`}
                  ${' '}${words.text(id)} ${picture?.(id)}
                </li>`,
            )}
          </ol>
        </section>`,
    )}
  </div>`;
}

/**
 * The clauses in chapters: one begins at each clause that has a `chapter-...` message.
 * @param {string[]} found
 * @param {Words} words
 */
function chapters(found, words) {
  /** @type {{heading: string, clauses: string[]}[]} */
  const all = [];
  for (const id of found) {
    const heading = `chapter-${id}`;
    if (words.has(heading)) all.push({ heading: words.text(heading), clauses: [] });
    else if (!all.length) all.push({ heading: '', clauses: [] });
    all.at(-1)?.clauses.push(id);
  }
  return all;
}

/** @param {{id: string, part?: string}} props a game, and a clause of it */
export function Page({ id: game, part: clause }) {
  const told = gameOf(game);
  const { words, board } = useGame(told?.key);
  const picture = usePictures(game, words, board);
  useEffect(() => {
    if (words) document.title = `${words.text('title')} · Fathom`;
  }, [words]);
  if (!told)
    return html`<${Denied} fault=${{ code: 'not-installed', detail: game, facts: { game } }} />`;
  if (!words) return null;
  return html`<div class="page">
    <header class="masthead">
      <a class="brand" href="#/"
        ><img src=${fileOf('icon.svg')} alt="" width="36" height="36" />Fathom</a
      >
      <${Corner} />
    </header>
    <main class="panel reading">
      <img class="art" src=${gameFile(game, 'picture.svg')} alt="" />
      <h1>${words.text('title')}</h1>
      <p>${words.text('about')}</p>
      ${told.lessons.length > 0 && html`<p><a class="button" href="#/practice/${game}">${t('practise')}</a></p>`}
      <${InShort} words=${words} />
      <${Rules}
        game=${told}
        words=${words}
        clause=${clause}
        picture=${picture}
        address=${(/** @type {string} */ id) => `#/rules/${game}/${id}`}
      />
    </main>
    <nav class="row other-rules" aria-label=${t('rules')}>
      ${games.value
        .filter((other) => other.key !== game)
        .map((other) => html`<a class="button" href="#/rules/${other.key}">${other.title}</a>`)}
    </nav>
  </div>`;
}

/** The game in the few sentences of its tour, for whoever does not want to read it all. @param {{words: Words}} props */
function InShort({ words }) {
  const steps = [];
  while (words.has(`tour-${steps.length + 1}`)) steps.push(words.text(`tour-${steps.length + 1}`));
  if (!steps.length) return null;
  return html`<section>
    <h2>${t('rules-short')}</h2>
    <ol class="short">
      ${steps.map((step, index) => html`<li key=${index}>${step}</li>`)}
    </ol>
    <h2>${t('rules-all')}</h2>
  </section>`;
}

/**
 * What draws the picture of a clause: a moment of the game on its own board, only to be looked at.
 * @param {string} game
 * @param {Words | null} words
 * @param {import('./boards.js').BoardModule | null} board
 */
function usePictures(game, words, board) {
  const [scenes, setScenes] = useState(/** @type {import('./wire.js').Scene[]} */ ([]));
  useEffect(() => {
    if (!hasBoard(game)) return;
    api(`games/${game}/scenes`).then(
      (told) => setScenes(told.scenes),
      () => {}, // without a server the rules are read without pictures
    );
  }, [game]);
  if (!words || !board) return () => null;
  return (/** @type {string} */ clause) =>
    scenes
      .filter((scene) => scene.clause === clause)
      .map(
        (scene) =>
          html`<figure class="scene" key=${scene.name}>
            <div class="board-box" inert>
              <${board.Board}
                ...${scene}
                before=${null}
                spotlight=${null}
                words=${words}
                play=${() => {}}
                ask=${() => {}}
              />
            </div>
            <figcaption>${words.text(`scene-${scene.name}`)}</figcaption>
          </figure>`,
      );
}
