/** The big screen: a table for a whole room, while the players hold their phones. */

import { useEffect, useMemo } from 'preact/hooks';
import { latest } from './actions.js';
import { api } from './api.js';
import { hasSides, sideName } from './crew.js';
import { fileOf } from './files.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { LiveTable } from './live.js';
import { Players } from './players.js';
import { Coming, Denied, useGame } from './playing.js';
import { namesOf, useEnding, whySaid } from './endings.js';
import { Art, Ranking } from './result.js';
import { go } from './router.js';
import { Face, playerName, SeatMark } from './seats.js';
import { attempt, shareUrl } from './session.js';
import { spelled } from './sharing.js';
import { useSounds } from './sounds.js';
import { tellable, useCurtain } from './stage.js';
import { sure } from './sure.js';
import { Button } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./words.js').Words} Words */

/** @param {{id: string}} props */
export function Page({ id }) {
  const live = useMemo(() => new LiveTable(id, () => {}, { isPublic: true }), [id]);
  useEffect(() => () => live.close(), [live]);
  const table = live.table.value;
  const { words, board } = useGame(table?.game, table?.seats);
  useSounds(live, board);
  useBigType();
  useAwake();
  const rematch = table?.rematch;
  useEffect(() => {
    if (rematch) go(`screen/${rematch}`);
  }, [rematch]);
  const title = words?.text('title');
  useEffect(() => {
    if (title) document.title = `${title} · Fathom`;
  }, [title]);
  if (live.denied.value) return html`<${Denied} fault=${live.denied.value} />`;
  if (!table || !words || !board) return html`<${Coming} />`;
  const isWaiting = table.status === 'waiting';
  return html`<div class="screen" data-ply=${live.sight.value?.ply ?? ''}>
    <header class="screen-head">
      <img src=${fileOf('icon.svg')} alt="" />
      <h1 class="display">${title}</h1>
      ${!live.isConnected.value && html`<p class="line-lost" role="status">${t('connection-lost')}</p>`}
      <${Aside} table=${table} />
    </header>
    ${
      isWaiting
        ? html`<${Gathering} live=${live} words=${words} />`
        : live.sight.value
          ? html`<${Playing} live=${live} words=${words} board=${board} />`
          : html`<main class="message"><p>${t('table-closed')}</p></main>`
    }
  </div>`;
}

/** What only the one at the keyboard needs; it hides until pointer or focus come.
 * @param {{table: import('./wire.js').TableTell}} props */
function Aside({ table }) {
  const fill = () => document.documentElement.requestFullscreen?.().catch(() => {});
  return html`<div class="screen-aside">
    ${document.fullscreenEnabled && html`<${Button} kind="plain" icon="fill" title=${t('full-screen')} onClick=${fill} />`}
    <a class="button plain" href="#/table/${table.id}">${t('to-table')}</a>
  </div>`;
}

