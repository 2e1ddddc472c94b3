/**
 * One table, live: a socket that resumes by ply, and what it told as signals.
 *
 * Commands carry a key. What was not acknowledged is sent again when the line is back, also by a page
 * that was loaded again meanwhile, and the server plays it once. A line that gives no answer is given
 * up after some seconds: whoever serves there may have stopped without closing it.
 */

import { batch, computed, signal } from '@preact/signals';
import { api, newKey } from './api.js';
import { takeLine } from './begun.js';
import { takePart } from './joint.js';
import { noteSeal } from './seals.js';
import { gameOf } from './session.js';
import { sure } from './sure.js';
import { Unanswered } from './unanswered.js';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 2500;
const CHECK_MS = 1000;
/** So long a line may be quiet before we ask whether it is there. */
const QUIET_MS = 3000;
/** So long we wait for an answer, whatever it is, before we try another line. */
const SILENCE_MS = 4000;
/** A socket that the server ends has this code and the HTTP status that says why. */
const REFUSAL_CODE_BASE = 4000;
/** Not for good: too slow, too fast, or not greeted yet. */
const PASSING = [REFUSAL_CODE_BASE + 401, REFUSAL_CODE_BASE + 408, REFUSAL_CODE_BASE + 429];
const PASSING_FAULTS = ['no-identity', 'too-fast'];
/** What came of a command is not known: it may have been kept, so it is sent again until it is. */
const UNCERTAIN_FAULTS = ['unavailable', 'stopping'];
const ASK_AGAIN_MS = 1500;
const NO_SPECTATORS = REFUSAL_CODE_BASE + 403;

/** @typedef {import('./api.js').Fault} Fault */
/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./wire.js').Told} Told */
/** @typedef {import('./wire.js').SightTell} SightTell */
/** @typedef {Pick<import('./wire.js').Presence, 'seats' | 'spectators'>} Here */
/** @typedef {import('./wire.js').MoveMessage} Move */
/** @typedef {import('./wire.js').UndoMessage} Undo */
/** @typedef {import('./wire.js').SayMessage} Say */
/** @typedef {Move | Undo | Say} Command what has a key, and is sent until it is answered */

/** @param {Command} command @returns {command is Move} */
const isMove = (command) => command.type === 'move';

/** @param {number} code */
const closedAs = (code) => (code === NO_SPECTATORS ? 'no-spectators' : 'refused');

export class LiveTable {
  /**
   * @param {string} id
   * @param {(fault: Fault) => void} onRefusal
   * @param {{isPublic?: boolean}} [how] public: what a spectator sees, whoever we are
   */
  constructor(id, onRefusal, { isPublic = false } = {}) {
    this.id = id;
    this.isPublic = isPublic;
    this.onRefusal = onRefusal;
    this.table = signal(/** @type {TableTell | null} */ (null));
    this.sight = signal(/** @type {SightTell | null} */ (null));
    this.before = signal(/** @type {import('./wire.js').AnyView | null} */ (null));
    /** What happened, oldest first. */
    this.log = signal(/** @type {import('./wire.js').AnyEffect[]} */ ([]));
    this.chat = signal(/** @type {import('./wire.js').LineTell[]} */ ([]));
    /** @type {Map<string, import('@preact/signals').Signal<string>>} */
    this.drafts = new Map();
    this.present = signal(/** @type {Here} */ ({ seats: [], spectators: 0 }));
    this.isConnected = signal(false);
    /** Why this table cannot be seen at all. */
    this.denied = signal(/** @type {Fault | null} */ (null));
    this.hint = signal(/** @type {import('./wire.js').Hint | null} */ (null));
    /** The move that has been sent and is not yet seen: what was offered before it is over. */
    this.sending = signal(/** @type {string | null} */ (null));
    /** The ply after the move that was sent; null until it is answered. */
    this.played = /** @type {number | null} */ (null);
    /** Once somebody may speak here. @type {import('./voice.js').Voices | null} */
    this.voices = null;
    this.isMyTurn = computed(() => Boolean(this.sight.value?.moves.length));
    this.unanswered = new Unanswered(id);
    this.sending.value = this.unanswered.commands.find(isMove)?.move ?? null;
    this.wait = FIRST_WAIT_MS;
    this.isClosed = false;
    this.retry = 0;
    /** The timer by which it is asked again what came of commands; 0: that is certain. */
    this.askAgain = 0;
    /** When something was last heard, and since when an answer is due; 0: none is. */
    this.heard = 0;
    this.asked = 0;
    this.seenAt = 0;
    this.wake = () => !this.isConnected.value && this.open();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.pulse = setInterval(() => this.checkPulse(), CHECK_MS);
    this.open();
  }

