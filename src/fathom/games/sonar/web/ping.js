/** A ping: press long on any map, or right-click, and the whole crew sees where. */

import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { shake } from 'fathom/motion.js';
import { chartOf } from './chart.js';

const HOLD_MS = 550;
/** Who moves further than this draws, drags or aims, and means no ping. */
const STILL_PIXELS = 8;
const SEEN_MS = 6000;
/** What a hand feels, in milliseconds of shaking. */
const PING_FELT = [15];

/**
 * @typedef {object} Ping
 * @property {number} number of the line that said so
 * @property {string} field
 */
/**
 * What every map of a crew knows without being told.
 * @typedef {object} Pinging
 * @property {(field: string) => void} ping
 * @property {Ping[]} pings those just made
 */

export const Pinging = createContext(/** @type {Pinging | null} */ (null));

/**
 * Lets all maps below it ping, and shows there what was pinged just now.
 * @param {{scene: import('./stations.js').SonarScene, children: import('fathom/boards.js').Drawn}}
 *   props
 */
export function WithPings({ scene, children }) {
  const { call, crewLines = [] } = scene;
  const pings = useFresh(crewLines);
  const value = call
    ? { ping: (/** @type {string} */ field) => call(`here ${field}`), pings }
    : null;
  return html`<${Pinging.Provider} value=${value}>${children}<//>`;
}

/**
 * The pings among the lines that came while we looked, each for a while.
 * @param {import('fathom/wire.js').LineTell[]} lines
 * @returns {Ping[]}
 */
function useFresh(lines) {
  const last = lines.at(-1)?.number ?? 0;
  const seen = useRef(last);
  const [pings, setPings] = useState(/** @type {Ping[]} */ ([]));
  useEffect(() => {
    const fresh = lines
      .filter(({ number, call }) => number > seen.current && call?.startsWith('here '))
      .map(({ number, call }) => ({ number, field: call?.split(' ')[1] ?? '' }));
    seen.current = last;
    if (!fresh.length) return;
    setPings((before) => [...before, ...fresh]);
    setTimeout(() => setPings((before) => before.filter((ping) => !fresh.includes(ping))), SEEN_MS);
  }, [last]);
  return pings;
}

/**
 * What a map does with a long press; nothing where there is no crew to see it.
 * @param {number} fields along a side
 * @param {{width: number, height: number} | null} size of the map
 * @param {boolean} isArmed something is aimed: it owns the pointer, only a right click pings
 */
export function useLongPress(fields, size, isArmed) {
  const crew = useContext(Pinging);
  const held = useRef(
    /** @type {{timer: number, x: number, y: number, isDone: boolean} | null} */ (null),
  );
  const drop = () => {
    clearTimeout(held.current?.timer);
    if (!held.current?.isDone) held.current = null;
  };
  useEffect(() => () => clearTimeout(held.current?.timer), []);
  if (!crew || !size) return {};
  /** @param {Element} map @param {number} x @param {number} y */
  const ping = (map, x, y) => {
    const box = map.getBoundingClientRect();
    const field = chartOf(fields, size.width, size.height).fieldAt(x - box.left, y - box.top);
    if (!field) return;
    shake(PING_FELT);
    crew.ping(field);
  };
  return {
    onPointerDown: (
      /** @type {PointerEvent} */ { button, clientX: x, clientY: y, currentTarget },
    ) => {
      drop();
      held.current = null;
      if (isArmed || button !== 0) return;
      const map = /** @type {Element} */ (currentTarget);
      const timer = setTimeout(() => {
        if (!held.current) return;
        held.current.isDone = true;
        ping(map, x, y);
      }, HOLD_MS);
      held.current = { timer, x, y, isDone: false };
    },
    onPointerMove: (/** @type {PointerEvent} */ { clientX, clientY }) => {
      const from = held.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PIXELS) drop();
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    // The click that ends a long press chooses nothing.
    onClickCapture: (/** @type {MouseEvent} */ event) => {
      if (!held.current?.isDone) return;
      held.current = null;
      event.stopPropagation();
      event.preventDefault();
    },
    onContextMenu: (/** @type {MouseEvent} */ event) => {
      event.preventDefault();
      const isTouch = held.current !== null; // there the press itself is the ping
      if (!isTouch)
        ping(/** @type {Element} */ (event.currentTarget), event.clientX, event.clientY);
    },
  };
}

/**
 * The pings of the last moments, over a map.
 * @param {{fields: number, size: {width: number, height: number} | null}} props
 */
export function Pings({ fields, size }) {
  const pings = useContext(Pinging)?.pings ?? [];
  if (!size) return null;
  const chart = chartOf(fields, size.width, size.height);
  return html`<svg
    class="pings"
    viewBox="0 0 ${size.width} ${size.height}"
    width=${size.width}
    height=${size.height}
    aria-hidden="true"
  >
    ${pings.map(({ number, field }) => {
      const { x, y } = chart.at(field);
      return html`<g
        key=${number}
        class="ping"
        data-field=${field}
        transform="translate(${x} ${y})"
      >
        <circle class="ripple" r=${chart.cell} /><circle r=${chart.cell * 0.3} />
      </g>`;
    })}
  </svg>`;
}
