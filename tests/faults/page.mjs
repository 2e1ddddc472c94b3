/**
 * A page at a table without a browser: its own line to a real server, and a clock that runs fast.
 *
 * node --import ../web/page.mjs page.mjs URL COOKIE TABLE
 *
 * Each line on its input is a move to play; each line that it prints is how things stand.
 */

import { createInterface } from 'node:readline';
import { effect } from '@preact/signals';
import { LiveTable } from 'fathom/live.js';
import { games } from 'fathom/session.js';

/** So much faster than ours the page's clock runs: nobody has to wait for its patience. */
const SPEED = 5;

const [address, cookie, table] = process.argv.slice(2);
const { setTimeout, setInterval, WebSocket } = globalThis;
const began = Date.now();
const now = Date.now.bind(Date);
Date.now = () => began + (now() - began) * SPEED;
globalThis.setTimeout = (act, delay, ...rest) => setTimeout(act, delay / SPEED, ...rest);
globalThis.setInterval = (act, delay, ...rest) => setInterval(act, delay / SPEED, ...rest);
document.baseURI = `${address}/`;
globalThis.WebSocket = class extends WebSocket.real {
  constructor(place) {
    super(place, { headers: { Cookie: cookie } });
  }
};

games.value = (await (await fetch(`${address}/api/games`)).json()).games;
const live = new LiveTable(table, (fault) => console.log(JSON.stringify({ refused: fault.code })));
effect(() => {
  const { ply = -1, moves = [] } = live.sight.value ?? {};
  const isConnected = live.isConnected.value;
  console.log(JSON.stringify({ ply, moves, isConnected, sending: live.sending.value }));
});
createInterface({ input: process.stdin })
  .on('line', (move) => live.play(move))
  .on('close', () => process.exit());
