import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lettersOf, lookOf } from '../../src/fathom/web/app/seats.js';

test('everybody has a letter of their own, the first of their name where they can', () => {
  assert.deepEqual(lettersOf(['Anna', 'Alex', 'Ann', 'Bo']), ['A', 'L', 'N', 'B']);
  assert.deepEqual(lettersOf(['Bo', 'bo', 'BO']), ['B', 'O', '1']);
  assert.deepEqual(lettersOf(['…', '–']), ['1', '2']);
});

test('a face belongs to a name', () => {
  assert.equal(lookOf('Anneke'), lookOf('Anneke'));
  const looks = new Set(
    ['Anneke', 'Bo', 'Calypso', 'Sedna', 'Triton'].map((it) => lookOf(it) % 20),
  );
  assert.ok(looks.size >= 4);
});
