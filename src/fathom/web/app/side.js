/** Beside the board: log, chat, the crew's own talk and rules, one at a time. */

import { useEffect, useRef } from 'preact/hooks';
import { hasCrew, lineSpeaker, lineText } from './crew.js';
import { HouseRules } from './house-rules.js';
import { html } from './html.js';
import { Rules } from './rules.js';
import { SeatMark } from './seats.js';
import { phrases } from './session.js';
import { sure } from './sure.js';
import { withValue } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./live.js').LiveTable} LiveTable */
/** @typedef {import('./wire.js').AnyEffect} AnyEffect */
/** @typedef {import('./wire.js').GameTell} GameTell */
/** @typedef {import('./words.js').Words} Words */

/**
 * @param {LiveTable} live
 * @param {Record<string, number>} read by tab: how many lines have been seen
 * @param {boolean} [isCovered] several people at this screen look away: not all of them are one crew
 */
export function sideTabs(live, read, isCovered = false) {
  const unread = (/** @type {string} */ tab) => linesOf(live, tab).length - (read[tab] ?? 0);
  return [
    { key: 'log', icon: 'log', label: t('log') },
    ...(hasCrew(sure(live.table.value)) && !isCovered
      ? [{ key: 'crew', icon: 'crew', label: t('crew'), count: unread('crew') }]
      : []),
    { key: 'chat', icon: 'chat', label: t('chat'), count: unread('chat') },
    { key: 'rules', icon: 'book', label: t('rules') },
  ];
}

/**
 * What was said to everybody, or among the own crew.
 * @param {LiveTable} live
 * @param {string} tab
 */
export function linesOf(live, tab) {
  if (tab !== 'chat' && tab !== 'crew') return [];
  return live.chat.value.filter((line) => (line.team === null) === (tab === 'chat'));
}

/**
 * @param {{tab: string, live: LiveTable, sight: import('./players.js').Known | null, words: Words,
 *   game: GameTell, clause: string | null, spotlight: (effect: AnyEffect | null) => void}} props
 */
export function SidePane({ tab, live, sight, words, game, clause, spotlight }) {
  const eyes = sight?.view.you ?? null;
  if (tab === 'chat') return html`<${Chat} live=${live} words=${words} eyes=${eyes} />`;
  if (tab === 'crew')
    return html`<${Crew} live=${live} words=${words} game=${game} eyes=${eyes} />`;
  if (tab === 'rules')
    return html`<${HouseRules} table=${sure(live.table.value)} words=${words} />
      <${Rules} game=${game} words=${words} clause=${clause} />`;
  const { chapters } = game;
  return html`<${Log}
    log=${sight?.effects ?? []}
    words=${words}
    chapters=${chapters}
    spotlight=${spotlight}
  />`;
}

/**
 * The last line can be reached by Tab, the others from it with the arrow keys.
 * @param {{log: AnyEffect[], words: Words, chapters: string[],
 *   spotlight: (effect: AnyEffect | null) => void}} props
 */
function Log({ log, words, chapters, spotlight }) {
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
          class=${chapters.includes(effect.effect) ? 'chapter' : ''}
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

/**
 * The crew's own talk, with the calls that need no typing.
 * @param {{live: LiveTable, words: Words, game: GameTell, eyes: number | null}} props
 */
function Crew({ live, words, game, eyes }) {
  const calls = game.teams?.calls.filter((call) => words.hasPlain(`call-${call}`)) ?? [];
  const isOn = live.table.value?.status === 'running' && sure(live.sight.value).you !== null;
  return html`<p class="muted small">${t('crew-only')}</p>
    ${isOn && html`<div class="quick-calls" role="group" aria-label=${t('quick-calls')}>${calls.map((call) => html`<button type="button" class="button" key=${call} onClick=${() => live.call(call)}>${words.text(`call-${call}`)}</button>`)}</div>`}
    <${Chat} live=${live} words=${words} eyes=${eyes} isForTeam />`;
}

/**
 * @param {{live: LiveTable, words: Words, eyes: number | null, isForTeam?: boolean}} props `eyes` is
 *   the seat that looks
 */
export function Chat({ live, words, eyes, isForTeam = false }) {
  const tab = isForTeam ? 'crew' : 'chat';
  const draft = live.draft(tab, eyes);
  const lines = linesOf(live, tab);
  const table = sure(live.table.value);
  const { you, is_host: isHost } = table;
  const mayTalk = you.length > 0 || isHost;
  const end = useLastInView(lines.length);
  const invites = t(isForTeam ? 'crew-say' : 'chat-say');
  /** @param {Event} event */
  const say = (event) => {
    event.preventDefault();
    if (draft.value.trim()) live.say(draft.value.trim(), isForTeam);
    draft.value = '';
  };
  return html`<div class="chat">
    ${lines.length === 0 && html`<p class="muted">${t('chat-empty')}</p>`}
    <ol>
      ${lines.map(
        (line, index) =>
          html`<li
            key=${line.number}
            class=${line.call ? 'call-line' : ''}
            ref=${index === lines.length - 1 ? end : undefined}
          >
            ${line.seats.length > 0 && html`<${SeatMark} seat=${line.seats[0]} />`}
            <span
              ><strong>${lineSpeaker(line, table, words)}</strong> ${lineText(line, words)}</span
            >
          </li>`,
      )}
    </ol>
    ${
      mayTalk &&
      !isForTeam &&
      html`<div class="phrases" role="group" aria-label=${t('phrases')}>
        ${phrases.value.map((phrase) => html`<button type="button" class="button" key=${phrase} onClick=${() => live.phrase(phrase)}>${t(`phrase-${phrase}`)}</button>`)}
      </div>`
    }
    ${
      mayTalk &&
      html`<form onSubmit=${say}>
        <input
          class="input"
          value=${draft.value}
          maxlength="300"
          aria-label=${invites}
          placeholder=${invites}
          onInput=${withValue((text) => (draft.value = text))}
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
