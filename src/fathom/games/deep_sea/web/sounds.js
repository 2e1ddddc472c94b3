/** By effect: the sound in `sounds/` that goes with it; what is not named is silent. */

/** @type {Record<string, string>} */
export const sounds = {
  rolled: 'dice',
  breathed: 'breath',
  took: 'treasure',
  'put-back': 'put-down',
  'came-home': 'homecoming',
};
