/** Titanic: the ship by night, from above and aside, going down tile by tile. */

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { useSize } from 'fathom/motion.js';
import { sure } from 'fathom/sure.js';
import { fieldName } from 'fathom/words.js';
import { Aside } from './aside.js';
import { useChoosing } from './choosing.js';
import { placeFields, ringsText, wayText } from './faces.js';
import { Instruments } from './instruments.js';
import { directionOf, isUpright, layoutOf, towards } from './layout.js';
import { Gone, Person, pressed, Traces } from './people.js';
import { Deck, Doomed, Hull, Rails, Sea } from './ship.js';
import { SmallBoat, Tiles } from './tiles.js';
import { Zoomed } from './zoom.js';

export { chartField } from './board-fields.js';
export { sounds } from './sounds.js';

export { choice, possessions, score, shows, spoken, step, steps } from './faces.js';

/** What the steps of the tour are about. */
export const tour = [
  '.titanic .ahead-0',
  '.next-boat',
  '.instruments .die-box',
  '.titanic .stairs',
];

/** @typedef {import('./wire.js').TitanicView} TitanicView */
/** @typedef {import('./wire.js').Scene} Scene */
/** @typedef {import('./choosing.js').Choosing} Choosing */
/** @typedef {import('./layout.js').Layout} Layout */

const DRAG_PX = 8;
/** The highest card. */
const HIGHEST_CARD = 5;

/** @param {Scene} scene */
export function Board(scene) {
  const { view, words } = scene;
  const [box, size] = useSize();
  const choosing = useChoosing(scene);
  const total = view.board.places.flat().reduce((most, place) => Math.max(most, place), 1);
  const laid = view.next_place === null ? total : view.next_place - 1;
  const label = words.text('board-aside', { laid, total });
  return html`<div class="board titanic">
    <${Aside} share=${laid / total} label=${label} />
    <div class="from-above" ref=${box}>
      ${size && size.width > 0 && size.height > 0 && html`<${Above} scene=${scene} choosing=${choosing} ...${size} />`}
    </div>
    <${Instruments} scene=${scene} choosing=${choosing} />
  </div>`;
}

/** @param {{scene: Scene, choosing: Choosing, width: number, height: number}} props */
function Above({ scene, choosing, width, height }) {
  const { view, words, spotlight } = scene;
  const layout = useMemo(() => layoutOf(view.board, width, height), [view.board, width, height]);
  useLayoutEffect(() => {
    isUpright.value = layout.turned;
  }, [layout.turned]);
  useKeys(scene, choosing, layout);
  const traces = useTraces(scene);
  const fresh = scene.effects.flatMap((effect) =>
    effect.effect === 'tile-laid' ? [effect.place] : [],
  );
  const label =
    view.next_place === null
      ? words.text('board-label-last')
      : words.text('board-label', { place: view.next_place });
  const names = { closer: words.text('board-closer'), wider: words.text('board-wider') };
  return html`<${Zoomed}
    width=${width}
    height=${height}
    start=${layout.zoom}
    label=${label}
    names=${names}
    focus=${focusOf(scene, choosing, layout)}
  >
    <${Paints} />
    <${Sea} layout=${layout} />
    <${Hull} layout=${layout} view=${view} />
    <${Deck} layout=${layout} view=${view} />
    <${Tiles}
      layout=${layout}
      view=${view}
      fresh=${fresh}
      isLit=${(/** @type {number} */ place) => spotlight?.effect === 'tile-laid' && spotlight.place === place}
    />
    <${Rails} layout=${layout} view=${view} />
    <${Doomed} layout=${layout} view=${view} />
    <${Wrong} scene=${scene} choosing=${choosing} layout=${layout} />
    <${Traces} layout=${layout} steps=${spotlight?.effect === 'moved' ? [spotlight] : traces} />
    <${Gone} layout=${layout} view=${view} before=${scene.before} />
    <${People} scene=${scene} choosing=${choosing} layout=${layout} />
    <${Targets} scene=${scene} choosing=${choosing} layout=${layout} />
    <${BoatTurns} scene=${scene} layout=${layout} />
    <${Spot} layout=${layout} view=${view} spotlight=${spotlight} />
  <//>`;
}

/**
 * Where the eye must be: with who is chosen, or at the boat that is being turned.
 * @param {Scene} scene
 * @param {Choosing} choosing
 * @param {Layout} layout
 */
