/** What shipmates have said about the enemy. */

/**
 * The field of the latest "they are about here", if there is one.
 * @param {import('fathom/wire.js').LineTell[]} [lines] the crew's own talk
 */
export const aboutHere = (lines = []) =>
  lines.findLast((line) => line.call?.startsWith('here '))?.call?.split(' ')[1] ?? null;
