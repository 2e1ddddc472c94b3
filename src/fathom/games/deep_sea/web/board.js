/** Deep Sea Adventure: a cut through the sea. */

import { useMemo, useRef } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { useGlide, useSize } from 'fathom/motion.js';
import { seatColour, seatIn } from 'fathom/seats.js';
import { course } from './course.js';
import { spoken, waysOf } from './heading.js';
import { Die, Diver, Treasure, TreasureIcon } from './pieces.js';
import { RoundCard, RoundStage, useRoundEnd } from './round.js';
import { Sea } from './scenery.js';
import { hullOf, Submarine } from './submarine.js';

export { asked, spoken } from './heading.js';
export { sounds } from './sounds.js';

/** @typedef {import('./wire.js').DeepSeaView} DeepSeaView */
/** @typedef {import('./wire.js').Scene} Scene */
/** @typedef {import('fathom/words.js').Words} Words */
/** @typedef {import('./course.js').Course} Course */
/** @typedef {ReturnType<typeof layoutOf>} Layout where everything lies */

const SKY_PX = 52;
const BOTTOM_PX = 46;
/** Below this height, as on a phone held sideways, all but the path takes less room. */
const FLAT_HEIGHT_PX = 430;
const TARGET_RADIUS_PX = 22;
const DIE_STEP_PX = 27;

/**
 * Where everything lies in a box of this size.
 * @param {number} width
 * @param {number} height
 * @param {number} spaces of the path
 */
function layoutOf(width, height, spaces) {
  const isFlat = height < FLAT_HEIGHT_PX;
  const sky = isFlat ? 26 : SKY_PX;
  const hull = hullOf(width, sky, isFlat);
  const floor = height - (isFlat ? 30 : BOTTOM_PX);
  const margin = 6;
  const water = {
    left: margin,
    right: width - margin,
    top: hull.bottom + (isFlat ? 14 : 22),
    bottom: floor - 4,
  };
  return { width, height, sky, hull, floor, way: course(spaces, hull.hatch, water) };
}

/** @param {Scene} scene */
export function Board(scene) {
  const [box, size] = useSize();
  const ending = useRoundEnd(scene);
  return html`<div class="board deep-sea" ref=${box}>
    ${size && size.width > 0 && size.height > 0 && html`<${Picture} ...${scene} ...${size} ending=${ending} />`}
    ${ending?.isOver && !ending.isLast && html`<${RoundCard} ending=${ending} scene=${scene} />`}
  </div>`;
}

/**
 * @param {Scene & {width: number, height: number, ending: import('./round.js').RoundEnd | null}}
 *   props
 */
function Picture({ width, height, ending, ...scene }) {
  const { view, words } = scene;
  const { spaces, rounds, values } = view.box;
  const layout = useMemo(() => layoutOf(width, height, spaces), [width, height, spaces]);
  const { way } = layout;
  const due = view.divers.reduce((sum, diver) => sum + (diver.home ? 0 : diver.sack.length), 0);
  const lit = seatIn(scene.spotlight);
  const round = words.text('screen-round', { round: view.round, rounds });
  const air = words.text('board-air', { tank: view.tank, due });
  return html`<svg
    class="picture"
    viewBox="0 0 ${width} ${height}"
    width=${width}
    height=${height}
    role="group"
    aria-label=${words.text('board-label', { round, air })}
  >
    <${Gradients} />
    <${Sea} width=${width} height=${height} surface=${layout.sky} floor=${layout.floor} />
    <${Legend} layout=${layout} values=${values} words=${words} />
    <path class="rope" d=${way.line(0, view.path.length)} />
    <${Trace} way=${way} view=${view} isFresh=${scene.before === null} />
    <${Spaces} way=${way} scene=${scene} />
    <${Submarine}
      hull=${layout.hull}
      full=${view.box.air}
      tank=${view.tank}
      due=${Math.min(due, view.tank)}
      round=${round}
      air=${air}
      seats=${view.divers.map((diver) => ({ isAboard: diver.depth === 0, isHome: diver.home }))}
    />
    <${Roll} scene=${scene} y=${layout.hull.isFlat ? 16 : 28} />
    ${view.divers.map(
      (diver, seat) =>
        html`<${Swimmer}
          key=${seat}
          seat=${seat}
          diver=${diver}
          way=${way}
          isActing=${view.to_act.includes(seat)}
          isYou=${view.you === seat}
          isLit=${lit === seat}
        />`,
    )}
    ${view.you !== null && html`<${Ways} way=${way} diver=${view.divers[view.you]} scene=${scene} />`}
    ${ending && !ending.isOver && html`<${RoundStage} ending=${ending} scene=${scene} layout=${layout} />`}
  </svg>`;
}

