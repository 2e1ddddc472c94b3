/** By effect: the sound that goes with it; what is not named is silent. */

/** @type {Record<string, string>} */
export const sounds = {
  took: 'bubble',
  'put-back': 'bubble',
  'air-ran-out': 'creak',
  lost: 'thud',
  'came-home': 'ping',
};
