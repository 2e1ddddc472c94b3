/**
 * In a boat of one or two people the enemy's way lies over the own chart, as the transparent sheet
 * does in the box: whoever steers has nobody between the two. It is the sheet of the own desk.
 */

import { useEffect, useRef } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { placeOf } from './chart.js';
import { aboutHere } from './crew.js';
import { endOf, trackOf, useDesk } from './desk.js';
import { Track, Underneath } from './sheet-layer.js';

/** @typedef {import('./stations.js').SonarScene} SonarScene */
/** @typedef {import('./chart.js').Chart} Chart */

/** Two maps under one pair of eyes: the largest crew that has its sheets over the own chart. */
const SMALL_CREW = 2;
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/** @param {import('./stations.js').AboardView} view */
export const isSmallCrew = ({ boats, boat }) => boats[boat].crew.length <= SMALL_CREW;

/**
 * The sheet in hand over the chart: pulled by its track, moved with the arrow keys, and laid by the
 * radio operator's "here".
 * @param {{scene: SonarScene, boat: number, chart: Chart}} props
 */
export function Overlay({ scene, boat, chart }) {
  const { view, words } = scene;
  const legs = view.legs[1 - boat];
  const work = useDesk(scene.table, view.you, legs, view.size);
  const { sheet } = work;
  const about = aboutHere(scene.crewLines);
  const known = useRef(about);
  useEffect(() => {
    if (about === known.current || !about) return;
    known.current = about;
    const track = trackOf({ ...sheet, column: 0, row: 0 }, legs);
    const end = track[track.length - 1];
    const [column, row] = placeOf(about);
    work.lay(column - end.column, row - end.row);
  }, [about]);
  const pull = usePull(work, chart);
  /** @param {KeyboardEvent} event */
  const steer = (event) => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    work.shift(...way);
  };
  return html`<g class="overlay">
    <${Underneath}
      chart=${chart}
      view=${view}
      words=${words}
      legs=${legs}
      work=${work}
      isUnfolded=${false}
    />
    <g
      class="sheet-in-hand"
      role="img"
      tabindex="0"
      aria-label=${words.text('radio-sheet-at', { number: work.desk.open + 1, field: endOf(sheet, legs, view.size) ?? '–' })}
      onKeyDown=${steer}
      ...${pull}
    >
      <${Track} chart=${chart} sheet=${sheet} legs=${legs} view=${view} words=${words} isOpen />
    </g>
  </g>`;
}

/**
 * What a pointer does with the track: it takes the whole sheet along.
 * @param {import('./radio.js').Work} work
 * @param {Chart} chart
 */
function usePull(work, chart) {
  const grip = useRef(
    /** @type {{x: number, y: number, column: number, row: number, isNew: boolean} | null} */ (
      null
    ),
  );
  const letGo = () => {
    grip.current = null;
  };
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      event.stopPropagation(); // no ping
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      const { column, row } = work.sheet;
      grip.current = { x: event.clientX, y: event.clientY, column, row, isNew: true };
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const held = grip.current;
      if (!held) return;
      const column = held.column + Math.round((event.clientX - held.x) / chart.cell);
      const row = held.row + Math.round((event.clientY - held.y) / chart.cell);
      if (column === work.sheet.column && row === work.sheet.row) return;
      work.lay(column, row, held.isNew);
      held.isNew = false;
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
