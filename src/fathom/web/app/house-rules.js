/** House rules: what a table has otherwise than the rulebook, said wherever the table is shown. */

import { html } from './html.js';
import { gameOf } from './session.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').Choice} Choice */
/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./words.js').Words} Words */

/**
 * The options of a table that are not as in the rulebook.
 * @param {TableTell} table
 * @returns {Choice[]}
 */
export function houseRules(table) {
  const options = gameOf(table.game)?.options ?? [];
  return options.filter(
    ({ name, is_house_rule: isHouseRule }) => isHouseRule && name in table.options,
  );
}

/**
 * What is not as in the rulebook, one after the other.
 * @param {{table: TableTell, words: Words}} props
 */
export function HouseRules({ table, words }) {
  const rules = houseRules(table);
  if (!rules.length) return null;
  return html`<div class="house-rules">
    <h3>${t('house-rules')}</h3>
    <ul>
      ${rules.map(
        ({ name, default: book }) =>
          html`<li key=${name}>
            ${t('house-rule', {
              rule: words.option(name),
              value: words.chosen(name, table.options[name]),
              book: words.chosen(name, book),
            })}
          </li>`,
      )}
    </ul>
    <p class="muted small">${t('house-rules-unrated')}</p>
  </div>`;
}

/**
 * That there are some, in a word; `show` leads to them.
 * @param {{table: TableTell, show?: () => void}} props
 */
export function HouseRulesBadge({ table, show }) {
  if (!houseRules(table).length) return null;
  if (!show) return html`<span class="badge quiet">${t('house-rules')}</span>`;
  return html`<button type="button" class="badge quiet" onClick=${show}>
    ${t('house-rules')}
  </button>`;
}
