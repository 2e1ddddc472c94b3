/** Who plays, what they openly have, and whose turn it is; the cover between players. */

import { html } from './html.js';
import { Icon } from './icons.js';
import { SeatMark } from './seats.js';
import { Button } from './ui.js';
import { t, words } from './words.js';

/**
 * How good a bot is, in a word; its own name if nobody wrote one.
 * @param {string} bot
 */
export const botLevel = (bot) => (words.value.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/**
 * @param {import('./wire.js').SeatTell} seat as the table tells it
 */
export function playerName(seat) {
  if (seat.name) return seat.name;
  const colour = words.value.seat(seat.seat);
  return seat.bot ? t('bot-named', { seat: colour }) : colour;
}

/**
 * @typedef {Pick<import('./wire.js').SightTell, 'view' | 'effects' | 'clock' | 'ply'>} Known what
 *   somebody may know, with all that they were told
 */

/**
 * @param {{table: import('./wire.js').TableTell,
 *   sight: {view: import('./wire.js').AnyView} | null, words: import('./words.js').Words,
 *   board: import('./boards.js').BoardModule, present: number[], watching?: number}} props
 */
export function Players({ table, sight, words: said, board, present, watching = 0 }) {
  return html`<${Watchers} count=${watching} />
    <ul class="players">
      ${table.seats.map((seat) => {
        const isActing = Boolean(sight?.view.to_act.includes(seat.seat));
        return html`<li
          key=${seat.seat}
          class="player panel ${isActing ? 'acting' : ''}"
          aria-current=${isActing ? 'true' : undefined}
        >
          <div class="head">
            <${SeatMark} seat=${seat.seat} />
            <span class="who">
              <strong>${playerName(seat)}</strong>
              ${seat.is_yours && html` <span class="badge quiet">${t('you')}</span>`}
              ${seat.bot && !seat.name && html`<span class="muted small"> ${botLevel(seat.bot)}</span>`}
              <${States}
                states=${[
                  seat.name && seat.bot && t('bot-plays'),
                  seat.wants_end && t('wants-end'),
                  seat.name && !seat.bot && !present.includes(seat.seat) && t('away'),
                ]}
              />
            </span>
          </div>
          <dl>
            ${(sight ? board.possessions(sight.view, seat.seat, said) : []).map(
              ({ label, value }) =>
                html`<div>
                  <dt>${label}</dt>
                  <dd>${value}</dd>
                </div>`,
            )}
          </dl>
        </li>`;
      })}
    </ul>`;
}

/**
 * How it is with somebody, on a line of its own below the name.
 * @param {{states: (string | false | null)[]}} props those that are so
 */
function States({ states }) {
  const said = states.filter(Boolean).join(' · ');
  return said && html`<span class="state muted small">${said}</span>`;
}

/** How many look on. @param {{count: number}} props */
function Watchers({ count }) {
  if (!count) return null;
  return html`<p class="watchers muted small">
    <${Icon} name="eye" />${t('watchers', { count })}
  </p>`;
}

/** @param {{seat: number, look: () => void}} props */
export function Cover({ seat, look }) {
  return html`<div class="cover">
    <${SeatMark} seat=${seat} />
    <p class="display">${t('cover', { seat: words.value.seat(seat) })}</p>
    <${Button} kind="main" onClick=${look}>${t('cover-lift', { seat: words.value.seat(seat) })}<//>
  </div>`;
}
