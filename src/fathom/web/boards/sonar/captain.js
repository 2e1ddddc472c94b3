import { html } from '../../app/html.js';

/** @type {import('./stations.js').Station} */
export function Captain({ scene }) {
  return html`<section class="station captain">${scene.view.phase}</section>`;
}
