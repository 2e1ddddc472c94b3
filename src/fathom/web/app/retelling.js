/** A game that is over: its story, the table at every ply, and what bots think of it. */

import { batch, signal } from '@preact/signals';
import { api, Refusal } from './api.js';
import { once } from './once.js';
import { sure } from './sure.js';

const CHUNK_PLIES = 24;
const RECENT_PLIES = 12;
/** @type {Analysis} */
const NO_ANALYSIS = {
  is_complete: true,
  sides: [],
  plies: [],
  estimates: [],
  turns: [],
  choices: [],
};

/** @typedef {import('./api.js').Fault} Fault */
/** @typedef {import('./wire.js').Analysis} Analysis */
/** @typedef {import('./wire.js').MomentTell} MomentTell */
/** @typedef {import('./wire.js').ReplayTell} ReplayTell */
/**
 * @typedef {object} Drawn how a moment is looked at
 * @property {string} eyes
 * @property {import('./wire.js').AnyView | null} before the view before, after a step forward
 * @property {import('./wire.js').AnyEffect[]} effects what happened since then; after a jump, what
 *   happened lately
 */
/** @typedef {MomentTell & Drawn} Shown */

export class Retelling {
  /** @param {string} id of the table */
  constructor(id) {
    this.id = id;
    this.table = signal(/** @type {import('./wire.js').TableTell | null} */ (null));
    /** As the eyes that look have it. */
    this.told = signal(/** @type {ReplayTell | null} */ (null));
    /** The ply that is wanted; what is shown follows when it has come. */
    this.at = signal(0);
    this.shown = signal(/** @type {Shown | null} */ (null));
    this.analysis = signal(/** @type {Analysis | null} */ (null));
    /** Whether it goes to where the game was decided as soon as that is known. */
    this.isSeeking = signal(false);
    /** Why this game cannot be looked at. */
    this.denied = signal(/** @type {Fault | null} */ (null));
    /** @type {Map<string, Promise<MomentTell[]>>} */
    this.chunks = new Map();
    /** @type {Map<string, Promise<ReplayTell>>} */
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

  /**
   * Go to where it was decided for a seat, once that is known; unless somebody goes elsewhere by then.
   * @param {number | undefined} seat
   * @returns {Promise<boolean>} false if there is no such moment, or nobody may know it
   */
  async seek(seat) {
    this.isSeeking.value = true;
    await this.analyse();
    if (!this.isSeeking.value || this.isClosed) return true;
    this.isSeeking.value = false;
    const turn = this.turnOf(seat);
    if (turn !== null) await this.goTo(turn);
    return turn !== null;
  }

  /** How much of the game bots have looked at, in percent. */
  get share() {
    const seen = this.analysis.value?.plies.at(-1) ?? 0;
    return Math.round((100 * seen) / Math.max(1, this.last));
  }

  /** @param {number} ply */
  goTo(ply) {
    this.isSeeking.value = false;
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
    const { eyes, story } = sure(this.told.value);
    const ply = this.at.value;
    const moments = await this.chunk(eyes, Math.floor(ply / CHUNK_PLIES));
    if (this.told.value?.eyes !== eyes || this.at.value !== ply) return;
    const known = this.shown.value?.eyes === eyes ? this.shown.value : null;
    if (known?.ply === ply) return;
    const before = known?.ply === ply - 1 ? known.view : null;
    this.shown.value = {
      ...moments[ply % CHUNK_PLIES],
      eyes,
      before,
      effects: story
        .slice(before ? ply : Math.max(0, ply - RECENT_PLIES), ply + 1)
        .flat()
        .map((happened) => happened.effect),
    };
    if (ply % CHUNK_PLIES > CHUNK_PLIES / 2 && ply + CHUNK_PLIES <= this.last)
      this.chunk(eyes, Math.floor(ply / CHUNK_PLIES) + 1);
  }

  /**
   * @param {string} eyes
   * @param {number} number
   */
  chunk(eyes, number) {
    const query = `eyes=${eyes}&first=${number * CHUNK_PLIES}&count=${CHUNK_PLIES}`;
    return once(this.chunks, query, async () => {
      const { moments } = await api(`tables/${this.id}/replay/moments?${query}`);
      return moments;
    });
  }

  /** @param {string} eyes */
  story(eyes) {
    return once(this.stories, eyes, () =>
      api(eyes ? `tables/${this.id}/replay?eyes=${eyes}` : `tables/${this.id}/replay`),
    );
  }

  /**
   * The ply at which it was decided for a seat; without one, for whoever lost or won most.
   * @param {number | undefined} seat
   * @returns {number | null}
   */
  turnOf(seat) {
    const { sides, turns } = this.analysis.value ?? NO_ANALYSIS;
    const own = sides.findIndex((side) => side.includes(seat ?? -1));
    return turns[own] ?? turns.find((turn) => turn !== null) ?? null;
  }
}
