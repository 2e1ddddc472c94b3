/** The stage: what is shown of an ending on the board before anything is laid over it. */

import { signal } from '@preact/signals';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { isStill } from './motion.js';
import { endingsSeen } from './prefs.js';

/** Whether a board is just showing how something ended; the result waits for it. */
export const isStaging = signal(false);

/** What a board still keeps back: it is told when the board has shown what led to it. */
export const untold = signal(/** @type {ReadonlySet<object>} */ (new Set()));

/**
 * What may be told beside the board.
 * @template {object} E
 * @param {E[]} log
 */
export const tellable = (log) =>
  untold.value.size ? log.filter((effect) => !untold.value.has(effect)) : log;

/** So long the last position is looked at before the result comes. */
const BEAT_MILLISECONDS = 1100;

/**
 * Whether the result may be shown: at once if the game was over before we came, otherwise after a
 * beat, and after what the board shows of the end.
 * @param {boolean} isOver
 */
export function useCurtain(isOver) {
  const [isOpen, setOpen] = useState(isOver);
  useEffect(() => {
    if (!isOver || isOpen) return;
    const timer = setTimeout(() => setOpen(true), isStill() ? 0 : BEAT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isOver, isOpen]);
  return isOver && isOpen && !isStaging.value;
}

/** So many tables are remembered. */
const MOST_TABLES = 20;

/**
 * The first ending at a table, such as that of a round, that has not been shown here yet: each is
 * shown once, also after a reload. What was over before we came for the first time is not shown.
 * @param {string | undefined} table none: nothing is shown
 * @param {number} count how many there have been
 * @returns {[number | null, () => void]} its number from 0, and what to do when it has been shown
 */
export function useUnseen(table, count) {
  const seen = table === undefined ? count : endingsSeen.value[table];
  useEffect(() => {
    if (table !== undefined && seen === undefined) note(table, count);
  }, [table]);
  const number = seen !== undefined && seen < count ? seen : null;
  const finish = useCallback(() => {
    if (table !== undefined && number !== null) note(table, number + 1);
  }, [table, number]);
  return [number, finish];
}

/**
 * @param {string} table
 * @param {number} count
 */
function note(table, count) {
  const others = Object.entries(endingsSeen.value).filter(([one]) => one !== table);
  endingsSeen.value = Object.fromEntries([...others.slice(1 - MOST_TABLES), [table, count]]);
}
