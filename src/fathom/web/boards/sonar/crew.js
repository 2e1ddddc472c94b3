/** What shipmates say to each other, where everybody sees it; and the way to answer. */

import { lineText } from '../../app/crew.js';
import { html } from '../../app/html.js';
import { Button } from '../../app/ui.js';

/**
 * The field of the latest "they are about here", if there is one.
 * @param {any[]} lines the crew's own talk
 */
export const aboutHere = (lines) =>
  lines.findLast((line) => line.call?.startsWith('here '))?.call.split(' ')[1] ?? null;

/**
 * The latest line of the crew, and a button that opens its talk.
 * @param {{scene: import('../board.js').Scene, crew: number[]}} props
 */
export function CrewStrip({ scene, crew }) {
  const { crewLines, words, openCrew } = scene;
  if (crew.length < 2) return null;
  const last = crewLines.at(-1);
  return html`<div class="crew-strip">
    <${Button} kind="plain" icon="crew" onClick=${openCrew}>${words.text('crew-call')}<//>
    <p role="status">
      ${last && html`<span key=${last.number} class=${last.call ? 'shout' : ''}><strong>${last.name}</strong> ${lineText(last, words)}</span>`}
    </p>
  </div>`;
}
