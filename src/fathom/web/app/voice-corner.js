/** The microphone in the masthead: come to the voices, speak, and who speaks. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { html } from './html.js';
import { isPushToTalk, volumes } from './prefs.js';
import { Button, withChecked, withValue } from './ui.js';
import { shipmates, Voices } from './voice.js';
import { t } from './words.js';

const TALK_KEY = 'v';

/** @param {{live: import('./live.js').LiveTable}} props */
export function VoiceCorner({ live }) {
  const voices = useMemo(() => live.voices ?? new Voices(live), [live]);
  const [isOpen, setOpen] = useState(false);
  const table = live.table.value;
  const isOn = voices.state.value === 'on';
  const may = !live.isPublic && table !== null && shipmates(table).length > 0;
  useEffect(() => {
    if (may && voices.isWanted) voices.come();
  }, [may]);
  useTalkKey(voices, isOn);
  if (!may && !isOn) return null;
  const come = async () => {
    await voices.come();
    if (voices.fault.value) setOpen(true);
  };
  if (!isOn)
    return html`<div class="voice">
      <${Button}
        kind="plain"
        icon="microphone"
        title=${t('voice-come')}
        disabled=${voices.state.value === 'asking'}
        onClick=${come}
      />
    </div>`;
  return html`<div
    class="voice on"
    onKeyDown=${(/** @type {KeyboardEvent} */ { key }) => key === 'Escape' && setOpen(false)}
  >
    <${Microphone} voices=${voices} />
    <${Button}
      kind="plain"
      icon="down"
      class="voice-more"
      title=${t('voice-panel')}
      aria-expanded=${isOpen}
      onClick=${() => setOpen(!isOpen)}
    />
    <${Speakers} voices=${voices} />
    ${isOpen && html`<${Panel} voices=${voices} close=${() => setOpen(false)} />`}
  </div>`;
}

/**
 * Press to mute and unmute; with push to talk, hold to speak.
 * @param {{voices: Voices}} props
 */
function Microphone({ voices }) {
  const isPush = isPushToTalk.value;
  const isMuted = voices.isMuted.value;
  const isDeaf = voices.fault.value !== null;
  const isOpen = !isDeaf && (isPush ? voices.isHeld.value : !isMuted);
  const hold = (/** @type {boolean} */ isHeld) => () => (voices.isHeld.value = isHeld);
  const handlers = isPush
    ? { onPointerDown: hold(true), onPointerUp: hold(false), onPointerLeave: hold(false) }
    : { onClick: () => (voices.isMuted.value = !isMuted) };
  const name = isDeaf
    ? 'voice-listening'
    : isPush
      ? 'voice-hold'
      : isMuted
        ? 'voice-unmute'
        : 'voice-mute';
  return html`<${Button}
    kind="plain"
    icon=${isOpen ? 'microphone' : 'muted'}
    class="voice-microphone ${isOpen ? 'open' : ''} ${voices.isSpeaking.value ? 'speaking' : ''}"
    title="${t(name)} (${TALK_KEY})"
    aria-pressed=${isOpen}
    disabled=${isDeaf}
    ...${handlers}
  />`;
}

/**
 * Who speaks, for as long as they do; it lies over the page and moves nothing.
 * @param {{voices: Voices}} props
 */
function Speakers({ voices }) {
  const speaking = voices.peers.value.filter((peer) => peer.isSpeaking.value);
  return html`<ul class="voice-speakers" aria-label=${t('voice-speaking')}>
    ${speaking.map((peer) => html`<li key=${peer.id}>${peer.name}</li>`)}
  </ul>`;
}

/** @param {{voices: Voices, close: () => void}} props */
function Panel({ voices, close }) {
  const fault = voices.fault.value;
  const peers = voices.peers.value;
  const go = () => {
    close();
    voices.go();
  };
  return html`<section class="voice-panel panel" aria-label=${t('voice-panel')}>
    ${fault && html`<p class="voice-fault" role="status">${t(`voice-${fault}`)}</p>`}
    ${peers.length === 0 && html`<p class="muted">${t('voice-nobody')}</p>`}
    <ul class="voice-peers">
      ${peers.map((peer) => html`<${Voice} key=${peer.id} peer=${peer} />`)}
    </ul>
    ${
      !fault &&
      html`<label class="voice-mode">
        <input
          type="checkbox"
          checked=${isPushToTalk.value}
          onChange=${withChecked((isOn) => (isPushToTalk.value = isOn))}
        />
        <span>${t('voice-push', { key: TALK_KEY.toUpperCase() })}</span>
      </label>`
    }
    <${Button} onClick=${go}>${t('voice-go')}<//>
  </section>`;
}

/** @param {{peer: import('./voice.js').Peer}} props */
function Voice({ peer }) {
  const { name } = peer;
  const volume = volumes.value[name] ?? 1;
  const change = (/** @type {string} */ wanted) => {
    peer.setVolume(Number(wanted));
    volumes.value = { ...volumes.value, [name]: Number(wanted) };
  };
  return html`<li
    class=${peer.isSpeaking.value ? 'speaking' : ''}
    data-linked=${peer.isLinked.value}
  >
    <span class="voice-name">${name}</span>
    <span class="small muted">${peer.isLinked.value ? '' : t('voice-connecting')}</span>
    <input
      type="range"
      min="0"
      max="1"
      step="0.05"
      value=${volume}
      aria-label=${t('voice-volume', { name })}
      onInput=${withValue(change)}
    />
  </li>`;
}

/**
 * The key that is held to talk; in open mode it mutes and unmutes.
 * @param {Voices} voices
 * @param {boolean} isOn
 */
function useTalkKey(voices, isOn) {
  useEffect(() => {
    if (!isOn) return undefined;
    const isOurs = (/** @type {KeyboardEvent} */ event) =>
      event.key.toLowerCase() === TALK_KEY &&
      !(event.ctrlKey || event.metaKey || event.altKey) &&
      !(/** @type {HTMLElement} */ (event.target).closest('input, select, textarea, dialog'));
    const down = (/** @type {KeyboardEvent} */ event) => {
      if (event.repeat || !isOurs(event)) return;
      if (isPushToTalk.value) voices.isHeld.value = true;
      else voices.isMuted.value = !voices.isMuted.value;
    };
    const up = (/** @type {KeyboardEvent} */ { key }) => {
      if (key.toLowerCase() === TALK_KEY) voices.isHeld.value = false;
    };
    const release = () => (voices.isHeld.value = false);
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('blur', release);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('blur', release);
    };
  }, [voices, isOn]);
}
