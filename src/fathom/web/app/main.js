/** The beginning: words, identity, and the page that the address names. */

import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { api, Refusal } from './api.js';
import { html } from './html.js';
import { language, wasHere } from './prefs.js';
import { go, route } from './router.js';
import { SeatPatterns } from './seats.js';
import { arrive } from './session.js';
import { Button, Toasts } from './ui.js';
import { loadWords, t, words } from './words.js';

/** @typedef {import('preact').FunctionComponent<{id: string, part?: string}>} Page */

/**
 * Every page is a module of its own, so that the first one need not wait for the others.
 * @type {Record<string, () => Promise<{Page: Page}>>}
 */
const PAGES = {
  home: () => import('./home.js'),
  table: () => import('./table.js'),
  screen: () => import('./screen.js'),
  rules: () => import('./rules.js'),
  replay: () => import('./replay.js'),
  person: () => import('./person.js'),
  chart: () => import('./chart.js'),
  practice: () => import('./practice.js'),
};

/** Who was here before goes straight to their table: the server knows them, or soon will. */
const isBack = wasHere.value && ['table', 'screen'].includes(route.value[0]);

/** @type {import('@preact/signals').Signal<'coming' | 'here' | 'away'>} */
const state = signal(isBack ? 'here' : 'coming');

const RETRY_MS = 5000;
/** After so long, nothing that is looked at has to wait for what is fetched for later. */
const UNHURRIED_MS = 2000;
let retry = 0;

/** Say so, and try again after a while. */
function wait() {
  state.value = 'away';
  retry = setTimeout(begin, RETRY_MS);
}

async function begin() {
  clearTimeout(retry);
  try {
    const [page, token] = route.value;
    if (page === 'me' && token) {
      await api('me/claim', { token });
      go('');
    }
    await arrive();
    wasHere.value = true;
    state.value = 'here';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    wait();
  }
}

addEventListener('online', () => state.value === 'away' && begin());

/** The pages that are here, by name. */
const pages = signal(/** @type {Record<string, Page>} */ ({}));

/** @param {string} name */
async function fetchPage(name) {
  const { Page } = await PAGES[name]();
  pages.value = { ...pages.value, [name]: Page };
}

/** The page that the address names, as soon as it is here. */
function Shown() {
  const [page, id, part] = route.value;
  const name = id && Object.hasOwn(PAGES, page) ? page : 'home';
  const Page = pages.value[name];
  useEffect(() => {
    if (!Page) fetchPage(name).catch(wait);
  }, [name]);
  return Page && html`<${Page} key=${`${name} ${id}`} id=${id} part=${part} />`;
}

function App() {
  if (!words.value.bundles.length) return null;
  return html`<${SeatPatterns} />
    ${state.value === 'here' && html`<${Shown} />`}
    ${
      state.value === 'away' &&
      html`<main class="message">
        <h1>Fathom</h1>
        <p>${t('server-away')}</p>
        <${Button} kind="main" icon="again" onClick=${begin}>${t('try-again')}<//>
      </main>`
    }
    <${Toasts} />`;
}

effect(() => {
  loadWords(language.value).then((loaded) => (words.value = loaded));
});

/** Keep the other pages, and the whole application for when there is no server. */
async function keep() {
  await Promise.allSettled(Object.keys(PAGES).map(fetchPage));
  await navigator.serviceWorker?.register('sw.js', { updateViaCache: 'none' });
}

setTimeout(keep, UNHURRIED_MS);

begin();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById('app')));
