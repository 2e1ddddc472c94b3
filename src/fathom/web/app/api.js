/** The server over HTTP: what it answers, or a Refusal with the fault it gave. */

/** @typedef {import('./wire.js').Fault} Told */
/**
 * Why something was refused; what the page itself found out has no facts.
 * @typedef {Pick<Told, 'code' | 'detail'> & Partial<Told>} Fault
 */

/** Something the server refused, or could not be asked. */
export class Refusal extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault.detail);
    this.fault = fault;
  }
}

/** So long we wait for an answer: whoever serves may have stopped without a word. */
const ANSWER_MS = 30_000;

/**
 * @param {string} path below /api
 * @param {object} [body] sent by POST; without one it is a GET
 */
function ask(path, body) {
  const method = body ? 'POST' : 'GET';
  const headers = body ? { 'Content-Type': 'application/json' } : undefined;
  const limit = new AbortController();
  const clock = setTimeout(() => limit.abort(), ANSWER_MS);
  const request = { method, headers, body: body && JSON.stringify(body), signal: limit.signal };
  return told(fetch(`api/${path}`, request)).finally(() => clearTimeout(clock));
}

/** What the server tells at a path. @type {import('./wire.js').Api} */
export const api = ask;

/**
 * What the server says.
 * @param {Promise<Response>} asked
 */
export async function told(asked) {
  let answer;
  try {
    answer = await asked;
  } catch {
    throw new Refusal({ code: 'offline', detail: 'the server cannot be reached' });
  }
  const said = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Refusal(said);
  return said;
}

/** A key that makes a command this one and no other, however often it is sent. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
