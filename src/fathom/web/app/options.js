/** What the host chooses before the game, drawn from what the catalog tells of each option. */

import { useState } from 'preact/hooks';
import { HouseRules, houseRules } from './house-rules.js';
import { html } from './html.js';
import { ChartChoice } from './chart-choice.js';
import { Button, Field, Panel, withChecked, withValue } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./wire.js').Choice} Choice */
/** @typedef {import('./words.js').Words} Words */

/**
 * Whether an option has a control here; the others are for programs.
 * @param {Choice} option
 * @param {import('./wire.js').GameTell} game
 */
const isShown = ({ kind, name, choices }, game) =>
  kind !== 'list' && (kind !== 'text' || choices.length > 0 || name === game.chart_option);

/**
 * Whether an option counts with what else was chosen.
 * @param {Choice} option
 * @param {Record<string, unknown>} chosen
 */
export const isInForce = ({ only_with: condition }, chosen) =>
  !condition || chosen[condition[0]] === condition[1];

/**
 * An option set: with it, what no longer counts goes back to what it was at first.
 * @param {Choice[]} options
 * @param {Record<string, unknown>} chosen
 * @param {string} name
 * @param {unknown} value
 * @returns {Record<string, unknown>} what changes
 */
export function changed(options, chosen, name, value) {
  const then = { ...chosen, [name]: value };
  const idle = options.filter(
    (option) =>
      option.name !== name && !isInForce(option, then) && then[option.name] !== option.default,
  );
  return { [name]: value, ...Object.fromEntries(idle.map((one) => [one.name, one.default])) };
}

/** @type {import('./wire.js').PolicyChosen['spectators'][]} */
const SPECTATORS = ['none', 'public', 'after'];
/** Where sides hunt each other, onlookers may see everything late. @param {boolean} isHunt */
const spectatorsOf = (isHunt) => [
  ...SPECTATORS,
  ...(isHunt ? [/** @type {const} */ ('late')] : []),
];

const ANY_STYLE = 'any';
/** @type {NonNullable<import('./wire.js').PolicyChosen['bot_style']>[]} */
const STYLES = ['careful', 'greedy', 'sly'];
/** By name: how many milliseconds bots take for a move at least. */
const PACES_MS = { quick: 300, usual: 900, slow: 2000 };
/** @typedef {keyof typeof PACES_MS} Pace */
const PACES = /** @type {Pace[]} */ (Object.keys(PACES_MS));
/** The pace that comes nearest. @param {number} ms */
const paceOf = (ms) =>
  PACES.toSorted((a, b) => Math.abs(PACES_MS[a] - ms) - Math.abs(PACES_MS[b] - ms))[0];

/**
 * @param {{table: TableTell, game: import('./wire.js').GameTell, words: Words,
 *   change: (settings: import('./wire.js').Change) => Promise<unknown>}} props `change` gives null if
 *   it was refused
 */