function Gradients() {
  return html`<defs>
    <linearGradient id="dsa-sky" x2="0" y2="1">
      <stop stop-color="var(--sky)" /><stop offset="1" stop-color="var(--sky-low)" />
    </linearGradient>
    <linearGradient id="dsa-water" x2="0" y2="1">
      <stop stop-color="var(--water-top)" /><stop offset="1" stop-color="var(--water-deep)" />
    </linearGradient>
    <linearGradient id="dsa-ray" x2="0" y2="1">
      <stop stop-color="#fff" stop-opacity="0.100" /><stop
        offset="1"
        stop-color="#fff"
        stop-opacity="0"
      />
    </linearGradient>
    <linearGradient id="dsa-hull" x2="0" y2="1">
      <stop stop-color="#e2c283" /><stop offset="0.300" stop-color="var(--hull)" />
      <stop offset="1" stop-color="var(--hull-shade)" />
    </linearGradient>
  </defs>`;
}

/**
 * The spaces with what lies on them; the one you can do something with glows.
 * @param {{way: Course, scene: Scene}} props
 */
function Spaces({ way, scene }) {
  const { view, moves, words, play, ask } = scene;
  const here = view.you === null ? 0 : view.divers[view.you].depth;
  const drops = moves.filter((move) => move.startsWith('drop'));
  const act = moves.includes('take') ? 'take' : drops.length === 1 ? drops[0] : null;
  return view.path.map((levels, index) => {
    const depth = index + 1;
    const { x, y } = way.at(depth);
    const canDo = act !== null && depth === here;
    const name = words.text('board-space', { depth, levels: levels.length ? levels : 0 });
    const press = canDo
      ? () => play(act)
      : moves.length && !moves.includes('take')
        ? () => ask('take')
        : undefined;
    return html`<g
      key=${depth}
      class="space ${canDo ? 'can-do' : ''}"
      transform="translate(${x} ${y})"
      role=${canDo ? 'button' : 'img'}
      aria-label=${canDo ? `${words.move(act)}: ${name}` : name}
      tabindex=${canDo ? 0 : undefined}
      onClick=${press}
      onKeyDown=${canDo ? pressed(() => play(act)) : undefined}
    >
      ${canDo && html`<circle class="target" r=${TARGET_RADIUS_PX} /><circle class="glow" r=${way.radius * 1.3} />`}
      <${Treasure} levels=${levels} radius=${way.radius} />
    </g>`;
  });
}

/** @param {() => void} act */
const pressed = (act) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/**
 * @typedef {object} Kept
 * @property {number[]} depths by seat
 * @property {{seat: number, from: number, to: number, round: number} | null} trace
 */

/**
 * The way of the last diver who moved, until the next one does.
 * @param {{way: Course, view: DeepSeaView, isFresh: boolean}} props `isFresh`: nothing came before
 */
