/** The action bar: one plain sentence, and the choices with their keys. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { api } from './api.js';
import { keysOf, offered, stepsOf, without } from './choosing.js';
import { useFloating } from './floating.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { botLevel } from './players.js';
import { againSaid, playAgain } from './again.js';
import { playerName, SeatMark } from './seats.js';
import { attempt } from './session.js';
import { tellable } from './stage.js';
import { sure } from './sure.js';
import { Button } from './ui.js';
import { mayTakeOver, TakeOver, TakeOverButton } from './welcome.js';
import { t } from './words.js';

/** @typedef {import('./choosing.js').Option} Option */
/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./boards.js').BoardModule} BoardModule */
/** @typedef {import('./wire.js').AnyView} AnyView */
/** @typedef {import('./words.js').Words} Words */

/**
 * @param {{live: import('./live.js').LiveTable, words: Words, board: BoardModule, picked: string[],
 *   pick: (path: string[]) => void, openResult: () => void}} props
 */
export function Actions({ live, words, board, picked, pick, openResult }) {
  const table = sure(live.table.value);
  const sight = sure(live.sight.value);
  const { view, moves } = sight;
  const isSending = live.sending.value !== null;
  const inBar = board.barMoves ? board.barMoves(moves, view) : moves;
  const steps = stepsOf(inBar, view, board);
  const { path, options } = offered(isSending ? [] : inBar, picked, steps);
  const { loud, quiet } = byVoice(options, view, board);
  const digits = keysOf(options, view, board);
  const isUnderWay = options.length > 0 && picked.length > 0;
  const back = () => pick(without(inBar, picked, steps));

  /** @param {Option} option */
  const take = (option) => (option.move ? live.play(option.move) : pick(option.path));
  useKeys((key) => {
    const option = options[digits.indexOf(key)];
    if (option) take(option);
    else if (key === 'Escape' && isUnderWay) back();
    else if (key === 'h' && moves.length) live.askHint();
    else if (key === 'u' && sight.can_undo) live.undo();
    else return false;
    return true;
  });

  const row = useRef(/** @type {HTMLElement | null} */ (null));
  // What is asked next is read from its beginning.
  useLayoutEffect(() => row.current?.scrollTo(0, 0), [sight.ply, path.length]);
  const [isTaking, setTaking] = useState(false);
  const takeOver = async (/** @type {number} */ seat) => {
    if (await attempt(api(`tables/${table.id}/take-over`, { seat }))) setTaking(false);
  };
  const hint = live.hint.value;
  const isOver = Boolean(view.outcome) || table.status === 'ended';
  return html`<section class="actions" aria-label=${t('actions')}>
    <p class="just-now muted small" tabindex="0">${latest(tellable(live.log.value), words)}</p>
    <div class="asked">
      <p class="sentence" role="status" tabindex="0">
        ${moves.length > 0 && html`<${SeatMark} seat=${sight.you} />`}
        <span
          >${againSaid(table) ?? board.sentence?.(view, moves, words) ?? sentence(table, sight, words, board, isSending, path.length)}</span
        >
        ${sight.you === null && html`<${Watching} table=${table} />`}
        <${Clock} clock=${sight.clock} isOver=${isOver} />
      </p>
      ${moves.length > 0 && !isSending && html`<${Button} kind="plain" icon="hint" title=${t('hint-title')} onClick=${() => live.askHint()} />`}
      ${sight.can_undo && html`<${Button} kind="plain" icon="undo" title="${t('undo')} (u)" onClick=${() => live.undo()} />`}
    </div>
    <div class="choices" ref=${row}>
      ${isUnderWay && html`<${Button} kind="plain" onClick=${back}>${t('back')}<//>`}
      ${isUnderWay && !board.step && options.some(({ move }) => !move) && html`<span class="so-far">${path.map((_, index) => wordOf(path.slice(0, index + 1), words)).join(' › ')} ›</span>`}
      ${options.map(
        (option, index) =>
          html`<${Button}
            key=${option.move ?? option.path.join(' ')}
            kind=${kindOf(option, hint, loud)}
            class="choice ${quiet.includes(option) ? 'quiet' : ''}"
            shortcut=${digits[index]}
            onClick=${() => take(option)}
          >
            <span>${faceOf(option, view, words, board)}</span>
          <//>`,
      )}
      ${mayTakeOver(table) && html`<${TakeOverButton} open=${() => setTaking(true)} />`}
      ${isOver && html`<${Button} kind=${table.rematch ? '' : 'main'} onClick=${openResult}>${t('result')}<//>`}
      ${isOver && table.rematch && table.you.length > 0 && html`<${Button} kind="main" icon="again" onClick=${() => playAgain(table)}>${t('rematch')}<//>`}
    </div>
    ${isTaking && mayTakeOver(table) && html`<${TakeOver} table=${table} take=${takeOver} close=${() => setTaking(false)} />`}
    ${hint && html`<${Advice} key=${hint.ply} text=${advised(hint, view, words, board)} isUnrated=${table.seats[hint.seat].had_hint} close=${() => (live.hint.value = null)} />`}
  </section>`;
}

/**
 * The options that the bar must offer, and those that the board offers too: a quiet list, for who
 * would rather read or has no pointer.
 * @param {Option[]} options
 * @param {AnyView} view
 * @param {BoardModule} board
 */
function byVoice(options, view, board) {
  const isShown = (/** @type {Option} */ { moves }) =>
    moves.every((move) => board.shows?.(move, view));
  return {
    loud: options.filter((option) => !isShown(option)),
    quiet: options.filter(isShown),
  };
}

/**
 * One primary action at most: what is advised, or the only one that the bar alone offers.
 * @param {Option} option
 * @param {import('./wire.js').Hint | null} hint
 * @param {Option[]} loud
 */
function kindOf(option, hint, loud) {
  if (hint) return option.moves.includes(hint.move) ? 'main hinted' : '';
  return loud.length === 1 && loud[0] === option ? 'main' : '';
}

/**
 * What a bot would do, beside where it is done; and what it costs to have been told.
 * @param {{text: string, isUnrated: boolean, close: () => void}} props
 */
function Advice({ text, isUnrated, close }) {
  const card = useFloating(() => document.querySelector('.choices'), [text]);
  return html`<div class="floating advice" ref=${card} role="status">
    <span class="hint-line"
      >${text} ${isUnrated && html`<small class="muted">${t('hint-unrated')}</small>`}</span
    >
    <${Button} kind="plain" icon="close" title=${t('close')} onClick=${close} />
  </div>`;
}

/**
 * The bar while the board is covered: nothing to do, no keys, and nothing that only some may know.
 * @param {{sight: import('./players.js').Known | null, words: Words}} props
 */
export function CoveredActions({ sight, words }) {
  return html`<section class="actions" aria-label=${t('actions')}>
    <p class="just-now muted small">${sight && latest(sight.effects, words)}</p>
    <div class="asked">
      <p class="sentence" role="status">
        <span>${t('cover-waits')}</span>
        ${sight && html`<${Clock} clock=${sight.clock} isOver=${false} />`}
      </p>
    </div>
    <div class="choices"></div>
  </section>`;
}

/**
 * What somebody without a seat is told: what they see, and what they will.
 * @param {{table: TableTell}} props
 */
function Watching({ table }) {
  const { spectators } = table.policy;
  const isMore = ['after', 'late'].includes(spectators) && table.status === 'running';
  return html`<span class="watching">
    <${Icon} name="eye" />${t(isMore ? `watching-${spectators}` : 'watching')}
  </span>`;
}

/**
 * The face of an option: of the move it is, or of the step it takes.
 * @param {Option} option
 * @param {AnyView} view
 * @param {Words} words
 * @param {BoardModule} board
 */
function faceOf({ path, moves, move }, view, words, board) {
  if (move) return board.choice ? board.choice(move, view, words, path) : plainChoice(move, words);
  if (board.step) return board.step(path, view, words);
  return t('choices-of', { kind: wordOf(path, words), count: moves.length });
}

/**
 * The last of the words that have been chosen, as the game says it: `choose-bid` for the first word
 * of `bid 3 6`, `choose-bid-1` for the next.
 * @param {string[]} path
 * @param {Words} words
 */
function wordOf(path, words) {
  const [kind, ...parts] = path;
  const message = parts.length ? `choose-${kind}-${parts.length}` : `choose-${kind}`;
  const what = path[path.length - 1];
  return words.has(message) ? words.text(message, { what }) : what;
}

/**
 * What the bot would do, and why, as far as there are words for it.
 * @param {import('./wire.js').Hint} hint
 * @param {AnyView} view
 * @param {Words} words
 * @param {BoardModule} board
 */
function advised(hint, view, words, board) {
  const move = board.spoken?.(hint.move, view, words) ?? plainChoice(hint.move, words);
  const says = t('hint-says', { level: botLevel(hint.bot), move });
  const [best] = hint.advice;
  return best && words.has(best.reason) ? `${says} ${words.told(best.reason, best.facts)}` : says;
}

/**
 * The last thing that happened, and what came with it, in words.
 * @param {import('./wire.js').AnyEffect[]} log
 * @param {Words} words
 */
export const latest = (log, words) =>
  log
    .slice(-2)
    .map((effect) => words.effect(effect))
    .join(' ');

/** @param {string} move @param {Words} words */
const plainChoice = (move, words) => words.move(move);

/**
 * What there is to do, or whom we wait for.
 * @param {TableTell} table
 * @param {import('./wire.js').SightTell} sight
 * @param {Words} words
 * @param {BoardModule} board
 * @param {boolean} isSending
 * @param {number} steps how many of the decision's are taken
 */
function sentence(table, sight, words, board, isSending, steps) {
  const { view } = sight;
  if (view.outcome || table.status === 'ended') return t('game-over');
  if (isSending) return t('sending');
  if (sight.moves.length) {
    const phase = board.asked?.(view) ?? view.phase;
    const ask = [`board-ask-${phase}-${steps}`, `ask-${phase}`].find((name) => words.has(name));
    // Where several people share a screen, whose turn it is; who has it to themselves knows.
    const seat = table.you.length > 1 ? words.seat(sure(sight.you)) : t('your-turn');
    return ask ? words.text(ask, { seat }) : t('your-move');
  }
  const names = view.to_act.map((seat) => playerName(table.seats[seat]));
  return t('waiting-turn', { names });
}

/** @param {{clock: import('./wire.js').ClockTell, isOver: boolean}} props */
function Clock({ clock, isOver }) {
  const [now, setNow] = useState(Date.now());
  const [ahead, setAhead] = useState(0);
  useEffect(() => setAhead(clock.now - Date.now()), [clock]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (clock.until === null || isOver) return null;
  const seconds = Math.max(0, Math.round((clock.until - now - ahead) / 1000));
  return html`<span class="clock ${seconds < 10 ? 'low' : ''}" role="timer"
    >${spelled(seconds)}</span
  >`;
}

/** @param {number} seconds */
function spelled(seconds) {
  if (seconds >= 172_800) return t('days-left', { days: Math.floor(seconds / 86_400) });
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (parts[0] ? parts : parts.slice(1))
    .map((part, index) => (index ? String(part).padStart(2, '0') : part))
    .join(':');
}

/**
 * Keys that work wherever nothing else wants them.
 * @param {(key: string) => boolean} press whether the key meant something
 */
export function useKeys(press) {
  // Before the next key can come, so that it is heard by what is shown.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const hear = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, select, textarea, dialog')) return;
      if (press(event.key)) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}
