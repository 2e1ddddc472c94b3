/** Submarine: nothing hides or shrinks what one must see, and prices and keys are what they say. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keysOf } from 'fathom/choosing.js';
import { key } from '../../src/fathom/games/submarine/web/faces.js';
import { inDrawingOrder, mooring } from '../../src/fathom/games/submarine/web/fleet.js';
import { layoutOf, seaWidth } from '../../src/fathom/games/submarine/web/layout.js';
import { priceSaid } from '../../src/fathom/games/submarine/web/price.js';
import { Card } from '../../src/fathom/games/submarine/web/treasures.js';

const KINDS = 12;
const BOXES = {
  desk: { width: 760, height: 620 },
  large: { width: 1300, height: 900 },
  phone: { width: 390, height: 606 },
  sideways: { width: 560, height: 390 },
};
const LETTER_RADIUS = 7.2;
/** A ship as it is drawn: half its length, and how far its hull reaches below its face. */
const HULL = { half: 20, below: 8 };
const FACE_RADIUS = 7.6;
/** Pixels of a face that may lie under another ship. */
const SLIGHT_PX = 2;

/** A layout with six columns alike. */
function layoutIn(box) {
  const sea = seaWidth(box.width, box.height);
  const gutter = sea < 560 ? 14 : 48;
  const column = (sea - 2 * gutter) / 6;
  return layoutOf(
    box,
    Array.from({ length: 7 }, (_, index) => gutter + index * column),
    KINDS,
  );
}

const boatsOf = (count) =>
  Array.from({ length: count }, (_, seat) => ({ key: `b${seat}`, seat, column: 3, level: 2 }));

for (const [name, box] of Object.entries(BOXES)) {
  const layout = layoutIn(box);

  test(`three submarines in a column keep their size and show their letters: ${name}`, () => {
    const [alone] = boatsOf(1).map((boat, _, all) => mooring(layout, all, boat));
    const three = boatsOf(3).map((boat, _, all) => mooring(layout, all, boat));
    assert.ok(three[0].scale >= alone.scale * 0.85, `${three[0].scale} of ${alone.scale}`);
    for (const [index, boat] of three.slice(1).entries()) {
      const clear = boat.x - 15 * boat.scale - (three[index].x + LETTER_RADIUS * boat.scale);
      assert.ok(clear > -SLIGHT_PX || Math.abs(boat.y - three[index].y) > 14 * boat.scale);
    }
  });

  for (const [where, places] of Object.entries({
    'before the voyage': [0, 0, 0, 0, 0],
    'after it': [7, 7, 7, 7, 7],
    'in one column': [3, 3, 3],
    'at the edge and beside it': [0, 0, 0, 1],
  }))
    test(`no ship hides another's face ${where}: ${name}`, () => {
      const players = places.map((ship) => ({ ship }));
      const shipAt = (seat) => {
        const there = [...places.keys()].filter((other) => places[other] === places[seat]);
        return layout.berth(places[seat], there.indexOf(seat), there.length);
      };
      const scale = layout.shipScale;
      const order = inDrawingOrder(players, layout.edges, shipAt);
      for (const [index, seat] of order.entries()) {
        const face = shipAt(seat);
        const radius = FACE_RADIUS * Math.max(1, scale);
        assert.ok(face.x > 0 && face.x < layout.width);
        for (const later of order.slice(index + 1)) {
          const front = shipAt(later);
          const aside = Math.abs(front.x - face.x) - HULL.half * scale - radius;
          const above = face.y - radius - (front.y + HULL.below * scale);
          assert.ok(
            aside >= -SLIGHT_PX || above >= -SLIGHT_PX,
            `${later} before ${seat}: ${aside}, ${above}`,
          );
        }
      }
    });
}

test('a column has its own number as its key, whichever others are closed', () => {
  const options = ['ship 1', 'ship 3', 'ship 4', 'ship 6', 'ship out'].map((move) => ({
    path: [move],
    moves: [move],
    move,
  }));
  assert.deepEqual(keysOf(options, {}, { key }), ['1', '3', '4', '6', '7']);
  const along = ['1', '4'].map((column) => ({
    path: ['move', '2', 'along', column],
    moves: [`move 2 along ${column}`],
    move: `move 2 along ${column}`,
  }));
  assert.deepEqual(keysOf(along, {}, { key }), ['1', '4']);
});

test('options without a number of their own have the digits that are left', () => {
  const options = ['give 3', 'stop', 'ship 1'].map((move) => ({
    path: [move],
    moves: [move],
    move,
  }));
  assert.deepEqual(keysOf(options, {}, { key }), ['2', '3', '1']);
  assert.deepEqual(keysOf(options, {}, {}), ['1', '2', '3']);
});

test('what only a joker can pay for does not say that it costs a card', () => {
  const words = { text: (name) => name, seat: String };
  const view = { joker_only: ['A2'], columns: [[{ tiles: ['A2', 'B2'], jammers: [] }]] };
  assert.equal(priceSaid('A2', view, words), 'price-joker-only');
  assert.equal(priceSaid('B2', view, words), 'price-plain');
});

test('no figure stands on a card: it would look like an amount', () => {
  const written = (node) =>
    typeof node === 'string' || typeof node === 'number'
      ? String(node)
      : [node?.props?.children ?? []].flat(Infinity).map(written).join('');
  for (const background of [1, 2, 3, 4, 5])
    assert.equal(written(Card({ background, width: 40, height: 48 })).trim(), '');
});
