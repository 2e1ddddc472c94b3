/** Home: four games, one click each; and the ways to a table. */

import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { wear } from './boards.js';
import { api } from './api.js';
import { fileOf, gameFile } from './files.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { PastGames } from './past.js';
import { botLevel } from './players.js';
import { language } from './prefs.js';
import { go } from './router.js';
import { attempt, gameOf, games, myName } from './session.js';
import { Corner } from './settings.js';
import { Button, Dialog, Field, Panel, withChecked, withValue } from './ui.js';
import { loadWords, t } from './words.js';

/** @typedef {import('./wire.js').GameTell} GameTell */
/** @typedef {import('./wire.js').TableTell} TableTell */

const REFRESH_MS = 15_000;
const BOT_PACE_MS = 900;

/** Titles and sentences of the games, by key, in the chosen language. */
const abouts = signal(/** @type {Record<string, {title: string, about: string}>} */ ({}));

/** @param {string} speech */
async function readAbouts(speech) {
  const said = await Promise.all(games.value.map((game) => loadWords(speech, game.key)));
  abouts.value = Object.fromEntries(
    games.value.map(({ key }, index) => [
      key,
      { title: said[index].text('title'), about: said[index].text('about') },
    ]),
  );
}

/** @param {object} wish @param {string} [page] where to go then */
async function createTable(wish, page = 'table') {
  const table = await attempt(api('tables', wish));
  if (table) go(`${page}/${table.id}`);
}

/**
 * The bot for a first game: neither the weakest nor the strongest.
 * @param {GameTell} game
 */
const usualBot = (game) => game.bots[Math.floor(game.bots.length / 2)];

/** @param {GameTell} game */
function playNow(game) {
  const bots = Array(game.usual_seats - 1).fill(usualBot(game));
  return createTable({
    game: game.key,
    seats: ['you', ...bots],
    bot_pace: BOT_PACE_MS,
    start: true,
  });
}

export function Page() {
  const [setting, setSetting] = useState(/** @type {GameTell | null} */ (null));
  useEffect(() => {
    document.title = 'Fathom';
    wear('');
  }, []);
  useEffect(() => {
    readAbouts(language.value);
  }, [language.value]);
  return html`<div class="home">
    <header class="masthead">
      <h1 class="brand"><img src=${fileOf('icon.svg')} alt="" width="44" height="44" />Fathom</h1>
      <p class="tagline">${t('tagline')}</p>
      <${Corner} />
    </header>
    <main>
      <ul class="cards">
        ${games.value.map((game) => html`<${Card} key=${game.key} game=${game} setUp=${() => setSetting(game)} />`)}
      </ul>
      <div class="doors">
        <${Join} />
        <${MyGames} />
        <${OpenTables} />
      </div>
    </main>
    ${setting && html`<${SetUp} game=${setting} close=${() => setSetting(null)} />`}
  </div>`;
}

/** @param {{game: GameTell, setUp: () => void}} props */
function Card({ game, setUp }) {
  const [isStarting, setStarting] = useState(false);
  const { minutes } = game;
  const said = abouts.value[game.key] ?? { title: game.title, about: '' };
  const players = t('players', { least: game.seats[0], most: game.seats.at(-1) });
  const facts = `${players} · ${t('minutes', { minutes })}`;
  const start = async () => {
    setStarting(true);
    await playNow(game);
    setStarting(false);
  };
  return html`<li class="card panel">
    <img class="art" src=${gameFile(game.key, 'picture.svg')} alt="" />
    <div class="words">
      <h2>${said.title}</h2>
      <p class="facts">${facts}</p>
      <p class="about">${said.about}</p>
      <div class="row">
        <${Button}
          kind="main"
          disabled=${isStarting}
          onClick=${start}
          aria-label="${t('play-now')}: ${said.title}"
        >
          ${t('play-now')}
        <//>
        <${Button} onClick=${setUp} aria-label="${t('with-friends')}: ${said.title}"
          >${t('with-friends')}<//
        >
        <a class="button plain" href="#/rules/${game.key}" aria-label="${t('rules')}: ${said.title}"
          >${t('rules')}</a
        >
      </div>
    </div>
  </li>`;
}

/** @param {{game: GameTell, close: () => void}} props */
function SetUp({ game, close }) {
  const [seats, setSeats] = useState(game.usual_seats);
  const [isPublic, setPublic] = useState(false);
  const [here, setHere] = useState(1);
  const said = abouts.value[game.key] ?? game;
  const create = () => {
    const mine = Math.min(here, seats);
    const chairs = Array.from({ length: seats }, (_, seat) => (seat < mine ? 'you' : 'open'));
    const wish = { game: game.key, seats: chairs, is_public: isPublic, bot_pace: BOT_PACE_MS };
    return createTable(wish, mine ? 'table' : 'screen');
  };
  /** @param {(value: number) => void} set */
  const number = (set) => withValue((value) => set(Number(value)));
  return html`<${Dialog} title=${said.title} close=${close}>
    <${Field} label=${t('how-many')} row>
      <select class="input" value=${seats} onChange=${number(setSeats)}>
        ${game.seats.map((count) => html`<option value=${count}>${count}</option>`)}
      </select>
    <//>
    <${Field}
      label=${t('at-this-screen')}
      hint=${t(here ? 'at-this-screen-hint' : 'at-this-screen-none-hint')}
      row
    >
      <select class="input" value=${Math.min(here, seats)} onChange=${number(setHere)}>
        <option value="0">${t('at-this-screen-none')}</option>
        ${Array.from({ length: seats }, (_, count) => html`<option value=${count + 1}>${count + 1}</option>`)}
      </select>
    <//>
    <${Field} label=${t('public-table')} hint=${t('public-table-hint')} row>
      <input
        class="switch"
        type="checkbox"
        role="switch"
        checked=${isPublic}
        onChange=${withChecked(setPublic)}
      />
    <//>
    <${Button} kind="main" onClick=${create}>${t('create-table')}<//>
  <//>`;
}