function focusOf({ view, moves }, { person }, layout) {
  if (!moves.length) return null;
  if (view.boat_turns.length) return layout.places[sure(view.next_place) - 1].middle;
  if (person === null) return null;
  const [x, y] = spotOf(view, person);
  return layout.at(x, y);
}

/**
 * The field of an own passenger; who enters stands on the start field.
 * @param {TitanicView} view
 * @param {number} number
 * @returns {number[]}
 */
function spotOf(view, number) {
  const here = view.players[sure(view.you)].passengers.find((one) => one.number === number);
  return here ? [here.x, here.y] : view.board.start;
}

/** Gradients and patterns that the style sheet names. */
function Paints() {
  return html`<defs>
    <pattern id="tit-seams" width="2" height="1" patternUnits="userSpaceOnUse">
      <path
        d="M0 0.250H2M0 0.500H2M0 0.750H2M0 1H2M0.500 0V0.250M1.600 0.250V0.500M1 0.500V0.750M0.200 0.750V1"
      />
    </pattern>
    <pattern id="tit-swell" width="120" height="44" patternUnits="userSpaceOnUse">
      <path d="M10 12q8 -6 16 0t16 0M70 32q8 -6 16 0t16 0" />
    </pattern>
    <pattern
      id="tit-hatch"
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="3" height="8" />
    </pattern>
    <radialGradient id="tit-lamp">
      <stop stop-color="var(--lamp)" stop-opacity="0.340" /><stop
        offset="1"
        stop-color="var(--lamp)"
        stop-opacity="0"
      />
    </radialGradient>
    <radialGradient id="tit-moon">
      <stop stop-color="var(--moon)" stop-opacity="0.220" /><stop
        offset="1"
        stop-color="var(--moon)"
        stop-opacity="0"
      />
    </radialGradient>
  </defs>`;
}

/** @param {{scene: Scene, choosing: Choosing, layout: Layout}} props */
function People({ scene, choosing, layout }) {
  const { view, moves, words, before, ask } = scene;
  const drag = useDrag(choosing, scene, layout);
  const everybody = view.players.flatMap((player, seat) =>
    player.passengers.map((one) => ({ ...one, seat })),
  );
  if (view.phase === 'enter' && view.you !== null && choosing.person !== null) {
    const [x, y] = view.board.start;
    everybody.push({ seat: view.you, number: choosing.person, x, y });
  }
  return everybody.map(({ seat, number, x, y }) => {
    const isOwn = seat === view.you;
    const isWaiting = isOwn && moves.length > 0;
    const canDo = isWaiting && choosing.people.has(number);
    const isHeld = isOwn && choosing.person === number;
    const isAsking = isWaiting && !canDo && choosing.ways.length > 0;
    const wasThere = before?.players[seat].passengers.some((one) => one.number === number);
    const state = [
      isOwn ? 'own' : '',
      canDo ? 'can-do' : '',
      isHeld ? 'held' : '',
      choosing.ways.length && !canDo ? 'dim' : '',
    ].join(' ');
    return html`<${Person}
      key="${seat} ${number}"
      layout=${layout}
      seat=${seat}
      number=${number}
      field=${[x, y]}
      from=${before && !wasThere ? view.board.start : null}
      ground=${view.ground[y][x]}
      state=${state}
      label=${words.text('board-person', { seat: words.seat(seat), number, field: fieldName([x, y]) })}
      dragged=${drag.number === number && isOwn ? drag.spot : null}
      press=${canDo ? () => choosing.choosePerson(number) : isAsking || (isWaiting && view.phase !== 'move') ? () => ask(`move ${number} left ${choosing.card ?? 1}`) : undefined}
      grab=${canDo ? drag.grab(number) : undefined}
    />`;
  });
}

/**
 * Dragging a passenger to a field is a move there.
 * @param {Choosing} choosing
 * @param {Scene} scene
 * @param {Layout} layout
 */
