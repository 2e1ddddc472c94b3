/** Coming in by a link: one field for the name, one button. */

import { useEffect, useState } from 'preact/hooks';
import { api } from './api.js';
import { HouseRules } from './house-rules.js';
import { html } from './html.js';
import { botKind, playerName } from './players.js';
import { Face, useCompany } from './seats.js';
import { attempt, myName, rename } from './session.js';
import { Button, Dialog, Field, Panel, withValue } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').TableTell} TableTell */

const MOST_LETTERS = 24;

/**
 * A name and a button; the name counts before what the button does.
 * @param {{label: string, enter: () => Promise<unknown>, children?: import('./boards.js').Drawn}}
 *   props
 */
function NameForm({ label, enter, children }) {
  const [name, setName] = useState(myName.value);
  const [isBusy, setBusy] = useState(false);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    setBusy(true);
    const wish = name.trim();
    const isKnown = !wish || wish === myName.value || (await attempt(rename(wish))) !== null;
    if (isKnown) await enter();
    setBusy(false);
  };
  return html`<form class="stack name-form" onSubmit=${submit}>
    <${Field} label=${t('your-name')}>
      <input
        class="input"
        value=${name}
        maxlength=${MOST_LETTERS}
        autocomplete="nickname"
        onInput=${withValue(setName)}
      />
    <//>
    ${children}
    <button type="submit" class="button main" disabled=${isBusy}>${label}</button>
  </form>`;
}

/**
 * The lobby for who has no seat yet.
 * @param {{table: TableTell, words: import('./words.js').Words, join: () => Promise<unknown>}} props
 */
export function Welcome({ table, words, join }) {
  const here = table.seats.filter((seat) => seat.name || seat.bot);
  return html`<${Panel} class="welcome" label=${t('invite')}>
    <h2>${words.text('title')}</h2>
    <p>${t('welcome', { name: table.host })}</p>
    <p class="muted">${words.text('about')}</p>
    <${HouseRules} table=${table} words=${words} />
    <ul class="faces" aria-label=${t('seats')}>
      ${here.map((seat) => html`<li key=${seat.seat}><${Face} seat=${seat.seat} /><span>${playerName(seat)}</span></li>`)}
    </ul>
    <${NameForm} label=${t('sit-down')} enter=${join} />
  <//>`;
}

/**
 * Whether somebody who has no seat may have that of a bot.
 * @param {TableTell} table
 */
export const mayTakeOver = (table) =>
  table.status === 'running' &&
  table.you.length === 0 &&
  !table.policy.keeps_bots &&
  table.seats.some((seat) => !seat.name && seat.bot);

/**
 * Taking over the seat of a bot in a game that is on.
 * @param {{table: TableTell, take: (seat: number) => Promise<unknown>, close: () => void}} props
 */
export function TakeOver({ table, take, close }) {
  const bots = table.seats.filter((seat) => !seat.name && seat.bot);
  const [seat, setSeat] = useState(bots[0]?.seat ?? 0);
  return html`<${Dialog} title=${t('take-over')} close=${close}>
    <p class="muted">${t('take-over-hint')}</p>
    <${NameForm} label=${t('take-over-go')} enter=${() => take(seat)}>
      <fieldset class="faces">
        <legend class="label">${t('take-over-whose')}</legend>
        ${bots.map(
          (one) =>
            html`<label key=${one.seat} class="face-choice">
              <input
                type="radio"
                name="seat"
                checked=${one.seat === seat}
                onChange=${() => setSeat(one.seat)}
              />
              <${Face} seat=${one.seat} />
              <span>${playerName(one)}<br /><small class="muted">${botKind(one)}</small></span>
            </label>`,
        )}
      </fieldset>
    <//>
  <//>`;
}

/**
 * The way in for somebody late where nobody may look on: the seat of a bot, if one is to be had.
 * @param {{id: string, enter: () => void}} props
 */
export function LateComer({ id, enter }) {
  const [table, setTable] = useState(/** @type {TableTell | null} */ (null));
  const [isTaking, setTaking] = useState(false);
  useCompany(table?.seats);
  useEffect(() => {
    attempt(api(`tables/${id}`)).then(setTable);
  }, [id]);
  if (!table || !mayTakeOver(table)) return null;
  const take = async (/** @type {number} */ seat) => {
    if (await attempt(api(`tables/${id}/take-over`, { seat }))) enter();
  };
  return html`<${TakeOverButton} open=${() => setTaking(true)} />
    ${isTaking && html`<${TakeOver} table=${table} take=${take} close=${() => setTaking(false)} />`}`;
}

/** The button that leads there. @param {{open: () => void}} props */
export const TakeOverButton = ({ open }) =>
  html`<${Button} kind="main" icon="person" onClick=${open}>${t('take-over')}<//>`;
