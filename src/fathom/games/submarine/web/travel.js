/** What has just happened: things on their way, and the trace of the last move. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { useGlide } from 'fathom/motion.js';
import { seatColour } from 'fathom/seats.js';
import { whereIs } from './price.js';
import { Card, Tile } from './treasures.js';

/** @typedef {import('./wire.js').Scene} Scene */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./wire.js').Effect} Effect */
/** @typedef {import('./wire.js').SubmarineView} SubmarineView */
/**
 * @typedef {object} Mark what an effect says about where it happened
 * @property {string} effect
 * @property {number} [seat]
 * @property {number} [column]
 * @property {number} [level]
 * @property {number} [space]
 * @property {number} [from_column]
 * @property {number} [from_level]
 * @property {number} [from] of a ship: where it was
 */
/** @typedef {{from: Point, to: Point, tile?: string, card?: number}} Flight */

const CARD = { width: 20, height: 26 };
const CARD_DELAY_MS = 90;
/** Who was away for longer is shown where things are, not how they went there. */
const MOST_EFFECTS = 24;

/**
 * A place that changes from 0 to 1 once.
 * @param {number} time
 * @param {number} delay
 */
function useWay(time, delay) {
  const [goal, setGoal] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setGoal(1), delay);
    return () => clearTimeout(timer);
  }, []);
  return useGlide(goal, () => time);
}

/** @param {{flight: Flight, size: number, delay: number}} props */
function Traveller({ flight, size, delay }) {
  const share = useWay(620, delay);
  if (share === 1) return null;
  const x = flight.from.x + (flight.to.x - flight.from.x) * share;
  const y = flight.from.y + (flight.to.y - flight.from.y) * share;
  return html`<g class="traveller" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
    ${flight.tile ? html`<${Tile} tile=${flight.tile} size=${size} />` : html`<${Card} background=${flight.card} ...${CARD} />`}
  </g>`;
}

/**
 * Treasures rise to the ship, jokers sink, cards go to the discard and to those who take toll.
 * @param {{scene: Scene, layout: Layout,
 *   shipAt: (seat: number) => Point, mine: number | null}} props
 */
export function Travellers({ scene, layout, shipAt, mine }) {
  const { view, before, effects } = scene;
  const flights = useMemo(() => {
    if (!before || effects.length > MOST_EFFECTS) return [];
    /** @type {Flight[]} */
    const found = [];
    const spotOf = (/** @type {SubmarineView} */ table, /** @type {string} */ tile) => {
      const place = whereIs(table, tile);
      return place && layout.spot(place.column, place.level, place.space);
    };
    for (const effect of effects) {
      if (!('seat' in effect)) continue;
      const ship = shipAt(effect.seat);
      if (effect.effect === 'salvaged' || effect.effect === 'put-beside') {
        const from = spotOf(before, effect.tile);
        if (from) found.push({ from, to: ship, tile: effect.tile });
      } else if (effect.effect === 'joker-laid') {
        const to = spotOf(view, effect.tile);
        if (to) found.push({ from: ship, to, tile: effect.tile });
      } else if (effect.effect === 'toll-paid') {
        found.push({ from: ship, to: shipAt(effect.to_seat) });
      } else if (effect.effect === 'card-discarded') {
        const from = effect.seat === mine ? layout.handAt(1) : ship;
        found.push({ from, to: layout.discardAt(effect.card), card: effect.card });
      }
    }
    return found;
  }, [view]);
  return html`<g aria-hidden="true">
    ${flights.map(
      (flight, index) =>
        html`<${Traveller}
          key="${view.ply} ${index}"
          flight=${flight}
          size=${Math.min(layout.tile(1), layout.tile(6))}
          delay=${Math.min(index * CARD_DELAY_MS, 500)}
        />`,
    )}
  </g>`;
}

