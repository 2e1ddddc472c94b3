/** Submarine: six columns of water under six stretches of surface. */

import { useState } from 'preact/hooks';
import { html } from '../app/html.js';
import { useSize } from '../app/motion.js';
import { Dock } from './submarine/dock.js';
import { mooring, Ship, Submarine, useFleet } from './submarine/fleet.js';
import { ANY, pressable, stepFocus, useDrag } from './submarine/hands.js';
import { COLUMNS, isNarrow, layoutOf, TOP_LEVEL, useEdges } from './submarine/layout.js';
import {
  hasKind,
  Jamming,
  owedSaid,
  priceSaid,
  tollSaid,
  TollTags,
  whereIs,
} from './submarine/price.js';
import { Sea } from './submarine/sea.js';
import { Trace, Travellers } from './submarine/travel.js';
import { CardIcon, ShelfIcon, Tile, TileIcon, tileName } from './submarine/treasures.js';

/** @typedef {import('../app/words.js').Words} Words */
/** @typedef {import('./board.js').Scene} Scene */
/** @typedef {import('./submarine/layout.js').Layout} Layout */

/** Below this the board scrolls. */
const LEAST_HEIGHT = 540;
const FINGER = 44;
const LEVEL_STEPS = /** @type {Record<string, number>} */ ({ up: -1, along: 0, down: 1 });

/** @param {Scene} scene */
export function Board(scene) {
  const [box, size] = useSize();
  const scrolls = size !== null && size.height < LEAST_HEIGHT;
  return html`<div class="board submarine-board" ref=${box} tabindex=${scrolls ? 0 : undefined}>
    ${
      size &&
      size.width > 0 &&
      html`<${Picture}
        ...${scene}
        width=${size.width}
        height=${Math.max(size.height, LEAST_HEIGHT)}
      />`
    }
  </div>`;
}

/**
 * Where a move puts a submarine: `move 3 down 5` is level 4 of column 5, `place 2` level 2.
 * @param {string} move
 */
function targetOf(move) {
  const [kind, first, way, column] = move.split(' ');
  if (kind === 'place') return { column: Number(first), level: TOP_LEVEL };
  return { column: Number(column), level: Number(first) + LEVEL_STEPS[way] };
}

/**
 * The move that would bring a submarine from a level to a field, if there are words for it.
 * @param {number} from
 * @param {number} column
 * @param {number} level
 */
function moveTo(from, column, level) {
  const way = Object.entries(LEVEL_STEPS).find(([, step]) => from + step === level);
  return way ? `move ${from} ${way[0]} ${column}` : null;
}

/**
 * The moves of submarines that are open to be made on the board now, and from which level; null
 * until it is clear which of them goes.
 * @param {Scene} scene
 */
function openMoves({ moves, picked, view }) {
  const begins = picked?.startsWith('move') ? picked : 'move';
  const found = moves.filter((move) => `${move} `.startsWith(`${begins} `));
  const levels = [...new Set(found.map((move) => Number(move.split(' ')[1])))];
  const isPicked = picked?.startsWith('move') || view.doing === 'move';
  return isPicked && levels.length === 1 ? { from: levels[0], moves: found } : null;
}

