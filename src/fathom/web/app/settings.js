/** The corner of every page: name, language, theme, sound. */

import { useState } from 'preact/hooks';
import { html } from './html.js';
import { canNotify, permission, switchNotices } from './notices.js';
import {
  isSoundOn,
  LANGUAGES,
  language,
  languageWish,
  theme,
  themeWish,
  volume,
  wantsNotices,
} from './prefs.js';
import { attempt, myName, rename } from './session.js';
import { sound } from './sound.js';
import { Button, Dialog, Field, withChecked, withValue } from './ui.js';
import { t } from './words.js';

/** @type {('auto' | 'night' | 'day')[]} */
const THEMES = ['auto', 'night', 'day'];

export function Corner() {
  const [isOpen, setOpen] = useState(false);
  const isNight = theme.value === 'night';
  return html`<div class="corner">
    <label class="language">
      <span class="unseen">${t('language')}</span>
      <select
        class="input"
        value=${language.value}
        onChange=${withValue((wish) => (languageWish.value = wish))}
      >
        ${Object.entries(LANGUAGES).map(([key, name]) => html`<option value=${key} lang=${key}>${name}</option>`)}
      </select>
    </label>
    <${Button}
      kind="plain"
      icon=${isNight ? 'moon' : 'sun'}
      title=${t(isNight ? 'theme-to-day' : 'theme-to-night')}
      onClick=${() => (themeWish.value = isNight ? 'day' : 'night')}
    />
    <${Mute} />
    <${Button} kind="plain" icon="person" title=${t('settings')} onClick=${() => setOpen(true)} />
    ${isOpen && html`<${Settings} close=${() => setOpen(false)} />`}
  </div>`;
}

/** Sounds on or off with one press; how loud, beside it. */
export function Mute() {
  const isOn = isSoundOn.value;
  return html`<div class="mute">
    <${Button}
      kind="plain"
      icon=${isOn ? 'sound' : 'silent'}
      title=${t(isOn ? 'mute' : 'unmute')}
      aria-pressed=${!isOn}
      onClick=${() => switchSound(!isOn)}
    />
    <${Volume} />
  </div>`;
}

/** @param {{id?: string}} props */
function Volume({ id }) {
  return html`<input
    id=${id}
    class="volume"
    type="range"
    min="0"
    max="1"
    step="0.1"
    value=${volume.value}
    disabled=${!isSoundOn.value}
    aria-label=${t('volume')}
    title=${t('volume')}
    onInput=${withValue((loud) => (volume.value = Number(loud)))}
    onChange=${() => sound('bell')}
  />`;
}

/** @param {boolean} isOn */
function switchSound(isOn) {
  isSoundOn.value = isOn;
  sound('bell');
}

/** @param {{close: () => void}} props */
function Settings({ close }) {
  const [name, setName] = useState(myName.value);
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    if (name.trim() && name !== myName.value) await attempt(rename(name));
    close();
  };
  return html`<${Dialog} title=${t('settings')} close=${close}>
    <form class="stack" onSubmit=${save}>
      <${Field} label=${t('your-name')} hint=${t('your-name-hint')}>
        <input
          class="input"
          value=${name}
          maxlength="40"
          autocomplete="nickname"
          onInput=${withValue(setName)}
        />
      <//>
      <${Field} label=${t('theme')}>
        <select
          class="input"
          value=${themeWish.value}
          onChange=${withValue((wish) => (themeWish.value = THEMES.find((one) => one === wish) ?? 'auto'))}
        >
          ${THEMES.map((one) => html`<option value=${one}>${t(`theme-${one}`)}</option>`)}
        </select>
      <//>
      <${Field} label=${t('sound')} hint=${t('sound-hint')} row>
        <input
          class="switch"
          type="checkbox"
          role="switch"
          checked=${isSoundOn.value}
          onChange=${withChecked(switchSound)}
        />
      <//>
      <${Field} label=${t('volume')}><${Volume} /><//>
      ${
        canNotify &&
        html`<${Field}
          label=${t('notices')}
          hint=${t(permission.value === 'denied' ? 'notices-denied' : 'notices-hint')}
          row
        >
          <input
            class="switch"
            type="checkbox"
            role="switch"
            disabled=${permission.value === 'denied'}
            checked=${wantsNotices.value && permission.value === 'granted'}
            onChange=${async (/** @type {{currentTarget: HTMLInputElement}} */ event) => {
              const { currentTarget: box } = event;
              await switchNotices(box.checked);
              box.checked = wantsNotices.value;
            }}
          />
        <//>`
      }
      <a class="button" href="#/person/me" onClick=${close}>${t('my-page')}</a>
      <button class="button main" type="submit">${t('save')}</button>
    </form>
  <//>`;
}
