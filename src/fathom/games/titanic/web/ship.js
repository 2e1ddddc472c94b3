/** The ship from above: hull, planks, lamps, rails, and what is printed on the deck. */

import { html } from 'fathom/html.js';
import { fieldName } from 'fathom/words.js';

/** @typedef {import('./wire.js').TitanicView} TitanicView */
/** @typedef {import('./layout.js').Layout} Layout */

/** How far the hull reaches beyond the decks, in fields. */
const RIM_FIELDS = 0.52;

/** @param {{layout: Layout}} props */
export function Sea({ layout }) {
  return html`<g aria-hidden="true">
    <rect class="sea" x="-2000" y="-2000" width="6000" height="6000" />
    <rect class="swell" x="-2000" y="-2000" width="6000" height="6000" />
    <circle
      class="moonlight"
      cx=${layout.width * 0.78}
      cy=${layout.height * 0.1}
      r=${Math.max(layout.width, layout.height) * 0.7}
    />
  </g>`;
}

/**
 * The hull under the decks, drawn in fields: where the ship has gone down only a shade is left.
 * @param {{layout: Layout, view: TitanicView}} props
 */
export function Hull({ layout, view }) {
  const { columns } = layout;
  const isDry = (/** @type {number} */ x, /** @type {number} */ y) => view.ground[y]?.[x] === '.';
  const bow = edgeOf(view.board.places, 0, 1);
  const stern = edgeOf(view.board.places, columns - 1, -1);
  const isBowDry = bow.rows.some((y) => isDry(bow.x, y));
  const isSternDry = stern.rows.some((y) => isDry(stern.x, y));
  const dry = layout.places.filter(({ x, y }) => isDry(x, y));
  const [nose, tail] = [
    html`<path class="end" d=${bowOf(bow)} />`,
    html`<path class="end" d=${sternOf(stern)} />`,
  ];
  return html`<g class="hull" transform=${layout.plan} aria-hidden="true">
    <g class="sunk"
      >${layout.places.map(({ x, y }) => html`<${Plate} x=${x} y=${y} />`)}${nose}${tail}</g
    >
    ${isBowDry && html`${nose}<path class="capstan" d=${capstan(bow)} />`} ${isSternDry && tail}
    ${dry.map(({ number, x, y }) => html`<${Plate} key=${number} x=${x} y=${y} />`)}
    ${dry.map(
      ({ number, x, y }) =>
        html`<rect
          class="trim"
          key=${number}
          x=${x - 0.1}
          y=${y - 0.1}
          width="2.200"
          height="2.200"
          rx="0.150"
        />`,
    )}
    <${Portholes} view=${view} />
  </g>`;
}

/** @param {{x: number, y: number}} props */
function Plate({ x, y }) {
  return html`<rect
    class="plate"
    x=${x - RIM_FIELDS}
    y=${y - RIM_FIELDS}
    width=${2 + 2 * RIM_FIELDS}
    height=${2 + 2 * RIM_FIELDS}
    rx="0.450"
  />`;
}

/**
 * The first column with ship in it, from one end, and its rows.
 * @param {number[][]} places
 * @param {number} x
 * @param {1 | -1} by
 * @returns {{x: number, rows: number[]}}
 */
function edgeOf(places, x, by) {
  const rows = places.flatMap((row, y) => (row[x] ? [y] : []));
  return rows.length ? { x, rows } : edgeOf(places, x + by, by);
}

/** @param {{x: number, rows: number[]}} edge */
function bowOf({ x, rows }) {
  const [top, bottom] = [rows[0] - RIM_FIELDS, (rows.at(-1) ?? 0) + 1 + RIM_FIELDS];
  const middle = (top + bottom) / 2;
  const reach = (bottom - top) / 2;
  return `M${x + 0.6} ${top}C${x - 0.5} ${top} ${x - 1.15} ${middle - reach * 0.55} ${x - 1.4} ${middle}C${x - 1.15} ${middle + reach * 0.55} ${x - 0.5} ${bottom} ${x + 0.6} ${bottom}z`;
}

