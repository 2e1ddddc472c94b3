/** Who plays, what they openly have, and whose turn it is; the cover between players. */

import { html } from './html.js';
import { SeatMark } from './seats.js';
import { Button } from './ui.js';
import { t } from './words.js';

/**
 * @param {any} seat as the table tells it
 * @param {import('./words.js').Words} words
 */
export function playerName(seat, words) {
  if (seat.name) return seat.name;
  return seat.bot ? t('bot-named', { seat: words.seat(seat.seat), level: t(`bot-${seat.bot}`) }) : words.seat(seat.seat);
}

/** @param {any} props */
export function Players({ table, sight, words, board, present }) {
  return html`<ul class="players">
    ${table.seats.map((/** @type {any} */ seat) => {
      const isActing = sight.view.to_act.includes(seat.seat);
      return html`<li key=${seat.seat} class="player panel ${isActing ? 'acting' : ''}" aria-current=${isActing ? 'true' : undefined}>
        <div class="head">
          <${SeatMark} seat=${seat.seat} />
          <span class="who">
            <strong>${playerName(seat, words)}</strong>
            ${seat.is_yours && html`<span class="badge quiet">${t('you')}</span>`}
            ${seat.name && seat.bot && html`<span class="muted small">${t('bot-plays')}</span>`}
            ${seat.name && !seat.bot && !present.includes(seat.seat) && html`<span class="muted small">${t('away')}</span>`}
          </span>
        </div>
        <dl>
          ${board.possessions(sight.view, seat.seat, words).map(
            (/** @type {any} */ { label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
          )}
        </dl>
      </li>`;
    })}
  </ul>`;
}

/** @param {{seat: number, words: import('./words.js').Words, look: () => void}} props */
export function Cover({ seat, words, look }) {
  return html`<div class="cover">
    <${SeatMark} seat=${seat} />
    <p class="display">${t('cover', { seat: words.seat(seat) })}</p>
    <${Button} kind="main" onClick=${look}>${t('cover-lift', { seat: words.seat(seat) })}<//>
  </div>`;
}
