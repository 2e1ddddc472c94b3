/** Drawing a chart: strokes, mirrors, rails, blocks, and the link that carries one. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  blank,
  blockAt,
  blocked,
  mirrored,
  ordered,
  packed,
  painted,
  placeName,
  railed,
  unpacked,
} from 'fathom/charting.js';

const SEA = {
  heads: [{ name: 'name', longest: 40, is_row: false }],
  paints: [
    { sign: '.', name: 'sea' },
    { sign: '#', name: 'island' },
  ],
  sizes: [[4, 4]],
  edges: [],
  blocks: null,
};
const SHIP = {
  ...SEA,
  heads: [...SEA.heads, { name: 'deck', longest: 2, is_row: true }],
  edges: ['<', '>', '^', 'v'],
  blocks: { side: 2, count: 4 },
};

test('a blank chart has a name, plain fields, and as many blocks as there have to be', () => {
  const sea = blank(SEA, [4, 3], 'Bay');
  assert.deepEqual(sea.heads, { name: 'Bay' });
  assert.deepEqual(sea.rows, ['....', '....', '....']);
  assert.deepEqual(sea.blocks, []);
  const ship = blank(SHIP, [4, 4], 'Ship');
  assert.deepEqual(ship.heads, { name: 'Ship', deck: '3' });
  assert.deepEqual(ship.blocks, [
    [0, 2],
    [0, 0],
    [2, 2],
    [2, 0],
  ]);
});

test('a stroke changes what is new and nothing else', () => {
  const sea = blank(SEA, [4, 3], 'Bay');
  const one = painted(sea, [[1, 2]], '#');
  assert.deepEqual(one.rows, ['....', '....', '.#..']);
  assert.deepEqual(sea.rows, ['....', '....', '....']);
  assert.equal(painted(one, [[1, 2]], '#'), one);
});

test('what is drawn on one side is drawn on the other', () => {
  const sea = blank(SEA, [4, 3], 'Bay');
  assert.deepEqual(mirrored(sea, [0, 1], 'none'), [[0, 1]]);
  assert.deepEqual(mirrored(sea, [0, 0], 'aside')[1], [3, 0]);
  assert.deepEqual(mirrored(sea, [0, 0], 'turned')[1], [3, 2]);
});

test('a rail is put, turned, and taken away', () => {
  let ship = blank(SHIP, [4, 4], 'Ship');
  const signs = [];
  for (let press = 0; press < 3; press += 1) {
    ship = railed(ship, [1, 1], ['<', '>']);
    signs.push(ship.edges.map((edge) => edge.sign).join());
  }
  assert.deepEqual(signs, ['<', '>', '']);
});

test('blocks are taken away, put where there is room, and numbered anew', () => {
  const ship = blank(SHIP, [4, 4], 'Ship');
  const gap = blocked(ship, SHIP, [1, 1]);
  assert.equal(gap.blocks.length, 3);
  assert.equal(blockAt(gap, SHIP, [0, 0]), -1);
  assert.deepEqual(blocked(gap, SHIP, [0, 0]).blocks.at(-1), [0, 0]);
  assert.equal(blocked(gap, SHIP, [1, 0]), gap, 'there is no room for a whole one');
  assert.deepEqual(ordered(ship, SHIP, [3, 0], 0).blocks[0], [2, 0]);
});

test('fields have names beyond the alphabet', () => {
  assert.deepEqual(
    [placeName([0, 0]), placeName([25, 3]), placeName([26, 9])],
    ['A1', 'Z4', 'AA10'],
  );
});

test('a link carries a whole text, whatever is in it', async () => {
  const text = `fathom sea 1\nname: Zoë's „Meer“\n\nmap\n${'. # o *\n'.repeat(300)}`;
  const link = await packed(text);
  assert.match(link, /^[\w-]+$/);
  assert.ok(link.length < 300, `${link.length} characters`);
  assert.equal(await unpacked(link), text);
});

test('a link that carries nothing, or far too much, is none', async () => {
  assert.equal(await unpacked('nonsense'), null);
  assert.equal(await unpacked('%%%'), null);
  assert.equal(await unpacked(await packed('x'.repeat(5_000_000))), null);
});
