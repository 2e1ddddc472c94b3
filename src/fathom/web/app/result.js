/** How it ended, as an event: the scene, why, places and scores; and what comes next. */

import { useEffect, useState } from 'preact/hooks';
import { againSaid, PlayAgain } from './again.js';
import { api, Refusal } from './api.js';
import { hasSides, sideName } from './crew.js';
import { hasEnding, headlineOf, namesOf, sidePlace, useEnding, whySaid } from './endings.js';
import { Estimates } from './estimates.js';
import { Fairness } from './fairness.js';
import { houseRules } from './house-rules.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { betterSaid, costliest, whyBetter } from './lessons.js';
import { isStill, useSize } from './motion.js';
import { playerName } from './players.js';
import { posterOf } from './poster.js';
import { go } from './router.js';
import { PlayerName, SeatMark } from './seats.js';
import { attempt } from './session.js';
import { linkTo, share, sharePicture } from './sharing.js';
import { sure } from './sure.js';
import { Button, Dialog } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./wire.js').Outcome} Outcome */
/** @typedef {import('./boards.js').Possession} Possession */
/** @typedef {import('./words.js').Words} Words */

/** Until somebody has looked at the scene, bots need not think about the game. */
const LOOK_MILLISECONDS = 1200;

/**
 * @param {{live: import('./live.js').LiveTable, words: Words,
 *   board: import('./boards.js').BoardModule, close: () => void}} props
 */
export function Result({ live, words, board, close }) {
  const [isCopied, setCopied] = useState(false);
  const table = sure(live.table.value);
  const { view } = sure(live.sight.value);
  const { you } = view;
  const outcome = view.outcome ?? agreedOutcome(table);
  const ending = useEnding(table.game, table.id);
  // It opens as a whole: what came later would push away what a finger is on.
  if (outcome && ending === undefined) return null;
  const of = outcome &&
    ending && {
      ...{ view, table, outcome, words, names: namesOf(table), epilogue: ending.epilogue },
    };
  const heading =
    (of && ending.module.heading?.({ ...of, width: 0, height: 0, isStill: true })) ||
    headlineOf(table, outcome, you);
  const why = of ? whySaid(ending.epilogue, of, you) : '';
  // A scene of the game's own shows what everybody has.
  const breakdown = board.breakdown ?? (hasEnding(table.game) ? undefined : board.possessions);
  const picture = async () => {
    if (!of) return;
    const title = words.text('title');
    const made = await posterOf({ title, heading, why, module: ending.module, ending: of });
    await sharePicture(made, `fathom-${table.game}-${table.code.toLowerCase()}`);
  };
  return html`<${Dialog}
    title=${heading}
    close=${close}
    class="result ${isLost(outcome, you) ? 'lost' : ''}"
  >
    ${of ? html`<${Art} Ending=${ending.module.Ending} ending=${of} />` : outcome && html`<div class="ending-art"></div>`}
    ${why && html`<p class="why">${why}</p>`}
    <p class="muted small">
      ${outcome ? html`${words.text(outcome.clause)} <a class="quiet" href="#/rules/${table.game}/${outcome.clause}">${t('show-rule')}</a>` : t(table.result?.reason === 'resigned' ? 'result-resigned' : 'table-closed')}
    </p>
    ${
      outcome &&
      html`<${Ranking}
        table=${table}
        outcome=${outcome}
        words=${words}
        parts=${breakdown && ((/** @type {number} */ seat) => breakdown(view, seat, words))}
      />`
    }
    <${Unrated} table=${table} />
    ${of && html`<${Figures} table=${table} figures=${ending.epilogue.figures} words=${words} />`}
    ${outcome && you !== null && html`<${Course} table=${table} seat=${you} words=${words} />`}
    <div class="next-steps">
      <p class="again" role="status">${againSaid(table)}</p>
      <div class="row">
        ${table.you.length > 0 && html`<${PlayAgain} table=${table} words=${words} />`}
        ${table.you.length === 0 && table.rematch && html`<a class="button main" href="#/table/${table.rematch}"><${Icon} name="eye" />${t('to-rematch')}</a>`}
        ${of && html`<${Button} icon="share" class="share-picture" onClick=${() => attempt(picture())}>${t('share-picture')}<//>`}
        <a class="button" href="#/replay/${table.id}/turn"
          ><${Icon} name="flag" />${t(turnWord(outcome, you))}</a
        >
        <a class="button" href="#/replay/${table.id}"
          ><${Icon} name="play" />${t('replay-from-start')}</a
        >
      </div>
    </div>
    <div class="row">
      <${Button}
        kind="plain"
        icon=${isCopied ? 'check' : 'share'}
        onClick=${async () => setCopied(await share(linkTo(`replay/${table.id}`)))}
        >${t(isCopied ? 'copied' : 'share-replay')}<//
      >
      ${table.you.length > 0 && html`<a class="button plain" href="api/tables/${table.id}/record" download><${Icon} name="download" />${t('download')}</a>`}
      <a class="button plain" href="#/"><${Icon} name="home" />${t('to-home')}</a>
    </div>
    <details>
      <summary>${t('fairness')}</summary>
      <${Fairness} table=${table} />
    </details>
  <//>`;
}

