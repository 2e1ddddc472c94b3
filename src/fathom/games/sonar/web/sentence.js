/** What there is to do for this seat, or what it waits for, in one plain sentence. */

/**
 * @param {import('./wire.js').SonarView} view
 * @param {string[]} moves
 * @param {import('fathom/words.js').Words} words
 * @returns {string | null} null: the page says it
 */
export function sentence(view, moves, words) {
  if (view.phase === 'over') return null;
  const can = (/** @type {string} */ kind) => moves.some((move) => move.split(' ')[0] === kind);
  const { boat, own, asked } = view;
  if (view.phase === 'start') {
    if (boat === null || own === null) return words.text('say-start');
    if (own.field) return words.text('board-start-done', { field: own.field });
    return words.text(can('start') ? 'board-start' : 'board-start-other');
  }
  if (asked !== null)
    return can('answer') ? words.text('say-answer') : words.text('board-asked', { boat: asked });
  if (boat === null || own === null || (view.mode === 'turns' && view.on_turn !== boat))
    return view.on_turn === null
      ? words.text('say-both')
      : words.text('say-turn', { boat: view.on_turn });
  const due = [
    ...(can('mark') ? [words.text('board-mark')] : []),
    ...(can('cross') ? [words.text('board-cross', { direction: own.cross_due })] : []),
  ];
  if (due.length) return due.join(' ');
  if (own.mark_due || own.cross_due) {
    const stations = [
      ...(own.mark_due ? [words.text('station-first-officer')] : []),
      ...(own.cross_due ? [words.text('station-engineer')] : []),
    ];
    return words.text('say-wait', { stations });
  }
  if (can('course')) return words.text('say-course');
  if (can('end')) return words.text('say-end');
  if (can('surface')) return words.text('say-surface');
  return words.text(view.boats[boat].surfaced ? 'say-surfaced' : 'say-listen');
}
