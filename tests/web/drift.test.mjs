/** Where the way of a boat could lie: only what everybody heard, and the map. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf } from '../../src/fathom/games/sonar/web/drift.js';

const SEA = { size: 8, sector_size: 4, islands: [], legs: [[], []] };
const leg = (courses, findings = []) => ({ courses, findings });

test('a way that nobody has heard of lies nowhere', () => {
  assert.deepEqual(placesOf([], SEA), []);
});

test('a way fits wherever it stays on the map', () => {
  assert.equal(placesOf([leg('')], SEA).length, 64);
  assert.equal(placesOf([leg('eee')], SEA).length, 5 * 8);
  assert.equal(placesOf([leg('nnn'), leg('ss')], SEA).length, 8 * 6, 'the newest stretch counts');
});

test('islands and called sectors leave fewer places', () => {
  const islands = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8'];
  assert.equal(placesOf([leg('eee')], { ...SEA, islands }).length, 8);
  const seen = [leg('e', [{ after: 1, kind: 'sector', what: ['1'] }])];
  assert.deepEqual(
    placesOf(seen, SEA)
      .map(({ column, row }) => `${column} ${row}`)
      .sort(),
    [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => `${column} ${row}`)).sort(),
  );
});
