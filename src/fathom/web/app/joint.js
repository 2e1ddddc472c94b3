/**
 * Joint chance: what this browser adds to it, and the check afterwards that it was used.
 *
 * The secret is drawn here and told only when all commitments are on the table; they are noted
 * before, so that nobody can say later that they had been others. What is remembered survives a
 * reload and is shared by the tabs of a person.
 */

import { api } from './api.js';
import { fingerprint, sealOf } from './seals.js';

/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./wire.js').JointTell} JointTell */
/**
 * What this browser committed itself to, and the commitments that it saw before it told the secret.
 * @typedef {{table: string, round: number, commitment: string, secret: string,
 *   seen?: Record<string, string>}} Part
 */

const KEY = 'fathom-joint-chance';
const MOST_PARTS = 100;
const SECRET_BYTES = 32;
const LABEL = 'fathom joint chance 1';
/** What the server has been sent and not refused for want of a line: by table, round and stage. */
const sent = new Set();
/** Where storage is forbidden, parts are remembered until the page is left. @type {Part[]} */
let unstored = [];

/** @returns {Part[]} the newest last */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return unstored;
  }
}

/** @param {Part} part instead of one with the same commitment */
function remember(part) {
  const others = remembered().filter(({ commitment }) => commitment !== part.commitment);
  unstored = [...others, part].slice(-MOST_PARTS);
  try {
    localStorage.setItem(KEY, JSON.stringify(unstored));
  } catch {
    // as above
  }
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** By seat: what everybody is bound to. @param {JointTell} joint */
const commitmentsOf = ({ shares }) =>
  Object.fromEntries(shares.map(({ seat, commitment }) => [String(seat), commitment]));

/** @param {Record<string, string>} one @param {Record<string, string>} other */
const isSame = (one, other) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([seat, commitment]) => other[seat] === commitment);

/**
 * Do what the making of chance asks of this browser now, if anything.
 * @param {TableTell} table
 */
export async function takePart(table) {
  const { id, joint, you } = table;
  if (!joint || !you.length || !globalThis.crypto?.subtle) return;
  const seat = Math.min(...you);
  const mine = joint.shares.find((share) => share.seat === seat);
  const step = `${id} ${joint.round} ${joint.stage}`;
  if (sent.has(step)) return;
  const message =
    joint.stage === 'committing' && !mine && !joint.left_out.includes(seat)
      ? () => commitment(table, joint)
      : joint.stage === 'revealing' && mine
        ? () => secretFor(table, joint, mine.commitment)
        : null;
  if (!message) return;
  sent.add(step);
  const said = await message();
  if (!said) return;
  try {
    await ('secret' in said ? api(`tables/${id}/reveal`, said) : api(`tables/${id}/commit`, said));
  } catch {
    sent.delete(step); // too late, or there is no line: then the next word of the server asks again
  }
}

/** @param {TableTell} table @param {JointTell} joint */
async function commitment({ id }, { round }) {
  const secret = hex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  const bound = (await fingerprint(secret)) ?? '';
  remember({ table: id, round, commitment: bound, secret });
  return { round, commitment: bound };
}

/**
 * The secret, unless it is another device's, or the server shows other commitments than before.
 * @param {TableTell} table
 * @param {JointTell} joint
 * @param {string} bound
 */
async function secretFor(table, joint, bound) {
  const part = remembered().find((one) => one.commitment === bound);
  const seen = commitmentsOf(joint);
  if (!part || sealOf(table.id) !== table.commitment) return null;
  if (part.seen && !isSame(part.seen, seen)) return null;
  remember({ ...part, seen });
  return { round: joint.round, secret: part.secret };
}

/**
 * What this browser finds when the game is over:
 * `given-up` nobody took part; `fails` something does not fit; `changed` commitments are others than
 * were noted here; `left-out` this browser had committed itself and is not in it; `others` it fits,
 * but this browser added nothing; `fits`; `unable` the browser cannot say.
 * @param {TableTell} table
 */
export async function checkJoint({ id, joint, seed }) {
  if (!joint || joint.stage === 'given-up') return 'given-up';
  if (!crypto.subtle) return 'unable';
  const prints = await Promise.all(joint.shares.map(({ secret }) => fingerprint(secret ?? '')));
  const areBound = joint.shares.every(({ commitment }, place) => prints[place] === commitment);
  const parts = joint.shares.map(
    ({ seat, secret }) => seat.toString(16).padStart(2, '0') + (secret ?? ''),
  );
  const label = hex(new TextEncoder().encode(LABEL));
  const made = await fingerprint([label, seed ?? '', ...parts].join(''));
  if (!areBound || made !== joint.seed) return 'fails';
  const own = remembered().filter(({ table }) => table === id);
  const mine = own.find((part) =>
    joint.shares.some(({ commitment }) => commitment === part.commitment),
  );
  if (!mine) return own.length ? 'left-out' : 'others';
  return mine.seen && isSame(mine.seen, commitmentsOf(joint)) ? 'fits' : 'changed';
}