/** @param {Scene & {width: number, height: number}} props */
function Picture({ width, height, ...scene }) {
  const { view, moves, words, play, pick } = scene;
  const [eyed, setEyed] = useState(/** @type {{text: string, tile?: string} | null} */ (null));
  const mine = view.you;
  const isMine = mine !== null && moves.length > 0;
  const place = mine === null ? 0 : view.players[mine].ship;
  const isUnder = ['act', 'pay', 'toll'].includes(view.phase) && view.to_act.includes(mine);
  const edges = useEdges(width, isUnder && isNarrow(width) ? place - 1 : null);
  const layout = layoutOf(width, height, edges);
  const boats = useFleet(view);
  const drag = useDrag((move, prefix) => {
    if (move.startsWith(prefix) && moves.includes(move)) play(move);
    else if (move === ANY && moves.includes(prefix)) play(prefix);
    else pick(null);
  });
  const eye = (/** @type {{text: string, tile?: string}} */ thing) => ({
    onPointerEnter: () => setEyed(thing),
    onPointerLeave: () => setEyed(null),
    onFocus: () => setEyed(thing),
    onBlur: () => setEyed(null),
  });
  const shipAt = (/** @type {number} */ seat) => berthOf(layout, view, seat);
  const seat = mine ?? view.to_act[0] ?? 0;
  const voyage = [
    words.text('screen-voyage', { voyage: view.voyage }),
    ...(view.idle ? [words.text('screen-idle', { idle: view.idle, limit: view.idle_limit })] : []),
  ].join(' · ');
  const parts = { scene, layout, eye, drag };
  return html`<svg
      class="picture"
      viewBox="0 0 ${width} ${height}"
      width=${width}
      height=${height}
      role="group"
      aria-label=${words.text('board-label', { voyage })}
      onKeyDown=${stepFocus}
    >
      <${Sea} layout=${layout} voyage=${voyage} />
      ${isUnder && html`<rect class="beam-of-ship" x=${edges[place - 1]} y=${layout.surface + 4} width=${edges[place] - edges[place - 1]} height=${layout.floor - layout.surface - 4} />`}
      <${Fields} ...${parts} isMine=${isMine} />
      <${Trace} scene=${scene} layout=${layout} />
      <${Boats} ...${parts} boats=${boats} place=${place} isMine=${isMine} />
      <${Prices} scene=${scene} layout=${layout} boats=${boats} tile=${eyed?.tile ?? null} />
      <${Targets} ...${parts} />
      <${Dock} ...${parts} seat=${seat} />
      ${[...view.players.keys()]
        .reverse()
        .map(
          (owner) =>
            html`<${Ship}
              key=${owner}
              seat=${owner}
              at=${shipAt(owner)}
              scale=${layout.shipScale}
              isActing=${view.to_act.includes(owner)}
              isLit=${scene.spotlight?.seat === owner}
            />`,
        )}
      <${Courses} ...${parts} place=${place} />
      <${Travellers} scene=${scene} layout=${layout} shipAt=${shipAt} mine=${mine} />
      ${view.shells.length > 0 && html`<${Shells} ...${parts} />`}
    </svg>
    ${eyed && html`<p class="eyed" aria-hidden="true">${eyed.text}</p>`}`;
}

/** @param {Layout} layout @param {any} view @param {number} seat */
function berthOf(layout, view, seat) {
  const { ship } = view.players[seat];
  const there = view.players
    .map((/** @type {any} */ player, /** @type {number} */ owner) => ({ player, owner }))
    .filter((/** @type {any} */ it) => it.player.ship === ship);
  const rank = there.findIndex((/** @type {any} */ it) => it.owner === seat);
  return layout.berth(ship, rank, there.length);
}

/**
 * The fields with their treasures; those that can be salvaged glow.
 * @param {{scene: Scene, layout: Layout, eye: any, isMine: boolean}} props
 */
function Fields({ scene, layout, eye, isMine }) {
  const { view, words } = scene;
  return view.columns.map((/** @type {any[]} */ fields, /** @type {number} */ index) =>
    fields.map((field, depth) => {
      const column = index + 1;
      const level = depth + TOP_LEVEL;
      const crowd = view.players
        .map((/** @type {any} */ _, /** @type {number} */ seat) => ({
          seat,
          count: field.submarines.filter((/** @type {number} */ it) => it === seat).length,
        }))
        .filter((/** @type {any} */ it) => it.count)
        .map((/** @type {any} */ it) => `${words.seat(it.seat)} ${it.count}`);
      const name = words.text('board-field', { column, level });
      return html`<g
        key="${column} ${level}"
        class="field"
        role="group"
        aria-label=${crowd.length ? `${name}; ${words.text('board-boats', { boats: crowd })}` : name}
      >
        ${field.tiles.map(
          (/** @type {string | null} */ tile, /** @type {number} */ space) =>
            html`<${Space}
              key=${tile ?? space}
              scene=${scene}
              layout=${layout}
              eye=${eye}
              tile=${tile}
              field=${field}
              at=${layout.spot(column, level, space)}
              column=${column}
              isMine=${isMine}
            />`,
        )}
      </g>`;
    }),
  );
}

