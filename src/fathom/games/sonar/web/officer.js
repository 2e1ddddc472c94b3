/** The first officer: gauges that fill, what the captain wants, drone and sonar, the hull. */

import { useLayoutEffect, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { Button } from 'fathom/ui.js';
import { Dial } from './dial.js';
import { Emblem } from './emblems.js';
import { Hull } from './status.js';
import { State } from './systems.js';

/** @type {import('./stations.js').Station} */
export function Officer({ scene, boat }) {
  const { view, moves, play, ask, words, pending } = scene;
  const { own } = view;
  const isMine = (view.stations[view.you] ?? []).includes('first-officer');
  return html`<section class="station officer ${own.mark_due ? 'due' : ''}">
    <header class="station-head">
      <p class="task">
        ${own.mark_due ? words.text(isMine ? 'board-mark' : 'board-mark-other') : words.text('board-marked')}
      </p>
    </header>
    <ul class="gauges">
      ${Object.keys(view.gauges).map((system) => {
        const move = `mark ${system}`;
        const canDo = moves.includes(move);
        const isWanted = own.wanted === system;
        const name = words.text(`system-${system}`);
        return html`<li key=${system}>
          <button
            type="button"
            class="gauge ${canDo ? 'can' : 'cannot'} ${isWanted ? 'wanted' : ''}"
            data-control=${move}
            aria-disabled=${!canDo}
            disabled=${!isMine}
            onClick=${() => (canDo ? play : ask)(move)}
          >
            <${Dial} system=${system} view=${view} pending=${pending === move} />
            <span class="name">${name}</span>
            <${State} view=${view} system=${system} words=${words} />
            ${isWanted && html`<span class="wanted-flag"><${Emblem} name="flag" />${words.text('board-wanted')}</span>`}
          </button>
        </li>`;
      })}
      <li class="hull-cell">
        <${Hull} damage=${view.boats[boat].damage} hull=${view.hull} words=${words} />
        <span class="name">${words.text('screen-hull')}</span>
        <span class="state">
          ${words.text('board-damage', { damage: view.boats[boat].damage, hull: view.hull })}
        </span>
      </li>
    </ul>
    ${moves.includes('mark none') && html`<${Button} kind="main" onClick=${() => play('mark none')}>${words.text('board-confirm')}<//>`}
    ${isMine && html`<${Soundings} scene=${scene} />`}
  </section>`;
}

/**
 * Drone and sonar, which the first officer may send too.
 * @param {{scene: import('./stations.js').SonarScene}} props
 */
function Soundings({ scene }) {
  const { view, moves, play, ask, words } = scene;
  const [isAsking, setAsking] = useState(false);
  const drones = moves.filter((move) => move.startsWith('drone '));
  useLayoutEffect(() => {
    if (!drones.length) setAsking(false);
  }, [drones.length]);
  const across = view.size / view.sector_size;
  return html`<div class="soundings">
    <${Button}
      class=${drones.length ? 'can' : 'cannot'}
      data-control="drone"
      aria-disabled=${!drones.length}
      aria-expanded=${isAsking}
      onClick=${() => (drones.length ? setAsking(!isAsking) : ask('drone 1'))}
      ><${Emblem} name="drone" />${words.text('board-drone')}<//
    >
    <${Button}
      class=${moves.includes('sonar') ? 'can' : 'cannot'}
      data-control="sonar"
      aria-disabled=${!moves.includes('sonar')}
      onClick=${() => (moves.includes('sonar') ? play : ask)('sonar')}
      ><${Emblem} name="sonar" />${words.text('board-sonar')}<//
    >
    ${
      isAsking &&
      html`<div
        class="sectors across-${across}"
        role="group"
        aria-label=${words.text('board-which-sector')}
      >
        ${drones.map((move) => html`<${Button} key=${move} kind="main" title=${words.move(move)} onClick=${() => play(move)}>${move.split(' ')[1]}<//>`)}
      </div>`
    }
  </div>`;
}
