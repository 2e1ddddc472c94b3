/** Takes up what early.js asked of the server before there were modules; each thing once. */

/** @typedef {{socket: WebSocket, heard: MessageEvent[]}} Line */
/** @typedef {{me?: Promise<Response> | null, line?: Line | null}} Begun */

const { begun = {} } = /** @type {{begun?: Begun}} */ (globalThis);

/** The answer to who we are. @returns {Promise<Response> | null} */
export function takeMe() {
  const { me } = begun;
  begun.me = null;
  return me ?? null;
}

/**
 * The line to a table, if it was opened to this address and is not lost; any other is closed.
 * @param {URL | null} address
 */
export function takeLine(address) {
  const { line } = begun;
  begun.line = null;
  if (!line) return null;
  if (line.socket.url === address?.href && line.socket.readyState <= WebSocket.OPEN) return line;
  line.socket.close();
  return null;
}

addEventListener('hashchange', () => takeLine(null), { once: true });
