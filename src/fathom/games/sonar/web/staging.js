/**
 * What is done is staged: it is announced, a shot runs for a moment, and only then its result is
 * told, at both boats and to those who look on at the same time. It is a matter of showing alone: the
 * server has decided, commands go on, and whoever wants no motion is told at once.
 */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isStill, shake } from 'fathom/motion.js';
import { isStaging, untold } from 'fathom/stage.js';

/** @typedef {import('./wire.js').SonarView} SonarView */
/** @typedef {import('./wire.js').Effect} Effect */
/** @typedef {import('./wire.js').Blast} Blast */

/** How long a shot runs before its result is told. */
const RUN_MS = 1500;
/** How long what was done, or its result, is looked at. */
const TOLD_MS = 2600;

const SHOTS = ['torpedo-fired', 'mine-detonated', 'archer-detonated'];
const STAGED = [
  ...SHOTS,
  'drone-sent',
  'sonar-used',
  'sonar-answered',
  'silent-run',
  'mine-laid',
  'surfaced',
  'sheet-damage',
];

/**
 * @typedef {object} Act something that everybody stops for
 * @property {Effect & {boat: number}} effect
 * @property {Blast | null} blast what came of a shot
 * @property {Effect[]} later what is told only when it has run
 */
/**
 * @typedef {object} Stage
 * @property {Act | null} act what is on stage
 * @property {boolean} isRunning whether its result is still to be told
 */

/**
 * What of all that just happened is staged: the last of it.
 * @param {Effect[]} effects
 * @returns {Act | null}
 */
export function actOf(effects) {
  const at = effects.findLastIndex(({ effect }) => STAGED.includes(effect));
  if (at < 0) return null;
  const effect = /** @type {Act['effect']} */ (effects[at]);
  const isShot = SHOTS.includes(effect.effect);
  const burst = isShot ? effects.findIndex((one, n) => n > at && one.effect === 'blast') : -1;
  return {
    effect,
    blast: burst < 0 ? null : /** @type {Blast} */ (effects[burst]),
    later: burst < 0 ? [] : effects.slice(burst),
  };
}

/**
 * What a blast was, by the boat that took most.
 * @param {Blast} blast
 * @returns {'direct' | 'near' | 'miss'}
 */
export function verdictOf({ yellow, blue }) {
  const most = Math.max(yellow, blue);
  return most > 1 ? 'direct' : most ? 'near' : 'miss';
}

/**
 * A view while a shot runs: all that would tell its result is as it was before.
 * @template {SonarView} V
 * @param {V} view
 * @param {V | null} before
 * @param {boolean} isRunning
 * @returns {V}
 */
export function held(view, before, isRunning) {
  if (!isRunning || !before) return view;
  const boats = view.boats.map((boat, number) => ({
    ...boat,
    damage: before.boats[number].damage,
  }));
  const { assistance, legs, archer } = before;
  const isEnd = view.phase === 'over' && before.phase !== 'over';
  const end = isEnd ? { phase: before.phase, enemy: null, own: before.own } : {};
  return { ...view, boats, assistance, legs, archer, ...end };
}

/**
 * What is on stage now, and the view as it may be shown meanwhile.
 * @template {SonarView} V
 * @param {{effects: Effect[], before: V | null, view: V}} scene
 * @returns {Stage & {view: V}}
 */
export function useStaging({ effects, before, view }) {
  const [, draw] = useState(0);
  const kept = useRef({
    effects,
    act: /** @type {Act | null} */ (null),
    before: /** @type {V | null} */ (null),
    began: 0,
  });
  if (kept.current.effects !== effects) {
    const act = before ? actOf(effects) : null;
    kept.current = act
      ? { effects, act, before, began: performance.now() }
      : { ...kept.current, effects };
    // At once: what is drawn beside the board in the same breath must not tell it either.
    if (act?.blast && !isStill()) untold.value = new Set(act.later);
  }
  const { act, began } = kept.current;
  const run = act?.blast && !isStill() ? RUN_MS : 0;
  const passed = performance.now() - began;
  const isRunning = act !== null && passed < run;
  const isTold = act !== null && passed >= run + TOLD_MS;
  useEffect(() => {
    if (!act) return undefined;
    const timers = [run, run + TOLD_MS].map((time) => setTimeout(() => draw((n) => n + 1), time));
    return () => timers.forEach(clearTimeout);
  }, [act]);
  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    isStaging.value = true;
    return () => {
      untold.value = new Set();
      isStaging.value = false;
    };
  }, [act, isRunning]);
  return {
    act: isTold ? null : act,
    isRunning,
    view: held(view, kept.current.before, isRunning),
  };
}

/** What a hand feels, in milliseconds of shaking and rest. */
const SHAKEN = [180, 70, 320];
const TREMBLE = [60];

/**
 * A hand holding a phone feels the blast.
 * @param {Blast} blast
 * @param {number | null} boat the own one
 */
export function feel({ yellow, blue }, boat) {
  const taken = boat === null ? 0 : [yellow, blue][boat];
  shake(taken ? SHAKEN : TREMBLE);
}
