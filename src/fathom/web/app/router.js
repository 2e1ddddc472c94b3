/** Where in the application we are: the part of the address after #. */

import { computed, signal } from '@preact/signals';

const here = signal(location.hash);
addEventListener('hashchange', () => (here.value = location.hash));

/** The parts of the address: `#/table/abc` is ['table', 'abc']; home is []. */
export const route = computed(() => here.value.replace(/^#\/?/, '').split('/').filter(Boolean));

/** @param {string} path such as `table/abc` */
export function go(path) {
  location.hash = `#/${path}`;
}
