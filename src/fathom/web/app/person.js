/** A person's page: what they played, how well, and with whom; and for themselves, their account. */

import { useEffect, useState } from 'preact/hooks';
import { Account } from './account.js';
import { api, Refusal } from './api.js';
import { wear } from './boards.js';
import { fileOf } from './files.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { useSize } from './motion.js';
import { botLevel } from './players.js';
import { language } from './prefs.js';
import { gameOf, me } from './session.js';
import { Corner } from './settings.js';
import { Panel } from './ui.js';
import { readAbouts, titleOf } from './titles.js';
import { t, words } from './words.js';

/** @typedef {import('./wire.js').PersonTell} PersonTell */
/** @typedef {import('./wire.js').Figures} Figures */
/** @typedef {import('./wire.js').Opponent} Opponent */
/** @typedef {import('./wire.js').ScoreTell} ScoreTell */

/** In the address: whoever looks. */
const ME = 'me';
const FIRST_SCORES = 10;
/** A rating that may be this far off says little yet. */
const UNCERTAIN = 5;
const EDGE_PX = 8;
const LABELS_PX = 84;
const LABEL_DISTANCE_PX = 15;

/** @param {{id: string}} props a handle, or `me` */
export function Page({ id }) {
  const handle = id === ME ? me.value?.handle : id;
  const [person, setPerson] = useState(/** @type {PersonTell | null} */ (null));
  const [fault, setFault] = useState(/** @type {import('./api.js').Fault | null} */ (null));
  useEffect(() => wear(''), []);
  useEffect(() => {
    readAbouts(language.value);
  }, [language.value]);
  useEffect(() => {
    if (!handle) return;
    api(`people/${handle}`).then(setPerson, (error) => {
      if (!(error instanceof Refusal)) throw error;
      setFault(error.fault);
    });
  }, [handle, me.value]);
  const name = person?.name;
  useEffect(() => {
    document.title = name ? `${name} · Fathom` : 'Fathom';
  }, [name]);
  return html`<div class="page person">
    <header class="masthead">
      <a class="brand" href="#/" aria-label="Fathom"
        ><img src=${fileOf('icon.svg')} alt="" width="32" height="32" /><span>Fathom</span></a
      >
      <${Corner} />
    </header>
    <main aria-busy=${!person && !fault}>
      ${fault && html`<p class="message">${words.value.fault(fault)}</p>`}
      ${person && html`<${Shown} person=${person} />`}
    </main>
  </div>`;
}

/** @param {{person: PersonTell}} props */
function Shown({ person }) {
  const { figures, opponents, scores, is_you: isYou, is_open: isOpen } = person;
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'long' });
  const played = figures.reduce((sum, one) => sum + one.played, 0);
  return html`<div class="person-head">
      <h1>${person.name}</h1>
      ${person.since && html`<p class="muted">${t('person-since', { day: day.format(person.since) })}</p>`}
    </div>
    ${!isOpen && html`<p class="muted">${t('person-hidden', { name: person.name })}</p>`}
    ${isOpen && !played && html`<p class="muted">${t(isYou ? 'person-none-you' : 'person-none')}</p>`}
    ${
      played > 0 &&
      html`<dl class="sums">
        <${Sum} label=${t('sum-games')} value=${played} />
        <${Sum} label=${t('sum-won')} value=${figures.reduce((sum, one) => sum + one.won, 0)} />
        <${Sum} label=${t('sum-streak')} value=${person.streak} />
        <${Sum} label=${t('sum-best-streak')} value=${person.best_streak} />
      </dl>`
    }
    <div class="figure-cards">
      ${figures.map((one) => html`<${GameFigures} key=${one.game} figures=${one} />`)}
    </div>
    <div class="doors">
      ${opponents.length > 0 && html`<${Opponents} opponents=${opponents} />`}
      ${scores.length > 0 && html`<${Scores} scores=${scores} isYou=${isYou} name=${person.name} />`}
      ${isYou && html`<${Account} hasPlayed=${played > 0} />`}
    </div>`;
}

/** @param {{label: string, value: number | string}} props */
function Sum({ label, value }) {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
}

/**
 * A rating, and how far it may be off.
 * @param {number} rating
 * @param {number} deviation
 */
function ratingText(rating, deviation) {
  const figure = new Intl.NumberFormat(language.value, { minimumFractionDigits: 1 });
  const range = `± ${figure.format(2 * deviation)}`;
  const isEarly = 2 * deviation > UNCERTAIN;
  return `${figure.format(rating)} ${range}${isEarly ? ` ${t('rating-early')}` : ''}`;
}

/** @param {{figures: Figures}} props */
function GameFigures({ figures }) {
  const { game, played, won, rating, deviation } = figures;
  const title = titleOf(game);
  return html`<${Panel} label=${title} class="game-figures">
    <h2>${title}</h2>
    <dl class="sums small">
      <${Sum} label=${t('sum-games')} value=${played} />
      <${Sum}
        label=${t('sum-won')}
        value=${t('won-share', { won, share: Math.round((100 * won) / played) })}
      />
      <${Sum}
        label=${t('sum-streak')}
        value=${t('streak-of', { streak: figures.streak, best: figures.best_streak })}
      />
      ${
        rating !== null &&
        deviation !== null &&
        html`<${Sum} label=${t('rating')} value=${ratingText(rating, deviation)} />`
      }
    </dl>
    ${rating !== null && html`<${RatingCurve} figures=${figures} rating=${rating} />`}
  <//>`;
}

