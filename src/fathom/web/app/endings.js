/**
 * Endings. A game that is over is shown as a scene of its own, with the reason in one sentence.
 *
 * To give a game one, put `web/ending.js` in its folder; its styles belong to `web/board.css`. It
 * exports:
 *
 * - `Ending(props)`, a component that draws what an SVG of `width` by `height` holds. Its props are
 *   an `Ending` (below). The same drawing is on the picture that people share: nothing in it may say
 *   more than the result does, and what moves ends in what `isStill` shows at once.
 * - `heading(props)`, optional: the headline; null leaves it to the page.
 *
 * What made the game end so comes from the server: the `remarks` and `figures` that the rules know
 * (`Epilogue` in engine/capabilities.py), said by the game's words `epilogue-...` and `figure-...`.
 * A game without an ending of its own is shown as a podium.
 */

import { useEffect, useState } from 'preact/hooks';
import { api, Refusal } from './api.js';
import { FILES } from './boards.js';
import { hasSides, sideName } from './crew.js';
import { gameFile } from './files.js';
import { html } from './html.js';
import { playerName } from './players.js';
import { seatColour, seatFill, seatLetter } from './seats.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').AnyView} AnyView */
/** @typedef {import('./wire.js').EpilogueTell} EpilogueTell */
/** @typedef {import('./wire.js').Outcome} Outcome */
/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./words.js').Words} Words */

/**
 * What an ending is given.
 * @template {import('./wire.js').View} [V=AnyView]
 * @typedef {object} Ending
 * @property {V} view the last one
 * @property {TableTell} table
 * @property {Outcome} outcome
 * @property {EpilogueTell} epilogue
 * @property {string[]} names by seat
 * @property {number} width
 * @property {number} height
 * @property {boolean} isStill
 * @property {Words} words of this game
 */

/**
 * @typedef {object} EndingModule
 * @property {(ending: Ending) => import('./boards.js').Drawn} Ending
 * @property {(ending: Ending) => string | null} [heading]
 */

/** @type {EpilogueTell} */
const NOTHING_SAID = { remarks: [], figures: {} };

/**
 * The ending of a game, and why it ended so, once they are here.
 * @param {string} game
 * @param {string} table its id
 * @returns {{module: EndingModule, epilogue: EpilogueTell} | null | undefined} undefined while it
 *   is awaited, null if it did not come
 */
export function useEnding(game, table) {
  const [ending, setEnding] = useState(
    /** @type {{module: EndingModule, epilogue: EpilogueTell} | null | undefined} */ (undefined),
  );
  useEffect(() => {
    let isGone = false;
    Promise.all([loadEnding(game), tellEpilogue(table)]).then(
      ([module, epilogue]) => !isGone && setEnding({ module, epilogue }),
      () => !isGone && setEnding(null),
    );
    return () => {
      isGone = true;
    };
  }, [game, table]);
  return ending;
}

/** Whether a game has an ending of its own. @param {string} game */
export const hasEnding = (game) => FILES.endings.includes(game);

/** @param {string} game @returns {Promise<EndingModule>} */
const loadEnding = async (game) =>
  hasEnding(game) ? import(gameFile(game, 'ending.js')) : { Ending: Podium };