/** @param {any} props */
function Space({ scene, layout, eye, tile, field, at, column, isMine }) {
  const { view, moves, words, play, ask, picked } = scene;
  const size = layout.tile(column);
  if (!tile) return html`<circle class="salvaged" cx=${at.x} cy=${at.y} r=${size * 0.1} />`;
  const cell = layout.cell(column);
  const name = tileName(tile, words);
  const isOffered = moves.includes(`take ${tile}`) && !picked?.startsWith('move');
  const price = priceSaid(tile, field.jammers, words);
  const isOwned = view.you !== null && hasKind(view.players[view.you], tile);
  const how = isOffered
    ? pressable(`${words.text('board-take', { tile: name })}: ${price}`, () => play(`take ${tile}`))
    : {
        role: 'img',
        'aria-label': name,
        onClick: isMine ? () => ask(`take ${tile}`) : undefined,
      };
  const isSought = view.salvage?.tile === tile;
  return html`<g
    class="space ${isOffered ? 'can-do' : ''} ${isOwned ? 'owned' : ''}"
    transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})"
    data-move=${isSought ? ANY : undefined}
    ...${how}
    ...${eye({ text: isOffered ? `${name}: ${price}` : name, tile })}
  >
    ${isOffered && html`<rect class="target" x=${-cell.width / 2} y=${-cell.height / 2} width=${cell.width} height=${cell.height} rx="8" />`}
    <${Tile} tile=${tile} size=${size} />
    ${isOffered && html`<rect class="glow" x=${-size / 2 - 1.5} y=${-size / 2 - 1.5} width=${size + 3} height=${size + 3} rx=${size * 0.18} />`}
  </g>`;
}

/**
 * The submarines; those of yours that may act glow.
 * @param {{scene: Scene, layout: Layout, eye: any, drag: any, place: number, isMine: boolean,
 *   boats: import('./submarine/fleet.js').Boat[]}} props
 */
function Boats({ scene, layout, eye, drag, boats, place, isMine }) {
  const { view, moves, words, pick, picked } = scene;
  return boats.map((boat) => {
    const at = mooring(layout, boats, boat);
    const prefix = `move ${boat.level}`;
    const isOwn = boat.seat === view.you && boat.column === place;
    const canGo = isMine && isOwn && at.isTop && moves.some((move) => move.startsWith(prefix));
    const isPicked = canGo && openMoves(scene)?.from === boat.level;
    const lifted = drag.held?.key === boat.key ? drag.held : { x: 0, y: 0 };
    const label = words.text('board-boat', { level: boat.level });
    const toggle = () => pick(picked?.startsWith(prefix) ? null : prefix);
    const how = canGo
      ? {
          ...pressable(label, toggle),
          'aria-pressed': isPicked,
          ...drag.handles(boat.key, prefix, () => pick(prefix)),
          ...eye({ text: label }),
        }
      : { 'aria-hidden': true };
    return html`<${Submarine}
      key=${boat.key}
      boat=${boat}
      at=${{ ...at, x: at.x + lifted.x, y: at.y + lifted.y }}
      isActing=${isPicked}
      isLit=${scene.spotlight?.seat === boat.seat}
      ...${how}
    >
      ${
        canGo &&
        html`<rect
            class="target"
            x=${-FINGER / 2}
            y=${-FINGER / 2}
            width=${FINGER}
            height=${FINGER}
            rx="8"
          />
          <rect
            class="glow"
            x=${-19 * at.scale}
            y=${-11 * at.scale}
            width=${39 * at.scale}
            height=${22 * at.scale}
            rx=${11 * at.scale}
          />`
      }
    <//>`;
  });
}

/**
 * The jamming lines to the treasure that is being paid for, or looked at.
 * @param {{scene: Scene, layout: Layout, tile: string | null,
 *   boats: import('./submarine/fleet.js').Boat[]}} props
 */
function Prices({ scene, layout, boats, tile }) {
  const { view, moves } = scene;
  if (view.salvage) {
    return html`<${Jamming} layout=${layout} view=${view} boats=${boats} ...${view.salvage} />`;
  }
  if (!tile || !moves.includes(`take ${tile}`))
    return html`<${TollTags} scene=${scene} layout=${layout} />`;
  const jammers = whereIs(view, tile)?.field.jammers ?? [];
  return html`<${Jamming}
    layout=${layout}
    view=${view}
    boats=${boats}
    tile=${tile}
    jammers=${jammers}
  />`;
}

/**
 * The fields where a submarine can go now.
 * @param {{scene: Scene, layout: Layout, eye: any}} props
 */
