/** The dock below the sea: the shelf of twelve, the hand, the pile, jokers, and what is gone. */

import { html } from 'fathom/html.js';
import { ANY, pressable } from './hands.js';
import { Card, EmptySlot, Ground, KINDS, Tile, tileName } from './treasures.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./wire.js').Scene} Scene */
/** @typedef {import('./wire.js').Player} Player */
/** @typedef {import('./hands.js').Eye} Eye */
/** @typedef {import('./hands.js').Drag} Drag */

/**
 * @param {{scene: Scene, layout: Layout, seat: number, eye: Eye, drag: Drag}} props
 */
export function Dock({ scene, layout, seat, eye, drag }) {
  const player = scene.view.players[seat];
  const { words } = scene;
  const { labels } = layout;
  const label = (/** @type {string} */ name, /** @type {import('./layout.js').Point} */ at) =>
    html`<text class="label" x=${at.x} y=${at.y}>${words.text(name)}</text>`;
  return html`<g class="dock">
    <rect class="counter" ...${layout.counter} />
    <path class="brass" d=${layout.brass} />
    <${Shelf} scene=${scene} layout=${layout} player=${player} eye=${eye} />
    ${player.hand && label('board-hand', labels.hand)}
    ${player.hand && html`<${Hand} scene=${scene} layout=${layout} hand=${player.hand} eye=${eye} drag=${drag} />`}
    ${label('board-pile', labels.pile)}
    <${Pile} words=${words} layout=${layout} size=${player.pile_size} />
    ${player.jokers.length > 0 && label('screen-jokers', labels.jokers)}
    <${Jokers} scene=${scene} layout=${layout} player=${player} eye=${eye} drag=${drag} />
    ${label('screen-discard', labels.discard)}
    <${Discards} scene=${scene} layout=${layout} />
  </g>`;
}

/** @param {{scene: Scene, layout: Layout, player: Player, eye: Eye}} props */
function Shelf({ scene, layout, player, eye }) {
  const { words, effects } = scene;
  const isNew = (/** @type {string | null} */ tile) =>
    effects.some((effect) => effect.effect === 'salvaged' && effect.tile === tile);
  const filled = player.container.filter(Boolean).length;
  return html`<g
    role="group"
    aria-label=${words.text('board-shelf', { filled, kinds: player.container.length })}
  >
    ${player.container.map((tile, slot) => {
      const kind = KINDS[slot];
      const { x, y } = layout.slotAt(slot);
      const name = tile
        ? tileName(tile, words)
        : words.text('board-missing', { kind: words.text(`kind-${kind}`) });
      return html`<g
        key=${kind}
        class="slot ${isNew(tile) ? 'new' : ''}"
        transform="translate(${x} ${y})"
        role="img"
        aria-label=${name}
        ...${eye({ text: name }, false)}
      >
        ${tile ? html`<${Tile} tile=${tile} size=${layout.slot} />` : html`<${EmptySlot} kind=${kind} size=${layout.slot} />`}
      </g>`;
    })}
  </g>`;
}

/**
 * What a hand card does now, if anything.
 * @param {string[]} moves
 * @param {number} card
 * @param {import('./wire.js').SubmarineView} view
 */
function moveOfCard(moves, card, view) {
  if (moves.includes('card') && Number(view.salvage?.tile[1]) === card) return 'card';
  return moves.find((move) => move === `give ${card}` || move === `swap ${card}`) ?? null;
}

