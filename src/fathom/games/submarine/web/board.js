/** Submarine: six columns of water under six stretches of surface. */

import { useLayoutEffect, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { useSize } from 'fathom/motion.js';
import { seatIn } from 'fathom/seats.js';
import { Dock } from './dock.js';
import { inDrawingOrder, mooring, Ship, Submarine, useFleet } from './fleet.js';
import { ANY, FINGER_PX, pressable, stepFocus, useDrag, useKeptFocus } from './hands.js';
import { isFlat, isNarrow, layoutOf, seaWidth, TOP_LEVEL, useEdges } from './layout.js';
import { openMoves } from './moves.js';
import { hasKind, Jamming, priceSaid, TollTags, whereIs } from './price.js';
import { Sea } from './sea.js';
import { Trace, Travellers } from './travel.js';
import { Tile, tileName } from './treasures.js';
import { Courses, Shells, Targets } from './ways.js';

export { sounds } from './sounds.js';

export { choice, key, possessions, score, shows, step, steps } from './faces.js';

/** What the steps of the tour are about. */
export const tour = [
  '.submarine-board .dock',
  '.submarine-board .surface',
  '.submarine-board .dock',
  '.submarine-board .dock',
  '.submarine-board .dock',
];

/** @typedef {import('./wire.js').Scene} Scene */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./hands.js').Eye} Eye */
/** @typedef {import('./hands.js').Drag} Drag */

/**
 * Below this the board scrolls: each row of treasures needs the height of a finger. A flat one has
 * no more than there is.
 * @param {{width: number, height: number}} size
 */
function leastHeight({ width, height }) {
  if (isFlat(width, height)) return 0;
  return isNarrow(width) ? 606 : 540;
}

/** The kinds of moves that are made with hand and jokers, in the dock. */
const FROM_HAND = ['card', 'joker', 'give', 'swap'];

/** @param {Scene} scene */
export function Board(scene) {
  const [box, size] = useSize();
  const least = size ? leastHeight(size) : 0;
  const scrolls = size !== null && size.height < least;
  const isHandAsked = scene.moves.some((move) => FROM_HAND.includes(move.split(' ')[0]));
  // Where the board is higher than its box, what is asked is in sight: the dock, or the sea.
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: isHandAsked ? box.current.scrollHeight : 0 });
  }, [scrolls, isHandAsked]);
  return html`<div class="board submarine-board" ref=${box} tabindex=${scrolls ? 0 : undefined}>
    ${
      size &&
      size.width > 0 &&
      html`<${Picture} ...${scene} width=${size.width} height=${Math.max(size.height, least)} />`
    }
  </div>`;
}

