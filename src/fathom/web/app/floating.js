/** Cards that float: beside what they explain, and over nothing that is needed next. */

import { useLayoutEffect, useRef } from 'preact/hooks';

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{width: number, height: number}} Size */

/** Between a card, the edge of its room, and what it explains. */
const MARGIN_PX = 10;
/** What can be done now: on any board, and in the bar. */
const NEEDED = '.board-box :is(.can-do, .can), .actions .button';

/** @param {Box} one @param {Box} other the area that both share, in square pixels */
const overlap = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** @param {number} wanted @param {number} least @param {number} most */
const within = (wanted, least, most) => Math.max(least, Math.min(wanted, most));

/**
 * Where a card goes: of all places around what it explains and along the edges of the room, the
 * nearest of those that cover least of what is needed.
 * @param {Size} card
 * @param {Box} room
 * @param {Box[]} needed
 * @param {Box | null} about what it explains; null: the room as a whole
 * @returns {Point & {cost: number}} its corner at the top left, and how much of that it covers
 */
export function spotFor({ width, height }, room, needed, about) {
  const [first, last] = [room.left + MARGIN_PX, room.right - MARGIN_PX - width];
  const [highest, lowest] = [room.top + MARGIN_PX, room.bottom - MARGIN_PX - height];
  const middle = about
    ? { x: (about.left + about.right) / 2, y: (about.top + about.bottom) / 2 }
    : { x: (room.left + room.right) / 2, y: room.bottom };
  const across = [first, middle.x - width / 2, last];
  const down = [highest, middle.y - height / 2, lowest];
  if (about) {
    across.push(about.left - MARGIN_PX - width, about.right + MARGIN_PX);
    down.push(about.top - MARGIN_PX - height, about.bottom + MARGIN_PX);
  }
  const covered = about ? [...needed, about] : needed;
  const spots = across.flatMap((left) =>
    down.map((top) => {
      const x = within(left, first, Math.max(first, last));
      const y = within(top, highest, Math.max(highest, lowest));
      const box = { left: x, top: y, right: x + width, bottom: y + height };
      return {
        x,
        y,
        cost: covered.reduce((sum, one) => sum + overlap(box, one), 0),
        way: Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y),
      };
    }),
  );
  return spots.toSorted((one, other) => one.cost - other.cost || one.way - other.way)[0];
}

/**
 * Lets an element float over the board; where there is none it stays where its style puts it.
 * @param {() => Element | null} about what it explains
 * @param {unknown[]} when it may have to go elsewhere
 */
export function useFloating(about, when) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const place = () => {
      const board = document.querySelector('.board-box');
      const { current } = card;
      if (!board || !current) return;
      const needed = [...document.querySelectorAll(NEEDED)]
        .filter((one) => !current.contains(one))
        .map((one) => one.getBoundingClientRect());
      const target = about()?.getBoundingClientRect() ?? null;
      const size = current.getBoundingClientRect();
      const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const onBoard = spotFor(size, board.getBoundingClientRect(), needed, target);
      // A board full of what can be done has no room: perhaps there is some beside it.
      const { x, y } = onBoard.cost ? spotFor(size, page, needed, target) : onBoard;
      current.style.left = `${Math.round(x)}px`;
      current.style.top = `${Math.round(y)}px`;
    };
    place();
    // The board draws itself for its room a moment later.
    const later = requestAnimationFrame(() => requestAnimationFrame(place));
    addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(later);
      removeEventListener('resize', place);
    };
  }, when);
  return card;
}

let pressed = /** @type {Element | null} */ (null);
addEventListener('pointerdown', ({ target }) => note(target), { capture: true });
addEventListener('keydown', () => note(document.activeElement), { capture: true });

/** @param {EventTarget | null} target */
function note(target) {
  pressed = target instanceof Element ? target : null;
}

/** What was pressed last, if it lies on the board; answers explain it. */
export const pressedOnBoard = () =>
  pressed?.isConnected && pressed.closest('.board-box') && !pressed.matches('.board-box, .board')
    ? pressed
    : null;