function Join() {
  const [code, setCode] = useState('');
  /** @param {Event} event */
  const join = async (event) => {
    event.preventDefault();
    if (!code.trim()) return;
    const table = await attempt(api(`codes/${encodeURIComponent(code.trim())}`));
    if (table) go(`table/${table.id}`);
  };
  return html`<${Panel} label=${t('join')}>
    <h3>${t('hello', { name: myName.value })}</h3>
    <form class="join" onSubmit=${join}>
      <${Field} label=${t('join-by-code')}>
        <input
          class="input code"
          value=${code}
          maxlength="12"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck=${false}
          onInput=${withValue(setCode)}
        />
      <//>
      <button class="button" type="submit">${t('join')}</button>
    </form>
  <//>`;
}

/**
 * A list from the server, now and again: what is known of it, and whether there was no answer.
 * @param {() => Promise<import('./wire.js').Tables>} ask
 * @returns {{tables: TableTell[], isKnown: boolean, isAway: boolean}}
 */
function useTables(ask) {
  const [tables, setTables] = useState(/** @type {TableTell[] | null} */ (null));
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let isGone = false;
    const read = () => {
      if (document.hidden) return;
      ask().then(
        (told) => {
          if (isGone) return;
          setTables(told.tables);
          setAway(false);
        },
        () => !isGone && setAway(true), // the next look will show it; an old list is no harm
      );
    };
    read();
    const timer = setInterval(read, REFRESH_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return { tables: tables ?? [], isKnown: tables !== null, isAway };
}

/**
 * Where there is nothing to show: whether there is nothing, or nobody who could say so.
 * @param {{lists: {tables: TableTell[], isKnown: boolean, isAway: boolean}[], none: string}} props
 *   `none` is said only when all lists are known and empty
 */
function Nothing({ lists, none }) {
  if (lists.some(({ tables }) => tables.length)) return null;
  const isAway = lists.some((list) => list.isAway);
  if (!isAway && lists.some(({ isKnown }) => !isKnown)) return null;
  return html`<p class="muted" role="status">${t(isAway ? 'list-away' : none)}</p>`;
}

function MyGames() {
  const mine = useTables(() => api('tables/mine'));
  const over = useTables(() => api('tables/mine?over=true'));
  const past = { ...over, tables: over.tables.filter((table) => table.started) };
  return html`<${Panel} label=${t('my-games')}>
    <h3>${t('my-games')}</h3>
    <${Nothing} lists=${[mine, past]} none="my-games-none" />
    <ul class="tables">
      ${mine.tables.slice(0, 6).map((table) => html`<${TableLine} key=${table.id} table=${table} />`)}
    </ul>
    <${PastGames} tables=${past.tables} title=${titleOf} />
  <//>`;
}

/** Public tables: those that wait for players first, then those that can be watched. */
function OpenTables() {
  const waiting = useTables(() => api('tables'));
  const running = useTables(() => api('tables?status=running'));
  const tables = [
    ...waiting.tables,
    ...running.tables.filter((table) => !table.you.length && table.policy.spectators !== 'none'),
  ];
  return html`<${Panel} label=${t('open-tables')}>
    <h3>${t('open-tables')}</h3>
    <${Nothing} lists=${[waiting, { ...running, tables }]} none="open-tables-none" />
    <ul class="tables">
      ${tables.slice(0, 6).map((table) => html`<${TableLine} key=${table.id} table=${table} />`)}
    </ul>
  <//>`;
}

/** @param {string} game */
const titleOf = (game) => abouts.value[game]?.title ?? gameOf(game)?.title ?? game;

/** @param {{table: TableTell}} props */
function TableLine({ table }) {
  const title = titleOf(table.game);
  const others = table.seats
    .filter((seat) => !seat.is_yours)
    .map(
      (seat) => seat.name ?? (seat.bot ? t('bot', { level: botLevel(seat.bot) }) : t('seat-open')),
    );
  return html`<li>
    <a class="table-line" href="#/table/${table.id}">
      <${Icon} name="wave" />
      <span
        ><strong>${title}</strong><br /><span class="muted small">${others.join(', ')}</span></span
      >
      <${State} table=${table} />
    </a>
  </li>`;
}

/** What there is to do at a table. @param {{table: TableTell}} props */
function State({ table }) {
  const quiet = !gameOf(table.game)
    ? 'not-installed'
    : table.status === 'waiting'
      ? 'waiting'
      : table.status === 'running' && !table.you.length
        ? 'watch'
        : null;
  if (quiet) return html`<span class="badge quiet">${t(quiet)}</span>`;
  return table.is_your_turn ? html`<span class="badge">${t('your-turn')}</span>` : null;
}
