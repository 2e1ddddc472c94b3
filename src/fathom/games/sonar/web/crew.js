/** What shipmates say to each other, where everybody sees it. */

import { useEffect, useState } from 'preact/hooks';
import { lineText } from 'fathom/crew.js';
import { html } from 'fathom/html.js';

const CALL_STAY_MS = 8000;

/**
 * The field of the latest "they are about here", if there is one.
 * @param {import('fathom/wire.js').LineTell[]} [lines] the crew's own talk
 */
export const aboutHere = (lines = []) =>
  lines.findLast((line) => line.call?.startsWith('here '))?.call?.split(' ')[1] ?? null;

/**
 * What the crew has just said, for a moment, where nobody can miss it.
 * @param {{scene: import('./stations.js').SonarScene}} props
 */
export function Shout({ scene }) {
  const { crewLines = [], words } = scene;
  const last = crewLines.at(-1);
  const number = last?.number ?? 0;
  const [heard, setHeard] = useState(number);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(number), CALL_STAY_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return html`<p class="shout" role="status">
    ${last && number > heard && html`<span key=${number}><strong>${last.name}</strong> ${lineText(last, words)}</span>`}
  </p>`;
}
