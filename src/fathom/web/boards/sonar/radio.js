/** The radio operator: what is heard of the enemy. */

import { html } from '../../app/html.js';
import { SeaMap } from './sea-map.js';

/** @type {import('./stations.js').Station} */
export function Radio({ scene }) {
  const { view, words } = scene;
  return html`<section class="station radio">
    <${SeaMap} view=${view} look="glass" label=${words.text('station-radio-operator')} />
  </section>`;
}
