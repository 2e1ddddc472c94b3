import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spotFor } from '../../src/fathom/web/app/floating.js';

const ROOM = { left: 0, top: 0, right: 600, bottom: 400 };
const CARD = { width: 200, height: 80 };
const boxAt = (x, y, width = 40, height = 40) => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});
const isApart = (spot, other) =>
  spot.x + CARD.width <= other.left ||
  spot.x >= other.right ||
  spot.y + CARD.height <= other.top ||
  spot.y >= other.bottom;

test('a card lies beside what it explains, inside the room', () => {
  for (const about of [boxAt(0, 0), boxAt(280, 180), boxAt(560, 360)]) {
    const spot = spotFor(CARD, ROOM, [], about);
    assert.ok(isApart(spot, about));
    assert.ok(spot.x >= 0 && spot.x + CARD.width <= 600);
    assert.ok(spot.y >= 0 && spot.y + CARD.height <= 400);
  }
});

test('a card covers nothing that is needed next, where there is room', () => {
  const needed = [boxAt(200, 300), boxAt(320, 300), boxAt(280, 60)];
  const spot = spotFor(CARD, ROOM, needed, boxAt(280, 180));
  assert.equal(spot.cost, 0);
  assert.ok(needed.every((one) => isApart(spot, one)));
});

test('where everything is needed the card covers least', () => {
  const needed = [boxAt(0, 0, 600, 300), boxAt(0, 300, 300, 100)];
  const spot = spotFor(CARD, ROOM, needed, null);
  assert.ok(spot.x >= 300 && spot.y >= 300);
});
