/** What the games are called, and about what they are, in the chosen language. */

import { signal } from '@preact/signals';
import { gameOf, games } from './session.js';
import { loadWords } from './words.js';

/** By the key of the game. */
export const abouts = signal(/** @type {Record<string, {title: string, about: string}>} */ ({}));

/** @param {string} speech */
export async function readAbouts(speech) {
  const said = await Promise.all(games.value.map((game) => loadWords(speech, game.key)));
  abouts.value = Object.fromEntries(
    games.value.map(({ key }, index) => [
      key,
      { title: said[index].text('title'), about: said[index].text('about') },
    ]),
  );
}

/** @param {string} game */
export const titleOf = (game) => abouts.value[game]?.title ?? gameOf(game)?.title ?? game;
