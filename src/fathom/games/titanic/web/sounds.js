/** By effect: the sound in `sounds/` that goes with it; what is not named is silent. */

/** @type {Record<string, string>} */
export const sounds = {
  'tile-laid': 'water',
  drowned: 'creak',
  froze: 'ice',
  saved: 'saved',
  'ring-won': 'saved',
  'thrown-out': 'splash',
  'pushed-off': 'splash',
  'fought-out': 'splash',
  'last-turns': 'creak',
};
