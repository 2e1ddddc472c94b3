/** What there is to draw a chart with: paints, rails, blocks; its name and size; ours to begin from. */

import { useState } from 'preact/hooks';
import { SIDE } from './chart-picture.js';
import { blank, widthOf } from './charting.js';
import { html } from './html.js';
import { Button, Field, withValue } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').Drawing} Drawing */
/** @typedef {import('./wire.js').ChartsTell} ChartsTell */
/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('./charting.js').Mirror} Mirror */

/**
 * @typedef {{kind: 'paint', sign: string, mirror?: Mirror}
 *   | {kind: 'edge' | 'block' | 'order'}} Tool
 */

/** @type {Mirror[]} */
const MIRRORS = ['none', 'aside', 'turned'];

/**
 * @param {{charts: ChartsTell, drawing: Drawing, words: Words,
 *   board: import('./boards.js').BoardModule | null, tool: Tool, setTool: (tool: Tool) => void,
 *   draw: (stroke: (drawing: Drawing) => Drawing) => void, step: (by: number) => void,
 *   can: {undo: boolean, redo: boolean}, open: (drawing: Drawing) => void}} props
 */
export function ChartTools({
  charts,
  drawing,
  words,
  board,
  tool,
  setTool,
  draw,
  step,
  can,
  open,
}) {
  const { kit } = charts;
  const [mirror, setMirror] = useState(/** @type {Mirror} */ ('none'));
  const size = `${widthOf(drawing)} ${drawing.rows.length}`;
  const sizes = kit.sizes.map(([width, height]) => `${width} ${height}`);
  const named = (/** @type {string} */ of) =>
    words.text(`option-${charts.option.replaceAll('_', '-')}-${of}`);
  /** @param {string} key @param {string} value */
  const say = (key, value) => draw((old) => ({ ...old, heads: { ...old.heads, [key]: value } }));
  /** @param {string} chosen */
  const resize = (chosen) => {
    const [width, height] = chosen.split(' ').map(Number);
    draw((old) => blank(kit, [width, height], old.heads.name));
  };
  /** @param {Mirror} chosen */
  const reflect = (chosen) => {
    setMirror(chosen);
    if (tool.kind === 'paint') setTool({ ...tool, mirror: chosen });
  };
  return html`<div class="chart-paints" role="group" aria-label=${t('chart-tools')}>
      ${kit.paints.map(
        ({ sign, name }) =>
          html`<button
            key=${sign}
            type="button"
            class="button paint"
            aria-pressed=${tool.kind === 'paint' && tool.sign === sign}
            onClick=${() => setTool({ kind: 'paint', sign, mirror })}
          >
            <svg class="chart-picture swatch" viewBox="0 0 ${SIDE} ${SIDE}" aria-hidden="true">
              <rect class=${kit.blocks ? 'deck' : 'ground'} width=${SIDE} height=${SIDE} />
              ${board?.chartField ? board.chartField(sign, SIDE, [2, 2]) : html`<text class="sign" x="10" y="10">${sign}</text>`}
            </svg>
            ${words.text(`chart-paint-${name}`)}
          </button>`,
      )}
      ${(kit.edges ?? []).length > 0 && html`<${Kind} kind="edge" label=${words.text('chart-edges')} tool=${tool} setTool=${setTool} />`}
      ${
        kit.blocks &&
        html`<${Kind}
            kind="block"
            label=${t('chart-blocks-tool')}
            tool=${tool}
            setTool=${setTool}
          />
          <${Kind} kind="order" label=${t('chart-order-tool')} tool=${tool} setTool=${setTool} />`
      }
    </div>
    <p class="hint">${t(`chart-hint-${tool.kind}`)}</p>
    <div class="row">
      <${Button} icon="undo" disabled=${!can.undo} onClick=${() => step(-1)}>${t('chart-undo')}<//>
      <${Button} disabled=${!can.redo} onClick=${() => step(1)}>${t('chart-redo')}<//>
    </div>
    ${kit.heads.map(
      (head) =>
        html`<${Field} key=${head.name} label=${words.text(`chart-head-${head.name}`)}>
          <input
            class="input"
            value=${drawing.heads[head.name] ?? ''}
            maxlength=${head.longest}
            inputmode=${head.is_row ? 'numeric' : undefined}
            onInput=${withValue((value) => say(head.name, value))}
          />
        <//>`,
    )}
    <${Field} label=${t('chart-mirror')} row>
      <select
        class="input"
        value=${mirror}
        onChange=${withValue((chosen) => reflect(MIRRORS.find((one) => one === chosen) ?? 'none'))}
      >
        ${MIRRORS.map((one) => html`<option value=${one}>${t(`chart-mirror-${one}`)}</option>`)}
      </select>
    <//>
    <${Field} label=${t('chart-size')} row>
      <select class="input" value=${size} onChange=${withValue(resize)}>
        ${(sizes.includes(size) ? sizes : [size, ...sizes]).map((one) => html`<option value=${one}>${one.replace(' ', ' × ')}</option>`)}
      </select>
    <//>
    <${Field} label=${t('chart-from')} row>
      <select
        class="input"
        value=""
        onChange=${withValue((chosen) => chosen && open(charts.charts[Number(chosen)].drawing))}
      >
        <option value="">${t('chart-from-none')}</option>
        ${charts.charts.map(({ name, drawing: ours }, index) => html`<option value=${index}>${named(name)} (${widthOf(ours)} × ${ours.rows.length})</option>`)}
      </select>
    <//>`;
}

/**
 * @param {{kind: 'edge' | 'block' | 'order', label: string, tool: Tool,
 *   setTool: (tool: Tool) => void}} props
 */
function Kind({ kind, label, tool, setTool }) {
  return html`<button
    type="button"
    class="button paint"
    aria-pressed=${tool.kind === kind}
    onClick=${() => setTool({ kind })}
  >
    ${label}
  </button>`;
}
