/** Which sound goes with what happens at a table. */

import { useEffect } from 'preact/hooks';
import { isSoundOn } from './prefs.js';
import { prepareSounds, sound } from './sound.js';

/** Of what happens at once, so many sounds are heard, one after the other. */
const MOST_SOUNDS = 3;
const STEP_MILLISECONDS = 260;

/**
 * @param {import('./live.js').LiveTable} live
 * @param {import('./boards.js').BoardModule | null} board its `sounds` say which; the rest is silent
 */
export function useSounds(live, board) {
  const sight = live.sight.value;
  const game = live.table.value?.game;
  const isDrawn = Boolean(sight && board);
  useEffect(() => {
    if (!isDrawn || !game) return;
    // When the board has been drawn and nothing else is to be done.
    const timer = setTimeout(() => prepareSounds(game), STEP_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isDrawn, game, isSoundOn.value]);
  useEffect(() => {
    if (!sight || !live.before.value) return;
    const sounds = board?.sounds ?? {};
    const heard = sight.effects.map(({ effect }) => sounds[effect]).filter(Boolean);
    const wasWaited = live.before.value.to_act.some((seat) => seat === sight.you);
    if (sight.moves.length && !wasWaited) heard.push('bell');
    const several = [...new Set(heard)].slice(-MOST_SOUNDS);
    several.forEach((name, number) => setTimeout(() => sound(name), number * STEP_MILLISECONDS));
  }, [sight]);
}
