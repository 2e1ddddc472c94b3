/** What can be done about somebody at the table: mute them, block them, tell the operator. */

import { useState } from 'preact/hooks';
import { api } from './api.js';
import { html } from './html.js';
import { attempt } from './session.js';
import { Button, Dialog, Field, toast, withValue } from './ui.js';
import { t } from './words.js';

const MOST_LETTERS = 500;

/**
 * The way to it, beside a person's name.
 * @param {{table: import('./wire.js').TableTell, seat: import('./wire.js').SeatTell}} props
 */
export function ConductButton({ table, seat }) {
  const [isOpen, setOpen] = useState(false);
  const title = t('conduct', { name: seat.name });
  return html`<${Button}
      kind="plain"
      class="conduct"
      icon="more"
      title=${title}
      onClick=${() => setOpen(true)}
    />
    ${isOpen && html`<${Conduct} table=${table} seat=${seat} title=${title} close=${() => setOpen(false)} />`}`;
}

/**
 * @param {{table: import('./wire.js').TableTell, seat: import('./wire.js').SeatTell, title: string,
 *   close: () => void}} props
 */
function Conduct({ table, seat, title, close }) {
  const [text, setText] = useState('');
  const { name } = seat;
  /**
   * Do it, say so, and close.
   * @param {Promise<unknown>} doing
   * @param {string} said
   */
  const finish = async (doing, said) => {
    if (!(await attempt(doing.then(() => true)))) return;
    toast(t(said, { name }));
    close();
  };
  const mute = () =>
    finish(
      api(`tables/${table.id}/mute`, { seat: seat.seat, is_muted: !seat.is_muted }),
      seat.is_muted ? 'conduct-unmuted-now' : 'conduct-muted-now',
    );
  const block = () =>
    finish(api(`tables/${table.id}/block`, { seat: seat.seat }), 'conduct-blocked-now');
  const report = () =>
    finish(
      api(`tables/${table.id}/report`, { seat: seat.seat, text: text.trim() }),
      'conduct-reported-now',
    );
  return html`<${Dialog} title=${title} close=${close}>
    ${
      table.is_host &&
      html`<div class="stack">
        <${Button} icon=${seat.is_muted ? 'sound' : 'silent'} onClick=${mute}
          >${t(seat.is_muted ? 'conduct-unmute' : 'conduct-mute')}<//
        >
        <p class="muted small">${t('conduct-mute-hint', { name })}</p>
      </div>`
    }
    <div class="stack">
      <${Button} icon="close" onClick=${block}>${t('conduct-block')}<//>
      <p class="muted small">${t('conduct-block-hint', { name })}</p>
    </div>
    <div class="stack">
      <${Field} label=${t('conduct-report')} hint=${t('conduct-report-hint')}>
        <textarea
          class="input"
          rows="3"
          maxlength=${MOST_LETTERS}
          value=${text}
          onInput=${withValue(setText)}
        ></textarea>
      <//>
      <${Button} icon="flag" disabled=${!text.trim()} onClick=${report}
        >${t('conduct-report-send')}<//
      >
    </div>
  <//>`;
}
