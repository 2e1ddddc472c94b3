/** The plain board: what fields are called, what they say, and which belong to seats. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { columnsOf, labelOf, plainBoard, valueText } from 'fathom/plain.js';
import { games } from 'fathom/session.js';
import { Words } from 'fathom/words.js';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(
  new FluentResource(`
screen-in-bag = left in the bag
screen-round = round { $round }
field-laid-down = open
phase-first = the first phase
plain-yes = yes
plain-no = no
`),
);
const WORDS = new Words('en', [bundle]);
const VIEW = {
  you: 0,
  ply: 3,
  to_act: [1],
  outcome: null,
  round: 2,
  swapped: [true, false],
  cups: [
    { size: 2, dice: [1, 6] },
    { size: 1, dice: null },
  ],
};

test('a field is called by the words of the game, or by its own name', () => {
  assert.equal(labelOf('in_bag', WORDS), 'left in the bag');
  assert.equal(labelOf('laid_down', WORDS), 'open');
  assert.equal(labelOf('round', WORDS), 'round'); // what needs facts does not stand by itself
  assert.equal(labelOf('never_heard_of', WORDS), 'never heard of');
});

test('a value is said by the words of the game, and nothing is shown as nothing', () => {
  assert.equal(valueText('phase', 'first', WORDS), 'the first phase');
  assert.equal(valueText('phase', 'second_to_last', WORDS), 'second to last');
  assert.equal(valueText('tank', 0, WORDS), '0');
  assert.equal(valueText('swapped', true, WORDS), 'yes');
  assert.equal(valueText('swapped', false, WORDS), 'no');
  for (const nothing of [null, undefined, '', [], {}])
    assert.equal(valueText('hand', nothing, WORDS), '–');
});

test('lists by seat are columns, and so are their parts', () => {
  assert.deepEqual(columnsOf(VIEW, ['swapped', 'cups']), [
    { name: 'swapped', values: [true, false] },
    { name: 'size', values: [2, 1] },
    { name: 'dice', values: [[1, 6], null] },
  ]);
  assert.deepEqual(columnsOf(VIEW, []), []);
  assert.deepEqual(columnsOf(VIEW, ['to_act']), []); // the page itself shows whose turn it is
});

test('what each had is in the result', () => {
  games.value = [{ key: 'dice', by_seat: ['swapped', 'cups'], seat_fields: [] }];
  const { breakdown, possessions } = plainBoard('dice');
  assert.deepEqual(breakdown(VIEW, 1, WORDS), [
    { label: 'swapped', value: 'no' },
    { label: 'size', value: '1' },
    { label: 'dice', value: '–' },
  ]);
  assert.deepEqual(possessions(VIEW, 1, WORDS), []);
});
