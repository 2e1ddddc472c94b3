/** The lobby of a table: who sits where, what is played how, and how others find it. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from './api.js';
import { Boats } from './boats.js';
import { Chair } from './chairs.js';
import { hasSides } from './crew.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { Options } from './options.js';
import { botLevel, usualBot } from './players.js';
import { opponents } from './prefs.js';
import { attempt } from './session.js';
import { copied, linkTo, share, spelled } from './sharing.js';
import { Chat } from './side.js';
import { sure } from './sure.js';
import { Button, Dialog, Panel, withValue } from './ui.js';
import { Welcome } from './welcome.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./wire.js').SeatTell} SeatTell */
/** @typedef {import('./wire.js').GameTell} GameTell */
/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('./boats.js').Ask} Ask */

/** @param {{live: import('./live.js').LiveTable, game: GameTell, words: Words}} props */
export function Lobby({ live, game, words }) {
  const table = sure(live.table.value);
  const present = live.present.value.seats;
  const last = useRef(/** @type {Promise<unknown>} */ (Promise.resolve()));
  const hasLeft = useRef(false);
  const [isSentAway, setSentAway] = useSentAway(table, hasLeft);
  const [held, hold] = useState(/** @type {number | null} */ (null));
  /**
   * One after the other: nothing starts before what was chosen first is so.
   * @type {Ask}
   */
  const ask = (verb, body = {}) => {
    if (verb === 'leave') hasLeft.current = true;
    const go = () => attempt(api(`tables/${table.id}/${verb}`, body), words);
    const next = last.current.then(go, go);
    last.current = next;
    return next;
  };
  const sits = table.you.length > 0;
  const mine = table.seats.filter((seat) => seat.is_yours);
  const isReady = mine.every((seat) => seat.is_ready);
  const isFull = table.seats.every((seat) => seat.name || seat.bot);
  /** @param {SeatTell} seat @param {string[]} stations those to name */
  const chair = (seat, stations) =>
    html`<${Chair}
      key=${seat.seat}
      seat=${seat}
      stations=${stations}
      table=${table}
      game=${game}
      words=${words}
      isHere=${present.includes(seat.seat)}
      ask=${ask}
      held=${held}
      hold=${hold}
    />`;
  const away =
    isSentAway &&
    html`<${Dialog} title=${t('sent-away')} close=${() => setSentAway(false)}>
      <p>${t('sent-away-hint')}</p>
      <${Button} kind="main" onClick=${() => setSentAway(false)}>${t('tour-read')}<//>
    <//>`;
  const isGuest = !sits && !table.is_host;
  if (isGuest && !isFull)
    return html`<main class="lobby guest">
      <${Welcome} table=${table} words=${words} join=${() => ask('join', { is_ready: true })} />
      ${away}
    </main>`;
  return html`<main class="lobby">
    <div class="stack">
      <${Panel} class="chairs" label=${t('seats')}>
        <h2>${words.text('title')}</h2>
        ${
          hasSides(table)
            ? html`<${Boats}
                table=${table}
                game=${game}
                words=${words}
                chair=${chair}
                ask=${ask}
              />`
            : html`<ul>
                ${table.seats.map((seat) => chair(seat, seat.stations))}
              </ul>`
        }
        ${
          table.is_host &&
          table.seats.length < sure(game.seats.at(-1)) &&
          html`<div class="row">
            <${Button} kind="plain" icon="plus" onClick=${() => ask('add-seat')}
              >${t('add-seat')}<//
            >
          </div>`
        }
        <div class="row">
          ${sits && !table.is_host && html`<${Button} kind=${isReady ? '' : 'main'} icon="check" onClick=${() => ask('ready', { is_ready: !isReady })}>${t(isReady ? 'not-ready' : 'ready')}<//>`}
          ${table.is_host && html`<${Start} table=${table} game=${game} ask=${ask} />`}
          ${sits && !table.is_host && html`<${Button} kind="plain" onClick=${() => ask('leave')}>${t('get-up')}<//>`}
          ${table.is_host && html`<${Button} kind="plain" onClick=${() => ask('close')}>${t('close-table')}<//>`}
        </div>
        <p class="muted" role="status">${waitsFor(table, isFull)}</p>
      <//>
      <${Invite} table=${table} />
    </div>
    <div class="stack">
      ${
        !isGuest &&
        html`<${Panel} class="lobby-chat" label=${t('chat')}>
          <h3>${t('chat')}</h3>
          <${Chat} live=${live} words=${words} eyes=${null} />
        <//>`
      }
      <${Options}
        table=${table}
        game=${game}
        words=${words}
        change=${(/** @type {object} */ settings) => ask('settings', settings)}
      />
    </div>
    ${away}
  </main>`;
}

/** What the lobby waits for, in a sentence. @param {TableTell} table @param {boolean} isFull */
function waitsFor(table, isFull) {
  const late = lateOf(table);
  if (isMakingChance(table)) return t('joint-making', { names: awaited(table) });
  if (isFull && !table.you.length && !table.is_host)
    return t(table.policy.spectators === 'none' ? 'full-no-watching' : 'full-watch');
  if (late.length) return t('waiting-for', { names: [...new Set(late.map((seat) => seat.name))] });
  if (!isFull) return t(table.is_host ? 'seats-are-open' : 'seats-are-open-guest');
  return table.is_host ? t('all-ready') : t('host-starts', { name: table.host });
}

/** Whether the game was started and its chance is being made. @param {TableTell} table */
const isMakingChance = ({ joint }) => joint?.stage === 'committing' || joint?.stage === 'revealing';

/** Whose browser has yet to answer, so that chance can be made. @param {TableTell} table */
function awaited({ joint, seats }) {
  const { stage, shares, left_out: leftOut } = sure(joint);
  const awaits = seats.filter(({ seat, name }) => {
    const share = shares.find((one) => one.seat === seat);
    return name && !leftOut.includes(seat) && (stage === 'committing' ? !share : share);
  });
  return [...new Set(awaits.map(({ name }) => name))];
}

/** Those who have yet to say that they are ready. @param {TableTell} table */
const lateOf = (table) =>
  table.seats.filter((seat) => seat.name && !seat.is_ready && !seat.is_host);

/**
 * The host's start: bots take the seats that are open, of the level that one plays against.
 * @param {{table: TableTell, game: GameTell, ask: Ask}} props
 */
function Start({ table, game, ask }) {
  const open = table.seats.filter((seat) => !seat.name && !seat.bot).length;
  const usual = opponents.value[game.key]?.level ?? usualBot(game);
  const [level, setLevel] = useState(usual);
  return html`<${Button}
      kind="main"
      disabled=${lateOf(table).length > 0 || isMakingChance(table)}
      onClick=${() => ask('start', { fill: open ? level : null })}
      >${open ? t('start-with-bots', { count: open }) : t('start')}<//
    >
    ${
      open > 0 &&
      html`<label>
        <span class="unseen">${t('rivals-level')}</span>
        <select class="input" value=${level} onChange=${withValue(setLevel)}>
          ${game.bots.map((bot) => html`<option value=${bot}>${botLevel(bot)}</option>`)}
        </select>
      </label>`
    }`;
}

/**
 * Whether somebody lost their seat who did not get up from it, until they have read it.
 * @param {TableTell} table
 * @param {{current: boolean}} hasLeft whether they got up themselves
 * @returns {[boolean, (isSentAway: boolean) => void]}
 */
function useSentAway(table, hasLeft) {
  const [isSentAway, setSentAway] = useState(false);
  const sat = useRef(false);
  const sits = table.you.length > 0;
  useEffect(() => {
    if (sits) hasLeft.current = false;
    setSentAway(sat.current && !sits && !hasLeft.current);
    sat.current = sits;
  }, [sits]);
  return [isSentAway, setSentAway];
}

/** @param {{table: TableTell}} props */
export function Invite({ table }) {
  const link = linkTo(`table/${table.id}`);
  const isCopied = copied.value === link;
  const give = () => share(link);
  /** Who is here already need not go there by another address. @param {Event} event */
  const press = (event) => {
    event.preventDefault();
    give();
  };
  return html`<${Panel} class="invite" label=${t('invite')}>
    <div>
      <h3>${t('invite')}</h3>
      <p class="muted">${t('invite-code')}</p>
      <p class="code-large">${table.code}</p>
      <p class="invite-link small"><a href=${link} onClick=${press}>${spelled(link)}</a></p>
      <div class="row">
        <${Button} icon=${isCopied ? 'check' : 'share'} onClick=${give}
          >${t(isCopied ? 'copied' : 'share')}<//
        >
        <a class="button" href="#/screen/${table.id}" target="_blank" title=${t('big-screen-hint')}>
          <${Icon} name="screen" />${t('big-screen')}
        </a>
      </div>
    </div>
    <img class="qr" src="api/tables/${table.id}/qr" alt=${t('qr')} width="148" height="148" />
  <//>`;
}
