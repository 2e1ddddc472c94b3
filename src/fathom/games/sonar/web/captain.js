/** The captain: a paper chart with the pencilled route, a course rose, and the boat's systems. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useKeys } from 'fathom/actions.js';
import { html } from 'fathom/html.js';
import { Button } from 'fathom/ui.js';
import { Answer } from './answer.js';
import { aimsOf, kindOf, nearestAim } from './aims.js';
import { useCountdown } from './calls.js';
import { OWN, seaName, stepFrom } from './chart.js';
import { aboutHere } from './crew.js';
import { AboutHere, Blasts, Called, Crosshair, Possible, Reach, Shot } from './marks.js';
import { isSmallCrew, Overlay } from './overlay.js';
import { Pick } from './pick.js';
import { Rose } from './rose.js';
import { SeaMap } from './sea-map.js';
import { Systems } from './systems.js';
import { isClumsy } from './targets.js';

/** @typedef {import('./stations.js').SonarScene} SonarScene */
/** @typedef {import('./chart.js').Chart} Chart */
/** @typedef {import('./aims.js').Aim} Aim */

const COURSES = /** @type {Record<string, string>} */ ({
  ArrowUp: 'course n',
  ArrowRight: 'course e',
  ArrowDown: 'course s',
  ArrowLeft: 'course w',
});

/** What goes off where it is aimed. */
const BLASTS = ['torpedo', 'detonate', 'archer'];

/** @type {import('./stations.js').Station} */
export function Captain({ scene, boat }) {
  const { view, moves, play, ask, words } = scene;
  const isMine = (view.stations[view.you] ?? []).includes('captain');
  const [aim, setAim] = useState(/** @type {string | null} */ (null));
  const [isTracked, setTracked] = useState(true);
  const kind = view.phase === 'start' ? 'start' : aim;
  const aims = kind ? aimsOf(moves, kind, view) : [];
  // Others act meanwhile: an aim is given up only when it can no longer be taken.
  const isLost = aim !== null && aims.length === 0;
  useLayoutEffect(() => {
    if (isLost) setAim(null);
  }, [isLost]);
  const offered = moves.filter((move) => !move.startsWith('answer'));

  /** @param {string} system */
  const use = (system) => {
    const wanted = kindOf(system);
    if (!moves.some((move) => move.split(' ')[0] === wanted)) ask(example(wanted, view));
    else if (moves.includes(wanted)) play(wanted);
    else setAim(aim === wanted ? null : wanted);
  };
  const bridge = useRef(/** @type {HTMLElement | null} */ (null));
  const aimNow = () => {
    const field = bridge.current?.querySelector('.target-field[tabindex="0"]');
    /** @type {SVGElement | null | undefined} */ (field)?.focus({ preventScroll: true });
  };
  // Whoever arms a system aims next: arrows and Enter are for that, and call no course.
  useLayoutEffect(() => {
    if (aim) aimNow();
  }, [aim]);
  useKeys((key) => {
    const system = Object.keys(view.gauges)[Number(key) - 1];
    if (!isMine) return false;
    if (key in COURSES && kind) aimNow();
    else if (key in COURSES) (moves.includes(COURSES[key]) ? play : ask)(COURSES[key]);
    else if (system) use(system);
    else if (key === 'Escape' && aim) setAim(null);
    else if (key === 'e' && moves.includes('end')) play('end');
    else if (key === 'd' && view.own.mines.length) use('detonate');
    else return false;
    return true;
  });

  return html`<section class="station captain" ref=${bridge}>
    <${CaptainMap} scene=${scene} boat=${boat} kind=${kind} aims=${aims} isTracked=${isTracked} />
    <div class="bridge">
      ${
        view.phase === 'start'
          ? html`<${Briefing} scene=${scene} isMine=${isMine} />`
          : html`<${Rose} scene=${scene} isMine=${isMine} />
              <${Orders} scene=${scene} moves=${offered} aim=${aim} use=${use}>
                ${isSmallCrew(view) && html`<${Button} class="overlay-switch" aria-pressed=${isTracked} onClick=${() => setTracked(!isTracked)}>${words.text('board-overlay')}<//>`}
              <//>
              <${Systems} scene=${scene} aim=${aim} use=${use} isMine=${isMine} />`
      }
      ${aim === 'silence' && html`<${Standing} moves=${moves} play=${play} words=${words} />`}
    </div>
    <${Answer} scene=${scene} />
  </section>`;
}

/**
 * A move of a kind, to ask about when none of them is possible.
 * @param {string} kind
 * @param {import('./stations.js').AboardView} view
 */
function example(kind, view) {
  const { field, mines } = view.own;
  /** @type {Record<string, string>} */
  const named = {
    torpedo: `torpedo ${field}`,
    mine: 'mine n',
    drone: 'drone 1',
    silence: 'silence n 1',
    archer: `archer ${view.archer[0]}`,
    detonate: `detonate ${mines[0]}`,
  };
  return named[kind] ?? kind;
}

