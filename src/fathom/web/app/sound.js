/**
 * Sounds: one voice a game, small files that tools/sounds.py makes.
 *
 * Browsers let a page be heard only after somebody has touched it; until then all is silent, and no file
 * is fetched: the board comes first. After that they are fetched where sounds are wanted.
 */

import { effect } from '@preact/signals';
import { FILES } from './boards.js';
import { fileOf, gameFile } from './files.js';
import { once } from './once.js';
import { isSoundOn, volume } from './prefs.js';

/** @type {{context: AudioContext, loudness: GainNode} | null} */
let studio = null;
/** The game whose voice is heard. */
let voice = '';

/** @type {Map<string, Promise<ArrayBuffer | null>>} */
const files = new Map();
/** @type {Map<string, Promise<AudioBuffer | null>>} */
const decoded = new Map();

for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, open, { once: true });

/** The first gesture: from now on the page may be heard. */
function open() {
  if (studio) return;
  const context = new AudioContext();
  const loudness = new GainNode(context);
  loudness.connect(context.destination);
  studio = { context, loudness };
  effect(() => {
    loudness.gain.value = volume.value;
  });
  if (voice) prepareSounds(voice);
}

/**
 * Where the file of a sound is: the game's own, or one of all games; null if there is none.
 * @param {string} game
 * @param {string} name
 */
function placeOf(game, name) {
  if (game && FILES.sounds[game]?.includes(name)) return gameFile(game, `sounds/${name}.wav`);
  return FILES.sounds['']?.includes(name) ? fileOf(`sounds/${name}.wav`) : null;
}

/** @param {string} file */
const fetched = (file) =>
  once(files, file, async () => {
    try {
      const answer = await fetch(file);
      return answer.ok ? await answer.arrayBuffer() : null;
    } catch {
      return null; // nothing is said by sound alone
    }
  });

/**
 * Speak with the voice of a game, and have its sounds ready.
 * @param {string} game
 */
export function prepareSounds(game) {
  voice = game;
  if (!isSoundOn.value || !studio) return;
  const names = [...(FILES.sounds[game] ?? []), ...(FILES.sounds[''] ?? [])];
  for (const name of names) fetched(placeOf(game, name) ?? '');
}

/**
 * Play a sound of the game that is played, or of all games.
 * @param {string} name
 */
export async function sound(name) {
  const file = placeOf(voice, name);
  if (!isSoundOn.value || !studio || !file) return;
  const { context, loudness } = studio;
  const buffer = await once(decoded, file, async () => {
    const data = await fetched(file);
    return data && context.decodeAudioData(data);
  });
  if (!buffer) return;
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(loudness);
  source.start();
}