export function Options({ table, game, words, change }) {
  const isFixed = !table.is_host;
  const choices = clocks(table.clock);
  const defaults = game.options.map((option) => [option.name, option.default]);
  const chosen = { ...Object.fromEntries(defaults), ...table.options };
  // What was refused is drawn anew, as it is: a control would go on showing what was wanted.
  const [refusals, setRefusals] = useState(0);
  /** @param {string} name @param {unknown} value */
  const set = async (name, value) => {
    const done = await change({ options: changed(game.options, chosen, name, value) });
    if (done === null) setRefusals((count) => count + 1);
  };
  const shown = game.options.filter((option) => isShown(option, game) && isInForce(option, chosen));
  const field = (/** @type {Choice} */ option) =>
    html`<${OptionField}
      key="${option.name} ${refusals}"
      option=${option}
      value=${chosen[option.name]}
      disabled=${isFixed}
      game=${game}
      table=${table}
      words=${words}
      set=${(/** @type {unknown} */ value) => set(option.name, value)}
    />`;
  /** @param {string} name @param {boolean} isOn @param {(isWished: boolean) => void} wish */
  const toggle = (name, isOn, wish) =>
    html`<${Field} label=${t(name)} hint=${t(`${name}-hint`)} row>
      <${Switch} isOn=${isOn} disabled=${isFixed} set=${wish} />
    <//>`;
  /**
   * @param {string} name
   * @param {string} hint the message that says what is chosen
   * @param {string} value
   * @param {[string, string][]} named what there is to choose from, and how it is called
   * @param {(chosen: string) => void} choose
   */
  const list = (name, hint, value, named, choose) =>
    html`<${Field} label=${t(name)} hint=${t(hint)} row>
      <select class="input" disabled=${isFixed} value=${value} onChange=${withValue(choose)}>
        ${named.map(([one, called]) => html`<option value=${one}>${called}</option>`)}
      </select>
    <//>`;
  return html`<${Panel} label=${t('options')} class="options">
    <h3>${t('options')}</h3>
    ${shown.filter((option) => !option.is_house_rule).map(field)}
    <${House}
      rules=${shown.filter((option) => option.is_house_rule)}
      table=${table}
      words=${words}
      field=${field}
      disabled=${isFixed}
      change=${change}
    />
    ${toggle('public-table', table.policy.is_public, (isPublic) => change({ is_public: isPublic }))}
    ${list(
      'spectators',
      `spectators-${table.policy.spectators}-hint`,
      table.policy.spectators,
      spectatorsOf(game.is_hunt).map((one) => [one, t(`spectators-${one}`)]),
      (chosen) => change({ spectators: spectatorsOf(game.is_hunt).find((one) => one === chosen) }),
    )}
    ${list(
      'bots-style',
      'bots-style-hint',
      table.policy.bot_style ?? ANY_STYLE,
      [ANY_STYLE, ...STYLES].map((one) => [one, t(`style-${one}`)]),
      (chosen) => change({ bot_style: STYLES.find((one) => one === chosen) ?? null }),
    )}
    ${list(
      'bots-pace',
      'bots-pace-hint',
      paceOf(table.policy.bot_pace),
      PACES.map((one) => [one, t(`pace-${one}`)]),
      (chosen) => change({ bot_pace: PACES_MS[/** @type {Pace} */ (chosen)] }),
    )}
    ${toggle('late-comers', !table.policy.keeps_bots, (mayTake) => change({ keeps_bots: !mayTake }))}
    ${toggle('joint-chance', Boolean(table.joint), (isWished) => change({ has_joint_chance: isWished }))}
    ${list(
      'clock',
      'clock-hint',
      keyOf(table.clock),
      choices.map((one) => [keyOf(one), t(`clock-${one.kind}`, { each: one.each })]),
      (chosen) => change({ clock: choices.find((one) => keyOf(one) === chosen) }),
    )}
  <//>`;
}

/**
 * The house rules, folded away: by the rulebook nobody needs them.
 * @param {{rules: Choice[], table: TableTell, words: Words, field: (option: Choice) => unknown,
 *   disabled: boolean,
 *   change: (settings: import('./wire.js').Change) => Promise<unknown>}} props
 */
