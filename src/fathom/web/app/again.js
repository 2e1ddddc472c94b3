/** Another game with the same people: who asked for it, and how one gets there. */

import { api } from './api.js';
import { go } from './router.js';
import { attempt } from './session.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').TableTell} TableTell */

/**
 * Go to the next game; whoever asks first sets it up.
 * @param {TableTell} table
 */
export async function playAgain(table) {
  const again = await attempt(api(`tables/${table.id}/rematch`, {}));
  if (again) go(`table/${again.id}`);
}

/**
 * Who would like to play again, in a sentence; null as long as nobody has said so.
 * @param {TableTell} table
 */
export function againSaid({ rematch, rematch_by: by, seats }) {
  if (!rematch) return null;
  const names = by.filter((name) => !seats.some((seat) => seat.is_yours && seat.name === name));
  return names.length ? t('rematch-wanted', { names, count: names.length }) : t('rematch-asked');
}
