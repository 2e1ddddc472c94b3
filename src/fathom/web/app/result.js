/** How it ended: places, scores, why; and what comes next. */

import { api } from './api.js';
import { html } from './html.js';
import { playerName } from './players.js';
import { go } from './router.js';
import { SeatMark } from './seats.js';
import { attempt } from './session.js';
import { Button, Dialog } from './ui.js';
import { t } from './words.js';

/** @param {any} props */
export function Result({ live, words, close }) {
  const table = live.table.value;
  const { outcome, you } = live.sight.value.view;
  const rematch = async () => {
    const again = await attempt(api(`tables/${table.id}/rematch`, {}));
    if (again) go(`table/${again.id}`);
  };
  return html`<${Dialog} title=${heading(outcome, you)} close=${close} class="result">
    ${outcome && html`<p class="muted">${words.text(outcome.clause)} <span class="clause">${outcome.clause}</span></p>`}
    ${!outcome && html`<p>${t('table-closed')}</p>`}
    ${outcome && html`<${Ranking} table=${table} outcome=${outcome} />`}
    <div class="row">
      ${table.you.length > 0 && html`<${Button} kind="main" icon="again" onClick=${rematch}>${t('rematch')}<//>`}
      <a class="button" href="#/">${t('to-home')}</a>
      ${table.you.length > 0 && outcome && html`<a class="button plain" href="api/tables/${table.id}/record" download>${t('download')}</a>`}
    </div>
    <details>
      <summary>${t('fairness')}</summary>
      <p class="muted small">${t('fairness-how')}</p>
      <p class="small"><code>SHA-256 ${table.commitment}</code></p>
      ${table.seed && html`<p class="small"><code>${t('seed')} ${table.seed}</code></p>`}
    </details>
  <//>`;
}

/** Who came where, the best first. @param {{table: any, outcome: any}} props */
export function Ranking({ table, outcome }) {
  const order = table.seats.toSorted(
    (/** @type {any} */ a, /** @type {any} */ b) => outcome.places[a.seat] - outcome.places[b.seat],
  );
  return html`<ol class="ranking">
    ${order.map(
      (/** @type {any} */ seat) =>
        html`<li key=${seat.seat} class=${outcome.places[seat.seat] === 1 ? 'first' : ''}>
          <span class="place">${outcome.places[seat.seat]}</span>
          <${SeatMark} seat=${seat.seat} />
          <span class="who">${playerName(seat)}${seat.is_yours ? ` (${t('you')})` : ''}</span>
          <strong class="score">${outcome.scores[seat.seat]}</strong>
        </li>`,
    )}
  </ol>`;
}

/**
 * @param {any} outcome
 * @param {number | null} you
 */
function heading(outcome, you) {
  if (!outcome) return t('game-over');
  if (you === null) return t('game-over');
  const isFirst = outcome.places[you] === 1;
  const isShared = outcome.places.filter((/** @type {number} */ place) => place === 1).length > 1;
  if (isFirst) return t(isShared ? 'you-share' : 'you-win');
  return t('you-placed', { place: outcome.places[you] });
}
