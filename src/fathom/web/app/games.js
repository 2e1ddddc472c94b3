/** What the home page says of the games that the server does not: how long, how many at best. */

/** @type {Record<string, {minutes: number, seats: number}>} */
const KNOWN = {
  'deep-sea': { minutes: 20, seats: 4 },
  submarine: { minutes: 45, seats: 3 },
  sonar: { minutes: 40, seats: 8 },
  titanic: { minutes: 45, seats: 3 },
};

/** @param {any} game as the catalog tells it */
export function aboutGame(game) {
  return KNOWN[game.key] ?? { minutes: 30, seats: game.seats[0] };
}

/**
 * The bot for a first game: neither the weakest nor the strongest.
 * @param {any} game
 */
export const usualBot = (game) => game.bots[Math.floor(game.bots.length / 2)];
