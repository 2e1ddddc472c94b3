/** Was chance fair? The fingerprint, the seed, and the check that they belong together. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';
import { Icon } from './icons.js';
import { checkJoint } from './joint.js';
import { fingerprint, sealOf } from './seals.js';
import { toast } from './ui.js';
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
  const { joint } = table;
  /** What the check of joint chance found; see `checkJoint`. */
  const [jointFound, setJointFound] = useState('checking');
  useEffect(() => {
    if (seed && joint) checkJoint(table).then(setJointFound);
  }, [seed, joint?.seed]);
  const noted = sealOf(table.id);
  const memory = noted === null ? 'not-noted' : noted === commitment ? 'noted' : 'changed';
  return html`<div class="fairness stack">
    <p>${t(joint?.stage === 'made' ? 'fairness-joint-how' : 'fairness-how')}</p>
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
      ${joint && html`<${Joint} table=${table} joint=${joint} found=${jointFound} />`}
    </dl>
    <p class="muted small">${t('fairness-moves')}</p>
  </div>`;
}

/**
 * Say, when a game begins, who made its chance.
 * @param {import('./wire.js').TableTell | null} table
 */
export function useChanceSaid(table) {
  const before = useRef(/** @type {string | undefined} */ (undefined));
  const joint = table?.joint;
  const stage = joint?.stage;
  useEffect(() => {
    const wasMaking = before.current === 'committing' || before.current === 'revealing';
    before.current = stage;
    if (!wasMaking || !table || !joint) return;
    const names = joint.shares.map(({ seat }) => nameAt(table, seat));
    const silent = joint.left_out.map((seat) => nameAt(table, seat));
    if (stage === 'made') toast(t('joint-made', { names }));
    if (stage === 'given-up') toast(t('fairness-joint-given-up'));
    if (stage === 'made' && silent.length) toast(t('fairness-joint-silent', { names: silent }));
  }, [stage]);
}

/** @param {import('./wire.js').TableTell} table @param {number} seat */
const nameAt = ({ seats }, seat) => seats[seat]?.name ?? seats[seat]?.bot_name;

/**
 * What players added to chance.
 * @param {{table: import('./wire.js').TableTell, joint: import('./wire.js').JointTell,
 *   found: string}} props
 */
function Joint({ table, joint, found }) {
  return html`<dt>${t('fairness-joint')}</dt>
    ${joint.shares.map(
      ({ seat, commitment, secret }) =>
        html`<dd class="share">
          ${nameAt(table, seat)}<${Digits} text=${secret ?? commitment} />
        </dd>`,
    )}
    ${
      joint.left_out.length > 0 &&
      html`<dd>
        ${t('fairness-joint-silent', { names: joint.left_out.map((seat) => nameAt(table, seat)) })}
      </dd>`
    }
    ${
      (table.seed || joint.stage === 'given-up') &&
      html`<dd>
        <span role="status">
          <${Finding} kind=${JOINT_FINDINGS[joint.stage === 'given-up' ? 'given-up' : found] ?? ''}
            >${t(`fairness-joint-${joint.stage === 'given-up' ? 'given-up' : found}`)}<//
          >
        </span>
      </dd>`
    }`;
}

/** @type {Record<string, string>} */
const JOINT_FINDINGS = {
  fits: 'good',
  others: 'good',
  fails: 'bad',
  changed: 'bad',
  'left-out': 'bad',
};

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
