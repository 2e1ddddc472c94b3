/** The lobby of a table: who sits where, what is played how, and how others find it. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from './api.js';
import { Boats, moveTo } from './boats.js';
import { hasSides } from './crew.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { Options } from './options.js';
import { botLevel } from './players.js';
import { Face } from './seats.js';
import { attempt } from './session.js';
import { linkTo, share, spelled } from './sharing.js';
import { Button, Dialog, Panel } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./wire.js').SeatTell} SeatTell */
/** @typedef {import('./wire.js').GameTell} GameTell */
/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('./boats.js').Ask} Ask */

/** @param {{table: TableTell, game: GameTell, words: Words, present: number[]}} props */
export function Lobby({ table, game, words, present }) {
  const last = useRef(/** @type {Promise<unknown>} */ (Promise.resolve()));
  const hasLeft = useRef(false);
  const [isSentAway, setSentAway] = useSentAway(table, hasLeft);
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
  const waiting = table.seats.filter((seat) => seat.name && !seat.is_ready && !seat.is_host);
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
    />`;
  return html`<main class="lobby">
    <div class="stack">
      <${Panel} class="chairs" label=${t('seats')}>
        <h2>${words.text('title')}</h2>
        <p class="muted">${words.text('about')}</p>
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
        <div class="row">
          ${!sits && !isFull && html`<${Button} kind="main" onClick=${() => ask('join')}>${t('sit-down')}<//>`}
          ${sits && !table.is_host && html`<${Button} kind=${isReady ? '' : 'main'} icon="check" onClick=${() => ask('ready', { is_ready: !isReady })}>${t(isReady ? 'not-ready' : 'ready')}<//>`}
          ${table.is_host && html`<${Button} kind="main" disabled=${!isFull || waiting.length > 0} onClick=${() => ask('start')}>${t('start')}<//>`}
          ${sits && !table.is_host && html`<${Button} kind="plain" onClick=${() => ask('leave')}>${t('get-up')}<//>`}
          ${table.is_host && html`<${Button} kind="plain" onClick=${() => ask('close')}>${t('close-table')}<//>`}
        </div>
        <p class="muted" role="status">
          ${!sits && !table.is_host && isFull ? t(table.policy.spectators === 'none' ? 'full-no-watching' : 'full-watch') : !isFull ? t('seats-are-open') : waiting.length ? t('waiting-for', { names: waiting.map((seat) => seat.name) }) : table.is_host ? t('all-ready') : t('host-starts', { name: table.host })}
        </p>
      <//>
      <${Invite} table=${table} />
    </div>
    <div class="stack">
      <${Options}
        table=${table}
        game=${game}
        words=${words}
        change=${(/** @type {object} */ settings) => ask('settings', settings)}
      />
    </div>
    ${
      isSentAway &&
      html`<${Dialog} title=${t('sent-away')} close=${() => setSentAway(false)}>
        <p>${t('sent-away-hint')}</p>
        <${Button} kind="main" onClick=${() => setSentAway(false)}>${t('tour-read')}<//>
      <//>`
    }
  </main>`;
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

/**
 * Who sits there, for the host to choose. Who takes a seat from somebody is asked first.
 * @param {{seat: SeatTell, place: string, game: GameTell, ask: Ask}} props
 */
function Sitter({ seat, place, game, ask }) {
  const [wanted, setWanted] = useState(/** @type {string | null} */ (null));
  const now = seat.bot ?? (seat.name ? 'person' : 'open');
  const put = (/** @type {string | null} */ who) => ask('seat', { seat: seat.seat, who });
  /** @param {{currentTarget: HTMLSelectElement}} event */
  const choose = ({ currentTarget: list }) => {
    if (!seat.name) return put(list.value);
    setWanted(list.value);
    list.value = now;
  };
  const close = () => setWanted(null);
  const take = () => {
    put(wanted);
    close();
  };
  return html`<label>
      <span class="unseen">${t('who-sits', { seat: place })}</span>
      <select class="input" value=${now} onChange=${choose}>
        ${seat.name && html`<option value="person" disabled>${seat.name}</option>`}
        <option value="open">${t('seat-open')}</option>
        ${game.bots.map((bot) => html`<option value=${bot}>${t('bot', { level: botLevel(bot) })}</option>`)}
      </select>
    </label>
    ${
      wanted &&
      seat.name &&
      html`<${Dialog} title=${t('send-away', { name: seat.name })} close=${close}>
        <p>${t('send-away-hint', { name: seat.name })}</p>
        <div class="row">
          <${Button} onClick=${close}>${t('cancel')}<//>
          <${Button} kind="main" onClick=${take}>${t('send-away-yes')}<//>
        </div>
      <//>`
    }`;
}

/**
 * @param {{seat: SeatTell, stations: string[], table: TableTell, game: GameTell, words: Words,
 *   isHere: boolean, ask: Ask}} props
 */
function Chair({ seat, stations, table, game, words, isHere, ask }) {
  const name = seat.name ?? (seat.bot ? t('bot', { level: botLevel(seat.bot) }) : t('seat-open'));
  const station =
    stations.length > 0 &&
    stations
      .map((it) => (words.has(`station-${it}`) ? words.text(`station-${it}`) : it))
      .join(', ');
  const place = hasSides(table) && station ? station : words.seat(seat.seat);
  const facts = [
    place,
    ...(station && station !== place ? [station] : []),
    ...(seat.is_host ? [t('host')] : []),
    ...(seat.name && !isHere ? [t('away')] : []),
  ];
  return html`<li class="chair ${seat.name || seat.bot ? '' : 'open'}">
    <${Face} seat=${seat.seat} kind=${seat.name ? 'person' : seat.bot ? 'bot' : 'open'} />
    <span class="who">
      <strong>${name}</strong
      >${seat.is_yours ? html` <span class="badge quiet">${t('you')}</span>` : ''}
      <span class="muted small"> ${facts.join(' · ')} </span>
    </span>
    ${seat.is_ready && seat.name && html`<span class="tick"><${Icon} name="check" /><span class="unseen">${t('ready')}</span></span>`}
    ${
      table.is_host &&
      !seat.is_yours &&
      html`<${Sitter} seat=${seat} place=${place} game=${game} ask=${ask} />`
    }
    ${!table.is_host && table.you.length === 0 && !seat.name && !seat.bot && html`<${Button} onClick=${() => ask('join', { seat: seat.seat })}>${t('sit-here')}<//>`}
    ${hasSides(table) && table.you.length === 1 && !seat.name && !seat.bot && html`<${Button} onClick=${() => moveTo(seat.seat, table, ask)}>${t('move-here')}<//>`}
  </li>`;
}

/** @param {{table: TableTell}} props */
export function Invite({ table }) {
  const [isCopied, setCopied] = useState(false);
  const link = linkTo(`table/${table.id}`);
  const give = async () => setCopied(await share(link));
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
