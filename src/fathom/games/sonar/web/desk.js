/**
 * The radio operator's desk: transparent sheets with tracks and ink, marks on the map, and notes.
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
 * @property {Point[][]} [ink] lines by pen, in fields from where the track begins: they move with it
 */

/** @typedef {[number, number]} Point column and row, with fractions */

/**
 * @typedef {object} Desk
 * @property {Sheet[]} sheets
 * @property {number} open the one in hand
 * @property {Record<string, string>} marks by field: `cross`, `ring`, or `range` for how far a torpedo
 *   goes from there
 * @property {string} note
 */

/** @typedef {import('./wire.js').SonarView} SonarView */
/** @typedef {import('./wire.js').Leg} Leg */

const PREFIX = 'fathom-radio-';
const MOST_DESKS = 8;
const MOST_UNDO = 60;
const MARKS = /** @type {(string | undefined)[]} */ ([undefined, 'cross', 'ring']);
/** So near must an eraser come to a line, in fields. */
const ERASER = 0.45;
/** Points nearer to each other than this add nothing to a line, in fields. */
const FINE = 0.08;
const MOST_POINTS = 400;
const MOST_LINES = 60;

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
    for (const { after, kind, what } of legs[sheet.leg]?.findings ?? []) {
      const at = track[after];
      const isThere = kind === 'sector' || (kind === 'drone' && what[1] === 'yes');
      const isElsewhere = kind === 'drone' && what[1] === 'no';
      const isIn = at && sectorAt(at, view) === Number(what[0]);
      if (at && ((isThere && !isIn) || (isElsewhere && isIn))) wrong.add(after);
    }
  }
  return wrong;
}

/**
 * Where the silent run before a sheet leads from and to, if the stretch before it lies on the desk.
 * @param {Desk} desk
 * @param {Sheet} sheet
 * @param {Leg[]} legs
 * @param {number} most fields that a silent run goes
 * @returns {{from: Point, to: Point, isPossible: boolean} | null}
 */
export function silentRun(desk, sheet, legs, most) {
  const before = desk.sheets.findLast((one) => one.leg === sheet.leg - 1);
  const end = before && trackOf(before, legs).at(-1);
  if (!end) return null;
  const [right, down] = [sheet.column - end.column, sheet.row - end.row];
  const isStraight = right === 0 || down === 0;
  return {
    from: [end.column, end.row],
    to: [sheet.column, sheet.row],
    isPossible: isStraight && Math.abs(right + down) <= most,
  };
}

/**
 * How many stretches ago a sheet's was: 0 for the one that goes on.
 * @param {Sheet} sheet
 * @param {Leg[]} legs
 */
export const ageOf = (sheet, legs) => Math.max(0, legs.length - 1 - sheet.leg);

/**
 * A line with one more point, on the sheet; what is too near to the last point is left out.
 * @param {Point[]} line
 * @param {Point} point on the map
 * @param {Sheet} sheet
 * @returns {Point[]}
 */
export function inked(line, [column, row], sheet) {
  const round = (/** @type {number} */ it) => Math.round(it * 100) / 100;
  const point = /** @type {Point} */ ([round(column - sheet.column), round(row - sheet.row)]);
  const last = line.at(-1);
  const isNear = last && Math.hypot(point[0] - last[0], point[1] - last[1]) < FINE;
  return isNear || line.length >= MOST_POINTS ? line : [...line, point];
}

/**
 * A sheet without the lines that an eraser touches; the same sheet if it touches none.
 * @param {Sheet} sheet
 * @param {Point} at on the map
 * @returns {Sheet}
 */
export function erased(sheet, [column, row]) {
  const [x, y] = [column - sheet.column, row - sheet.row];
  const ink = sheet.ink ?? [];
  const left = ink.filter((line) => !line.some((it) => Math.hypot(it[0] - x, it[1] - y) < ERASER));
  return left.length === ink.length ? sheet : { ...sheet, ink: left };
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
    sheets.push({ leg, hand: null, ...startOf(before, legs, size) });
  }
  return { ...desk, sheets, open: sheets.length - 1 };
}

/**
 * Where a new sheet is laid: where the one before it ends, or in the middle of the map.
 * @param {Sheet | undefined} before
 * @param {Leg[]} legs
 * @param {number} size
 */
function startOf(before, legs, size) {
  const end = before && trackOf(before, legs).at(-1);
  const middle = Math.floor(size / 2);
  return { column: end?.column ?? middle, row: end?.row ?? middle };
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
  const latest = Math.max(...desk.sheets.map((one) => one.leg));
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
    /** The stretch that goes on stays on the desk; all others may be thrown away. */
    canDrop: desk.sheets.some((one) => one !== sheet && one.leg === latest),
    /** An empty one, for what somebody makes of it by hand. */
    add: () =>
      change(({ sheets }) => ({
        sheets: [...sheets, { leg: latest, hand: '', ...startOf(undefined, legs, size) }],
        open: sheets.length,
      })),
    /** Nothing but the stretch that goes on, where it lies; notes stay. */
    clear: () =>
      change(({ sheets }) => {
        const { column, row } = sheets.findLast((one) => one.leg === latest) ?? sheet;
        return { sheets: [{ leg: latest, hand: null, column, row }], open: 0, marks: {} };
      }),
    /** @param {Point[]} line */
    ink: (line) => redraw((it) => ({ ...it, ink: [...(it.ink ?? []), line].slice(-MOST_LINES) })),
    /** @param {Point} at @param {string | null} field there @param {boolean} isStep */
    erase: (at, field, isStep) => {
      const now = newest.current;
      const rubbed = erased(now.sheets[now.open], at);
      const isMarked = field !== null && field in now.marks;
      if (rubbed === now.sheets[now.open] && !isMarked) return false;
      change(({ sheets, open, marks }) => {
        const { [field ?? '']: _, ...others } = marks;
        return { sheets: sheets.with(open, rubbed), marks: others };
      }, isStep);
      return true;
    },
    /** @param {string} field */
    mark: (field) =>
      change(({ marks: { [field]: now, ...others } }) => {
        const next = nextMark(now);
        return { marks: next ? { ...others, [field]: next } : others };
      }),
    /** @param {string} field @param {string | undefined} kind undefined takes it away */
    paint: (field, kind, isStep = true) =>
      change(({ marks: { [field]: _, ...others } }) => {
        return { marks: kind ? { ...others, [field]: kind } : others };
      }, isStep),
    /** @param {string} note */
    write: (note) => change(() => ({ note }), false),
  };
}

/** What a press makes of a mark: a cross, a ring, nothing. @param {string | undefined} now */
export const nextMark = (now) => MARKS[(MARKS.indexOf(now) + 1) % MARKS.length];

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
