/** The lobby where people win and lose together: one boat for each side, with its stations. */

import { useState } from 'preact/hooks';
import { sideName } from './crew.js';
import { html } from './html.js';
import { Button, withValue } from './ui.js';
import { t } from './words.js';

const MOST_LETTERS = 24;

/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./wire.js').SeatTell} SeatTell */
/** @typedef {import('./wire.js').GameTell} GameTell */
/** @typedef {import('./words.js').Words} Words */
/** @typedef {(verb: import('./wire.js').Verb, body?: object) => Promise<TableTell | null>} Ask */

/**
 * @param {{table: TableTell, game: GameTell, words: Words, ask: Ask,
 *   chair: (seat: SeatTell, stations: string[]) => import('./boards.js').Drawn}} props
 */
export function Boats({ table, game, words, chair, ask }) {
  const sizes = table.sides.map((side) => side.seats.length);
  const option = game.teams?.sizes_option ?? '';
  const canSwap = table.is_host && new Set(sizes).size > 1 && option in table.options;
  const swap = () => ask('settings', { options: { [option]: sizes.toReversed() } });
  return html`<div class="boats">
      ${table.sides.map(
        (side, number) =>
          html`<section
            key=${number}
            class="boat-berths side-${number}"
            aria-label=${sideName(table, number, words)}
          >
            <${Nameplate} table=${table} number=${number} words=${words} ask=${ask} />
            <ul>
              ${side.seats.map((it) => chair(table.seats[it], berths(table, side, it)))}
            </ul>
          </section>`,
      )}
    </div>
    ${
      canSwap &&
      html`<div class="row">
        <${Button} icon="again" onClick=${swap}>${t('swap-crews')}<//>
      </div>`
    }`;
}

/**
 * The stations of a seat without what the whole side shares.
 * @param {TableTell} table
 * @param {import('./wire.js').SideTell} side
 * @param {number} seat
 */
function berths(table, side, seat) {
  const isShared = (/** @type {string} */ station) =>
    side.seats.every((it) => table.seats[it].stations.includes(station));
  const own = table.seats[seat].stations;
  return side.seats.length > 1 ? own.filter((station) => !isShared(station)) : own.slice(1);
}

/**
 * The name on the bow; its own people and the host can change it.
 * @param {{table: TableTell, number: number, words: Words, ask: Ask}} props
 */
function Nameplate({ table, number, words, ask }) {
  const [draft, setDraft] = useState(/** @type {string | null} */ (null));
  const side = table.sides[number];
  const shown = sideName(table, number, words);
  const isTheirs = side.seats.some((it) => table.you.includes(it));
  const save = () => {
    if (draft !== null && draft !== (side.name ?? '')) ask('side', { side: number, name: draft });
    setDraft(null);
  };
  return html`<header class="nameplate">
    <${Silhouette} />
    ${
      isTheirs || table.is_host
        ? html`<input
            class="input"
            value=${draft ?? side.name ?? ''}
            placeholder=${shown}
            maxlength=${MOST_LETTERS}
            aria-label=${t('name-boat', { side: shown })}
            onInput=${withValue(setDraft)}
            onBlur=${save}
            onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && save()}
          />`
        : html`<h3>${shown}</h3>`
    }
  </header>`;
}

function Silhouette() {
  return html`<svg class="silhouette" viewBox="0 0 96 36" aria-hidden="true">
    <path d="M6 24c0-6 6-9 14-9h18V6h16v9h18c12 0 18 4 18 9s-6 9-18 9H20C12 33 6 30 6 24z" />
    <path class="scope" d="M44 6V1h6" />
    <circle cx="30" cy="24" r="2.500" />
    <circle cx="46" cy="24" r="2.500" />
    <circle cx="62" cy="24" r="2.500" />
  </svg>`;
}
