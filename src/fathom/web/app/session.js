/** Who you are, and what can be played here. */

import { computed, signal } from '@preact/signals';
import { api, Refusal, told } from './api.js';
import { takeMe } from './begun.js';
import { toast } from './ui.js';
import { words } from './words.js';

/** @type {import('@preact/signals').Signal<import('./wire.js').Me | null>} */
export const me = signal(null);
export const myName = computed(() => me.value?.name ?? '');
/** @type {import('@preact/signals').Signal<import('./wire.js').GameTell[]>} */
export const games = signal([]);
/** What can be said with one press, by name. */
export const phrases = signal(/** @type {string[]} */ ([]));
/** Where others find this server, as far as anybody here knows. */
export const shareUrl = signal(`${location.origin}${location.pathname}`);

/** Become a guest, or be who we were; and learn what can be played. */
export async function arrive() {
  const early = takeMe();
  /** @type {Promise<import('./wire.js').Me>} */
  const asked = early ? told(early) : api('me', { name: '' });
  const [who, catalog] = await Promise.all([asked, api('games')]);
  me.value = who;
  games.value = catalog.games;
  phrases.value = catalog.phrases;
  if (catalog.share_url) shareUrl.value = `${catalog.share_url}/`;
}

/** @param {string} name */
export async function rename(name) {
  me.value = await api('me', { name });
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