function useDrag(choosing, scene, layout) {
  const [drag, setDrag] = useState(
    /** @type {{number: number, spot: {x: number, y: number}} | null} */ (null),
  );
  /** @param {number} number */
  const grab = (number) => (/** @type {PointerEvent} */ event) => {
    if (event.button) return;
    event.stopPropagation();
    const token = /** @type {SVGGElement} */ (event.currentTarget);
    const svg = /** @type {SVGSVGElement} */ (token.ownerSVGElement);
    const start = { x: event.clientX, y: event.clientY };
    let isMoving = false;
    /** @param {PointerEvent} at */
    const spotOf = (at) =>
      new DOMPoint(at.clientX, at.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    /** @param {PointerEvent} now */
    const move = (now) => {
      if (now.pointerId !== event.pointerId) return;
      if (!isMoving && Math.hypot(now.clientX - start.x, now.clientY - start.y) < DRAG_PX) return;
      if (!isMoving && choosing.person !== number) choosing.hold(number);
      isMoving = true;
      setDrag({ number, spot: spotOf(now) });
    };
    /** @param {PointerEvent} now */
    const drop = (now) => {
      if (now.pointerId !== event.pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
      setDrag(null);
      if (!isMoving) return;
      // The press that a drag ends with, if it ends on the picture, is none.
      const swallow = (/** @type {Event} */ click) => click.stopPropagation();
      svg.addEventListener('click', swallow, { capture: true });
      setTimeout(() => svg.removeEventListener('click', swallow, { capture: true }));
      const field = now.type === 'pointerup' ? layout.fieldAt(spotOf(now)) : null;
      if (field) latest.current(field, number);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
  };
  const latest = useRef(/** @type {(field: number[], number: number) => void} */ (() => {}));
  latest.current = (field, number) => {
    if (!choosing.chooseField(field, number)) refuse(scene, choosing.card, number, field);
  };
  return { number: drag?.number, spot: drag?.spot ?? null, grab };
}

/**
 * Ask why a passenger cannot go there; who stays where they are asks nothing.
 * @param {Scene} scene
 * @param {number | null} card
 * @param {number} number
 * @param {number[]} field
 */
function refuse({ view, ask }, card, number, field) {
  const origin = spotOf(view, number);
  if (origin[0] === field[0] && origin[1] === field[1]) return;
  const [along, across] = [Math.abs(origin[0] - field[0]), Math.abs(origin[1] - field[1])];
  const wished = along && across ? (card ?? 0) : along + across;
  const by = wished >= 1 && wished <= HIGHEST_CARD ? wished : (card ?? HIGHEST_CARD);
  const who = view.phase === 'enter' ? 'enter' : `move ${number}`;
  ask(`${who} ${towards(origin, field)} ${by}`);
}

/**
 * Everywhere else on the ship: pressed while somebody is chosen, it answers why not.
 * @param {{scene: Scene, choosing: Choosing, layout: Layout}} props
 */
function Wrong({ scene, choosing, layout }) {
  const { person, card } = choosing;
  if (person === null || !scene.moves.length) return null;
  const [one, other] = [layout.point(0, 0), layout.point(layout.columns, layout.rows)];
  return html`<rect
    class="target wrong"
    x=${Math.min(one.x, other.x)}
    y=${Math.min(one.y, other.y)}
    width=${Math.abs(other.x - one.x)}
    height=${Math.abs(other.y - one.y)}
    onClick=${(/** @type {MouseEvent} */ event) => {
      const { ownerSVGElement: svg } = /** @type {SVGRectElement} */ (event.currentTarget);
      const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(
        svg?.getScreenCTM()?.inverse(),
      );
      const field = layout.fieldAt(spot);
      if (field) refuse(scene, card, person, field);
    }}
  />`;
}

/**
 * Every field that what is chosen reaches.
 * @param {{scene: Scene, choosing: Choosing, layout: Layout}} props
 */
function Targets({ scene, choosing, layout }) {
  const { view, words } = scene;
  /** @type {Map<string, import('./wire.js').Way[]>} */
  const fields = new Map();
  for (const way of choosing.ways) {
    const name = fieldName([way.x, way.y]);
    fields.set(name, [...(fields.get(name) ?? []), way]);
  }
  const side = layout.cell * 0.86;
  return [...fields].map(([name, ways]) => {
    const [way] = ways;
    const spot = layout.at(way.x, way.y);
    const label =
      ways.length === 1
        ? wayText(way, view, words)
        : words.text('board-several', { field: name, count: ways.length });
    const press = () => choosing.chooseField([way.x, way.y]);
    return html`<g
      key=${name}
      class="reach can-do then-${way.then}"
      transform="translate(${spot.x} ${spot.y})"
      role="button"
      tabindex="0"
      aria-label=${label}
      onClick=${press}
      onKeyDown=${pressed(press)}
    >
      <title>${label}</title>
      <circle class="target" r=${layout.touch} />
      <rect
        class="lit-field"
        x=${-side / 2}
        y=${-side / 2}
        width=${side}
        height=${side}
        rx=${side * 0.24}
      />
      ${choosing.card === null && html`<circle class="badge-disc" r="9.500" /><text class="badge-text" y="0.500">${way.card}</text>`}
    </g>`;
  });
}

/**
 * The four ways to lay a boat, beside its place.
 * @param {{scene: Scene, layout: Layout}} props
 */
function BoatTurns({ scene, layout }) {
  const { view, moves, words, play } = scene;
  if (!moves.length || !view.boat_turns.length || view.next_place === null) return null;
  const place = layout.places[view.next_place - 1];
  const fields = placeFields(view, view.next_place);
  const step = 56;
  const breadth = step * 4 + 8;
  const above = place.middle.y - layout.cell - step / 2 - 10;
  const y = above < step / 2 + 6 ? place.middle.y + layout.cell + step / 2 + 10 : above;
  const left = Math.min(Math.max(6, place.middle.x - breadth / 2), layout.width - breadth - 6);
  return html`<g class="boat-turns">
    <rect
      class="tray"
      x=${left}
      y=${y - step / 2 - 4}
      width=${breadth}
      height=${step + 8}
      rx="12"
    />
    ${view.boat_turns.map(({ move, rings }, index) => {
      const label = ringsText({ rings }, words);
      return html`<g
        key=${move}
        class="boat-turn can-do"
        transform="translate(${left + 4 + step * (index + 0.5)} ${y})"
        role="button"
        tabindex="0"
        aria-label=${label}
        onClick=${() => play(move)}
        onKeyDown=${pressed(() => play(move))}
      >
        <title>${label}</title>
        <circle class="target" r="26" />
        <${SmallBoat} rings=${rings} place=${fields} turned=${layout.turned} cell=${21} />
      </g>`;
    })}
  </g>`;
}

/**
 * Where a line of the log happened.
 * @param {{layout: Layout, view: TitanicView, spotlight: Scene['spotlight']}} props
 */
function Spot({ layout, view, spotlight }) {
  if (!spotlight) return null;
  const field =
    'to' in spotlight ? spotlight.to : 'at' in spotlight ? spotlight.at : whereIs(spotlight, view);
  if (!field) return null;
  const spot = layout.at(field[0], field[1]);
  return html`<circle
    class="spot"
    cx=${spot.x}
    cy=${spot.y}
    r=${layout.cell * 0.72}
    aria-hidden="true"
  />`;
}

/**
 * The field of the passenger that an effect is about.
 * @param {import('./wire.js').Effect} effect
 * @param {TitanicView} view
 */
function whereIs(effect, view) {
  if (!('passenger' in effect)) return null;
  const { passengers } = view.players[effect.seat];
  const person = passengers.find((one) => one.number === effect.passenger);
  return person ? [person.x, person.y] : null;
}

/**
 * The ways of the last turn in which anybody moved.
 * @param {Scene} scene
 */
function useTraces({ view, effects }) {
  const kept = useRef({
    ply: -1,
    isOver: false,
    steps: /** @type {import('./wire.js').Moved[]} */ ([]),
  });
  if (kept.current.ply !== view.ply) {
    let { isOver, steps } = kept.current;
    for (const effect of effects) {
      if (effect.effect === 'rolled' || effect.effect === 'stopped') isOver = true;
      if (effect.effect !== 'moved') continue;
      steps = isOver ? [effect] : [...steps, effect];
      isOver = false;
    }
    kept.current = { ply: view.ply, isOver, steps };
  }
  return kept.current.steps;
}

/**
 * Arrow keys send the chosen passenger; Escape lets go.
 * @param {Scene} scene
 * @param {Choosing} choosing
 * @param {Layout} layout
 */
function useKeys(scene, choosing, layout) {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const hear = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, select, textarea, dialog, [role=tablist]')) return;
      if (event.key === 'Escape' && choosing.isOpen) return choosing.clear();
      const direction = directionOf(event.key, layout.turned);
      const { card, person } = choosing;
      if (!direction || card === null || person === null || !scene.moves.length) return;
      event.preventDefault();
      const way = choosing.ways.find((one) => one.direction === direction);
      if (way) scene.play(way.move);
      else
        scene.ask(
          scene.view.phase === 'enter'
            ? `enter ${direction} ${card}`
            : `move ${person} ${direction} ${card}`,
        );
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}
