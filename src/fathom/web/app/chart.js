/**
 * The page on which somebody draws a chart of their own: for any game that has charts to choose from.
 * What there is to draw with, and what is wrong with a drawing, the game says.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { api, Refusal } from './api.js';
import { ChartPicture, SIDE } from './chart-picture.js';
import { ChartTools } from './chart-tools.js';
import {
  blank,
  blocked,
  mirrored,
  ordered,
  packed,
  painted,
  placeName,
  railed,
  unpacked,
  widthOf,
} from './charting.js';
import { fileOf } from './files.js';
import { html } from './html.js';
import { chartsOf, dropChart, keepChart, lookOver, ownCharts } from './own-charts.js';
import { Denied, useGame } from './playing.js';
import { go } from './router.js';
import { attempt, gameOf } from './session.js';
import { Corner } from './settings.js';
import { linkTo, share } from './sharing.js';
import { Button, Panel, toast, withFile } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').Drawing} Drawing */
/** @typedef {import('./wire.js').ChartTell} ChartTell */
/** @typedef {import('./wire.js').ChartsTell} ChartsTell */
/** @typedef {import('./wire.js').GameTell} GameTell */
/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('./boards.js').BoardModule} BoardModule */
/** @typedef {import('./charting.js').Place} Place */
/** @typedef {import('./chart-tools.js').Tool} Tool */

/** After the last stroke the drawing is looked over when so much time has passed. */
const REST_MS = 200;
const MOST_STEPS_BACK = 200;
/** A chart with more columns is wider than a phone. */
const WIDE_COLUMNS = 15;

/** @param {{id: string, part?: string}} props a game, and what a link carries */
export function Page({ id: game, part }) {
  const told = gameOf(game);
  const { words, board } = useGame(told?.key);
  const [charts, setCharts] = useState(/** @type {ChartsTell | null} */ (null));
  useEffect(() => {
    if (told?.chart_option) attempt(chartsOf(game)).then(setCharts);
  }, [game]);
  useEffect(() => {
    if (words) document.title = `${t('charts')} · ${words.text('title')} · Fathom`;
  }, [words]);
  if (!told?.chart_option)
    return html`<${Denied} fault=${{ code: 'no-charts', detail: game, facts: { game } }} />`;
  if (!words || !charts) return null;
  return html`<div class="page charting">
    <header class="masthead">
      <a class="brand" href="#/"
        ><img src=${fileOf('icon.svg')} alt="" width="36" height="36" />Fathom</a
      >
      <${Corner} />
    </header>
    <${Room} game=${told} charts=${charts} words=${words} board=${board} link=${part} />
  </div>`;
}

/**
 * The drawing, with the way back to what it was.
 * @param {Drawing} first
 */
function useSteps(first) {
  const [steps, setSteps] = useState({ all: [first], at: 0 });
  const drawing = steps.all[steps.at];
  /** @param {(drawing: Drawing) => Drawing} stroke */
  const draw = (stroke) =>
    setSteps(({ all, at }) => {
      const next = stroke(all[at]);
      if (next === all[at]) return { all, at };
      const before = all.slice(Math.max(0, at + 1 - MOST_STEPS_BACK), at + 1);
      return { all: [...before, next], at: before.length };
    });
  /** @param {number} by */
  const step = (by) =>
    setSteps(({ all, at }) => ({ all, at: Math.min(all.length - 1, Math.max(0, at + by)) }));
  const can = { undo: steps.at > 0, redo: steps.at < steps.all.length - 1 };
  return { drawing, draw, step, can };
}

/**
 * What the game says of a drawing, soon after each stroke; null until it has.
 * @param {string} game
 * @param {Drawing} drawing
 */
function useLookedOver(game, drawing) {
  const [said, setSaid] = useState(/** @type {{of: Drawing, tell: ChartTell} | null} */ (null));
  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      try {
        const tell = await api(`games/${game}/chart`, { drawing });
        if (!isOld) setSaid({ of: drawing, tell });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!isOld) later = setTimeout(ask, 10 * REST_MS);
      }
    };
    let later = setTimeout(ask, REST_MS);
    return () => {
      isOld = true;
      clearTimeout(later);
    };
  }, [drawing]);
  return { tell: said?.tell ?? null, isFresh: said?.of === drawing };
}

