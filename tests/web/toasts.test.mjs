/** What is said for a moment: at the page that it is about, and not at the next one. */

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

/** By event: what the page does then. */
const heard = {};
globalThis.addEventListener = (name, hear) => {
  heard[name] = hear;
};
mock.timers.enable({ apis: ['setTimeout'] });
document.querySelector = () => null;
location.hash = '#/table/first';
const { toast, Toasts } = await import('fathom/ui.js');

const said = () => Toasts().props.children.map(({ props }) => props.toast.text);

function goTo(hash) {
  location.hash = hash;
  heard.hashchange();
}

test('what was said at one table is not said at the next', () => {
  toast('Your browsers made the dice together.');
  assert.deepEqual(said(), ['Your browsers made the dice together.']);
  goTo('#/table/second');
  assert.deepEqual(said(), []);
});

test('a step further in the same replay leaves what was said', () => {
  goTo('#/replay/first/1');
  toast('There is no such turn.');
  goTo('#/replay/first/2');
  assert.deepEqual(said(), ['There is no such turn.']);
});
