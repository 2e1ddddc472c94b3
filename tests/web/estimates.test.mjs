/** Who was ahead between the plies that bots have looked at. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimateAt } from 'fathom/estimates.js';

const ANALYSIS = {
  plies: [0, 4, 10],
  estimates: [
    [0.5, 0.7, 0.1],
    [0.5, 0.3, 0.9],
  ],
};
const at = (side, ply) => Number(estimateAt(ANALYSIS, side, ply).toFixed(6));

test('where it was looked at, it is what was seen', () => {
  assert.deepEqual(
    [0, 4, 10].map((ply) => at(0, ply)),
    [0.5, 0.7, 0.1],
  );
  assert.deepEqual(
    [0, 4, 10].map((ply) => at(1, ply)),
    [0.5, 0.3, 0.9],
  );
});

test('in between it is between', () => {
  assert.equal(at(0, 1), 0.55);
  assert.equal(at(0, 7), 0.4);
});

test('beyond what is known it stays', () => {
  assert.equal(at(1, 25), 0.9);
  assert.equal(estimateAt({ plies: [3], estimates: [[0.2]] }, 0, 1), 0.2);
});
