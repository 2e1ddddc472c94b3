/** "Your turn" from a page that nobody looks at: only when asked for, and only while it is hidden. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fileOf } from './files.js';
import { wantsNotices } from './prefs.js';
import { t } from './words.js';

export const canNotify = 'Notification' in globalThis;

/** What the browser says: `default` (not asked yet), `granted` or `denied`. */
export const permission = signal(canNotify ? Notification.permission : 'denied');

/** Switch notices on or off; the browser asks the first time. @param {boolean} wanted */
export async function switchNotices(wanted) {
  if (wanted) permission.value = await Notification.requestPermission();
  wantsNotices.value = wanted && permission.value === 'granted';
}

/**
 * @param {import('./live.js').LiveTable} live
 * @param {import('./words.js').Words | null} words
 */
export function useNotices(live, words) {
  const isMine = live.isMyTurn.value;
  const ply = live.sight.value?.ply;
  useEffect(() => {
    badge(isMine);
    return () => badge(false);
  }, [isMine]);
  useEffect(() => {
    if (!isMine || !words || !document.hidden) return;
    if (!wantsNotices.value || permission.value !== 'granted') return;
    const title = words.text('title');
    const shown = notify(title, { body: t('your-move'), tag: live.id, icon: fileOf(ICON) });
    return () => {
      shown.then((close) => close?.());
    };
  }, [isMine, ply]);
}

/**
 * The mark on the icon of the installed application; elsewhere there is none.
 * @param {boolean} isOn
 */
function badge(isOn) {
  const done = isOn ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  done?.catch(() => {}); // a browser that shows none says so only when asked
}

const ICON = 'icons/icon-192.png';

/**
 * Through the service worker where there is one: phones allow no other way.
 * @param {string} title
 * @param {NotificationOptions} options
 */
async function notify(title, options) {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, { ...options, data: location.href });
    return async () => {
      for (const notice of await worker.getNotifications({ tag: options.tag })) notice.close();
    };
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    focus();
    notice.close();
  };
  return () => notice.close();
}
