/** By effect: the sound that goes with it; what is not named is silent. */

/** @type {Record<string, string>} */
export const sounds = {
  salvaged: 'bubble',
  'put-beside': 'bubble',
  'ship-left': 'creak',
};
