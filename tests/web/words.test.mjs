/** Facts in words: seats, fields, lists, moves, refusals. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { fieldName, loadWords, Words } from 'fathom/words.js';

/** Words of these messages, the first language first. */
function wordsOf(...texts) {
  return new Words(
    'en',
    texts.map((text) => {
      const bundle = new FluentBundle('en', { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      return bundle;
    }),
  );
}

const WORDS = wordsOf(`
seat-0 = Amber
seat-1 = Teal
die-ice = the iceberg
effect-paid = { $seat } pays { $count } to { $to_seat }
effect-moved = { $passenger } from { $origin } to { $to }
effect-rolled = The die shows { $die }.
effect-drew = Drew { $cards }.
move-drop = drop level { $what1 }
move-bid = bid { $what }
error-illegal-move = Not possible: { $detail }
screen-tank = Air
screen-round = Round { $round }
`);

test('seats are called by their names', () => {
  assert.equal(WORDS.seat(1), 'Teal');
  assert.equal(WORDS.seat(7), '7');
  assert.equal(
    WORDS.effect({ effect: 'paid', seat: 0, to_seat: 1, count: 2 }),
    'Amber pays 2 to Teal',
  );
});

test('a fact with a word of its own is said by it', () => {
  assert.equal(WORDS.effect({ effect: 'rolled', die: 'ice' }), 'The die shows the iceberg.');
  assert.equal(WORDS.effect({ effect: 'rolled', die: 'boat' }), 'The die shows boat.');
});

test('fields are called as they are on the board, lists are listed', () => {
  assert.equal(fieldName([0, 0]), 'a1');
  assert.equal(fieldName([25, 9]), 'z10');
  assert.equal(fieldName([26, 1]), 'aa2');
  assert.equal(
    WORDS.effect({ effect: 'moved', passenger: 3, origin: [0, 1], to: [27, 2] }),
    '3 from a2 to ab3',
  );
  assert.equal(WORDS.effect({ effect: 'drew', cards: [1, 4] }), 'Drew 1, 4.');
});

test('a move is said by what it is about, or by its own words', () => {
  assert.equal(WORDS.move('drop 2'), 'drop level 2');
  assert.equal(WORDS.move('bid 3 fives'), 'bid 3 fives');
  assert.equal(WORDS.move('stay here'), 'stay here');
});

test('a refusal without words says its detail', () => {
  assert.equal(WORDS.fault({ code: 'illegal-move', detail: 'too deep' }), 'Not possible: too deep');
  assert.equal(WORDS.fault({ code: 'unheard-of', detail: 'it is so' }), 'it is so');
});

test('what a language lacks is said in the next, and what all lack by its name', () => {
  const words = wordsOf('screen-air = Luft', 'screen-air = Air\nscreen-depth = Depth');
  assert.equal(words.text('screen-air'), 'Luft');
  assert.equal(words.text('screen-depth'), 'Depth');
  assert.equal(words.text('screen-cargo'), 'screen-cargo');
});

test('a message that needs facts does not stand by itself', () => {
  assert.ok(WORDS.hasPlain('screen-tank'));
  assert.ok(!WORDS.hasPlain('screen-round'));
  assert.ok(!WORDS.hasPlain('screen-cargo'));
});

test('a file of words is fetched once, and again if it could not be', async () => {
  const asked = [];
  let isThere = false;
  globalThis.fetch = async (file) => {
    asked.push(file.replace(/.*\/web\//, ''));
    if (!isThere) throw new TypeError('offline');
    return new Response(file.includes('games/') ? 'title = Pearls' : 'title = Fathom');
  };
  await assert.rejects(loadWords('en', 'pearl'));
  isThere = true;
  asked.length = 0;
  assert.equal((await loadWords('en', 'pearl')).text('title'), 'Pearls');
  assert.equal((await loadWords('en')).text('title'), 'Fathom');
  assert.deepEqual(asked.toSorted(), ['games/pearl/words/en.ftl', 'words/en/pages.ftl']);
});
