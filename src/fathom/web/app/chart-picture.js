/** A chart as a picture: small in a list, large to draw on. What a field looks like, the game says. */

import { html } from './html.js';
import { placeName, widthOf } from './charting.js';

/** @typedef {import('./wire.js').Drawing} Drawing */
/** @typedef {import('./wire.js').ChartKit} ChartKit */
/** @typedef {import('./boards.js').BoardModule} BoardModule */
/** @typedef {import('./boards.js').Drawn} Drawn */

/** Units of the picture along a side of a field. */
export const SIDE = 20;
/** Units around it for letters and numbers, where it has them. */
export const RIM = 14;

/**
 * @param {{drawing: Drawing, kit: ChartKit, board: BoardModule | null, label?: string,
 *   hasRim?: boolean, lit?: [number, number][], children?: Drawn}} props
 *   `lit` are the fields that something is wrong with
 */
export function ChartPicture({ drawing, kit, board, label, hasRim = false, lit = [], children }) {
  const [width, height] = [widthOf(drawing) * SIDE, drawing.rows.length * SIDE];
  const rim = hasRim ? RIM : 0;
  return html`<svg
    class="chart-picture"
    viewBox="${-rim} ${-rim} ${width + 2 * rim} ${height + 2 * rim}"
    role=${label ? 'img' : undefined}
    aria-label=${label}
    aria-hidden=${label ? undefined : 'true'}
  >
    <g aria-hidden="true">
      <rect class="ground" width=${width} height=${height} />
      <${Fields} drawing=${drawing} kit=${kit} board=${board} />
      <${Lines} drawing=${drawing} kit=${kit} />
      <${Edges} drawing=${drawing} />
      ${hasRim && html`<${Rim} drawing=${drawing} />`}
      ${lit.map(([x, y]) => html`<rect key="${x} ${y}" class="wrong" x=${x * SIDE} y=${y * SIDE} width=${SIDE} height=${SIDE} />`)}
    </g>
    ${children}
  </svg>`;
}

/** @param {{drawing: Drawing, kit: ChartKit, board: BoardModule | null}} props */
function Fields({ drawing, kit, board }) {
  const drawn = [];
  const isShip = kit.blocks && inBlocks(drawing, kit.blocks.side);
  for (const [y, row] of drawing.rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      if (isShip && !isShip.has(`${x} ${y}`)) continue;
      const face = board?.chartField?.(sign, SIDE, [x, y]);
      const isBase = sign === kit.paints[0].sign;
      drawn.push(
        html`<g key="${x} ${y}" transform="translate(${x * SIDE} ${y * SIDE})">
          ${isShip && html`<rect class="deck" width=${SIDE} height=${SIDE} />`}
          ${face === undefined ? !isBase && html`<text class="sign" x=${SIDE / 2} y=${SIDE / 2}>${sign}</text>` : face}
        </g>`,
      );
    }
  }
  return drawn;
}

/** @param {Drawing} drawing @param {number} side */
function inBlocks(drawing, side) {
  const places = new Set();
  for (const [left, top] of drawing.blocks ?? [])
    for (let x = left; x < left + side; x += 1)
      for (let y = top; y < top + side; y += 1) places.add(`${x} ${y}`);
  return places;
}

/** @param {{drawing: Drawing, kit: ChartKit}} props */
function Lines({ drawing, kit }) {
  const [across, down] = [widthOf(drawing), drawing.rows.length];
  const [width, height] = [across * SIDE, down * SIDE];
  const grid = (/** @type {number} */ columns, /** @type {number} */ rows) =>
    [
      ...Array.from({ length: columns + 1 }, (_, x) => `M${(x * width) / columns} 0v${height}`),
      ...Array.from({ length: rows + 1 }, (_, y) => `M0 ${(y * height) / rows}h${width}`),
    ].join('');
  const side = (kit.blocks?.side ?? 0) * SIDE;
  return html`<path class="fine" d=${grid(across, down)} />
    ${drawing.sections && html`<path class="coarse" d=${grid(...drawing.sections)} />`}
    ${(drawing.blocks ?? []).map(
      ([x, y], number) =>
        html`<g key=${number}>
          <rect class="block" x=${x * SIDE} y=${y * SIDE} width=${side} height=${side} />
          <text class="number" x=${x * SIDE + side / 2} y=${y * SIDE + side / 2}
            >${number + 1}</text
          >
        </g>`,
    )}`;
}

/** @param {{drawing: Drawing}} props */
function Edges({ drawing }) {
  return (drawing.edges ?? []).map(({ x, y, sign }) => {
    const isAcross = '<>'.includes(sign);
    const [left, top] = [(x + Number(isAcross)) * SIDE, (y + Number(!isAcross)) * SIDE];
    const turn = { '>': 0, v: 90, '<': 180, '^': 270 }[sign];
    const [midX, midY] = isAcross ? [left, top + SIDE / 2] : [left + SIDE / 2, top];
    return html`<g key="${x} ${y} ${sign}" class="edge">
      <path d="M${left} ${top}${isAcross ? 'v' : 'h'}${SIDE}" />
      <path
        class="points"
        d="M0 -3l4 3l-4 3z"
        transform="translate(${midX} ${midY}) rotate(${turn})"
      />
    </g>`;
  });
}

/** @param {{drawing: Drawing}} props */
function Rim({ drawing }) {
  const [across, down] = [widthOf(drawing), drawing.rows.length];
  const letters = Array.from({ length: across }, (_, x) => placeName([x, 0]).replace(/\d+$/, ''));
  return html`${letters.map((letter, x) => html`<text class="rim" x=${(x + 0.5) * SIDE} y=${-RIM / 2}>${letter}</text>`)}
  ${Array.from({ length: down }, (_, y) => html`<text class="rim" x=${-RIM / 2} y=${(y + 0.5) * SIDE}>${y + 1}</text>`)}`;
}
