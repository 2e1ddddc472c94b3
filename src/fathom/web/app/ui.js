/** The base parts of every page: button, panel, field, dialog, tabs, toast. */

import { computed, signal } from '@preact/signals';
import { cloneElement } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { pressedOnBoard, useFloating } from './floating.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { route } from './router.js';
import { t } from './words.js';

/** @typedef {import('./boards.js').Drawn} Drawn */

/**
 * @param {{kind?: string, icon?: string, title?: string, shortcut?: string, children?: Drawn,
 *   class?: string}} props `kind` is main or plain; `icon` alone needs a `title`; `shortcut` is shown
 */
export function Button({ kind = '', icon, title, shortcut, children, class: more = '', ...rest }) {
  const isBare = icon && !children;
  return html`<button
    type="button"
    class="button ${kind} ${isBare ? 'icon-only' : ''} ${more}"
    title=${title}
    aria-label=${isBare ? title : undefined}
    aria-keyshortcuts=${shortcut}
    ...${rest}
  >
    ${icon && html`<${Icon} name=${icon} />`}${children}
    ${shortcut && html`<kbd class="key" aria-hidden="true">${shortcut}</kbd>`}
  </button>`;
}

/** @param {{children?: Drawn, class?: string, label?: string}} props */
export function Panel({ children, class: more = '', label, ...rest }) {
  return html`<section class="panel ${more}" aria-label=${label} ...${rest}>${children}</section>`;
}

/**
 * A label with its control; `hint` explains it in a sentence.
 * @param {{label: string, hint?: string, children: import('preact').VNode, row?: boolean}} props
 */
export function Field({ label, hint, children, row = false }) {
  const id = useId();
  const control = cloneElement(children, { id, 'aria-describedby': hint && `${id}-hint` });
  return html`<div class="field ${row ? 'beside' : ''}">
    <label class="label" for=${id}>${label}</label>
    ${control} ${hint && html`<span class="hint" id="${id}-hint">${hint}</span>`}
  </div>`;
}

/**
 * What hears of an input or a list, and passes on what it says now.
 * @param {(value: string) => void} act
 */
export const withValue = (act) => (/** @type {{currentTarget: {value: string}}} */ event) =>
  act(event.currentTarget.value);

/** The same for a switch. @param {(isOn: boolean) => void} act */
export const withChecked = (act) => (/** @type {{currentTarget: {checked: boolean}}} */ event) =>
  act(event.currentTarget.checked);

/**
 * The same for a file, if one was chosen.
 * @param {(file: File) => void} act
 */
export const withFile = (act) => (/** @type {{currentTarget: {files: FileList}}} */ event) => {
  const [file] = event.currentTarget.files;
  if (file) act(file);
};

/**
 * A window above the page; on a phone a sheet from below. Escape and the backdrop close it.
 * @param {{title: string, close: () => void, children?: Drawn, class?: string}} props
 */
export function Dialog({ title, close, children, class: more = '' }) {
  const frame = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => frame.current?.showModal(), []);
  return html`<dialog
    class="sheet ${more}"
    ref=${frame}
    aria-label=${title}
    onClose=${close}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === frame.current && close()}
  >
    <div class="inside">
      <header>
        <h2 tabindex="-1" autofocus>${title}</h2>
        <${Button} kind="plain" icon="close" title=${t('close')} onClick=${close} />
      </header>
      ${children}
    </div>
  </dialog>`;
}

/**
 * One of several panes; arrow keys go from tab to tab.
 * @param {{tabs: {key: string, label: string, count?: number | string}[], open: string,
 *   choose: (key: string) => void, label: string}} props
 */
export function Tabs({ tabs, open, choose, label }) {
  /** @param {KeyboardEvent} event */
  const step = (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const at = tabs.findIndex((tab) => tab.key === open);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    choose(next.key);
    document.getElementById(`tab-${next.key}`)?.focus();
  };
  /**
   * Who points at a tab keeps the keyboard where it was of use: on the board.
   * @param {MouseEvent} event
   * @param {string} key
   */
  const press = (event, key) => {
    choose(key);
    if (event.detail > 0) /** @type {HTMLElement} */ (event.currentTarget).blur();
  };
  return html`<div class="tabs" role="tablist" aria-label=${label} onKeyDown=${step}>
    ${tabs.map(
      (tab) =>
        html`<button
          type="button"
          class="tab"
          role="tab"
          id="tab-${tab.key}"
          aria-selected=${tab.key === open}
          aria-controls=${tab.key === open ? `pane-${tab.key}` : undefined}
          tabindex=${tab.key === open ? 0 : -1}
          onClick=${(/** @type {MouseEvent} */ event) => press(event, tab.key)}
        >
          ${tab.label}${tab.count ? html`<span class="count">${tab.count}</span>` : ''}
        </button>`,
    )}
  </div>`;
}

/**
 * @typedef {{key: number, text: string, kind: string, about: Element | null,
 *   act?: {label: string, do: () => void}}} Toast `about` is what was pressed, if it is explained
 */

const TOAST_STAY_MS = 6000;
/** A line is soon read. */
const REFUSAL_STAY_MS = 3500;
/** @type {import('@preact/signals').Signal<Toast[]>} */
const toasts = signal([]);
let lastToast = 0;

/**
 * Say something for a moment.
 * @param {string} text
 * @param {string} [kind] `refusal` or nothing
 * @param {{label: string, do: () => void}} [act] what can be done about it
 */
export function toast(text, kind = '', act) {
  const key = ++lastToast;
  // Where the board has the whole page, a refusal is said in the bar: beside the control it would
  // cover others.
  const isRoomy = document.querySelector('.roomy') !== null;
  const about = kind === 'refusal' && !isRoomy ? pressedOnBoard() : null;
  const others = toasts.value.filter((other) => other.text !== text && !(about && other.about));
  toasts.value = [...others, { key, text, kind, about, act }];
  setTimeout(() => dismiss(key), kind === 'refusal' ? REFUSAL_STAY_MS : TOAST_STAY_MS);
}

/** @param {number} key */
function dismiss(key) {
  toasts.value = toasts.value.filter((other) => other.key !== key);
}

/** Say no more of what was said: others look now. */
export function clearToasts() {
  toasts.value = [];
}

/** The page and what it shows: `table/abc`. */
const place = computed(() => route.value.slice(0, 2).join('/'));

// What was said is about this place, and what can be done about it too: elsewhere it would mislead.
place.subscribe(clearToasts);

export function Toasts() {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${toasts.value.map((one) => html`<${one.about ? Answer : Note} key=${one.key} toast=${one} />`)}
  </div>`;
}

/** @param {{toast: Toast, card?: import('preact').RefObject<HTMLElement>}} props */
function Note({ toast: { key, text, kind, act }, card }) {
  return html`<div class="toast ${kind} ${card ? 'floating' : ''}" ref=${card}>
    <div>${text}</div>
    ${act && html`<${Button} kind="plain" onClick=${act.do}>${act.label}<//>`}
    <${Button} kind="plain" icon="close" title=${t('close')} onClick=${() => dismiss(key)} />
  </div>`;
}

/** Beside what was pressed. @param {{toast: Toast}} props */
function Answer({ toast: told }) {
  const card = useFloating(() => told.about, [told.key]);
  return html`<${Note} toast=${told} card=${card} />`;
}