function Targets({ scene, layout, eye }) {
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
  const fields = view.columns.flatMap((/** @type {any[]} */ levels, /** @type {number} */ index) =>
    levels.map((field, depth) => ({ field, column: index + 1, level: depth + TOP_LEVEL })),
  );
  return fields.map((/** @type {any} */ { field, column, level }) => {
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
 * @param {{scene: Scene, layout: Layout, eye: any, place: number}} props
 */
function Courses({ scene, layout, eye, place }) {
  const { view, moves, words, play, ask } = scene;
  if (view.phase !== 'ship' || !moves.length) return null;
  const { edges, width, surface } = layout;
  const end = Math.min(edges[COLUMNS], width - FINGER);
  const stretches = Array.from({ length: COLUMNS }, (_, index) => ({
    move: `ship ${index + 1}`,
    x: edges[index],
    right: Math.min(edges[index + 1], end),
    name: words.text('board-column', { column: index + 1 }),
  }));
  const out = { move: 'ship out', x: end, right: width, name: words.move('ship out') };
  return html`<g>
    ${[...stretches, out].map(({ move, x, right, name }) => {
      const shape = { x: x + 2, y: 24, width: right - x - 4, height: surface - 22, rx: 9 };
      const middle = (x + right) / 2;
      if (!moves.includes(move))
        return html`<rect
          key=${move}
          class="no-way ${Number(move.split(' ')[1]) <= place ? '' : 'ahead'}"
          ...${shape}
          onClick=${() => ask(move)}
        />`;
      return html`<g
        key=${move}
        class="way can-do"
        data-move=${move}
        ...${pressable(move === 'ship out' ? name : words.move(move), () => play(move))}
        ...${eye({ text: move === 'ship out' ? name : words.move(move) })}
      >
        <rect class="target" ...${shape} />
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
 * @param {{scene: Scene, layout: Layout, eye: any}} props
 */
function Shells({ scene, layout, eye }) {
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
    ${view.shells.map((/** @type {string} */ tile, /** @type {number} */ place) => {
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
        ...${eye({ text: name })}
      >
        <rect class="target" x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx="10" />
        <${Tile} tile=${tile} size=${size - 6} />
        ${isOffered && html`<rect class="glow" x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx="12" />`}
      </g>`;
    })}
  </g>`;
}

/**
 * @param {any} view
 * @param {number} seat
 * @param {Words} words
 */
export function possessions(view, seat, words) {
  const player = view.players[seat];
  const filled = player.container.filter(Boolean).length;
  const icon = (/** @type {string} */ tile) =>
    html`<${TileIcon} tile=${tile} label=${tileName(tile, words)} />`;
  return [
    {
      label: words.text('screen-container'),
      value: html`<strong>${filled}</strong><span class="muted"> / 12</span>
        <${ShelfIcon}
          container=${player.container}
          label=${words.text('board-shelf', { filled })}
        />`,
    },
    {
      label: words.text('screen-jokers'),
      value: player.jokers.length ? player.jokers.map(icon) : '–',
    },
    { label: words.text('screen-cards'), value: `${player.hand_size} + ${player.pile_size}` },
    ...(player.to_place
      ? [{ label: words.text('screen-submarines'), value: player.to_place }]
      : []),
  ];
}

/**
 * @param {string} move
 * @param {any} view
 * @param {Words} words
 */
export function choice(move, view, words) {
  const [kind, what] = move.split(' ');
  const tile = (/** @type {string} */ name) =>
    html`<${TileIcon} tile=${name} label="" /> ${tileName(name, words)}`;
  const card = (/** @type {number} */ background) =>
    html`<${CardIcon} background=${background} label="" />
      ${words.text(`background-${background}`)}`;
  const small = (/** @type {string} */ text) => html`<small>${text}</small>`;
  if (kind === 'shell') return tile(`S${what}`);
  if (kind === 'place' || (kind === 'ship' && what !== 'out'))
    return words.text('board-column', { column: what });
  if (kind === 'move') {
    const { column, level } = targetOf(move);
    const { jammers } = view.columns[column - 1][level - TOP_LEVEL];
    return html`${words.text('board-field', { column, level })} ${small(tollSaid(jammers, words))}`;
  }
  if (kind === 'take') {
    const jammers = whereIs(view, what)?.field.jammers ?? [];
    return html`${tile(what)} ${small(priceSaid(what, jammers, words))}`;
  }
  if (kind === 'card' && view.salvage) {
    const { tile: sought, jammers } = view.salvage;
    return html`${words.text('board-pay-card')} ${card(Number(sought[1]))}
    ${small(priceSaid(sought, jammers, words))}`;
  }
  if (kind === 'joker')
    return html`${words.text('board-pay-joker')} ${tile(what)} ${small(words.text('price-joker'))}`;
  if (kind === 'give')
    return html`${card(Number(what))} ${small(owedSaid(view.salvage.owed, words))}`;
  if (kind === 'swap') return html`${card(Number(what))} ${small(words.text('why-swap'))}`;
  return words.move(move);
}
