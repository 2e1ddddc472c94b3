/** What the host chooses: which options count, and what goes back when they no longer do. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, isInForce } from 'fathom/options.js';

const OPTIONS = [
  { name: 'mode', default: 'turns', only_with: null },
  { name: 'starter', default: null, only_with: ['mode', 'turns'] },
  { name: 'halt', default: 3, only_with: ['mode', 'realtime'] },
];
const [MODE, STARTER, HALT] = OPTIONS;

test('an option counts only with the value that it is for', () => {
  assert.ok(isInForce(MODE, { mode: 'turns' }));
  assert.ok(isInForce(STARTER, { mode: 'turns' }));
  assert.ok(!isInForce(HALT, { mode: 'turns' }));
  assert.ok(!isInForce(STARTER, { mode: 'realtime' }));
});

test('what no longer counts cannot stand in the way of what was chosen', () => {
  const chosen = { mode: 'turns', starter: 'blue', halt: 3 };
  assert.deepEqual(changed(OPTIONS, chosen, 'mode', 'realtime'), {
    mode: 'realtime',
    starter: null,
  });
  assert.deepEqual(changed(OPTIONS, chosen, 'starter', null), { starter: null });
});