/** @param {{x: number, rows: number[]}} edge */
function sternOf({ x, rows }) {
  const [top, bottom] = [rows[0] - RIM_FIELDS, (rows.at(-1) ?? 0) + 1 + RIM_FIELDS];
  const right = x + 1;
  return `M${right - 0.6} ${top}C${right + 0.5} ${top} ${right + 0.75} ${top + 1.4} ${right + 0.75} ${(top + bottom) / 2}S${right + 0.5} ${bottom} ${right - 0.6} ${bottom}z`;
}

/** @param {{x: number, rows: number[]}} edge */
function capstan({ x, rows }) {
  const middle = (rows[0] + (rows.at(-1) ?? 0) + 1) / 2;
  return `M${x - 1.05} ${middle}a0.13 0.13 0 1 0 0.26 0a0.13 0.13 0 1 0 -0.26 0M${x - 0.92} ${middle}H${x - 0.62}`;
}

/**
 * Lit cabins along the ship's side; where she is under water they are dark.
 * @param {{view: TitanicView}} props
 */
function Portholes({ view }) {
  const { places } = view.board;
  return places.flatMap((row, y) =>
    row.flatMap((place, x) =>
      place && !places[y - 1]?.[x] && view.ground[y][x] === '.'
        ? [html`<circle class="porthole-lit" cx=${x + 0.5} cy=${y - 0.34} r="0.090" />`]
        : [],
    ),
  );
}

/**
 * The deck that is still dry: planks, lamps, and the numbers in whose order it goes down.
 * @param {{layout: Layout, view: TitanicView}} props
 */
export function Deck({ layout, view }) {
  const { cell } = layout;
  const dry = layout.places.filter(({ x, y }) => view.ground[y][x] === '.');
  const side = cell * 2;
  return html`<g class="deck">
    <g transform=${layout.plan} aria-hidden="true">
      ${dry.map(
        ({ number, x, y }) =>
          html`<g key=${number}>
            <rect
              class="planks ${y < view.board.tween_row ? 'upper' : 'tween'} ${(x + y) % 4 ? 'odd' : ''}"
              x=${x}
              y=${y}
              width="2"
              height="2"
            />
            <rect class="seams" x=${x} y=${y} width="2" height="2" />
          </g>`,
      )}
    </g>
    ${dry.map(
      ({ number, middle }) =>
        html`<circle class="lamp" key=${number} cx=${middle.x} cy=${middle.y} r=${side * 0.62} />`,
    )}
    <path class="grid" d=${gridOf(dry, layout)} aria-hidden="true" />
    <${Prints} layout=${layout} view=${view} />
    ${dry.map(
      ({ number, middle }) =>
        html`<text class="place-number" key=${number} x=${middle.x} y=${middle.y}>${number}</text>`,
    )}
    <${Coordinates} layout=${layout} />
  </g>`;
}

/**
 * @param {import('./layout.js').Place[]} places
 * @param {Layout} layout
 */
function gridOf(places, { point }) {
  const line = (/** @type {number[]} */ from, /** @type {number[]} */ to) => {
    const [one, other] = [point(from[0], from[1]), point(to[0], to[1])];
    return `M${one.x} ${one.y}L${other.x} ${other.y}`;
  };
  return places
    .map(
      ({ x, y }) =>
        line([x + 1, y], [x + 1, y + 2]) +
        line([x, y + 1], [x + 2, y + 1]) +
        line([x, y], [x + 2, y]) +
        line([x, y], [x, y + 2]),
    )
    .join('');
}

/** The names of columns and rows, as the log uses them. @param {{layout: Layout}} props */
function Coordinates({ layout }) {
  const { columns, rows, point } = layout;
  const out = 0.33;
  const letters = Array.from({ length: columns }, (_, x) => ({
    text: fieldName([x, 0]).slice(0, -1),
    ...point(x + 0.5, rows + out),
  }));
  const numbers = Array.from({ length: rows }, (_, y) => ({
    text: String(y + 1),
    ...point(-out, y + 0.5),
  }));
  return html`<g class="coordinates" aria-hidden="true">
    ${[...letters, ...numbers].map(({ text, x, y }) => html`<text x=${x} y=${y}>${text}</text>`)}
  </g>`;
}