/**
 * The scene, as large as its box.
 * @param {{Ending: import('./endings.js').EndingModule['Ending'],
 *   ending: Omit<import('./endings.js').Ending, 'width' | 'height' | 'isStill'>}} props
 */
export function Art({ Ending, ending }) {
  const [box, size] = useSize();
  return html`<div class="ending-art" ref=${box}>
    ${
      size &&
      size.width > 0 &&
      html`<svg
        viewBox="0 0 ${size.width} ${size.height}"
        width=${size.width}
        height=${size.height}
        role="img"
        aria-label=${ending.words.text('ending-scene')}
      >
        <${Ending} ...${ending} ...${size} isStill=${isStill()} />
      </svg>`
    }
  </div>`;
}

/** Why the game counts for no rating: house rules, or hints. @param {{table: TableTell}} props */
function Unrated({ table }) {
  if (houseRules(table).length) {
    return html`<p class="muted small">${t('result-unrated-house')}</p>`;
  }
  const advised = table.seats.filter((seat) => seat.had_hint).map(playerName);
  const names = [...new Set(advised)];
  if (!names.length) return null;
  return html`<p class="muted small">${t('result-unrated', { names, count: names.length })}</p>`;
}

/**
 * What each side did, in numbers.
 * @param {{table: TableTell, figures: Record<string, number[]>, words: Words}} props
 */
function Figures({ table, figures, words }) {
  const rows = Object.entries(figures);
  if (!rows.length) return null;
  return html`<table class="figures">
    <caption class="unseen">
      ${t('figures')}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${table.sides.map(
          (side, number) =>
            html`<th key=${number} scope="col">
              ${hasSides(table) ? sideName(table, number, words) : html`<${SeatMark} seat=${side.seats[0]} /><span class="unseen">${playerName(table.seats[side.seats[0]])}</span>`}
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, values]) =>
          html`<tr key=${name}>
            <th scope="row">${words.text(`figure-${name}`)}</th>
            ${values.map((value, number) => html`<td key=${number}>${value}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * Who was ahead, and where it turned, as far as bots have found out; until then there is room for it.
 * @param {{table: TableTell, seat: number, words: Words}} props
 */
