/**
 * Who sits where: a colour, a pattern, a letter and a face each, so that no colour ever stands alone.
 *
 * They belong to people and bots, not to chairs: who plays again keeps them. One table is shown at a
 * time, and `useCompany` says whose; without one, as in pictures of rules, each seat has its own.
 */

import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { html } from './html.js';
import { words } from './words.js';

export const MOST_SEATS = 6;

/** @typedef {'person' | 'bot' | 'open'} Kind */
/** @typedef {import('./wire.js').SeatTell} SeatTell */

/**
 * @type {import('@preact/signals').Signal<
 *   {name: string, colour: number, letter: string, kind: Kind, look: number}[]>}
 */
const company = signal([]);

/** What kind of player has a seat. @param {Pick<SeatTell, 'name' | 'bot'>} seat */
export const kindOf = ({ name, bot }) => (name ? 'person' : bot ? 'bot' : 'open');

/** What a colour is called. @param {number} colour */
export const colourName = (colour) => words.value.text(`seat-${colour % MOST_SEATS}`);

/** How whoever has a seat is called; an open one by its colour. @param {SeatTell} seat */
export const playerName = (seat) =>
  seat.name ?? (seat.bot ? seat.bot_name : colourName(seat.colour));

/**
 * The name of whoever has a seat; it leads to a person's page.
 * @param {{seat: SeatTell, isPlain?: boolean}} props `isPlain` where nothing can be pressed
 */
export const PlayerName = ({ seat, isPlain = false }) =>
  seat.handle && !isPlain
    ? html`<a class="person-link" href="#/person/${seat.handle}">${playerName(seat)}</a>`
    : playerName(seat);

/**
 * The colours, letters and faces of those at this table, as long as it is shown.
 * @param {SeatTell[] | undefined} seats
 */
export function useCompany(seats) {
  const told = JSON.stringify(seats?.map((seat) => [playerName(seat), seat.colour, kindOf(seat)]));
  useLayoutEffect(() => {
    const letters = lettersOf(seats?.map(playerName) ?? []);
    company.value = (seats ?? []).map((seat, number) => ({
      colour: seat.colour,
      letter: letters[number],
      kind: kindOf(seat),
      look: lookOf(playerName(seat)),
      name: playerName(seat),
    }));
  }, [told]);
  useLayoutEffect(
    () => () => {
      company.value = [];
    },
    [],
  );
}

/**
 * One letter for each name: its first, or the first in it that nobody before has.
 * @param {string[]} names
 */
