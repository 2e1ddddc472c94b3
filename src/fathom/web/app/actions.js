/** The action bar: one plain sentence, and the choices with their keys. */

import { useEffect, useState } from 'preact/hooks';
import { html } from './html.js';
import { botLevel, playerName } from './players.js';
import { SeatMark } from './seats.js';
import { Button } from './ui.js';
import { t } from './words.js';

const MOST_KEYS = 9;

/** @param {any} props */
export function Actions({ live, words, board, isCovered, openResult }) {
  const [kind, setKind] = useState(/** @type {string | null} */ (null));
  const table = live.table.value;
  const sight = live.sight.value;
  const { view } = sight;
  const moves = isCovered ? [] : sight.moves;
  const isSending = live.sending.value !== null;
  const offered = board.barMoves ? board.barMoves(moves, view) : moves;
  const choices = isSending ? [] : choicesOf(offered, kind, view, words, board);
  useEffect(() => setKind(null), [sight.ply]);

  /** @param {{move?: string, kind?: string}} choice */
  const take = (choice) => {
    if (choice.move) live.play(choice.move);
    else setKind(choice.kind ?? null);
  };
  useKeys((key) => {
    const choice = choices[Number(key) - 1];
    if (choice) take(choice);
    else if (key === 'Escape' && kind) setKind(null);
    else if (key === 'h' && moves.length) live.askHint();
    else if (key === 'u' && sight.can_undo) live.undo();
    else return false;
    return true;
  });

  const hint = live.hint.value;
  return html`<section class="actions" aria-label=${t('actions')}>
    <div class="asked">
      <p class="sentence" role="status">
        ${moves.length > 0 && html`<${SeatMark} seat=${sight.you} />`}
        <span
          >${isCovered ? t('cover-waits') : (board.sentence?.(view, moves, words) ?? sentence(table, sight, words, isSending))}</span
        >
        ${hint && html`<span class="hint-line">${advised(hint, words)}</span>`}
        <${Clock} clock=${sight.clock} isOver=${Boolean(view.outcome)} />
      </p>
      ${moves.length > 0 && !isSending && html`<${Button} kind="plain" icon="hint" title="${t('hint')} (h)" onClick=${() => live.askHint()} />`}
      ${sight.can_undo && html`<${Button} kind="plain" icon="undo" title="${t('undo')} (u)" onClick=${() => live.undo()} />`}
    </div>
    <div class="choices">
      ${kind && html`<${Button} kind="plain" onClick=${() => setKind(null)}>${t('back')}<//>`}
      ${choices.map(
        (choice, index) =>
          html`<${Button}
            key=${choice.move ?? choice.kind}
            kind=${hint && hint.move === choice.move ? 'main hinted' : 'main'}
            class="choice"
            shortcut=${index < MOST_KEYS ? String(index + 1) : undefined}
            onClick=${() => take(choice)}
          >
            <span>${choice.face}</span>
          <//>`,
      )}
      ${view.outcome && html`<${Button} kind="main" onClick=${openResult}>${t('result')}<//>`}
    </div>
  </section>`;
}

/**
 * The choices to show: each move, or, where they are many, each kind of decision first.
 * @param {string[]} moves
 * @param {string | null} kind
 * @param {any} view
 * @param {import('./words.js').Words} words
 * @param {import('../boards/board.js').BoardModule} board
 * @returns {{move?: string, kind?: string, face: any}[]}
 */
function choicesOf(moves, kind, view, words, board) {
  const face = (/** @type {string} */ move) =>
    board.choice ? board.choice(move, view, words) : plainChoice(move, words);
  const single = (/** @type {string} */ move) => ({ move, face: face(move) });
  if (kind) return moves.filter((move) => move.split(' ')[0] === kind).map(single);
  if (moves.length <= MOST_KEYS) return moves.map(single);
  /** @type {Map<string, string[]>} */
  const kinds = new Map();
  for (const move of moves) {
    const first = move.split(' ')[0];
    kinds.set(first, [...(kinds.get(first) ?? []), move]);
  }
  if (kinds.size === 1) return moves.map(single);
  return [...kinds].map(([name, ofKind]) =>
    ofKind.length === 1
      ? single(ofKind[0])
      : {
          kind: name,
          face: t('choices-of', { kind: kindName(name, words), count: ofKind.length }),
        },
  );
}

/** @param {string} kind @param {import('./words.js').Words} words */
const kindName = (kind, words) => (words.has(`kind-${kind}`) ? words.text(`kind-${kind}`) : kind);

/**
 * What the bot would do, and why, as far as there are words for it.
 * @param {any} hint
 * @param {import('./words.js').Words} words
 */
function advised(hint, words) {
  const says = t('hint-says', { level: botLevel(hint.bot), move: plainChoice(hint.move, words) });
  const [best] = hint.advice;
  return best && words.has(best.reason) ? `${says} ${words.told(best.reason, best.facts)}` : says;
}

/** @param {string} move @param {import('./words.js').Words} words */
const plainChoice = (move, words) => words.move(move);

/**
 * What there is to do, or whom we wait for.
 * @param {any} table
 * @param {any} sight
 * @param {import('./words.js').Words} words
 * @param {boolean} isSending
 */
function sentence(table, sight, words, isSending) {
  const { view } = sight;
  if (view.outcome) return t('game-over');
  if (isSending) return t('sending');
  if (sight.moves.length) {
    const ask = `ask-${view.phase}`;
    return words.has(ask) ? words.text(ask, { seat: words.seat(sight.you) }) : t('your-move');
  }
  const names = view.to_act.map((/** @type {number} */ seat) => playerName(table.seats[seat]));
  return t('waiting-turn', { names });
}

/** @param {{clock: any, isOver: boolean}} props */
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
  useEffect(() => {
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
