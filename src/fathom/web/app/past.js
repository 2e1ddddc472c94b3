/** Games that are over, on the home page: each leads to its replay. */

import { hasSides } from './crew.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { language } from './prefs.js';
import { gameOf } from './session.js';
import { t } from './words.js';

const MOST_TABLES = 5;

/** @typedef {import('./wire.js').TableTell} TableTell */

/** @param {{tables: TableTell[], title: (game: string) => string}} props */
export function PastGames({ tables, title }) {
  if (!tables.length) return null;
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  return html`<h4>${t('finished-games')}</h4>
    <ul class="tables past">
      ${tables.slice(0, MOST_TABLES).map(
        (table) =>
          html`<li key=${table.id}>
            <a class="table-line" href="#/replay/${table.id}">
              <${Icon} name="again" />
              <span
                ><strong>${title(table.game)}</strong><br /><span class="muted small"
                  >${day.format(table.ended ?? undefined)}</span
                ></span
              >
              <${Badge} table=${table} />
            </a>
          </li>`,
      )}
    </ul>`;
}

/** @param {{table: TableTell}} props */
function Badge({ table }) {
  if (!gameOf(table.game)) return html`<span class="badge quiet">${t('not-installed')}</span>`;
  const places = table.result?.places ?? [];
  const best = Math.min(...table.you.map((seat) => places[seat]));
  if (!places.length || !table.you.length) return null;
  return html`<span class="badge quiet"
    >${best === 1 ? t('won') : hasSides(table) ? t('lost') : t('you-placed', { place: best })}</span
  >`;
}
