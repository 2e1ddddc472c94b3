/**
 * The plain board: all that there is to see, in words, for games that have no board of their own.
 *
 * A field is called by the game's message `screen-<field>` or `field-<field>`, else by its own name;
 * what it says, by `<field>-<value>` if there is such a message. Lists by seat are columns of a table.
 */

import { html } from './html.js';
import { playerName } from './players.js';
import { SeatMark } from './seats.js';
import { gameOf } from './session.js';
import { t } from './words.js';

/** @typedef {import('./boards.js').Drawn} Drawn */
/** @typedef {import('./boards.js').Scene} Scene */
/** @typedef {import('./wire.js').AnyView} AnyView */
/** @typedef {import('./words.js').Words} Words */
/**
 * @typedef {object} Told how a view is told
 * @property {Words} words
 * @property {string[]} bySeat the fields that are lists with an entry for each seat
 * @property {string[]} seatFields those that are numbers of seats
 * @property {(seat: number) => string} nameOf
 */
/** @typedef {{name: string, values: unknown[]}} Column what each seat has of something */

const NOTHING = '–';
/** What all games have in their views is shown by the page itself. */
const SHOWN_ELSEWHERE = ['you', 'ply', 'to_act', 'outcome'];

/**
 * The board of a game, as a module would be.
 * @param {string} key
 * @returns {import('./boards.js').BoardModule}
 */
export function plainBoard(key) {
  /** @param {Words} words @param {Scene['seats']} [seats] @returns {Told} */
  const told = (words, seats) => ({
    words,
    bySeat: gameOf(key)?.by_seat ?? [],
    seatFields: gameOf(key)?.seat_fields ?? [],
    nameOf: (seat) => (seats?.[seat] ? playerName(seats[seat]) : words.seat(seat)),
  });
  return {
    Board: ({ view, words, seats }) => html`<${Plain} view=${view} told=${told(words, seats)} />`,
    possessions: () => [], // they are on the board
    breakdown: (view, seat, words) =>
      columnsOf(view, told(words).bySeat).map(({ name, values }) => ({
        label: labelOf(name, words),
        value: said(name, values[seat], told(words)),
      })),
  };
}

/** @param {{view: AnyView, told: Told}} props */
function Plain({ view, told }) {
  const { words, bySeat } = told;
  const facts = factsOf(view).filter(([name]) => !bySeat.includes(name));
  const columns = columnsOf(view, bySeat);
  return html`<div
    class="board plain-board"
    tabindex="0"
    role="group"
    aria-label=${words.text('title')}
  >
    ${
      facts.length > 0 &&
      html`<dl class="facts">
        ${facts.map(
          ([name, fact]) =>
            html`<div key=${name}>
              <dt>${heading(name, words)}</dt>
              <dd>${said(name, fact, told)}</dd>
            </div>`,
        )}
      </dl>`
    }
    ${columns.length > 0 && html`<${BySeat} view=${view} columns=${columns} told=${told} />`}
  </div>`;
}

/**
 * What each seat has: a row for each.
 * @param {{view: AnyView, columns: Column[], told: Told}} props
 */
