/**
 * The commands of a table that were sent and not answered yet, kept for this tab alone: a page that
 * is loaded again at that moment sends them again. What is answered is forgotten at once, for a
 * command may say what others at this screen should not read.
 */

/** @typedef {import('./live.js').Command} Command */

/** What was sent longer ago is not taken up: who pressed it may think otherwise by now. */
const OLDEST_MS = 60_000;

/** @param {string} table its id */
const nameFor = (table) => `fathom-unanswered-${table}`;

export class Unanswered {
  /** @param {string} table its id */
  constructor(table) {
    this.name = nameFor(table);
    /** @type {Map<string, {command: Command, at: number}>} by key */
    this.kept = new Map();
    for (const one of read(this.name)) {
      if (Date.now() - one.at < OLDEST_MS) this.kept.set(one.command.key, one);
    }
    this.write();
  }

  /** All of them, oldest first. */
  get commands() {
    return [...this.kept.values()].map(({ command }) => command);
  }

  /** @param {Command} command */
  add(command) {
    this.kept.set(command.key, { command, at: Date.now() });
    this.write();
  }

  /** It is answered. @param {string} key @returns {Command | undefined} what it was */
  take(key) {
    const command = this.kept.get(key)?.command;
    if (this.kept.delete(key)) this.write();
    return command;
  }

  write() {
    try {
      if (this.kept.size)
        sessionStorage.setItem(this.name, JSON.stringify([...this.kept.values()]));
      else sessionStorage.removeItem(this.name);
    } catch {
      // no storage: they live as long as the page
    }
  }
}

/** @param {string} name @returns {{command: Command, at: number}[]} */
function read(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '[]');
  } catch {
    return [];
  }
}
