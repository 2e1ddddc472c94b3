/** Under the ship: the die, the tiles that are left, and one's own cards. */

import { useRef } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { LifeRing } from './tiles.js';

/** @typedef {import('./choosing.js').Choosing} Choosing */
/** @typedef {import('./wire.js').Scene} Scene */
/** @typedef {import('fathom/words.js').Words} Words */

const SIGNS = {
  water: html`<path d="M-9 -4q4.500 -5 9 0t9 0M-9 5q4.500 -5 9 0t9 0" />`,
  ice: html`<path
    d="M0 -10V10M-8.700 -5L8.700 5M-8.700 5L8.700 -5M-3 -8.500L0 -6L3 -8.500M-3 8.500L0 6L3 8.500"
  />`,
  boat: html`<path d="M-10 1H10L6 8H-6zM0 1V-9L7 -2H0" />`,
  start: html`<path d="M-6 9V-3a6 6 0 0 1 12 0V9zM2.500 3v0.500" />`,
};

/** @param {{kind: string}} props the face of a die, or a kind of tile */
export function Sign({ kind }) {
  return html`<svg class="sign ${kind}" viewBox="-13 -13 26 26" aria-hidden="true">
    ${SIGNS[/** @type {keyof typeof SIGNS} */ (kind)]}
  </svg>`;
}

/** @param {{value: number}} props */
export const Card = ({ value }) => html`<span class="card-face">${value}</span>`;

/** @param {{scene: Scene, choosing: Choosing}} props */
export function Instruments({ scene, choosing }) {
  const { view, moves, words, play } = scene;
  const boats = view.boats_left;
  const kinds = [
    { kind: 'water', left: view.water_left },
    { kind: 'ice', left: view.ice_left },
    { kind: 'boat', left: boats.length },
  ];
  return html`<div class="instruments">
    <${Die} scene=${scene} />
    <ul class="tiles-left" aria-label=${words.text('board-left')}>
      ${kinds.map(({ kind, left }) => {
        const move = `lay ${kind}`;
        const face = html`<${Sign} kind=${kind} /><span aria-hidden="true">${left}</span
          ><span class="unseen">${words.text(`board-left-${kind}`, { count: left })}</span>`;
        return html`<li key=${kind} class=${left ? '' : 'none'}>
          ${
            moves.includes(move)
              ? html`<button type="button" class="stack can-do" onClick=${() => play(move)}>
                  ${face}
                </button>`
              : html`<span class="stack" title=${words.text(`board-left-${kind}`, { count: left })}
                  >${face}</span
                >`
          }
        </li>`;
      })}
      ${
        boats.length > 0 &&
        html`<li class="next-boat" title=${words.text('board-next-boat', { rings: boats[0] })}>
          <svg viewBox="-13 -13 26 26" aria-hidden="true"><${LifeRing} /></svg>
          <span aria-hidden="true">×${boats[0]}</span>
          <span class="unseen">${words.text('board-next-boat', { rings: boats[0] })}</span>
        </li>`
      }
    </ul>
    <${Hand} scene=${scene} choosing=${choosing} />
  </div>`;
}

/** The die: to be rolled, or as it fell. @param {{scene: Scene}} props */
function Die({ scene }) {
  const { view, moves, words, effects } = scene;
  const kept = useRef(/** @type {{face: string, ply: number} | null} */ (null));
  const rolled = effects.findLast((one) => one.effect === 'rolled' || one.effect === 'fought');
  if (rolled) kept.current = { face: rolled.face, ply: view.ply };
  const face = view.die ?? kept.current?.face;
  if (moves.includes('roll')) {
    return html`<button
      type="button"
      class="die-box can-do"
      aria-label=${words.move('roll')}
      title=${words.move('roll')}
      onClick=${() => scene.play('roll')}
    >
      <${Sign} kind=${face ?? 'boat'} />
    </button>`;
  }
  if (!face || view.last_turns !== null) return html`<span class="die-box none"></span>`;
  const label = words.text('screen-die', { face });
  return html`<span
    key=${kept.current?.ply}
    class="die-box cast"
    role="img"
    aria-label=${label}
    title=${label}
  >
    <${Sign} kind=${face} />
  </span>`;
}

/** @param {{scene: Scene, choosing: Choosing}} props */
function Hand({ scene, choosing }) {
  const { view, moves, words, ask } = scene;
  const own = view.you === null ? null : view.players[view.you];
  if (!own?.hand) return null;
  const { hand } = own;
  const usable = moves.length ? view.ways.map((way) => way.card) : [];
  const someone = own.passengers[0]?.number ?? 1;
  return html`<div class="hand" role="group" aria-label=${words.text('screen-hand')}>
    ${hand.map((value, index) => {
      const isPicked = value === choosing.card && hand.indexOf(value) === index;
      const canDo = usable.includes(value);
      const press = canDo
        ? () => choosing.pickCard(isPicked ? null : value)
        : () => ask(`move ${someone} left ${value}`);
      return html`<button
        type="button"
        key=${index}
        class="in-hand ${isPicked ? 'picked' : ''} ${canDo ? 'can-do' : ''}"
        disabled=${moves.length === 0}
        aria-disabled=${!canDo}
        aria-pressed=${isPicked}
        aria-label=${words.text('board-card', { card: value })}
        onClick=${press}
      >
        <${Card} value=${value} />
      </button>`;
    })}
  </div>`;
}