/**
 * @param {{scene: SonarScene, boat: number, kind: string | null,
 *   aims: Aim[], isTracked: boolean}} props `isTracked`: with the enemy's way, in a small boat
 */
function CaptainMap({ scene, boat, kind, aims, isTracked }) {
  const { view, play, words, pending } = scene;
  const [stroke, setStroke] = useState(/** @type {Aim | null} */ (null));
  // Who pulls fast lets go before the line is shown.
  const drawn = useRef(/** @type {Aim | null} */ (null));
  const draw = (/** @type {Aim | null} */ end) => {
    drawn.current = end;
    setStroke(end);
  };
  const { own, assistance } = view;
  const far = aims.filter(({ field }) => field !== own.field);
  const targets = far.map(({ move, field, span }) => ({
    field,
    span,
    kind: kind ?? '',
    label: words.text('board-aim', { move: words.move(move) }),
    danger: BLASTS.includes(kind ?? '') && own.exposed.includes(field),
  }));
  const [kept, pick] = useState(/** @type {string | null} */ (null));
  const picked = targets.some(({ field }) => field === kept) ? kept : null;
  useLayoutEffect(() => pick(null), [kind]);
  const choose = (/** @type {string} */ field) => {
    const chosen = far.find((one) => one.field === field);
    if (chosen) play(chosen.move);
    pick(null);
  };
  /** Silence is drawn: press on the boat, pull, let go. @param {Chart} chart */
  const drawing = (chart) => {
    const point = (/** @type {PointerEvent} */ event) => {
      const paper = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
      return {
        column: (event.clientX - paper.left - chart.left) / chart.cell - 0.5,
        row: (event.clientY - paper.top - chart.top) / chart.cell - 0.5,
      };
    };
    return {
      onPointerMove: (/** @type {PointerEvent} */ event) => {
        if (event.buttons) draw(nearestAim(far, point(event)));
      },
      onPointerUp: (/** @type {PointerEvent} */ event) => {
        const end = drawn.current;
        if (end) (isClumsy(event, chart.cell) ? pick : choose)(end.field);
        draw(null);
      },
      onPointerLeave: () => draw(null),
    };
  };
  const ghost =
    own.field && pending?.startsWith('course ')
      ? stepFrom(own.field, pending.split(' ')[1])
      : stroke?.field;
  const here = aboutHere(scene.crewLines);
  const name = seaName(view, words);
  const map = {
    view,
    tracks: [{ boat, own }],
    heat: scene.insight?.[boat],
    children: (/** @type {Chart} */ chart) =>
      html`${assistance && html`<${Possible} chart=${chart} fields=${assistance.fields} />`}
        ${kind === null && !own.stops.torpedo && html`<${Reach} chart=${chart} fields=${own.reach} />`}
        <${Called} chart=${chart} calls=${scene.calls} view=${view} />
        <${Blasts} chart=${chart} calls=${scene.calls} />
        ${here && html`<${AboutHere} chart=${chart} field=${here} label=${words.text('board-about', { field: here })} />`}`,
  };
  const over = (/** @type {Chart} */ chart) =>
    html`${isTracked && view.phase !== 'start' && isSmallCrew(view) && html`<${Overlay} scene=${scene} boat=${boat} chart=${chart} />`}
      ${ghost && own.field && html`<${Ghost} chart=${chart} from=${own.field} to=${ghost} />`}
      ${picked && html`<${Crosshair} chart=${chart} field=${picked} />`}
      <${Shot}
        chart=${chart}
        stage=${scene.stage}
        from=${scene.stage.act?.effect.boat === boat ? own.field : null}
        words=${words}
      />`;
  return html`<${SeaMap}
      ...${map}
      class="${kind ? 'aiming' : ''} ${kind === 'silence' ? 'drawn' : ''}"
      label=${own.field ? words.text('board-chart', { scenario: name, field: own.field, sector: own.sector }) : words.text('board-sea', { scenario: name })}
      targets=${targets}
      choose=${choose}
      pick=${pick}
      picked=${picked}
      handlers=${kind === 'silence' ? drawing : undefined}
      over=${over}
    />
    ${picked && html`<${Pick} scene=${scene} picked=${picked} targets=${targets} pick=${pick} choose=${choose} map=${map} />`}`;
}

/**
 * A step that has been sent, or a line being drawn, before it is done.
 * @param {{chart: Chart, from: string, to: string}} props
 */
