/** The rules of a game, a sentence each, searchable; as a pane and as a page. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Art } from './art.js';
import { fileOf } from './files.js';
import { html } from './html.js';
import { language } from './prefs.js';
import { gameOf } from './session.js';
import { Corner } from './settings.js';
import { Field } from './ui.js';
import { loadWords, t } from './words.js';

/**
 * @param {{game: any, words: import('./words.js').Words, clause?: string | null}} props
 *   `clause` is the rule to show at once
 */
export function Rules({ game, words, clause = null }) {
  const [query, setQuery] = useState('');
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (clause) setQuery('');
    shown.current?.scrollIntoView({ block: 'center' });
  }, [clause]);
  const needle = query.trim().toLowerCase();
  const found = game.clauses.filter((/** @type {string} */ id) =>
    `${id} ${words.text(id)}`.toLowerCase().includes(needle),
  );
  return html`<div class="rules">
    <${Field} label=${t('rules-search')}>
      <input
        class="input"
        type="search"
        value=${query}
        onInput=${(/** @type {any} */ event) => setQuery(event.target.value)}
      />
    <//>
    ${found.length === 0 && html`<p class="muted">${t('rules-none')}</p>`}
    <ol>
      ${found.map(
        (/** @type {string} */ id) =>
          html`<li
            key=${id}
            class=${id === clause ? 'lit' : ''}
            ref=${id === clause ? shown : undefined}
          >
            <span class="clause">${id}</span> ${words.text(id)}
          </li>`,
      )}
    </ol>
  </div>`;
}

/** @param {{game: string}} props */
export function RulesPage({ game }) {
  const [words, setWords] = useState(/** @type {import('./words.js').Words | null} */ (null));
  useEffect(() => {
    loadWords(language.value, game).then(setWords);
  }, [game, language.value]);
  const told = gameOf(game);
  useEffect(() => {
    if (words) document.title = `${words.text('title')} · Fathom`;
  }, [words]);
  if (!told || !words) return null;
  return html`<div class="page">
    <header class="masthead">
      <a class="brand" href="#/"
        ><img src=${fileOf('icon.svg')} alt="" width="36" height="36" />Fathom</a
      >
      <${Corner} />
    </header>
    <main class="panel reading">
      <${Art} game=${game} />
      <h1>${words.text('title')}</h1>
      <p>${words.text('about')}</p>
      <${Rules} game=${told} words=${words} />
    </main>
  </div>`;
}
