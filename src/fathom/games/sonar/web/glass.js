/** The map under glass with the sheets on it: moved, drawn on, rubbed out and marked. */

import { useRef, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { columnsOf, seaName } from './chart.js';
import { aboutHere } from './crew.js';
import { endOf, inked, nextMark } from './desk.js';
import { AboutHere, Blasts, Called, Shot } from './marks.js';
import { SeaMap } from './sea-map.js';
import { isSmallCrew } from './overlay.js';
import { Ink, Marks, Track, Underneath } from './sheet-layer.js';

/** @typedef {import('./chart.js').Chart} Chart */
/** @typedef {import('./desk.js').Point} Point */
/** @typedef {import('./radio.js').Work} Work */
/** @typedef {import('./stations.js').SonarScene} SonarScene */
/**
 * @typedef {object} Grip what a pointer that is down has done so far
 * @property {Point} from where it came down, in fields
 * @property {Point} lay where the sheet lay then
 * @property {string | undefined} mark that a pull leaves behind
 * @property {Point[]} line that it has drawn
 * @property {boolean} isNew whether nothing has changed yet: what comes is one step to undo
 */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});
/**
 * @param {{scene: SonarScene, work: Work, legs: import('./wire.js').Leg[], tool: string,
 *   isUnfolded: boolean}} props
 */
export function Glass({ scene, work, legs, tool, isUnfolded }) {
  const { view, words } = scene;
  const { desk, sheet } = work;
  const [handlers, { isHeld, line }] = useTool(work, tool);
  /** @param {KeyboardEvent} event */
  const steer = (event) => {
    const way = ARROWS[event.key];
    if (!way || tool !== 'move') return;
    event.preventDefault();
    event.stopPropagation();
    work.shift(...way);
  };
  const fields =
    tool === 'mark' || tool === 'range'
      ? columnsOf(view.size).flatMap((letter) =>
          Array.from({ length: view.size }, (_, row) => `${letter}${row + 1}`),
        )
      : [];
  const about = aboutHere(scene.crewLines);
  const name = seaName(view, words);
  return html`<${SeaMap}
    view=${view}
    look="glass"
    class="${tool} ${isHeld ? 'held' : ''}"
    label=${words.text('board-sea', { scenario: name })}
    tracks=${isSmallCrew(view) ? [{ boat: view.boat, own: view.own }] : []}
    heat=${view.assistance?.shares ?? null}
    handlers=${handlers}
    targets=${fields.map((field) => ({ field, kind: 'marking', label: words.text('radio-mark-field', { field }) }))}
    choose=${tool === 'range' ? (/** @type {string} */ field) => toggleRange(work, field) : work.mark}
    over=${(/** @type {Chart} */ chart) =>
      html`<${Marks} chart=${chart} marks=${desk.marks} range=${view.ranges.torpedo} />
        ${about && html`<${AboutHere} chart=${chart} field=${about} label=${words.text('board-about', { field: about })} />`}
        <${Shot} chart=${chart} stage=${scene.stage} from=${null} words=${words} />`}
  >
    ${(/** @type {Chart} */ chart) =>
      html`<${Called} chart=${chart} calls=${scene.calls} view=${view} />
        <${Blasts} chart=${chart} calls=${scene.calls} />
        <${Underneath}
          chart=${chart}
          view=${view}
          words=${words}
          legs=${legs}
          work=${work}
          isUnfolded=${isUnfolded}
        />
        <g
          class="sheet-in-hand"
          role="img"
          tabindex=${tool === 'move' ? 0 : undefined}
          aria-label=${words.text('radio-sheet-at', { number: desk.open + 1, field: endOf(sheet, legs, view.size) ?? '–' })}
          onKeyDown=${steer}
        >
          <${Track} chart=${chart} sheet=${sheet} legs=${legs} view=${view} words=${words} isOpen />
          ${line && html`<g class="phosphor open"><${Ink} chart=${chart} sheet=${sheet} line=${line} /></g>`}
        </g>`}
  <//>`;
}

/** @param {Work} work @param {string} field */
const toggleRange = (work, field) =>
  work.paint(field, work.desk.marks[field] === 'range' ? undefined : 'range');

/**
 * What a pointer does with a tool: mouse, pen and finger alike.
 * @param {Work} work
 * @param {string} tool
 * @returns {[((chart: Chart) => object) | undefined, {isHeld: boolean, line: Point[] | null}]}
 */
function useTool(work, tool) {
  const { sheet, desk } = work;
  const grip = useRef(/** @type {Grip | null} */ (null));
  const [isHeld, setHeld] = useState(false);
  const [line, setLine] = useState(/** @type {Point[] | null} */ (null));

  /** One movement of the pointer. @param {Point} at @param {string | null} field @param {Grip} held */
  const pull = ([column, row], field, held) => {
    if (tool === 'pen') {
      held.line = inked(held.line, [column, row], sheet);
      setLine(held.line);
    } else if (tool === 'erase') {
      if (work.erase([column, row], field, held.isNew)) held.isNew = false;
    } else if (tool === 'mark' && field && desk.marks[field] !== held.mark) {
      work.paint(field, held.mark, held.isNew);
      held.isNew = false;
    } else if (tool === 'move') {
      const to = [
        held.lay[0] + Math.round(column - held.from[0]),
        held.lay[1] + Math.round(row - held.from[1]),
      ];
      if (to[0] === sheet.column && to[1] === sheet.row) return;
      work.lay(to[0], to[1], held.isNew);
      held.isNew = false;
    }
  };
  const letGo = () => {
    const held = grip.current;
    grip.current = null;
    setHeld(false);
    setLine(null);
    if (tool === 'pen' && held?.line.length) work.ink(held.line);
  };
  if (tool === 'none') return [undefined, { isHeld: false, line: null }];
  /** @param {Chart} chart */
  const handlers = (chart) => {
    /** @param {PointerEvent} event @returns {[Point, string | null]} */
    const place = (event) => {
      const paper = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
      const [x, y] = [event.clientX - paper.left, event.clientY - paper.top];
      const at = /** @type {Point} */ ([
        (x - chart.left) / chart.cell - 0.5,
        (y - chart.top) / chart.cell - 0.5,
      ]);
      return [at, chart.fieldAt(x, y)];
    };
    return {
      onPointerDown: (/** @type {PointerEvent} */ event) => {
        const [at, field] = place(event);
        if (tool === 'range') {
          if (field) toggleRange(work, field);
          return;
        }
        /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
        const mark = field ? nextMark(desk.marks[field]) : undefined;
        const lay = /** @type {Point} */ ([sheet.column, sheet.row]);
        grip.current = { from: at, lay, mark, line: [], isNew: true };
        setHeld(true);
        pull(at, field, grip.current);
      },
      onPointerMove: (/** @type {PointerEvent} */ event) => {
        if (!grip.current) return;
        // A quick finger is told in leaps: an eraser and marks must not skip what lies between.
        const all = tool === 'move' ? [] : (event.getCoalescedEvents?.() ?? []);
        for (const one of all.length ? all : [event]) {
          const [at, field] = place(
            /** @type {PointerEvent} */ ({
              currentTarget: event.currentTarget,
              clientX: one.clientX,
              clientY: one.clientY,
            }),
          );
          pull(at, field, grip.current);
        }
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      // What the pointer marks, the click that follows it must not mark again.
      onClickCapture: (/** @type {MouseEvent} */ event) => event.stopPropagation(),
    };
  };
  return [handlers, { isHeld, line }];
}
