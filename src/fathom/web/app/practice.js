/**
 * Practice: a lesson on the game's own board, by the real rules, with goals that are ticked off as one
 * reaches them. The server plays it again from all that was done; nothing is kept.
 */

import { useEffect, useState } from 'preact/hooks';
import { api } from './api.js';
import { fileOf } from './files.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { Coming, Denied, useGame } from './playing.js';
import { attempt, gameOf } from './session.js';
import { Corner } from './settings.js';
import { Button, toast } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').PracticeTell} PracticeTell */
/** @typedef {import('./wire.js').Deed} Deed */
/** @typedef {import('./wire.js').LineTell} LineTell */
/** @typedef {import('./words.js').Words} Words */

/** @param {{id: string, part?: string}} props a game, and a lesson of it */
export function Page({ id, part }) {
  const game = gameOf(id);
  const { words, board } = useGame(game?.key);
  useEffect(() => {
    if (words) document.title = `${t('practice')} · ${words.text('title')} · Fathom`;
  }, [words]);
  if (!game?.lessons.length) return html`<${Denied} fault=${{ code: 'no-lesson', detail: id }} />`;
  if (!words || !board) return html`<${Coming} />`;
  const lesson = part && game.lessons.includes(part) ? part : game.lessons[0];
  return html`<div class="table-page practice-page ${board.needsRoom ? 'roomy' : ''}">
    <header class="masthead">
      <a class="brand" href="#/" aria-label="Fathom"
        ><img src=${fileOf('icon.svg')} alt="" width="32" height="32" /><span>Fathom</span></a
      >
      <h1 class="game-title">${t('practice')}</h1>
      <nav class="lessons-row" aria-label=${t('practice')}>
        ${game.lessons.map((one) => html`<a key=${one} class="button ${one === lesson ? 'main' : 'plain'}" aria-current=${one === lesson ? 'page' : undefined} href="#/practice/${id}/${one}">${words.text(`practice-${one}`)}</a>`)}
      </nav>
      <div class="tools"><${Corner} /></div>
    </header>
    <${Lesson} key=${lesson} game=${game} lesson=${lesson} words=${words} board=${board} />
  </div>`;
}

/**
 * @param {{game: import('./wire.js').GameTell, lesson: string, words: Words,
 *   board: import('./boards.js').BoardModule}} props
 */
function Lesson({ game, lesson, words, board }) {
  const [deeds, setDeeds] = useState(/** @type {Partial<Deed>[]} */ ([]));
  const [pending, setPending] = useState(/** @type {string | null} */ (null));
  const [shown, setShown] = useState(
    /** @type {{now: PracticeTell, before: PracticeTell['view'] | null} | null} */ (null),
  );
  const [lines, setLines] = useState(/** @type {LineTell[]} */ ([]));
  /** @param {Partial<Deed>[]} all @param {boolean} [isNew] */
  const play = async (all, isNew = false) => {
    const now = await attempt(api(`games/${game.key}/practice`, { lesson, deeds: all }));
    setPending(null);
    if (!now) return;
    if (now.refused) {
      toast(words.refusal(now.refused), 'refusal');
      return;
    }
    setDeeds(all);
    setShown((known) => ({ now, before: isNew ? null : (known?.now.view ?? null) }));
  };
  useEffect(() => {
    play([], true);
  }, []);
  if (!shown) return html`<${Coming} />`;
  const { now, before } = shown;
  const scene = {
    view: now.view,
    before,
    effects: now.effects,
    moves: pending ? [] : now.moves,
    play: (/** @type {string} */ move, /** @type {Deed['attachment']} */ attachment = null) => {
      setPending(move);
      play([...deeds, { move, attachment }]);
    },
    ask: (/** @type {string} */ move) => play([...deeds, { move }]),
    pending,
    call: (/** @type {string} */ call) => {
      setLines([...lines, ownLine(lines.length, now.view.you, call)]);
      play([...deeds, { call }]);
    },
    crewLines: lines,
    attachments: now.attachments,
    spotlight: null,
    words,
  };
  const again = () => {
    setLines([]);
    play([], true);
  };
  return html`<main class="sea-room" data-reached=${now.reached}>
    <${Goals} game=${game} lesson=${lesson} now=${now} words=${words} again=${again} />
    <div class="board-box"><${board.Board} ...${scene} /></div>
  </main>`;
}

/**
 * What somebody called, as a line of their crew.
 * @param {number} count
 * @param {number | null} seat
 * @param {string} call
 * @returns {LineTell}
 */
const ownLine = (count, seat, call) => ({
  number: count + 1,
  name: null,
  seats: seat === null ? [] : [seat],
  text: '',
  at: Date.now(),
  team: 0,
  call,
  phrase: null,
});

/**
 * The goals: those reached, the one to reach now, and those to come.
 * @param {{game: import('./wire.js').GameTell, lesson: string, now: PracticeTell, words: Words,
 *   again: () => void}} props
 */
function Goals({ game, lesson, now, words, again }) {
  const { goals, reached } = now;
  const next = game.lessons[game.lessons.indexOf(lesson) + 1];
  const isDone = reached === goals.length;
  return html`<section class="goals panel" aria-label=${t('practice')}>
    <ol>
      ${goals.map((goal, index) => html`<li key=${goal} class=${index < reached ? 'done' : index === reached ? 'now' : 'later'} aria-current=${index === reached ? 'step' : undefined}>${index < reached ? html`<${Icon} name="check" />` : index + 1}</li>`)}
    </ol>
    <div role="status">
      <p>
        ${isDone ? t('practice-done') : words.text(`practice-${lesson}-${goals[reached]}`)}
        <span class="unseen">${t('practice-count', { reached, count: goals.length })}</span>
      </p>
      ${now.remark && html`<p class="remark">${words.text(now.remark)}</p>`}
    </div>
    <${Button} icon="again" title=${t('practice-again')} onClick=${again} />
    ${isDone && next && html`<a class="button main" href="#/practice/${game.key}/${next}">${t('practice-next', { lesson: words.text(`practice-${next}`) })}</a>`}
  </section>`;
}
