/**
 * Words in the reader's language, from the same .ftl files as the command line.
 *
 * `words.value` changes when the language does, and every component that spoke is drawn again.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { fileOf, gameFile } from './files.js';
import { once } from './once.js';

/** @typedef {Record<string, unknown>} Facts */

/** Facts that are fields of a board where they are pairs. */
const FIELDS = ['origin', 'to', 'at'];

/**
 * What a field is called: `a1` is the one top left, `aa1` comes after `z1`.
 * @param {number[]} field
 */
export function fieldName([x, y]) {
  const letter = (/** @type {number} */ index) => String.fromCharCode(97 + index);
  return `${x < 26 ? '' : letter(Math.floor(x / 26) - 1)}${letter(x % 26)}${y + 1}`;
}

/** The words of one language and one game; what it lacks is said in English. */
export class Words {
  /**
   * @param {string} language
   * @param {FluentBundle[]} bundles
   * @param {string[]} [names] of those who sit at a table, by seat; without them seats are colours
   */
  constructor(language, bundles, names = []) {
    this.language = language;
    this.bundles = bundles;
    this.names = names;
  }

  /** The same words about these people. @param {string[]} names by seat */
  about(names) {
    return new Words(this.language, this.bundles, names);
  }

  /**
   * The message with this name, its places filled with `facts`; without one, its name.
   * @param {string} name
   * @param {Facts} [facts]
   * @returns {string}
   */
  text(name, facts = {}) {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(name)?.value;
      if (pattern) return bundle.formatPattern(pattern, plain(facts), []);
    }
    return name;
  }

  /** @param {string} name */
  has(name) {
    return this.bundles.some((bundle) => bundle.hasMessage(name));
  }

  /**
   * Whether there is such a message and it needs no facts.
   * @param {string} name
   */
  hasPlain(name) {
    const pattern = this.bundles.find((bundle) => bundle.hasMessage(name))?.getMessage(name)?.value;
    return typeof pattern === 'string';
  }

  /** How whoever has a seat is called. @param {number} seat */
  seat(seat) {
    if (this.names[seat]) return this.names[seat];
    return this.has(`seat-${seat}`) ? this.text(`seat-${seat}`) : String(seat);
  }

  /**
   * What happened, in a sentence.
   * @param {{effect: string}} effect its name, and its facts
   */
  effect({ effect, ...facts }) {
    return this.told(`effect-${effect}`, facts);
  }

  /**
   * The same to others than those who were told it, whom it names; null if nobody wrote it so.
   * @param {{effect: string}} effect
   * @param {string} names
   */
  effectOf({ effect, ...facts }, names) {
    const name = `effect-${effect}-others`;
    return this.has(name) ? this.told(name, { ...facts, names }) : null;
  }

  /**
   * A message whose facts are words too where there are some: `to_seat` 1 is `seat-1`.
   * @param {string} name
   * @param {Facts} facts
   */
  told(name, facts) {
    const said = Object.entries(facts).map(([fact, value]) => {
      if (fact.split('_').at(-1) === 'seat' && typeof value === 'number')
        return [fact, this.seat(value)];
      const message = `${fact.split('_').at(-1)}-${value}`;
      if (FIELDS.includes(fact) && Array.isArray(value)) return [fact, fieldName(value)];
      return [fact, this.has(message) ? this.text(message) : value];
    });
    return this.text(name, Object.fromEntries(said));
  }

  /**
   * What a move would do, in a few words; its own words if nobody wrote any.
   * @param {string} move
   */
  move(move) {
    const [kind, ...parts] = move.split(' ');
    const facts = Object.fromEntries(parts.map((part, index) => [`what${index + 1}`, part]));
    const name = `move-${kind}`;
    return this.has(name) ? this.text(name, { ...facts, what: parts.join(' ') }) : move;
  }

  /**
   * Why something was refused.
   * @param {import('./api.js').Fault} fault
   */
  fault({ code, detail, facts = {}, faults = [] }) {
    const name = `error-${code}`;
    const all = faults.map((fault) => this.optionFault(fault)).join('; ');
    return this.has(name) ? this.text(name, { detail: all || detail, ...facts }) : detail;
  }

  /** What is wrong with an option. @param {import('./wire.js').OptionFault} fault */
  optionFault({ text, message, facts }) {
    if (!this.has(message)) return text;
    const { option } = facts;
    return this.text(message, option ? { ...facts, option: this.option(String(option)) } : facts);
  }

  /** What an option is called; its own name if nobody wrote another. @param {string} option */
  option(option) {
    const name = `option-${option.replaceAll('_', '-')}`;
    return this.has(name) ? this.text(name) : option;
  }

  /**
   * What was chosen of an option.
   * @param {string} option
   * @param {unknown} value
   */
  chosen(option, value) {
    if (typeof value === 'boolean') return this.text(value ? 'plain-yes' : 'plain-no');
    if (String(value).includes('\n')) return this.text('option-own-text');
    const name = `option-${option.replaceAll('_', '-')}-${value ?? 'none'}`;
    return this.has(name) ? this.text(name) : String(value);
  }

  /**
   * The same in a line: what the game says of this kind of move by this rule, or of the rule.
   * @param {import('./api.js').Fault} fault
   */
  refusal(fault) {
    const { clause, facts = {} } = fault;
    if (!clause) return this.fault(fault);
    const [kind] = String(facts.move ?? '').split(' ');
    const names = [`refusal-${clause}-${kind}`, `refusal-${clause}`, clause];
    const name = names.find((one) => this.has(one));
    return name ? this.text(name, facts) : this.fault(fault);
  }
}

/** @param {Facts} facts */
function plain(facts) {
  const said = Object.entries(facts).map(([name, fact]) => [
    name,
    Array.isArray(fact) ? fact.join(', ') : (fact ?? ''),
  ]);
  return Object.fromEntries(said);
}

/** @type {Map<string, Promise<FluentBundle>>} */
const bundles = new Map();
/** @type {Map<string, Promise<FluentResource>>} */
const files = new Map();

/** @param {string} file */
async function fetchWords(file) {
  const answer = await fetch(file);
  return new FluentResource(answer.ok ? await answer.text() : '');
}

/**
 * @param {string} language
 * @param {string} [game]
 */
function bundleOf(language, game) {
  const shared = fileOf(`words/${language}/pages.ftl`);
  const all = game ? [shared, gameFile(game, `words/${language}.ftl`)] : [shared];
  return once(bundles, all.join(' '), async () => {
    const read = (/** @type {string} */ file) => once(files, file, () => fetchWords(file));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of await Promise.all(all.map(read))) {
      bundle.addResource(resource, { allowOverrides: true });
    }
    return bundle;
  });
}

/**
 * The words of a language for the shell, with those of a game on top.
 * @param {string} language
 * @param {string} [game]
 */
export async function loadWords(language, game) {
  const tongues = [...new Set([language, 'en'])];
  return new Words(language, await Promise.all(tongues.map((it) => bundleOf(it, game))));
}

/** The shell's words; main.js keeps them in the chosen language. */
export const words = signal(new Words('en', []));

/**
 * @param {string} name
 * @param {Facts} [facts]
 */
export const t = (name, facts) => words.value.text(name, facts);
