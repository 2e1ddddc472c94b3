/** Which stations this seat has, and how they share the screen: side by side, or as tabs. */

import { useLayoutEffect, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { useSize } from 'fathom/motion.js';
import { Tabs } from 'fathom/ui.js';
import { Captain } from './captain.js';
import { Engineer } from './engineer.js';
import { Officer } from './officer.js';
import { Radio } from './radio.js';

/** @typedef {import('./wire.js').PrivateBoat} PrivateBoat */
/** @typedef {import('./wire.js').SonarView} SonarView */

/**
 * The view of somebody aboard a boat.
 * @typedef {SonarView & {own: PrivateBoat, boat: number, you: number}} AboardView
 */
/**
 * What a station is shown: a scene, and all that was called so far.
 * @typedef {import('fathom/boards.js').Scene<AboardView, import('./wire.js').Effect> &
 *   {calls: import('./heard.js').Call[], stage: import('./staging.js').Stage}} SonarScene
 */

/**
 * A station is a component of this shape; `boat` is 0 for yellow, 1 for blue.
 * @typedef {(props: {scene: SonarScene, boat: number}) => import('fathom/boards.js').Drawn} Station
 */

/**
 * Whether a view is that of somebody aboard.
 * @param {SonarView} view
 * @returns {view is AboardView}
 */
export const isAboard = (view) => view.own !== null && view.boat !== null && view.you !== null;

/** @type {Record<string, Station>} */
const STATIONS = {
  captain: Captain,
  'first-officer': Officer,
  engineer: Engineer,
  'radio-operator': Radio,
};
const NAMES = Object.keys(STATIONS);
/** What stands beside the map where there is room. */
const ASIDE = ['first-officer', 'engineer'];

/** So wide and high must the room be for several stations side by side. */
const SPLIT = { width: 900, height: 480 };

/**
 * A crew sits side by side: each has the own stations, and may look at the others'.
 * @param {{scene: SonarScene, boat: number}} props
 */
export function Stations({ scene, boat }) {
  const { view, words } = scene;
  const [box, size] = useSize();
  const mine = view.stations[view.you] ?? [];
  const [open, setOpen] = useState(mine[0]);
  const due = dueStation(view.own, mine);
  // Together with the view, so that it never takes away a station that was opened since.
  useLayoutEffect(() => {
    if (due) setOpen(due);
  }, [due]);
  const hasRoom = size !== null && size.width >= SPLIT.width && size.height >= SPLIT.height;
  const isSplit = mine.length > 1 && hasRoom;
  const aside = isSplit ? mine.filter((name) => ASIDE.includes(name)) : [];
  const main = NAMES.filter((name) => !aside.includes(name));
  const shown = main.includes(open) ? open : main[0];
  const tabs = main.map((name) => ({
    key: name,
    label: words.text(`station-${name}`),
    count: name === due && name !== shown && scene.moves.length ? '!' : undefined,
  }));
  const pane = (/** @type {string} */ name) =>
    html`<${STATIONS[name]} key=${name} scene=${scene} boat=${boat} />`;
  return html`<div class="stations ${isSplit ? 'split' : ''}" ref=${box}>
    <${Tabs} tabs=${tabs} open=${shown} choose=${setOpen} label=${words.text('board-stations')} />
    <div
      class="station-pane"
      role="tabpanel"
      id="pane-${shown}"
      aria-labelledby="tab-${shown}"
      data-station=${shown}
    >
      ${size && pane(shown)}
    </div>
    ${aside.length > 0 && html`<div class="station-aside">${aside.map((name) => html`<div key=${name} class="station-slot" data-station=${name}>${pane(name)}</div>`)}</div>`}
  </div>`;
}

/**
 * The own station that is waited for, if only one of them is.
 * @param {PrivateBoat} own
 * @param {string[]} mine
 * @returns {string | null}
 */
function dueStation(own, mine) {
  if (own.mark_due && mine.includes('first-officer')) return 'first-officer';
  if (own.cross_due && mine.includes('engineer')) return 'engineer';
  return mine.includes('captain') ? 'captain' : null;
}
