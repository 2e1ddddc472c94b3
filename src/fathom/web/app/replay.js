/** Looking back: any ply of a game that is over, with anybody's eyes. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useKeys } from './actions.js';
import { sideName } from './crew.js';
import { Estimates, sideNames } from './estimates.js';
import { Fairness } from './fairness.js';
import { HouseRulesBadge } from './house-rules.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { Lessons } from './lessons.js';
import { TALL, useMedia } from './motion.js';
import { Players, playerName } from './players.js';
import { useGame } from './playing.js';
import { language } from './prefs.js';
import { actorOf, Retelling } from './retelling.js';
import { SeatMark } from './seats.js';
import { attempt, gameOf } from './session.js';
import { Corner } from './settings.js';
import { linkTo, share } from './sharing.js';
import { sure } from './sure.js';
import { Button, Dialog, Tabs, toast, withValue } from './ui.js';
import { loadWords, t } from './words.js';

const STEP_PAUSE_MS = 1200;
const SPEEDS = [0.5, 1, 2, 4];
/** The word in the address for "where it was decided". */
const TURN = 'turn';

/** What a board is given at a table that is over: nothing can be done or said there. */
const QUIET = {
  moves: [],
  pending: null,
  picked: [],
  crewLines: [],
  play: () => {},
  ask: () => {},
  say: () => {},
  call: () => {},
  openCrew: () => {},
  pick: () => {},
};

/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('./boards.js').BoardModule} BoardModule */
/** @typedef {import('./wire.js').AnyEffect} AnyEffect */

/** @param {{id: string, part?: string}} props `part` is a ply, or `turn` */
export function Page({ id, part: where }) {
  const told = useMemo(() => new Retelling(id), [id]);
  const { words, board } = useGame(told.table.value?.game, told.table.value?.seats);
  useEffect(() => () => told.close(), [told]);
  useEffect(() => {
    begin(told, where);
  }, [told, where]);
  const title = words?.text('title');
  useEffect(() => {
    document.title = title ? `${t('replay')} · ${title}` : 'Fathom';
  }, [title]);
  if (told.denied.value) return html`<${Denied} fault=${told.denied.value} />`;
  if (!words || !board || !told.shown.value)
    return html`<main class="message" aria-busy="true"><h1>Fathom</h1></main>`;
  return html`<${Stage} told=${told} words=${words} board=${board} />`;
}

/** @param {{fault: import('./api.js').Fault}} props */
function Denied({ fault }) {
  const [words, setWords] = useState(/** @type {Words | null} */ (null));
  useEffect(() => {
    loadWords(language.value).then(setWords);
  }, [language.value]);
  return html`<main class="message">
    <h1>Fathom</h1>
    <p>${words?.fault(fault)}</p>
    <a class="button main" href="#/">${t('to-home')}</a>
  </main>`;
}

/**
 * Go where the address says.
 * @param {Retelling} told
 * @param {string | undefined} where
 */
async function begin(told, where) {
  await told.opened;
  if (told.denied.value) return;
  if (where === TURN) {
    const isThere = await attempt(told.seek(told.table.value?.you[0]));
    if (isThere === false) toast(t('replay-no-turn'));
    return;
  }
  if (where) await attempt(told.goTo(Number(where) || 0));
  await told.analyse();
}

