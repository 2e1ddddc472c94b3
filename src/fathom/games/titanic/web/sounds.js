/** By effect: the sound that goes with it; what is not named is silent. */

/** @type {Record<string, string>} */
export const sounds = {
  saved: 'ping',
  drowned: 'creak',
  'thrown-out': 'thud',
};
