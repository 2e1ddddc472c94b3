/**
 * The radio operator's desk: transparent sheets with tracks, marks on the map, and notes.
 *
 * It is kept in this browser only, for one table and one seat. Nothing on it is more than what that
 * seat has heard and what its owner made of it.
 */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fieldName, POINTS } from './chart.js';

/**
 * @typedef {object} Sheet
 * @property {number} leg the stretch of the enemy's way that is drawn on it
 * @property {string | null} hand the courses drawn by hand; null: it draws what is heard by itself
 * @property {number} column where the track begins; it may lie beside the map
 * @property {number} row
 */

/**
 * @typedef {object} Desk
 * @property {Sheet[]} sheets
 * @property {number} open the one in hand
 * @property {Record<string, string>} marks by field: `cross` or `ring`
 * @property {string} note
 */

/** @typedef {import('./wire.js').SonarView} SonarView */
/** @typedef {import('./wire.js').Leg} Leg */

const PREFIX = 'fathom-radio-';
const MOST_DESKS = 8;
const MOST_UNDO = 60;
const MARKS = /** @type {(string | undefined)[]} */ ([undefined, 'cross', 'ring']);

/** The courses on a sheet. @param {Sheet} sheet @param {Leg[]} legs */
export const coursesOf = (sheet, legs) => sheet.hand ?? legs[sheet.leg]?.courses ?? '';

/**
 * The fields of a track, first to last, also where they lie beside the map.
 * @param {Sheet} sheet
 * @param {Leg[]} legs
 */
export function trackOf(sheet, legs) {
  let [column, row] = [sheet.column, sheet.row];
  const track = [{ column, row }];
  for (const course of coursesOf(sheet, legs)) {
    const [right, down] = POINTS[course];
    column += right;
    row += down;
    track.push({ column, row });
  }
  return track;
}

/**
 * Which steps of a track cannot be where the sheet lies now: beside the map, on an island, or in
 * another sector than the one that was called. All of it is read off the map in the view.
 * @param {Sheet} sheet
 * @param {Leg[]} legs
 * @param {SonarView} view
 * @returns {Set<number>}
 */
export function misfits(sheet, legs, view) {
  const track = trackOf(sheet, legs);
  const wrong = new Set(
    track.flatMap(({ column, row }, step) =>
      isOnMap(column, row, view.size) && !view.islands.includes(fieldName(column, row))
        ? []
        : [step],
    ),
  );
  if (sheet.hand === null) {
    for (const { after, sector } of legs[sheet.leg]?.sightings ?? []) {
      const at = track[after];
      if (at && sectorAt(at, view) !== sector) wrong.add(after);
    }
  }
  return wrong;
}

/** @param {number} column @param {number} row @param {number} size */
const isOnMap = (column, row, size) => column >= 0 && row >= 0 && column < size && row < size;

/** @param {{column: number, row: number}} at @param {SonarView} view */
function sectorAt({ column, row }, view) {
  const along = view.size / view.sector_size;
  return Math.floor(row / view.sector_size) * along + Math.floor(column / view.sector_size) + 1;
}

/**
 * The field where a track ends; null beside the map.
 * @param {Sheet} sheet
 * @param {Leg[]} legs
 * @param {number} size
 */
export function endOf(sheet, legs, size) {
  const { column, row } = /** @type {{column: number, row: number}} */ (
    trackOf(sheet, legs).at(-1)
  );
  return isOnMap(column, row, size) ? fieldName(column, row) : null;
}

/**
 * The sheet laid elsewhere; its end stays on the map, so that it is never lost.
 * @param {Sheet} sheet
 * @param {Leg[]} legs
 * @param {number} size
 * @param {number} column
 * @param {number} row
 * @returns {Sheet}
 */
export function laid(sheet, legs, size, column, row) {
  const end = /** @type {{column: number, row: number}} */ (trackOf(sheet, legs).at(-1));
  const [right, down] = [end.column - sheet.column, end.row - sheet.row];
  const within = (/** @type {number} */ at, /** @type {number} */ off) =>
    Math.min(size - 1, Math.max(0, at + off)) - off;
  return { ...sheet, column: within(column, right), row: within(row, down) };
}

/**
 * The desk with a sheet for every leg that was heard; a new one begins where the last one ended.
 * @param {Desk} desk
 * @param {Leg[]} legs
 * @param {number} size
 * @returns {Desk}
 */
