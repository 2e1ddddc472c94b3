import { html } from '../../app/html.js';

/** @type {import('./stations.js').Station} */
export function Officer({ scene }) {
  return html`<section class="station officer">${scene.view.phase}</section>`;
}
