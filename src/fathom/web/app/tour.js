/** The first game: a few sentences over the board, at one's own pace. */

import { useState } from 'preact/hooks';
import { html } from './html.js';
import { tours } from './prefs.js';
import { Button } from './ui.js';
import { t } from './words.js';

/**
 * Shown until it has been read or skipped once on this device; games without `tour-1` have none.
 * @param {{game: string, words: import('./words.js').Words}} props
 */
export function Tour({ game, words }) {
  const [step, setStep] = useState(1);
  if (tours.value.includes(game) || !words.has('tour-1')) return null;
  const isLast = !words.has(`tour-${step + 1}`);
  const finish = () => (tours.value = [...tours.value, game]);
  return html`<section class="tour panel" aria-label=${t('tour')}>
    <p aria-live="polite">${words.text(`tour-${step}`)}</p>
    <div class="row">
      ${!isLast && html`<${Button} kind="plain" onClick=${finish}>${t('tour-skip')}<//>`}
      <${Button} onClick=${isLast ? finish : () => setStep(step + 1)}
        >${t(isLast ? 'tour-go' : 'tour-next')}<//
      >
    </div>
  </section>`;
}
