/** Where one can go or choose now: fields for submarines, columns for the ship, shells. */

import { html } from 'fathom/html.js';
import { pressable } from './hands.js';
import { TOP_LEVEL } from './layout.js';
import { moveTo, openMoves, targetOf } from './moves.js';
import { tollSaid } from './price.js';
import { Tile, tileName } from './treasures.js';

/** @typedef {import('./hands.js').Eye} Eye */
/** @typedef {import('./wire.js').Scene} Scene */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * The fields where a submarine can go now.
 * @param {{scene: Scene, layout: Layout, eye: Eye}} props
 */
export function Targets({ scene, layout, eye }) {
  const { view, moves, words, play, ask } = scene;
  const open = openMoves(scene);
  const ways = open?.moves ?? moves.filter((move) => move.startsWith('place'));
  if (!ways.length) return null;
  const goals = new Map(
    ways.map((move) => {
      const { column, level } = targetOf(move);
      return [`${column} ${level}`, move];
    }),
  );
  const fields = view.columns.flatMap((levels, index) =>
    levels.map((field, depth) => ({ field, column: index + 1, level: depth + TOP_LEVEL })),
  );
  return fields.map(({ field, column, level }) => {
    const box = layout.field(column, level);
    const move = goals.get(`${column} ${level}`);
    const shape = {
      x: box.x + 2,
      y: box.y + 1,
      width: box.width - 4,
      height: box.height - 2,
      rx: 9,
    };
    if (!move) {
      const refused = open && moveTo(open.from, column, level);
      return (
        refused &&
        html`<rect
          key="${column} ${level}"
          class="no-way"
          ...${shape}
          onClick=${() => ask(refused)}
        />`
      );
    }
    const name = words.text('board-field', { column, level });
    const toll = tollSaid(field.jammers, words);
    return html`<g
      key="${column} ${level}"
      class="way can-do"
      data-move=${move}
      ...${pressable(`${name}; ${toll}`, () => play(move))}
      ...${eye({ text: `${name}: ${toll}` })}
    >
      <rect class="target" ...${shape} />
      <rect class="glow" ...${shape} />
    </g>`;
  });
}

/**
 * Where the ship can sail, and where it cannot.
 * @param {{scene: Scene, layout: Layout, eye: Eye}} props
 */
export function Courses({ scene, layout, eye }) {
  const { view, moves, words, play, ask } = scene;
  if (view.phase !== 'ship' || !moves.length) return null;
  const { edges, width, surface } = layout;
  const columns = view.columns.length;
  const stretches = Array.from({ length: columns }, (_, index) => ({
    move: `ship ${index + 1}`,
    x: edges[index],
    right: edges[index + 1],
    name: words.text('board-column', { column: index + 1 }),
  }));
  const out = { move: 'ship out', x: edges[columns], right: width, name: words.move('ship out') };
  return html`<g>
    ${[...stretches, out].map(({ move, x, right, name }) => {
      const shape = { x: x + 2, y: 24, width: right - x - 4, height: surface - 22, rx: 9 };
      const middle = (x + right) / 2;
      if (!moves.includes(move))
        return html`<rect key=${move} class="no-way" ...${shape} onClick=${() => ask(move)} />`;
      return html`<g
        key=${move}
        class="way can-do"
        data-move=${move}
        ...${pressable(move === 'ship out' ? name : words.move(move), () => play(move))}
        ...${eye({ text: move === 'ship out' ? name : words.move(move) })}
      >
        <rect class="target" ...${shape} x=${x} width=${right - x} />
        <rect class="glow" ...${shape} />
        <path
          class="arrow"
          d=${move === 'ship out' ? 'M-5 0H6M1 -5L6 0L1 5' : 'M0 -6V5M-5 0L0 5L5 0'}
          transform="translate(${middle} 36)"
        />
      </g>`;
    })}
  </g>`;
}

/**
 * The shells to choose from, laid out over the sea.
 * @param {{scene: Scene, layout: Layout, eye: Eye}} props
 */
export function Shells({ scene, layout, eye }) {
  const { view, moves, words, play } = scene;
  const count = view.shells.length;
  const step = Math.min(96, (layout.width - 16) / count);
  const size = Math.min(72, step - 8);
  const y = layout.surface + (layout.floor - layout.surface) * 0.42;
  const left = layout.width / 2 - (step * count) / 2;
  return html`<g class="shells">
    <rect
      class="tray"
      x=${left - 4}
      y=${y - size / 2 - 14}
      width=${step * count + 8}
      height=${size + 28}
      rx="14"
    />
    ${view.shells.map((tile, place) => {
      const move = `shell ${tile[1]}`;
      const isOffered = moves.includes(move);
      const name = tileName(tile, words);
      const how = isOffered
        ? pressable(name, () => play(move))
        : { role: 'img', 'aria-label': name };
      return html`<g
        key=${tile}
        class=${isOffered ? 'can-do' : ''}
        transform="translate(${left + step * (place + 0.5)} ${y})"
        ...${how}
        ...${eye({ text: name }, isOffered)}
      >
        <rect class="target" x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx="10" />
        <${Tile} tile=${tile} size=${size - 6} />
        ${isOffered && html`<rect class="glow" x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx="12" />`}
      </g>`;
    })}
  </g>`;
}