/**
 * A rating as it went, beside those of the bots: they hold the scale.
 * @param {{figures: Figures, rating: number}} props
 */
function RatingCurve({ figures, rating }) {
  const [box, size] = useSize();
  const { course, bots } = figures;
  const marks = [
    ...bots.map((one) => ({ name: botLevel(one.bot), value: one.rating, isOwn: false })),
    { name: t('rating-own'), value: rating, isOwn: true },
  ];
  const values = [...course, ...marks.map((mark) => mark.value)];
  const [least, most] = [Math.min(...values) - 1, Math.max(...values) + 1];
  const said = marks.map((mark) => `${mark.name} ${mark.value}`).join(', ');
  const draw = () => {
    const { width, height } = /** @type {{width: number, height: number}} */ (size);
    const right = width - LABELS_PX;
    const y = (/** @type {number} */ value) =>
      height - EDGE_PX - ((height - 2 * EDGE_PX) * (value - least)) / (most - least);
    const x = (/** @type {number} */ at) => (right * at) / Math.max(1, course.length - 1);
    const path = course.map(
      (value, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`,
    );
    const places = apart(
      marks.map((mark) => y(mark.value)),
      EDGE_PX,
      height - EDGE_PX,
    );
    return html`<svg
      viewBox="0 0 ${width} ${height}"
      role="img"
      aria-label="${t('rating')}: ${said}"
    >
      ${marks.map(
        (mark, number) =>
          html`<g key=${mark.name} class=${mark.isOwn ? 'own' : ''}>
            ${!mark.isOwn && html`<path class="level" d="M0 ${y(mark.value)}H${right}" />`}
            <text x=${right + 8} y=${places[number]}>${mark.name} ${Math.round(mark.value)}</text>
          </g>`,
      )}
      <path class="course" d=${path.join('')} />
      <circle class="last" cx=${x(course.length - 1)} cy=${y(rating)} r="4" />
    </svg>`;
  };
  return html`<div class="rating-curve" ref=${box}>
    ${size && size.width > LABELS_PX && draw()}
  </div>`;
}

/**
 * Heights for labels that must not cover each other, as near as can be to those that are wanted.
 * @param {number[]} wanted
 * @param {number} top
 * @param {number} bottom
 */
function apart(wanted, top, bottom) {
  const order = wanted.map((_, number) => number).sort((a, b) => wanted[a] - wanted[b]);
  const step = Math.min(LABEL_DISTANCE_PX, (bottom - top) / Math.max(1, wanted.length - 1));
  /** @type {number[]} */
  const places = [];
  order.forEach((number, rank) => {
    const above = rank ? places[order[rank - 1]] + step : top;
    const room = bottom - step * (order.length - 1 - rank);
    places[number] = Math.min(room, Math.max(above, wanted[number]));
  });
  return places;
}

/** @param {{opponents: Opponent[]}} props */
function Opponents({ opponents }) {
  return html`<${Panel} label=${t('opponents')}>
    <h2>${t('opponents')}</h2>
    <ul class="tables opponents">
      ${opponents.map((one) => {
        const name = one.name ?? t('bot', { level: botLevel(one.bot ?? '') });
        const balance = [
          one.against && t('against', { games: one.against, ahead: one.ahead, behind: one.behind }),
          one.beside && t('beside', { games: one.beside }),
        ].filter(Boolean);
        const line = html`<${Icon} name=${one.bot === null ? 'person' : 'bot'} /><span
            ><strong>${name}</strong><br /><span class="muted small"
              >${balance.join(' · ')}</span
            ></span
          >`;
        return html`<li key=${one.handle ?? one.bot}>
          ${one.handle ? html`<a class="table-line" href="#/person/${one.handle}">${line}</a>` : html`<div class="table-line">${line}</div>`}
        </li>`;
      })}
    </ul>
  <//>`;
}

/** @param {{scores: ScoreTell[], isYou: boolean, name: string}} props */
function Scores({ scores, isYou, name }) {
  const [isAll, setAll] = useState(false);
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  const gain = new Intl.NumberFormat(language.value, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
  });
  const title = isYou ? t('scores') : t('scores-together', { name });
  return html`<${Panel} label=${title}>
    <h2>${title}</h2>
    <ul class="tables">
      ${scores.slice(0, isAll ? scores.length : FIRST_SCORES).map((score) => {
        const others = score.others.map(
          (one) => one.name ?? t('bot', { level: botLevel(one.bot ?? '') }),
        );
        return html`<li key=${score.table}>
          <a class="table-line" href="#/replay/${score.table}">
            <${Icon} name="again" />
            <span
              ><strong>${titleOf(score.game)}</strong> <br /><span class="muted small"
                >${[day.format(score.ended), ...others].join(' · ')}</span
              ></span
            >
            <span class="score-end">
              <span class="badge quiet"
                >${gameOf(score.game) ? (score.place === 1 ? t('won') : t('you-placed', { place: score.place })) : t('not-installed')}</span
              >
              ${score.gain !== null && html`<span class="muted small" title=${t('rating')}>${gain.format(score.gain)}</span>`}
            </span>
          </a>
        </li>`;
      })}
    </ul>
    ${scores.length > FIRST_SCORES && !isAll && html`<button type="button" class="button plain" onClick=${() => setAll(true)}>${t('scores-all', { count: scores.length })}</button>`}
  <//>`;
}
