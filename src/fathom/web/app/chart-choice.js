/** Which chart a table is played on: pictures of ours, those kept on this device, or a file. */

import { useEffect, useState } from 'preact/hooks';
import { ChartPicture } from './chart-picture.js';
import { html } from './html.js';
import { chartsOf, lookOver, ownCharts } from './own-charts.js';
import { useBoard } from './playing.js';
import { attempt } from './session.js';
import { Button, Dialog, withFile } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').ChartTell} ChartTell */
/** @typedef {import('./wire.js').ChartsTell} ChartsTell */
/** @typedef {import('./wire.js').Drawing} Drawing */
/** @typedef {import('./words.js').Words} Words */

/**
 * @param {{label: string, hint?: string, game: import('./wire.js').GameTell,
 *   table: import('./wire.js').TableTell, words: Words, value: string, disabled: boolean,
 *   set: (chosen: string) => void}} props
 */
export function ChartChoice({ label, hint, game, table, words, value, disabled, set }) {
  const board = useBoard(game.key);
  const [charts, setCharts] = useState(/** @type {ChartsTell | null} */ (null));
  const [refused, setRefused] = useState(/** @type {ChartTell | null} */ (null));
  useEffect(() => {
    attempt(chartsOf(game.key)).then(setCharts);
  }, [game.key]);
  const variant = charts?.variant_option ? String(table.options[charts.variant_option]) : null;
  const own = ownCharts(game.key);
  const isOurs = game.options.some(
    (option) => option.name === game.chart_option && option.choices.includes(value),
  );
  const given = useDrawn(game.key, isOurs ? null : value, variant);
  /** @param {string} text */
  const take = async (text) => {
    const found = await attempt(lookOver(game.key, text, variant));
    if (!found) return;
    if (found.faults.length) setRefused(found);
    else set(text);
  };
  if (!charts) return null;
  const name = (/** @type {string} */ of) =>
    words.text(`option-${charts.option.replaceAll('_', '-')}-${of}`);
  const ours = charts.charts.filter((chart) => !variant || chart.variant === variant);
  /** @type {(card: {key: string, named: string, drawing: Drawing | null, isChosen: boolean, choose: () => void}) => unknown} */
  const card = ({ key, named, drawing, isChosen, choose }) =>
    html`<label class="chart-card" key=${key}>
      <input
        class="unseen"
        type="radio"
        name="chart"
        checked=${isChosen}
        disabled=${disabled && !isChosen}
        onChange=${choose}
      />
      ${drawing && html`<${ChartPicture} drawing=${drawing} kit=${charts.kit} board=${board} />`}
      <span class="name">${named}</span>
    </label>`;
  const others = disabled ? [] : own.filter((chart) => chart.text !== value);
  return html`<div class="field chart-choice" role="radiogroup" aria-label=${label}>
    <span class="label">${label}</span>
    ${hint && html`<span class="hint">${hint}</span>`}
    <div class="chart-cards">
      ${ours.map((chart) => card({ key: chart.name, named: name(chart.name), drawing: chart.drawing, isChosen: chart.name === value, choose: () => set(chart.name) }))}
      ${!isOurs && card({ key: 'given', named: given?.heads.name || t('chart-given'), drawing: given, isChosen: true, choose: () => {} })}
      ${others.map((chart) => html`<${Own} key=${chart.name} chart=${chart} variant=${variant} card=${card} take=${take} />`)}
    </div>
    ${
      !disabled &&
      html`<div class="row">
        <a class="button" href="#/chart/${game.key}">${t('chart-draw')}</a>
        <label class="button plain">
          ${t('take-file')}
          <input
            class="unseen"
            type="file"
            accept=".txt,text/plain"
            onChange=${withFile(async (file) => take(await file.text()))}
          />
        </label>
      </div>`
    }
    ${
      refused &&
      html`<${Dialog} title=${t('chart-bad')} close=${() => setRefused(null)}>
        <ul>
          ${refused.faults.map((fault) => html`<li>${words.has(`chart-fault-${fault.name}`) ? words.text(`chart-fault-${fault.name}`, fault.facts) : fault.text}</li>`)}
        </ul>
        <${Button} kind="main" onClick=${() => setRefused(null)}>${t('tour-read')}<//>
      <//>`
    }
  </div>`;
}

/**
 * One that is kept on this device.
 * @param {{chart: import('./own-charts.js').OwnChart, variant: string | null,
 *   card: (card: any) => unknown, take: (text: string) => void}} props
 */
function Own({ chart, variant, card, take }) {
  const drawing = useDrawn(chart.game, chart.text, variant);
  return card({
    key: chart.name,
    named: chart.name,
    drawing,
    isChosen: false,
    choose: () => take(chart.text),
  });
}

/**
 * A text as a drawing, once the game has read it.
 * @param {string} game
 * @param {string | null} text
 * @param {string | null} variant
 */
function useDrawn(game, text, variant) {
  const [drawn, setDrawn] = useState(/** @type {Drawing | null} */ (null));
  useEffect(() => {
    if (text)
      attempt(lookOver(game, text, variant)).then((found) => setDrawn(found?.drawing ?? null));
    else setDrawn(null);
  }, [game, text, variant]);
  return drawn;
}
