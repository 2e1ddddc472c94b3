/** What a treasure costs, in words and as lines from the submarines that jam it. */

import { html } from 'fathom/html.js';
import { seatColour, seatLetter } from 'fathom/seats.js';
import { mooring } from './fleet.js';
import { backgroundOf, kindOf } from './treasures.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./wire.js').SubmarineView} SubmarineView */
/** @typedef {import('./wire.js').Jammer} Jammer */
/** @typedef {import('fathom/words.js').Words} Words */

/** How many go to each seat, in the order of the list. @param {Jammer[]} jammers */
function bySeat(jammers) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const { seat } of jammers) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts];
}

/** @param {[number, number][]} shares seat and cards @param {Words} words */
const sharesSaid = (shares, words) =>
  shares
    .map(([seat, count]) => words.text('price-share', { count, seat: words.seat(seat) }))
    .join(', ');

/**
 * What a tile that can be salvaged costs: with a card, or with a joker where nothing else will do.
 * @param {string} tile
 * @param {SubmarineView} view
 * @param {Words} words
 */
export function priceSaid(tile, view, words) {
  if (view.joker_only.includes(tile)) return words.text('price-joker-only');
  return cardPriceSaid(tile, whereIs(view, tile)?.field.jammers ?? [], words);
}

/**
 * What a tile costs with a card.
 * @param {string} tile
 * @param {Jammer[]} jammers
 * @param {Words} words
 */
export function cardPriceSaid(tile, jammers, words) {
  const background = words.text(`background-${backgroundOf(tile)}`);
  if (!jammers.length) return words.text('price-plain', { background });
  return words.text('price', {
    count: jammers.length + 1,
    background,
    shares: sharesSaid(bySeat(jammers), words),
  });
}

/**
 * What each treasure on a field costs beside its card.
 * @param {Jammer[]} jammers
 * @param {Words} words
 */
export function tollSaid(jammers, words) {
  if (!jammers.length) return words.text('toll-none');
  return words.text('toll', { shares: sharesSaid(bySeat(jammers), words) });
}

/** What is still to be given. @param {number[]} owed by seat @param {Words} words */
export function owedSaid(owed, words) {
  const shares = owed
    .map((count, seat) => /** @type {[number, number]} */ ([seat, count]))
    .filter(([, count]) => count > 0);
  return words.text('price-owed', { shares: sharesSaid(shares, words) });
}

/**
 * Where a tile lies.
 * @param {SubmarineView} view
 * @param {string} tile
 * @returns {{column: number, level: number, space: number, field: import('./wire.js').SeaField}
 *   | null}
 */
export function whereIs(view, tile) {
  for (const [column, fields] of view.columns.entries()) {
    for (const [depth, field] of fields.entries()) {
      const space = field.tiles.indexOf(tile);
      if (space >= 0) return { column: column + 1, level: depth + 2, space, field };
    }
  }
  return null;
}

/**
 * Lines from the submarines that take toll down to the treasure, a card on each.
 * @param {{layout: Layout, view: SubmarineView, tile: string, jammers: Jammer[],
 *   boats: import('./fleet.js').Boat[]}} props
 */
export function Jamming({ layout, view, tile, jammers, boats }) {
  const place = whereIs(view, tile);
  if (!place) return null;
  const to = layout.spot(place.column, place.level, place.space);
  const size = layout.tile(place.column);
  const sources = new Map(jammers.map((jammer) => [`${jammer.seat} ${jammer.level}`, jammer]));
  return html`<g class="jamming" aria-hidden="true">
    ${[...sources.values()].map(({ seat, level }) => {
      const count = jammers.filter((it) => it.seat === seat && it.level === level).length;
      const boat = boats.find(
        (it) => it.seat === seat && it.level === level && it.column === place.column,
      );
      if (!boat) return null;
      const from = mooring(layout, boats, boat);
      const bend = (from.x <= to.x ? -1 : 1) * Math.min(26, Math.abs(to.y - from.y) * 0.25 + 6);
      const half = { x: (from.x + to.x) / 2 + bend * 0.6, y: (from.y + to.y) / 2 };
      const line = `M${from.x} ${from.y + 6}Q${half.x + bend * 0.4} ${half.y} ${to.x} ${to.y - size * 0.4}`;
      return html`<path class="casing" d=${line} />
        <path class="beam" d=${line} stroke=${seatColour(seat)} />
        <g transform="translate(${from.x + 19 * from.scale} ${from.y + 6})">
          <rect class="due" x="-9" y="-8" width="18" height="16" rx="4" fill=${seatColour(seat)} />
          <text class="letter" y="0.500">${count}</text>
        </g>`;
    })}
    <rect
      class="aim"
      x=${to.x - size / 2 - 3}
      y=${to.y - size / 2 - 3}
      width=${size + 6}
      height=${size + 6}
      rx=${size * 0.2}
    />
  </g>`;
}

/**
 * At each field with something to salvage: what its toll is, and whose.
 * @param {{scene: import('./wire.js').Scene, layout: Layout}} props
 */
export function TollTags({ scene, layout }) {
  const { view, moves } = scene;
  const fields = new Map();
  for (const move of moves.filter((it) => it.startsWith('take'))) {
    const place = whereIs(view, move.split(' ')[1]);
    if (place) fields.set(place.level, place);
  }
  return [...fields.values()].map(({ column, level, field }) => {
    const box = layout.field(column, level);
    const shares = bySeat(field.jammers);
    const y = box.y + layout.strip + (box.height - layout.strip) / 2;
    return html`<g key=${level} class="toll-tags" aria-hidden="true">
      ${shares.map(
        ([seat, count], index) =>
          html`<g
            transform="translate(${box.x + box.width} ${y + (index - (shares.length - 1) / 2) * 19})"
          >
            <rect x="-15" y="-9" width="30" height="18" rx="5" fill=${seatColour(seat)} />
            <text class="letter" y="0.500">${seatLetter(seat)} ${count}</text>
          </g>`,
      )}
    </g>`;
  });
}

/**
 * Whether a player has this kind already.
 * @param {import('./wire.js').Player} player
 * @param {string} tile
 */
export const hasKind = (player, tile) =>
  kindOf(tile) !== 'S' && player.container.some((it) => it?.[0] === tile[0]);