  /** Leave the table page. */
  close() {
    this.isClosed = true;
    this.voices?.close();
    clearTimeout(this.retry);
    clearTimeout(this.askAgain);
    clearInterval(this.pulse);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  open() {
    clearTimeout(this.retry);
    if (this.isClosed || this.denied.value) return;
    this.isConnected.value = false;
    this.asked = Date.now();
    this.socket?.close();
    const query = new URLSearchParams({ ply: String(this.sight.value?.ply ?? 0) });
    const looking = this.sight.value?.you;
    if (this.isPublic) query.set('public', 'true');
    else if (typeof looking === 'number') query.set('seat', String(looking));
    const address = new URL(`api/tables/${this.id}/live?${query}`, document.baseURI);
    address.protocol = address.protocol.replace('http', 'ws');
    const line = takeLine(address);
    const socket = line?.socket ?? new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.isConnected.value = false;
      this.asked = 0;
      if (this.isFinal(event.code)) {
        this.denied.value ??= { code: closedAs(event.code), detail: event.reason };
        return;
      }
      this.retry = setTimeout(() => this.open(), this.nextWait());
    };
    for (const event of line?.heard ?? []) this.hear(JSON.parse(event.data));
  }

  /** Try once more, after something has changed: who was denied may have a seat now. */
  comeIn() {
    this.denied.value = null;
    this.open();
  }

  /** Whether it is no use to come back. @param {number} code */
  isFinal(code) {
    return (
      code >= REFUSAL_CODE_BASE + 400 && code < REFUSAL_CODE_BASE + 500 && !PASSING.includes(code)
    );
  }

  /** How long to wait before the next attempt: each time longer, and not all pages at once. */
  nextWait() {
    const wait = this.wait * (0.5 + Math.random());
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
    return wait;
  }

  /**
   * Ask whether the line is there, and leave it when nothing is heard. By when we asked, not by what
   * we heard: pages in the background are seldom woken. Who is slow to greet us gets more time.
   */
  checkPulse() {
    const now = Date.now();
    if (this.asked) {
      const patience = SILENCE_MS + (this.isConnected.value ? 0 : this.wait);
      if (now - this.asked < patience) return;
      this.nextWait();
      this.open();
    } else if (this.isConnected.value && now - this.heard >= QUIET_MS) this.ask({ type: 'ping' });
  }

  /** Send what is answered. @param {import('./wire.js').Message} message */
  ask(message) {
    this.asked ||= Date.now();
    this.send(message);
  }

  /** @param {import('./wire.js').Message} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {Omit<Move, 'key'> | Omit<Undo, 'key'> | Omit<Say, 'key'>} command */
  command(command) {
    const keyed = { ...command, key: newKey() };
    this.unanswered.add(keyed);
    if (this.isConnected.value) this.ask(keyed);
  }

  /** Send again what was not answered: what was done is answered again, and done once. */
  sendAgain() {
    for (const command of this.unanswered.commands) this.ask(command);
  }

  /**
   * Where several may act at the same time the ply is left out: moves count as they arrive.
   * @param {string} move
   * @param {Move['attachment']} [attachment] a drawing that belongs to it
   */
  play(move, attachment) {
    if (this.sending.value) return;
    const sight = sure(this.sight.value);
    const isShared = gameOf(sure(this.table.value).game)?.is_shared;
    this.sending.value = move;
    this.hint.value = null;
    const ply = isShared ? undefined : sight.ply;
    this.command({ type: 'move', move, ply, seat: sight.you, attachment });
  }

  /** The milliseconds of a game in real time, just now. */
  now() {
    return (this.sight.value?.clock.at ?? 0) + performance.now() - this.seenAt;
  }

  undo() {
    const sight = sure(this.sight.value);
    this.command({ type: 'undo', ply: sight.ply, seat: sight.you });
  }

  /**
   * @param {string} text
   * @param {boolean} [isForTeam] only those on the own side hear it
   */
  say(text, isForTeam = false) {
    this.command({ type: 'say', text, is_for_team: isForTeam });
  }

  /**
   * What is being written, to everybody or to the crew: each seat at this screen has its own.
   * @param {string} tab
   * @param {number | null} seat
   */
  draft(tab, seat) {
    const key = `${tab} ${seat}`;
    const draft = this.drafts.get(key) ?? signal('');
    this.drafts.set(key, draft);
    return draft;
  }

