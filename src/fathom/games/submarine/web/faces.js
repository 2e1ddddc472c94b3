/** What a player has, and the faces of moves, in words and small pictures beside the board. */

import { MOST_KEYS } from 'fathom/choosing.js';
import { html } from 'fathom/html.js';
import { TOP_LEVEL } from './layout.js';
import { targetOf } from './moves.js';
import { cardPriceSaid, owedSaid, priceSaid, tollSaid } from './price.js';
import { CardIcon, ShelfIcon, TileIcon, tileName } from './treasures.js';

/** @typedef {import('./wire.js').SubmarineView} SubmarineView */
/** @typedef {import('fathom/words.js').Words} Words */

/**
 * @param {SubmarineView} view
 * @param {number} seat
 * @param {Words} words
 */
export function possessions(view, seat, words) {
  const player = view.players[seat];
  const filled = player.container.filter(Boolean).length;
  const icon = (/** @type {string} */ tile) =>
    html`<${TileIcon} tile=${tile} label=${tileName(tile, words)} />`;
  return [
    {
      label: words.text('board-shelf', { filled, kinds: player.container.length }),
      value: html`<${ShelfIcon}
        container=${player.container}
        label=${words.text('screen-container')}
      />`,
    },
    {
      label: words.text('screen-jokers'),
      value: player.jokers.length ? player.jokers.map(icon) : '–',
    },
    { label: words.text('screen-cards'), value: `${player.hand_size} + ${player.pile_size}` },
    ...(player.to_place
      ? [{ label: words.text('screen-submarines'), value: player.to_place }]
      : []),
  ];
}

/**
 * @param {string} move
 * @param {SubmarineView} view
 * @param {Words} words
 */
export function choice(move, view, words) {
  const [kind, what] = move.split(' ');
  const tile = (/** @type {string} */ name) =>
    html`<${TileIcon} tile=${name} /> ${tileName(name, words)}`;
  const card = (/** @type {number} */ background) =>
    html`<${CardIcon} background=${background} /> ${words.text(`background-${background}`)}`;
  const small = (/** @type {string} */ text) => html`<small>${text}</small>`;
  if (kind === 'shell')
    return html`<${TileIcon} tile=${`S${what}`} /> ${words.text(`background-${what}`)}`;
  if (kind === 'place' || (kind === 'ship' && what !== 'out'))
    return words.text('board-column', { column: what });
  if (kind === 'move') {
    const { column, level } = targetOf(move);
    const { jammers } = view.columns[column - 1][level - TOP_LEVEL];
    return html`${words.text('board-field', { column, level })} ${small(tollSaid(jammers, words))}`;
  }
  if (kind === 'take') return html`${tile(what)} ${small(priceSaid(what, view, words))}`;
  if (kind === 'card' && view.salvage) {
    const { tile: sought, jammers } = view.salvage;
    return html`${words.text('board-pay-card')} ${card(Number(sought[1]))}
    ${small(cardPriceSaid(sought, jammers, words))}`;
  }
  if (kind === 'joker')
    return html`${words.text('board-pay-joker')} ${tile(what)} ${small(words.text('price-joker'))}`;
  if (kind === 'give' && view.salvage)
    return html`${card(Number(what))} ${small(owedSaid(view.salvage.owed, words))}`;
  if (kind === 'swap') return html`${card(Number(what))} ${small(words.text('why-swap'))}`;
  return words.move(move);
}

/** The way off the board, which comes after the columns. */
const OUT_KEY = '7';

/** A column has its own number as its key, whichever others are closed. @param {string[]} words */
export function key(words) {
  const [kind, what] = words;
  if (kind === 'ship' || kind === 'place') return what === 'out' ? OUT_KEY : (what ?? null);
  return kind === 'move' ? (words[3] ?? null) : null;
}

const ON_BOARD = ['shell', 'place', 'ship', 'move', 'take', 'swap'];

/** Whether a move is pressed on the sea; how to pay is explained in the bar. @param {string} move */
export const shows = (move) => ON_BOARD.includes(move.split(' ')[0]);

/** Treasures on the shelf of twelve. @param {SubmarineView} view @param {number} seat */
export const score = (view, seat) => view.players[seat].container.filter(Boolean).length;

/**
 * A submarine's move is chosen word by word; other moves by kind, where they are many.
 * @param {string} move
 * @param {SubmarineView} _view
 * @param {string[]} moves
 */
export function steps(move, _view, moves) {
  const parts = move.split(' ');
  if (parts[0] === 'move') return parts;
  return moves.length > MOST_KEYS ? [parts[0], move] : [move];
}

/**
 * @param {string[]} path
 * @param {SubmarineView} _view
 * @param {Words} words
 */
export function step([kind, level, way], _view, words) {
  if (way) return words.text('choose-move-2', { way });
  return level ? words.text('choose-move-1', { level }) : words.text(`choose-${kind}`);
}
