/** A picture for each game, drawn for Fathom. Always night: the sea below is never bright. */

import { html } from './html.js';

/** @type {Record<string, () => any>} */
const PICTURES = { 'deep-sea': DeepSea, submarine: Wrecks, sonar: Sonar, titanic: Liner };

/** @param {{game: string}} props */
export function Art({ game }) {
  const Picture = PICTURES[game] ?? Depths;
  return html`<svg
    class="art"
    viewBox="0 0 360 180"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <${Picture} />
  </svg>`;
}

/** @param {{id: string, from?: string, to?: string}} props */
function Water({ id, from = '#14506d', to = '#03101b' }) {
  return html`<defs>
      <linearGradient id=${id} x2="0" y2="1"
        ><stop stop-color=${from} /><stop offset="1" stop-color=${to}
      /></linearGradient>
    </defs>
    <rect width="360" height="180" fill="url(#${id})" />`;
}

function Depths() {
  return html`<${Water} id="art-depths" />`;
}

function DeepSea() {
  return html`<${Water} id="art-deep" />
    <path d="M90 0h50L70 180H0zM230 0h36l-50 180h-60z" fill="#fff" opacity=".05" />
    <path
      d="M0 84q45-12 90 0t90 0 90 0 90 0M0 132q45-12 90 0t90 0 90 0 90 0"
      fill="none"
      stroke="#fff"
      opacity=".09"
    />
    <path
      d="M128 44C120 84 320 66 312 104S80 98 72 132s120 22 200 20"
      fill="none"
      stroke="#8fb0bf"
      stroke-width="2"
      stroke-dasharray="1 8"
      stroke-linecap="round"
    />
    <g stroke="#eaf7fa" stroke-width="1.500" stroke-linejoin="round">
      <path d="M206 66l14 24h-28z" fill="#bfeae4" />
      <path d="M290 72l15 24h-30z" fill="#bfeae4" />
      <path d="M266 100h22v22h-22z" fill="#62b6cb" />
      <path d="M128 112l13 9-5 15h-16l-5-15z" fill="#3a6fa8" />
      <path d="M118 140l12 7v14l-12 7-12-7v-14z" fill="#2a2f6b" />
      <path d="M196 143l12 7v14l-12 7-12-7v-14z" fill="#2a2f6b" />
      <path d="M254 140l12 7v14l-12 7-12-7v-14z" fill="#2a2f6b" />
    </g>
    <g>
      <path d="M112 20l4-13h40l5 13z" fill="#c9a15a" stroke="#0b2434" />
      <path
        d="M58 18H214c18 0 28 8 28 15s-10 15-28 15H58a15 15 0 0 1 0-30z"
        fill="#c9a15a"
        stroke="#0b2434"
        stroke-width="1.500"
      />
      <path d="M48 42h180q-6 6-14 6H58q-6 0-10-6z" fill="#0b2434" opacity=".3" />
      <g fill="#0a2b3e" stroke="#8a6a33" stroke-width="2"
        ><circle cx="70" cy="32" r="6" /><circle cx="90" cy="32" r="6"
      /></g>
      <rect x="112" y="24" width="104" height="17" rx="8.500" fill="#0a2b3e" />
      <g fill="#c9f1ff"
        >${[0, 1, 2, 3, 4, 5].map((unit) => html`<circle cx=${122 + unit * 13} cy="32.500" r="4.500" opacity=${unit > 3 ? 0.4 : 1} />`)}</g
      >
    </g>
    <g transform="translate(176 98) rotate(8)">
      <path d="M-8-2l-18-4M-8 4l-17 4" stroke="#f2b24c" stroke-width="6" stroke-linecap="round" />
      <path
        d="M-25-8l-13-4q-1 7 4 10l9-2zM-24 6l-11 4q-1 6 4 9l8-6z"
        fill="#16465e"
        stroke="#d8e6ea"
      />
      <rect x="-11" y="-15" width="19" height="9" rx="4" fill="#b9c9d0" />
      <path
        d="M5 5q9 8 19 4"
        fill="none"
        stroke="#f2b24c"
        stroke-width="5"
        stroke-linecap="round"
      />
      <rect x="-13" y="-9" width="24" height="18" rx="8" fill="#f2b24c" stroke="#06202f" />
      <circle cx="16" cy="-3" r="8" fill="#123a50" stroke="#d8e6ea" />
      <rect x="17" y="-7" width="8" height="6.500" rx="2.500" fill="#a8e4f2" />
    </g>`;
}

