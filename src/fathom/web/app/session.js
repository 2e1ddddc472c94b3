/** Who you are, and what can be played here. */

import { signal } from '@preact/signals';
import { api, Refusal, told } from './api.js';
import { takeMe } from './begun.js';
import { toast } from './ui.js';
import { words } from './words.js';

/** @type {import('@preact/signals').Signal<string>} */
export const myName = signal('');
/** @type {import('@preact/signals').Signal<import('./wire.js').GameTell[]>} */
export const games = signal([]);
/** Where others find this server, as far as anybody here knows. */
export const shareUrl = signal(`${location.origin}${location.pathname}`);

/** Become a guest, or be who we were; and learn what can be played. */
export async function arrive() {
  const early = takeMe();
  /** @type {Promise<import('./wire.js').Me>} */
  const asked = early ? told(early) : api('me', { name: '' });
  const [me, catalog] = await Promise.all([asked, api('games')]);
  myName.value = me.name;
  games.value = catalog.games;
  if (catalog.share_url) shareUrl.value = `${catalog.share_url}/`;
}

/** @param {string} name */
export async function rename(name) {
  myName.value = (await api('me', { name })).name;
}

/** @param {string} key */
export const gameOf = (key) => games.value.find((game) => game.key === key);

/**
 * Do something on the server; if it is refused, say why.
 * @template T
 * @param {Promise<T>} doing
 * @param {import('./words.js').Words} [spoken] of a game that may have been refused something
 * @returns {Promise<T | null>}
 */
export async function attempt(doing, spoken = words.value) {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    toast(spoken.refusal(error.fault), 'refusal');
    return null;
  }
}
