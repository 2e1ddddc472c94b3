/** Which games have a board of their own. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasBoard } from 'fathom/boards.js';

test('the page says which games have a board', () => {
  assert.ok(hasBoard('drawn'));
  assert.ok(!hasBoard('plain'));
  assert.ok(!hasBoard('constructor'));
});
