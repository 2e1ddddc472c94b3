/** What a field of a sea looks like to somebody who draws or chooses one. */

import { html } from 'fathom/html.js';
import { Archer, Island } from './sea-map.js';
import { fieldName } from './chart.js';

/**
 * @param {string} sign as it stands in the text of a sea
 * @param {number} side
 * @param {[number, number]} place column and row
 */
export function chartField(sign, side, [column, row]) {
  const r = side / 2;
  const at = `translate(${r} ${r})`;
  if (sign === '#')
    return html`<g transform=${at}><${Island} field=${fieldName(column, row)} r=${r} /></g>`;
  if (sign === 'o') return html`<circle class="hole" cx=${r} cy=${r} r=${r * 0.8} />`;
  if (sign === '*') return html`<g transform=${at}><${Archer} r=${r * 0.6} /></g>`;
  return null;
}
