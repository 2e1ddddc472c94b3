/** Where the wires of an engineer's sheet run, whatever is wired to what. */

/** The panels from left to right. */
export const PANELS = ['w', 'n', 's', 'e'];
export const CENTRAL_ROWS = 3;

/** How far the innermost bus of a panel keeps from its symbols, and from the panel's edge. */
const CLEAR = 9;
const EDGE = 5;
const MOST_APART = 8;

/**
 * @typedef {object} Circuit
 * @property {string} name
 * @property {{panel: number, row: number}[]} symbols
 */

/**
 * One wire along the symbols of a panel.
 * @typedef {object} Bus
 * @property {number} panel
 * @property {number[]} rows of its symbols
 * @property {number} from the middle of row 0 is 0.5
 * @property {number} to
 * @property {number} lane from the symbols outwards
 */

/** @typedef {{name: string, gap: number | null, buses: Bus[]}} Route `gap`: above this row, across */

/**
 * @param {import('./wire.js').Symbol[]} sheet
 * @returns {Circuit[]}
 */
function circuitsOf(sheet) {
  /** @type {Map<string, Circuit>} */
  const circuits = new Map();
  for (const { name, circuit } of sheet) {
    if (!circuit) continue;
    const found = circuits.get(circuit) ?? { name: circuit, symbols: [] };
    found.symbols.push({ panel: PANELS.indexOf(name[0]), row: Number(name[1]) - 1 });
    circuits.set(circuit, found);
  }
  return [...circuits.values()];
}

/**
 * How a circuit runs if it crosses from panel to panel in this gap.
 * @param {Circuit} circuit
 * @param {number} gap
 * @returns {Route}
 */
function routed({ name, symbols }, gap) {
  const panels = [...new Set(symbols.map(({ panel }) => panel))].sort();
  const isFar = panels.length > 1;
  const buses = panels.map((panel) => {
    const rows = symbols.filter((one) => one.panel === panel).map(({ row }) => row);
    const ends = [...rows.map((row) => row + 0.5), ...(isFar ? [gap] : [])];
    return { panel, rows, from: Math.min(...ends), to: Math.max(...ends), lane: 0 };
  });
  return { name, gap: isFar ? gap : null, buses };
}

/** How long the buses of a route are, in rows. @param {Route} route */
const lengthOf = ({ buses }) => buses.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * Every order of some things.
 * @template T
 * @param {T[]} things
 * @returns {T[][]}
 */
const orders = (things) =>
  things.length < 2
    ? [things]
    : things.flatMap((first) =>
        orders(things.filter((one) => one !== first)).map((rest) => [first, ...rest]),
      );

/**
 * The routes of all circuits: no two cross in the same gap, no two buses lie on one another, and
 * the buses are as short as can be.
 * @param {import('./wire.js').Symbol[]} sheet
 * @returns {Route[]}
 */
export function routesOf(sheet) {
  const circuits = circuitsOf(sheet);
  const gaps = [...Array(Math.max(CENTRAL_ROWS, circuits.length)).keys()];
  const plans = orders(gaps).map((order) =>
    circuits.map((one, index) => routed(one, order[index])),
  );
  const total = (/** @type {Route[]} */ plan) => plan.reduce((sum, one) => sum + lengthOf(one), 0);
  const routes = plans.reduce((best, plan) => (total(plan) < total(best) ? plan : best));
  for (const panel of PANELS.keys()) {
    const buses = routes.flatMap((route) => route.buses.filter((bus) => bus.panel === panel));
    /** @type {number[]} */
    const ends = [];
    for (const bus of buses.sort((one, other) => one.from - other.from)) {
      const free = ends.findIndex((end) => end < bus.from);
      bus.lane = free < 0 ? ends.length : free;
      ends[bus.lane] = bus.to;
    }
  }
  return routes;
}

/**
 * The lines of all circuits, each as a path.
 * @param {import('./wire.js').Symbol[]} sheet
 * @param {{left: number, row: number, r: number, head: number,
 *   at: (name: string) => {x: number, y: number}}} layout
 * @returns {{name: string, path: string}[]}
 */
export function wiresOf(sheet, { left, row, r, head, at }) {
  const routes = routesOf(sheet);
  const lanes = Math.max(...routes.flatMap(({ buses }) => buses.map(({ lane }) => lane)), 1);
  const room = at(`${PANELS[0]}1`).x - left - r - CLEAR - EDGE;
  const apart = Math.min(MOST_APART, room / lanes);
  const down = (/** @type {number} */ rows) => head + rows * row + (Number.isInteger(rows) ? 1 : 0);
  return routes.map(({ name, gap, buses }) => {
    const drawn = buses.map(({ panel, rows, from, to, lane }) => {
      const edge = at(`${PANELS[panel]}1`).x - r;
      const x = edge - CLEAR - lane * apart;
      const stubs = rows.map((one) => `M${x} ${down(one + 0.5)}H${edge}`).join('');
      return { x, path: `M${x} ${down(from)}V${down(to)}${stubs}` };
    });
    const across = gap === null ? '' : `M${drawn[0].x} ${down(gap)}H${drawn[drawn.length - 1].x}`;
    return { name, path: drawn.map(({ path }) => path).join('') + across };
  });
}