/**
 * What the last move left behind: its way from field to field, or from column to column.
 * @param {Effect[]} effects
 * @param {SubmarineView | null} before
 * @returns {Mark | null}
 */
function traceOf(effects, before) {
  const last = effects.findLast(
    (one) =>
      one.effect === 'submarine-moved' ||
      one.effect === 'ship-sailed' ||
      one.effect === 'ship-left' ||
      one.effect === 'salvaged' ||
      one.effect === 'put-beside',
  );
  if (!last || !before) return null;
  if (last.effect === 'submarine-moved') return last;
  if ('tile' in last) {
    const place = whereIs(before, last.tile);
    return place && { ...last, ...place };
  }
  return { ...last, from: before.players[last.seat].ship };
}

/**
 * @param {{scene: Scene, layout: Layout}} props
 */
export function Trace({ scene, layout }) {
  const kept = useRef(
    /** @type {{view: SubmarineView | null, trace: Mark | null}} */ ({ view: null, trace: null }),
  );
  if (kept.current.view !== scene.view) {
    const trace = traceOf(scene.effects, scene.before) ?? kept.current.trace;
    kept.current = { view: scene.view, trace };
  }
  const { trace } = kept.current;
  return html`<g class="traces" aria-hidden="true">
    ${trace && html`<${Marked} effect=${trace} layout=${layout} />`}
    ${scene.spotlight && html`<${Marked} effect=${found(scene.spotlight, scene.view)} layout=${layout} isLit />`}
  </g>`;
}

/**
 * An effect with the place of its tile, if that lies on the board.
 * @param {Effect} effect
 * @param {SubmarineView} view
 * @returns {Mark}
 */
function found(effect, view) {
  const place = 'tile' in effect ? whereIs(view, effect.tile) : null;
  return place ? { ...effect, ...place } : effect;
}

/** @param {{effect: Mark, layout: Layout, isLit?: boolean}} props */
function Marked({ effect, layout, isLit = false }) {
  const style = isLit ? 'trace lit' : 'trace';
  const stroke = typeof effect.seat === 'number' ? seatColour(effect.seat) : 'var(--amber)';
  const centre = (/** @type {number} */ column, /** @type {number} */ level) => {
    const box = layout.field(column, level);
    return { x: box.x + box.width / 2, y: box.y + layout.strip * 0.62 };
  };
  const { column, level } = effect;
  if (effect.from_column && effect.from_level && column && level) {
    const from = centre(effect.from_column, effect.from_level);
    const to = centre(column, level);
    const bow = Math.abs(to.x - from.x) * 0.12 + 8;
    return html`<path
        class=${style}
        stroke=${stroke}
        d="M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + bow} ${to.x} ${to.y}"
      />
      <circle class="wake" cx=${from.x} cy=${from.y} r="4" fill=${stroke} />`;
  }
  if (typeof effect.from === 'number') {
    const from = layout.berth(effect.from, 0, 1);
    const to = layout.berth(column ?? 7, 0, 1);
    const y = layout.surface + 4;
    return html`<path class=${style} stroke=${stroke} d="M${from.x} ${y}H${to.x}" />`;
  }
  if (column && level) {
    const { x, y } = layout.spot(column, level, effect.space ?? 0);
    const size = layout.tile(column);
    return html`<rect
      class=${style}
      stroke=${stroke}
      x=${x - size / 2}
      y=${y - size / 2}
      width=${size}
      height=${size}
      rx=${size * 0.16}
    />`;
  }
  if (column) {
    const box =
      effect.effect === 'submarine-placed'
        ? layout.field(column, 2)
        : {
            ...layout.field(column, 2),
            y: layout.surface,
            height: layout.floor - layout.surface,
          };
    return html`<rect
      class=${style}
      stroke=${stroke}
      x=${box.x + 3}
      y=${box.y + 2}
      width=${box.width - 6}
      height=${box.height - 4}
      rx="8"
    />`;
  }
  return null;
}
