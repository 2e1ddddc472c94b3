/** The end of Captain Sonar: both tracks run once more to the last blow; then the sunk boat. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { sideName } from 'fathom/crew.js';
import { html } from 'fathom/html.js';
import { chartOf } from './chart.js';
import { Boat, Sea } from './sea-map.js';

/** @typedef {import('./wire.js').SonarView} SonarView */
/** @typedef {import('./wire.js').PrivateBoat} PrivateBoat */
/** @typedef {import('fathom/endings.js').Ending<SonarView>} Ending */

const RUN_MILLISECONDS = 3600;
const COLOURS = ['#f2b24c', '#4f9fe0'];
/** Below this share of width to height there is room for the chart alone. */
const WIDE = 1.6;

/** By boat: what may be seen of it, once it is over. @param {SonarView} view */
function fleet({ boat, own, enemy }) {
  return boat === 1 ? [enemy, own] : [own, enemy];
}

/** The boats that are sunk. @param {SonarView} view */
const sunk = ({ boats, hull }) => [0, 1].filter((boat) => boats[boat].damage >= hull);

/** @param {Ending} ending */
export function heading({ view, table, words }) {
  const lost = sunk(view);
  if (lost.length === 2) return words.text('ending-both-sunk');
  if (!lost.length) return words.text('ending-over');
  if (view.boat === null)
    return words.text('ending-sunk', { name: sideName(table, lost[0], words) });
  return words.text(lost[0] === view.boat ? 'ending-sunk-own' : 'ending-sunk-enemy');
}

/** @param {Ending} ending */
export function Ending({ view, table, epilogue, width, height, isStill, words }) {
  const share = useRun(isStill);
  const isWide = width > height * WIDE;
  const side = isWide ? height : Math.min(width, height);
  const chart = useMemo(() => chartOf(view.size, side, height), [view.size, side, height]);
  const blow = epilogue.remarks.find(({ facts }) => 'field' in facts)?.facts.field;
  const lost = sunk(view);
  return html`<g class="sonar-ending">
    <${Deep} width=${width} height=${height} />
    <g class="sea-map" transform="translate(${isWide ? 0 : (width - side) / 2} 0)">
      <${Sea} chart=${chart} view=${view} />
      ${fleet(view).map((own, boat) => own && html`<${Track} key=${boat} chart=${chart} own=${own} boat=${boat} share=${share} isSunk=${lost.includes(boat)} />`)}
      ${share === 1 && typeof blow === 'string' && html`<${Blow} at=${chart.at(blow)} cell=${chart.cell} />`}
    </g>
    ${
      isWide &&
      html`<g transform="translate(${side} 0)">
        <${Grave}
          boats=${lost}
          width=${width - side}
          height=${height}
          names=${lost.map((boat) => sideName(table, boat, words))}
        />
      </g>`
    }
  </g>`;
}

/**
 * How much of the tracks has been run, from 0 to 1.
 * @param {boolean} isStill
 */