/** Before the game: how to come in, and who is here. @param {{live: LiveTable, words: Words}} props */
function Gathering({ live, words }) {
  const table = sure(live.table.value);
  const present = live.present.value.seats;
  const open = table.seats.filter((seat) => !seat.name && !seat.bot);
  const late = table.seats.filter((seat) => seat.name && !seat.is_ready && !seat.is_host);
  const canStart = table.is_host && !open.length && !late.length;
  /** @param {import('./wire.js').SeatTell} seat */
  const sitter = (seat) =>
    html`<li key=${seat.seat} class=${seat.name || seat.bot ? '' : 'open'}>
      <${Face} seat=${seat.seat} />
      <span>
        <strong>${seat.name || seat.bot ? playerName(seat) : t('seat-open')}</strong>
        ${seat.name && !present.includes(seat.seat) && !seat.is_host ? html`<span class="muted"> ${t('away')}</span>` : ''}
      </span>
      ${seat.name && (seat.is_ready || seat.is_host) && html`<span class="tick"><${Icon} name="check" /><span class="unseen">${t('ready')}</span></span>`}
    </li>`;
  return html`<main class="gathering">
    <section class="way-in" aria-label=${t('invite')}>
      <img class="qr" src="api/tables/${table.id}/qr" alt=${t('qr')} />
      <div>
        <p>${t('screen-scan')}</p>
        <p class="muted">${t('screen-type', { address: spelled(shareUrl.value) })}</p>
        <p class="screen-code">${table.code}</p>
      </div>
    </section>
    <div class="screen-crews">
      ${
        hasSides(table)
          ? table.sides.map(
              (side, number) =>
                html`<section key=${number} class="screen-crew side-${number}">
                  <h2>${sideName(table, number, words)}</h2>
                  <ul class="screen-seats" aria-label=${sideName(table, number, words)}>
                    ${side.seats.map((it) => sitter(table.seats[it]))}
                  </ul>
                </section>`,
            )
          : html`<ul class="screen-seats" aria-label=${t('seats')}>
              ${table.seats.map(sitter)}
            </ul>`
      }
    </div>
    <p class="screen-news" role="status">
      ${open.length ? t('screen-open', { count: open.length }) : late.length ? t('waiting-for', { names: [...new Set(late.map((seat) => seat.name))] }) : table.is_host ? t('all-ready') : t('host-starts', { name: table.host })}
      ${canStart && html`<${Button} kind="main" onClick=${() => attempt(api(`tables/${table.id}/start`, {}))}>${t('start')}<//>`}
    </p>
  </main>`;
}

/** @param {{live: LiveTable, words: Words, board: import('./boards.js').BoardModule}} props */
function Playing({ live, words, board }) {
  const table = sure(live.table.value);
  const sight = sure(live.sight.value);
  const { outcome } = sight.view;
  const isCurtainUp = useCurtain(Boolean(outcome));
  const scene = {
    view: sight.view,
    before: live.before.value,
    effects: sight.effects,
    moves: [],
    play: () => {},
    ask: () => {},
    table: table.id,
    isLive: true,
    now: () => live.now(),
    seats: table.seats,
    late: sight.late,
    spotlight: null,
    words,
  };
  return html`<main class="screen-table">
    <div class="board-box">
      ${outcome && isCurtainUp ? html`<${Finale} table=${table} view=${sight.view} outcome=${outcome} words=${words} />` : html`<${board.Board} ...${scene} />`}
    </div>
    <aside aria-label=${t('players-panel')}>
      ${
        outcome && isCurtainUp
          ? html`<h2>${t('game-over')}</h2>
              <${Ranking} table=${table} outcome=${outcome} words=${words} isPlain />
              <p class="muted">${words.text(outcome.clause)}</p>`
          : html`<${Players}
              table=${table}
              sight=${sight}
              words=${words}
              board=${board}
              present=${live.present.value.seats}
              isPlain
            />`
      }
    </aside>
    <${News} live=${live} words=${words} />
  </main>`;
}

/**
 * How it ended, as large as the board was.
 * @param {{table: import('./wire.js').TableTell, view: import('./wire.js').AnyView,
 *   outcome: import('./wire.js').Outcome, words: Words}} props
 */
function Finale({ table, view, outcome, words }) {
  const ending = useEnding(table.game, table.id);
  if (!ending) return null;
  const { module, epilogue } = ending;
  const of = { table, view, outcome, words, epilogue, names: namesOf(table) };
  return html`<div class="finale">
    <${Art} Ending=${module.Ending} ending=${of} />
    <p class="why">${whySaid(epilogue, of, null)}</p>
  </div>`;
}

/** The last thing that happened, and who is next, in words for the far end of the room.
 * @param {{live: LiveTable, words: Words}} props */
function News({ live, words }) {
  const table = sure(live.table.value);
  const { view } = sure(live.sight.value);
  const log = tellable(live.log.value);
  const first = log.at(-2) ?? log.at(-1);
  const names = view.to_act.map((seat) => playerName(table.seats[seat]));
  return html`<footer class="screen-news" role="status">
    <p key=${log.length} class="happened">
      ${typeof first?.seat === 'number' && html`<${SeatMark} seat=${first.seat} />`}
      <span>${latest(log, words)}</span>
    </p>
    ${names.length > 0 && !view.outcome && html`<p class="muted">${t('waiting-turn', { names })}</p>`}
  </footer>`;
}

/** Type for a room: everything is measured in rem, and these are larger here. */
function useBigType() {
  useEffect(() => {
    document.documentElement.classList.add('big');
    return () => document.documentElement.classList.remove('big');
  }, []);
}

/** A screen that nobody touches must not fall asleep. */
function useAwake() {
  useEffect(() => {
    /** @type {WakeLockSentinel | null} */
    let lock = null;
    const hold = async () => {
      if (document.hidden) return;
      try {
        lock = (await navigator.wakeLock?.request('screen')) ?? null;
      } catch {
        // The device would rather save power: it is theirs to say.
      }
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      lock?.release();
    };
  }, []);
}
