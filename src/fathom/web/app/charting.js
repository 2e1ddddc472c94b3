/**
 * Charts as they are drawn: strokes, and the link that carries a whole one.
 * A drawing is never changed; each stroke makes a new one. Nothing here knows a game or a rule: what
 * is wrong with a drawing, and what text it makes, the server says.
 */

/** @typedef {import('./wire.js').Drawing} Drawing */
/** @typedef {import('./wire.js').ChartKit} ChartKit */
/** @typedef {[number, number]} Place column and row from 0 */
/** @typedef {'none' | 'aside' | 'turned'} Mirror */

/** @param {Drawing} drawing */
export const widthOf = (drawing) => drawing.rows[0].length;

/**
 * What a field is called, whatever the game: column letters and row number.
 * @param {Place} place
 */
export function placeName([x, y]) {
  const letter = (/** @type {number} */ index) => String.fromCharCode(65 + index);
  return `${x >= 26 ? letter(Math.floor(x / 26) - 1) : ''}${letter(x % 26)}${y + 1}`;
}

/**
 * A drawing on which nothing has been painted.
 * @param {ChartKit} kit
 * @param {Place} size
 * @param {string} name
 * @returns {Drawing}
 */
export function blank(kit, [width, height], name) {
  const heads = kit.heads.map((head) => [
    head.name,
    head.is_row ? String(Math.floor(height / 2) + 1) : name,
  ]);
  const rows = Array.from({ length: height }, () => kit.paints[0].sign.repeat(width));
  const blocks = filled(kit, width, height);
  return { heads: Object.fromEntries(heads), rows, edges: [], blocks, sections: null };
}

/**
 * Blocks over the whole of a chart, column by column from below.
 * @param {ChartKit} kit
 * @param {number} width
 * @param {number} height
 * @returns {Place[]}
 */
function filled({ blocks }, width, height) {
  if (!blocks) return [];
  const { side, count } = blocks;
  /** @type {Place[]} */
  const all = [];
  for (let x = 0; x + side <= width; x += side)
    for (let y = height - side; y >= 0; y -= side) all.push([x, y]);
  return all.slice(0, count);
}

/**
 * The places that a stroke at one is for.
 * @param {Drawing} drawing
 * @param {Place} place
 * @param {Mirror} mirror
 * @returns {Place[]}
 */
export function mirrored(drawing, [x, y], mirror) {
  const [right, bottom] = [widthOf(drawing) - 1, drawing.rows.length - 1];
  if (mirror === 'none') return [[x, y]];
  return [
    [x, y],
    [right - x, mirror === 'turned' ? bottom - y : y],
  ];
}

/**
 * @param {Drawing} drawing
 * @param {Place[]} places
 * @param {string} sign
 * @returns {Drawing} the same one if nothing is new
 */
export function painted(drawing, places, sign) {
  const isNew = places.some(([x, y]) => drawing.rows[y][x] !== sign);
  if (!isNew) return drawing;
  const rows = drawing.rows.map((row, y) =>
    [...row].map((old, x) => (places.some(([a, b]) => a === x && b === y) ? sign : old)).join(''),
  );
  return { ...drawing, rows };
}

/**
 * What stands between two fields goes round: nothing, the first sign of that side, the second.
 * @param {Drawing} drawing
 * @param {Place} place
 * @param {string[]} signs the two of this side
 * @returns {Drawing}
 */
export function railed(drawing, [x, y], signs) {
  const isHere = (/** @type {{x: number, y: number, sign: string}} */ edge) =>
    edge.x === x && edge.y === y && signs.includes(edge.sign);
  const there = (drawing.edges ?? []).find(isHere);
  const next = signs[there ? signs.indexOf(there.sign) + 1 : 0];
  const others = (drawing.edges ?? []).filter((edge) => !isHere(edge));
  return { ...drawing, edges: next ? [...others, { x, y, sign: next }] : others };
}

/**
 * The number of the block at a place from 0; -1 if there is none.
 * @param {Drawing} drawing
 * @param {ChartKit} kit
 * @param {Place} place
 */
export function blockAt(drawing, kit, [x, y]) {
  const side = kit.blocks?.side ?? 0;
  return (drawing.blocks ?? []).findIndex(
    ([left, top]) => x >= left && x < left + side && y >= top && y < top + side,
  );
}

/**
 * The block at a place is taken away; where there is none, one is put, its corner there.
 * @param {Drawing} drawing
 * @param {ChartKit} kit
 * @param {Place} place
 * @returns {Drawing}
 */
export function blocked(drawing, kit, place) {
  const side = kit.blocks?.side ?? 1;
  const blocks = drawing.blocks ?? [];
  const at = blockAt(drawing, kit, place);
  if (at >= 0) return { ...drawing, blocks: blocks.filter((_, index) => index !== at) };
  const x = Math.min(place[0], widthOf(drawing) - side);
  const y = Math.min(place[1], drawing.rows.length - side);
  const isFree = blocks.every(
    ([left, top]) => Math.abs(left - x) >= side || Math.abs(top - y) >= side,
  );
  return isFree ? { ...drawing, blocks: [...blocks, [x, y]] } : drawing;
}

/**
 * The block at a place gets this number, from 0; those after it move on.
 * @param {Drawing} drawing
 * @param {ChartKit} kit
 * @param {Place} place
 * @param {number} number
 * @returns {Drawing}
 */
export function ordered(drawing, kit, place, number) {
  const at = blockAt(drawing, kit, place);
  if (at < 0) return drawing;
  const blocks = [...(drawing.blocks ?? [])];
  const [block] = blocks.splice(at, 1);
  blocks.splice(number, 0, block);
  return { ...drawing, blocks };
}

// A link carries the whole text: nothing is kept on the server.

/** @param {ReadableStream} stream */
const bytesOf = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());

/** No text of a link is longer than this: a small link can hold a large one. */
const LONGEST_TEXT_BYTES = 160_000;

/** @param {string} text */
export async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await bytesOf(stream);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The text that a link carries; null if it carries none.
 * @param {string} link
 */
export async function unpacked(link) {
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    const parts = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > LONGEST_TEXT_BYTES) {
        await reader.cancel();
        return null;
      }
      parts.push(part.value);
    }
    return await new Blob(parts).text();
  } catch {
    return null;
  }
}