function Course({ table, seat, words }) {
  const [course, setCourse] = useState(
    /** @type {{analysis: import('./wire.js').Analysis, story: import('./wire.js').ReplayTell} | null | undefined} */ (
      undefined
    ),
  );
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(async () => {
      const found = await courseOf(table.id, () => isGone);
      if (!isGone) setCourse(found);
    }, LOOK_MILLISECONDS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [table.id]);
  if (course === undefined) return html`<div class="chances awaited"></div>`;
  if (!course?.analysis.plies.length) return null;
  const { analysis, story } = course;
  const side = analysis.sides.findIndex((seats) => seats.includes(seat));
  const turn = analysis.turns[side] ?? null;
  const [choice] = costliest(analysis.choices[side] ?? []);
  const said =
    turn === null
      ? ''
      : story.story[turn]
          .filter(({ seats }) => seats === null)
          .map(({ effect }) => words.effect(effect))
          .join(' ');
  return html`<section class="chances" aria-label=${t('estimate')}>
    <${Estimates}
      analysis=${analysis}
      last=${story.plies}
      ply=${turn ?? story.plies}
      eyes=${String(seat)}
      goTo=${(/** @type {number} */ ply) => go(`replay/${table.id}/${Math.round(ply)}`)}
    />
    ${said && html`<p class="small"><a href="#/replay/${table.id}/${turn}">${t('turned-here')}</a> ${said}</p>`}
    ${choice && html`<p class="small costliest"><a href="#/replay/${table.id}/${choice.ply}">${t('costliest-choice')}</a> ${betterSaid(choice, words)} ${whyBetter(choice, words)}</p>`}
  </section>`;
}

/**
 * @param {string} table
 * @param {() => boolean} isGone whether nobody waits for it any more
 */
async function courseOf(table, isGone) {
  try {
    let analysis = await api(`tables/${table}/analysis`);
    while (!analysis.is_complete && !isGone()) analysis = await api(`tables/${table}/analysis`);
    return { analysis, story: await api(`tables/${table}/replay`) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null; // who may not know, or has asked too often, sees the result without it
  }
}

/**
 * Who came where, the best first: players, or sides with those on them.
 * @param {{table: TableTell, outcome: Outcome, words: Words,
 *   parts?: (seat: number) => Possession[], isPlain?: boolean}} props `parts` is what the score of a
 *   seat is made of; `isPlain` on a screen where nothing can be pressed
 */
export function Ranking({ table, outcome, words, parts, isPlain }) {
  const isByside = hasSides(table);
  const order = table.sides
    .map(({ seats }, number) => ({ seats, number, place: sidePlace(table, outcome, seats[0]) }))
    .sort((one, other) => one.place - other.place);
  return html`<ol class="ranking">
    ${order.map(
      ({ seats, number, place }) =>
        html`<li key=${number} class=${place === 1 ? 'first' : ''}>
          <span class="place">${place}</span>
          ${!isByside && html`<${SeatMark} seat=${seats[0]} />`}
          <span class="who">
            ${isByside && html`<strong>${sideName(table, number, words)}</strong>`}
            <span class="crew">
              ${seats.map((seat) => html`<span key=${seat}><${PlayerName} seat=${table.seats[seat]} isPlain=${isPlain} />${table.seats[seat].is_yours ? ` (${t('you')})` : ''}</span>`)}
            </span>
            ${parts && !isByside && html`<${Breakdown} parts=${parts(seats[0])} />`}
          </span>
          <strong class="score">${outcome.scores[seats[0]]}</strong>
        </li>`,
    )}
  </ol>`;
}

/** What the score is made of. @param {{parts: Possession[]}} props */
function Breakdown({ parts }) {
  if (!parts.length) return null;
  return html`<dl class="breakdown">
    ${parts.map(
      ({ label, value }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/**
 * @param {Outcome | null} outcome
 * @param {number | null} you
 */
function turnWord(outcome, you) {
  if (!outcome || you === null) return 'see-turn';
  return outcome.places[you] === 1 ? 'see-won' : 'see-lost';
}

/**
 * @param {Outcome | null} outcome
 * @param {number | null} you
 */
const isLost = (outcome, you) => outcome !== null && you !== null && outcome.places[you] !== 1;

/**
 * How it ended if that was agreed upon: the clause and the places, without scores.
 * @param {TableTell} table
 * @returns {Outcome | null}
 */
function agreedOutcome({ result }) {
  if (!result?.places.length || result.reason === 'resigned') return null;
  return { clause: result.reason, places: result.places, scores: [] };
}
