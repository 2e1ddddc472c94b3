/** By effect: the sound in `sounds/` that goes with it; what is not named is silent. */

/** @type {Record<string, string>} */
export const sounds = {
  'submarine-moved': 'motor',
  'card-discarded': 'card',
  'toll-paid': 'card',
  salvaged: 'salvage',
  'put-beside': 'salvage',
  'ship-left': 'horn',
};
