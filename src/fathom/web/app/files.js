/** Files of the application: always those of the build that this page belongs to. */

/** @param {string} path such as `icon.svg` */
export const fileOf = (path) => new URL(`../${path}`, import.meta.url).href;

/**
 * A file that a game brings.
 * @param {string} game
 * @param {string} path such as `picture.svg`
 */
export const gameFile = (game, path) => fileOf(`games/${game}/${path}`);
