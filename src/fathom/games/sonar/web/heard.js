/** What has been called, in the server's order: kept for banners, marks on the map, and spectators. */

import { useRef } from 'preact/hooks';

/** What is called aloud (SON-35), as the effects name it. */
const CALLED = [
  'game-started',
  'course-set',
  'sheet-damage',
  'surfaced',
  'torpedo-fired',
  'mine-laid',
  'mine-detonated',
  'archer-detonated',
  'archer-destroyed',
  'blast',
  'drone-sent',
  'sonar-used',
  'sonar-answered',
  'silent-run',
  'repair-checked',
  'ready-to-dive',
  'dived',
  'game-ended',
];
const MOST_CALLS = 60;

/** @typedef {import('./wire.js').Effect} Effect */
/** @typedef {{number: number, effect: Effect}} Call */

/**
 * Everything called so far, oldest first, each with its number; at most the latest sixty.
 * @param {import('./wire.js').Scene} scene
 * @returns {Call[]}
 */
export function useHeard({ effects, view }) {
  const kept = useRef(
    /** @type {{effects: Effect[] | null, count: number, calls: Call[]}} */ ({
      effects: null,
      count: 0,
      calls: [],
    }),
  );
  const memory = kept.current;
  if (memory.effects !== effects) {
    const fresh = effects.filter((effect) => CALLED.includes(effect.effect));
    const calls = fresh.map((effect, index) => ({ number: memory.count + index + 1, effect }));
    kept.current = {
      effects,
      count: memory.count + fresh.length,
      calls: [...(view.phase === 'start' ? [] : memory.calls), ...calls].slice(-MOST_CALLS),
    };
  }
  return kept.current.calls;
}