/**
 * @param {{game: GameTell, charts: ChartsTell, words: Words, board: BoardModule | null,
 *   link?: string}} props
 */
function Room({ game, charts, words, board, link }) {
  const { kit } = charts;
  const start = useRef(blank(kit, kit.sizes[0], t('chart-unnamed')));
  const { drawing, draw, step, can } = useSteps(start.current);
  const { tell, isFresh } = useLookedOver(game.key, drawing);
  const [tool, setTool] = useState(
    /** @type {Tool} */ ({ kind: 'paint', sign: kit.paints[1].sign }),
  );
  const [lit, setLit] = useState(/** @type {Place | null} */ (null));
  const faults = tell?.faults ?? [];
  const isGood = isFresh && !faults.length;
  /** @param {Drawing} other */
  const open = (other) => draw(() => other);
  /** @param {string} text */
  const read = async (text) => {
    const found = await attempt(lookOver(game.key, text));
    if (found?.drawing) open(found.drawing);
    else if (found) toast(said(words, found.faults[0]), 'refusal');
  };
  useEffect(() => {
    if (link)
      unpacked(link).then((text) =>
        text === null ? toast(t('chart-no-link'), 'refusal') : read(text),
      );
  }, [link]);
  return html`<main class="chart-room">
    <div class="chart-desk">
      <${Sheet}
        drawing=${{ ...drawing, sections: tell?.drawing?.rows.length === drawing.rows.length ? tell?.drawing?.sections : null }}
        kit=${kit}
        board=${board}
        words=${words}
        tool=${tool}
        draw=${draw}
        lit=${lit ? [lit] : faults.flatMap((fault) => (fault.at ? [fault.at] : []))}
      />
      <${Verdict} tell=${tell} isFresh=${isFresh} words=${words} point=${setLit} />
    </div>
    <div class="stack">
      <${Panel} label=${t('charts')} class="chart-heads">
        <h1>${t('charts-of', { game: words.text('title') })}</h1>
        <${ChartTools}
          charts=${charts}
          drawing=${drawing}
          words=${words}
          board=${board}
          tool=${tool}
          setTool=${setTool}
          draw=${draw}
          step=${step}
          can=${can}
          open=${open}
        />
      <//>
      <${Leave}
        game=${game}
        charts=${charts}
        tell=${tell}
        isGood=${isGood}
        drawing=${drawing}
        read=${read}
      />
    </div>
  </main>`;
}

/**
 * A fault in the reader's language.
 * @param {Words} words
 * @param {import('./wire.js').ChartFault} fault
 */
const said = (words, { name, text, facts }) =>
  words.has(`chart-fault-${name}`) ? words.text(`chart-fault-${name}`, facts) : text;

/**
 * @param {{tell: ChartTell | null, isFresh: boolean, words: Words,
 *   point: (place: Place | null) => void}} props
 */
function Verdict({ tell, isFresh, words, point }) {
  if (!tell) return html`<p class="verdict muted" role="status">${t('chart-looking')}</p>`;
  const { faults, facts } = tell;
  const head = faults.length
    ? t('chart-faults', { count: faults.length })
    : words.has('board-good') && words.text('board-good', facts);
  return html`<div class="verdict ${faults.length ? 'bad' : 'good'} ${isFresh ? '' : 'old'}">
    <p role="status">${head || t('chart-good')}</p>
    <ul>
      ${faults.map(
        (fault) =>
          html`<li key=${fault.text}>
            ${
              fault.at
                ? html`<button
                    type="button"
                    class="link"
                    onClick=${() => point(/** @type {Place} */ (fault.at))}
                    onBlur=${() => point(null)}
                  >
                    ${said(words, fault)}
                  </button>`
                : said(words, fault)
            }
          </li>`,
      )}
    </ul>
  </div>`;
}

