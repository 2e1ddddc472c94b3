/** What is said of an ending: sides win and lose as one, and everybody hears of themselves first. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { hasEnding, headlineOf, shortened, sidePlace, whySaid } from 'fathom/endings.js';
import { Words, words as shell } from 'fathom/words.js';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(
  new FluentResource(`
game-over = over
you-win = you win
you-share = you share
you-placed = place { $place }
crew-wins = crew wins
crew-loses = crew loses
crews-share = crews share
side-0 = Yellow boat
side-1 = Blue boat
epilogue-lost = { $you ->
    [yes] You
   *[no] { $who }
} lost { $count }
epilogue-home = { $you ->
    [yes] You
   *[no] { $who }
} came home
`),
);
const words = new Words('en', [bundle]);
shell.value = words;

const alone = { sides: [0, 1, 2].map((seat) => ({ seats: [seat], name: null })) };
const crews = {
  sides: [
    { seats: [0, 1, 2, 3], name: null },
    { seats: [4, 5, 6, 7], name: null },
  ],
};
const won = { places: [5, 5, 5, 5, 1, 1, 1, 1], scores: [], clause: '' };
const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fi', 'Gus', 'Hal'];

test('a crew wins and loses as one: nobody is fifth, and nobody shares a victory alone', () => {
  assert.equal(headlineOf(crews, won, 1), 'crew loses');
  assert.equal(headlineOf(crews, won, 6), 'crew wins');
  assert.equal(headlineOf(crews, { ...won, places: Array(8).fill(1) }, 6), 'crews share');
  assert.equal(headlineOf(crews, won, null), 'over');
  assert.deepEqual([sidePlace(crews, won, 0), sidePlace(crews, won, 5)], [2, 1]);
});

test('whoever plays alone has a place', () => {
  const outcome = { places: [2, 1, 3] };
  assert.deepEqual(
    [0, 1, 2].map((seat) => headlineOf(alone, outcome, seat)),
    ['place 2', 'you win', 'place 3'],
  );
  assert.equal(headlineOf(alone, { places: [1, 1, 3] }, 0), 'you share');
  assert.equal(headlineOf(alone, null, 0), 'over');
});

test('everybody hears of themselves first, then of the best of the others', () => {
  const remarks = [
    { seats: [0], message: 'epilogue-lost', facts: { count: 5 } },
    { seats: [0], message: 'epilogue-home', facts: {} },
    { seats: [1], message: 'epilogue-home', facts: {} },
    { seats: [2], message: 'epilogue-lost', facts: { count: 2 } },
  ];
  const of = { table: alone, outcome: { places: [2, 1, 3] }, names, words };
  const said = (you) => whySaid({ remarks, figures: {} }, of, you);
  assert.equal(said(0), 'You lost 5. Bo came home.');
  assert.equal(said(1), 'You came home. Ada lost 5.');
  assert.equal(said(null), 'Bo came home. Ada lost 5.');
  assert.equal(whySaid({ remarks: [], figures: {} }, of, 0), '');
});

test('a crew is spoken of as a whole', () => {
  const remarks = [
    { seats: [4, 5, 6, 7], message: 'epilogue-home', facts: {} },
    { seats: [0, 1, 2, 3], message: 'epilogue-lost', facts: { count: 1 } },
  ];
  const of = { table: crews, outcome: won, names, words };
  assert.equal(whySaid({ remarks, figures: {} }, of, 2), 'You lost 1. Blue boat came home.');
});

test('the page says which games have an ending of their own; long names are shortened', () => {
  assert.ok(hasEnding('drawn'));
  assert.ok(!hasEnding('plain'));
  assert.deepEqual([shortened('Ada', 3), shortened('Hohenzollern', 5)], ['Ada', 'Hohe…']);
});
