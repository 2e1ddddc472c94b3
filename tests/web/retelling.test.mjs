/** Looking back: which moments are fetched, which is shown, and what bots think of them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actorOf, Retelling } from 'fathom/retelling.js';
import { answer } from './answers.mjs';

const PLIES = 60;
const TABLE = { id: 'abc', you: [1] };

const story = (eyes) => ({
  eyes,
  choices: ['all', 'public', '0', '1'],
  plies: PLIES,
  story: Array.from({ length: PLIES + 1 }, (_, ply) =>
    ply ? [{ effect: { effect: `${eyes}-${ply}` }, seats: null }] : [],
  ),
});

/** The moments that a path asks for. */
function moments(path) {
  const query = new URLSearchParams(path.split('?')[1]);
  const [eyes, first, count] = ['eyes', 'first', 'count'].map((name) => query.get(name));
  const plies = Array.from({ length: Number(count) }, (_, index) => Number(first) + index);
  return {
    eyes,
    moments: plies.map((ply) => ({ ply, view: { eyes, ply }, attachments: [], insight: null })),
  };
}

/** A game that is over, looked at; `more` is what else the server answers. */
async function looked(more = {}) {
  const asked = answer({
    ...more,
    'tables/abc/replay/moments': moments,
    'tables/abc/replay?eyes=': (path) => story(path.split('=')[1]),
    'tables/abc/replay': story('all'),
    'tables/abc': TABLE,
  });
  const told = new Retelling('abc');
  await told.opened;
  return { told, asked };
}

const effects = (told) => told.shown.value.effects.map(({ effect }) => effect);

test('it begins at the beginning, as who may know most sees it', async () => {
  const { told, asked } = await looked();
  assert.deepEqual(asked, [
    'tables/abc',
    'tables/abc/replay',
    'tables/abc/replay/moments?eyes=all&first=0&count=24',
  ]);
  assert.deepEqual(told.shown.value.view, { eyes: 'all', ply: 0 });
  assert.equal(told.shown.value.before, null);
  assert.equal(told.last, PLIES);
});

test('a step forward is compared with the moment before; a jump shows what happened lately', async () => {
  const { told } = await looked();
  await told.goTo(1);
  assert.deepEqual(told.shown.value.before, { eyes: 'all', ply: 0 });
  assert.deepEqual(effects(told), ['all-1']);
  await told.goTo(20);
  assert.equal(told.shown.value.before, null);
  assert.equal(effects(told).length, 13);
  assert.deepEqual([effects(told).at(0), effects(told).at(-1)], ['all-8', 'all-20']);
  await told.goTo(19);
  assert.equal(told.shown.value.before, null); // backwards nothing travels
});

test('there is nothing before the beginning and after the end', async () => {
  const { told } = await looked();
  await told.goTo(-3);
  assert.equal(told.shown.value.ply, 0);
  await told.goTo(1000);
  assert.equal(told.shown.value.ply, PLIES);
  await told.goTo(7.4);
  assert.equal(told.shown.value.ply, 7);
});

test('moments are fetched once, and the next ones before they are needed', async () => {
  const { told, asked } = await looked();
  asked.length = 0;
  for (const ply of [1, 2, 12, 13, 14, 3]) await told.goTo(ply);
  assert.deepEqual(asked, ['tables/abc/replay/moments?eyes=all&first=24&count=24']);
});

test('what is wanted last is shown, whatever comes last', async () => {
  const waiting = {};
  const { told } = await looked();
  const slow = (path) => new Promise((tell) => (waiting[path] = () => tell(moments(path))));
  answer({ 'tables/abc/replay/moments': slow });
  const [far, near] = [told.goTo(50), told.goTo(30)];
  const [first, second] = [48, 24].map(
    (ply) => waiting[`tables/abc/replay/moments?eyes=all&first=${ply}&count=24`],
  );
  second();
  first();
  await Promise.all([far, near]);
  assert.equal(told.shown.value.ply, 30);
});

test('other eyes see the same ply, with nothing to compare', async () => {
  const { told } = await looked();
  await told.goTo(5);
  await told.lookWith('1');
  assert.deepEqual(told.shown.value.view, { eyes: '1', ply: 5 });
  assert.equal(told.shown.value.before, null);
  assert.equal(effects(told).at(-1), '1-5');
});

test('moments that could not be fetched are asked for again', async () => {
  const { told } = await looked();
  answer({ 'tables/abc/replay/moments': 503 });
  await assert.rejects(told.goTo(30));
  answer({ 'tables/abc/replay/moments': moments });
  await told.goTo(30);
  assert.equal(told.shown.value.ply, 30);
});

test('a game that may not be looked at says why', async () => {
  answer({ tables: 403 });
  const told = new Retelling('abc');
  await told.opened;
  assert.equal(told.denied.value.code, 'not-here');
  assert.equal(told.shown.value, null);
});

test('bots are asked until they are done, and who looks sees how far they are', async () => {
  const answers = [
    {
      is_complete: false,
      sides: [[0], [1]],
      plies: [0],
      estimates: [[0.5], [0.5]],
      turns: [null, null],
    },
    {
      is_complete: true,
      sides: [[0], [1]],
      plies: [0, 60],
      estimates: [
        [0.5, 1],
        [0.5, 0],
      ],
      turns: [null, 42],
    },
  ];
  const { told, asked } = await looked({ 'tables/abc/analysis': () => answers.shift() });
  await told.analyse();
  assert.equal(asked.filter((path) => path.endsWith('analysis')).length, 2);
  assert.ok(told.analysis.value.is_complete);
  assert.equal(told.turnOf(1), 42);
  assert.equal(told.turnOf(0), 42); // its own fate was not decided at one ply: the other's was
  assert.equal(told.turnOf(undefined), 42);
});

test('where bots cannot say anything there is no turning point', async () => {
  const { told } = await looked({ 'tables/abc/analysis': 409 });
  await told.analyse();
  assert.deepEqual(told.analysis.value.sides, []);
  assert.equal(told.turnOf(0), null);
});

test('who may not know everything does not ask the bots', async () => {
  const { told, asked } = await looked();
  told.told.value = { ...told.told.value, choices: ['public'] };
  await told.analyse();
  assert.ok(!asked.some((path) => path.endsWith('analysis')));
});

test('bots are not asked any more when the page is left', async () => {
  const { told, asked } = await looked({
    'tables/abc/analysis': () => {
      told.close();
      return { is_complete: false, sides: [], plies: [], estimates: [], turns: [] };
    },
  });
  await told.analyse();
  assert.equal(asked.filter((path) => path.endsWith('analysis')).length, 1);
});

test("what a crew was told is nobody's in particular, least of all the captain's", () => {
  const marked = { effect: 'gauge-marked', system: 'torpedo' };
  assert.equal(actorOf({ effect: marked, seats: [0, 1, 2, 3] }), null);
  assert.equal(actorOf({ effect: marked, seats: [5] }), 5);
  assert.equal(actorOf({ effect: { ...marked, seat: 2 }, seats: [0, 1, 2, 3] }), 2);
  assert.equal(actorOf({ effect: { ...marked, seat: 0 }, seats: null }), 0);
});