function BySeat({ view, columns, told }) {
  const labels = columns.map(({ name }) => heading(name, told.words));
  const count = Math.max(...columns.map(({ values }) => values.length));
  return html`<table class="by-seat">
    <thead>
      <tr>
        <th scope="col">${t('players-panel')}</th>
        ${labels.map((label, index) => html`<th key=${index} scope="col">${label}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Array.from(
        { length: count },
        (_, seat) =>
          html`<tr key=${seat} class=${view.to_act.includes(seat) ? 'acting' : ''}>
            <th scope="row"><${Seated} seat=${seat} name=${told.nameOf(seat)} /></th>
            ${columns.map(({ name, values }, index) => html`<td key=${index} data-label=${labels[index]}>${said(name, values[seat], told)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Who sits there, by mark and name. @param {{seat: number, name: string}} props */
const Seated = ({ seat, name }) =>
  html`<span class="seated"><${SeatMark} seat=${seat} /><span>${name}</span></span>`;

/** The fields of a view that are its game's own. @param {AnyView} view */
const factsOf = (view) => Object.entries(view).filter(([name]) => !SHOWN_ELSEWHERE.includes(name));

/**
 * Every list by seat; where it holds several things a seat, a column for each of these.
 * @param {AnyView} view
 * @param {string[]} bySeat
 * @returns {Column[]}
 */
export function columnsOf(view, bySeat) {
  return factsOf(view)
    .filter(([name]) => bySeat.includes(name))
    .flatMap(([name, list]) => {
      const rows = Array.isArray(list) ? list : [];
      const fields = [...new Set(rows.flatMap((row) => (isRecord(row) ? Object.keys(row) : [])))];
      if (!fields.length) return [{ name, values: rows }];
      return fields.map((field) => ({ name: field, values: rows.map((row) => row?.[field]) }));
    });
}

/**
 * Whether something has named parts.
 * @param {unknown} fact
 * @returns {fact is Record<string, unknown>}
 */
const isRecord = (fact) => typeof fact === 'object' && fact !== null && !Array.isArray(fact);

/**
 * What a field is called.
 * @param {string} name
 * @param {Words} words
 */
export function labelOf(name, words) {
  const message = ['screen', 'field']
    .map((place) => `${place}-${name.replaceAll('_', '-')}`)
    .find((one) => words.hasPlain(one));
  return message ? words.text(message) : name.replaceAll('_', ' ');
}

/** The same where it stands by itself. @param {string} name @param {Words} words */
function heading(name, words) {
  const label = labelOf(name, words);
  return label[0].toLocaleUpperCase(words.language) + label.slice(1);
}

/**
 * What a field says.
 * @param {string} name
 * @param {unknown} fact
 * @param {Told} told
 * @returns {Drawn}
 */
function said(name, fact, told) {
  if (isNothing(fact)) return NOTHING;
  if (Array.isArray(fact)) return listed(name, fact, told);
  if (isRecord(fact)) return named(fact, told);
  if (typeof fact === 'number' && told.seatFields.includes(name))
    return html`<${Seated} seat=${fact} name=${told.nameOf(fact)} />`;
  return valueText(name, fact, told.words);
}

/** @param {unknown} fact */
const isNothing = (fact) =>
  fact === null ||
  fact === undefined ||
  fact === '' ||
  (typeof fact === 'object' && Object.keys(fact).length === 0);

/**
 * A number, a word or a yes, in the game's words if it has some for it.
 * @param {string} name
 * @param {unknown} fact
 * @param {Words} words
 */
export function valueText(name, fact, words) {
  if (isNothing(fact)) return NOTHING;
  if (typeof fact === 'boolean') return words.text(fact ? 'plain-yes' : 'plain-no');
  const message = `${name.replaceAll('_', '-')}-${fact}`;
  return words.hasPlain(message) ? words.text(message) : String(fact).replaceAll('_', ' ');
}

/**
 * @param {string} name
 * @param {unknown[]} list
 * @param {Told} told
 */
function listed(name, list, told) {
  const hasParts = list.some((part) => typeof part === 'object' && part !== null);
  if (hasParts || told.seatFields.includes(name))
    return html`<span class="parts">
      ${list.map((part, index) => html`<span key=${index} class="part">${said(name, part, told)}</span>`)}
    </span>`;
  const isCounted = list.every((part) => typeof part === 'number');
  return list.map((part) => valueText(name, part, told.words)).join(isCounted ? ' ' : ', ');
}

/**
 * Several things with their names; who sits somewhere needs none.
 * @param {Record<string, unknown>} parts
 * @param {Told} told
 */
function named(parts, told) {
  return html`<span class="named">
    ${Object.entries(parts).map(
      ([name, part]) =>
        html`<span key=${name}>
          ${name !== 'seat' && html`<span class="label">${labelOf(name, told.words)}</span>`}
          ${said(name, part, told)}
        </span>`,
    )}
  </span>`;
}
