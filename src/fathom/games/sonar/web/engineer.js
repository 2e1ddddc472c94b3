/** The engineer: a wiring diagram of four panels, and what the next cross would cause. */

import { useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { useSize } from 'fathom/motion.js';
import { Emblem, Sign } from './emblems.js';
import { CENTRAL_ROWS, PANELS, wiresOf } from './wires.js';

/** @typedef {import('./stations.js').AboardView} AboardView */
/** @typedef {import('fathom/words.js').Words} Words */
/** @typedef {import('./wire.js').Prospect} Prospect */
/** @typedef {ReturnType<typeof layoutOf>} Layout */

const PANEL_ROWS = 6;
const NOTES = ['fine', 'mends', 'breaks', 'damage'];

/** @type {import('./stations.js').Station} */
export function Engineer({ scene }) {
  const { view, words } = scene;
  const { own } = view;
  const [box, size] = useSize();
  const [pointed, point] = useState(/** @type {string | null} */ (null));
  const isMine = (view.stations[view.you] ?? []).includes('engineer');
  const task = own.cross_due
    ? words.text(isMine ? 'board-cross' : 'board-cross-other', { direction: own.cross_due })
    : words.text('board-crossed');
  const prospect = pointed ? own.prospects[pointed] : null;
  return html`<section class="station engineer ${own.cross_due ? 'due' : ''}">
    <header class="station-head">
      <p class="task">${task}</p>
      <p class="prospect" role="status">
        ${prospect ? foretold(prospect, words) : words.text('board-point')}
      </p>
      <${Legend} words=${words} />
    </header>
    <div class="wiring" ref=${box}>
      ${size && size.width > 60 && size.height > 60 && html`<${Sheet} scene=${scene} isMine=${isMine} point=${point} ...${size} />`}
    </div>
    <${Lamps} view=${view} words=${words} />
  </section>`;
}

/** What the small signs mean. @param {{words: Words}} props */
function Legend({ words }) {
  return html`<ul class="legend">
    ${NOTES.map((note) => html`<li key=${note} class="note-${note}"><${Emblem} name=${note} />${words.text(`note-${note}`)}</li>`)}
  </ul>`;
}

/**
 * What a cross would cause, in a sentence.
 * @param {Prospect} prospect
 * @param {Words} words
 */
function foretold({ damage, breaks, mends, circuits }, words) {
  const names = (/** @type {string[]} */ systems) =>
    systems.map((system) => words.text(`system-${system}`));
  if (damage) return words.text('board-would-damage');
  const parts = [];
  if (circuits.length)
    parts.push(words.text('board-would-mend', { circuit: words.text(`circuit-${circuits[0]}`) }));
  if (mends.length) parts.push(words.text('board-would-work', { systems: names(mends) }));
  if (breaks.length) parts.push(words.text('board-would-break', { systems: names(breaks) }));
  return parts.length ? parts.join(' ') : words.text('board-would-nothing');
}

/**
 * Where everything lies in a box of this size.
 * @param {number} width
 * @param {number} height
 */
function layoutOf(width, height) {
  const head = 34;
  const foot = 4;
  const column = Math.min(200, width / PANELS.length);
  const left = (width - column * PANELS.length) / 2;
  const row = Math.min(84, (height - head - foot - 14) / PANEL_ROWS);
  const r = Math.min(26, row * 0.42, column * 0.27);
  const gap = 14;
  return {
    left,
    column,
    row,
    r,
    head,
    bottom: head + row * PANEL_ROWS + gap,
    at: (/** @type {string} */ name) => {
      const panel = PANELS.indexOf(name[0]);
      const index = Number(name[1]) - 1;
      return {
        x: left + (panel + 0.5) * column + column * 0.08,
        y: head + (index + 0.5) * row + (index >= CENTRAL_ROWS ? gap : 0),
      };
    },
    reactor: head + CENTRAL_ROWS * row + gap / 2,
  };
}

/**
 * @param {{scene: import('./stations.js').SonarScene, isMine: boolean,
 *   point: (symbol: string) => void, width: number, height: number}} props
 */
function Sheet({ scene, isMine, point, width, height }) {
  const { view, moves, play, ask, words, pending } = scene;
  const { own } = view;
  const layout = layoutOf(width, height);
  return html`<svg
    class="picture"
    viewBox="0 0 ${width} ${height}"
    width=${width}
    height=${height}
    role="group"
    aria-label=${words.text('screen-sheet')}
  >
    ${PANELS.map((panel, index) => html`<${Panel} key=${panel} panel=${panel} x=${layout.left + index * layout.column} layout=${layout} view=${view} words=${words} />`)}
    <${Wires} sheet=${view.sheet} layout=${layout} />
    ${view.sheet.map((symbol) => {
      const move = `cross ${symbol.name}`;
      const canDo = moves.includes(move);
      return html`<${Symbol}
        key=${symbol.name}
        symbol=${symbol}
        layout=${layout}
        isCrossed=${own.crossed.includes(symbol.name)}
        isPending=${pending === move}
        prospect=${own.prospects[symbol.name]}
        canDo=${canDo}
        press=${isMine ? () => (canDo ? play : ask)(move) : undefined}
        point=${point}
        words=${words}
      />`;
    })}
  </svg>`;
}

/**
 * @param {{panel: string, x: number, layout: Layout, view: AboardView, words: Words}} props
 */
function Panel({ panel, x, layout, view, words }) {
  const { column, bottom, reactor } = layout;
  const isDue = view.own.cross_due === panel;
  return html`<g class="panel-box ${isDue ? 'due' : ''}">
    <rect x=${x + 3} y="3" width=${column - 6} height=${bottom} rx="10" />
    <rect
      class="reactor"
      x=${x + 8}
      y=${reactor}
      width=${column - 16}
      height=${bottom - reactor - 2}
      rx="7"
    />
    <text class="title" x=${x + column / 2} y="21">${words.text(`point-${panel}`)}</text>
  </g>`;
}

/**
 * Each circuit in its colour and pattern.
 * @param {{sheet: import('./wire.js').Symbol[], layout: Layout}} props
 */
function Wires({ sheet, layout }) {
  return html`<g class="wires" aria-hidden="true">
    ${wiresOf(sheet, layout).map(
      ({ name, path }) =>
        html`<g key=${name} class="circuit circuit-${name}">
          <path class="bed" d=${path} />
          <path class="wire" d=${path} />
        </g>`,
    )}
  </g>`;
}

/**
 * @param {{symbol: import('./wire.js').Symbol, layout: Layout, isCrossed: boolean,
 *   isPending: boolean, prospect?: Prospect, canDo: boolean, press?: () => void,
 *   point: (symbol: string) => void, words: Words}} props
 */
function Symbol({ symbol, layout, isCrossed, isPending, prospect, canDo, press, point, words }) {
  const { x, y } = layout.at(symbol.name);
  const { r, row, column } = layout;
  const note = prospect && noteOf(prospect);
  const told = prospect ? foretold(prospect, words) : words.text('board-is-crossed');
  const label = `${words.text(`point-${symbol.name[0]}`)} ${symbol.name[1]}, ${words.text(`symbol-${symbol.colour}`)}: ${told}`;
  const look = () => point(symbol.name);
  return html`<g
    class="symbol colour-${symbol.colour} ${canDo ? 'can-do' : ''} ${isCrossed ? 'crossed' : ''}"
    transform="translate(${x} ${y})"
    role=${press ? 'button' : 'img'}
    tabindex=${canDo ? 0 : undefined}
    aria-label=${label}
    aria-disabled=${press && !canDo ? 'true' : undefined}
    data-symbol=${symbol.name}
    onClick=${press}
    onMouseEnter=${look}
    onFocus=${look}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (!canDo || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      press?.();
    }}
  >
    <rect
      class="target"
      x=${-Math.max(22, column * 0.4)}
      y=${-row / 2}
      width=${Math.max(44, column * 0.8)}
      height=${row}
    />
    <circle class="glow" r=${r + 4} />
    <circle class="face" r=${r} />
    <${Sign} name=${symbol.colour} size=${r * 1.25} />
    ${(isCrossed || isPending) && html`<path class="cross ${isPending ? 'pending' : ''}" d="M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}" />`}
    ${
      note &&
      html`<g
        class="note note-${note}"
        transform="translate(${r * 0.95} ${-r * 0.8}) scale(${Math.min(1, r / 20)})"
      >
        <circle r="8" />
        <${Sign} name=${note} size=${11} />
      </g>`
    }
  </g>`;
}

/** What stands out of a prospect. @param {Prospect} prospect */
function noteOf({ damage, breaks, circuits }) {
  if (damage) return 'damage';
  if (circuits.length) return 'mends';
  return breaks.length ? 'breaks' : 'fine';
}

/**
 * Which systems work and which are down.
 * @param {{view: AboardView, words: Words}} props
 */
function Lamps({ view, words }) {
  return html`<ul class="lamps" aria-label=${words.text('board-systems')}>
    ${Object.keys(view.gauges).map((system) => {
      const isDown = view.own.broken.includes(system);
      return html`<li key=${system} class=${isDown ? 'down' : 'up'}>
        <${Emblem} name=${system} />
        <span>${words.text(`system-${system}`)}</span>
        <b>${words.text(isDown ? 'board-down' : 'board-works')}</b>
      </li>`;
    })}
  </ul>`;
}
