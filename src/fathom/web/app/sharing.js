/** A link, given away by whatever means the device has. */

import { signal } from '@preact/signals';
import { shareUrl } from './session.js';
import { toast } from './ui.js';
import { t } from './words.js';

/**
 * The address of a page, for somebody else.
 * @param {string} path such as `replay/abc`
 */
export const linkTo = (path) => `${shareUrl.value}#/${path}`;

/** An address as people read and type it. @param {string} link */
export const spelled = (link) => link.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** The link that was copied last. */
export const copied = signal('');

/** @param {string} link */
async function copy(link) {
  await navigator.clipboard.writeText(link);
  copied.value = link;
}

/** Copy a link that nobody asked for yet: if the browser allows it. @param {string} link */
export const copyAhead = (link) => copy(link).catch(() => {});

/**
 * Share a link, or copy it; whether it was copied.
 * @param {string} link
 */
export async function share(link) {
  try {
    if (navigator.share) await navigator.share({ title: 'Fathom', url: link });
    else {
      await copy(link);
      return true;
    }
  } catch (error) {
    if (/** @type {Error} */ (error).name !== 'AbortError') toast(t('copy-failed', { link }));
  }
  return false;
}
