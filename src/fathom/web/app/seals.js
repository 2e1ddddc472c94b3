/**
 * Fingerprints of seeds, noted while their games are on: so that this device can tell afterwards
 * whether the seed that is shown then is the one that was meant.
 */

const KEY = 'fathom-seals';
const MOST_SEALS = 100;

/** @returns {[string, string][]} by table, the newest last */
function noted() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return []; // storage that is forbidden or broken remembers nothing
  }
}

/** @param {import('./wire.js').TableTell} table as it is told before the end */
export function noteSeal({ id, commitment, status }) {
  if (status !== 'waiting' && status !== 'running') return;
  const seals = noted();
  if (seals.some(([table]) => table === id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seals, [id, commitment]].slice(-MOST_SEALS)));
  } catch {
    // as above
  }
}

/**
 * The fingerprint that was noted at a table during its game, if one was.
 * @param {string} id
 */
export const sealOf = (id) => noted().find(([table]) => table === id)?.[1] ?? null;

/**
 * The SHA-256 of a seed, worked out here; null where the browser does not offer it.
 * @param {string} seed in hexadecimal digits
 */
export async function fingerprint(seed) {
  if (!crypto.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
