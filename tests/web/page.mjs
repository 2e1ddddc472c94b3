/**
 * What a page has around its modules: the names of its import map, and the few globals that they use.
 *
 * node --import ./tests/web/page.mjs --test tests/web/live.test.mjs
 */

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const WEB = new URL('../../src/fathom/web/', import.meta.url);
const PAGE = readFileSync(new URL('index.html', WEB), 'utf8');
const NAMES = JSON.parse(/type="importmap">([^]*?)<\/script>/.exec(PAGE)[1]).imports;

/** Where a module lies that is imported by a name of the import map; undefined for others. */
function placeOf(name) {
  if (NAMES[name]) return new URL(NAMES[name], WEB).href;
  const start = Object.keys(NAMES).find((one) => one.endsWith('/') && name.startsWith(one));
  return start && new URL(NAMES[start] + name.slice(start.length), WEB).href;
}

registerHooks({
  resolve(name, context, next) {
    const found = next(placeOf(name) ?? name, context);
    return found.url.startsWith(WEB.href) ? { ...found, format: 'module' } : found;
  },
});

/** A socket that a test plays the server on. */
class Socket {
  static OPEN = 1;
  /** The one that leads to a server, for tests that have one. */
  static real = globalThis.WebSocket;
  /** All that were opened, oldest first. */
  static opened = [];

  constructor(address) {
    this.url = String(address);
    this.readyState = 0;
    this.sent = [];
    Socket.opened.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  /** The server tells something. */
  tell(...messages) {
    this.readyState = Socket.OPEN;
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }

  /** The page hangs up; nobody may be there to confirm it. */
  close() {
    this.readyState = Math.max(this.readyState, 2);
  }

  /** The server ends it, or the network does. */
  end(code, reason = '') {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

/** What the browser keeps under names, for as long as one of its storages does. */
function storage() {
  const store = new Map();
  return {
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => store.set(key, value),
    removeItem: (key) => store.delete(key),
    get length() {
      return store.size;
    },
  };
}

Object.assign(globalThis, {
  WebSocket: Socket,
  addEventListener() {},
  removeEventListener() {},
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  location: { hash: '' },
  document: {
    baseURI: 'http://table.example/',
    documentElement: { dataset: {} },
    addEventListener() {},
    removeEventListener() {},
    getElementById: () => ({
      textContent: JSON.stringify({
        pages: {},
        boards: { drawn: ['a/board.js'] },
        endings: ['drawn'],
        sounds: {},
      }),
    }),
  },
});
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, { value: storage() });
}
