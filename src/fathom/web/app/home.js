/** Home: four games, one click each; and the ways to a table. */

import { useEffect, useState } from 'preact/hooks';
import { wear } from './boards.js';
import { api } from './api.js';
import { fileOf, gameFile } from './files.js';
import { HouseRulesBadge } from './house-rules.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { PastGames } from './past.js';
import { botLevel, usualBot } from './players.js';
import { language, opponents } from './prefs.js';
import { go } from './router.js';
import { attempt, gameOf, games, myName } from './session.js';
import { Corner } from './settings.js';
import { copyAhead, linkTo } from './sharing.js';
import { abouts, readAbouts, titleOf } from './titles.js';
import { Button, Dialog, Field, Panel, withValue } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').GameTell} GameTell */
/** @typedef {import('./wire.js').TableTell} TableTell */

const REFRESH_MS = 15_000;
const BOT_PACE_MS = 900;

/** @param {object} wish */
async function createTable(wish) {
  const table = await attempt(api('tables', wish));
  if (table) go(`table/${table.id}`);
}

/** Against whom somebody plays this game, as long as they wish nothing else. @param {GameTell} game */
const rivalsOf = (game) =>
  opponents.value[game.key] ?? { bots: game.usual_seats - 1, level: usualBot(game) };

/**
 * @param {GameTell} game
 * @param {import('./wire.js').QuickStart} [way] another than the usual one
 */
function playNow(game, way) {
  const { bots, level } = rivalsOf(game);
  const count = way && !way.seats.includes(bots + 1) ? game.usual_seats - 1 : bots;
  const seats = ['you', ...Array(count).fill(level)];
  const options = way?.options ?? {};
  return createTable({ game: game.key, seats, options, bot_pace: BOT_PACE_MS, start: true });
}

/** Straight to the lobby, with the link in hand: the rest is chosen there. @param {GameTell} game */
async function gather(game) {
  const seats = ['you', ...Array(game.usual_seats - 1).fill('open')];
  const table = await attempt(api('tables', { game: game.key, seats, bot_pace: BOT_PACE_MS }));
  if (!table) return;
  await copyAhead(linkTo(`table/${table.id}`));
  go(`table/${table.id}`);
}

export function Page() {
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
        ${games.value.map((game) => html`<${Card} key=${game.key} game=${game} />`)}
      </ul>
      <div class="doors">
        <${Join} />
        <${MyGames} />
        <${OpenTables} />
      </div>
    </main>
  </div>`;
}

/** @param {{game: GameTell}} props */
function Card({ game }) {
  const [isStarting, setStarting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { minutes } = game;
  const said = abouts.value[game.key] ?? { title: game.title, about: '', quickStarts: {} };
  const players = t('players', { least: game.seats[0], most: game.seats.at(-1) });
  const facts = `${players} · ${t('minutes', { minutes })}`;
  const { bots, level } = rivalsOf(game);
  const rivals = t('rivals', { count: bots, level: botLevel(level) });
  /** @param {(game: GameTell) => Promise<void>} begin */
  const start = (begin) => async () => {
    setStarting(true);
    await begin(game);
    setStarting(false);
  };
  const ways = game.quick_starts.map(
    (way) =>
      html`<${Button}
        key=${way.name}
        kind="main"
        disabled=${isStarting}
        onClick=${start(() => playNow(game, way))}
        aria-label="${said.quickStarts[way.name]}: ${said.title}"
        >${said.quickStarts[way.name]}<//
      >`,
  );
  return html`<li class="card panel">
    <img class="art" src=${gameFile(game.key, 'picture.svg')} alt="" />
    <div class="words">
      <h2>${said.title}</h2>
      <p class="facts">${facts}</p>
      <p class="about">${said.about}</p>
      <div class="row">
        <span class="joined">
          <${Button}
            kind="main"
            disabled=${isStarting}
            onClick=${start(() => playNow(game))}
            aria-label="${t('play-now')}: ${said.title}"
          >
            ${t('play-now')}
          <//>
          <${Button}
            class="rivals"
            title=${t('rivals-change')}
            aria-label="${t('rivals-change')}: ${said.title}, ${rivals}"
            onClick=${() => setChoosing(true)}
            >${rivals}<//
          >
        </span>
        ${ways}
        <${Button}
          disabled=${isStarting}
          onClick=${start(gather)}
          aria-label="${t('with-friends')}: ${said.title}"
          >${t('with-friends')}<//
        >
        <a class="button plain" href="#/rules/${game.key}" aria-label="${t('rules')}: ${said.title}"
          >${t('rules')}</a
        >
        ${game.lessons.length > 0 && html`<a class="button plain" href="#/practice/${game.key}" aria-label="${t('practise')}: ${said.title}">${t('practise')}</a>`}
      </div>
    </div>
    ${isChoosing && html`<${Rivals} game=${game} title=${said.title} close=${() => setChoosing(false)} />`}
  </li>`;
}

/**
 * How many bots of what level; it is remembered.
 * @param {{game: GameTell, title: string, close: () => void}} props
 */
function Rivals({ game, title, close }) {
  const chosen = rivalsOf(game);
  const set = (/** @type {Partial<typeof chosen>} */ change) => {
    opponents.value = { ...opponents.value, [game.key]: { ...chosen, ...change } };
  };
  return html`<${Dialog} title=${title} close=${close}>
    <${Field} label=${t('rivals-count')} row>
      <select
        class="input"
        value=${chosen.bots}
        onChange=${withValue((bots) => set({ bots: Number(bots) }))}
      >
        ${game.seats.map((count) => html`<option value=${count - 1}>${count - 1}</option>`)}
      </select>
    <//>
    <${Field} label=${t('rivals-level')} row>
      <select class="input" value=${chosen.level} onChange=${withValue((level) => set({ level }))}>
        ${game.bots.map((bot) => html`<option value=${bot}>${botLevel(bot)}</option>`)}
      </select>
    <//>
    <${Button} kind="main" onClick=${() => playNow(game)}>${t('play-now')}<//>
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
    <div class="panel-head">
      <h3>${t('my-games')}</h3>
      <a class="button plain" href="#/person/me">${t('my-page')}</a>
    </div>
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

/** @param {{table: TableTell}} props */
function TableLine({ table }) {
  const title = titleOf(table.game);
  const others = table.seats
    .filter((seat) => !seat.is_yours)
    .map((seat) => seat.name ?? (seat.bot ? seat.bot_name : t('seat-open')));
  return html`<li>
    <a class="table-line" href="#/table/${table.id}">
      <${Icon} name="wave" />
      <span
        ><strong>${title}</strong><br /><span class="muted small">${others.join(', ')}</span></span
      >
      <${HouseRulesBadge} table=${table} />
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
