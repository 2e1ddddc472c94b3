/** What the host chooses before the game, drawn from what the catalog tells of each option. */

import { html } from './html.js';
import { Field, Panel } from './ui.js';
import { t } from './words.js';

/**
 * Whether an option has a control here; the others are for programs.
 * @param {any} option
 * @param {any} game
 */
const isShown = ({ kind, name }, game) =>
  kind !== 'list' && (kind !== 'text' || name === game.chart_option);

const SPECTATORS = ['none', 'public', 'after'];

/**
 * @param {{table: any, game: any, words: import('./words.js').Words,
 *   change: (settings: object) => any}} props
 */
export function Options({ table, game, words, change }) {
  const isFixed = !table.is_host;
  /** @param {string} name @param {any} value */
  const set = (name, value) => change({ options: { [name]: value } });
  const shown = game.options.filter((/** @type {any} */ option) => isShown(option, game));
  return html`<${Panel} label=${t('options')} class="options">
    <h3>${t('options')}</h3>
    ${shown.map((/** @type {any} */ option) => {
      const value = table.options[option.name] ?? option.default;
      const name = `option-${option.name.replaceAll('_', '-')}`;
      const hint = words.has(`${name}-hint`) ? words.text(`${name}-hint`) : undefined;
      return html`<${Field}
        key=${option.name}
        label=${words.has(name) ? words.text(name) : option.name}
        hint=${hint}
        row
      >
        <${Control}
          option=${option}
          name=${name}
          value=${value}
          disabled=${isFixed}
          table=${table}
          words=${words}
          set=${(/** @type {any} */ chosen) => set(option.name, chosen)}
        />
      <//>`;
    })}
    <${Field} label=${t('public-table')} hint=${t('public-table-hint')} row>
      <input
        class="switch"
        type="checkbox"
        role="switch"
        disabled=${isFixed}
        checked=${table.policy.is_public}
        onChange=${(/** @type {any} */ event) => change({ is_public: event.target.checked })}
      />
    <//>
    <${Field} label=${t('spectators')} hint=${t(`spectators-${table.policy.spectators}-hint`)} row>
      <select
        class="input"
        disabled=${isFixed}
        value=${table.policy.spectators}
        onChange=${(/** @type {any} */ event) => change({ spectators: event.target.value })}
      >
        ${SPECTATORS.map((policy) => html`<option value=${policy}>${t(`spectators-${policy}`)}</option>`)}
      </select>
    <//>
    <${Field} label=${t('clock')} hint=${t('clock-hint')} row>
      <select
        class="input"
        disabled=${isFixed}
        value="${table.clock.kind} ${table.clock.each}"
        onChange=${(/** @type {any} */ event) => {
          const [kind, each] = event.target.value.split(' ');
          change({ clock: { kind, each: Number(each) } });
        }}
      >
        ${clocks(table.clock).map(({ kind, each }) => html`<option value="${kind} ${each}">${t(`clock-${kind}`, { each })}</option>`)}
      </select>
    <//>
  <//>`;
}

/** @param {{kind: string, each: number}} chosen */
function clocks(chosen) {
  const usual = [
    { kind: 'none', each: chosen.kind === 'none' ? chosen.each : 0 },
    { kind: 'seconds', each: 30 },
    { kind: 'seconds', each: 90 },
    { kind: 'days', each: 1 },
    { kind: 'days', each: 3 },
  ];
  const isUsual = usual.some(({ kind, each }) => kind === chosen.kind && each === chosen.each);
  return isUsual ? usual : [...usual, chosen];
}

/** @param {any} props */
function Control({ option, name, value, disabled, table, words, set, ...rest }) {
  /** @param {any} event */
  const read = (event) => event.target.value;
  if (option.kind === 'boolean') {
    return html`<input
      ...${rest}
      class="switch"
      type="checkbox"
      role="switch"
      disabled=${disabled}
      checked=${value}
      onChange=${(/** @type {any} */ event) => set(event.target.checked)}
    />`;
  }
  if (option.kind === 'text') {
    return html`<${NamedOrFile} ...${{ ...rest, option, name, value, disabled, words, set }} />`;
  }
  if (option.kind === 'choice') {
    const choices = option.may_be_empty ? ['', ...option.choices] : option.choices;
    return html`<select
      ...${rest}
      class="input"
      disabled=${disabled}
      value=${value ?? ''}
      onChange=${(/** @type {any} */ event) => set(read(event) || null)}
    >
      ${choices.map((/** @type {string} */ choice) => html`<option value=${choice}>${choice === '' ? t('drawn') : worded(words, `${name}-${choice}`, choice)}</option>`)}
    </select>`;
  }
  if (option.name === 'starter') {
    return html`<select
      ...${rest}
      class="input"
      disabled=${disabled}
      value=${value ?? ''}
      onChange=${(/** @type {any} */ event) => set(read(event) === '' ? null : Number(read(event)))}
    >
      <option value="">${t('drawn')}</option>
      ${table.seats.map((/** @type {any} */ seat) => html`<option value=${seat.seat}>${words.seat(seat.seat)}</option>`)}
    </select>`;
  }
  return html`<input
    ...${rest}
    class="input number"
    type="number"
    min="0"
    step=${option.kind === 'integer' ? 1 : 'any'}
    disabled=${disabled}
    value=${value ?? ''}
    onChange=${(/** @type {any} */ event) => set(read(event) === '' ? null : Number(read(event)))}
  />`;
}

/** A text: one of those with a name, or that of a file. @param {any} props */
function NamedOrFile({ option, name, value, disabled, words, set, ...rest }) {
  const isNamed = option.choices.includes(value);
  return html`<span class="named-or-file">
    <select
      ...${rest}
      class="input"
      disabled=${disabled}
      value=${isNamed ? value : ''}
      onChange=${(/** @type {any} */ event) => set(event.target.value)}
    >
      ${!isNamed && html`<option value="" disabled>${t('own-file')}</option>`}
      ${option.choices.map((/** @type {string} */ choice) => html`<option value=${choice}>${worded(words, `${name}-${choice}`, choice)}</option>`)}
    </select>
    ${
      !disabled &&
      html`<label class="button plain">
        ${t('take-file')}
        <input
          class="unseen"
          type="file"
          accept=".txt,text/plain"
          onChange=${async (/** @type {any} */ event) => set(await event.target.files[0].text())}
        />
      </label>`
    }
  </span>`;
}

/**
 * @param {import('./words.js').Words} words
 * @param {string} name
 * @param {string} otherwise
 */
const worded = (words, name, otherwise) => (words.has(name) ? words.text(name) : otherwise);