function Trace({ way, view, isFresh }) {
  const kept = useRef(/** @type {Kept} */ ({ depths: [], trace: null }));
  if (isFresh) kept.current = { depths: [], trace: null };
  /** @type {number[]} */
  const depths = view.divers.map((diver) => diver.depth);
  const moved = depths.findIndex((depth, seat) => depth !== (kept.current.depths[seat] ?? depth));
  if (moved >= 0) {
    const [from, to] = [kept.current.depths[moved], depths[moved]];
    kept.current.trace = { seat: moved, from, to, round: view.round };
  }
  kept.current.depths = depths;
  const { trace } = kept.current;
  if (!trace || trace.round !== view.round) return null;
  return html`<path
    class="trace"
    d=${way.line(trace.from, trace.to)}
    stroke=${seatColour(trace.seat)}
  />`;
}

/**
 * A diver on the path, swimming along it to where they are now.
 * @param {{seat: number, diver: import('./wire.js').Diver, way: Course, isActing: boolean,
 *   isYou: boolean, isLit: boolean}} props
 */
function Swimmer({ seat, diver, way, isActing, isYou, isLit }) {
  const depth = useGlide(diver.depth, (distance) => 220 + Math.min(distance, 6) * 70);
  if (depth < 0.05) return null;
  const { x, y, angle } = way.at(depth);
  const heading = diver.returning ? angle + Math.PI : angle;
  const faces = Math.cos(heading) >= 0 ? 1 : -1;
  const lean = (Math.atan2(Math.sin(heading), Math.abs(Math.cos(heading))) * 180) / Math.PI;
  const scale = Math.min(1.15, Math.max(0.72, way.radius / 26));
  return html`<g
    class="diver ${isActing ? 'acting' : ''} ${isLit ? 'lit' : ''}"
    transform="translate(${x.toFixed(1)} ${(y - way.radius * 0.62).toFixed(1)})"
    aria-hidden="true"
  >
    ${isActing && html`<circle class="halo" r=${24 * scale} />`}
    <${Diver}
      seat=${seat}
      scale=${scale}
      faces=${faces}
      tilt=${Math.max(-28, Math.min(28, lean))}
      load=${diver.sack.length}
    />
    ${isYou && html`<path class="you" d="M-6 ${-24 * scale - 7}h12l-6 7z" />`}
  </g>`;
}

/**
 * Two arrows at your own diver while you choose the way.
 * @param {{way: Course, diver: import('./wire.js').Diver, scene: Scene}} props
 */
function Ways({ way, diver, scene }) {
  const { depth } = diver;
  const turns = waysOf(diver).filter(({ move }) => scene.moves.includes(move));
  const here = way.at(depth);
  const below = depth === 0 ? 30 : way.radius + 12;
  return turns.map(({ move, to, back }) => {
    // Beside the path, so that nobody on the next space is covered.
    const at = way.at(to);
    const side = depth === 0 ? 0 : Math.sign(at.x - here.x) || 1;
    const x = here.x + side * 27;
    const y = here.y + below;
    const turn = depth === 0 ? 90 : (Math.atan2(at.y - here.y, at.x - here.x) * 180) / Math.PI;
    return html`<g
      key=${move}
      class="way can-do ${back ? 'back' : ''}"
      transform="translate(${x} ${y})"
      role="button"
      tabindex="0"
      aria-label=${spoken(move, scene.view, scene.words)}
      onClick=${() => scene.play(move)}
      onKeyDown=${pressed(() => scene.play(move))}
    >
      <circle class="target" r=${TARGET_RADIUS_PX} />
      <circle class="knob" r="15" />
      <path class="arrow" d="M-6 0H6M1 -5.500L6.500 0L1 5.500" transform="rotate(${turn})" />
    </g>`;
  });
}

/**
 * The last roll: the dice, less what is carried.
 * @param {{scene: Scene, y: number}} props
 */