function House({ rules, table, words, field, disabled, change }) {
  if (!rules.length) return null;
  const changes = houseRules(table);
  const book = Object.fromEntries(changes.map((rule) => [rule.name, rule.default]));
  return html`<${HouseRules} table=${table} words=${words} />
    <details class="house">
      <summary>
        ${t('house-rules')}
        <span class="muted">${t('house-rules-changed', { count: changes.length })}</span>
      </summary>
      <p class="muted small">${t('house-rules-hint')}</p>
      ${rules.map(field)}
      ${changes.length > 0 && !disabled && html`<${Button} onClick=${() => change({ options: book })}>${t('house-rules-none')}<//>`}
    </details>`;
}

/**
 * One option with its control.
 * @param {{option: Choice, value: unknown, disabled: boolean, words: Words, table: TableTell,
 *   game: import('./wire.js').GameTell, set: (chosen: unknown) => void}} props
 */
function OptionField({ option, value, disabled, words, table, game, set }) {
  const name = `option-${option.name.replaceAll('_', '-')}`;
  const hint = words.has(`${name}-hint`) ? words.text(`${name}-hint`) : undefined;
  if (option.name === game.chart_option) {
    return html`<${ChartChoice}
      label=${words.text(name)}
      hint=${hint}
      game=${game}
      table=${table}
      words=${words}
      value=${String(value)}
      disabled=${disabled}
      set=${set}
    />`;
  }
  const book = option.is_house_rule
    ? t('house-rule-book', { book: words.chosen(option.name, option.default) })
    : '';
  return html`<${Field}
    label=${words.option(option.name)}
    hint=${[hint, book].filter(Boolean).join(' ') || undefined}
    row
  >
    <${Control}
      option=${option}
      value=${value}
      disabled=${disabled}
      table=${table}
      words=${words}
      set=${set}
    />
  <//>`;
}

/** @typedef {import('./wire.js').ClockChosen} ClockChosen */

/** @param {ClockChosen} clock */
const keyOf = ({ kind, each }) => `${kind} ${each}`;

/** @param {ClockChosen} chosen */
function clocks(chosen) {
  /** @type {ClockChosen[]} */
  const usual = [
    { kind: 'none', each: chosen.kind === 'none' ? chosen.each : 0 },
    { kind: 'seconds', each: 30 },
    { kind: 'seconds', each: 90 },
    { kind: 'days', each: 1 },
    { kind: 'days', each: 3 },
  ];
  const isUsual = usual.some((one) => keyOf(one) === keyOf(chosen));
  return isUsual ? usual : [...usual, chosen];
}

/**
 * @typedef {object} Controlled an option with what it is set to
 * @property {Choice} option
 * @property {unknown} value
 * @property {boolean} disabled
 * @property {Words} words
 * @property {(chosen: unknown) => void} set
 */

/** @param {{isOn: boolean, disabled: boolean, set: (isOn: boolean) => void}} props */
function Switch({ isOn, disabled, set, ...rest }) {
  return html`<input
    ...${rest}
    class="switch"
    type="checkbox"
    role="switch"
    disabled=${disabled}
    checked=${isOn}
    onChange=${withChecked(set)}
  />`;
}

/** @param {Controlled & {table: TableTell}} props */
function Control({ option, value, disabled, table, words, set, ...rest }) {
  const empty = option.may_be_empty ? null : option.default;
  const setNumber = withValue((chosen) => set(chosen === '' ? empty : Number(chosen)));
  if (option.kind === 'boolean') {
    return html`<${Switch} ...${rest} isOn=${Boolean(value)} disabled=${disabled} set=${set} />`;
  }
  if (option.choices.length) {
    const choices = option.may_be_empty ? ['', ...option.choices] : [...option.choices];
    // A text without a name was brought along by a program; it stays until another is chosen.
    if (!choices.includes(value ?? '')) choices.push(value);
    return html`<select
      ...${rest}
      class="input"
      disabled=${disabled}
      value=${value ?? ''}
      onChange=${withValue((chosen) => set(chosen || null))}
    >
      ${choices.map((choice) => html`<option value=${choice}>${choice === '' ? t('drawn') : words.chosen(option.name, choice)}</option>`)}
    </select>`;
  }
  if (option.name === 'starter') {
    return html`<select
      ...${rest}
      class="input"
      disabled=${disabled}
      value=${value ?? ''}
      onChange=${setNumber}
    >
      <option value="">${t('drawn')}</option>
      ${table.seats.map((seat) => html`<option value=${seat.seat}>${words.seat(seat.seat)}</option>`)}
    </select>`;
  }
  return html`<input
    ...${rest}
    class="input number"
    type="number"
    min=${option.least ?? 0}
    max=${option.most ?? undefined}
    step=${option.kind === 'integer' ? 1 : 'any'}
    disabled=${disabled}
    value=${value ?? ''}
    onChange=${setNumber}
  />`;
}
