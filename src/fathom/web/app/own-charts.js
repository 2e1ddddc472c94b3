/** Charts that somebody drew or was given, kept on this device. */

import { api } from './api.js';
import { once } from './once.js';
import { remembered } from './prefs.js';

/** @typedef {{game: string, name: string, text: string}} OwnChart */

/** So many are kept; the oldest goes first. */
const MOST_KEPT = 40;

/** @type {import('@preact/signals').Signal<OwnChart[]>} */
const kept = remembered('charts', []);

/** Those for a game, the newest first. @param {string} game */
export const ownCharts = (game) => kept.value.filter((chart) => chart.game === game);

/** Keep a chart; another of its name gives way. @param {OwnChart} chart */
export function keepChart(chart) {
  const others = kept.value.filter(({ game, name }) => game !== chart.game || name !== chart.name);
  kept.value = [chart, ...others].slice(0, MOST_KEPT);
}

/** @param {OwnChart} chart */
export function dropChart(chart) {
  kept.value = kept.value.filter((other) => other !== chart);
}

/** @type {Map<string, Promise<import('./wire.js').ChartsTell>>} */
const told = new Map();

/** What a game can be played on, and what there is to draw others with. @param {string} game */
export const chartsOf = (game) => once(told, game, () => api(`games/${game}/charts`));

/**
 * A text as the game reads it: drawn, and with all that is wrong with it.
 * @param {string} game
 * @param {string} text
 * @param {string | null} [variant]
 * @returns {Promise<import('./wire.js').ChartTell>}
 */
export const lookOver = (game, text, variant = null) =>
  api(`games/${game}/chart`, { text, variant });
