/** A crew that talks: its last lines always in sight, and calls by one press, without a dialog. */

import { useEffect, useState } from 'preact/hooks';
import { lineText } from 'fathom/crew.js';
import { html } from 'fathom/html.js';
import { columnsOf } from './chart.js';

/** @typedef {import('./stations.js').SonarScene} SonarScene */

const SHOWN = 3;
/** By station: what is called from there. Who has several stations calls what the first of them does. */
const CALLS = /** @type {Record<string, string[]>} */ ({
  captain: ['where', 'attack', 'hide', 'surface-soon', 'wait', 'aye'],
  'first-officer': [
    'torpedo-ready',
    'mine-ready',
    'drone-ready',
    'sonar-ready',
    'silence-ready',
    'aye',
  ],
  engineer: ['go-north', 'go-east', 'go-south', 'go-west', 'surface-soon', 'aye'],
  'radio-operator': ['close', 'lost', 'attack', 'hide', 'wait', 'aye'],
});

/**
 * The strip under the stations. Where nobody else is on the boat there is nobody to talk to.
 * @param {{scene: SonarScene}} props
 */
export function Talk({ scene }) {
  const { view, words, crewLines = [], call } = scene;
  const crew = view.boats[view.boat].crew;
  const calls = CALLS[view.stations[view.you]?.[0]] ?? [];
  useCallKeys((number) => {
    const name = calls[number - 1];
    if (name && crew.length > 1) call?.(name);
  });
  if (crew.length < 2) return null;
  return html`<section class="talk" aria-label=${words.text('talk')}>
    <div class="talk-lines" role="log" aria-label=${words.text('talk-lines')}>
      <ol>
        ${crewLines
          .slice(-SHOWN)
          .map(
            (line) =>
              html`<li key=${line.number} title=${lineText(line, words)}>
                <strong>${speaker(line, scene)}</strong> <span>${lineText(line, words)}</span>
              </li>`,
          )}
      </ol>
    </div>
    ${call && html`<${HereForm} scene=${scene} />`}
    ${
      call &&
      html`<div class="talk-calls" role="group" aria-label=${words.text('talk-calls')}>
        ${calls.map(
          (name, index) =>
            html`<button
              key=${name}
              type="button"
              class="button"
              title=${words.text(`call-${name}`)}
              aria-keyshortcuts="Shift+${index + 1}"
              onClick=${() => call(name)}
            >
              <span>${words.text(`talk-${name}`)}</span>
              <kbd class="key" aria-hidden="true">⇧${index + 1}</kbd>
            </button>`,
        )}
      </div>`
    }
  </section>`;
}

/**
 * Who said something: by station, and by name where a person did.
 * @param {import('fathom/wire.js').LineTell} line
 * @param {SonarScene} scene
 */
function speaker({ name, seats }, { view, words }) {
  const seat = seats.find((it) => view.boats[view.boat].crew.includes(it));
  const station = seat === undefined ? null : view.stations[seat]?.[0];
  return name ?? (station ? words.text(`station-${station}`) : '');
}

/**
 * The keyboard's way to name a field: on a map it is a long press.
 * @param {{scene: SonarScene}} props
 */
function HereForm({ scene: { view, words, call } }) {
  const [field, write] = useState('');
  const wanted = field.trim().toUpperCase();
  const isField = isOnMap(wanted, view.size);
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (!isField) return;
    call?.(`here ${wanted}`);
    write('');
  };
  return html`<form class="talk-here" onSubmit=${send}>
    <input
      class="input"
      size="3"
      maxlength="3"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      placeholder=${words.text('talk-here')}
      aria-label=${words.text('talk-here-label')}
      title=${words.text('talk-here-label')}
      aria-invalid=${field !== '' && wanted.length > 1 && !isField}
      value=${field}
      onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ { currentTarget }) => write(currentTarget.value)}
    />
  </form>`;
}

/** @param {string} field @param {number} size */
function isOnMap(field, size) {
  const row = Number(field.slice(1));
  return columnsOf(size).includes(field[0]) && Number.isInteger(row) && row >= 1 && row <= size;
}

/**
 * Shift and a digit, on any keyboard: what the digits alone do is the station's.
 * @param {(number: number) => void} press
 */
function useCallKeys(press) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const hear = (event) => {
      const digit = /^Digit([1-6])$/.exec(event.code);
      if (!digit || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/** @type {HTMLElement} */ (event.target).closest('input, select, textarea, dialog'))
        return;
      event.preventDefault();
      if (!event.repeat) press(Number(digit[1]));
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}