/** @param {{told: Retelling, words: Words, board: BoardModule}} props */
function Stage({ told, words, board }) {
  const isNarrow = useMedia(TALL);
  const [sheet, setSheet] = useState(/** @type {string | null} */ (null));
  const [pane, setPane] = useState('log');
  const [spotlight, setSpotlight] = useState(/** @type {AnyEffect | null} */ (null));
  const table = sure(told.table.value);
  const shown = sure(told.shown.value);
  const isRoomy = Boolean(board.needsRoom) && shown.view.you !== null;
  const isTall = isNarrow || isRoomy;
  const scene = {
    ...QUIET,
    ...shown,
    now: () => Number(shown.view.now ?? 0),
    table: told.id,
    seats: table.seats,
    spotlight,
    words,
  };
  const players = html`<${Players}
    table=${table}
    sight=${shown}
    words=${words}
    board=${board}
    present=${table.seats.map((seat) => seat.seat)}
  />`;
  const log = html`<${Story} told=${told} words=${words} spotlight=${setSpotlight} />`;
  const keep = html`<${Keep} told=${told} />`;
  const lessons = told.analysis.value?.is_complete
    ? html`<${Learned} told=${told} words=${words} />`
    : null;
  const door = (/** @type {string} */ name, /** @type {string} */ icon) =>
    html`<${Button} kind="plain" icon=${icon} title=${t(name)} onClick=${() => setSheet(name)} />`;
  return html`<div
    class="table-page replay ${isRoomy ? 'roomy' : ''}"
    data-ply=${shown.ply}
    data-eyes=${shown.eyes}
  >
    <header class="masthead">
      <a class="brand" href="#/" aria-label="Fathom"
        ><img src="icon.svg" alt="" width="32" height="32" /><span>Fathom</span></a
      >
      <h1 class="game-title">
        <span class=${isTall ? 'unseen' : ''}>${words.text('title')}</span>
        <span class="badge quiet">${t('replay')}</span>
        <${HouseRulesBadge} table=${table} />
      </h1>
      <div class="tools">
        ${
          isTall &&
          html`<nav class="sheets" aria-label=${t('panels')}>
            ${door('players-panel', 'person')} ${door('log', 'log')}
            ${lessons && door('lessons', 'hint')} ${door('keep', 'more')}
          </nav>`
        }
        <${Corner} />
      </div>
    </header>
    ${!isTall && html`<aside class="left" aria-label=${t('players-panel')}>${players}</aside>`}
    <main class="sea-room">
      <div class="board-box"><${board.Board} ...${scene} /></div>
      <${Deck} told=${told} words=${words} />
    </main>
    ${
      !isTall &&
      html`<aside class="right panel" aria-label=${t('panels')}>
        <${Tabs}
          tabs=${[{ key: 'log', label: t('log') }, ...(lessons ? [{ key: 'lessons', label: t('lessons') }] : [])]}
          open=${pane}
          choose=${setPane}
          label=${t('panels')}
        />
        <div
          class="pane"
          role="tabpanel"
          id="pane-${pane}"
          aria-labelledby="tab-${pane}"
          tabindex="0"
        >
          ${pane === 'lessons' ? lessons : log}
        </div>
        ${keep}
      </aside>`
    }
    ${
      isTall &&
      sheet &&
      html`<${Dialog} title=${t(sheet)} close=${() => setSheet(null)} class="side-sheet">
        ${sheet === 'log' ? log : sheet === 'lessons' ? lessons : sheet === 'keep' ? html`${keep}<${Corner} />` : players}
      <//>`
    }
  </div>`;
}

/**
 * What the bots think one can learn from it.
 * @param {{told: Retelling, words: Words}} props
 */
function Learned({ told, words }) {
  const { eyes, story } = sure(told.told.value);
  const table = sure(told.table.value);
  const happened = (/** @type {number} */ ply) =>
    (story[ply] ?? []).map((one) => spoken(one, eyes, table, words)).join(' ');
  return html`<${Lessons}
    analysis=${sure(told.analysis.value)}
    own=${table.you}
    at=${told.at.value}
    words=${words}
    happened=${happened}
    goTo=${(/** @type {number} */ ply) => attempt(told.goTo(ply))}
  />`;
}

/**
 * Below the board: who looks, who was ahead, and the ways through the game.
 * @param {{told: Retelling, words: Words}} props
 */
function Deck({ told, words }) {
  const isTall = useMedia(TALL);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const at = told.at.value;
  const shown = sure(told.shown.value);
  const { last } = told;
  const { eyes, choices, story } = sure(told.told.value);
  const analysis = told.analysis.value;
  const turns = analysis?.turns.filter((turn) => turn !== null) ?? [];
  const table = sure(told.table.value);
  const said = story[at].map((one) => spoken(one, eyes, table, words)).join(' ');
  const isTurn = turns.includes(at);
  const moment = t('replay-moment', { ply: at, plies: last });

  /** By hand: whoever steps does not want to be hurried on. @param {number} ply */
  const goTo = (ply) => {
    setPlaying(false);
    return attempt(told.goTo(ply));
  };
  const toggle = () => {
    if (!isPlaying && at === last) attempt(told.goTo(0));
    setPlaying(!isPlaying);
  };
  /** Each press one turning point further. */
  const nextTurn = () => {
    const further = turns.toSorted((a, b) => a - b);
    goTo(further.find((turn) => turn > at) ?? further[0]);
  };
  useEffect(() => {
    if (!isPlaying) return;
    if (shown.ply >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => attempt(told.goTo(shown.ply + 1)), STEP_PAUSE_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, shown, speed]);
  useKeys((key) => {
    const isOnControl = document.activeElement?.closest('button, a, summary');
    if (key === 'ArrowRight') goTo(at + 1);
    else if (key === 'ArrowLeft') goTo(at - 1);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(last);
    else if (key === ' ' && !isOnControl) toggle();
    else if (key === 't' && turns.length) nextTurn();
    else return false;
    return true;
  });
  return html`<section class="replay-deck panel" aria-label=${t('replay-controls')}>
    <div class="deck-head">
      <p class="caption" aria-live=${isPlaying ? 'off' : 'polite'}>
        <span class="muted small">
          ${moment}${analysis && isTurn ? html` · <span class="turned">${turnTitle(analysis, at)}</span>` : ''}
        </span>
        <span class="said"
          >${told.isSeeking.value ? t('replay-seeking', { share: told.share }) : said || t(at ? 'replay-quiet' : 'replay-begins')}</span
        >
      </p>
      <${Eyes}
        table=${table}
        eyes=${eyes}
        choices=${choices}
        look=${(/** @type {string} */ one) => attempt(told.lookWith(one))}
      />
    </div>
    <div class="timeline">
      ${
        choices.includes('all') &&
        (!analysis || analysis.sides.length > 0) &&
        html`<${Estimates} analysis=${analysis} last=${last} ply=${at} eyes=${eyes} goTo=${goTo} />`
      }
      <input
        type="range"
        class="slider"
        min="0"
        max=${last}
        value=${at}
        aria-label=${t('replay-slider')}
        aria-valuetext="${moment}. ${said}"
        onInput=${withValue((ply) => goTo(Number(ply)))}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          toggle();
        }}
      />
    </div>
    <div class="transport">
      <div class="stepping">
        <${Button}
          kind="plain"
          class="end"
          icon="first"
          title=${t('replay-first')}
          onClick=${() => goTo(0)}
        />
        <${Button}
          kind="plain"
          icon="previous"
          title=${t('replay-back')}
          onClick=${() => goTo(at - 1)}
        />
        <${Button}
          kind="main"
          icon=${isPlaying ? 'pause' : 'play'}
          title=${t(isPlaying ? 'replay-pause' : 'replay-play')}
          onClick=${toggle}
        />
        <${Button}
          kind="plain"
          icon="next"
          title=${t('replay-forward')}
          onClick=${() => goTo(at + 1)}
        />
        <${Button}
          kind="plain"
          class="end"
          icon="last"
          title=${t('replay-last')}
          onClick=${() => goTo(last)}
        />
      </div>
      <div class="stepping more">
        <label class="speed">
          <span class="unseen">${t('replay-speed')}</span>
          <select
            class="input"
            value=${speed}
            onChange=${withValue((pace) => setSpeed(Number(pace)))}
          >
            ${SPEEDS.map((pace) => html`<option value=${pace}>${pace} ×</option>`)}
          </select>
        </label>
        ${analysis && turns.length > 0 && html`<${Button} icon="flag" class="to-turn" title=${turnTitle(analysis, at)} aria-keyshortcuts="t" onClick=${nextTurn}><span class=${isTall ? 'unseen' : ''}>${t('replay-turn')}</span><//>`}
      </div>
    </div>
  </section>`;
}

/**
 * What happened, in words: what only some were told is said to them as `you`, and of them by name.
 * @param {import('./wire.js').Happened} happened
 * @param {string} eyes who looks
 * @param {import('./wire.js').TableTell} table
 * @param {Words} words
 */
function spoken({ effect, seats }, eyes, table, words) {
  if (!seats || seats.some((seat) => String(seat) === eyes)) return words.effect(effect);
  const names = whose(seats, table, words);
  return words.effectOf(effect, names) ?? t('told-to', { names, said: words.effect(effect) });
}

/**
 * The name of a crew, or of each of these seats.
 * @param {number[]} seats
 * @param {import('./wire.js').TableTell} table
 * @param {Words} words
 */
function whose(seats, table, words) {
  const crew = table.sides.findIndex(
    (side) => side.seats.length > 1 && side.seats.join() === seats.join(),
  );
  return crew < 0 ? sideNames(seats) : sideName(table, crew, words);
}

/**
 * Whose turning point this is.
 * @param {import('./wire.js').Analysis} analysis
 * @param {number} ply
 */
function turnTitle({ sides, turns }, ply) {
  const named = sides.filter((_, side) => turns[side] === ply);
  return named.length ? t('replay-turn-of', { names: named.map(sideNames) }) : t('replay-turn');
}

/**
 * @param {{table: import('./wire.js').TableTell, eyes: string, choices: string[],
 *   look: (eyes: string) => void}} props
 */
function Eyes({ table, eyes, choices, look }) {
  if (choices.length === 1) return html`<p class="muted small">${t('eyes-only-public')}</p>`;
  const face = (/** @type {string} */ one) => {
    if (one === 'all' || one === 'public') return html`<span>${t(`eyes-${one}`)}</span>`;
    const seat = Number(one);
    const name = t('eyes-seat', { name: playerName(table.seats[seat]) });
    return html`<${SeatMark} seat=${seat} /><span class="unseen">${name}</span>`;
  };
  const title = (/** @type {string} */ one) =>
    one === 'all' || one === 'public'
      ? t(`eyes-${one}-title`)
      : t('eyes-seat', { name: playerName(table.seats[Number(one)]) });
  return html`<fieldset class="eyes">
    <legend class="unseen">${t('eyes')}</legend>
    <${Icon} name="eye" />
    ${choices.map(
      (one) =>
        html`<label key=${one} title=${title(one)}>
          <input
            type="radio"
            name="eyes"
            value=${one}
            checked=${one === eyes}
            onChange=${() => look(one)}
          />
          <span class="chip">${face(one)}</span>
        </label>`,
    )}
  </fieldset>`;
}

/**
 * The log, in step with the board: what is past, what is now, what is to come.
 * @param {{told: Retelling, words: Words, spotlight: (effect: AnyEffect | null) => void}} props
 */
function Story({ told, words, spotlight }) {
  const chapters = gameOf(sure(told.table.value).game)?.chapters ?? [];
  const now = useRef(/** @type {HTMLElement | null} */ (null));
  const at = told.at.value;
  const { story, eyes } = sure(told.told.value);
  const table = sure(told.table.value);
  useEffect(() => now.current?.scrollIntoView({ block: 'center' }), [at, story]);
  return html`<ol class="log story">
    ${story.map(
      (happened, ply) =>
        happened.length > 0 &&
        html`<li key=${ply} ref=${ply === at ? now : undefined}>
          <button
            type="button"
            class=${ply > at ? 'to-come' : ply === at ? 'now' : ''}
            aria-current=${ply === at ? 'step' : undefined}
            tabindex=${ply === at ? 0 : -1}
            onClick=${() => attempt(told.goTo(ply))}
          >
            ${happened.map((one) => html`<${Line} ...${one} said=${spoken(one, eyes, table, words)} isChapter=${chapters.includes(one.effect.effect)} spotlight=${spotlight} />`)}
          </button>
        </li>`,
    )}
  </ol>`;
}

/**
 * One thing that happened; what only some were told is set apart.
 * @param {import('./wire.js').Happened & {said: string, isChapter: boolean,
 *   spotlight: (effect: AnyEffect | null) => void}} props
 */
function Line({ effect, seats, said, isChapter, spotlight }) {
  const seat = actorOf({ effect, seats });
  return html`<span
    class="what ${isChapter ? 'chapter' : ''} ${seats ? 'private' : ''}"
    title=${seats ? t('told-only', { names: sideNames(seats) }) : undefined}
    onMouseEnter=${() => spotlight(effect)}
    onMouseLeave=${() => spotlight(null)}
  >
    ${typeof seat === 'number' && html`<${SeatMark} seat=${seat} />`}
    <span>${said}</span>
  </span>`;
}

/** What can be taken along: the record, a link, the proof. @param {{told: Retelling}} props */
function Keep({ told }) {
  const [isCopied, setCopied] = useState(false);
  const [isProof, setProof] = useState(false);
  const table = sure(told.table.value);
  const { at, id } = told;
  const link = linkTo(at.value ? `replay/${id}/${at.value}` : `replay/${id}`);
  return html`<div class="keep">
    <div class="row">
      <${Button}
        icon=${isCopied ? 'check' : 'share'}
        onClick=${async () => setCopied(await share(link))}
        >${t(isCopied ? 'copied' : 'share-replay')}<//
      >
      ${sure(told.told.value).choices.includes('all') && html`<a class="button" href="api/tables/${id}/record" download><${Icon} name="download" />${t('download')}</a>`}
      <${Button} icon="seal" onClick=${() => setProof(true)}>${t('fairness')}<//>
    </div>
    <p class="muted small">${t(`share-${table.policy.spectators}`)}</p>
    ${isProof && html`<${Dialog} title=${t('fairness')} close=${() => setProof(false)}><${Fairness} table=${table} /><//>`}
  </div>`;
}
