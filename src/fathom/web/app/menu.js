/** What is seldom wanted at a table: invite, resign, take the seat back, end it. */

import { useState } from 'preact/hooks';
import { api } from './api.js';
import { html } from './html.js';
import { Invite } from './lobby.js';
import { attempt, gameOf } from './session.js';
import { Corner } from './settings.js';
import { Button, Dialog } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').Verb} Verb */

/** @param {{table: import('./wire.js').TableTell}} props */
export function Menu({ table }) {
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState('');
  const close = () => {
    setOpen(false);
    setSure('');
  };
  /** @param {Verb} verb @param {object} [body] */
  const ask = async (verb, body = {}) => {
    await attempt(api(`tables/${table.id}/${verb}`, body));
    close();
  };
  /** Twice, for what cannot be taken back. @param {Verb} verb */
  const askTwice = (verb) => (isSure === verb ? ask(verb) : setSure(verb));
  const isRunning = table.status === 'running';
  const mine = table.seats.filter((seat) => seat.is_yours);
  const isReplaced = mine.some((seat) => seat.bot && !seat.has_resigned);
  const mayAgree = gameOf(table.game)?.may_agree;
  const wantsEnd = mine.every((seat) => seat.wants_end);
  return html`<${Button}
      kind="plain"
      icon="more"
      title=${t('more')}
      onClick=${() => setOpen(true)}
    />
    ${
      isOpen &&
      html`<${Dialog} title=${t('more')} close=${close}>
        <div class="only-tall"><${Corner} /></div>
        <${Invite} table=${table} />
        ${isRunning && isReplaced && html`<${Button} onClick=${() => ask('return')}>${t('take-back-seat')}<//>`}
        ${isRunning && mine.length > 0 && mayAgree && html`<${Button} onClick=${() => ask('agree', { wants_end: !wantsEnd })}>${t(wantsEnd ? 'agree-not' : 'agree')}<//>`}
        ${isRunning && mine.length > 0 && html`<${Button} icon="flag" onClick=${() => askTwice('resign')}>${t(isSure === 'resign' ? 'resign-sure' : 'resign')}<//>`}
        ${isRunning && table.is_host && html`<${Button} icon="close" onClick=${() => askTwice('close')}>${t(isSure === 'close' ? 'close-sure' : 'close-table')}<//>`}
      <//>`
    }`;
}
