/** Joint chance: what a page adds to it, what it remembers, and what it finds out afterwards. */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { checkJoint, takePart } from 'fathom/joint.js';
import { noteSeal } from 'fathom/seals.js';

const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest('hex');
const bytes = (text) => Buffer.from(text, 'hex');
const SERVER_SEED = '5e'.repeat(32);
const OTHER_SECRET = '07'.repeat(32);

let asked = [];
let fails = false;
let number = 0;

beforeEach(() => {
  asked = [];
  fails = false;
  number += 1;
  localStorage.removeItem('fathom-joint-chance');
  localStorage.removeItem('fathom-seals');
  globalThis.fetch = async (path, { body }) => {
    if (fails) throw new TypeError('there is no line');
    asked.push([path.split('/').at(-1), JSON.parse(body)]);
    return Response.json({});
  };
});

/** A table as one is told of it whose seats are these. */
const table = (joint, you = [1]) => ({
  type: 'table',
  id: `table-${number}`,
  status: joint.stage === 'made' ? 'finished' : 'waiting',
  commitment: sha256(bytes(SERVER_SEED)),
  seed: joint.stage === 'made' ? SERVER_SEED : null,
  you,
  joint: { round: 1, shares: [], left_out: [], seed: null, ...joint },
});
const share = (seat, commitment, secret = null) => ({ seat, commitment, secret });
const others = share(0, sha256(bytes(OTHER_SECRET)));

/** Commit and reveal as far as the page wants; what it committed itself to, and its secret. */
async function together() {
  noteSeal(table({ stage: 'committing' }));
  await takePart(table({ stage: 'committing' }));
  const { commitment } = asked[0][1];
  await takePart(table({ stage: 'revealing', shares: [others, share(1, commitment)] }));
  return [commitment, asked[1]?.[1].secret];
}

/** The table when the game is over. */
function over(shares, more = {}) {
  const parts = shares.flatMap(({ seat, secret }) => [Buffer.from([seat]), bytes(secret)]);
  const seed = sha256(Buffer.from('fathom joint chance 1'), bytes(SERVER_SEED), ...parts);
  return table({ stage: 'made', shares, seed, ...more });
}
const told = (commitment, secret) => [
  { ...others, secret: OTHER_SECRET },
  share(1, commitment, secret),
];

test('a page commits itself once, and tells its secret when all are bound', async () => {
  const [commitment, secret] = await together();
  await takePart(table({ stage: 'revealing', shares: [others, share(1, commitment)] }));
  assert.deepEqual(
    asked.map(([verb, { round }]) => [verb, round]),
    [
      ['commit', 1],
      ['reveal', 1],
    ],
  );
  assert.equal(sha256(bytes(secret)), commitment);
});

test('afterwards it finds its own secret in the dice', async () => {
  assert.equal(await checkJoint(over(told(...(await together())))), 'fits');
});

test('it sees when a secret, the seed, the commitments or its own part are others', async () => {
  const [commitment, secret] = await together();
  const good = told(commitment, secret);
  const wrongSecret = [{ ...good[0], secret: '08'.repeat(32) }, good[1]];
  assert.equal(await checkJoint(over(wrongSecret)), 'fails');
  assert.equal(await checkJoint(over(good, { seed: '00'.repeat(32) })), 'fails');
  const swapped = { ...share(0, sha256(bytes('09'.repeat(32))), '09'.repeat(32)) };
  assert.equal(await checkJoint(over([swapped, good[1]])), 'changed');
  assert.equal(await checkJoint(over([good[1]])), 'changed');
  assert.equal(await checkJoint(over([good[0]])), 'left-out');
});

test('a device that added nothing says so, and so does a game without', async () => {
  const secret = 'ab'.repeat(32);
  const shares = told(sha256(bytes(secret)), secret);
  assert.equal(await checkJoint(over(shares)), 'others');
  assert.equal(await checkJoint(table({ stage: 'given-up' })), 'given-up');
});

test('after a reload, and in another tab, the secret is there', async () => {
  await takePart(table({ stage: 'committing' }));
  const { commitment } = asked[0][1];
  noteSeal(table({ stage: 'committing' }));
  const { takePart: inAnotherTab } = await import('fathom/joint.js?tab');
  await inAnotherTab(table({ stage: 'revealing', shares: [share(1, commitment)] }));
  assert.equal(sha256(bytes(asked[1][1].secret)), commitment);
});

test('two tabs that commit at one time: whichever was first can be answered for', async () => {
  const { takePart: inAnotherTab } = await import('fathom/joint.js?tab');
  await Promise.all([takePart, inAnotherTab].map((take) => take(table({ stage: 'committing' }))));
  noteSeal(table({ stage: 'committing' }));
  const [first] = asked.map(([, { commitment }]) => commitment);
  asked = [];
  await inAnotherTab(table({ stage: 'revealing', shares: [share(1, first)] }));
  assert.equal(sha256(bytes(asked[0][1].secret)), first);
});

test('no secret is told to a server that shows other commitments than before', async () => {
  noteSeal(table({ stage: 'committing' }));
  await takePart(table({ stage: 'committing' }));
  const { commitment } = asked[0][1];
  const revealing = table({ stage: 'revealing', shares: [share(1, commitment)] });
  await takePart({ ...revealing, commitment: 'ff'.repeat(32) });
  assert.equal(asked.length, 1);
});

test('who was left out, who only looks on, and whose secret is elsewhere says nothing', async () => {
  await takePart(table({ stage: 'committing', left_out: [1] }));
  await takePart(table({ stage: 'committing' }, []));
  await takePart(table({ stage: 'revealing', shares: [share(1, 'aa'.repeat(32))] }));
  await takePart({ ...table({ stage: 'committing' }), joint: null });
  assert.deepEqual(asked, []);
});

test('what did not reach the server is said again', async () => {
  fails = true;
  await takePart(table({ stage: 'committing' }));
  fails = false;
  await takePart(table({ stage: 'committing' }));
  assert.deepEqual(
    asked.map(([verb]) => verb),
    ['commit'],
  );
});

test('another round has another secret', async () => {
  await takePart(table({ stage: 'committing' }));
  await takePart(table({ stage: 'committing', round: 2, left_out: [0] }));
  assert.notEqual(asked[0][1].commitment, asked[1][1].commitment);
  assert.equal(asked[1][1].round, 2);
});
