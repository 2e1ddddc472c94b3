/** Your account: how you come back, on this device and others, and who may see how you play. */

import { useEffect, useState } from 'preact/hooks';
import { api } from './api.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { comeBack, makePasskey, obstacle } from './passkeys.js';
import { language } from './prefs.js';
import { arrive, attempt, me } from './session.js';
import { share } from './sharing.js';
import { Button, Dialog, Field, Panel, toast, withChecked, withValue } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').PasskeyTell} PasskeyTell */

const AUDIENCES = /** @type {const} */ (['nobody', 'opponents', 'everybody']);

/** @param {{hasPlayed: boolean}} props whether this guest has something to lose */
export function Account({ hasPlayed }) {
  const [keys, setKeys] = useState(/** @type {PasskeyTell[] | null} */ (null));
  const [link, setLink] = useState(/** @type {import('./wire.js').Link | null} */ (null));
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    attempt(api('me/passkeys')).then((told) => setKeys(told?.passkeys ?? []));
  }, [me.value?.handle]);
  /** @param {() => Promise<unknown>} doing */
  const busily = (doing) => async () => {
    setBusy(true);
    await attempt(doing());
    setBusy(false);
  };
  const make = busily(async () => {
    setKeys((await makePasskey()).passkeys);
    toast(t('passkey-made'));
  });
  const come = busily(async () => {
    const before = me.value?.name;
    const count = await comeBack();
    await arrive();
    const { name } = me.value ?? {};
    toast(count ? t('hello-joined', { name, before, count }) : t('hello', { name }));
  });
  const leave = busily(async () => {
    await api('me/leave', {});
    await arrive();
  });
  /** @param {string} id */
  const remove = (id) =>
    busily(async () => setKeys((await api('me/passkeys/remove', { id })).passkeys))();
  const why = obstacle();
  return html`<${Panel} label=${t('account')} class="account">
    <h2>${t('account')}</h2>
    <section class="stack">
      <h3>${t('passkeys')}</h3>
      <p class="muted small">${t(keys?.length ? 'passkeys-kept' : 'passkeys-hint')}</p>
      <ul class="tables">
        ${keys?.map((key) => html`<${Key} key=${key.id} passkey=${key} remove=${() => remove(key.id)} />`)}
      </ul>
      ${
        why
          ? html`<p role="note">${t(`passkeys-${why}`)}</p>`
          : html`<div class="row">
                <${Button}
                  kind=${keys?.length ? '' : 'main'}
                  icon="key"
                  disabled=${isBusy}
                  onClick=${make}
                  >${t(keys?.length ? 'passkey-another' : 'passkey-make')}<//
                >
                ${!keys?.length && html`<${Button} disabled=${isBusy} onClick=${come}>${t('passkey-come-back')}<//>`}
              </div>
              ${!keys?.length && hasPlayed && html`<p class="muted small">${t('passkey-come-back-hint', { name: me.value?.name })}</p>`}`
      }
    </section>
    <section class="stack">
      <h3>${t('other-device')}</h3>
      <p class="muted small">${t('other-device-hint')}</p>
      <div class="row">
        <${Button} icon="share" onClick=${async () => setLink(await attempt(api('me/link', {})))}
          >${t('other-device-link')}<//
        >
        ${keys && keys.length > 0 && html`<${Button} kind="plain" disabled=${isBusy} onClick=${leave}>${t('sign-out')}<//>`}
      </div>
    </section>
    <${Wishes} />
    <${Blocked} />
    ${link && html`<${OwnLink} link=${link} close=${() => setLink(null)} />`}
  <//>`;
}

/** @param {{passkey: PasskeyTell, remove: () => void}} props */
function Key({ passkey: { device, created, used }, remove }) {
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  const name = device || t('passkey');
  return html`<li class="table-line">
    <${Icon} name="key" />
    <span
      ><strong>${name}</strong><br /><span class="muted small"
        >${t('passkey-since', { day: day.format(created) })}${used ? ` · ${t('passkey-used', { day: day.format(used) })}` : ''}</span
      ></span
    >
    <${Button} kind="plain" icon="close" title=${t('passkey-remove', { name })} onClick=${remove} />
  </li>`;
}

function Wishes() {
  /** @param {object} wish */
  const wish = async (wish) => {
    me.value = (await attempt(api('me/wishes', wish))) ?? me.value;
  };
  return html`<section class="stack">
    <${Field} label=${t('shown-to')} hint=${t(`shown-to-${me.value?.shown_to}-hint`)}>
      <select
        class="input"
        value=${me.value?.shown_to}
        onChange=${withValue((audience) => wish({ shown_to: audience }))}
      >
        ${AUDIENCES.map((one) => html`<option value=${one}>${t(`shown-to-${one}`)}</option>`)}
      </select>
    <//>
    <${Field} label=${t('be-rated')} hint=${t('be-rated-hint')} row>
      <input
        class="switch"
        type="checkbox"
        role="switch"
        checked=${me.value?.is_rated}
        onChange=${withChecked((isOn) => wish({ is_rated: isOn }))}
      />
    <//>
  </section>`;
}

/** Those with whom one wants nothing to do, if there are any. */
function Blocked() {
  const [people, setPeople] = useState(/** @type {import('./wire.js').BlockedPerson[]} */ ([]));
  useEffect(() => {
    attempt(api('me/blocked')).then((told) => setPeople(told?.people ?? []));
  }, []);
  /** @param {string} handle */
  const unblock = async (handle) =>
    setPeople((await attempt(api('me/unblock', { handle })))?.people ?? people);
  if (!people.length) return null;
  return html`<section class="stack">
    <h3>${t('conduct-blocked-people')}</h3>
    <ul class="tables">
      ${people.map(
        ({ handle, name }) =>
          html`<li key=${handle} class="table-line">
            <${Icon} name="person" /><strong>${name}</strong>
            <${Button}
              kind="plain"
              icon="close"
              title=${t('conduct-unblock', { name })}
              onClick=${() => unblock(handle)}
            />
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{link: import('./wire.js').Link, close: () => void}} props */
function OwnLink({ link, close }) {
  const [isCopied, setCopied] = useState(false);
  return html`<${Dialog} title=${t('other-device')} close=${close}>
    <p>${t('other-device-once')}</p>
    <img class="qr" alt=${t('qr')} src="data:image/svg+xml,${encodeURIComponent(link.qr)}" />
    <${Button}
      icon=${isCopied ? 'check' : 'share'}
      onClick=${async () => setCopied(await share(link.url))}
      >${t(isCopied ? 'copied' : 'share')}<//
    >
  <//>`;
}
