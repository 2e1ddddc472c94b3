/** A game that is over: its story, the table at every ply, and what bots think of it. */

import { batch, signal } from '@preact/signals';
import { api, Refusal } from './api.js';
import { once } from './once.js';

const CHUNK = 24;
const RECENT = 12;
const NO_ANALYSIS = { is_complete: true, sides: [], plies: [], estimates: [], turns: [] };

/** @typedef {import('./api.js').Fault} Fault */
/**
 * @typedef {object} Shown one moment as it is drawn
 * @property {string} eyes
 * @property {number} ply
 * @property {any} view
 * @property {any | null} before the view before, after a step forward
 * @property {any[]} effects what happened since then; after a jump, what happened lately
 * @property {any[]} attachments
 * @property {any} insight
 */

export class Retelling {
  /** @param {string} id of the table */
  constructor(id) {
    this.id = id;
    this.table = signal(/** @type {any} */ (null));
    /** `{eyes, choices, plies, story}`, as the eyes that look have it. */
    this.told = signal(/** @type {any} */ (null));
    /** The ply that is wanted; what is shown follows when it has come. */
    this.at = signal(0);
    this.shown = signal(/** @type {Shown | null} */ (null));
    this.analysis = signal(/** @type {any} */ (null));
    /** Why this game cannot be looked at. */
    this.denied = signal(/** @type {Fault | null} */ (null));
    /** @type {Map<string, Promise<any[]>>} */
    this.chunks = new Map();
    /** @type {Map<string, Promise<any>>} */
    this.stories = new Map();
    this.isClosed = false;
    this.opened = this.open();
  }

  async open() {
    try {
      const [table, told] = await Promise.all([api(`tables/${this.id}`), this.story('')]);
      batch(() => {
        this.table.value = table;
        this.told.value = told;
      });
      await this.show();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.denied.value = error.fault;
    }
  }

  /** Ask what bots think of the game; who may not know everything is not told. */
  async analyse() {
    await this.opened;
    if (!this.told.value?.choices.includes('all')) return;
    try {
      while (!this.analysis.value?.is_complete && !this.isClosed)
        this.analysis.value = await api(`tables/${this.id}/analysis`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.analysis.value = NO_ANALYSIS;
    }
  }

  /** Leave the page. */
  close() {
    this.isClosed = true;
  }

  get last() {
    return this.told.value?.plies ?? 0;
  }

  /** @param {number} ply */
  goTo(ply) {
    this.at.value = Math.max(0, Math.min(this.last, Math.round(ply)));
    return this.show();
  }

  /** @param {string} eyes */
  async lookWith(eyes) {
    this.told.value = await this.story(eyes);
    await this.show();
  }

  /** Draw what is wanted, once it is here; if something else is wanted by then, that. */
  async show() {
    const { eyes, story } = this.told.value;
    const ply = this.at.value;
    const moments = await this.chunk(eyes, Math.floor(ply / CHUNK));
    if (this.told.value.eyes !== eyes || this.at.value !== ply) return;
    const known = this.shown.value?.eyes === eyes ? this.shown.value : null;
    if (known?.ply === ply) return;
    const before = known?.ply === ply - 1 ? known.view : null;
    this.shown.value = {
      ...moments[ply % CHUNK],
      eyes,
      before,
      effects: story
        .slice(before ? ply : Math.max(0, ply - RECENT), ply + 1)
        .flat()
        .map((/** @type {any} */ happened) => happened.effect),
    };
    if (ply % CHUNK > CHUNK / 2 && ply + CHUNK <= this.last)
      this.chunk(eyes, Math.floor(ply / CHUNK) + 1);
  }

  /**
   * @param {string} eyes
   * @param {number} number
   */
  chunk(eyes, number) {
    const query = `eyes=${eyes}&first=${number * CHUNK}&count=${CHUNK}`;
    return once(this.chunks, query, async () => {
      const { moments } = await api(`tables/${this.id}/replay/moments?${query}`);
      return moments;
    });
  }

  /** @param {string} eyes */
  story(eyes) {
    const query = eyes && `?eyes=${eyes}`;
    return once(this.stories, eyes, () => api(`tables/${this.id}/replay${query}`));
  }

  /**
   * The ply at which it was decided for a seat; without one, for whoever lost or won most.
   * @param {number | undefined} seat
   * @returns {number | null}
   */
  turnOf(seat) {
    const { sides, turns } = this.analysis.value;
    const own = sides.findIndex((/** @type {number[]} */ side) => side.includes(seat ?? -1));
    return turns[own] ?? turns.find((/** @type {number | null} */ turn) => turn !== null) ?? null;
  }
}