function useRun(isStill) {
  const [share, setShare] = useState(isStill ? 1 : 0);
  useEffect(() => {
    if (isStill) return;
    const begun = performance.now();
    let frame = requestAnimationFrame(function draw(moment) {
      const run = Math.min(1, Math.max(0, moment - begun) / RUN_MILLISECONDS);
      setShare(run);
      if (run < 1) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [isStill]);
  return share;
}

/**
 * A track as far as it has been run, and the boat at its end.
 * @param {{chart: import('./chart.js').Chart, own: PrivateBoat, boat: number, share: number,
 *   isSunk: boolean}} props
 */
function Track({ chart, own, boat, share, isSunk }) {
  const points = own.route.map((field) => chart.at(field));
  if (!points.length) return null;
  const run = (points.length - 1) * share;
  const before = points[Math.floor(run)];
  const after = points[Math.ceil(run)];
  const part = run - Math.floor(run);
  const here = {
    x: before.x + (after.x - before.x) * part,
    y: before.y + (after.y - before.y) * part,
  };
  const passed = [...points.slice(0, Math.floor(run) + 1), here];
  const r = Math.min(15, chart.cell * 0.42);
  return html`<g class="track boat-${boat}">
    <path
      class="pencil"
      d="M${passed.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}"
    />
    <circle class="waypoint" cx=${points[0].x} cy=${points[0].y} r=${r * 0.35} />
    <g class=${isSunk && share === 1 ? 'sunken' : ''}><${Boat} at=${here} r=${r} boat=${boat} /></g>
  </g>`;
}

/** @param {{at: {x: number, y: number}, cell: number}} props */
function Blow({ at, cell }) {
  const rays = Array.from({ length: 10 }, (_, ray) => {
    const angle = (ray / 10) * Math.PI * 2;
    const [near, far] = [cell * 0.5, cell * (ray % 2 ? 0.95 : 1.25)];
    return `M${(Math.cos(angle) * near).toFixed(1)} ${(Math.sin(angle) * near).toFixed(1)}L${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return html`<g class="blow" transform="translate(${at.x} ${at.y})">
    <circle class="blow-ring" r=${cell * 1.5} />
    <path class="blow-rays" d=${rays.join('')} />
  </g>`;
}

/** @param {{width: number, height: number}} props */
function Deep({ width, height }) {
  return html`<defs>
      <linearGradient id="ending-abyss" x2="0" y2="1">
        <stop stop-color="#0e3a53" /><stop offset="1" stop-color="#020a12" />
      </linearGradient>
    </defs>
    <rect width=${width} height=${height} fill="url(#ending-abyss)" />`;
}

/**
 * The bottom of the sea, and who lies there.
 * @param {{boats: number[], names: string[], width: number, height: number}} props
 */
function Grave({ boats, names, width, height }) {
  const bubbles = Array.from({ length: 14 }, (_, index) => ({
    x: width * 0.5 + Math.sin(index * 1.7) * 18 + index * 3,
    y: height * 0.6 - index * height * 0.042,
    r: 2 + ((index * 3) % 5),
  }));
  const scale = Math.min(width / 330, height / 300) / (boats.length > 1 ? 1.5 : 1);
  return html`<path
      d="M0 ${height}V${height * 0.82}q${width * 0.2} ${-height * 0.08} ${width * 0.45} 0t${width * 0.55} ${-height * 0.03}V${height}z"
      fill="#01060c"
    />
    ${boats.length > 0 && bubbles.map(({ x, y, r }, index) => html`<circle key=${index} class="bubble" cx=${x} cy=${y} r=${r} />`)}
    ${boats.map(
      (boat, index) =>
        html`<g key=${boat}>
          <g
            transform="translate(${width * (boats.length > 1 ? 0.3 + 0.42 * index : 0.5)} ${height * 0.76}) rotate(${boat ? -14 : 13}) scale(${scale})"
          >
            <path
              d="M-130 0Q-128 -30 -80 -32H-20L-14 -62H24L34 -32H80Q128 -28 138 0Q126 28 80 30H-84Q-126 28 -130 0z"
              fill=${COLOURS[boat]}
              stroke="#01060c"
              stroke-width="4"
            />
            <path d="M138 0l20 -18v36z" fill=${COLOURS[boat]} stroke="#01060c" stroke-width="4" />
            ${[-80, -46, -12, 40, 76].map((x) => html`<circle key=${x} cx=${x} cy="-4" r="8" fill="#06202f" stroke="#01060c" stroke-width="3" />`)}
            <path
              d="M-40 14l16 -22 8 16 14 -20 4 24 16 -12"
              fill="none"
              stroke="#01060c"
              stroke-width="5"
            />
            ${boat === 1 && html`<path d="M-110 20H104" stroke="#e6f1f5" stroke-width="4" stroke-dasharray="12 8" />`}
          </g>
          <text
            class="ending-name"
            x=${width * (boats.length > 1 ? 0.3 + 0.42 * index : 0.5)}
            y=${height * 0.95}
            >${names[index]}</text
          >
        </g>`,
    )}`;
}
