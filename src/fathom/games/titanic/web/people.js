/** Passengers: where they stand, walk and swim, and the way they have just come. */

import { useLayoutEffect, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { isStill, useGlide } from 'fathom/motion.js';
import { seatColour, seatFill } from 'fathom/seats.js';

/** @typedef {import('./wire.js').TitanicView} TitanicView */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * What is worn on the head by the passengers of a seat, so that no colour stands alone however small
 * they are: a bowler, a bonnet, a sailor's cap, a top hat.
 */
const HATS = [
  'M-8 -9.500H8M-5.500 -9.500C-5.500 -17 5.500 -17 5.500 -9.500z',
  'M-7.500 -5C-9.500 -18 9.500 -18 7.500 -5Q4.500 -12 0 -12T-7.500 -5z',
  'M-7 -10H7L5.500 -14.500Q0 -17.500 -5.500 -14.500zM-6 -10Q0 -12.500 6 -10',
  'M-8.500 -10.500H8.500M-5 -10.500V-18.500H5V-10.500z',
];

/**
 * A little person: coat, face, hat; about 24 wide and 33 high around 0.
 * @param {{seat: number}} props
 */
export function Figure({ seat }) {
  return html`<path
      class="jacket"
      d="M-11.500 14C-12 3 -9.500 -2.500 -4 -3.500H4C9.500 -2.500 12 3 11.500 14Q0 17 -11.500 14z"
      fill=${seatFill(seat)}
    />
    <circle class="face" cy="-7" r="5.800" />
    <path class="hat" d=${HATS[seat % HATS.length]} fill=${seatColour(seat)} />`;
}

/**
 * A passenger's token; however small it is, its number can be read.
 * @param {{seat: number, number: number, scale?: number}} props at scale 1 it is about 26 wide
 */
export function Token({ seat, number, scale = 1 }) {
  return html`<g transform="scale(${scale})">
    <${Figure} seat=${seat} />
    <circle cy="6.500" r="7" fill=${seatColour(seat)} />
    <g transform="translate(0 6.500) scale(${Math.max(1, 0.92 / scale)})"
      ><text class="letter" y="0.500">${number}</text></g
    >
  </g>`;
}

/** @param {number} distance in fields */
const pace = (distance) => 200 + Math.min(distance, 5) * 60;

/**
 * A place on the ship that follows its goal; who is new comes from where they entered.
 * @param {number[]} goal
 * @param {number[] | null} from
 */
function useWalk(goal, from) {
  const [aim, setAim] = useState(from && !isStill() ? from : goal);
  useLayoutEffect(() => setAim(goal), [goal[0], goal[1]]);
  return [useGlide(aim[0], pace), useGlide(aim[1], pace)];
}

/**
 * @param {{layout: Layout, seat: number, number: number, field: number[], from: number[] | null,
 *   ground: string, state: string, label: string, dragged: {x: number, y: number} | null,
 *   press?: () => void, grab?: (event: PointerEvent) => void}} props
 */
export function Person({
  layout,
  seat,
  number,
  field,
  from,
  ground,
  state,
  label,
  dragged,
  press,
  grab,
}) {
  const [x, y] = useWalk(field, from);
  const spot = dragged ?? layout.at(x, y);
  const canDo = state.includes('can-do');
  const scale = (layout.cell / 32) * (ground === 'o' ? 0.82 : 1);
  return html`<g
    class="person ${state} ${ground === '~' ? 'swims' : ''} ${dragged ? 'dragged' : ''}"
    transform="translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})"
    role=${canDo ? 'button' : 'img'}
    aria-label=${label}
    aria-pressed=${canDo ? state.includes('held') : undefined}
    tabindex=${canDo ? 0 : undefined}
    onClick=${press}
    onPointerDown=${grab}
    onKeyDown=${press && pressed(press)}
  >
    ${press && html`<circle class="target" r=${canDo ? layout.touch : layout.cell / 2} />`}
    ${canDo && html`<circle class="glow" r=${layout.cell * 0.54} />`}
    ${
      ground === '~' &&
      html`<path
        class="wake"
        d="M-17 8q4.250 -4 8.500 0t8.500 0t8.500 0t8.500 0"
        transform="scale(${scale})"
      />`
    }
    <${Token} seat=${seat} number=${number} scale=${scale} />
  </g>`;
}

/** @param {() => void} act */
export const pressed = (act) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/**
 * Those who were on board a moment ago: they go under, or back ashore.
 * @param {{layout: Layout, view: TitanicView, before: TitanicView | null}} props
 */
export function Gone({ layout, view, before }) {
  if (!before) return null;
  return before.players.flatMap((player, seat) => {
    const now = view.players[seat];
    const here = now.passengers.map((one) => one.number);
    return player.passengers
      .filter((one) => !here.includes(one.number))
      .map(({ number, x, y }) => {
        const spot = layout.at(x, y);
        const how = now.lost.includes(number) ? 'drowns' : 'thrown';
        return html`<g
          key="${view.ply} ${seat} ${number}"
          transform="translate(${spot.x} ${spot.y})"
          aria-hidden="true"
        >
          <g class="gone ${how}">
            <${Token} seat=${seat} number=${number} scale=${layout.cell / 32} />
          </g>
        </g>`;
      });
  });
}

/**
 * The ways of the last turn, dashed in its player's colour.
 * @param {{layout: Layout, steps: import('./wire.js').Moved[]}} props
 */
export function Traces({ layout, steps }) {
  return html`<g class="traces" aria-hidden="true">
    ${steps.map(({ seat, origin, to }, index) => {
      const [from, end] = [layout.at(origin[0], origin[1]), layout.at(to[0], to[1])];
      return html`<g key=${index}>
        <path class="trace-shade" d="M${from.x} ${from.y}L${end.x} ${end.y}" />
        <path class="trace" d="M${from.x} ${from.y}L${end.x} ${end.y}" stroke=${seatColour(seat)} />
        <circle class="trace-start" cx=${from.x} cy=${from.y} r="4" fill=${seatColour(seat)} />
      </g>`;
    })}
  </g>`;
}