function Wrecks() {
  return html`<${Water} id="art-wrecks" from="#1a5a74" />
    <rect width="360" height="34" fill="#2b6680" />
    ${[60, 120, 180, 240, 300].map((x) => html`<path d="M${x} 34V180" stroke="#fff" opacity=".1" stroke-dasharray="3 6" />`)}
    <path
      d="M0 34q15-5 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0"
      fill="none"
      stroke="#fff"
      opacity=".4"
    />
    <g fill="#e6f1f5" stroke="#06202f" stroke-width="1.200">
      <path d="M62 30h58l-9 13H71z" fill="#ff8a73" /><path d="M78 30V18h18v12zM84 18v-9h6v9z" />
      <path d="M246 30h58l-9 13h-40z" fill="#4fd1c5" /><path d="M262 30V18h18v12zM268 18v-9h6v9z" />
    </g>
    <g stroke="#06202f" stroke-width="1.200">
      <path d="M90 44V72M274 44v48" stroke="#8fb0bf" stroke-dasharray="2 4" />
      <g fill="#ff8a73"
        ><rect x="68" y="72" width="44" height="20" rx="10" /><path d="M84 72v-7h12v7z"
      /></g>
      <g fill="#4fd1c5"
        ><rect x="252" y="92" width="44" height="20" rx="10" /><path d="M268 92v-7h12v7z"
      /></g>
      <g fill="#0a2b3e"
        ><circle cx="80" cy="82" r="4" /><circle cx="96" cy="82" r="4" /><circle
          cx="264"
          cy="102"
          r="4" /><circle cx="280" cy="102" r="4"
      /></g>
    </g>
    <path
      d="M112 86L150 122M252 106L206 122"
      stroke="#f2b24c"
      stroke-width="1.500"
      stroke-dasharray="4 4"
    />
    <g fill="#f2b24c" stroke="#06202f" stroke-width="1.200" stroke-linejoin="round">
      <path d="M168 112q-4 8 4 13-10 5-8 20 2 11 14 11t14-11q2-15-8-20 8-5 4-13z" />
      <path d="M28 138l6 8 8-12 8 12 6-8v18H28z" />
      <g fill="none" stroke="#f2b24c" stroke-width="3.500" stroke-linecap="round"
        ><path d="M318 116v36M308 124h20M302 140q2 13 16 13t16-13"
      /></g>
      <circle cx="110" cy="150" r="9" fill="#e6f1f5" />
      <path d="M228 134h28v8q0 12-14 12t-14-12zM237 154h10v8h-10z" />
    </g>
    <path d="M0 168q60-12 120-2t120 0 120-2v16H0z" fill="#010a12" />`;
}

function Sonar() {
  return html`<${Water} id="art-sonar" from="#06281f" to="#01100c" />
    <g fill="none" stroke="#6fe3b2">
      <g opacity=".35"
        ><circle cx="180" cy="92" r="26" /><circle cx="180" cy="92" r="52" /><circle
          cx="180"
          cy="92"
          r="78" /><path d="M102 92h156M180 14v156"
      /></g>
      <circle cx="180" cy="92" r="84" stroke-width="3" opacity=".8" />
    </g>
    <path d="M180 92L254 64A79 79 0 0 0 214 21z" fill="#6fe3b2" opacity=".22" />
    <path d="M180 92L254 64" stroke="#6fe3b2" stroke-width="2" />
    <path
      d="M120 128h24v-24h24v24h28v-48h24"
      fill="none"
      stroke="#6fe3b2"
      stroke-width="2.500"
      stroke-linejoin="round"
      stroke-dasharray="1 6"
      stroke-linecap="round"
    />
    <circle cx="220" cy="80" r="6" fill="#6fe3b2" /><circle
      cx="220"
      cy="80"
      r="12"
      fill="none"
      stroke="#6fe3b2"
      opacity=".5"
    />
    <g transform="translate(46 92)" fill="none" stroke="#f2b24c" stroke-width="2"
      ><circle r="26" /><path d="M-14 14A20 20 0 1 1 14 14" opacity=".5" /><path
        d="M0 0L12-12"
        stroke-width="3"
        stroke-linecap="round"
    /></g>
    <g transform="translate(314 92)" fill="none" stroke="#f2b24c" stroke-width="2"
      ><circle r="26" /><path d="M-14 14A20 20 0 1 1 14 14" opacity=".5" /><path
        d="M0 0L-14-6"
        stroke-width="3"
        stroke-linecap="round"
    /></g>`;
}

function Liner() {
  return html`<${Water} id="art-liner" from="#0b2440" to="#04101f" />
    <g fill="#fff" opacity=".8"
      >${[
        [30, 22],
        [84, 40],
        [130, 16],
        [206, 30],
        [330, 24],
        [300, 54],
        [56, 62],
      ].map(([x, y]) => html`<circle cx=${x} cy=${y} r="1.200" />`)}</g
    >
    <circle cx="300" cy="34" r="13" fill="#f6f0e1" opacity=".9" /><circle
      cx="294"
      cy="31"
      r="12"
      fill="#0b2440"
    />
    <path d="M18 132l26-44 16 14 18-30 30 60z" fill="#cfe3ea" /><path
      d="M78 72l30 60H74z"
      fill="#9db9c4"
    />
    <g transform="rotate(9 210 110)">
      <path d="M112 96h208l-16 44H132z" fill="#14202c" stroke="#06202f" /><path
        d="M112 96h208l-3 8H115z"
        fill="#e6f1f5"
      />
      <path d="M136 80h160v16H136zM152 68h120v12H152z" fill="#f6f0e1" stroke="#06202f" />
      <g fill="#f2b24c"
        >${Array.from({ length: 11 }, (_, light) => html`<rect x=${144 + light * 13.5} y="85" width="5" height="5" />`)}${Array.from({ length: 14 }, (_, light) => html`<circle cx=${130 + light * 13} cy="116" r="2.200" />`)}</g
      >
      <g fill="#c98a2e" stroke="#06202f"
        ><path d="M164 68V40h16v28zM198 68V40h16v28zM232 68V40h16v28z"
      /></g>
      <path d="M164 40h16v7h-16zM198 40h16v7h-16zM232 40h16v7h-16z" fill="#14202c" />
    </g>
    <path
      d="M0 132q15-6 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0v48H0z"
      fill="#071a2b"
    />
    <path
      d="M0 132q15-6 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0"
      fill="none"
      stroke="#9db9c4"
      opacity=".5"
    />
    <g fill="#f2b24c" stroke="#06202f"
      ><path d="M60 150h50l-8 12H68z" /><path d="M210 158h44l-7 11h-30z"
    /></g>
    <g fill="#e6f1f5"
      ><circle cx="76" cy="147" r="4" /><circle cx="86" cy="146" r="4" /><circle
        cx="96"
        cy="147"
        r="4" /><circle cx="226" cy="155" r="4" /><circle cx="238" cy="155" r="4"
    /></g>`;
}