function followed(desk, legs, size) {
  const known = Math.max(-1, ...desk.sheets.map((sheet) => sheet.leg));
  if (known >= legs.length - 1) return desk;
  const sheets = [...desk.sheets];
  for (let leg = known + 1; leg < legs.length; leg += 1) {
    const before = sheets.findLast((sheet) => sheet.leg === leg - 1);
    const middle = Math.floor(size / 2);
    const at = before ? trackOf(before, legs).at(-1) : undefined;
    sheets.push({ leg, hand: null, column: at?.column ?? middle, row: at?.row ?? middle });
  }
  return { ...desk, sheets, open: sheets.length - 1 };
}

/**
 * The desk of a seat, and what can be done on it.
 * @param {string | undefined} table in a replay there is none, and nothing is kept
 * @param {number} seat
 * @param {Leg[]} legs
 * @param {number} size of the map
 */
export function useDesk(table, seat, legs, size) {
  const key = table === undefined ? null : `${PREFIX}${table}-${seat}`;
  const [kept, setKept] = useState(() => (key ? read(key) : empty()));
  const past = useRef(/** @type {Desk[]} */ ([]));
  const desk = followed(kept, legs, size);
  // Two presses may come before the next drawing: each goes on from the newest desk.
  const newest = useRef(desk);
  newest.current = desk;
  // Before anything else can happen: who leaves or reloads at once finds all as it was.
  useLayoutEffect(() => {
    if (key) write(key, desk);
  }, [key, desk]);
  /** @param {(desk: Desk) => Partial<Desk>} make @param {boolean} [isStep] to be undone by itself */
  const change = (make, isStep = true) => {
    const now = newest.current;
    if (isStep) past.current = [...past.current, now].slice(-MOST_UNDO);
    newest.current = { ...now, ...make(now) };
    setKept(newest.current);
  };
  /** @param {(sheet: Sheet) => Sheet} make @param {boolean} [isStep] */
  const redraw = (make, isStep) =>
    change(({ sheets, open }) => ({ sheets: sheets.with(open, make(sheets[open])) }), isStep);
  const sheet = desk.sheets[desk.open];
  return {
    desk,
    sheet,
    canUndo: past.current.length > 0,
    undo: () => {
      const before = past.current.pop();
      if (before) change(() => before, false);
    },
    /** @param {number} index */
    open: (index) => change(() => ({ open: index }), false),
    /** @param {number} column @param {number} row @param {boolean} [isStep] */
    lay: (column, row, isStep) => redraw((it) => laid(it, legs, size, column, row), isStep),
    /** @param {number} right @param {number} down */
    shift: (right, down) => redraw((it) => laid(it, legs, size, it.column + right, it.row + down)),
    /** @param {string} course */
    draw: (course) => redraw((it) => ({ ...it, hand: (it.hand ?? '') + course })),
    rub: () => redraw((it) => ({ ...it, hand: (it.hand ?? '').slice(0, -1) })),
    /** @param {boolean} byHand */
    setHand: (byHand) => redraw((it) => ({ ...it, hand: byHand ? coursesOf(it, legs) : null })),
    copy: () =>
      change(({ sheets, open }) => ({
        sheets: [...sheets, { ...sheets[open] }],
        open: sheets.length,
      })),
    drop: () =>
      change(({ sheets, open }) => ({
        sheets: sheets.toSpliced(open, 1),
        open: Math.max(0, open - 1),
      })),
    /** A sheet may be thrown away while another shows the same leg. */
    canDrop: desk.sheets.some((one) => one !== sheet && one.leg === sheet.leg),
    /** @param {string} field */
    mark: (field) =>
      change(({ marks: { [field]: now, ...others } }) => {
        const next = MARKS[(MARKS.indexOf(now) + 1) % MARKS.length];
        return { marks: next ? { ...others, [field]: next } : others };
      }),
    wipe: () => change(() => ({ marks: {} })),
    /** @param {string} note */
    write: (note) => change(() => ({ note }), false),
  };
}

/** @returns {Desk} */
const empty = () => ({ sheets: [], open: 0, marks: {}, note: '' });

/** @param {string} key */
function read(key) {
  try {
    const desk = { ...empty(), ...JSON.parse(localStorage.getItem(key) ?? '{}').desk };
    return { ...desk, open: Math.min(desk.open, Math.max(0, desk.sheets.length - 1)) };
  } catch {
    return empty(); // storage that is forbidden or broken only means an empty desk
  }
}

/** @param {string} key @param {Desk} desk */
function write(key, desk) {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), desk }));
    const all = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    const age = (/** @type {string} */ name) => JSON.parse(localStorage.getItem(name) ?? '{}').at;
    if (all.length > MOST_DESKS)
      localStorage.removeItem(all.toSorted((a, b) => age(a) - age(b))[0]);
  } catch {
    // as above
  }
}
