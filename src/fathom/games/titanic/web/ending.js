/** The end of Titanic: the lifeboats under stars, and who is in them. */

import { NightSea } from 'fathom/endings.js';
import { html } from 'fathom/html.js';
import { seatFill } from 'fathom/seats.js';
import { Figure } from './people.js';

/** @typedef {import('./wire.js').TitanicView} TitanicView */
/** @typedef {import('fathom/endings.js').Ending<TitanicView>} Ending */

/** What a ring is in the view. */
const RING = 'o';

/**
 * The lifeboats, each with as many places as it has rings, and who is on them.
 * @param {TitanicView} view
 */
function boatsOf({ board, ground, players }) {
  /** @type {Map<number, {rings: number, people: {seat: number, number: number}[]}>} */
  const boats = new Map();
  ground.forEach((row, y) =>
    [...row].forEach((sign, x) => {
      if (sign !== RING) return;
      const place = board.places[y][x];
      const boat = boats.get(place) ?? { rings: 0, people: [] };
      boats.set(place, boat);
      boat.rings += 1;
      players.forEach((player, seat) => {
        for (const one of player.passengers)
          if (one.x === x && one.y === y) boat.people.push({ seat, number: one.number });
      });
    }),
  );
  return [...boats.values()];
}

/** @param {Ending} ending */
export function Ending({ view, width, height }) {
  const horizon = height * 0.44;
  const boats = boatsOf(view);
  const rows = width < 560 ? 3 : 2;
  const columns = Math.max(1, Math.ceil(boats.length / rows));
  const step = width / columns;
  const tall = (height - horizon - 10) / rows;
  const scale = Math.min(1.5, step / 142, tall / 58);
  return html`<g class="titanic-ending">
    <${NightSea} width=${width} height=${height} horizon=${horizon} />
    <g
      transform="translate(${width * 0.66} ${horizon}) scale(${Math.min(1.1, width / 900, height / 330)})"
      ><${Wreck}
    /></g>
    <${Lights} players=${view.players} width=${width} top=${horizon} height=${height - horizon} />
    ${boats.map((boat, index) => {
      const row = Math.floor(index / columns);
      const x = step * ((index % columns) + 0.5) + (row % 2 ? 0.06 : -0.03) * step;
      const y = horizon + tall * (row + 0.72);
      return html`<g key=${index} class="arrives" style=${{ '--order': index }}>
        <g transform="translate(${x} ${y}) scale(${scale * (0.86 + row * 0.1)})"
          ><${Lifeboat} ...${boat}
        /></g>
      </g>`;
    })}
  </g>`;
}

/** The ship going down by the bow, her lights still on; drawn above the water line at 0. */
function Wreck() {
  const lights = Array.from({ length: 22 }, (_, index) => index);
  return html`<clipPath id="ending-above"
      ><rect x="-320" y="-260" width="640" height="260"
    /></clipPath>
    <g clip-path="url(#ending-above)">
      <g transform="rotate(-17) translate(10 34)">
        <path
          d="M-230 -30H205L232 -62H262L240 20H-210z"
          fill="#0a1622"
          stroke="#31506a"
          stroke-width="2"
        />
        <path d="M-150 -30V-52H150V-30zM-110 -52V-68H110V-52z" fill="#16293a" stroke="#31506a" />
        ${[-90, -35, 20, 75].map((x) => html`<path key=${x} d="M${x} -68l6 -44h22l6 44z" fill="#3a2418" stroke="#5b3a26" />`)}
        ${lights.map((light) => html`<circle key=${light} cx=${-190 + light * 19} cy=${light % 2 ? -12 : -41} r="2.400" fill="#ffd98a" />`)}
      </g>
    </g>
    <path
      d="M-240 3q20 -7 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0"
      stroke="#9fd0e6"
      stroke-opacity="0.5"
      fill="none"
      stroke-width="2"
    />`;
}

/**
 * A lifeboat from aside; who is in it sits upright.
 * @param {{rings: number, people: {seat: number, number: number}[]}} props
 */
function Lifeboat({ rings, people }) {
  const half = 16 + rings * 13;
  return html`<ellipse cy="16" rx=${half * 1.05} ry="5" fill="#000" opacity="0.350" />
    ${people.map(
      ({ seat, number }, index) =>
        html`<g
          key="${seat} ${number}"
          transform="translate(${(index - (people.length - 1) / 2) * 25} -13) scale(1.050)"
        >
          <${Figure} seat=${seat} />
        </g>`,
    )}
    <path
      d="M${-half} -5Q0 4 ${half} -5Q${half * 0.92} 16 ${half * 0.62} 17H${-half * 0.62}Q${-half * 0.92} 16 ${-half} -5z"
      fill="#e9d3a6"
      stroke="#5a3a1c"
      stroke-width="2"
    />
    <path
      d="M${-half * 0.93} 4Q0 12 ${half * 0.93} 4"
      fill="none"
      stroke="#8a5a2b"
      stroke-width="2"
    />
    ${people.map(({ seat, number }, index) => html`<circle key="${seat} ${number}" cx=${(index - (people.length - 1) / 2) * 25} cy="9" r="5" fill=${seatFill(seat)} stroke="#5a3a1c" />`)}`;
}

/**
 * A light on the water for each who is lost.
 * @param {{players: import('./wire.js').Player[], width: number, top: number, height: number}} props
 */
function Lights({ players, width, top, height }) {
  const lost = players.flatMap((player, seat) => player.lost.map(() => seat));
  return lost.map(
    (_, index) =>
      html`<g key=${index} opacity="0.750">
        <circle
          cx=${(width * ((index * 0.618 + 0.13) % 1)).toFixed(1)}
          cy=${(top + height * (0.06 + 0.86 * ((index * 0.382 + 0.3) % 1))).toFixed(1)}
          r="1.800"
          fill="#cfe9ff"
        />
      </g>`,
  );
}
