/** The server over HTTP: what it answers, or a Refusal with the fault it gave. */

/** @typedef {{code: string, detail: string, facts?: Record<string, any>, clause?: string | null}} Fault */

/** Something the server refused, or could not be asked. */
export class Refusal extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault.detail);
    this.fault = fault;
  }
}

/**
 * @param {string} path below /api
 * @param {object} [body] sent by POST; without one it is a GET
 * @returns {Promise<any>}
 */
export async function api(path, body) {
  let answer;
  try {
    answer = await fetch(`api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'Content-Type': 'application/json' } : {},
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ code: 'offline', detail: 'the server cannot be reached' });
  }
  const told = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Refusal(told);
  return told;
}

/** A key that makes a command this one and no other, however often it is sent. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
