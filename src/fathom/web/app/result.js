/** How it ended: places, scores, why; and what comes next. */

import { useState } from 'preact/hooks';
import { api } from './api.js';
import { Fairness } from './fairness.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { playerName } from './players.js';
import { go } from './router.js';
import { SeatMark } from './seats.js';
import { attempt } from './session.js';
import { linkTo, share } from './sharing.js';
import { sure } from './sure.js';
import { Button, Dialog } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./wire.js').Outcome} Outcome */
/** @typedef {import('./boards.js').Possession} Possession */

/**
 * @param {{live: import('./live.js').LiveTable, words: import('./words.js').Words,
 *   board: import('./boards.js').BoardModule, close: () => void}} props
 */
export function Result({ live, words, board, close }) {
  const [isCopied, setCopied] = useState(false);
  const table = sure(live.table.value);
  const { view } = sure(live.sight.value);
  const { you } = view;
  const outcome = view.outcome ?? agreedOutcome(table);
  const breakdown = board.breakdown ?? board.possessions;
  return html`<${Dialog} title=${heading(outcome, you)} close=${close} class="result">
    <p class="muted">
      ${outcome ? html`${words.text(outcome.clause)} <span class="clause">${outcome.clause}</span>` : t(table.result?.reason === 'resigned' ? 'result-resigned' : 'table-closed')}
    </p>
    ${
      outcome &&
      html`<${Ranking}
        table=${table}
        outcome=${outcome}
        parts=${(/** @type {number} */ seat) => breakdown(view, seat, words)}
      />`
    }
    <p class="again" role="status">${againSaid(table)}</p>
    <div class="row">
      ${table.you.length > 0 && html`<${Button} kind="main" icon="again" onClick=${() => playAgain(table)}>${t('rematch')}<//>`}
      ${table.you.length === 0 && table.rematch && html`<a class="button main" href="#/table/${table.rematch}"><${Icon} name="eye" />${t('to-rematch')}</a>`}
      <a class="button" href="#/replay/${table.id}/turn"
        ><${Icon} name="flag" />${t(turnWord(outcome, you))}</a
      >
      <a class="button" href="#/replay/${table.id}"
        ><${Icon} name="play" />${t('replay-from-start')}</a
      >
    </div>
    <div class="row">
      <${Button}
        kind="plain"
        icon=${isCopied ? 'check' : 'share'}
        onClick=${async () => setCopied(await share(linkTo(`replay/${table.id}`)))}
        >${t(isCopied ? 'copied' : 'share-replay')}<//
      >
      ${table.you.length > 0 && html`<a class="button plain" href="api/tables/${table.id}/record" download><${Icon} name="download" />${t('download')}</a>`}
      <a class="button plain" href="#/"><${Icon} name="home" />${t('to-home')}</a>
    </div>
    <details>
      <summary>${t('fairness')}</summary>
      <${Fairness} table=${table} />
    </details>
  <//>`;
}

/**
 * Go to the next game; whoever asks first sets it up.
 * @param {TableTell} table
 */
export async function playAgain(table) {
  const again = await attempt(api(`tables/${table.id}/rematch`, {}));
  if (again) go(`table/${again.id}`);
}

/**
 * Who would like to play again, in a sentence; null as long as nobody has said so.
 * @param {TableTell} table
 */
export function againSaid({ rematch, rematch_by: by, seats }) {
  if (!rematch) return null;
  const names = by.filter((name) => !seats.some((seat) => seat.is_yours && seat.name === name));
  return names.length ? t('rematch-wanted', { names, count: names.length }) : t('rematch-asked');
}

/**
 * Who came where, the best first.
 * @param {{table: TableTell, outcome: Outcome, parts?: (seat: number) => Possession[]}} props
 *   `parts` is what the score of a seat is made of
 */
export function Ranking({ table, outcome, parts }) {
  const order = table.seats.toSorted((a, b) => outcome.places[a.seat] - outcome.places[b.seat]);
  return html`<ol class="ranking">
    ${order.map(
      (seat) =>
        html`<li key=${seat.seat} class=${outcome.places[seat.seat] === 1 ? 'first' : ''}>
          <span class="place">${outcome.places[seat.seat]}</span>
          <${SeatMark} seat=${seat.seat} />
          <span class="who">
            ${playerName(seat)}${seat.is_yours ? ` (${t('you')})` : ''}
            ${parts && html`<${Breakdown} parts=${parts(seat.seat)} />`}
          </span>
          <strong class="score">${outcome.scores[seat.seat]}</strong>
        </li>`,
    )}
  </ol>`;
}

/** What the score is made of. @param {{parts: Possession[]}} props */
function Breakdown({ parts }) {
  if (!parts.length) return null;
  return html`<dl class="breakdown">
    ${parts.map(
      ({ label, value }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/**
 * @param {Outcome | null} outcome
 * @param {number | null} you
 */
function turnWord(outcome, you) {
  if (!outcome || you === null) return 'see-turn';
  return outcome.places[you] === 1 ? 'see-won' : 'see-lost';
}

/**
 * @param {Outcome | null} outcome
 * @param {number | null} you
 */
function heading(outcome, you) {
  if (!outcome) return t('game-over');
  if (you === null) return t('game-over');
  const isFirst = outcome.places[you] === 1;
  const isShared = outcome.places.filter((place) => place === 1).length > 1;
  if (isFirst) return t(isShared ? 'you-share' : 'you-win');
  return t('you-placed', { place: outcome.places[you] });
}

/**
 * How it ended if that was agreed upon: the clause and the places, without scores.
 * @param {TableTell} table
 * @returns {Outcome | null}
 */
function agreedOutcome({ result }) {
  if (!result?.places.length || result.reason === 'resigned') return null;
  return { clause: result.reason, places: result.places, scores: [] };
}
