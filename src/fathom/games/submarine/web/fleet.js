/** Submarines and ships: who is where, and how they look. */

import { useRef } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { useGlide } from 'fathom/motion.js';
import { seatColour, seatFill, seatLetter, Visage } from 'fathom/seats.js';
import { isAtEdge, TOP_LEVEL } from './layout.js';

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./wire.js').SubmarineView} SubmarineView */

const SHIP_LENGTH = 33;
/** From a submarine to the next: then its letter is free of the other's hull. */
const LETTER_CLEAR = 23;

/**
 * A submarine; the view does not name them, so who vanished here and appeared there is one.
 * @typedef {{key: string, seat: number, column: number, level: number}} Boat
 */

/** @param {SubmarineView} view @returns {Omit<Boat, 'key'>[]} */
function boatsIn(view) {
  return view.columns.flatMap((fields, column) =>
    fields.flatMap((field, depth) =>
      field.submarines.map((seat) => ({
        seat,
        column: column + 1,
        level: depth + TOP_LEVEL,
      })),
    ),
  );
}

/**
 * The submarines of a view, each with the key it had before.
 * @param {SubmarineView} view
 * @returns {Boat[]}
 */
export function useFleet(view) {
  const kept = useRef(
    /** @type {{view: SubmarineView | null, boats: Boat[]}} */ ({
      view: null,
      boats: [],
    }),
  );
  if (kept.current.view !== view) {
    const free = [...kept.current.boats];
    const isThere = (/** @type {Omit<Boat, 'key'>} */ boat) => (/** @type {Boat} */ old) =>
      old.seat === boat.seat && old.column === boat.column && old.level === boat.level;
    const take = (/** @type {number} */ at) => (at < 0 ? null : free.splice(at, 1)[0].key);
    const stayed = boatsIn(view).map((boat) => ({
      boat,
      key: take(free.findIndex(isThere(boat))),
    }));
    let count = kept.current.boats.length;
    const boats = stayed.map(({ boat, key }) => ({
      ...boat,
      key: key ?? take(free.findIndex((old) => old.seat === boat.seat)) ?? `boat-${count++}`,
    }));
    // In the order of their keys, so that elements keep their place.
    boats.sort((one, other) => one.key.localeCompare(other.key, 'en', { numeric: true }));
    kept.current = { view, boats };
  }
  return kept.current.boats;
}

/**
 * Where a submarine lies on its field: those of one seat are a stack.
 * @param {import('./layout.js').Layout} layout
 * @param {Boat[]} boats
 * @param {Boat} boat
 */
export function mooring(layout, boats, boat) {
  const here = boats.filter((it) => it.column === boat.column && it.level === boat.level);
  const seats = [...new Set(here.map((it) => it.seat))].sort((one, other) => one - other);
  const mates = here.filter((it) => it.seat === boat.seat);
  const box = layout.field(boat.column, boat.level);
  const size = Math.min(
    1.6,
    layout.strip / 26,
    Math.max(0.72, (box.width - 6) / (2 * SHIP_LENGTH)),
  );
  // Side by side they may cover each other up to the letter; in two lines only if that is larger.
  const abreastScale = (box.width - 4) / (SHIP_LENGTH + (seats.length - 1) * LETTER_CLEAR);
  const twoLines = Math.min(size, layout.strip / 45);
  const lines = Math.min(size, abreastScale) >= twoLines ? 1 : 2;
  const inLine = Math.ceil(seats.length / lines);
  const scale = lines === 1 ? Math.min(size, abreastScale) : twoLines;
  const step = Math.min(
    (SHIP_LENGTH + 3) * scale,
    (box.width - SHIP_LENGTH * scale) / Math.max(inLine - 1, 1),
  );
  const place = seats.indexOf(boat.seat);
  const line = Math.floor(place / inLine);
  const abreast = Math.min(inLine, seats.length - line * inLine);
  const rank = mates.indexOf(boat);
  return {
    x: box.x + box.width / 2 + ((place % inLine) - (abreast - 1) / 2) * step + rank * 3 * scale,
    y: box.y + layout.strip * (lines === 1 ? 0.62 : 0.32 + line * 0.5) - rank * 2,
    scale,
    count: mates.length,
    isTop: rank === mates.length - 1,
  };
}

/**
 * @param {{seat: number, scale: number, count: number}} props
 */
