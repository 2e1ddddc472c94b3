/** Another game with the same people: who asked for it, and how one gets there. */

import { useState } from 'preact/hooks';
import { api } from './api.js';
import { hasCrew } from './crew.js';
import { html } from './html.js';
import { go } from './router.js';
import { attempt } from './session.js';
import { Button, Dialog } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./words.js').Words} Words */

/**
 * Go to the next game; whoever asks first sets it up.
 * @param {TableTell} table
 * @param {boolean} [keepsStations] where there are crews
 */
export async function playAgain(table, keepsStations = false) {
  const wish = { keeps_stations: keepsStations };
  const again = await attempt(api(`tables/${table.id}/rematch`, wish));
  if (again) go(`table/${again.id}`);
}

/**
 * The button for it. Who is the first of a crew to ask says who does what.
 * @param {{table: TableTell, words: Words}} props
 */
export function PlayAgain({ table, words }) {
  const [isAsking, setAsking] = useState(false);
  const press = () => (hasCrew(table) && !table.rematch ? setAsking(true) : playAgain(table));
  const choose = (/** @type {boolean} */ keeps) => {
    setAsking(false);
    playAgain(table, keeps);
  };
  return html`<${Button} kind="main" icon="again" onClick=${press}>${t('rematch')}<//>
    ${isAsking && html`<${Stations} table=${table} words=${words} choose=${choose} close=${() => setAsking(false)} />`}`;
}

/**
 * @param {{table: TableTell, words: Words, choose: (keeps: boolean) => void, close: () => void}} props
 */
function Stations({ table, words, choose, close }) {
  const ways = /** @type {const} */ ([
    [true, 'stations-keep'],
    [false, 'stations-next'],
  ]);
  return html`<${Dialog} title=${t('stations-title')} close=${close} class="stations-choice">
    <p class="muted">${t('stations-hint')}</p>
    ${ways.map(
      ([keeps, name]) =>
        html`<${Button} key=${name} kind=${keeps ? 'main' : ''} onClick=${() => choose(keeps)}>
          <span
            >${t(name)}<small
              >${t('stations-yours', { stations: stationsThen(table, words, keeps) })}</small
            ></span
          >
        <//>`,
    )}
  <//>`;
}

/**
 * What whoever looks would be in the next game.
 * @param {TableTell} table
 * @param {Words} words
 * @param {boolean} keeps
 * @returns {string[]}
 */
export function stationsThen({ sides, seats, you }, words, keeps) {
  const then = you.flatMap((seat) => {
    const crew = sides.find((side) => side.seats.includes(seat))?.seats ?? [seat];
    const next = keeps ? seat : crew[(crew.indexOf(seat) + 1) % crew.length];
    const isForAll = (/** @type {string} */ station) =>
      crew.every((one) => seats[one].stations.includes(station));
    return seats[next].stations.filter((station) => !isForAll(station));
  });
  return then.map((station) =>
    words.has(`station-${station}`) ? words.text(`station-${station}`) : station,
  );
}

/**
 * Who would like to play again, in a sentence; null as long as nobody has said so.
 * @param {TableTell} table
 */
export function againSaid({ rematch, rematch_by: by, seats }) {
  if (!rematch) return null;
  const names = by.filter((name) => !seats.some((seat) => seat.is_yours && seat.name === name));
  return names.length ? t('rematch-wanted', { names, count: names.length }) : t('rematch-asked');
}
