/** What the games are called, and about what they are, in the chosen language. */

import { signal } from '@preact/signals';
import { gameOf, games } from './session.js';
import { loadWords } from './words.js';

/**
 * @typedef {object} About
 * @property {string} title
 * @property {string} about
 * @property {Record<string, string>} quickStarts by name: what it is to play at once like that
 */

/** By the key of the game. */
export const abouts = signal(/** @type {Record<string, About>} */ ({}));

/** @param {string} speech */
export async function readAbouts(speech) {
  const said = await Promise.all(games.value.map((game) => loadWords(speech, game.key)));
  abouts.value = Object.fromEntries(
    games.value.map(({ key, quick_starts: starts }, index) => {
      const words = said[index];
      const quickStarts = Object.fromEntries(
        starts.map(({ name }) => [name, words.text(`play-now-${name}`)]),
      );
      return [key, { title: words.text('title'), about: words.text('about'), quickStarts }];
    }),
  );
}

/** @param {string} game */
export const titleOf = (game) => abouts.value[game]?.title ?? gameOf(game)?.title ?? game;
