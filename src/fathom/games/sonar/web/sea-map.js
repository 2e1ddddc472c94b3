/**
 * The sea map: islands, holes, sector lines and coordinates; boats with their routes and mines;
 * fields to choose from; and whatever else is laid over it.
 */

import { useMemo } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { useSize } from 'fathom/motion.js';
import { chartOf, columnsOf, placeOf } from './chart.js';
import { Pings, useLongPress } from './ping.js';
import { Targets, useFinger } from './targets.js';

/** @typedef {import('./wire.js').SonarView} SonarView */
/** @typedef {import('./chart.js').Chart} Chart */
/** @typedef {import('./targets.js').Target} Target */
/** @typedef {import('fathom/boards.js').Drawn} Drawn */

/**
 * @typedef {object} Track a boat on the map
 * @property {number} boat 0 yellow, 1 blue
 * @property {import('./wire.js').PrivateBoat} own the boat's own part of a view
 */

/**
 * @typedef {object} OnMap what a map shows
 * @property {SonarView} view
 * @property {Track[]} [tracks]
 * @property {Record<string, number> | null} [heat] by field how likely something is, 0 to 1
 * @property {(chart: Chart) => Drawn} [children] drawn under the boats
 */

/**
 * @typedef {object} Doing what can be done on a map
 * @property {string} label
 * @property {Target[]} [targets]
 * @property {(field: string) => void} [choose]
 * @property {(field: string) => void} [pick] what a finger touches where fields are small is picked
 *   before it is chosen
 * @property {string | null} [picked]
 * @property {(chart: Chart) => Drawn} [over] drawn above everything
 * @property {(chart: Chart) => object} [handlers] hear the pointer
 */

/** @param {OnMap & Doing & {look?: 'paper' | 'glass', class?: string}} props */
export function SeaMap({ class: more = '', look = 'paper', ...props }) {
  const [box, size] = useSize();
  const isArmed = more.includes('aiming') && props.view.phase !== 'start';
  const press = useLongPress(props.view.size, size, isArmed);
  return html`<div class="sea-map ${look} ${more}" ref=${box} ...${press}>
    ${size && size.width > 40 && size.height > 40 && html`<${Sheet} ...${props} ...${size} />`}
    <${Pings} fields=${props.view.size} size=${size} />
  </div>`;
}

/** @param {OnMap & Doing & {width: number, height: number}} props */
function Sheet({ view, label, targets = [], choose, pick, picked, width, height, ...rest }) {
  const chart = useMemo(() => chartOf(view.size, width, height), [view.size, width, height]);
  const { over, handlers, ...drawn } = rest;
  const finger = useFinger(chart, targets, pick);
  return html`<svg
    class="picture"
    viewBox="0 0 ${width} ${height}"
    width=${width}
    height=${height}
    role="group"
    aria-label=${label}
    ...${finger}
    ...${handlers ? handlers(chart) : {}}
  >
    <${Sea} chart=${chart} view=${view} ...${drawn} />
    <${Targets} chart=${chart} targets=${targets} choose=${choose} picked=${picked} />
    ${over?.(chart)}
  </svg>`;
}

/**
 * All that is on the map without what can be done there.
 * @param {OnMap & {chart: Chart}} props
 */
export function Sea({ chart, view, tracks = [], heat, children }) {
  return html`<${Water} chart=${chart} />
    <${Heat} chart=${chart} heat=${heat} />
    <${Lines} chart=${chart} sector=${view.sector_size} />
    <${Ground} chart=${chart} view=${view} />
    ${children?.(chart)}
    ${tracks.map((track) => html`<${Route} key=${track.boat} chart=${chart} track=${track} />`)}`;
}

/** @param {{chart: Chart}} props */
function Water({ chart: { left, top, side } }) {
  return html`<rect class="water" x=${left} y=${top} width=${side} height=${side} />`;
}

/** So likely at least is what is drawn strongest: while all is possible, nothing is said. */
const STRONGEST_LIKELIHOOD = 0.08;

/**
 * How likely each field is, from pale to strong.
 * @param {{chart: Chart, heat?: Record<string, number> | null}} props
 */
export function Heat({ chart, heat }) {
  if (!heat) return null;
  const most = Math.max(...Object.values(heat), STRONGEST_LIKELIHOOD);
  const { cell } = chart;
  return html`<g class="heat" aria-hidden="true">
    ${Object.entries(heat)
      .filter(([, share]) => share > 0)
      .map(([field, share]) => {
        const { x, y } = chart.at(field);
        return html`<rect
          key=${field}
          x=${x - cell / 2}
          y=${y - cell / 2}
          width=${cell}
          height=${cell}
          opacity=${(0.18 + 0.62 * (share / most)).toFixed(3)}
        />`;
      })}
  </g>`;
}

/** @param {{chart: Chart, sector: number}} props */
function Lines({ chart, sector }) {
  const { left, top, side, cell, size } = chart;
  const across = Array.from({ length: size + 1 }, (_, index) => index);
  const along = Array.from({ length: size / sector }, (_, index) => index);
  const path = (/** @type {number[]} */ steps) =>
    steps
      .map((step) => `M${left + step * cell} ${top}v${side}M${left} ${top + step * cell}h${side}`)
      .join('');
  return html`<g class="lines" aria-hidden="true">
    <path class="fine" d=${path(across)} />
    ${along.map((row) =>
      along.map(
        (column) =>
          html`<text
            class="sector"
            x=${left + (column + 0.5) * sector * cell}
            y=${top + (row + 0.5) * sector * cell}
          >
            ${row * along.length + column + 1}
          </text>`,
      ),
    )}
    <path class="coarse" d=${path(across.filter((step) => step % sector === 0))} />
    ${columnsOf(size).map((letter, index) => {
      const x = left + (index + 0.5) * cell;
      return html`<text class="rim" x=${x} y=${top - 10}>${letter}</text>
        <text class="rim" x=${x} y=${top + side + 11}>${letter}</text>`;
    })}
    ${across.slice(1).map((row) => {
      const y = top + (row - 0.5) * cell;
      return html`<text class="rim" x=${left - 11} y=${y}>${row}</text>
        <text class="rim" x=${left + side + 11} y=${y}>${row}</text>`;
    })}
  </g>`;
}

