/** A control that cannot do what was asked of it shakes; the reason is said in a line elsewhere. */

const SHAKE_MS = 1200;

/** @type {WeakMap<Element, number>} */
const timers = new WeakMap();

/**
 * @param {string} move that is not possible; a control says in `data-control` for which moves, or for
 *   which kind of them, it stands
 */
export function shake(move) {
  const control =
    document.querySelector(`.board [data-control="${CSS.escape(move)}"]`) ??
    document.querySelector(`.board [data-control="${move.split(' ')[0]}"]`);
  if (!control) return;
  clearTimeout(timers.get(control));
  control.classList.remove('refused');
  // Looking at it in between lets it begin anew when it is pressed again.
  control.getBoundingClientRect();
  control.classList.add('refused');
  timers.set(
    control,
    setTimeout(() => control.classList.remove('refused'), SHAKE_MS),
  );
}
