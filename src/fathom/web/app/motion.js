/** Motion: short, from where things were to where they are, and none for whoever wants none. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const isStill = () => still.matches;

/**
 * A hand holding a phone feels this. Browsers refuse it on a page that nobody has touched yet.
 * @param {number[]} pattern milliseconds of shaking and rest, by turns
 */
export function shake(pattern) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** @param {number} share */
const easeOut = (share) => 1 - (1 - share) ** 3;

/**
 * A number that glides to `target` whenever that changes, from wherever it is just then.
 * @param {number} target
 * @param {(distance: number) => number} duration in milliseconds
 */
export function useGlide(target, duration) {
  const [shown, setShown] = useState(target);
  const now = useRef(target);
  // Before it is drawn: what does not glide is nowhere else, not for a single frame.
  useLayoutEffect(() => {
    const start = now.current;
    const time = isStill() ? 0 : duration(Math.abs(target - start));
    if (start === target) return;
    if (!time) {
      now.current = target;
      setShown(target);
      return;
    }
    const begun = performance.now();
    let frame = requestAnimationFrame(function draw(moment) {
      const share = Math.min(1, Math.max(0, moment - begun) / time);
      now.current = share === 1 ? target : start + (target - start) * easeOut(share);
      setShown(now.current);
      if (share < 1) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

/**
 * The size of an element in CSS pixels, kept up to date.
 * @returns {[import('preact').RefObject<Element | null>, {width: number, height: number} | null]}
 */
export function useSize() {
  const box = useRef(/** @type {Element | null} */ (null));
  const [size, setSize] = useState(/** @type {{width: number, height: number} | null} */ (null));
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect;
      setSize({ width: Math.round(width), height: Math.round(height) });
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, size];
}

/**
 * The value of the drawing before, to see what has changed.
 * @template T
 * @param {T} value
 * @returns {T | null}
 */
export function usePrevious(value) {
  const kept = useRef(/** @type {{now: T, before: T | null}} */ ({ now: value, before: null }));
  if (kept.current.now !== value) kept.current = { now: value, before: kept.current.now };
  return kept.current.before;
}

/** Screens without room beside the board, upright or sideways: the rest comes in sheets. */
export const TALL = matchMedia('(max-width: 60rem), (max-height: 30rem) and (min-width: 36rem)');

/** @param {MediaQueryList} media */
export function useMedia(media) {
  const [matches, setMatches] = useState(media.matches);
  useEffect(() => {
    const note = () => setMatches(media.matches);
    media.addEventListener('change', note);
    return () => media.removeEventListener('change', note);
  }, [media]);
  return matches;
}