/**
 * What is drawn on: by mouse, finger and keyboard.
 * @param {{drawing: Drawing, kit: import('./wire.js').ChartKit, board: BoardModule | null,
 *   words: Words, tool: Tool, draw: (stroke: (drawing: Drawing) => Drawing) => void,
 *   lit: Place[]}} props
 */
function Sheet({ drawing, kit, board, words, tool, draw, lit }) {
  const [cursor, setCursor] = useState(/** @type {Place | null} */ (null));
  const isDown = useRef(false);
  const count = useRef(0);
  useEffect(() => {
    count.current = 0;
  }, [tool]);
  /** @param {Place} place @param {Place} within the field, -1 to 1 in each direction */
  const stroke = (place, within) => {
    if (tool.kind === 'paint') {
      draw((old) => painted(old, mirrored(old, place, tool.mirror ?? 'none'), tool.sign));
    } else if (tool.kind === 'edge') {
      draw((old) => edged(old, kit.edges ?? [], place, within));
    } else if (tool.kind === 'order') {
      const number = count.current;
      count.current += 1;
      draw((old) => ordered(old, kit, place, number));
    } else {
      draw((old) => blocked(old, kit, place));
    }
  };
  /** @param {PointerEvent} event @returns {{place: Place, within: Place} | null} */
  const under = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const [x, y] = [
      ((event.clientX - box.left) / box.width) * widthOf(drawing),
      ((event.clientY - box.top) / box.height) * drawing.rows.length,
    ];
    const place = /** @type {Place} */ ([Math.floor(x), Math.floor(y)]);
    const isOn = x >= 0 && y >= 0 && x < widthOf(drawing) && y < drawing.rows.length;
    return isOn ? { place, within: [(x % 1) * 2 - 1, (y % 1) * 2 - 1] } : null;
  };
  const isWide = widthOf(drawing) > WIDE_COLUMNS;
  /** A wide chart is moved by a finger, and drawn on by a tap. @param {PointerEvent} event */
  const press = (event) => {
    const hit = under(event);
    if (!hit || event.button > 0 || (isWide && event.pointerType === 'touch')) return;
    event.preventDefault();
    isDown.current = true;
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    setCursor(null);
    stroke(hit.place, hit.within);
  };
  /** @param {PointerEvent} event */
  const drag = (event) => {
    const hit = isDown.current && tool.kind === 'paint' && under(event);
    if (hit) stroke(hit.place, hit.within);
  };
  const lift = () => (isDown.current = false);
  /** @param {PointerEvent} event */
  const tap = (event) => {
    const hit = isWide && event.pointerType === 'touch' && under(event);
    if (hit) stroke(hit.place, hit.within);
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const [x, y] = cursor ?? [0, 0];
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    if (by) {
      setCursor([
        Math.min(widthOf(drawing) - 1, Math.max(0, x + (cursor ? by[0] : 0))),
        Math.min(drawing.rows.length - 1, Math.max(0, y + (cursor ? by[1] : 0))),
      ]);
    } else if (cursor && (event.key === ' ' || event.key === 'Enter')) {
      stroke(cursor, event.shiftKey ? [0, 1] : [1, 0]);
    } else return;
    event.preventDefault();
  };
  const [width, height] = [widthOf(drawing), drawing.rows.length];
  const there =
    cursor && kit.paints.find(({ sign }) => sign === drawing.rows[cursor[1]][cursor[0]]);
  /** @param {HTMLElement | null} sheet */
  const shape = (sheet) => {
    const facts = { '--across': width, '--down': height, '--shape': width / height };
    for (const [name, value] of Object.entries(facts)) sheet?.style.setProperty(name, `${value}`);
  };
  return html`<div class="chart-scroll">
    <div class="chart-sheet ${isWide ? 'wide' : ''}" ref=${shape}>
      <${ChartPicture} drawing=${drawing} kit=${kit} board=${board} hasRim lit=${lit}>
        ${cursor && html`<rect class="cursor" x=${cursor[0] * SIDE} y=${cursor[1] * SIDE} width=${SIDE} height=${SIDE} />`}
      <//>
      <div
        class="chart-glass"
        role="application"
        tabindex="0"
        aria-label=${t('chart-sheet')}
        aria-describedby="chart-keys"
        onPointerDown=${press}
        onClick=${tap}
        onPointerMove=${drag}
        onPointerUp=${lift}
        onPointerCancel=${lift}
        onKeyDown=${key}
        onBlur=${() => setCursor(null)}
      ></div>
    </div>
    <p class="unseen" id="chart-keys">${t('chart-keys')}</p>
    <p class="unseen" role="status">
      ${cursor && there && `${placeName(cursor)}: ${words.text(`chart-paint-${there.name}`)}`}
    </p>
  </div>`;
}