/** @param {string} table */
async function tellEpilogue(table) {
  try {
    return await api(`tables/${table}/epilogue`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return NOTHING_SAID; // the places are known without it
  }
}

/**
 * Why it ended so, as whoever looks would say it: of their own side, and of whom it compares with.
 * @param {EpilogueTell} epilogue
 * @param {Pick<Ending, 'table' | 'outcome' | 'names' | 'words'>} of
 * @param {number | null} you
 */
export function whySaid({ remarks }, { table, outcome, names, words }, you) {
  const place = (/** @type {import('./wire.js').Remark} */ { seats }) => outcome.places[seats[0]];
  const best = remarks.toSorted((one, other) => place(one) - place(other));
  const isMine = (/** @type {import('./wire.js').Remark} */ { seats }) =>
    you !== null && seats.includes(you);
  const first = remarks.find(isMine) ?? best[0];
  const second = best.find(({ seats }) => seats[0] !== first.seats[0]);
  return [first, second]
    .filter((remark) => remark !== undefined)
    .map((remark) => {
      const who = partyName(remark.seats, table, names, words);
      const facts = { ...remark.facts, who, you: isMine(remark) ? 'yes' : 'no' };
      return `${words.text(remark.message, facts)}.`;
    })
    .join(' ');
}

/**
 * What those who win and lose together are called: a side, or one player.
 * @param {number[]} seats
 * @param {TableTell} table
 * @param {string[]} names
 * @param {Words} words
 */
export function partyName(seats, table, names, words) {
  const side = table.sides.findIndex((one) => one.seats.includes(seats[0]));
  return hasSides(table) && side >= 0 ? sideName(table, side, words) : names[seats[0]];
}

/**
 * The headline: a side wins and loses as one.
 * @param {TableTell} table
 * @param {Outcome | null} outcome
 * @param {number | null} you
 */
export function headlineOf(table, outcome, you) {
  if (!outcome || you === null) return t('game-over');
  const { places } = outcome;
  const firsts = table.sides.filter((side) => places[side.seats[0]] === 1).length;
  if (hasSides(table)) {
    if (places[you] !== 1) return t('crew-loses');
    return t(firsts > 1 ? 'crews-share' : 'crew-wins');
  }
  if (places[you] !== 1) return t('you-placed', { place: places[you] });
  return t(places.filter((place) => place === 1).length > 1 ? 'you-share' : 'you-win');
}

/**
 * The place of a seat's side among the sides.
 * @param {TableTell} table
 * @param {{places: number[]}} outcome
 * @param {number} seat
 */
export const sidePlace = ({ sides }, { places }, seat) =>
  1 + sides.filter((side) => places[side.seats[0]] < places[seat]).length;

/** @param {TableTell} table */
export const namesOf = (table) => table.seats.map(playerName);

/** So high stand the first three, and everybody else. */
const STEPS = [1, 0.7, 0.5, 0.34];

/**
 * Who came where, for a game without a scene of its own.
 * @param {Ending} ending
 */
function Podium({ table, outcome, names, width, height }) {
  const order = table.seats.toSorted((a, b) => outcome.places[a.seat] - outcome.places[b.seat]);
  const step = Math.min(150, (width - 32) / order.length);
  const left = (width - step * order.length) / 2;
  return html`<${NightSea} width=${width} height=${height} horizon=${height * 0.3} /> ${order.map(
      ({ seat }, index) => {
        const high = height * 0.52 * STEPS[Math.min(outcome.places[seat], STEPS.length) - 1];
        const x = left + step * (index + 0.5);
        const r = Math.min(20, step * 0.3);
        return html`<g key=${seat} class="arrives" style=${{ '--order': order.length - index }}>
          <rect
            x=${x - step * 0.42}
            y=${height - high}
            width=${step * 0.84}
            height=${high}
            rx="6"
            fill="#123a52"
            stroke="#47718a"
          />
          <text class="ending-figure" x=${x} y=${height - high + 26}>${outcome.places[seat]}</text>
          <circle
            cx=${x}
            cy=${height - high - r - 6}
            r=${r}
            fill=${seatFill(seat)}
            stroke="var(--seat-ink)"
            stroke-width="2"
          />
          <circle cx=${x} cy=${height - high - r - 6} r=${r * 0.64} fill=${seatColour(seat)} />
          <text class="ending-letter" x=${x} y=${height - high - r - 5.5}>${seatLetter(seat)}</text>
          <text class="ending-name" x=${x} y=${height - 14}
            >${shortened(names[seat], step / 9)}</text
          >
        </g>`;
      },
    )}`;
}

/**
 * A number from 0 to 1 that looks like chance and is always the same.
 * @param {number} index
 */
function strewn(index) {
  const far = Math.sin(index * 12.9898 + 4.1) * 43758.5453;
  return far - Math.floor(far);
}

/**
 * A sky with stars over a dark sea, in every light of the page.
 * @param {{width: number, height: number, horizon: number}} props
 */
export function NightSea({ width, height, horizon }) {
  const stars = Array.from({ length: Math.round((width * horizon) / 900) }, (_, index) => ({
    x: strewn(index) * width,
    y: strewn(index + 0.5) * horizon * 0.95,
    r: 0.6 + ((index * 7) % 5) * 0.22,
  }));
  return html`<defs>
      <linearGradient id="ending-sky" x2="0" y2="1">
        <stop stop-color="#050d1c" /><stop offset="1" stop-color="#1b3a58" />
      </linearGradient>
      <linearGradient id="ending-sea" x2="0" y2="1">
        <stop stop-color="#0e3a53" /><stop offset="1" stop-color="#03101b" />
      </linearGradient>
    </defs>
    <rect width=${width} height=${horizon + 1} fill="url(#ending-sky)" />
    ${stars.map(({ x, y, r }, index) => html`<circle key=${index} cx=${x} cy=${y} r=${r} fill="#fff" opacity=${0.35 + (index % 4) * 0.16} />`)}
    <rect y=${horizon} width=${width} height=${height - horizon} fill="url(#ending-sea)" />
    <path d="M0 ${horizon}H${width}" stroke="#9fd0e6" stroke-opacity="0.35" />`;
}

/**
 * A name that fits into so many letters.
 * @param {string} name
 * @param {number} room
 */
export const shortened = (name, room) =>
  name.length <= room ? name : `${name.slice(0, Math.max(1, Math.floor(room) - 1))}…`;
