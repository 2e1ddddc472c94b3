/** Who plays, what they openly have, and whose turn it is; the cover between players. */

import { ConductButton } from './conduct.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { Face, PlayerName, playerName, SeatMark } from './seats.js';
import { Button } from './ui.js';
import { t, words } from './words.js';

export { playerName };

/**
 * How good a bot is, in a word; its own name if nobody wrote one.
 * @param {string} bot
 */
export const botLevel = (bot) => (words.value.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/**
 * What kind of bot has a seat: how good it is, and what it likes.
 * @param {import('./wire.js').SeatTell} seat
 */
export const botKind = ({ bot, bot_style: style }) =>
  style
    ? t('bot-kind', { level: botLevel(bot ?? ''), style: t(`style-${style}`) })
    : botLevel(bot ?? '');

/**
 * The bot for a first game: neither the weakest nor the strongest.
 * @param {import('./wire.js').GameTell} game
 */
export const usualBot = (game) => game.bots[Math.floor(game.bots.length / 2)];

/**
 * @typedef {Pick<import('./wire.js').SightTell, 'view' | 'effects' | 'clock' | 'ply'>} Known what
 *   somebody may know, with all that they were told
 */

/**
 * @param {{table: import('./wire.js').TableTell,
 *   sight: {view: import('./wire.js').AnyView} | null, words: import('./words.js').Words,
 *   board: import('./boards.js').BoardModule, present: number[], watching?: number,
 *   isPlain?: boolean, isLive?: boolean}} props `isPlain` on a screen where nothing can be pressed,
 *   `isLive` where something can be done about people
 */
export function Players({ table, sight, words: said, board, present, watching = 0, ...where }) {
  const { isPlain, isLive } = where;
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
            <${Face} seat=${seat.seat} />
            <span class="who">
              <strong><${PlayerName} seat=${seat} isPlain=${isPlain} /></strong>
              ${seat.is_yours && html` <span class="badge quiet">${t('you')}</span>`}
              ${seat.bot && !seat.name && html`<span class="muted small"> ${botKind(seat)}</span>`}
              <${States}
                states=${[
                  seat.name && seat.bot && t('bot-plays'),
                  seat.wants_end && t('wants-end'),
                  seat.name && !seat.bot && !present.includes(seat.seat) && t('away'),
                  seat.is_muted && t('conduct-is-muted'),
                ]}
              />
            </span>
            ${isLive && seat.name && !seat.is_yours && html`<${ConductButton} table=${table} seat=${seat} />`}
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
 * All players in one row, where there is no room for more: faces, how they stand, whose turn it is.
 * @param {{table: import('./wire.js').TableTell, view: import('./wire.js').AnyView | undefined,
 *   board: import('./boards.js').BoardModule, open: () => void}} props
 */
export function FaceStrip({ table, view, board, open }) {
  if (!view) return null;
  return html`<button type="button" class="face-strip" onClick=${open}>
    <span class="unseen">${t('players-panel')}</span>
    ${table.seats.map((seat) => {
      const isActing = view.to_act.includes(seat.seat);
      const score = board.score?.(view, seat.seat);
      return html`<span
        key=${seat.seat}
        class="standing ${isActing ? 'acting' : ''} ${seat.is_yours ? 'own' : ''}"
      >
        <${SeatMark} seat=${seat.seat} />
        <span class="unseen">${playerName(seat)}</span>
        <span class="name" aria-hidden="true">${playerName(seat)}</span>
        ${score !== undefined && html`<strong>${score}</strong>`}
        ${isActing && html`<span class="unseen">${t('acts-now')}</span>`}
      </span>`;
    })}
  </button>`;
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

/** @param {{seat: number, name: string, look: () => void}} props */
export function Cover({ seat, name, look }) {
  return html`<div class="cover">
    <${Face} seat=${seat} />
    <p class="display">${t('cover', { seat: name })}</p>
    <${Button} kind="main" onClick=${look}>${t('cover-lift', { seat: name })}<//>
  </div>`;
}
