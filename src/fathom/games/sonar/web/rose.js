/** The course rose: four large arrows; each tells what its course would cost the engineer. */

import { html } from 'fathom/html.js';
import { Emblem } from './emblems.js';

const TURNS = /** @type {Record<string, number>} */ ({ n: 0, e: 90, s: 180, w: 270 });

/** @param {{scene: import('./stations.js').SonarScene, isMine: boolean}} props */
export function Rose({ scene, isMine }) {
  const { view, moves, play, ask, words, pending } = scene;
  return html`<div class="rose" role="group" aria-label=${words.text('board-rose')}>
    <svg class="card" viewBox="-100 -100 200 200" aria-hidden="true">
      <circle class="rim" r="96" />
      <path class="ticks" d=${ticks()} />
      <path class="points" d="M0-52L9-9 52 0 9 9 0 52-9 9-52 0-9-9z" />
    </svg>
    ${Object.entries(TURNS).map(([point, turn]) => {
      const move = `course ${point}`;
      const canDo = moves.includes(move);
      const cost = costOf(view, point);
      return html`<button
        key=${point}
        type="button"
        class="course course-${point} ${canDo ? 'can' : 'cannot'} ${pending === move ? 'pending' : ''}"
        data-control=${move}
        aria-disabled=${!canDo}
        aria-label="${words.move(move)}${cost ? `: ${words.text(`board-cost-${cost}`)}` : ''}"
        title=${cost ? words.text(`board-cost-${cost}`) : undefined}
        disabled=${!isMine}
        onClick=${() => (canDo ? play : ask)(move)}
      >
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path class="arrow" d="M0-9L8 6 0 2-8 6z" transform="rotate(${turn})" />
        </svg>
        <span>${words.text(`point-${point}`)}</span>
        ${cost && cost !== 'fine' && html`<${Emblem} name=${cost} />`}
      </button>`;
    })}
  </div>`;
}

/**
 * The mildest that a cross in a direction would cause: fine, mends, breaks or damage.
 * @param {import('./stations.js').AboardView} view
 * @param {string} point
 */
function costOf(view, point) {
  const outcomes = Object.entries(view.own.prospects)
    .filter(([symbol]) => symbol.startsWith(point))
    .map(([, prospect]) => prospect);
  if (!outcomes.length) return null;
  if (outcomes.some(({ circuits }) => circuits.length)) return 'mends';
  if (outcomes.some(({ damage, breaks }) => !damage && !breaks.length)) return 'fine';
  return outcomes.every(({ damage }) => damage) ? 'damage' : 'breaks';
}

function ticks() {
  return Array.from({ length: 32 }, (_, step) => {
    const angle = (step * Math.PI) / 16;
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    const inner = step % 4 ? 90 : 84;
    return `M${(x * inner).toFixed(1)} ${(y * inner).toFixed(1)}L${(x * 96).toFixed(1)} ${(y * 96).toFixed(1)}`;
  }).join('');
}
