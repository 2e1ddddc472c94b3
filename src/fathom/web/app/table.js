/** A table: its lobby before the game, the board during it, the result after it. */

import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Actions, CoveredActions } from './actions.js';
import { againSaid, playAgain } from './again.js';
import { api } from './api.js';
import { offered, stepsOf, usePicked } from './choosing.js';
import { useChanceSaid } from './fairness.js';
import { fileOf } from './files.js';
import { HouseRulesBadge } from './house-rules.js';
import { html } from './html.js';
import { LiveTable } from './live.js';
import { Lobby } from './lobby.js';
import { Menu } from './menu.js';
import { TALL, useMedia } from './motion.js';
import { useNotices } from './notices.js';
import { Cover, FaceStrip, Players } from './players.js';
import { Coming, Denied, useGame } from './playing.js';
import { gameOf } from './session.js';
import { Corner } from './settings.js';
import { linesOf, SidePane, sideTabs } from './side.js';
import { useSounds } from './sounds.js';
import { tellable, useCurtain } from './stage.js';
import { sure } from './sure.js';
import { Tour } from './tour.js';
import { Button, clearToasts, Dialog, Tabs, toast } from './ui.js';
import { LateComer } from './welcome.js';
import { VoiceCorner } from './voice-corner.js';
import { t } from './words.js';

/** @typedef {import('./api.js').Fault} Fault */
/** @typedef {import('./words.js').Words} Words */

/** @param {{id: string}} props */
export function Page({ id }) {
  const clause = useMemo(() => signal(/** @type {string | null} */ (null)), []);
  const live = useMemo(() => new LiveTable(id, (fault) => refuse(fault)), [id]);
  useEffect(() => () => live.close(), [live]);
  const table = live.table.value;
  const key = table?.game;
  const { words, board } = useGame(key, table?.seats);
  useTitle(live, words);
  useSounds(live, board);
  useNotices(live, words);
  useChanceSaid(table);

  /** @param {Fault} fault */
  function refuse(fault) {
    toast(
      spoken.current(fault),
      'refusal',
      fault.clause
        ? { label: t('show-rule'), do: () => (clause.value = fault.clause ?? null) }
        : undefined,
    );
  }
  const spoken = useMemo(() => ({ current: (/** @type {Fault} */ fault) => fault.detail }), []);
  if (words) {
    spoken.current = (fault) => words.refusal(fault);
  }

  const { value: fault } = live.denied;
  if (fault) {
    const isOnlyUnseen = fault.code === 'no-spectators';
    return html`<${Denied} fault=${fault}
      >${isOnlyUnseen && html`<${LateComer} id=${id} enter=${() => live.comeIn()} />`}<//
    >`;
  }
  const game = key && gameOf(key);
  if (!table || !words || !board || !game) return html`<${Coming} />`;
  if (table.status === 'waiting' || !live.sight.value) {
    return html`<div class="page">
      <${Masthead} live=${live} words=${words} />
      ${
        table.status === 'ended'
          ? html`<main class="message">
              <p>${t('table-closed')}</p>
              <a class="button main" href="#/">${t('to-home')}</a>
            </main>`
          : html`<${Lobby} live=${live} game=${game} words=${words} />`
      }
    </div>`;
  }
  return html`<${GamePage}
    live=${live}
    words=${words}
    board=${board}
    game=${game}
    clause=${clause}
  />`;
}

/**
 * @param {{live: LiveTable, words: Words, showRules?: () => void,
 *   children?: import('./boards.js').Drawn}} props
 */
function Masthead({ live, words, showRules, children }) {
  return html`<header class="masthead">
    <a class="brand" href="#/" aria-label="Fathom"
      ><img src=${fileOf('icon.svg')} alt="" width="32" height="32" /><span>Fathom</span></a
    >
    <h1 class="game-title">${words.text('title')}</h1>
    <${HouseRulesBadge} table=${sure(live.table.value)} show=${showRules} />
    <${Line} live=${live} />
    <div class="tools"><${VoiceCorner} live=${live} />${children}<${Corner} /></div>
  </header>`;
}

/** @param {{live: LiveTable}} props */
function Line({ live }) {
  if (live.isConnected.value) return null;
  return html`<p class="line-lost" role="status">${t('connection-lost')}</p>`;
}

