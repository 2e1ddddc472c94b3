/** Was chance fair? The fingerprint, the seed, and the check that they belong together. */

import { useEffect, useState } from 'preact/hooks';
import { html } from './html.js';
import { Icon } from './icons.js';
import { fingerprint, sealOf } from './seals.js';
import { t } from './words.js';

/** @param {{table: import('./wire.js').TableTell}} props */
export function Fairness({ table }) {
  const { commitment, seed } = table;
  /** What the check found: `fits`, `fails`, `unable`, or that it goes on. */
  const [found, setFound] = useState('checking');
  useEffect(() => {
    if (!seed) return;
    fingerprint(seed).then((own) =>
      setFound(own === null ? 'unable' : own === commitment ? 'fits' : 'fails'),
    );
  }, [seed, commitment]);
  const noted = sealOf(table.id);
  const memory = noted === null ? 'not-noted' : noted === commitment ? 'noted' : 'changed';
  return html`<div class="fairness stack">
    <p>${t('fairness-how')}</p>
    <dl>
      <dt>${t('fairness-print')} <span class="muted">(SHA-256)</span></dt>
      <dd><${Digits} text=${commitment} /></dd>
      <dd>
        <${Finding} kind=${{ noted: 'good', changed: 'bad', 'not-noted': '' }[memory]}
          >${t(`fairness-${memory}`)}<//
        >
      </dd>
      <dt>${t('fairness-seed')}</dt>
      <dd>
        ${seed ? html`<${Digits} text=${seed} />` : html`<span class="muted">${t('fairness-secret')}</span>`}
      </dd>
      ${
        seed &&
        html`<dd>
          <span role="status">
            <${Finding} kind=${{ fits: 'good', fails: 'bad' }[found] ?? ''}
              >${t(`fairness-${found}`)}<//
            >
          </span>
        </dd>`
      }
    </dl>
    <p class="muted small">${t('fairness-moves')}</p>
  </div>`;
}

/** Long numbers are compared in groups of eight. @param {{text: string}} props */
function Digits({ text }) {
  return html`<code class="digits"
    >${text.match(/.{1,8}/g)?.map((group) => html`<span>${group}</span>`)}</code
  >`;
}

/** @param {{kind: string, children?: import('./boards.js').Drawn}} props */
function Finding({ kind, children }) {
  return html`<span class="finding ${kind}">
    ${kind && html`<${Icon} name=${kind === 'good' ? 'check' : 'close'} />`}<span>${children}</span>
  </span>`;
}
