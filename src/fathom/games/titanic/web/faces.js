/** What choices and possessions look like in the action bar and the list of players. */

import { html } from 'fathom/html.js';
import { fieldName } from 'fathom/words.js';
import { Card, Sign } from './instruments.js';
import { angleOf, isUpright } from './layout.js';
import { Token } from './people.js';
import { LifeRing, SmallBoat } from './tiles.js';

/** @typedef {import('./wire.js').TitanicView} TitanicView */
/** @typedef {import('./wire.js').Way} Way */
/** @typedef {import('fathom/words.js').Words} Words */

/** @param {{seat: number, number: number}} props */
const SmallToken = ({ seat, number }) =>
  html`<svg class="small-token" viewBox="-15 -15 30 30" aria-hidden="true">
    <${Token} seat=${seat} number=${number} />
  </svg>`;

/** @param {{direction: string}} props as it looks on the board beside it */
const Arrow = ({ direction }) =>
  html`<svg class="small-arrow" viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M-8 0H8M2 -6L8 0L2 6" transform="rotate(${angleOf(direction, isUpright.value)})" />
  </svg>`;

/**
 * What would happen there, in a few words.
 * @param {Way} way
 * @param {TitanicView} view
 * @param {Words} words
 */
export function consequence(way, view, words) {
  const who = view.players.findIndex((player) =>
    player.passengers.some((one) => one.x === way.x && one.y === way.y),
  );
  return words.text(`board-then-${way.then}`, { who: who < 0 ? '' : words.seat(who) });
}

/** All but the end of a turn is done on the ship and her instruments. @param {string} move */
export const shows = (move) => move !== 'stop';

/** Passengers who are saved. @param {TitanicView} view @param {number} seat */
export const score = (view, seat) => view.players[seat].saved;

/**
 * @param {string} move
 * @param {TitanicView} view
 * @returns {string[]}
 */
export function steps(move, view) {
  const way = view.ways.find((one) => one.move === move);
  return way ? [String(way.card), String(way.passenger), way.direction] : [move];
}

/**
 * @param {string[]} path
 * @param {TitanicView} view
 * @param {Words} words
 */
export function step([card, passenger], view, words) {
  const ways = view.ways.filter(
    (way) => way.card === Number(card) && (!passenger || way.passenger === Number(passenger)),
  );
  if (passenger) {
    return html`<span class="choice-face">
      <${SmallToken} seat=${view.you} number=${passenger} />
      <span class="unseen">${words.text('board-passenger', { number: passenger })}</span>
      <small class="ways-left">${words.text('board-ways', { count: ways.length })}</small>
    </span>`;
  }
  const people = new Set(ways.map((way) => way.passenger)).size;
  const isSaving = ways.some((way) => way.then === 'ring');
  const uses =
    view.phase === 'move' && people > 1
      ? words.text('board-people', { count: people })
      : words.text('board-ways', { count: ways.length });
  return html`<span class="choice-face">
    <${Card} value=${card} /><span class="unseen">${words.text('board-card', { card })}</span>
    <small>${isSaving ? words.text('board-saves') : uses}</small>
  </span>`;
}

/**
 * A move as a text; nothing for those whose usual words will do.
 * @param {string} move
 * @param {TitanicView} view
 * @param {Words} words
 */
export function spoken(move, view, words) {
  const way = view.ways.find((one) => one.move === move);
  const boat = view.boat_turns.find((one) => one.move === move);
  if (way) return wayText(way, view, words);
  return boat && ringsText(boat, words);
}

/**
 * @param {Way} way
 * @param {TitanicView} view
 * @param {Words} words
 */
export const wayText = (way, view, words) =>
  words.text('board-way', {
    card: way.card,
    number: way.passenger,
    field: fieldName([way.x, way.y]),
    then: consequence(way, view, words),
  });

/**
 * @param {Pick<import('./wire.js').BoatTurn, 'rings'>} boat
 * @param {Words} words
 */
export function ringsText({ rings }, words) {
  const fields = rings.map((field) => fieldName(field));
  return words.text('board-rings-on', { count: fields.length, fields });
}

/**
 * @param {string} move
 * @param {TitanicView} view
 * @param {Words} words
 * @param {string[]} [path] who goes is shown unless it was said before
 */
export function choice(move, view, words, path = []) {
  const [kind, what] = move.split(' ');
  const way = view.ways.find((one) => one.move === move);
  if (way) {
    return html`<span class="choice-face">
      ${view.phase === 'move' && path.length < 3 && html`<${SmallToken} seat=${view.you} number=${way.passenger} />`}
      <${Arrow} direction=${way.direction} />
      <span>${fieldName([way.x, way.y])} <small>${consequence(way, view, words)}</small></span>
    </span>`;
  }
  const boat = view.boat_turns.find((one) => one.move === move);
  if (boat) {
    return html`<span class="choice-face">
      <svg class="small-boat" viewBox="-24 -24 48 48" aria-hidden="true">
        <${SmallBoat}
          rings=${boat.rings}
          place=${placeFields(view, view.next_place)}
          turned=${isUpright.value}
          cell=${22}
        />
      </svg>
      <span aria-hidden="true">${boat.rings.map((field) => fieldName(field)).join(' ')}</span>
      <span class="unseen">${ringsText(boat, words)}</span>
    </span>`;
  }
  if (kind === 'lay') {
    return html`<span class="choice-face"
      ><${Sign} kind=${what} />${words.text(`screen-legend-${what}`)}</span
    >`;
  }
  if (kind === 'stop') {
    return html`${words.move(move)}
      <small class="why-stop">${words.text('board-why-stop')}</small>`;
  }
  return words.move(move);
}

/**
 * @param {TitanicView} view
 * @param {number | null} place
 * @returns {number[][]}
 */
export function placeFields(view, place) {
  return view.board.places.flatMap((row, y) =>
    row.flatMap((number, x) => (number === place ? [[x, y]] : [])),
  );
}

/**
 * @param {TitanicView} view
 * @param {number} seat
 * @param {Words} words
 */
export function possessions(view, seat, words) {
  const { saved, passengers, supply, lost, cards, hand } = view.players[seat];
  return [
    {
      label: words.text('board-saved'),
      value: html`<span class="saved-count"
        ><svg viewBox="-13 -13 26 26" aria-hidden="true"><${LifeRing} /></svg>${saved}</span
      >`,
    },
    { label: words.text('screen-aboard'), value: passengers.length - saved },
    { label: words.text('screen-supply'), value: supply.length },
    { label: words.text('screen-lost'), value: lost.length },
    {
      label: words.text('screen-cards'),
      value: hand ? hand.map((value) => html`<${Card} value=${value} />`) : cards,
    },
  ];
}
