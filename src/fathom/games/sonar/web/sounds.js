/** By effect: the sound in `sounds/` that goes with it; what is not named is silent. */

/** @type {Record<string, string>} */
export const sounds = {
  'sonar-used': 'ping',
  'sonar-answered': 'ping',
  'drone-sent': 'drone',
  'mine-laid': 'mine',
  'silent-run': 'hush',
  'torpedo-fired': 'launch',
  surfaced: 'klaxon',
  dived: 'klaxon',
  'sheet-damage': 'creak',
};

/** Heard when a blast is told, which is later than it is known (staging.js). */
export const BLAST = 'blast';
