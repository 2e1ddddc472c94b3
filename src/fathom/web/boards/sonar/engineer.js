import { html } from '../../app/html.js';

/** @type {import('./stations.js').Station} */
export function Engineer({ scene }) {
  return html`<section class="station engineer">${scene.view.phase}</section>`;
}