/**
 * Islands, holes in the ice and Archer mines.
 * @param {{chart: Chart, view: SonarView}} props
 */
function Ground({ chart, view }) {
  const { cell } = chart;
  const r = cell / 2;
  const put = (/** @type {string[]} */ fields, /** @type {(field: string) => Drawn} */ draw) =>
    fields.map((field) => {
      const { x, y } = chart.at(field);
      return html`<g key=${field} transform="translate(${x} ${y})">${draw(field)}</g>`;
    });
  return html`<g class="ground" aria-hidden="true">
    ${put(view.islands, (field) => html`<${Island} field=${field} r=${r} />`)}
    ${put(view.holes, () => html`<circle class="hole" r=${r * 0.8} /><path class="hole-edge" d=${ring(r * 0.8)} />`)}
    ${put(view.archer, () => html`<${Archer} r=${r * 0.5} />`)}
  </g>`;
}

/**
 * An island with shoals; its outline differs from field to field, always in the same way.
 * @param {{field: string, r: number}} props
 */
export function Island({ field, r }) {
  const [column, row] = placeOf(field);
  const bump = (/** @type {number} */ step) =>
    0.72 + 0.2 * Math.abs(Math.sin((column * 7 + row * 13 + step * 5) * 1.7));
  const shore = (/** @type {number} */ scale) => {
    const points = Array.from({ length: 9 }, (_, step) => {
      const angle = (step / 9) * 2 * Math.PI + column;
      const reach = r * scale * bump(step);
      return [reach * Math.cos(angle), reach * Math.sin(angle)];
    });
    return smooth(points);
  };
  return html`<path class="shoal" d=${shore(1.12)} /><path class="island" d=${shore(0.92)} />
    <path class="height" d=${shore(0.5)} />`;
}

/** @param {{r: number}} props */
export function Archer({ r }) {
  const rays = Array.from({ length: 8 }, (_, step) => {
    const angle = (step * Math.PI) / 4;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${x * r * 0.55} ${y * r * 0.55}L${x * r} ${y * r}`;
  });
  return html`<path class="archer" d=${rays.join('')} /><circle class="archer" r=${r * 0.55} />`;
}

/** @param {number} r */
const ring = (r) => `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0`;

/**
 * A closed curve through the middles of the lines between the points.
 * @param {number[][]} points
 */
function smooth(points) {
  const middle = (/** @type {number} */ index) => {
    const [a, b] = [points[index % points.length], points[(index + 1) % points.length]];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const bends = points.map((_, index) => {
    const [x, y] = points[(index + 1) % points.length];
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${bends.join('')}Z`;
}

/**
 * A pencilled route with its mines, and the boat at its end.
 * @param {{chart: Chart, track: Track}} props
 */
export function Route({ chart, track: { boat, own } }) {
  const points = own.route.map((field) => chart.at(field));
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const r = Math.min(15, chart.cell * 0.34);
  return html`<g class="track boat-${boat}" aria-hidden="true">
    ${points.length > 1 && html`<path class="pencil" d="M${line}" />`}
    ${points
      .slice(0, -1)
      .map(
        ({ x, y }, index) =>
          html`<circle
            key=${index}
            class="waypoint"
            cx=${x}
            cy=${y}
            r=${index ? r * 0.22 : r * 0.4}
          />`,
      )}
    ${own.mines.map((field) => html`<${Mine} key=${field} at=${chart.at(field)} r=${r} />`)}
    ${own.field && html`<${Boat} at=${chart.at(own.field)} r=${r} boat=${boat} />`}
  </g>`;
}

/** @param {{at: {x: number, y: number}, r: number}} props */
export function Mine({ at, r }) {
  const horns = [0, 45, 90, 135].map(
    (turn) => html`<path d="M${-r * 0.85} 0H${r * 0.85}" transform="rotate(${turn})" />`,
  );
  return html`<g class="mine" transform="translate(${at.x} ${at.y})"
    >${horns}<circle r=${r * 0.52}
  /></g>`;
}

/** @param {{at: {x: number, y: number}, r: number, boat: number}} props */
export function Boat({ at, r, boat }) {
  return html`<g class="vessel" transform="translate(${at.x} ${at.y})">
    <circle class="here" r=${r * 1.25} />
    <path
      class="hull"
      d="M${-r} ${r * 0.1}q0 ${-r * 0.42} ${r * 0.45} ${-r * 0.42}h${r * 0.1}v${-r * 0.4}h${r * 0.5}v${r * 0.4}q${r * 0.95} 0 ${r * 0.95} ${r * 0.42}t${-r * 0.95} ${r * 0.42}h${-r * 0.6}q${-r * 0.45} 0 ${-r * 0.45} ${-r * 0.42}z"
    />
    ${boat === 1 && html`<path class="band" d="M${-r * 0.5} ${r * 0.1}h${r}" />`}
  </g>`;
}