  /** @param {string} phrase one that everybody reads in their own language */
  phrase(phrase) {
    this.command({ type: 'say', phrase });
  }

  /** @param {string} call a quick call to the own side: its name, and what it is about */
  call(call) {
    this.command({ type: 'say', call, seat: sure(this.sight.value).you });
  }

  /** @param {string} move */
  why(move) {
    this.send({ type: 'why', move });
  }

  askHint() {
    this.send({ type: 'hint' });
  }

  /** @param {number} seat */
  look(seat) {
    this.send({ type: 'look', seat });
  }

  /** @param {Told} message */
  hear(message) {
    this.heard = Date.now();
    this.asked = 0;
    if (message.type === 'refused' && !this.isConnected.value && !message.key) {
      if (!PASSING_FAULTS.includes(message.error.code)) this.denied.value = message.error;
      return;
    }
    if (!this.isConnected.value) {
      this.isConnected.value = true;
      this.wait = FIRST_WAIT_MS;
      this.sendAgain();
    }
    batch(() => this.take(message));
  }

  /** @param {Told} message */
  take(message) {
    if (message.type === 'table') {
      this.table.value = message;
      noteSeal(message);
      takePart(message);
    } else if (message.type === 'presence') this.present.value = message;
    else if (message.type === 'chat') this.hearChat(message);
    else if (message.type === 'sight') this.see(message);
    else if (message.type === 'done') this.settle(message.key, message.ply);
    else if (message.type === 'hint') this.hint.value = message;
    else if (message.type === 'voices' || message.type === 'peer' || message.type === 'signal')
      this.voices?.hear(message);
    else if (message.type === 'why' && message.error) this.onRefusal(message.error);
    else if (message.type === 'refused') this.hearRefusal(message);
  }

  /** @param {import('./wire.js').RefusedTell} message */
  hearRefusal({ key, error, sight }) {
    if (key && UNCERTAIN_FAULTS.includes(error.code)) {
      if (!this.askAgain) this.onRefusal({ code: 'not-kept-yet', detail: error.detail });
      clearTimeout(this.askAgain);
      this.askAgain = setTimeout(() => this.isConnected.value && this.sendAgain(), ASK_AGAIN_MS);
      return;
    }
    if (key) this.settle(key);
    if (sight) this.see(sight);
    this.onRefusal(error);
  }

  /** @param {import('./wire.js').Chat} message */
  hearChat({ lines, is_anew }) {
    this.chat.value = is_anew ? lines : [...this.chat.value, ...lines];
  }

  /**
   * @param {string} key
   * @param {number} [ply] at which it is done
   */
  settle(key, ply = 0) {
    const command = this.unanswered.take(key);
    if (!this.unanswered.commands.length) {
      clearTimeout(this.askAgain);
      this.askAgain = 0;
    }
    if (command?.type !== 'move') return;
    this.played = ply;
    this.goOn();
  }

  /** Offer moves again, once the sight has what was played. */
  goOn() {
    if (this.played === null || (this.sight.value?.ply ?? 0) < this.played) return;
    this.played = null;
    this.sending.value = null;
  }

  /** @param {SightTell} sight */
  see(sight) {
    const known = this.sight.value;
    const isSameEye = known?.you === sight.you;
    if (known && isSameEye && sight.ply < known.ply) return;
    this.before.value = isSameEye && known ? known.view : null;
    this.sight.value = sight;
    this.seenAt = performance.now();
    if (!isSameEye && this.played !== null) this.played = 0; // each seat counts its own plies
    this.goOn();
    if (this.hint.value && this.hint.value.ply !== sight.ply) this.hint.value = null;
    if (known && !isSameEye) {
      // What the eyes before were told is not for these.
      this.hint.value = null;
      this.log.value = [];
    }
    if (sight.was_undone || (known && !isSameEye)) this.retell(sight.you);
    else if (!known || sight.since === known.ply)
      this.log.value = [...this.log.value, ...sight.effects];
  }

  /**
   * Hear the whole story again: something in it was taken back, or other eyes look. What has come
   * too late, for eyes that no longer look or of a table that has gone on, is not believed.
   * @param {number | null} seat
   * @returns {Promise<void>}
   */
  async retell(seat) {
    const query = this.isPublic ? '&public=true' : seat === null ? '' : `&seat=${seat}`;
    const told = await api(`tables/${this.id}/sight?since=0${query}`);
    const { you, ply } = sure(this.sight.value);
    if (you !== seat) return;
    if (told.ply < ply) return this.retell(seat);
    this.log.value = told.effects;
  }
}