/**
 * The edge nearest to where somebody pressed inside a field.
 * @param {Drawing} drawing
 * @param {string[]} signs
 * @param {Place} place
 * @param {Place} within
 */
function edged(drawing, signs, [x, y], [right, down]) {
  const [across, below] = [signs.slice(0, 2), signs.slice(2)];
  if (Math.abs(right) > Math.abs(down)) {
    const left = right > 0 ? x : x - 1;
    const isOn = left >= 0 && left < widthOf(drawing) - 1;
    return isOn ? railed(drawing, [left, y], across) : drawing;
  }
  const top = down > 0 ? y : y - 1;
  return top >= 0 && top < drawing.rows.length - 1 ? railed(drawing, [x, top], below) : drawing;
}

/**
 * What becomes of a drawing: played on, kept, given away; and what was drawn before.
 * @param {{game: GameTell, charts: ChartsTell, tell: ChartTell | null, isGood: boolean,
 *   drawing: Drawing, read: (text: string) => void}} props
 */
function Leave({ game, charts, tell, isGood, drawing, read }) {
  const [isCopied, setCopied] = useState(false);
  const name = drawing.heads.name || t('chart-unnamed');
  const text = tell?.text ?? '';
  const own = ownCharts(game.key);
  const keep = () => {
    keepChart({ game: game.key, name, text });
    toast(t('chart-kept', { name }));
  };
  const play = async () => {
    keepChart({ game: game.key, name, text });
    const seats = ['you', ...Array(game.usual_seats - 1).fill('open')];
    const options = { [charts.option]: text };
    const table = await attempt(api('tables', { game: game.key, seats, options }));
    if (table) go(`table/${table.id}`);
  };
  const give = async () =>
    setCopied(await share(linkTo(`chart/${game.key}/${await packed(text)}`)));
  return html`<${Panel} label=${t('chart-done')} class="chart-leave">
    <div class="row">
      <${Button} kind="main" disabled=${!isGood} onClick=${play}>${t('chart-play')}<//>
      <${Button} icon="check" disabled=${!tell} onClick=${keep}>${t('chart-keep')}<//>
      <${Button} icon=${isCopied ? 'check' : 'share'} disabled=${!tell} onClick=${give}
        >${t(isCopied ? 'copied' : 'chart-share')}<//
      >
      <a class="button" download="${fileName(name)}.txt" href=${dataOf(text)}>${t('chart-save')}</a>
      <label class="button">
        ${t('take-file')}
        <input
          class="unseen"
          type="file"
          accept=".txt,text/plain"
          onChange=${withFile(async (file) => read(await file.text()))}
        />
      </label>
    </div>
    ${
      own.length > 0 &&
      html`<h2>${t('chart-own')}</h2>
        <ul class="own-charts">
          ${own.map(
            (chart) =>
              html`<li key=${chart.name}>
                <${Button} onClick=${() => read(chart.text)}>${chart.name}<//>
                <${Button}
                  kind="plain"
                  icon="close"
                  title=${t('chart-drop', { name: chart.name })}
                  onClick=${() => dropChart(chart)}
                />
              </li>`,
          )}
        </ul>`
    }
  <//>`;
}

/** @param {string} name */
const fileName = (name) => name.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-') || 'chart';

/** @param {string} text */
const dataOf = (text) => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
