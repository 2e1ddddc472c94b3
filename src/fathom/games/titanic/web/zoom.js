/** A picture that can be panned and zoomed, by wheel, fingers, dragging and buttons. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';

const MOST_ZOOM = 4;
const ZOOM_STEP = 1.6;
/** A finger that went less than this has pressed, not dragged. */
const PRESS_SLACK_PX = 6;
/** What is chosen keeps so far from the edge, as a share of what is shown. */
const EDGE_MARGIN = 0.2;

/** @typedef {{zoom: number, x: number, y: number}} Frame what is shown: how large, and from where */

/**
 * Zoomed about a point of the screen, and never beyond the picture's edge.
 * @param {Frame} frame
 * @param {number} zoom
 * @param {{x: number, y: number}} spot
 * @param {{width: number, height: number}} size
 * @returns {Frame}
 */
function zoomedAt(frame, zoom, spot, size) {
  const wanted = Math.min(MOST_ZOOM, Math.max(1, zoom));
  return within(
    {
      zoom: wanted,
      x: frame.x + spot.x / frame.zoom - spot.x / wanted,
      y: frame.y + spot.y / frame.zoom - spot.y / wanted,
    },
    size,
  );
}

/** @param {Frame} frame @param {{width: number, height: number}} size @returns {Frame} */
function within({ zoom, x, y }, { width, height }) {
  const inside = (/** @type {number} */ from, /** @type {number} */ length) =>
    Math.min(Math.max(0, from), length - length / zoom);
  return { zoom, x: inside(x, width), y: inside(y, height) };
}

/**
 * With this spot well inside the frame, in its middle if it was not.
 * @param {Frame} frame
 * @param {{x: number, y: number}} spot
 * @param {{width: number, height: number}} size
 * @returns {Frame}
 */
function showing(frame, spot, size) {
  const [across, down] = [size.width / frame.zoom, size.height / frame.zoom];
  const isInside = (/** @type {number} */ at, /** @type {number} */ length) =>
    at > length * EDGE_MARGIN && at < length * (1 - EDGE_MARGIN);
  return {
    zoom: frame.zoom,
    x: isInside(spot.x - frame.x, across) ? frame.x : spot.x - across / 2,
    y: isInside(spot.y - frame.y, down) ? frame.y : spot.y - down / 2,
  };
}

/**
 * @param {{width: number, height: number, start: number, label: string,
 *   names: {closer: string, wider: string}, focus: {x: number, y: number} | null,
 *   children?: import('fathom/boards.js').Drawn}} props `start` is the zoom at first; `focus` is
 *   brought into view
 */
export function Zoomed({ width, height, start, label, names, focus, children }) {
  const size = { width, height };
  const middle = { x: width / 2, y: height / 2 };
  const [frame, setFrame] = useState(() => zoomedAt({ zoom: 1, x: 0, y: 0 }, start, middle, size));
  const fingers = useRef(/** @type {Map<number, {x: number, y: number}>} */ (new Map()));
  const dragged = useRef(0);
  const picture = useRef(/** @type {SVGSVGElement | null} */ (null));
  const isMine = useRef(false);
  // Before it is drawn: nothing moves away under a finger.
  useLayoutEffect(() => {
    const again = () => zoomedAt({ zoom: 1, x: 0, y: 0 }, start, middle, size);
    setFrame((now) => (isMine.current ? within(now, size) : again()));
  }, [width, height, start]);
  useLayoutEffect(() => {
    if (focus) setFrame((now) => within(showing(now, focus, size), size));
  }, [focus?.x, focus?.y, start]);
  const by = (/** @type {number} */ factor, spot = middle) => {
    isMine.current = true;
    setFrame((now) => zoomedAt(now, now.zoom * factor, spot, size));
  };

  useEffect(() => {
    // Not passive, so that the page does not scroll or zoom as well.
    const svg = picture.current;
    if (!svg) return;
    const wheel = (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      const box = svg.getBoundingClientRect();
      by(Math.exp(-event.deltaY / 400), { x: event.clientX - box.x, y: event.clientY - box.y });
    };
    svg.addEventListener('wheel', wheel, { passive: false });
    return () => svg.removeEventListener('wheel', wheel);
  }, [width, height]);

  /** @param {PointerEvent} event */
  const down = (event) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  /** Before what is on the picture hears of it, which may keep it from us. */
  const touch = () => {
    if (fingers.current.size === 0) dragged.current = 0;
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    const held = fingers.current;
    const was = held.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, now);
    dragged.current += Math.hypot(now.x - was.x, now.y - was.y);
    if (dragged.current < PRESS_SLACK_PX) return;
    if (other) {
      const box = /** @type {SVGSVGElement} */ (picture.current).getBoundingClientRect();
      const apart = (/** @type {{x: number, y: number}} */ spot) =>
        Math.hypot(spot.x - other.x, spot.y - other.y) || 1;
      by(apart(now) / apart(was), {
        x: (now.x + other.x) / 2 - box.x,
        y: (now.y + other.y) / 2 - box.y,
      });
    } else {
      isMine.current = true;
      setFrame((at) =>
        within(
          {
            zoom: at.zoom,
            x: at.x - (now.x - was.x) / at.zoom,
            y: at.y - (now.y - was.y) / at.zoom,
          },
          size,
        ),
      );
    }
  };
  /** @param {PointerEvent} event */
  const up = (event) => fingers.current.delete(event.pointerId);
  /** What was dragged was not pressed. @param {Event} event */
  const click = (event) => dragged.current >= PRESS_SLACK_PX && event.stopPropagation();

  return html`<svg
      class="picture"
      ref=${picture}
      viewBox="${frame.x} ${frame.y} ${width / frame.zoom} ${height / frame.zoom}"
      width=${width}
      height=${height}
      role="group"
      aria-label=${label}
      onPointerDownCapture=${touch}
      onPointerDown=${down}
      onPointerMove=${move}
      onPointerUp=${up}
      onPointerCancel=${up}
      onPointerLeave=${up}
      onClickCapture=${click}
    >
      ${children}
    </svg>
    <div class="zoom">
      <${Lens}
        name=${names.closer}
        sign="M-6 0H6M0 -6V6"
        disabled=${frame.zoom >= MOST_ZOOM}
        press=${() => by(ZOOM_STEP)}
      />
      <${Lens}
        name=${names.wider}
        sign="M-6 0H6"
        disabled=${frame.zoom <= 1}
        press=${() => by(1 / ZOOM_STEP)}
      />
    </div>`;
}

/** @param {{name: string, sign: string, disabled: boolean, press: () => void}} props */
function Lens({ name, sign, disabled, press }) {
  return html`<button
    type="button"
    class="lens"
    title=${name}
    aria-label=${name}
    disabled=${disabled}
    onClick=${press}
  >
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><path d=${sign} /></svg>
  </button>`;
}
