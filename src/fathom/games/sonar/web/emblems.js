/** Emblems of the systems and of the engineer's symbols, on a grid of 24. */

import { html } from 'fathom/html.js';

/** @type {Record<string, string>} */
const PATHS = {
  torpedo: 'M4 15h11c3 0 5-1 6-3-1-2-3-3-6-3H4l2 3zM4 15l-2 2.500M4 9L2 6.500M15 9v6',
  mine: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 3v4M12 17v4M3 12h4M17 12h4M5.600 5.600l2.900 2.900M15.500 15.500l2.900 2.900M18.400 5.600l-2.900 2.900M8.500 15.500l-2.900 2.900',
  drone:
    'M12 5v5M9 5h6M12 10c-4 0-7 2-7 4.500S8 19 12 19s7-2 7-4.500-3-4.500-7-4.500zM12 14.500h.01M8.500 14.500h.01M15.500 14.500h.01',
  sonar:
    'M12 12h.01M8.500 15.500a5 5 0 0 1 0-7M15.500 15.500a5 5 0 0 0 0-7M5.500 18.500a9 9 0 0 1 0-13M18.500 18.500a9 9 0 0 0 0-13',
  silence: 'M3 12c2-4 4-4 6 0s4 4 6 0 4-4 6 0M4 20L20 4',
  scenario:
    'M12 3l2.500 6 6.500.500-5 4.200 1.600 6.300-5.600-3.500L6.400 20 8 13.700 3 9.500 9.500 9z',
  R: 'M12 5l7.500 13h-15z',
  G: 'M12 12h.01M8 16a5.700 5.700 0 0 1 0-8M16 16a5.700 5.700 0 0 0 0-8',
  Y: 'M6 12h12M12 6v12M8 8l8 8M16 8l-8 8',
  X: 'M12 12L7 4.500a9 9 0 0 1 10 0zM12 12l9 .500a9 9 0 0 1-5 8.600zM12 12l-4 8.600a9 9 0 0 1-5-8.600z',
  'tool-move': 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  'tool-pen': 'M4 20l1-4L16.500 4.500l3 3L8 19zM14 7l3 3',
  'tool-erase': 'M9 20h11M5 13.500L13.500 5l6 6L11 19.500H8.500zM9.500 9l6 6',
  'tool-mark': 'M6 6l12 12M18 6L6 18',
  'tool-range': 'M12 3l9 9-9 9-9-9zM12 10v4M10 12h4',
  'tool-hand': 'M5 19h6v-5h5V9h4M8 8V3M5.500 5.500L8 3l2.500 2.500',
  'tool-copy': 'M8 8h12v12H8zM4 16V4h12',
  'tool-clear': 'M5 7h14M9.500 7V4h5v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  flag: 'M7 21V4M7 5h10l-2.500 3.500L17 12H7',
  breaks: 'M12 5v13M6 12.500l6 6 6-6',
  damage: 'M12 4l9 16H3zM12 10v4.500M12 17.500h.01',
  mends: 'M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5',
  fine: 'M5 12.500l4.500 4.500L19 7',
};

/** @param {{name: string}} props */
export function Emblem({ name }) {
  return html`<svg class="emblem emblem-${name}" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${PATHS[name]} />
  </svg>`;
}

/**
 * The same inside a drawing, its middle at the origin.
 * @param {{name: string, size: number}} props
 */
export function Sign({ name, size }) {
  const scale = size / 24;
  return html`<path
    class="sign sign-${name}"
    transform="scale(${scale}) translate(-12 -12)"
    d=${PATHS[name]}
  />`;
}
