/** Which sound goes with what happens at a table. */

import { useEffect } from 'preact/hooks';
import { sound } from './sound.js';

/**
 * @param {import('./live.js').LiveTable} live
 * @param {import('./boards.js').BoardModule | null} board its `sounds` say which; the rest is silent
 */
export function useSounds(live, board) {
  const sight = live.sight.value;
  useEffect(() => {
    if (!sight || !live.before.value) return;
    const sounds = board?.sounds ?? {};
    const heard = sight.effects.findLast(({ effect }) => effect in sounds);
    if (heard) sound(sounds[heard.effect]);
    const wasWaited = live.before.value.to_act.some((seat) => seat === sight.you);
    if (sight.moves.length && !wasWaited) sound('bell');
  }, [sight]);
}