/**
 * @param {{live: LiveTable, words: Words, board: import('./boards.js').BoardModule,
 *   game: import('./wire.js').GameTell, clause: import('@preact/signals').Signal<string | null>}}
 *   props
 */
function GamePage({ live, words, board, game, clause }) {
  const isTall = useMedia(TALL) || Boolean(board.needsRoom);
  const [tab, setTab] = useState('log');
  const [sheet, setSheet] = useState(/** @type {string | null} */ (null));
  const [spotlight, setSpotlight] = useState(
    /** @type {import('./wire.js').AnyEffect | null} */ (null),
  );
  const [isResultOpen, setResultOpen] = useState(true);
  const [read, setRead] = useState(/** @type {Record<string, number>} */ ({}));
  const table = sure(live.table.value);
  const sight = sure(live.sight.value);
  const isOver = Boolean(sight.view.outcome) || table.status === 'ended';
  const mayShowResult = useCurtain(isOver);
  const Result = useResult(isOver);
  const seat = coveredSeat(table, sight);
  const isCovered = seat !== null;
  // What is drawn beside the board: as the seat knows it, or, while it is covered, as everybody may.
  const shown = useOpenSight(live, isCovered);
  const showRules = () => (isTall ? setSheet('rules') : setTab('rules'));
  const open = isTall ? sheet : tab;
  const count = open ? linesOf(live, open).length : 0;
  useEffect(() => {
    if (open) setRead({ ...read, [open]: count });
  }, [open, count]);
  useEffect(() => {
    if (clause.value) showRules();
  }, [clause.value]);
  const again = table.you.length > 0 ? againSaid(table) : null;
  useEffect(() => {
    if (!again || isResultOpen) return;
    toast(again, '', { label: t('rematch'), do: () => playAgain(table) });
  }, [again]);
  const tabs = sideTabs(live, read, isCovered);
  const tabShown = tabs.some(({ key }) => key === tab) ? tab : 'log';
  const sheetShown = sheet === 'crew' && isCovered ? null : sheet;
  const [picked, pick] = usePicked(sight.ply);
  const moves = live.sending.value ? [] : sight.moves;
  /** @type {import('./boards.js').Scene} */
  const scene = {
    view: sight.view,
    before: live.before.value,
    effects: sight.effects,
    moves,
    picked: offered(moves, picked, stepsOf(moves, sight.view, board)).path,
    pick,
    play: (move, attachment) => live.play(move, attachment),
    ask: (move) => live.why(move),
    pending: live.sending.value,
    now: () => live.now(),
    call: (call) => live.call(call),
    crewLines: linesOf(live, 'crew'),
    table: table.id,
    isLive: true,
    seats: table.seats,
    attachments: sight.attachments,
    late: sight.late,
    spotlight,
    words,
  };
  const pane = (/** @type {string} */ name) =>
    html`<${SidePane}
      tab=${name}
      live=${live}
      sight=${shown}
      words=${words}
      game=${game}
      clause=${clause.value}
      spotlight=${setSpotlight}
    />`;
  const players = html`<${Players}
    table=${table}
    sight=${shown}
    words=${words}
    board=${board}
    present=${live.present.value.seats}
    watching=${live.present.value.spectators}
    isLive
  />`;
  return html`<div class="table-page ${board.needsRoom ? 'roomy' : ''}" data-ply=${shown?.ply}>
    <${Masthead} live=${live} words=${words} showRules=${showRules}>
      ${
        isTall &&
        html`<nav class="sheets" aria-label=${t('panels')}>
          <${Button}
            kind="plain"
            icon="person"
            title=${t('players-panel')}
            onClick=${() => setSheet('players')}
          />
          ${tabs.map(({ key, icon, label, count: unread }) => html`<${Button} key=${key} kind="plain" icon=${icon} class=${unread ? 'unread' : ''} title=${label} onClick=${() => setSheet(key)} />`)}
        </nav>`
      }
      <${Menu} table=${table} />
    <//>
    ${!isTall && html`<aside class="left" aria-label=${t('players-panel')}>${players}</aside>`}
    <main class="sea-room">
      ${
        isTall &&
        board.score &&
        html`<${FaceStrip}
          table=${table}
          view=${shown?.view}
          board=${board}
          open=${() => setSheet('players')}
        />`
      }
      <div class="board-box">
        ${seat === null ? html`<${board.Board} ...${scene} />` : html`<${Cover} seat=${seat} name=${words.seat(seat)} look=${() => live.look(seat)} />`}
      </div>
      ${
        table.you.length > 0 &&
        !isCovered &&
        html`<${Tour}
          game=${table.game}
          words=${words}
          lessons=${board.lessons?.(sight.view)}
          targets=${board.tour}
          phase=${sight.view.phase}
          isMyTurn=${live.isMyTurn.value}
        />`
      }
      ${
        isCovered
          ? html`<${CoveredActions} sight=${shown} words=${words} />`
          : html`<${Actions}
              live=${live}
              words=${words}
              board=${board}
              picked=${picked}
              pick=${pick}
              openResult=${() => setResultOpen(true)}
            />`
      }
    </main>
    ${
      !isTall &&
      html`<aside class="right panel" aria-label=${t('panels')}>
        <${Tabs} tabs=${tabs} open=${tabShown} choose=${setTab} label=${t('panels')} />
        <div
          class="pane"
          role="tabpanel"
          id="pane-${tabShown}"
          aria-labelledby="tab-${tabShown}"
          tabindex="0"
        >
          ${pane(tabShown)}
        </div>
      </aside>`
    }
    ${
      isTall &&
      sheetShown &&
      html`<${Dialog}
        title=${t(sheetShown === 'players' ? 'players-panel' : sheetShown)}
        close=${() => setSheet(null)}
        class="side-sheet"
      >
        ${sheetShown === 'players' ? players : pane(sheetShown)}
      <//>`
    }
    ${Result && mayShowResult && isResultOpen && html`<${Result} live=${live} words=${words} board=${board} close=${() => setResultOpen(false)} />`}
  </div>`;
}

/**
 * The page of the result; it is fetched when the game is over, and not before.
 * @param {boolean} isOver
 */
function useResult(isOver) {
  const [module, setModule] = useState(/** @type {typeof import('./result.js') | null} */ (null));
  useEffect(() => {
    if (isOver) import('./result.js').then(setModule);
  }, [isOver]);
  return module?.Result;
}

/**
 * At one screen for several: the seat that must take over before anything is shown; null: none.
 * @param {import('./wire.js').TableTell} table
 * @param {import('./wire.js').SightTell} sight
 */
function coveredSeat(table, sight) {
  if (table.you.length < 2 || table.status !== 'running') return null;
  const mine = sight.view.to_act.filter((seat) => table.you.includes(seat));
  return mine.length && !mine.some((seat) => seat === sight.you) ? mine[0] : null;
}

/**
 * What is known beside the board: by the seat that looks, with all that it was told so far; while
 * the board is covered by everybody, null until that has come.
 * @param {LiveTable} live
 * @param {boolean} isCovered
 * @returns {import('./players.js').Known | null}
 */
function useOpenSight(live, isCovered) {
  const [open, setOpen] = useState(/** @type {import('./wire.js').SightTell | null} */ (null));
  const sight = sure(live.sight.value);
  useEffect(() => {
    if (!isCovered) return setOpen(null);
    let isGone = false;
    clearToasts();
    api(`tables/${live.id}/sight?since=0&public=true`).then(
      (told) => !isGone && setOpen(told),
      () => {}, // the cover says what there is to do
    );
    return () => {
      isGone = true;
    };
  }, [isCovered, sight]);
  return isCovered ? open : { ...sight, effects: tellable(live.log.value) };
}

/**
 * "Your turn" where it is seen from another tab: in the title and the icon.
 * @param {LiveTable} live
 * @param {Words | null} words
 */
function useTitle(live, words) {
  const isMine = live.isMyTurn.value;
  const title = words?.text('title') ?? 'Fathom';
  useEffect(() => {
    document.title = isMine ? `● ${t('your-turn')} · ${title}` : `${title} · Fathom`;
    const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=icon]'));
    if (icon) icon.href = fileOf(isMine ? 'icon-turn.svg' : 'icon.svg');
    return () => {
      if (icon) icon.href = fileOf('icon.svg');
    };
  }, [isMine, title]);
}
