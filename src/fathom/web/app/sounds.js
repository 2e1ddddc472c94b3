/** Which sound goes with what happens at a table. */

import { useEffect } from 'preact/hooks';
import { sound } from './sound.js';

/** By effect; what is not named is silent. */
const OF_EFFECT = /** @type {Record<string, string>} */ ({
  took: 'bubble',
  'put-back': 'bubble',
  'air-ran-out': 'creak',
  lost: 'thud',
  'came-home': 'ping',
  'sonar-used': 'sonar',
  'sonar-answered': 'sonar',
  'drone-sent': 'ping',
  'mine-laid': 'bubble',
  'silent-run': 'bubble',
  'torpedo-fired': 'thud',
  blast: 'blast',
  surfaced: 'groan',
  'sheet-damage': 'groan',
});

/** @param {import('./live.js').LiveTable} live */
export function useSounds(live) {
  const sight = live.sight.value;
  useEffect(() => {
    if (!sight || !live.before.value) return;
    const heard = sight.effects.findLast((/** @type {any} */ effect) => effect.effect in OF_EFFECT);
    if (heard) sound(OF_EFFECT[heard.effect]);
    if (sight.moves.length && !live.before.value.to_act.includes(sight.you)) sound('bell');
  }, [sight]);
}
