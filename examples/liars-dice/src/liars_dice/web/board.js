/** Liar's Dice: the bid, everybody's cup, and the bids that one can make. */

import { useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { seatIn, SeatMark } from 'fathom/seats.js';
import { Covered, Die } from './dice.js';

export { sounds } from './sounds.js';

/** @typedef {import('fathom/words.js').Words} Words */
/** @typedef {import('./wire.js').LiarsDiceView} View */
/** @typedef {import('./wire.js').Scene} Scene */

const FACES = [1, 2, 3, 4, 5, 6];
/** In the action bar: bids of so many different counts; the board offers them all. */
const COUNTS_IN_BAR = 6;

/** @param {Scene} scene */
export function Board(scene) {
  const { view, words } = scene;
  const label = words.text('board-label', { round: view.round, bid: bidText(view, words) });
  return html`<div class="board liars-dice" role="group" tabindex="0" aria-label=${label}>
    <${LastBid} view=${view} scene=${scene} />
    <ul class="cups">
      ${view.cups.map((cup, seat) => html`<${CupOf} key=${seat} cup=${cup} seat=${seat} view=${view} scene=${scene} />`)}
    </ul>
    ${bidsIn(scene.moves).length > 0 && html`<${Bids} key=${view.ply} scene=${scene} />`}
  </div>`;
}

/** @param {View} view @param {Words} words */
function bidText({ bid, found }, words) {
  if (!bid) return words.text('screen-no-bid');
  if (found !== null) return words.text('screen-found', { ...bid, found });
  return words.text('screen-bid', { ...bid, seat: words.seat(bid.seat) });
}

/** @param {{view: View, scene: Scene}} props */
function LastBid({ view, scene }) {
  const { moves, play, words } = scene;
  const press = moves.find((move) => move === 'doubt' || move === 'roll');
  return html`<div class="last-bid">
    <p class="muted">${words.text('screen-round', { round: view.round })}</p>
    <p class="claim" role="img" aria-label=${bidText(view, words)}>
      ${
        view.bid
          ? html`<${SeatMark} seat=${view.bid.seat} />
              <span class="count">${words.text('board-count', { count: view.bid.count })}</span>
              <${Die} face=${view.bid.face} />`
          : html`<span class="muted">${words.text('screen-no-bid')}</span>`
      }
      ${view.found !== null && html`<span class="found">${view.found}</span>`}
    </p>
    ${press && html`<button class="press can-do" onClick=${() => play(press)}>${words.move(press)}</button>`}
  </div>`;
}

/** @param {{cup: import('./wire.js').CupView, seat: number, view: View, scene: Scene}} props */
function CupOf({ cup, seat, view, scene }) {
  const { words, spotlight } = scene;
  const isActing = view.to_act.includes(seat);
  const isLit = seatIn(spotlight) === seat || (!spotlight && isActing);
  const classes = ['cup', seat === view.you && 'yours', isLit && 'lit', !cup.size && 'out'];
  const label = words.text('board-cup', {
    seat: words.seat(seat),
    size: cup.size,
    dice: cup.dice?.length ? cup.dice : 'none',
  });
  return html`<li class=${classes.filter(Boolean).join(' ')}>
    <${SeatMark} seat=${seat} />
    <span class="dice" role="img" aria-label=${label} key=${view.round}>
      ${
        cup.dice
          ? cup.dice.map(
              (face, at) => html`<${Die} key=${at} face=${face} isCounted=${cup.counted[at]} />`,
            )
          : Array.from({ length: cup.size }, (_, at) => html`<${Covered} key=${at} />`)
      }
      ${!cup.size && words.text('screen-out')}
    </span>
    ${view.loser === seat && html`<span class="lost">${words.text('board-lost')}</span>`}
  </li>`;
}

/**
 * The bids, one count at a time: first the lowest that is possible.
 * @param {{scene: Scene}} props
 */
function Bids({ scene }) {
  const { moves, play, ask, words } = scene;
  const counts = countsIn(moves);
  const [at, setAt] = useState(0);
  const count = counts[at];
  return html`<div class="bids">
    <div class="stepper">
      <button
        disabled=${at === 0}
        aria-label=${words.text('board-fewer')}
        onClick=${() => setAt(at - 1)}
      >
        −
      </button>
      <output class="count">${words.text('board-count', { count })}</output>
      <button
        disabled=${at === counts.length - 1}
        aria-label=${words.text('board-more')}
        onClick=${() => setAt(at + 1)}
      >
        +
      </button>
    </div>
    <div class="faces">
      ${FACES.map((face) => {
        const move = `bid ${count} ${face}`;
        const isLegal = moves.includes(move);
        return html`<button
          key=${face}
          class="bid ${isLegal ? 'can-do' : 'too-low'}"
          aria-label=${words.move(move)}
          onClick=${() => (isLegal ? play(move) : ask(move))}
        >
          <${Die} face=${face} />
        </button>`;
      })}
    </div>
  </div>`;
}

/** @param {string[]} moves */
const bidsIn = (moves) => moves.filter((move) => move.startsWith('bid '));

/** How many dice a bid claims. @param {string} move */
const countOf = (move) => Number(move.split(' ')[1]);

/** @param {string[]} moves */
const countsIn = (moves) => [...new Set(bidsIn(moves).map(countOf))];

/** @param {string[]} moves */
export function barMoves(moves) {
  const counts = countsIn(moves).slice(0, COUNTS_IN_BAR);
  return moves.filter((move) => !move.startsWith('bid ') || counts.includes(countOf(move)));
}

/** First how many, then of which face. @param {string} move */
export function steps(move) {
  const [kind, ...parts] = move.split(' ');
  return kind === 'bid' ? parts : [move];
}

/** @param {string[]} path @param {View} _view @param {Words} words */
export function step(path, _view, words) {
  return words.text('board-count', { count: path[0] });
}

/** @param {string} move @param {View} _view @param {Words} words @param {string[]} [path] */
export function choice(move, _view, words, path) {
  const [, count, face] = move.split(' ');
  if (!face) return words.move(move);
  return html`<span class="liars-dice-choice" aria-label=${words.move(move)} role="img">
    ${path?.length === 1 && words.text('board-count', { count })}
    <${Die} face=${Number(face)} />
  </span>`;
}

/** @param {string} move @param {View} _view @param {Words} words */
export const spoken = (move, _view, words) => words.move(move);

/** @param {View} view @param {number} seat @param {Words} words */
export function possessions({ cups }, seat, words) {
  const { left } = cups[seat];
  return [{ label: words.text('screen-left'), value: left || words.text('screen-out') }];
}

/** What the tour points at: your dice, the bid, what you can do, and all cups. */
export const tour = [
  '.liars-dice .cup.yours',
  '.liars-dice .last-bid',
  '.actions',
  '.liars-dice .cups',
];
