/** Beside the board: log, chat and rules, one at a time. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';
import { Rules } from './rules.js';
import { SeatMark } from './seats.js';
import { t } from './words.js';

/** @param {number} unread lines of chat */
export function sideTabs(unread) {
  return [
    { key: 'log', label: t('log') },
    { key: 'chat', label: t('chat'), count: unread },
    { key: 'rules', label: t('rules') },
  ];
}

/** @param {any} props */
export function SidePane({ tab, live, words, game, clause, spotlight }) {
  if (tab === 'chat') return html`<${Chat} live=${live} />`;
  if (tab === 'rules') return html`<${Rules} game=${game} words=${words} clause=${clause} />`;
  return html`<${Log} log=${live.log.value} words=${words} spotlight=${spotlight} />`;
}

/**
 * The last line can be reached by Tab, the others from it with the arrow keys.
 * @param {{log: any[], words: import('./words.js').Words, spotlight: (effect: any) => void}} props
 */
function Log({ log, words, spotlight }) {
  const end = useLastInView(log.length);
  /** @param {KeyboardEvent} event */
  const step = (event) => {
    const line = /** @type {HTMLElement} */ (event.target).closest('li');
    const next =
      event.key === 'ArrowUp'
        ? line?.previousElementSibling
        : event.key === 'ArrowDown'
          ? line?.nextElementSibling
          : null;
    if (!next) return;
    event.preventDefault();
    /** @type {HTMLElement} */ (next).focus();
  };
  if (!log.length) return html`<p class="muted">${t('log-empty')}</p>`;
  return html`<ol class="log" onKeyDown=${step}>
    ${log.map(
      (effect, index) =>
        html`<li
          key=${index}
          class=${effect.effect === 'round-started' ? 'chapter' : ''}
          ref=${index === log.length - 1 ? end : undefined}
          tabindex=${index === log.length - 1 ? 0 : -1}
          onMouseEnter=${() => spotlight(effect)}
          onMouseLeave=${() => spotlight(null)}
          onFocus=${() => spotlight(effect)}
          onBlur=${() => spotlight(null)}
        >
          ${typeof effect.seat === 'number' && html`<${SeatMark} seat=${effect.seat} />`}
          <span>${words.effect(effect)}</span>
        </li>`,
    )}
  </ol>`;
}

/** @param {{live: import('./live.js').LiveTable}} props */
function Chat({ live }) {
  const [text, setText] = useState('');
  const lines = live.chat.value;
  const { you, is_host: isHost } = live.table.value;
  const mayTalk = you.length > 0 || isHost;
  const end = useLastInView(lines.length);
  /** @param {Event} event */
  const say = (event) => {
    event.preventDefault();
    if (text.trim()) live.say(text.trim());
    setText('');
  };
  return html`<div class="chat">
    ${lines.length === 0 && html`<p class="muted">${t('chat-empty')}</p>`}
    <ol>
      ${lines.map(
        (line, index) =>
          html`<li key=${line.number} ref=${index === lines.length - 1 ? end : undefined}>
            <strong>${line.name}</strong> ${line.text}
          </li>`,
      )}
    </ol>
    ${
      mayTalk &&
      html`<form onSubmit=${say}>
        <input
          class="input"
          value=${text}
          maxlength="500"
          aria-label=${t('chat-say')}
          placeholder=${t('chat-say')}
          onInput=${(/** @type {any} */ event) => setText(event.target.value)}
        />
        <button class="button" type="submit">${t('send')}</button>
      </form>`
    }
    ${!mayTalk && html`<p class="muted small">${t('chat-players')}</p>`}
  </div>`;
}

/** @param {number} count */
function useLastInView(count) {
  const last = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => last.current?.scrollIntoView({ block: 'nearest' }), [count]);
  return last;
}