export function lettersOf(names) {
  /** @type {string[]} */
  const taken = [];
  for (const name of names) {
    const letters = [...name.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const spare = [...'123456789'];
    const own = [...letters, ...spare].find((letter) => !taken.includes(letter));
    taken.push(own ?? letters[0] ?? '?');
  }
  return taken;
}

/** A number that is always the same for a name, to choose a face by. @param {string} name */
export const lookOf = (name) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/** @param {number} seat */
const colourOf = (seat) => (company.value[seat]?.colour ?? seat) % MOST_SEATS;

/** @param {number} seat */
export const seatColour = (seat) => `var(--seat-${colourOf(seat)})`;

/**
 * The seat that an effect is about, if it is one.
 * @param {object | null} effect
 */
export const seatIn = (effect) =>
  effect && 'seat' in effect && typeof effect.seat === 'number' ? effect.seat : null;

/** @param {number} seat */
export const seatFill = (seat) => `url(#seat-${colourOf(seat)})`;

/** How whoever has a seat is called. @param {number} seat */
export const seatName = (seat) => company.value[seat]?.name ?? colourName(seat);

/** @param {number} seat */
export const seatLetter = (seat) => company.value[seat]?.letter ?? colourName(seat)[0];

const MARKS = [
  null,
  html`<path d="M0 3q2-2.500 4 0t4 0M0 7q2-2.500 4 0t4 0" fill="none" stroke-width="1.200" />`,
  html`<circle cx="2" cy="2" r="1.100" /><circle cx="6" cy="6" r="1.100" />`,
  html`<path d="M-1 5L5-1M1 9L9 1" fill="none" stroke-width="1.300" />`,
  html`<circle cx="4" cy="4" r="2.400" fill="none" stroke-width="1.100" />`,
  html`<path d="M0 0h4v4H0zM4 4h4v4H4z" stroke="none" />`,
];

/** The fills that `seatFill` names; the page holds them once. */
export function SeatPatterns() {
  return html`<svg class="unseen" aria-hidden="true">
    <defs>
      ${MARKS.map(
        (mark, seat) =>
          html`<pattern id="seat-${seat}" width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill="var(--seat-${seat})" />
            <g fill="var(--seat-ink)" stroke="var(--seat-ink)" opacity="0.32">${mark}</g>
          </pattern>`,
      )}
    </defs>
  </svg>`;
}

/** Eyes and mouths in the window of a helmet: a person's, and a bot's. */
const EYES = {
  person: [
    html`<circle cx="19.500" cy="18.500" r="1.600" /><circle cx="28.500" cy="18.500" r="1.600" />`,
    html`<path d="M17.500 19.500q2 -3 4 0M26.500 19.500q2 -3 4 0" />`,
    html`<circle class="glass" cx="19.500" cy="18.500" r="3.300" /><circle
        class="glass"
        cx="28.500"
        cy="18.500"
        r="3.300"
      /><path d="M22.800 18.500h2.400" />`,
    html`<circle cx="19.500" cy="18.500" r="1.600" /><path d="M26.500 18.500h4" />`,
    html`<circle cx="19.500" cy="19.500" r="1.600" /><circle
        cx="28.500"
        cy="19.500"
        r="1.600"
      /><path d="M17 15.500l4.500 1M31 15.500l-4.500 1" />`,
  ],
  bot: [
    html`<path d="M17.500 17h4.500v3h-4.500zM26 17h4.500v3H26z" />`,
    html`<path d="M17 18.500h14M20 16.500v4M28 16.500v4" />`,
    html`<path d="M17.500 16l4 4M21.500 16l-4 4M26.500 16l4 4M30.500 16l-4 4" />`,
  ],
};
const MOUTHS = {
  person: [
    html`<path d="M19.500 23.500q4.500 3.500 9 0" />`,
    html`<path d="M19.500 23.200h9q-4.500 6 -9 0z" />`,
    html`<path d="M24 22.500q-2.500 2.500 -5.500 1M24 22.500q2.500 2.500 5.500 1M22 26.800h4" />`,
    html`<circle class="glass" cx="24" cy="25" r="2" />`,
  ],
  bot: [
    html`<path d="M19.500 25h9" />`,
    html`<path d="M18.500 24h11v3h-11zM22 24v3M26 24v3" />`,
    html`<path d="M19 26l2 -2 2 2 2 -2 2 2 2 -2" />`,
  ],
};

/**
 * What can be seen in the window of a helmet; nothing of who has not come yet.
 * @param {{kind: Kind, look: number}} props
 */
function Features({ kind, look }) {
  if (kind === 'open') return null;
  const mouths = MOUTHS[kind];
  const eyes = EYES[kind];
  return html`<g class="features ${kind}">
    ${eyes[look % eyes.length]} ${mouths[Math.floor(look / eyes.length) % mouths.length]}
  </g>`;
}

/**
 * Who sits there, as a face in a diver's helmet of their colour and pattern.
 * @param {{seat: number, kind?: Kind}} props
 */
export function Face({ seat, kind = company.value[seat]?.kind ?? 'person' }) {
  const isOpen = kind === 'open';
  return html`<svg class="sailor ${kind}" viewBox="0 0 48 48" aria-hidden="true">
    <g
      class="helmet"
      fill=${isOpen ? 'none' : seatFill(seat)}
      stroke=${isOpen ? seatColour(seat) : 'var(--seat-ink)'}
    >
      <path d="M11.500 32.500a17 17 0 1 1 25 0" />
      <rect x="8" y="32.500" width="32" height="13.500" rx="4" />
    </g>
    <circle class="window" cx="24" cy="20.500" r="10.500" />
    <${Features} kind=${kind} look=${company.value[seat]?.look ?? seat} />
    <text x="24" y="39.500">${seatLetter(seat)}</text>
  </svg>`;
}

/** The same without the collar, beside a name. @param {{seat: number}} props */
export function SeatMark({ seat }) {
  const { kind = /** @type {Kind} */ ('person'), look = seat } = company.value[seat] ?? {};
  return html`<svg class="sailor seat-mark ${kind}" viewBox="4.500 1 39 39" aria-hidden="true">
    <circle
      class="helmet"
      cx="24"
      cy="20.500"
      r="18"
      fill=${seatFill(seat)}
      stroke="var(--seat-ink)"
    />
    <circle class="window" cx="24" cy="20.500" r="11.500" />
    <${Features} kind=${kind} look=${look} />
  </svg>`;
}

/** The window alone, on a piece. @param {{seat: number, radius: number}} props */
export function Visage({ seat, radius }) {
  const { kind = /** @type {Kind} */ ('person'), look = seat } = company.value[seat] ?? {};
  return html`<g class="sailor" transform="scale(${radius / 11.5}) translate(-24 -20.500)">
    <circle class="window" cx="24" cy="20.500" r="10.500" />
    <${Features} kind=${kind} look=${look} />
  </g>`;
}