/** @param {Scene & {width: number, height: number}} props */
function Picture({ width, height, ...scene }) {
  const { view, moves, words, play, pick } = scene;
  const [eyed, setEyed] = useState(/** @type {{text: string, tile?: string} | null} */ (null));
  const mine = view.you;
  const isMine = mine !== null && moves.length > 0;
  const place = mine === null ? 0 : view.players[mine].ship;
  const isUnder =
    ['act', 'pay', 'toll'].includes(view.phase) && view.to_act.some((it) => it === mine);
  const isSailing = isMine && view.phase === 'ship';
  const sea = seaWidth(width, height);
  const edges = useEdges(
    view.columns.length,
    sea,
    isUnder && isNarrow(sea) ? place - 1 : null,
    isSailing,
  );
  const layout = layoutOf({ width, height }, edges, view.players[0].container.length);
  const boats = useFleet(view);
  const drag = useDrag(view, (move, prefix) => {
    const meant = move === ANY ? prefix : move;
    const isMeant = meant?.startsWith(prefix) && moves.includes(meant);
    if (isMeant) play(/** @type {string} */ (meant));
    else pick?.([]);
    return Boolean(isMeant);
  });
  /** @type {Eye} */
  const eye = (thing, isChoice = true) => ({
    onPointerEnter: () => setEyed(thing),
    onPointerLeave: () => setEyed(null),
    // In a picture whatever listens to the focus can have it: only choices do, or Tab never ends.
    ...(isChoice && { onFocus: () => setEyed(thing), onBlur: () => setEyed(null) }),
  });
  useLayoutEffect(() => setEyed(null), [view]);
  const sheet = useKeptFocus();
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
      ref=${sheet}
      onKeyDown=${stepFocus}
    >
      <${Sea} layout=${layout} voyage=${voyage} />
      ${isUnder && html`<rect class="beam-of-ship" x=${edges[place - 1]} y=${layout.surface + 4} width=${edges[place] - edges[place - 1]} height=${layout.floor - layout.surface - 4} />`}
      <${Fields} ...${parts} isMine=${isMine} />
      <${Trace} scene=${scene} layout=${layout} />
      <${Targets} ...${parts} />
      <${Boats} ...${parts} boats=${boats} place=${place} isMine=${isMine} />
      <${Prices} scene=${scene} layout=${layout} boats=${boats} tile=${eyed?.tile ?? null} />
      <${Dock} ...${parts} seat=${seat} />
      <${Courses} scene=${scene} layout=${layout} eye=${eye} />
      ${inDrawingOrder(view.players, layout.edges, shipAt).map((owner) => {
        const sails = owner === mine && isSailing;
        return html`<${Ship}
          key=${owner}
          seat=${owner}
          at=${shipAt(owner)}
          scale=${layout.shipScale}
          held=${drag.held?.key === 'ship' && owner === mine ? drag.held : null}
          isActing=${view.to_act.includes(owner)}
          isLit=${seatIn(scene.spotlight) === owner}
          handles=${sails ? drag.handles('ship', 'ship', () => {}) : null}
        />`;
      })}
      <${Travellers} scene=${scene} layout=${layout} shipAt=${shipAt} mine=${mine} />
      ${view.shells.length > 0 && html`<${Shells} ...${parts} />`}
    </svg>
    ${eyed && html`<p class="eyed" aria-hidden="true">${eyed.text}</p>`}`;
}

/** @param {Layout} layout @param {import('./wire.js').SubmarineView} view @param {number} seat */
function berthOf(layout, view, seat) {
  const { ship } = view.players[seat];
  const there = view.players
    .map((player, owner) => ({ player, owner }))
    .filter((it) => it.player.ship === ship);
  const rank = there.findIndex((it) => it.owner === seat);
  return layout.berth(ship, rank, there.length);
}

/**
 * The fields with their treasures; those that can be salvaged glow.
 * @param {{scene: Scene, layout: Layout, eye: Eye, isMine: boolean}} props
 */
function Fields({ scene, layout, eye, isMine }) {
  const { view, words } = scene;
  return view.columns.map((fields, index) =>
    fields.map((field, depth) => {
      const column = index + 1;
      const level = depth + TOP_LEVEL;
      const crowd = view.players
        .map((_, seat) => ({
          seat,
          count: field.submarines.filter((it) => it === seat).length,
        }))
        .filter((it) => it.count)
        .map((it) => `${words.seat(it.seat)} ${it.count}`);
      const name = words.text('board-field', { column, level });
      return html`<g
        key="${column} ${level}"
        class="field"
        role="group"
        aria-label=${crowd.length ? `${name}; ${words.text('board-boats', { boats: crowd })}` : name}
      >
        ${field.tiles.map(
          (tile, space) =>
            html`<${Space}
              key=${tile ?? space}
              scene=${scene}
              layout=${layout}
              eye=${eye}
              tile=${tile}
              at=${layout.spot(column, level, space)}
              column=${column}
              isMine=${isMine}
            />`,
        )}
      </g>`;
    }),
  );
}

/**
 * @param {{scene: Scene, layout: Layout, eye: Eye, tile: string | null,
 *   at: import('./layout.js').Point, column: number, isMine: boolean}} props
 */
function Space({ scene, layout, eye, tile, at, column, isMine }) {
  const { view, moves, words, play, ask, picked } = scene;
  const size = layout.tile(column);
  if (!tile) return html`<circle class="salvaged" cx=${at.x} cy=${at.y} r=${size * 0.1} />`;
  const cell = layout.cell(column);
  const name = tileName(tile, words);
  const isOffered = moves.includes(`take ${tile}`) && picked?.[0] !== 'move';
  const price = priceSaid(tile, view, words);
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
    class="space ${isOffered ? 'can-do' : ''} ${isOwned ? 'owned' : ''} ${isSought ? 'sought' : ''}"
    transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})"
    data-move=${isSought ? ANY : undefined}
    ...${how}
    ...${eye({ text: isOffered ? `${name}: ${price}` : name, tile }, isOffered)}
  >
    ${isOffered && html`<rect class="target" x=${-cell.width / 2} y=${-cell.height / 2} width=${cell.width} height=${cell.height} rx="8" />`}
    <${Tile} tile=${tile} size=${size} />
    ${isOffered && html`<rect class="glow" x=${-size / 2 - 1.5} y=${-size / 2 - 1.5} width=${size + 3} height=${size + 3} rx=${size * 0.18} />`}
  </g>`;
}

/**
 * The submarines; those of yours that may act glow.
 * @param {{scene: Scene, layout: Layout, eye: Eye, drag: Drag, place: number, isMine: boolean,
 *   boats: import('./fleet.js').Boat[]}} props
 */
function Boats({ scene, layout, eye, drag, boats, place, isMine }) {
  const { view, moves, words, pick, picked } = scene;
  return boats.map((boat) => {
    const at = mooring(layout, boats, boat);
    const start = ['move', String(boat.level)];
    const prefix = start.join(' ');
    const isOwn = boat.seat === view.you && boat.column === place;
    const canGo = isMine && isOwn && at.isTop && moves.some((move) => move.startsWith(prefix));
    const isPicked = canGo && openMoves(scene)?.from === boat.level;
    const held = drag.held?.key === boat.key ? drag.held : null;
    const label = words.text('board-boat', { level: boat.level });
    const toggle = () => pick?.(picked?.[1] === start[1] ? [] : start);
    const how = canGo
      ? {
          ...pressable(label, toggle),
          'aria-pressed': isPicked,
          ...drag.handles(boat.key, prefix, () => pick?.(start)),
          ...eye({ text: label }),
        }
      : { 'aria-hidden': true };
    return html`<${Submarine}
      key=${boat.key}
      boat=${boat}
      at=${at}
      held=${held}
      class=${canGo ? 'can-do' : ''}
      isActing=${isPicked}
      isLit=${seatIn(scene.spotlight) === boat.seat}
      ...${how}
    >
      ${
        canGo &&
        html`<rect
            class="target"
            x=${-FINGER_PX / 2}
            y=${-FINGER_PX / 2}
            width=${FINGER_PX}
            height=${FINGER_PX}
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
 *   boats: import('./fleet.js').Boat[]}} props
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
