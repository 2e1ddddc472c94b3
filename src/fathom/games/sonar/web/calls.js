/** What is called, as large banners; and the stop of everybody, with its countdown. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { isStill } from 'fathom/motion.js';
import { sound } from 'fathom/sound.js';
import { BLAST } from './sounds.js';
import { feel, verdictOf } from './staging.js';

/** @typedef {import('./wire.js').Scene} Scene */
/** @typedef {import('./wire.js').Effect} Effect */

const SHOWN_CALLS = 4;
const LIGHT_MS = 1000;

/**
 * The latest calls: the newest large, those before it smaller and only as far as they fit as a whole;
 * the order is the server's.
 * @param {{calls: import('./heard.js').Call[], words: import('fathom/words.js').Words}} props
 */
export function Calls({ calls, words }) {
  return html`<div class="calls" role="log" aria-label=${words.text('board-calls')}>
    <ol>
      ${calls.slice(-SHOWN_CALLS).map(
        ({ number, effect }) =>
          html`<li
            key=${number}
            class="call ${boatClass(effect)} call-${effect.effect}"
            style=${{ order: -number }}
          >
            <span class="number" aria-hidden="true">${number}</span>
            <span>${words.effect(effect)}</span>
          </li>`,
      )}
    </ol>
  </div>`;
}

/** @param {Effect} effect */
export const boatClass = (effect) => ('boat' in effect ? `boat-${effect.boat}` : '');

/**
 * Everybody stops: what is done, and then what came of it, over the whole width of the header, where
 * nothing is pressed.
 * @param {{scene: Scene, stage: import('./staging.js').Stage}} props
 */
export function Stop({ scene, stage: { act, isRunning } }) {
  const { view, words } = scene;
  const left = useCountdown(scene, view.halt_until);
  const isAsked = view.asked !== null;
  if (view.phase === 'over' ? !act : !view.halted && !isAsked && !act) return null;
  const verdict = act?.blast && !isRunning ? verdictOf(act.blast) : null;
  const said = isAsked
    ? words.text('board-asked', { boat: view.asked })
    : act
      ? announced(act, words)
      : words.text('board-halt');
  return html`<div
    class="stop ${view.halted ? 'halted' : ''} ${act ? boatClass(act.effect) : ''} ${isRunning ? 'running' : ''} ${verdict ? `verdict-${verdict}` : ''}"
    role="status"
  >
    <p class="word">${words.text('board-stop')}</p>
    <p class="what">${verdict ? words.text(`stage-${verdict}`) : said}</p>
    ${verdict && act?.blast && html`<p class="taken">${words.text('stage-taken', { ...act.blast })}</p>`}
    ${left !== null && html`<${Ring} left=${left} label=${words.text('board-seconds', { seconds: Math.ceil(left / 1000) })} />`}
  </div>`;
}

/**
 * What is done, in a few large words.
 * @param {import('./staging.js').Act} act
 * @param {import('fathom/words.js').Words} words
 */
function announced({ effect, blast }, words) {
  return blast ? words.text(`stage-${effect.effect}`, { ...effect }) : words.effect(effect);
}

/**
 * The latest course as a large arrow at that edge of the board.
 * @param {{calls: import('./heard.js').Call[], isLive: boolean}} props
 */
export function EdgeArrow({ calls, isLive }) {
  const last = calls.at(-1);
  const first = useRef(last?.number);
  if (!isLive || last?.effect.effect !== 'course-set' || last.number === first.current) return null;
  const { boat, direction } = last.effect;
  return html`<svg
    key=${last.number}
    class="edge-arrow to-${direction} boat-${boat}"
    viewBox="0 0 40 40"
    aria-hidden="true"
  >
    <path d="M20 4l14 18h-8v14H14V22H6z" />
  </svg>`;
}

/** @param {{left: number, label: string}} props */
function Ring({ left, label }) {
  const most = useRef(left);
  most.current = Math.max(most.current, left);
  const share = most.current > 0 ? left / most.current : 0;
  return html`<svg class="ring" viewBox="0 0 48 48" role="timer" aria-label=${label}>
    <circle class="spent" cx="24" cy="24" r="20" />
    <circle
      class="left"
      cx="24"
      cy="24"
      r="20"
      pathLength="1"
      stroke-dasharray="${share} 2"
      transform="rotate(-90 24 24)"
    />
    <text x="24" y="25">${Math.ceil(left / 1000)}</text>
  </svg>`;
}

/**
 * The milliseconds until a moment of the game, counted down while they last; null without one.
 * @param {Pick<Scene, 'now'> & {view: {now: number}}} scene
 * @param {number | null} until
 */
export function useCountdown(scene, until) {
  const [, tick] = useState(0);
  const left = until === null ? null : Math.max(0, until - (scene.now?.() ?? scene.view.now));
  const isRunning = left !== null && left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 100);
    return () => clearInterval(timer);
  }, [isRunning, until]);
  return left;
}

/**
 * The room: a hit shakes it once and turns the light red for a second; surfaced, it is day above.
 * Who wants no motion sees a still red edge instead.
 * @param {{scene: Scene, stage: import('./staging.js').Stage,
 *   children: import('fathom/boards.js').Drawn}} props
 */
export function Room({ scene, stage, children }) {
  const { act, isRunning } = stage;
  const room = useRef(/** @type {HTMLElement | null} */ (null));
  const light = useRef(/** @type {HTMLElement | null} */ (null));
  const { view, effects, before } = scene;
  const blast = isRunning ? null : (act?.blast ?? null);
  useEffect(() => {
    if (!blast) return;
    sound(BLAST);
    feel(blast, view.boat);
  }, [blast]);
  useEffect(() => {
    // A blast is felt when it is told; everything else at once.
    const isNow = effects.some((one) => one.effect !== 'blast' && isHit(one, view.boat));
    const isTold = blast !== null && isHit(blast, view.boat);
    if (!before || (!isNow && !isTold)) return;
    if (isStill()) {
      light.current?.animate([{ opacity: 1 }, { opacity: 1 }], LIGHT_MS);
      return;
    }
    light.current?.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }],
      LIGHT_MS,
    );
    const jolt = [0, -7, 6, -4, 2, 0].map((x, index) => ({
      translate: `${x}px ${index % 2 ? 3 : 0}px`,
    }));
    room.current?.animate(jolt, { duration: 420, easing: 'ease-out' });
  }, [effects, blast]);
  const isUp = view.boat !== null && view.boats[view.boat].surfaced;
  return html`<div class="room ${isUp ? 'surfaced' : ''}" ref=${room}>
    ${children}
    <div class="red-light" ref=${light}></div>
  </div>`;
}

/**
 * Whether an effect says that a boat was damaged; for a spectator either boat counts.
 * @param {Effect} effect
 * @param {number | null} boat
 */
function isHit(effect, boat) {
  if (effect.effect === 'blast') {
    const taken = [effect.yellow, effect.blue];
    return boat === null ? Math.max(...taken) > 0 : taken[boat] > 0;
  }
  const isDamage =
    effect.effect === 'sheet-damage' || (effect.effect === 'surfaced' && effect.ice > 0);
  return isDamage && (boat === null || effect.boat === boat);
}
