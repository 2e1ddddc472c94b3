/** The engineer's wires: every sheet is drawn so that each circuit can be told from the others. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

const WEB = '../../src/fathom/games/sonar/web';
const { routesOf, wiresOf } = await import(`${WEB}/wires.js`);

const CIRCUITS = { y: 'yellow', o: 'orange', g: 'grey', '-': null };
/** A sheet from the circuits of its central symbols. */
const sheet = (panels) =>
  Object.entries(panels).flatMap(([panel, circuits]) =>
    [...circuits].map((circuit, index) => ({
      name: `${panel}${index + 1}`,
      circuit: CIRCUITS[circuit],
    })),
  );
const BOOK = sheet({ n: 'ooo---', e: 'ogy---', s: 'ggg---', w: 'yyy---' });

/** Every sheet of some thousand, each different. */
function* sheets() {
  for (let number = 0; number < 4096; number += 1) {
    let rest = number * 4093;
    const panel = () =>
      [0, 1, 2]
        .map(() => {
          const circuit = 'yog-'[rest % 4];
          rest = Math.floor(rest / 4);
          return circuit;
        })
        .join('');
    yield sheet({ n: panel(), e: panel(), s: panel(), w: panel() });
  }
}

test('the sheet of the rulebook runs beside its panels and over to the east one', () => {
  const routes = routesOf(BOOK);
  assert.deepEqual(
    routes.map(({ name, gap }) => [name, gap]),
    [
      ['orange', 0],
      ['grey', 1],
      ['yellow', 2],
    ],
  );
  assert.ok(routes.every(({ buses }) => buses.every(({ lane }) => lane === 0)));
});

test('no wire lies on another one, and none is missing', () => {
  for (const symbols of sheets()) {
    const routes = routesOf(symbols);
    const gaps = routes.map(({ gap }) => gap).filter((gap) => gap !== null);
    assert.equal(new Set(gaps).size, gaps.length);
    const buses = routes.flatMap((route) => route.buses);
    for (const one of buses)
      for (const other of buses) {
        const isBeside = one.panel !== other.panel || one.lane !== other.lane;
        assert.ok(one === other || isBeside || one.to < other.from || other.to < one.from);
      }
    const wired = symbols.filter(({ circuit }) => circuit !== null);
    assert.equal(buses.flatMap(({ rows }) => rows).length, wired.length);
    for (const { buses: own, gap } of routes) {
      if (gap === null) assert.equal(own.length, 1);
      else assert.ok(own.every(({ from, to }) => from <= gap && gap <= to));
    }
  }
});

test('wires stay inside their panels', () => {
  const [left, column, row, r, head] = [10, 84, 40, 16, 34];
  const at = (name) => ({
    x: left + ('wnse'.indexOf(name[0]) + 0.58) * column,
    y: head + (Number(name[1]) - 0.5) * row,
  });
  const crowded = sheet({ n: 'yog---', e: 'ogy---', s: 'gyo---', w: 'yog---' });
  for (const { path } of wiresOf(crowded, { left, row, r, head, at })) {
    const places = [...path.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
    for (const x of places) {
      const inside = (x - left) % column;
      assert.ok(inside > 4 && inside < 0.58 * column - r);
    }
  }
  assert.deepEqual(wiresOf(sheet({ n: '------' }), { left, row, r, head, at }), []);
});
