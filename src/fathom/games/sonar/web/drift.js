/**
 * For those who look on: the way of each boat as everybody heard it, drifting over the sea from one
 * place where it could lie to the next; how many there are; and how a repair goes on. All of it is
 * public (SON-35): the page reads it off what was called and off the map.
 */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { isStill } from 'fathom/motion.js';
import { misfits, trackOf } from './desk.js';
import { Hull, UpClock } from './status.js';

/** @typedef {import('./wire.js').SonarView} SonarView */
/** @typedef {import('./wire.js').Leg} Leg */
/** @typedef {import('./chart.js').Chart} Chart */
/** @typedef {import('./heard.js').Call} Call */
/** @typedef {import('fathom/words.js').Words} Words */

const STAY_MS = 1800;
/** What is called of a boat on the surface. */
const REPAIR = ['surfaced', 'repair-checked', 'ready-to-dive'];

/**
 * Where the newest stretch of a way could begin: every place at which none of it lies on an island,
 * beside the map, or in another sector than was called. One after the other they are a short way apart.
 * @param {Leg[]} legs
 * @param {SonarView} view
 */
export function placesOf(legs, view) {
  if (!legs.length) return [];
  const sheets = [];
  for (let row = 0; row < view.size; row += 1)
    for (let step = 0; step < view.size; step += 1) {
      const column = row % 2 ? view.size - 1 - step : step;
      const sheet = { leg: legs.length - 1, hand: null, column, row };
      if (!misfits(sheet, legs, view).size) sheets.push(sheet);
    }
  return sheets;
}

/**
 * The places of both boats, and which of them is shown now.
 * @param {SonarView} view
 */
export function useDrift(view) {
  const heard = JSON.stringify(view.legs);
  const places = useMemo(() => view.legs.map((legs) => placesOf(legs, view)), [heard, view.size]);
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (isStill()) return undefined;
    const timer = setInterval(() => setTick((at) => at + 1), STAY_MS);
    return () => clearInterval(timer);
  }, []);
  return { places, tick };
}

/** @param {{chart: Chart, view: SonarView, drift: ReturnType<typeof useDrift>}} props */
export function Drift({ chart, view, drift: { places, tick } }) {
  return html`<g class="drift" aria-hidden="true">
    ${view.legs.map((legs, boat) => {
      const sheet = places[boat][tick % places[boat].length];
      return (
        sheet &&
        html`<${Way} key=${boat} chart=${chart} legs=${legs} boat=${boat} sheet=${sheet} />`
      );
    })}
  </g>`;
}

/** @param {{chart: Chart, legs: Leg[], boat: number, sheet: import('./desk.js').Sheet}} props */
function Way({ chart: { left, top, cell }, legs, boat, sheet }) {
  const points = trackOf({ ...sheet, column: 0, row: 0 }, legs).map(({ column, row }) => [
    column * cell,
    row * cell,
  ]);
  const [x, y] = [left + (sheet.column + 0.5) * cell, top + (sheet.row + 0.5) * cell];
  const [endX, endY] = points[points.length - 1];
  return html`<g class="way boat-${boat}" style=${{ transform: `translate(${x}px, ${y}px)` }}>
    ${points.length > 1 && html`<path d="M${points.map((point) => point.join(' ')).join('L')}" />`}
    <circle cx=${endX} cy=${endY} r=${cell * 0.3} />
  </g>`;
}

/**
 * Both boats in words for the far end of the room, and the last call.
 * @param {{scene: import('./wire.js').Scene, calls: Call[], places: unknown[][]}} props
 */
export function Reports({ scene, calls, places }) {
  const { view, words } = scene;
  const last = calls.at(-1);
  return html`<div class="reports">
    ${last && html`<p key=${last.number} class="giant-call" aria-hidden="true">${words.effect(last.effect)}</p>`}
    <ul>
      ${view.boats.map(
        ({ damage, surfaced }, boat) =>
          html`<li key=${boat} class="report boat-${boat}">
            <strong>${words.text('screen-boat', { boat })}</strong>
            <${Hull} damage=${damage} hull=${view.hull} words=${words} />
            <span>
              ${surfaced ? repairOf(calls, boat, words) : words.text('board-drift', { count: places[boat].length })}${' '}
              <${UpClock} scene=${scene} boat=${boat} />
            </span>
          </li>`,
      )}
    </ul>
  </div>`;
}

/**
 * How far a boat on the surface has come.
 * @param {Call[]} calls
 * @param {number} boat
 * @param {Words} words
 */
function repairOf(calls, boat, words) {
  const said = calls.findLast(
    ({ effect }) => REPAIR.includes(effect.effect) && 'boat' in effect && effect.boat === boat,
  );
  return said ? words.effect(said.effect) : words.text('screen-surfaced');
}
