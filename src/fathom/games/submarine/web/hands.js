/** Hands on the board: pressing, dragging, and arrow keys from one choice to the next. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * What makes a thing be looked at: by the pointer, and a choice by the focus.
 * @typedef {(thing: {text: string, tile?: string}, isChoice?: boolean) => object} Eye
 */
/** @typedef {ReturnType<typeof useDrag>} Drag */

/** The least width of what a finger is to hit. */
export const FINGER_PX = 44;
const NUDGE_PX = 7;
/** The move of a target that takes whatever is dropped on it. */
export const ANY = 'any';

/**
 * What makes an element a choice for mouse, finger and keyboard.
 * @param {string} label
 * @param {() => void} act
 */
export function pressable(label, act) {
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    onClick: act,
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}

const WAYS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/**
 * From the choice in focus to the nearest one that way.
 * @param {KeyboardEvent} event
 */
export function stepFocus(event) {
  const way = WAYS[event.key];
  const from = /** @type {Element} */ (event.target).closest?.('.can-do');
  const board = /** @type {Element} */ (event.currentTarget);
  if (!way || !from) return;
  event.preventDefault();
  const start = middleOf(from);
  let best = Infinity;
  let nearest = /** @type {SVGElement | null} */ (null);
  for (const one of /** @type {NodeListOf<SVGElement>} */ (board.querySelectorAll('.can-do'))) {
    const { x, y } = middleOf(one);
    const along = (x - start.x) * way[0] + (y - start.y) * way[1];
    const aside = Math.abs((x - start.x) * way[1]) + Math.abs((y - start.y) * way[0]);
    const distance = along + 2.5 * aside;
    if (one !== from && along > 4 && distance < best) [best, nearest] = [distance, one];
  }
  nearest?.focus();
}

/** @param {Element} element */
function middleOf(element) {
  const box = (element.querySelector('.target') ?? element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whoever played by keys on the board goes on there: what was in focus may be gone. */
export function useKeptFocus() {
  const sheet = useRef(/** @type {SVGSVGElement | null} */ (null));
  const wasInside = useRef(false);
  useEffect(() => {
    /** @param {Event} event */
    const note = (event) => {
      const isInside = sheet.current?.contains(/** @type {Node} */ (event.target));
      const isPlaying = event instanceof KeyboardEvent && event.key !== 'Tab'; // who tabs goes away
      wasInside.current = Boolean(isInside) && isPlaying;
    };
    addEventListener('keydown', note, true);
    addEventListener('pointerdown', note, true);
    return () => {
      removeEventListener('keydown', note, true);
      removeEventListener('pointerdown', note, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    /** @type {SVGElement | null | undefined} */ (sheet.current?.querySelector('.can-do'))?.focus();
  });
  return sheet;
}

/**
 * Dragging a piece onto a target, which names its move in `data-move`.
 * @param {object} view a dropped piece stays where it is until there is a new one
 * @param {(move: string | null, prefix: string) => boolean} drop whether something is done
 */
export function useDrag(view, drop) {
  const [held, setHeld] = useState(
    /** @type {{key: string, x: number, y: number} | null} */ (null),
  );
  const start = useRef(/** @type {import('./layout.js').Point | null} */ (null));
  useLayoutEffect(() => setHeld(null), [view]);
  /** Whether the click that ends a drag is still to come. */
  const wasDragged = useRef(false);
  /**
   * @param {string} key of the piece
   * @param {string} prefix how its moves begin
   * @param {() => void} lift
   */
  const handles = (key, prefix, lift) => ({
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      start.current = { x: event.clientX, y: event.clientY };
      wasDragged.current = false;
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      if (!start.current) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      if (!wasDragged.current && Math.hypot(x, y) < NUDGE_PX) return;
      if (!wasDragged.current) lift();
      wasDragged.current = true;
      setHeld({ key, x, y });
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      start.current = null;
      if (!wasDragged.current) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const target = under.find((one) => one.closest('[data-move]'))?.closest('[data-move]');
      if (!drop(target?.getAttribute('data-move') ?? null, prefix)) setHeld(null);
    },
    onPointerCancel: () => {
      start.current = null;
      setHeld(null);
    },
    onClickCapture: (/** @type {Event} */ event) => {
      if (wasDragged.current) event.stopImmediatePropagation();
      wasDragged.current = false;
    },
  });
  return { held, handles };
}
