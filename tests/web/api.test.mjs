/** The server over HTTP: what it answers, and what is said when it does not. */

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { api } from 'fathom/api.js';

/** Answers what was asked. */
let give;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  globalThis.fetch = (path, { signal }) =>
    new Promise((resolve, reject) => {
      give = (told) => resolve(Response.json(told));
      signal.addEventListener('abort', () => reject(signal.reason));
    });
});

test('who gives no answer is not waited for for ever', async () => {
  const asked = api('tables/abc');
  mock.timers.tick(30_000);
  await assert.rejects(asked, ({ fault }) => fault.code === 'offline');
});

test('a slow answer counts', async () => {
  const asked = api('tables/abc');
  mock.timers.tick(29_999);
  give({ id: 'abc' });
  assert.deepEqual(await asked, { id: 'abc' });
});
