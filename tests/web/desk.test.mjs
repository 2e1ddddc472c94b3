/** The radio operator's desk: what lies on it, and what can be read off it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

const WEB = '../../src/fathom/games/sonar/web';
const { ageOf, erased, inked, laid, misfits, nextMark, silentRun } = await import(`${WEB}/desk.js`);
const { isOfEnemy } = await import(`${WEB}/ear.js`);

const VIEW = { size: 10, sector_size: 5, islands: ['D1'] };
const leg = (courses, findings = []) => ({ courses, findings });
const sheet = (number, column, row, more = {}) => ({
  leg: number,
  hand: null,
  column,
  row,
  ...more,
});

test('ink moves with the sheet, and points that add nothing are left out', () => {
  const first = sheet(0, 3, 3);
  const line = [
    [3.5, 3.5],
    [3.52, 3.5],
    [4.5, 3.5],
  ].reduce((drawn, point) => inked(drawn, point, first), []);
  assert.deepEqual(line, [
    [0.5, 0.5],
    [1.5, 0.5],
  ]);
  const moved = laid({ ...first, ink: [line] }, [leg('')], 10, 6, 6);
  assert.deepEqual([moved.column, moved.row, moved.ink], [6, 6, [line]]);
});

test('an eraser takes the lines that it touches, where they lie now, and no others', () => {
  const near = [
    [0, 0],
    [1, 0],
  ];
  const far = [
    [0, 4],
    [1, 4],
  ];
  const inkedSheet = sheet(0, 2, 2, { ink: [near, far] });
  assert.deepEqual(erased(inkedSheet, [3.2, 2.1]).ink, [far]);
  assert.equal(erased(inkedSheet, [8, 8]), inkedSheet);
});

test('a silent run is straight and no longer than it can be', () => {
  const legs = [leg('ee'), leg('n')];
  const before = sheet(0, 1, 5);
  const run = (column, row) => {
    const after = sheet(1, column, row);
    return silentRun({ sheets: [before, after] }, after, legs, 4);
  };
  assert.deepEqual(run(7, 5), { from: [3, 5], to: [7, 5], isPossible: true });
  assert.equal(run(3, 5).isPossible, true, 'nobody need move');
  assert.equal(run(8, 5).isPossible, false, 'five fields');
  assert.equal(run(4, 4).isPossible, false, 'not straight');
  assert.equal(silentRun({ sheets: [before] }, before, legs, 4), null, 'nothing was before it');
});

test('a track cannot lie on islands, beside the map, or against what was called', () => {
  const found = [
    { after: 1, kind: 'sector', what: ['1'] },
    { after: 2, kind: 'drone', what: ['2', 'no'] },
    { after: 2, kind: 'answer', what: ['column', 'A', 'row', '9'] },
  ];
  const legs = [leg('ee', found)];
  assert.deepEqual([...misfits(sheet(0, 2, 1), legs, VIEW)], []);
  assert.deepEqual(
    [...misfits(sheet(0, 3, 1), legs, VIEW)],
    [2],
    'the drone did not find them there',
  );
  assert.deepEqual([...misfits(sheet(0, 6, 1), legs, VIEW)], [1, 2]);
  assert.deepEqual([...misfits(sheet(0, 2, 0), legs, VIEW)], [1], 'D1 is an island');
  assert.deepEqual([...misfits(sheet(0, -1, 0), legs, VIEW)], [0], 'beside the map');
});

test('older stretches are older, and marks go round', () => {
  const legs = [leg('n'), leg('e'), leg('s')];
  assert.deepEqual(
    [0, 1, 2].map((number) => ageOf(sheet(number, 0, 0), legs)),
    [2, 1, 0],
  );
  assert.deepEqual([undefined, 'cross', 'ring'].map(nextMark), ['cross', 'ring', undefined]);
});

test('the radio writes down what tells of the enemy, not what the own boat does', () => {
  const heard = (effect, boat) => isOfEnemy({ effect, ...(boat === undefined ? {} : { boat }) }, 0);
  assert.ok(heard('course-set', 1));
  assert.ok(!heard('course-set', 0));
  assert.ok(heard('blast'));
  assert.ok(heard('sonar-answered', 1));
  assert.ok(heard('drone-sent', 0), 'the own drone found them, or not');
  assert.ok(!heard('drone-sent', 1));
});