export function SubmarineShape({ seat, scale, count }) {
  // Letters grow with the boat, and never shrink.
  const upright = Math.max(1, 1 / scale);
  return html`<g transform="scale(${scale})">
    <path class="screw" d="M-16 -5V5M-14 0H-17" />
    <path class="tower" d="M-5 -6L-4 -11.500H4L6 -6z" />
    <path class="scope" d="M2 -11V-14.500H6" />
    <rect
      class="hull"
      x="-15"
      y="-7.500"
      width="31"
      height="15"
      rx="7.500"
      fill=${seatFill(seat)}
    />
    <circle r="7.200" fill=${seatColour(seat)} />
    <g transform="scale(${upright})"><text class="letter" y="0.500">${seatLetter(seat)}</text></g>
    ${
      count > 1 &&
      html`<g transform="translate(13 -8)">
        <circle class="many" r=${7.5 * upright} />
        <g transform="scale(${upright})"><text class="figure" y="0.500">${count}</text></g>
      </g>`
    }
  </g>`;
}

/**
 * A point that glides to where it is to be; held by a hand it follows at once.
 * @param {Point} at
 * @param {Point | null} held how far it is from there
 * @param {number} pace milliseconds a pixel
 */
function useSailing(at, held, pace) {
  const time = (/** @type {number} */ distance) =>
    held ? 0 : 180 + Math.min(distance, 450) * pace;
  const x = useGlide(at.x + (held?.x ?? 0), time);
  const y = useGlide(at.y + (held?.y ?? 0), time);
  return { x, y };
}

/**
 * A submarine that sails to where it is now.
 * @param {{boat: Boat, at: ReturnType<typeof mooring>, held: Point | null,
 *   isActing: boolean, isLit: boolean, class?: string,
 *   children?: import('fathom/boards.js').Drawn}} props
 */
export function Submarine({
  boat,
  at,
  held,
  isActing,
  isLit,
  class: more = '',
  children,
  ...rest
}) {
  const { x, y } = useSailing(at, held, 0.9);
  return html`<g
    class="boat ${more} ${isActing ? 'acting' : ''} ${isLit ? 'lit' : ''}"
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"
    ...${rest}
  >
    <${SubmarineShape}
      seat=${boat.seat}
      scale=${at.scale}
      count=${at.isTop ? at.count : 1}
    />${children}
  </g>`;
}

/**
 * The seats in the order in which their ships are drawn: those at the edges last, the lowest first, so
 * that no ship stands before another's face.
 * @param {{ship: number}[]} players
 * @param {number[]} edges of the columns
 * @param {(seat: number) => Point} shipAt
 */
export function inDrawingOrder(players, edges, shipAt) {
  const isAway = (/** @type {number} */ seat) => isAtEdge(players[seat].ship, edges);
  return [...players.keys()].sort(
    (one, other) => Number(isAway(one)) - Number(isAway(other)) || shipAt(other).y - shipAt(one).y,
  );
}

/** @param {{seat: number}} props */
export function ShipShape({ seat }) {
  return html`<path class="funnel" d="M-7 -8V-17H-1V-8M3 -8V-13H8V-8" />
    <path class="deck" d="M-13 -2V-8.500H13V-2z" />
    <path class="mast" d="M11 -8V-20" />
    <path class="flag" d="M11 -20h-8l2.500 3 -2.500 3h8z" fill=${seatColour(seat)} />
    <path class="hull" d="M-20 -3H21L15 8H-15z" fill=${seatFill(seat)} />
    <circle cx="0" cy="1" r="7.200" fill=${seatColour(seat)} />`;
}

/**
 * A ship that sails to where it is now; its own player can take it there by hand.
 * @param {{seat: number, at: Point, scale: number,
 *   held: Point | null, isActing: boolean, isLit: boolean,
 *   handles: object | null}} props
 */
export function Ship({ seat, at, scale, held, isActing, isLit, handles }) {
  const { x, y } = useSailing(at, held, 0.8);
  return html`<g
    class="ship ${isActing ? 'acting' : ''} ${isLit ? 'lit' : ''} ${handles ? 'loose' : ''}"
    transform="translate(${x.toFixed(1)} ${(y - 8 * scale).toFixed(1)})"
    aria-hidden="true"
    ...${handles}
  >
    <g transform="scale(${scale})"><${ShipShape} seat=${seat} /></g>
    <g transform="translate(0 ${scale + 0.5}) scale(${Math.max(1, scale)})">
      <${Visage} seat=${seat} radius=${7.6} />
    </g>
  </g>`;
}
