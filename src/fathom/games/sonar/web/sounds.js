/** By effect: the sound in `sounds/` that goes with it; what is not named is silent. */

/** @type {Record<string, string>} */
export const sounds = {
  'sonar-used': 'ping',
  'sonar-answered': 'ping',
  'drone-sent': 'drone',
  'mine-laid': 'mine',
  'silent-run': 'hush',
  'torpedo-fired': 'launch',
  blast: 'blast',
  surfaced: 'klaxon',
  dived: 'klaxon',
  'sheet-damage': 'creak',
};