/** @param {{scene: Scene, layout: Layout, hand: number[], eye: Eye, drag: Drag}} props */
function Hand({ scene, layout, hand, eye, drag }) {
  const { moves, view, words, play, ask } = scene;
  const { width, height, step } = layout.card;
  const finger = Math.min(45, step);
  return hand.map((card, place) => {
    const { x, y } = layout.handAt(place);
    const name = words.text(`background-${card}`);
    const move = moveOfCard(moves, card, view);
    const key = `card ${place}`;
    const lifted = drag.held?.key === key ? drag.held : { x: 0, y: 0 };
    const how = move
      ? {
          ...pressable(`${words.move(move)}: ${name}`, () => play(move)),
          ...drag.handles(key, move, () => {}),
        }
      : {
          role: 'img',
          'aria-label': name,
          onClick: moves.includes('card') || view.phase === 'pay' ? () => ask('card') : undefined,
        };
    return html`<g
      key=${key}
      class="held ${move ? 'can-do' : ''} ${moves.length && !move && view.phase === 'pay' ? 'dim' : ''}"
      transform="translate(${x + lifted.x} ${y + lifted.y})"
      ...${how}
      ...${eye({ text: name }, Boolean(move))}
    >
      ${move && html`<rect class="target" x=${-finger / 2} y=${-height / 2} width=${finger} height=${Math.max(height, 44)} />`}
      <${Card} background=${card} width=${width} height=${height} />
      ${move && html`<rect class="glow" x=${-width / 2 - 2} y=${-height / 2 - 2} width=${width + 4} height=${height + 4} rx="8" />`}
    </g>`;
  });
}

/** @param {{words: import('fathom/words.js').Words, layout: Layout, size: number}} props */
function Pile({ words, layout, size }) {
  const { x, y } = layout.pileAt;
  const { width, height } = layout.card;
  return html`<g
    class="pile"
    transform="translate(${x} ${y})"
    role="img"
    aria-label=${words.text('board-pile-size', { size })}
    data-move=${ANY}
  >
    ${size > 1 && html`<g transform="translate(3 -2)"><${Card} width=${width} height=${height} /></g>`}
    ${size > 0 ? html`<${Card} width=${width} height=${height} />` : html`<rect class="gone" x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="5" />`}
    <circle class="disc" r="12" />
    <text class="figure" y="0.500">${size}</text>
  </g>`;
}

/** @param {{scene: Scene, layout: Layout, player: Player, eye: Eye, drag: Drag}} props */
function Jokers({ scene, layout, player, eye, drag }) {
  const { moves, view, words, play, ask } = scene;
  const { x, right, y } = layout.jokers;
  const height = layout.card.height;
  const room = Math.max(right - x, 20);
  const size = Math.min(height, room, 44);
  const step = Math.min(size + 4, (room - size) / Math.max(player.jokers.length - 1, 1));
  const usable = player.jokers.length - player.fresh;
  return player.jokers.map((tile, place) => {
    const move = moves.includes(`joker ${tile}`) ? `joker ${tile}` : null;
    const key = `joker ${tile}`;
    const lifted = drag.held?.key === key ? drag.held : { x: 0, y: 0 };
    const name = tileName(tile, words);
    const how = move
      ? {
          ...pressable(`${words.text('board-lay')}: ${name}`, () => play(move)),
          ...drag.handles(key, move, () => {}),
        }
      : {
          role: 'img',
          'aria-label': name,
          onClick: view.phase === 'pay' && moves.length ? () => ask(`joker ${tile}`) : undefined,
        };
    return html`<g
      key=${key}
      class="joker ${move ? 'can-do' : ''} ${place >= usable ? 'dim' : ''}"
      transform="translate(${x + size / 2 + step * place + lifted.x} ${y + lifted.y})"
      ...${how}
      ...${eye({ text: name }, Boolean(move))}
    >
      ${move && html`<rect class="target" x="-22" y="-22" width="44" height="44" />`}
      <${Tile} tile=${tile} size=${size} />
      ${move && html`<rect class="glow" x=${-size / 2 - 2} y=${-size / 2 - 2} width=${size + 4} height=${size + 4} rx="8" />`}
    </g>`;
  });
}

/** @param {{scene: Scene, layout: Layout}} props */
function Discards({ scene, layout }) {
  const { view, words } = scene;
  const height = layout.card.height;
  return view.discard.map((count, index) => {
    const { x, y } = layout.discardAt(index + 1);
    const width = layout.swatch - 3;
    const background = words.text(`background-${index + 1}`);
    return html`<g
      key=${index}
      class="gone-card ${count ? '' : 'none'}"
      transform="translate(${x} ${y})"
      role="img"
      aria-label=${words.text('board-discarded', { background, count })}
    >
      <g transform="translate(0 ${-height / 4 + 1})">
        <${Ground} background=${index + 1} width=${width} height=${height / 2} />
      </g>
      <text class="tally" y=${height / 4 + 1}>${count}</text>
    </g>`;
  });
}
