/** The course: where each depth lies on a path that winds down through the box. */

const CURVE_SAMPLES = 12;
const MOST_ROWS = 9;

/**
 * @typedef {object} Course
 * @property {number} spacing from space to space, along the path
 * @property {number} radius of a chip
 * @property {(depth: number) => {x: number, y: number, angle: number}} at depth 0 is the hatch
 * @property {(from: number, to: number) => string} line the path between two depths, as SVG
 */

/**
 * The course with the largest chips that fits below a hatch.
 * @param {number} spaces how many there are
 * @param {{x: number, y: number}} hatch
 * @param {{left: number, right: number, top: number, bottom: number}} water
 * @returns {Course}
 */
export function course(spaces, hatch, water) {
  let best = null;
  for (let rows = 2; rows <= MOST_ROWS; rows++) {
    const rough = withRows(rows, spaces, hatch, water);
    const edge = rough.radius * 1.15; // half a chip stands out where the path bends
    const found = withRows(rows, spaces, hatch, {
      ...water,
      left: water.left + edge,
      right: water.right - edge,
    });
    if (!best || found.radius > best.radius) best = found;
  }
  return /** @type {Course} */ (best);
}

/**
 * @param {number} rows
 * @param {number} spaces
 * @param {{x: number, y: number}} hatch
 * @param {{left: number, right: number, top: number, bottom: number}} water
 * @returns {Course}
 */
function withRows(rows, spaces, hatch, water) {
  const gap = (water.bottom - water.top) / (rows - 0.4);
  const tilt = gap * 0.11; // each row leans down, so that further is always deeper
  const bend = gap / 2 - tilt;
  /** @type {{x: number, y: number}[]} */
  const points = [];
  /** @param {number} x @param {number} y */
  const add = (x, y) => points.push({ x, y });
  add(hatch.x, hatch.y);
  for (let row = 0; row < rows; row++) {
    const middle = water.top + gap * (row + 0.3);
    const isRightward = row % 2 === 0;
    const start = isRightward ? water.left + bend : water.right - bend;
    const end = isRightward ? water.right - bend : water.left + bend;
    const first = row === 0 ? hatch.x + (isRightward ? bend : -bend) : start;
    if (row === 0) bow(add, hatch, { x: first, y: middle - tilt });
    for (let step = 0; step <= CURVE_SAMPLES; step++) {
      const share = step / CURVE_SAMPLES;
      const x = first + (end - first) * share;
      const sway = Math.sin(share * Math.PI * 2 + row) * gap * 0.045;
      add(x, middle + tilt * (share * 2 - 1) + sway * Math.sin(share * Math.PI));
    }
    if (row < rows - 1) {
      const sign = isRightward ? 1 : -1;
      for (let step = 1; step < CURVE_SAMPLES; step++) {
        const turn = (step / CURVE_SAMPLES) * Math.PI;
        add(end + sign * bend * Math.sin(turn), middle + tilt + bend * (1 - Math.cos(turn)));
      }
    }
  }
  const lengths = [0];
  for (let index = 1; index < points.length; index++) {
    const { x, y } = points[index - 1];
    lengths.push(lengths[index - 1] + Math.hypot(points[index].x - x, points[index].y - y));
  }
  const spacing = lengths[lengths.length - 1] / (spaces + 0.3);
  const radius = Math.min(spacing * 0.37, (gap - 2 * tilt) * 0.31, 32);

  /** @param {number} depth */
  const at = (depth) => {
    const goal = Math.max(0, depth) * spacing;
    let index = lengths.findIndex((length) => length > goal);
    if (index < 1) index = lengths.length - 1;
    const [from, to] = [points[index - 1], points[index]];
    const share = (goal - lengths[index - 1]) / (lengths[index] - lengths[index - 1]);
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      angle: Math.atan2(to.y - from.y, to.x - from.x),
    };
  };
  /** @param {number} from @param {number} to */
  const line = (from, to) => {
    const [low, high] = from < to ? [from, to] : [to, from];
    const inner = points.filter(
      (_, index) => lengths[index] > low * spacing && lengths[index] < high * spacing,
    );
    return `M${[at(low), ...inner, at(high)].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  };
  return { spacing, radius, at, line };
}

/**
 * Down from the hatch and round to the first row.
 * @param {(x: number, y: number) => void} add
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 */
function bow(add, from, to) {
  for (let step = 1; step < CURVE_SAMPLES; step++) {
    const share = step / CURVE_SAMPLES;
    const rest = 1 - share;
    add(
      rest * rest * from.x + 2 * rest * share * from.x + share * share * to.x,
      rest * rest * from.y + 2 * rest * share * to.y + share * share * to.y,
    );
  }
}
