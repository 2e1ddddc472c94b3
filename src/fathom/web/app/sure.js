/**
 * Something that must be there by now: if it is not, that is a mistake, and this says so.
 * @template T
 * @param {T | null | undefined} value
 * @returns {T}
 */
export function sure(value) {
  if (value === null || value === undefined) throw new TypeError('something is missing here');
  return value;
}
