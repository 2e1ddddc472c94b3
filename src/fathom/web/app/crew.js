/** Those who win and lose together: who they are, what they are called, what they say. */

import { t } from './words.js';

/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./words.js').Words} Words */

/**
 * Whether somebody here shares a side with others.
 * @param {TableTell} table
 */
export const hasCrew = (table) =>
  table.sides.some(
    (side) => side.seats.length > 1 && side.seats.some((it) => table.you.includes(it)),
  );

/**
 * Whether sides are more than single seats at this table.
 * @param {TableTell} table
 */
export const hasSides = (table) => table.sides.some((side) => side.seats.length > 1);

/**
 * How a side is called: as it calls itself, or by the game's word for it.
 * @param {TableTell} table
 * @param {number} number
 * @param {Words} words
 */
export function sideName(table, number, words) {
  const own = table.sides[number].name;
  if (own) return own;
  const message = `side-${number}`;
  return words.has(message) ? words.text(message) : t('side', { number: number + 1 });
}

/**
 * Who said a line: a person by name, a bot by what its seat is called.
 * @param {import('./wire.js').LineTell} line
 * @param {TableTell} table
 * @param {Words} words
 */
export function lineSpeaker({ name, seats: [seat] }, table, words) {
  if (name !== null || seat === undefined) return name;
  const station = table.seats[seat].stations.at(-1);
  const message = `station-${station}`;
  return words.has(message) ? words.text(message) : words.seat(seat);
}

/**
 * What a line says; a call and a phrase in the reader's own language.
 * @param {{text: string, call: string | null, phrase: string | null}} line
 * @param {Words} words
 */
export function lineText({ text, call, phrase }, words) {
  if (phrase) return t(`phrase-${phrase}`);
  if (!call) return text;
  const [name, what, more] = call.split(' ');
  return words.text(`call-${name}`, { what, more });
}
