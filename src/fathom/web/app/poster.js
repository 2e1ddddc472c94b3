/** The picture of an ending that people send to each other, made by the browser alone. */

import { render } from 'preact';
import { partyName, shortened, sidePlace } from './endings.js';
import { fileOf } from './files.js';
import { html } from './html.js';
import { seatColour, seatFill, seatLetter } from './seats.js';
import { t } from './words.js';

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 36;
const HEAD = 132;
const FOOT = 92;
/** So many players or sides have room below. */
const MOST_NAMES = 6;

/** What is taken over from the page's styles: a picture has none of its own. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'display'],
  ...['stop-color', 'stop-opacity', 'paint-order', 'text-anchor', 'dominant-baseline'],
  ...['font-family', 'font-size', 'font-weight', 'letter-spacing'],
];
const FONTS = { Figtree: 'vendor/figtree.woff2', Marcellus: 'vendor/marcellus.woff2' };

/** @typedef {import('./endings.js').Ending} Ending */

/**
 * @typedef {object} Told what the picture says
 * @property {string} title of the game
 * @property {string} heading
 * @property {string} why
 * @property {import('./endings.js').EndingModule} module
 * @property {Omit<Ending, 'width' | 'height' | 'isStill'>} ending
 */

/**
 * The picture as a file.
 * @param {Told} told
 * @returns {Promise<Blob>}
 */
export async function posterOf(told) {
  const stage = document.createElement('div');
  stage.className = 'unseen';
  document.body.append(stage);
  try {
    render(html`<${Poster} ...${told} />`, stage);
    const svg = /** @type {SVGSVGElement} */ (stage.querySelector('svg'));
    wearStyles([...svg.querySelectorAll('*')]);
    const defs = document.createElementNS(svg.namespaceURI, 'defs');
    defs.append(...seatPatterns());
    svg.prepend(defs);
    // The type is added to the text: the page itself may have no styles but its own.
    const drawing = new XMLSerializer().serializeToString(svg);
    return await painted(drawing.replace('</defs>', `<style>${await fontFaces()}</style></defs>`));
  } finally {
    render(null, stage);
    stage.remove();
  }
}

/** @param {Told} told */
function Poster({ title, heading, why, module, ending }) {
  const { table, outcome, names } = ending;
  const { words } = ending;
  const parties = table.sides
    .map(({ seats }) => ({ seats, place: sidePlace(table, outcome, seats[0]) }))
    .sort((one, other) => one.place - other.place)
    .slice(0, MOST_NAMES);
  const step = (WIDTH - 2 * MARGIN) / parties.length;
  const art = { width: WIDTH - 2 * MARGIN, height: HEIGHT - HEAD - FOOT };
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    width=${WIDTH}
    height=${HEIGHT}
  >
    <rect width=${WIDTH} height=${HEIGHT} fill="#06202f" />
    <path d="M0 ${HEIGHT - 5}H${WIDTH}" stroke="#c9a15a" stroke-width="10" />
    <text class="poster-heading" x=${MARGIN} y="62">${shortened(heading, 34)}</text>
    <text class="poster-why" x=${MARGIN} y="104">${shortened(why, 92)}</text>
    <text class="poster-title" x=${WIDTH - MARGIN} y="44">${title}</text>
    <text class="poster-brand" x=${WIDTH - MARGIN} y="70">Fathom</text>
    <clipPath id="poster-clip"><rect ...${art} rx="14" /></clipPath>
    <g transform="translate(${MARGIN} ${HEAD})" clip-path="url(#poster-clip)">
      <${module.Ending} ...${ending} ...${art} isStill=${true} />
    </g>
    ${parties.map(
      ({ seats, place }, index) =>
        html`<g transform="translate(${MARGIN + step * index} ${HEIGHT - FOOT + 44})">
          <rect y="-22" width="44" height="44" rx="13" fill=${seatFill(seats[0])} />
          <circle cx="22" r="15" fill=${seatColour(seats[0])} />
          <text class="poster-letter" x="22" y="1">${seatLetter(seats[0])}</text>
          <text class="poster-name" x="56" y="-4">
            ${shortened(partyName(seats, table, names, words), (step - 60) / 12)}
          </text>
          <text class="poster-place" x="56" y="20">
            ${shortened(below(seats, place, outcome, names), (step - 60) / 9)}
          </text>
        </g>`,
    )}
  </svg>`;
}

/**
 * Below the name of a player: place and score; of a side: who is on it.
 * @param {number[]} seats
 * @param {number} place
 * @param {import('./wire.js').Outcome} outcome
 * @param {string[]} names
 */
function below(seats, place, { scores }, names) {
  if (seats.length > 1) return seats.map((seat) => names[seat]).join(' · ');
  const score = scores.length ? ` · ${scores[seats[0]]}` : '';
  return `${t('you-placed', { place })}${score}`;
}

/**
 * Give elements as attributes what the page's styles say of them. All are looked at before any is
 * changed: what one wears may depend on what it stands in.
 * @param {Element[]} elements
 */
function wearStyles(elements) {
  const worn = elements.map((element) => {
    const styles = getComputedStyle(element);
    return STYLES.map((name) => styles.getPropertyValue(name));
  });
  elements.forEach((element, number) => {
    STYLES.forEach((name, index) => {
      const value = worn[number][index].replaceAll(/url\("([^"]+)"\)/g, 'url($1)');
      if (value) element.setAttribute(name, value);
    });
    element.removeAttribute('style');
    element.removeAttribute('class');
  });
}

/** The fills of the seats, which the page holds once, with their colours. */
function seatPatterns() {
  return [...document.querySelectorAll('pattern[id^="seat-"]')].map((pattern) => {
    const copy = /** @type {Element} */ (pattern.cloneNode(true));
    const [from, to] = [pattern, copy].map((one) => [...one.querySelectorAll('*')]);
    from.forEach((element, number) => {
      const worn = getComputedStyle(element);
      for (const name of ['fill', 'stroke', 'stroke-width', 'opacity'])
        to[number].setAttribute(name, worn.getPropertyValue(name));
    });
    return copy;
  });
}

/** @type {Promise<string> | null} */
let faces = null;

/** Our type, inside the picture: an image fetches nothing. */
function fontFaces() {
  faces ??= Promise.all(
    Object.entries(FONTS).map(async ([name, file]) => {
      const data = await dataUrl(await (await fetch(fileOf(file))).blob());
      return `@font-face{font-family:${name};font-weight:300 900;src:url(${data})}`;
    }),
  ).then((rules) => rules.join(''));
  return faces;
}

/** @param {Blob} blob @returns {Promise<string>} */
const dataUrl = (blob) =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * A drawing as a PNG.
 * @param {string} drawing
 * @returns {Promise<Blob>}
 */
async function painted(drawing) {
  const image = new Image(WIDTH, HEIGHT);
  image.src = await dataUrl(new Blob([drawing], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
