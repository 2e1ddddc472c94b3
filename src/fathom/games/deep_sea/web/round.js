/**
 * The end of a round: a pause, the light goes, whoever is stranded sinks and their treasure drifts
 * down the path; whoever came home turns over one treasure after another; a card says who has what.
 *
 * All of it is drawn from what the view says of rounds that are over, so it is the same after a
 * reload. It lies over the board and takes nothing away: every click and key still does what it does,
 * and ends it too.
 */

import { useEffect, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { isStill } from 'fathom/motion.js';
import { playerName } from 'fathom/players.js';
import { seatColour, seatLetter, SeatMark } from 'fathom/seats.js';
import { sound } from 'fathom/sound.js';
import { isStaging, useUnseen } from 'fathom/stage.js';
import { Chip, Diver } from './pieces.js';
import { Sea } from './scenery.js';
import { Submarine } from './submarine.js';

/** @typedef {import('./wire.js').Haul} Haul */
/** @typedef {import('./wire.js').Scene} Scene */
/** @typedef {import('fathom/words.js').Words} Words */

/** Milliseconds of the staging, one thing after the other. */
const PAUSE = 600;
const DIMMING = 800;
const SINKING = 1700;
const TURNING = 300;
/** However many treasures there are, they are turned over in this time. */
const MOST_TURNING = 3000;
const AFTER = 700;
/** So long the card stays if nobody does anything. */
const CARD_MILLISECONDS = 8000;

/**
 * When what happens in the staging of a round.
 * @param {Haul[]} hauls
 */
function timesOf(hauls) {
  const isDark = hauls.some(({ home }) => !home);
  const chips = hauls.reduce((sum, { values }) => sum + values.length, 0);
  const turn = chips ? Math.min(TURNING, MOST_TURNING / chips) : 0;
  const sink = PAUSE + DIMMING;
  const turning = isDark ? sink + SINKING * 0.7 : PAUSE;
  const end = Math.max(isDark ? sink + SINKING : 0, turning + turn * (chips + 1)) + AFTER;
  return { isDark, sink, turning, turn, end };
}

/**
 * The end of a round that nobody has seen here yet, how far its staging is, and how to be done.
 * @param {Scene} scene
 */
export function useRoundEnd(scene) {
  const { view, table, isLive } = scene;
  const [round, finish] = useUnseen(isLive ? table : undefined, view.hauls.length);
  const [clock, setClock] = useState({ round: -1, elapsed: 0 });
  const hauls = round === null ? null : view.hauls[round];
  const isLast = Boolean(view.outcome) && round === view.hauls.length - 1;
  const end = hauls ? timesOf(hauls).end : 0;
  useEffect(() => {
    if (!hauls) return;
    const isShort = isStill();
    if (isShort && isLast) return finish(); // the result says it all
    isStaging.value = isLast;
    if (hauls.some(({ home }) => !home)) sound('sinking');
    const begun = performance.now();
    let frame = requestAnimationFrame(function draw(moment) {
      const elapsed = Math.min(end, Math.max(0, moment - begun));
      setClock({ round: round ?? -1, elapsed });
      if (elapsed < end && !isShort) frame = requestAnimationFrame(draw);
    });
    const timer = setTimeout(finish, (isShort ? 0 : end) + (isLast ? 0 : CARD_MILLISECONDS));
    addEventListener('pointerdown', finish);
    addEventListener('keydown', finish);
    return () => {
      isStaging.value = false;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener('pointerdown', finish);
      removeEventListener('keydown', finish);
    };
  }, [round, table]);
  if (round === null || !hauls) return null;
  const elapsed = isStill() ? end : clock.round === round ? clock.elapsed : 0;
  return { round, hauls, elapsed, isOver: elapsed >= end, isLast };
}

/** @typedef {NonNullable<ReturnType<typeof useRoundEnd>>} RoundEnd */

/** How much of a stretch of time has passed, from 0 to 1. @param {number} now @param {number} start @param {number} time */
const shareOf = (now, start, time) => Math.min(1, Math.max(0, (now - start) / time));

/**
 * What is drawn over the board while the round ends.
 * @param {{ending: RoundEnd, scene: Scene, layout: import('./board.js').Layout}} props
 */
export function RoundStage({ ending, scene, layout }) {
  const { hauls, elapsed, round } = ending;
  const { width, height, way, hull } = layout;
  const { words, view } = scene;
  const { air, rounds } = view.box;
  const times = timesOf(hauls);
  const dim = times.isDark ? shareOf(elapsed, PAUSE, DIMMING) : 0;
  const sunk = shareOf(elapsed, times.sink, SINKING) ** 1.6;
  const bottom = Math.max(scene.view.path.length, ...hauls.map(({ depth }) => depth + 1));
  return html`<g class="round-stage" aria-hidden="true">
    <${Sea} width=${width} height=${height} surface=${layout.sky} floor=${layout.floor} />
    <path class="rope" d=${way.line(0, bottom)} />
    <rect class="dark" width=${width} height=${height} opacity=${(dim * 0.78).toFixed(3)} />
    <${Submarine}
      hull=${hull}
      full=${air}
      tank=${0}
      due=${0}
      round=${words.text('screen-round', { round: round + 1, rounds })}
      air=""
      seats=${hauls.map(({ home, depth }) => ({ isAboard: home || depth === 0, isHome: home }))}
    />
    ${hauls.map((haul, seat) => !haul.home && haul.depth > 0 && html`<${Stranded} key=${seat} seat=${seat} haul=${haul} sunk=${sunk} bottom=${bottom} layout=${layout} />`)}
    <${Homecomers} hauls=${hauls} now=${elapsed} times=${times} layout=${layout} />
  </g>`;
}

/**
 * A diver who sinks, and the treasure that drifts down the path.
 * @param {{seat: number, haul: Haul, sunk: number, bottom: number,
 *   layout: import('./board.js').Layout}} props
 */
function Stranded({ seat, haul, sunk, bottom, layout }) {
  const { way, floor } = layout;
  const { x, y } = way.at(haul.depth);
  const scale = Math.min(1.15, Math.max(0.72, way.radius / 26));
  const down = y + (floor - y) * sunk;
  return html`${haul.levels.map((level, number) => {
      const lag = 1 - number * 0.07;
      const depth = haul.depth + (bottom - haul.depth) * Math.min(1, sunk * lag * 1.1);
      const at = way.at(depth);
      const sway = Math.sin(sunk * 9 + number) * 5;
      return html`<g
        key=${number}
        transform="translate(${(at.x + sway).toFixed(1)} ${(at.y + number * 3 * (1 - sunk)).toFixed(1)})"
        opacity=${Math.min(1, sunk * 8).toFixed(2)}
      >
        <${Chip} level=${level} radius=${way.radius * 0.6} />
      </g>`;
    })}
    <g
      class="diver"
      transform="translate(${x.toFixed(1)} ${(down - way.radius * 0.62).toFixed(1)}) rotate(${(sunk * 74).toFixed(1)})"
      opacity=${(1 - sunk * 0.75).toFixed(2)}
    >
      <${Diver} seat=${seat} scale=${scale} faces=${1} tilt=${0} load=${0} />
    </g>`;
}

/**
 * Those who came home turn their treasures over, one after another, and count.
 * @param {{hauls: Haul[], now: number, times: ReturnType<typeof timesOf>,
 *   layout: import('./board.js').Layout}} props
 */
function Homecomers({ hauls, now, times, layout }) {
  const rows = hauls.flatMap((haul, seat) => (haul.values.length ? [{ ...haul, seat }] : []));
  const { width, hull, floor } = layout;
  const top = hull.bottom + 26;
  const row = Math.min(58, (floor - top) / Math.max(1, rows.length));
  let turned = 0;
  return rows.map(({ seat, values, levels }, index) => {
    const first = turned;
    turned += values.length;
    const step = Math.min(row * 0.95, (width - 150) / values.length);
    const radius = Math.min(row * 0.4, step * 0.44);
    const left = (width - step * values.length) / 2;
    const faces = values.map((value, number) => ({
      value,
      share: shareOf(now, times.turning + times.turn * (first + number), times.turn),
    }));
    const points = faces.reduce((sum, { value, share }) => sum + (share > 0.5 ? value : 0), 0);
    return html`<g key=${seat} transform="translate(0 ${top + row * (index + 0.5)})">
      <circle cx=${left - 30} r="12" fill=${seatColour(seat)} stroke="var(--seat-ink)" />
      <text class="ending-letter" x=${left - 30} y="0.500">${seatLetter(seat)}</text>
      ${faces.map(
        ({ value, share }, number) =>
          html`<g
            key=${number}
            transform="translate(${left + step * (number + 0.5)} 0) scale(${Math.max(0.05, Math.abs(Math.cos(share * Math.PI))).toFixed(3)} 1)"
          >
            <${Chip} level=${levels[number]} radius=${radius} />
            ${share > 0.5 && html`<circle class="worth-disc" r=${radius * 0.66} /><text class="worth" y="0.500" font-size=${radius * 0.85}>${value}</text>`}
          </g>`,
      )}
      <text class="ending-points from-left" x=${left + step * values.length + 16}>${points}</text>
    </g>`;
  });
}

/**
 * Who stored and who lost; it takes no room and no click.
 * @param {{ending: RoundEnd, scene: Scene}} props
 */
export function RoundCard({ ending, scene }) {
  const { words, seats } = scene;
  const { hauls, round } = ending;
  const isAirOut = hauls.some(({ home }) => !home);
  const said = (/** @type {Haul} */ { home, values, levels }) => {
    const points = values.reduce((sum, value) => sum + value, 0);
    if (home)
      return values.length
        ? words.text('ending-stored', { points })
        : words.text('ending-empty-handed');
    return levels.length
      ? words.text('ending-lost', { count: levels.length })
      : words.text('ending-stranded');
  };
  return html`<section class="round-card panel" role="status">
    <h2>${words.text('ending-round', { round: round + 1 })}</h2>
    <p class="muted">${words.text(isAirOut ? 'ending-air-out' : 'ending-all-home')}</p>
    <ul>
      ${hauls.map(
        (haul, seat) =>
          html`<li key=${seat} class=${haul.home ? '' : 'lost'}>
            <${SeatMark} seat=${seat} />
            <strong>${seats ? playerName(seats[seat]) : words.seat(seat)}</strong>
            <span>${said(haul)}</span>
          </li>`,
      )}
    </ul>
    <p class="muted small">${words.text('ending-skip')}</p>
  </section>`;
}
