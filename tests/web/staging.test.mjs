/** What is done is staged: what is announced, what is held back, and for how long. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

const WEB = '../../src/fathom/games/sonar/web';
const { actOf, held, verdictOf } = await import(`${WEB}/staging.js`);
const { areasOf } = await import(`${WEB}/marks.js`);

const FIRED = { effect: 'torpedo-fired', boat: 1, field: 'C9' };
const BLAST = { effect: 'blast', field: 'C9', yellow: 2, blue: 0, yellow_total: 4, blue_total: 0 };
const ENDED = { effect: 'game-ended', winner: 1 };

test('a shot is announced; its blast, and all that comes of it, is told later', () => {
  const act = actOf([{ effect: 'gauge-marked' }, FIRED, BLAST, ENDED]);
  assert.equal(act.effect, FIRED);
  assert.equal(act.blast, BLAST);
  assert.deepEqual(act.later, [BLAST, ENDED]);
});

test('what is no shot is announced, and nothing of it is held back', () => {
  const drone = { effect: 'drone-sent', boat: 0, sector: 3, found: 1 };
  assert.deepEqual(actOf([{ effect: 'course-set', boat: 0, direction: 'n' }, drone]), {
    effect: drone,
    blast: null,
    later: [],
  });
  assert.equal(actOf([{ effect: 'course-set', boat: 0, direction: 'n' }]), null);
});

test('a hit is direct, near, or none, for the boat that took most', () => {
  assert.equal(verdictOf(BLAST), 'direct');
  assert.equal(verdictOf({ ...BLAST, yellow: 0, blue: 1 }), 'near');
  assert.equal(verdictOf({ ...BLAST, yellow: 0 }), 'miss');
});

test('while it runs nothing that is shown tells the result, and commands are those of now', () => {
  const before = {
    phase: 'realtime',
    boats: [{ damage: 2 }, { damage: 0 }],
    own: { field: 'C9' },
    assistance: { fields: ['A1', 'A2'] },
    legs: [[], []],
    archer: ['B2'],
    halted: false,
  };
  const after = {
    phase: 'over',
    boats: [{ damage: 4 }, { damage: 0 }],
    own: { field: 'C9' },
    enemy: { field: 'C6' },
    assistance: { fields: ['A1'] },
    legs: [[1], []],
    archer: [],
    halted: true,
  };
  const shown = held(after, before, true);
  assert.deepEqual(shown.boats, before.boats);
  assert.equal(shown.phase, 'realtime');
  assert.equal(shown.enemy, null, 'the other boat is not to be seen yet');
  assert.equal(shown.assistance, before.assistance);
  assert.equal(shown.legs, before.legs);
  assert.equal(shown.halted, true, 'everybody stops at once');
  assert.equal(held(after, before, false), after);
  assert.equal(held(after, null, true), after);
});

test('sectors and facts that were called are parts of the map', () => {
  assert.deepEqual(areasOf({ effect: 'surfaced', sector: 4 }), [['sector', '4', 'sure']]);
  assert.deepEqual(areasOf({ effect: 'drone-sent', sector: 4, found: 0 }), [
    ['sector', '4', 'never'],
  ]);
  const answer = { first: 'column', first_value: 'C', second: 'row', second_value: '9' };
  assert.deepEqual(areasOf({ effect: 'sonar-answered', ...answer }), [
    ['column', 'C', 'maybe'],
    ['row', '9', 'maybe'],
  ]);
  assert.deepEqual(areasOf({ effect: 'silent-run' }), []);
});