/** @param {{layout: Layout, view: TitanicView}} props */
function Prints({ layout, view }) {
  const { board, ground } = view;
  const size = layout.cell;
  const prints = [
    ...board.marked.map((field) => ({ field, Print: Marked })),
    ...board.panic.map((field) => ({ field, Print: Panic })),
    ...board.stairs.map((field) => ({ field, Print: Stairs })),
    { field: board.start, Print: Start },
  ];
  return html`<g class="prints" aria-hidden="true">
    ${prints
      .filter(({ field: [x, y] }) => ground[y][x] === '.')
      .map(({ field: [x, y], Print }) => {
        const spot = layout.at(x, y);
        return html`<g
          key="${x} ${y}"
          transform="translate(${spot.x} ${spot.y}) scale(${size / 32})"
        >
          <${Print} turned=${layout.turned} />
        </g>`;
      })}
  </g>`;
}

const Marked = () => html`<path class="marked" d="M0 -7L7 0L0 7L-7 0z" />`;

const Panic = () =>
  html`<rect class="panic" x="-15" y="-15" width="30" height="30" rx="3" />
    <path class="panic-sign" d="M0 -8V2M0 7.200V7.500" />`;

/** @param {{turned: boolean}} props */
const Stairs = ({ turned }) =>
  html`<g transform=${turned ? 'rotate(-90)' : ''}>
    <rect class="stairs" x="-15" y="-15" width="30" height="30" rx="2" />
    <path class="steps" d="M-15 -9H15M-15 -3H15M-15 3H15M-15 9H15" />
  </g>`;

const Start = () =>
  html`<rect class="start" x="-14" y="-14" width="28" height="28" rx="5" />
    <path class="door" d="M-5 10V-6a5 5 0 0 1 10 0V10zM2 2v0.500" />`;

/**
 * The rails that stand: those of a place that a tile has covered are under it.
 * @param {{layout: Layout, view: TitanicView}} props
 */
export function Rails({ layout, view }) {
  const next = view.next_place ?? Infinity;
  const lines = view.board.rails
    .filter((rail) => rail.place >= next)
    .map(({ x, y, is_below: isBelow }) => {
      const [from, to] = isBelow
        ? [layout.point(x, y + 1), layout.point(x + 1, y + 1)]
        : [layout.point(x + 1, y), layout.point(x + 1, y + 1)];
      return { from, to, d: `M${from.x} ${from.y}L${to.x} ${to.y}` };
    });
  const d = lines.map((line) => line.d).join('');
  return html`<g class="rails" aria-hidden="true">
    <path class="rail-shade" d=${d} />
    <path class="rail" d=${d} />
    <path class="rail-shine" d=${d} />
    ${lines.flatMap(({ from, to }) => [from, to].map(({ x, y }) => html`<circle class="post" cx=${x} cy=${y} r="2.600" />`))}
  </g>`;
}

/**
 * What the next tiles will cover.
 * @param {{layout: Layout, view: TitanicView}} props
 */
export function Doomed({ layout, view }) {
  if (view.next_place === null) return null;
  const side = layout.cell * 2;
  return html`<g class="doomed" aria-hidden="true">
    ${layout.places.slice(view.next_place - 1, view.next_place + 2).map(
      ({ number, middle }, ahead) =>
        html`<g key=${number} class="ahead-${ahead}">
          <rect
            class="hatch"
            x=${middle.x - side / 2 + 1.5}
            y=${middle.y - side / 2 + 1.5}
            width=${side - 3}
            height=${side - 3}
            rx="4"
          />
          <circle class="plate-number" cx=${middle.x} cy=${middle.y} r="10.500" />
          <text class="place-number" x=${middle.x} y=${middle.y}>${number}</text>
        </g>`,
    )}
  </g>`;
}
