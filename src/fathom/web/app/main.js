/** The beginning: words, identity, and the page that the address names. */

import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { api, Refusal } from './api.js';
import { Home } from './home.js';
import { html } from './html.js';
import { language, wasHere } from './prefs.js';
import { ReplayPage } from './replay.js';
import { go, route } from './router.js';
import { RulesPage } from './rules.js';
import { ScreenPage } from './screen.js';
import { SeatPatterns } from './seats.js';
import { arrive } from './session.js';
import { TablePage } from './table.js';
import { Button, Toasts } from './ui.js';
import { loadWords, t, words } from './words.js';

/** Who was here before goes straight to their table: the server knows them, or soon will. */
const isBack = wasHere.value && ['table', 'screen'].includes(route.value[0]);

/** @type {import('@preact/signals').Signal<'coming' | 'here' | 'away'>} */
const state = signal(isBack ? 'here' : 'coming');

const PATIENCE = 5000;
let retry = 0;

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
    state.value = 'away';
    retry = setTimeout(begin, PATIENCE);
  }
}

addEventListener('online', () => state.value === 'away' && begin());

function Page() {
  const [page, key, part] = route.value;
  if (page === 'table' && key) return html`<${TablePage} key=${key} id=${key} />`;
  if (page === 'screen' && key) return html`<${ScreenPage} key=${key} id=${key} />`;
  if (page === 'rules' && key) return html`<${RulesPage} key=${key} game=${key} clause=${part} />`;
  if (page === 'replay' && key) return html`<${ReplayPage} key=${key} id=${key} where=${part} />`;
  return html`<${Home} />`;
}

function App() {
  if (!words.value.bundles.length) return null;
  return html`<${SeatPatterns} />
    ${state.value === 'here' && html`<${Page} />`}
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

/** Once all is drawn: keep the application for when there is no server. */
async function keep() {
  await navigator.serviceWorker?.register('sw.js', { updateViaCache: 'none' });
}

if (document.readyState === 'complete') keep();
else addEventListener('load', keep);

begin();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById('app')));
