/** Deep Sea Adventure: who has turned back swims home, and is told so. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, spoken, waysOf } from '../../src/fathom/games/deep_sea/web/heading.js';

const words = { text: (name) => `<${name}>`, move: (move) => move };
const viewOf = (diver, phase = 'direction') => ({ phase, you: 0, divers: [diver] });
const DIVING = { depth: 5, returning: false };
const RETURNING = { depth: 5, returning: true };

test('after turning back the only way leads up', () => {
  const next = (diver) => waysOf(diver).map(({ move, to }) => [move, to]);
  assert.deepEqual(next(DIVING), [
    ['on', 6],
    ['turn', 4],
  ]);
  assert.deepEqual(next(RETURNING)[0], ['on', 4]);
});

test('after turning back nobody is asked which way, nor told to swim on', () => {
  assert.equal(asked(viewOf(DIVING)), null);
  assert.equal(asked(viewOf(RETURNING)), 'home');
  assert.equal(asked(viewOf(RETURNING, 'explore')), null);
  assert.equal(spoken('on', viewOf(DIVING), words), 'on');
  assert.equal(spoken('on', viewOf(RETURNING), words), '<board-on-home>');
  assert.equal(spoken('leave', viewOf(RETURNING, 'explore'), words), 'leave');
});
