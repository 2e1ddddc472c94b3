/** Choosing a move step by step. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_KEYS, offered, stepsOf, without } from 'fathom/choosing.js';

const byWord = (move) => move.split(' ');
const faces = ({ options }) => options.map(({ path, move }) => move ?? path.join(' '));
const MOVES = ['move 3 up 1', 'move 3 up 2', 'move 3 down 10', 'move 3 down 9', 'stop'];

test('each step is offered once, and a way with one move left is that move', () => {
  assert.deepEqual(faces(offered(MOVES, [], byWord)), ['move', 'stop']);
  assert.deepEqual(faces(offered(['take', 'drop 1', 'drop 2'], [], byWord)), ['take', 'drop']);
  assert.deepEqual(faces(offered(['take', 'drop 1'], [], byWord)), ['take', 'drop 1']);
});

test('what leaves nothing to choose is passed over', () => {
  const { path, options } = offered(MOVES, ['move'], byWord);
  assert.deepEqual(path, ['move', '3']);
  assert.deepEqual(faces({ options }), ['move 3 up', 'move 3 down']);
});

test('an option names all the moves that it leads to', () => {
  const [first, second] = offered(MOVES, ['move'], byWord).options;
  assert.deepEqual(first.moves, ['move 3 up 1', 'move 3 up 2']);
  assert.deepEqual(second.moves, ['move 3 down 10', 'move 3 down 9']);
});

test('numbers come in their order, before words', () => {
  const { options } = offered(MOVES, ['move', '3', 'down'], byWord);
  assert.deepEqual(faces({ options }), ['move 3 down 9', 'move 3 down 10']);
  assert.deepEqual(faces(offered(['give all', 'give 2', 'give 1'], ['give'], byWord)), [
    'give 1',
    'give 2',
    'give all',
  ]);
});

test('steps that no longer lead anywhere are forgotten', () => {
  const { path, options } = offered(MOVES, ['shoot', '4'], byWord);
  assert.deepEqual(path, []);
  assert.deepEqual(faces({ options }), ['move', 'stop']);
});

test('without any move there is nothing to choose', () => {
  assert.deepEqual(offered([], ['move'], byWord), { path: [], options: [] });
});

test('a move that is the beginning of others can be chosen too', () => {
  const moves = ['pass', 'pass 1', 'pass 2', 'stop'];
  assert.deepEqual(faces(offered(moves, [], byWord)), ['pass', 'stop']);
  const { path, options } = offered(moves, ['pass'], byWord);
  assert.deepEqual(path, ['pass']);
  assert.deepEqual(
    options.map(({ move }) => move),
    ['pass', 'pass 1', 'pass 2'],
  );
});

test('going back undoes the last choice, not what was passed over', () => {
  assert.deepEqual(without(MOVES, ['move', '3', 'up'], byWord), ['move', '3']);
  assert.deepEqual(without(MOVES, ['move', '3'], byWord), []);
  assert.deepEqual(without(MOVES, ['move'], byWord), []);
});

test('a board says what the steps are', () => {
  const board = { steps: (move, view, moves) => [view.phase, move, String(moves.length)] };
  assert.deepEqual(stepsOf(['a', 'b'], { phase: 'now' }, board)('a'), ['now', 'a', '2']);
});

test('without a board few moves are one step each', () => {
  const few = Array.from({ length: MOST_KEYS }, (_, index) => `take ${index}`);
  assert.deepEqual(stepsOf(few, {}, {})('take 3'), ['take 3']);
});

test('without a board many moves are chosen word by word', () => {
  const many = [1, 2, 3, 4].flatMap((count) => [1, 2, 3].map((face) => `bid ${count} ${face}`));
  const moves = [...many, 'doubt'];
  const steps = stepsOf(moves, {}, {});
  assert.deepEqual(faces(offered(moves, [], steps)), ['bid', 'doubt']);
  assert.deepEqual(faces(offered(moves, ['bid'], steps)), ['bid 1', 'bid 2', 'bid 3', 'bid 4']);
  assert.deepEqual(faces(offered(moves, ['bid', '2'], steps)), ['bid 2 1', 'bid 2 2', 'bid 2 3']);
});
