/** The first game: a few sentences over the board, at one's own pace. */

import { useState } from 'preact/hooks';
import { html } from './html.js';
import { tours } from './prefs.js';
import { Button } from './ui.js';
import { t } from './words.js';

/**
 * Shown until it has been read or skipped once on this device; games without `tour-1` have none.
 * Where seats differ there is one for each of the `lessons`: `tour-<lesson>-1` and so on.
 * @param {{game: string, words: import('./words.js').Words, lessons?: string[]}} props
 */
export function Tour({ game, words, lessons = [''] }) {
  const [step, setStep] = useState(1);
  const named = lessons.map((lesson) => ({
    key: lesson ? `${game}-${lesson}` : game,
    name: lesson ? `tour-${lesson}` : 'tour',
  }));
  const lesson = named.find(
    ({ key, name }) => !tours.value.includes(key) && words.has(`${name}-1`),
  );
  if (!lesson) return null;
  const isLast = !words.has(`${lesson.name}-${step + 1}`);
  const finish = () => {
    setStep(1);
    tours.value = [...tours.value, lesson.key];
  };
  return html`<section class="tour panel" aria-label=${t('tour')}>
    <p aria-live="polite">${words.text(`${lesson.name}-${step}`)}</p>
    <div class="row">
      ${!isLast && html`<${Button} kind="plain" onClick=${finish}>${t('tour-skip')}<//>`}
      <${Button} onClick=${isLast ? finish : () => setStep(step + 1)}
        >${t(isLast ? 'tour-go' : 'tour-next')}<//
      >
    </div>
  </section>`;
}