function Roll({ scene, y }) {
  const kept = useRef(/** @type {(import('./wire.js').Rolled & {ply: number}) | null} */ (null));
  const rolled = scene.effects.findLast((effect) => effect.effect === 'rolled');
  if (rolled) kept.current = { ...rolled, ply: scene.view.ply };
  const roll = kept.current;
  if (!roll) return null;
  const weight = roll.dice.reduce((sum, face) => sum + face, 0) - roll.steps;
  return html`<g
    class="roll"
    transform="translate(20 ${y})"
    role="img"
    aria-label=${scene.words.effect(roll)}
  >
    <g key=${roll.ply} class="cast">
      ${roll.dice.map(
        (face, number) =>
          html`<g key=${number} transform="translate(${DIE_STEP_PX * number} 0)">
            <${Die} face=${face} size=${24} />
          </g>`,
      )}
    </g>
    ${weight > 0 && html`<text x=${DIE_STEP_PX * roll.dice.length - 10} y="1">−${weight} = ${roll.steps}</text>`}
  </g>`;
}

/**
 * What the treasures of each level are worth.
 * @param {{layout: Layout, values: number[][], words: Words}} props
 */
function Legend({ layout, values, words }) {
  const { width, height } = layout;
  const step = Math.min(112, (width - 24) / values.length);
  const first = width / 2 - (step * values.length) / 2;
  return html`<g class="legend">
    ${values.map(
      ([least, most], number) =>
        html`<g
          transform="translate(${first + step * number + 14} ${(height + layout.floor) / 2 + 4})"
          role="img"
          aria-label=${words.text('board-level', { level: number + 1 })}
        >
          <${Treasure} levels=${[number + 1]} radius=${9} />
          <text x="15" y="1">${least === most ? least : `${least}–${most}`}</text>
        </g>`,
    )}
  </g>`;
}

/** What the tour points at: the treasures, the air, your own diver's way, the submarine. */
export const tour = ['.deep-sea .space', '.deep-sea .tank', '.actions', '.deep-sea .submarine'];

/**
 * @param {DeepSeaView} view
 * @param {number} seat
 * @param {Words} words
 */
export function possessions(view, seat, words) {
  const diver = view.divers[seat];
  const place = diver.home
    ? words.text('screen-home')
    : diver.depth
      ? words.text('screen-depth', { depth: diver.depth })
      : words.text('screen-submarine');
  const icon = (/** @type {number[]} */ levels) =>
    html`<${TreasureIcon}
      levels=${levels}
      label=${words.text('board-level', { level: levels })}
    />`;
  return [
    { label: words.text('screen-place'), value: place },
    { label: words.text('screen-sack'), value: diver.sack.length ? diver.sack.map(icon) : '–' },
    ...(diver.values?.length
      ? [{ label: words.text('board-looked'), value: diver.values.flat().join(', ') }]
      : []),
    { label: words.text('screen-points'), value: score(view, seat) },
  ];
}

/** The value of what is stored. @param {DeepSeaView} view @param {number} seat */
export const score = (view, seat) =>
  view.divers[seat].stored.reduce((all, value) => all + value, 0);

/**
 * @param {DeepSeaView} view
 * @param {number} seat
 * @param {Words} words
 */
export function breakdown(view, seat, words) {
  const { stored } = view.divers[seat];
  const sorted = stored.toSorted((a, b) => b - a);
  return [{ label: words.text('screen-stored'), value: sorted.length ? sorted.join(' + ') : '–' }];
}

/**
 * @param {string} move
 * @param {DeepSeaView} view
 * @param {Words} words
 */
export function choice(move, view, words) {
  const [kind, number] = move.split(' ');
  const why = html`<small>${words.text(`why-${kind}`)}</small>`;
  const levels =
    kind === 'drop' && view.you !== null ? view.divers[view.you].sack[Number(number) - 1] : null;
  if (!levels) return html`${spoken(move, view, words)} ${why}`;
  const label = words.text('board-level', { level: levels });
  return html`${words.text('board-drop')}
    <${TreasureIcon} levels=${levels} label=${label} /> ${why}`;
}
