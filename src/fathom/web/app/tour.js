/** The first game: a few sentences over the board, at one's own pace; then one for each new decision. */

import { useEffect, useState } from 'preact/hooks';
import { useFloating } from './floating.js';
import { html } from './html.js';
import { tours } from './prefs.js';
import { Button } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./words.js').Words} Words */

/** So many kinds of decisions are explained when they first come. */
const MOST_TIPS = 3;

/**
 * Shown until it has been read or skipped once on this device; games without `tour-1` have none.
 *
 * First the steps `tour-1`, `tour-2` ..., each pointing at what the board's `tour` names; then
 * `tour-phase-<phase>` for the first decisions of a kind, as far as there are such words. Where seats
 * differ there are steps for each of the `lessons`: `tour-<lesson>-1` and so on.
 * @param {{game: string, words: Words, lessons?: string[], targets?: string[],
 *   phase: unknown, isMyTurn: boolean}} props
 */
export function Tour({ game, words, lessons = [''], targets = [], phase, isMyTurn }) {
  const [step, setStep] = useState(1);
  const [isTipping, setTipping] = useState(false);
  const [told, setTold] = useState(/** @type {string[]} */ ([]));
  const lesson = lessons
    .map((name) => ({ key: name ? `${game}-${name}` : game, name: name ? `tour-${name}` : 'tour' }))
    .find(({ key, name }) => !tours.value.includes(key) && words.has(`${name}-1`));
  usePointer(lesson ? targets[step - 1] : null);
  const tip = `tour-phase-${phase}`;
  const isNew =
    isTipping && isMyTurn && told.length < MOST_TIPS && !told.includes(tip) && words.has(tip);
  const read = () => setTold((known) => [...new Set([...known, tip])]);
  useEffect(() => (isNew ? read : undefined), [isNew, tip]); // who decides has read it, too
  if (lesson) {
    const finish = () => {
      setStep(1);
      tours.value = [...tours.value, lesson.key];
    };
    const isLast = !words.has(`${lesson.name}-${step + 1}`);
    const begin = () => {
      finish();
      setTipping(true);
    };
    const count = `${step} / ${stepsOf(lesson.name, words)}`;
    return html`<${Card}
      text=${words.text(`${lesson.name}-${step}`)}
      count=${count}
      about=${targets[step - 1]}
      isMyTurn=${isMyTurn}
    >
      <${Button} kind="plain" onClick=${finish}>${t('tour-skip')}<//>
      <${Button} onClick=${isLast ? begin : () => setStep(step + 1)}
        >${t(isLast ? 'tour-go' : 'tour-next')}<//
      >
    <//>`;
  }
  if (!isNew) return null;
  return html`<${Card} text=${words.text(tip)} isMyTurn=${isMyTurn}>
    <${Button} onClick=${read}>${t('tour-read')}<//>
  <//>`;
}

/**
 * @param {{text: string, count?: string, about?: string, isMyTurn: boolean,
 *   children?: import('./boards.js').Drawn}} props `about` selects what it points at; whose turn it
 *   is changes what is needed
 */
function Card({ text, count, about, isMyTurn, children }) {
  const card = useFloating(() => (about ? document.querySelector(about) : null), [text, isMyTurn]);
  return html`<section class="tour floating panel" aria-label=${t('tour')} ref=${card}>
    <p aria-live="polite">${text}</p>
    <div class="row">
      ${count && html`<span class="muted small steps">${count}</span>`} ${children}
    </div>
  </section>`;
}

/** @param {string} name @param {Words} words */
function stepsOf(name, words) {
  let count = 0;
  while (words.has(`${name}-${count + 1}`)) count += 1;
  return count;
}

/** Let what a step is about glow while it is told. @param {string | null | undefined} selector */
function usePointer(selector) {
  useEffect(() => {
    if (!selector) return;
    const glow = new CSSStyleSheet();
    glow.replaceSync(`${selector} { animation: var(--pointing); filter: var(--pointed); }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, glow];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== glow);
    };
  }, [selector]);
}
