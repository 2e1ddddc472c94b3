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

/**
 * Share a picture where the device can, or save it.
 * @param {Blob} picture
 * @param {string} name of the file, without its ending
 */
export async function sharePicture(picture, name) {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ title: 'Fathom', files: [file] });
      return;
    } catch (error) {
      if (/** @type {Error} */ (error).name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
