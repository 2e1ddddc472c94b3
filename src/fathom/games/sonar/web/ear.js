/** What is heard: written down line by line, and spoken if that is wanted. */

import { useEffect, useRef } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { useSize } from 'fathom/motion.js';
import { isVoiceOn } from 'fathom/prefs.js';
import { boatClass } from './calls.js';

/** @typedef {import('./stations.js').SonarScene} SonarScene */

const TURN = /** @type {Record<string, number>} */ ({ n: 0, e: 90, s: 180, w: 270 });

/**
 * Whether a call tells something of the enemy; the own boat's courses tell the radio nothing.
 * @param {import('./wire.js').Effect} effect
 * @param {number} boat the own one
 */
export function isOfEnemy(effect, boat) {
  if (effect.effect === 'drone-sent') return effect.boat === boat;
  return !('boat' in effect) || effect.boat !== boat;
}

/**
 * @param {{scene: SonarScene, boat: number, isAll: boolean}} props `isAll`: the own calls too
 */
export function Heard({ scene, boat, isAll }) {
  const { words } = scene;
  const calls = scene.calls.filter(({ effect }) => isAll || isOfEnemy(effect, boat));
  const [list, size] = useSize();
  const latest = calls.at(-1)?.number ?? 0;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [latest, size?.height]);
  return html`<ol
    class="heard"
    aria-live="polite"
    tabindex="0"
    aria-label=${words.text('radio-heard')}
    ref=${list}
  >
    ${calls.length === 0 && html`<li class="muted">${words.text('radio-nothing')}</li>`}
    ${calls.map(
      ({ number, effect }) =>
        html`<li key=${number} class=${boatClass(effect)}>
          <span class="number">${number}</span>
          ${effect.effect === 'course-set' && html`<${Arrow} direction=${effect.direction} />`}
          <span>${words.effect(effect)}</span>
        </li>`,
    )}
  </ol>`;
}

/** @param {{direction: string}} props */
export function Arrow({ direction }) {
  return html`<svg class="heading-arrow" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 14V3M3.500 7L8 2.500 12.500 7" transform="rotate(${TURN[direction]} 8 8)" />
  </svg>`;
}

/**
 * Speaks what is new, in the reader's language.
 * @param {SonarScene} scene
 */
export function useVoice({ calls, words }) {
  const latest = calls.at(-1)?.number ?? 0;
  const spoken = useRef(latest);
  const isOn = isVoiceOn.value;
  useEffect(() => {
    const fresh = calls.filter(({ number }) => number > spoken.current);
    spoken.current = latest;
    if (!isOn || !('speechSynthesis' in window)) return;
    for (const { effect } of fresh) {
      const saying = new SpeechSynthesisUtterance(words.effect(effect));
      saying.lang = words.language;
      speechSynthesis.speak(saying);
    }
  }, [latest, isOn]);
  useEffect(() => () => window.speechSynthesis?.cancel(), [isOn]);
}