function Ghost({ chart, from, to }) {
  const [a, b] = [chart.at(from), chart.at(to)];
  // A step that has just been made leads on from the new field, at the edge off the map.
  if (!chart.fieldAt(b.x, b.y)) return null;
  return html`<g class="ghost" aria-hidden="true">
    <path d="M${a.x} ${a.y}L${b.x} ${b.y}" />
    <circle cx=${b.x} cy=${b.y} r=${chart.cell * 0.22} />
  </g>`;
}

/** @param {{scene: SonarScene, isMine: boolean}} props */
function Briefing({ scene: { view, words }, isMine }) {
  const waits = view.own.field ? 'board-start-done' : isMine ? 'board-start' : 'board-start-other';
  return html`<div class="briefing panel">
    <h2>${seaName(view, words)}</h2>
    ${rulesOf(view).map((rule) => html`<p key=${rule}>${words.text(rule)}</p>`)}
    <p><strong>${words.text(waits, { field: view.own.field ?? '' })}</strong></p>
  </div>`;
}

/** What is said of a sea: the rule of ours, or what somebody's own has. @param {import('./wire.js').SonarView} view */
function rulesOf({ scenario, holes, archer }) {
  if (!scenario.startsWith(OWN))
    return [`SON-${36 + ['alpha', 'bravo', 'charlie', 'delta', 'echo'].indexOf(scenario)}`];
  const ice = holes.length ? ['board-own-ice'] : [];
  return ['board-own-sea', ...ice, ...(archer.length ? ['board-own-mines'] : [])];
}

/**
 * Surface, detonate, end of turn; and how long until the boat surfaces by itself.
 * @param {{scene: SonarScene, moves: string[], aim: string | null,
 *   use: (kind: string) => void, children?: import('fathom/boards.js').Drawn}} props
 */
function Orders({ scene, moves, aim, use, children }) {
  const { view, play, ask, words } = scene;
  const until = useCountdown(scene, view.own.surfaces_at);
  const press = (/** @type {string} */ move) => () => (moves.includes(move) ? play : ask)(move);
  return html`<div class="orders">
    <${Surface} scene=${scene} press=${press('surface')} until=${until} />
    ${
      view.own.mines.length > 0 &&
      html`<${Button}
        class=${moves.some((move) => move.startsWith('detonate')) ? 'can' : 'cannot'}
        data-control="detonate"
        aria-pressed=${aim === 'detonate'}
        shortcut="d"
        onClick=${() => use('detonate')}
        >${words.text('board-detonate')}<//
      >`
    }
    ${view.mode === 'turns' && html`<${Button} kind=${moves.includes('end') ? 'main' : ''} class=${moves.includes('end') ? '' : 'cannot'} data-control="end" aria-disabled=${!moves.includes('end')} shortcut="e" onClick=${press('end')}>${words.text('board-end')}<//>`}
    ${children}
  </div>`;
}

/** So long a first press waits for the second. */
const SECOND_THOUGHT_MS = 4000;

/**
 * Surfacing tells the enemy the sector and costs the way: who could go on is asked once.
 * @param {{scene: SonarScene, press: () => void, until: number | null}} props `until` it surfaces by
 *   itself
 */
function Surface({ scene: { view, moves, words }, press, until }) {
  const [isAsked, setAsked] = useState(false);
  const canDo = moves.includes('surface');
  // In real time there is no course for a moment after each; that is no dead end.
  const hasChoice =
    view.mode === 'realtime' ? until === null : moves.some((move) => move.startsWith('course '));
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setAsked(false), SECOND_THOUGHT_MS);
    return () => clearTimeout(timer);
  }, [isAsked]);
  const answer = () => {
    setAsked(canDo && hasChoice && !isAsked);
    if (isAsked || !canDo || !hasChoice) press();
  };
  return html`<${Button}
    class="surface ${canDo ? 'can' : 'cannot'} ${isAsked ? 'asked-once' : ''}"
    icon="up"
    data-control="surface"
    aria-disabled=${!canDo}
    onClick=${answer}
    >${words.text(isAsked ? 'board-surface-sure' : 'board-surface')}${until !== null && html`<b> ${Math.ceil(until / 1000)}</b>`}<//
  >`;
}

/**
 * A silent run of no fields still names a direction (SON-34).
 * @param {{moves: string[], play: (move: string) => void,
 *   words: import('fathom/words.js').Words}} props
 */
function Standing({ moves, play, words }) {
  const standing = moves.filter((move) => move.startsWith('silence ') && move.endsWith(' 0'));
  return html`<div class="standing" role="group" aria-label=${words.text('board-stand')}>
    <span>${words.text('board-stand')}</span>
    ${standing.map((move) => {
      const direction = move.split(' ')[1];
      return html`<${Button}
        key=${move}
        onClick=${() => play(move)}
        title=${words.text('board-stand-as', { direction })}
        >${words.text(`point-${direction}`)}<//
      >`;
    })}
  </div>`;
}
