/** For those who look on, and for all once it is over: the sea with what may be seen of both boats. */

import { useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { seaName } from './chart.js';
import { Drift, Reports, useDrift } from './drift.js';
import { Blasts, Called, Shot } from './marks.js';
import { Route, SeaMap } from './sea-map.js';

/** @typedef {import('./chart.js').Chart} Chart */

/**
 * @param {{scene: import('./wire.js').Scene, calls: import('./heard.js').Call[],
 *   stage: import('./staging.js').Stage}} props
 */
export function Lookout({ scene, calls, stage }) {
  const { view, words, insight, late } = scene;
  const [side, setSide] = useState(0);
  const mine = view.boat ?? 0;
  const tracks = [
    ...(view.own ? [{ boat: mine, own: view.own }] : []),
    ...(view.enemy ? [{ boat: 1 - mine, own: view.enemy }] : []),
  ];
  const drift = useDrift(view);
  const past = view.own || !late ? [] : [late.own, late.enemy];
  const isHidden = !view.own && view.phase !== 'start' && !insight;
  const heat = insight?.[side] ?? insight?.[1 - side] ?? null;
  return html`<div class="lookout">
    <${SeaMap}
      view=${view}
      label=${words.text('board-sea', { scenario: seaName(view, words) })}
      tracks=${tracks}
      heat=${heat}
    >
      ${(/** @type {Chart} */ chart) =>
        html`${isHidden && html`<${Drift} chart=${chart} view=${view} drift=${drift} />`}
          ${past.map((own, boat) => own?.field && html`<g key=${boat} class="past"><${Route} chart=${chart} track=${{ boat, own }} /></g>`)}
          <${Called} chart=${chart} calls=${calls} view=${view} />
          <${Blasts} chart=${chart} calls=${calls} />
          <${Shot} chart=${chart} stage=${stage} from=${null} words=${words} />`}
    <//>
    ${isHidden && html`<${Reports} scene=${scene} calls=${calls} places=${drift.places} />`}
    ${past.length > 0 && html`<p class="past-legend">${words.text('board-late')}</p>`}
    ${
      insight &&
      html`<div class="row sides">
        ${[0, 1].map(
          (boat) =>
            html`<button
              key=${boat}
              type="button"
              class="button ${side === boat ? 'main' : ''}"
              aria-pressed=${side === boat}
              onClick=${() => setSide(boat)}
            >
              ${words.text('board-deduced', { boat })}
            </button>`,
        )}
      </div>`
    }
  </div>`;
}
