/** A link, given away by whatever means the device has. */

import { toast } from './ui.js';
import { t } from './words.js';

/**
 * @param {string} path such as `replay/abc`
 */
export const linkTo = (path) => `${location.origin}${location.pathname}#/${path}`;

/**
 * Share a link, or copy it; whether it was copied.
 * @param {string} link
 */
export async function share(link) {
  try {
    if (navigator.share) await navigator.share({ title: 'Fathom', url: link });
    else {
      await navigator.clipboard.writeText(link);
      return true;
    }
  } catch (error) {
    if (/** @type {Error} */ (error).name !== 'AbortError') toast(t('copy-failed', { link }));
  }
  return false;
}
