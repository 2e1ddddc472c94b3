/** What a game teaches: where it turned and by what, and the choices that cost most. */

import { estimateAt, sideNames } from './estimates.js';
import { html } from './html.js';
import { SeatMark } from './seats.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').Analysis} Analysis */
/** @typedef {import('./wire.js').ChoiceTell} ChoiceTell */
/** @typedef {import('./words.js').Words} Words */

/** How many plies around a turn are compared. */
const AROUND = 2;
const MOST_CHOICES = 3;

const percent = (/** @type {number} */ share) => Math.round(100 * share);

/** The choices that cost most, first. @param {ChoiceTell[]} choices */
export const costliest = (choices) =>
  choices.toSorted((a, b) => b.better_share - b.share - (a.better_share - a.share));

/**
 * What was chosen, what would have been better, and by how much.
 * @param {ChoiceTell} choice
 * @param {Words} words
 */
export const betterSaid = ({ move, better, share, better_share: betterShare }, words) =>
  t('choice-better', {
    move: words.move(move),
    better: words.move(better),
    share: percent(share),
    better_share: percent(betterShare),
  });

/** Why, if there are words for it. @param {ChoiceTell} choice @param {Words} words */
export const whyBetter = ({ reason, facts }, words) =>
  words.has(reason) && reason !== 'advice-tried' ? words.told(reason, facts) : '';

/**
 * @param {{analysis: Analysis, own: number[], at: number, words: Words,
 *   happened: (ply: number) => string, goTo: (ply: number) => void}} props
 *   `own` are the seats of whoever looks; `happened` says what happened at a ply
 */
export function Lessons({ analysis, own, at, words, happened, goTo }) {
  const mine = analysis.choices.filter((_, side) =>
    analysis.sides[side].some((seat) => own.includes(seat)),
  );
  const isMine = mine.length > 0;
  const choices = costliest((isMine ? mine : analysis.choices).flat()).slice(0, MOST_CHOICES);
  const turns = analysis.turns
    .map((ply, side) => ({ ply, side }))
    .filter((/** @type {{ply: number | null}} */ { ply }) => ply !== null);
  if (!choices.length && !turns.length) return null;
  return html`<section class="lessons" aria-label=${t('lessons')}>
    ${choices.length > 0 && html`<h3>${t(isMine ? 'costly-choices-yours' : 'costly-choices', { count: choices.length })}</h3>`}
    <ol>
      ${choices.map((choice) => html`<${Choice} key=${`${choice.seat} ${choice.ply}`} choice=${choice} isNow=${choice.ply === at} words=${words} goTo=${goTo} />`)}
    </ol>
    ${turns.length > 0 && html`<h3>${t('turning-points')}</h3>`}
    <ol>
      ${turns.map(({ ply, side }) => html`<${Turn} key=${side} analysis=${analysis} side=${side} ply=${ply} isNow=${ply === at} said=${happened(Number(ply))} goTo=${goTo} />`)}
    </ol>
  </section>`;
}

/**
 * @param {{choice: ChoiceTell, isNow: boolean, words: Words, goTo: (ply: number) => void}} props
 */
function Choice({ choice, isNow, words, goTo }) {
  const { ply, seat, share, better_share: betterShare } = choice;
  const why = whyBetter(choice, words);
  return html`<li>
    <button type="button" aria-current=${isNow ? 'step' : undefined} onClick=${() => goTo(ply)}>
      <span class="head"
        ><${SeatMark} seat=${seat} /><strong
          >${t('choice-cost', { ply: ply + 1, cost: percent(betterShare) - percent(share) })}</strong
        ></span
      >
      <span>${betterSaid(choice, words)}</span>
      ${why && html`<span class="muted small">${why}</span>`}
    </button>
  </li>`;
}

/**
 * @param {{analysis: Analysis, side: number, ply: number, isNow: boolean, said: string,
 *   goTo: (ply: number) => void}} props
 */
function Turn({ analysis, side, ply, isNow, said, goTo }) {
  const [from, to] = [ply - AROUND, ply + AROUND].map((one) =>
    percent(estimateAt(analysis, side, Math.max(0, one))),
  );
  const names = sideNames(analysis.sides[side]);
  return html`<li>
    <button type="button" aria-current=${isNow ? 'step' : undefined} onClick=${() => goTo(ply)}>
      <span class="head"
        ><${SeatMark} seat=${analysis.sides[side][0]} /><strong
          >${t('turn-from-to', { names, ply, from, to })}</strong
        ></span
      >
      ${said && html`<span class="muted small">${said}</span>`}
    </button>
  </li>`;
}
