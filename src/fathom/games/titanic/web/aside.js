/** The ship from aside, at night: how far she has gone down. */

import { html } from 'fathom/html.js';
import { useGlide, useSize } from 'fathom/motion.js';

const STARS = Array.from({ length: 46 }, (_, star) => ({
  x: (star * 61.8) % 100,
  y: ((star * 37.3) % 58) + 3,
  r: star % 7 === 0 ? 1.3 : star % 3 === 0 ? 0.9 : 0.6,
}));

/** @param {{share: number, label: string}} props how much of her is covered */
export function Aside({ share, label }) {
  const [box, size] = useSize();
  return html`<div class="aside" ref=${box}>
    ${size && size.height > 20 && html`<${Picture} share=${share} label=${label} ...${size} />`}
  </div>`;
}

/** @param {{share: number, label: string, width: number, height: number}} props */
function Picture({ share, label, width, height }) {
  const sunk = useGlide(share * 100, () => 600) / 100;
  // On a narrow screen the right end is left to the lenses.
  const room = width < 700 ? width - 96 : width;
  const scale = Math.min((room * 0.88) / 400, height / 105);
  const surface = height * 0.72;
  const tilt = -(sunk * 17);
  const down = sunk ** 1.9 * 86;
  return html`<svg
    viewBox="0 0 ${width} ${height}"
    width=${width}
    height=${height}
    role="img"
    aria-label=${label}
  >
    <rect class="night-sky" width=${width} height=${height} />
    <g class="stars">
      ${STARS.map(({ x, y, r }) => html`<circle cx=${(x * width) / 100} cy=${(y * height) / 100} r=${r} />`)}
    </g>
    <path
      class="far-ice"
      d="M${width * 0.06} ${surface}l10 -15l7 4l9 -13l12 14l5 -2l8 12zM${width * 0.88} ${surface}l8 -10l6 3l8 -11l10 18z"
    />
    <g
      transform="translate(${room / 2} ${surface}) scale(${scale}) translate(0 ${down}) rotate(${tilt} 60 0)"
    >
      <${Liner} sunk=${sunk} />
    </g>
    <path
      class="night-sea"
      d="M0 ${surface}q${width / 24} -3 ${width / 12} 0${`t${width / 12} 0`.repeat(11)}V${height}H0z"
    />
    <path
      class="gleam"
      d="M0 ${surface}q${width / 24} -3 ${width / 12} 0${`t${width / 12} 0`.repeat(11)}"
    />
  </svg>`;
}

/** About 400 long, the waterline at 0, bow on the left. @param {{sunk: number}} props */
function Liner({ sunk }) {
  const cabins = (
    /** @type {number} */ count,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ step,
  ) =>
    Array.from({ length: count }, (_, index) => {
      // The lights go out from the bow, with what is under water.
      const isLit = x + index * step > -200 + sunk * 420;
      return html`<rect
        class=${isLit ? 'cabin' : 'cabin out'}
        x=${x + index * step}
        y=${y}
        width="3.400"
        height="2.600"
      />`;
    });
  return html`<g class="liner">
    <path class="mast" d="M-140 -30V-80M128 -28V-74M-140 -76L-90 -44M128 -70L88 -44" />
    ${[-72, -30, 12, 54].map((x) => html`<g transform="translate(${x} 0) skewX(-4)"><path class="funnel" d="M-8 -36V-72h17V-36z" /><path class="funnel-top" d="M-8 -72h17v9h-17z" /></g>`)}
    <path class="house" d="M-122 -27V-36H-104V-43H104V-36H122V-27z" />
    <path
      class="side"
      d="M-200 -30C-150 -26 -120 -26 -100 -26H150C170 -26 185 -28 198 -31C194 -16 184 -4 172 4L160 24H-178C-188 8 -196 -12 -200 -30z"
    />
    <path class="stripe" d="M-198 -24C-150 -21 -120 -21 -100 -21H150C170 -21 185 -23 196 -26" />
    ${cabins(24, -108, -40.5, 9)} ${cabins(27, -116, -33, 9)} ${cabins(38, -170, -15, 9)}
    ${cabins(37, -166, -6, 9)}
  </g>`;
}
