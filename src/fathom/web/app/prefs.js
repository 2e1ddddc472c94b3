/** What this device remembers: language, theme, sound. Each is a signal that saves itself. */

import { computed, effect, signal } from '@preact/signals';

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 */
export function remembered(name, otherwise) {
  const key = `fathom-${name}`;
  let start = otherwise;
  try {
    start = JSON.parse(localStorage.getItem(key) ?? 'null') ?? otherwise;
  } catch {
    // Storage that is forbidden or broken only means that nothing is remembered.
  }
  const kept = signal(start);
  effect(() => {
    const value = kept.value;
    try {
      if (value === otherwise) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // as above
    }
  });
  return kept;
}

/** @type {import('@preact/signals').Signal<string>} */
export const languageWish = remembered('language', 'auto');
/** @type {import('@preact/signals').Signal<'auto'|'night'|'day'>} */
export const themeWish = remembered('theme', 'auto');
export const isSoundOn = remembered('sound', true);
/** How loud, from 0 to 1. */
export const volume = remembered('volume', 0.6);
/** Whether the server has greeted this browser before. */
export const wasHere = remembered('was-here', false);
export const wantsNotices = remembered('notices', false);
/** Whether what is heard is spoken too. */
export const isVoiceOn = remembered('voice', false);
/** Whether one speaks only while a key or button is held. */
export const isPushToTalk = remembered('push-to-talk', false);
/** By name: how loud somebody is, from 0 to 1. */
export const volumes = remembered('volumes', /** @type {Record<string, number>} */ ({}));
/** @type {import('@preact/signals').Signal<string[]>} */
export const tours = remembered('tours', []);

/** By table: how many endings of rounds were shown here. @type {import('@preact/signals').Signal<Record<string, number>>} */
export const endingsSeen = remembered('endings-seen', {});

/**
 * By game: against how many bots of what level "Play now" starts one.
 * @type {import('@preact/signals').Signal<Record<string, {bots: number, level: string}>>}
 */
export const opponents = remembered('opponents', {});

/** The language to speak: the chosen one, or the first of the browser's that we have. */
export const language = computed(() => {
  const wishes = languageWish.value === 'auto' ? navigator.languages : [languageWish.value];
  const known = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return known.find((wish) => wish in LANGUAGES) ?? 'en';
});

const dark = matchMedia('(prefers-color-scheme: dark)');
const isSystemDark = signal(dark.matches);
dark.addEventListener('change', () => (isSystemDark.value = dark.matches));

/** Night in a dark system and after dark; day otherwise. The same is in early.js, before paint. */
export const theme = computed(() => {
  if (themeWish.value !== 'auto') return themeWish.value;
  const hour = new Date().getHours();
  return isSystemDark.value || hour < 7 || hour >= 19 ? 'night' : 'day';
});

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

effect(() => {
  document.documentElement.lang = language.value;
});
