/** The chairs of a table before the game: who sits there, and what can be done about it. */

import { useRef, useState } from 'preact/hooks';
import { hasSides } from './crew.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { botKind, botLevel, playerName } from './players.js';
import { colourName, Face } from './seats.js';
import { Button, Dialog, withValue } from './ui.js';
import { t } from './words.js';

/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./wire.js').SeatTell} SeatTell */
/** @typedef {import('./wire.js').GameTell} GameTell */
/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('./boats.js').Ask} Ask */

const MOST_LETTERS = 24;

/**
 * @typedef {object} Held the chair that the host is about to swap with another
 * @property {number | null} held
 * @property {(seat: number | null) => void} hold
 */

/**
 * @param {{seat: SeatTell, stations: string[], table: TableTell, game: GameTell, words: Words,
 *   isHere: boolean, ask: Ask} & Held} props
 */
export function Chair({ seat, stations, table, game, words, isHere, ask, held, hold }) {
  const isOpen = !seat.name && !seat.bot;
  const station =
    stations.length > 0 &&
    stations
      .map((it) => (words.has(`station-${it}`) ? words.text(`station-${it}`) : it))
      .join(', ');
  const place = hasSides(table) && station ? station : colourName(seat.colour);
  const facts = [
    place,
    ...(station && station !== place ? [station] : []),
    ...(seat.bot && !seat.name ? [t('bot', { level: botKind(seat) })] : []),
    ...(seat.is_host ? [t('host')] : []),
    ...(seat.name && !isHere ? [t('away')] : []),
  ];
  const swap = () => {
    ask('swap', { seat: held, other: seat.seat });
    hold(null);
  };
  const mayMove = !table.is_host && table.you.length === 1 && !seat.name;
  const lesson = seat.is_yours && stations.find((it) => game.lessons.includes(it));
  const [grip, pulled] = usePulled(seat.seat, table.is_host ? ask : null);
  return html`<li
    class="chair ${isOpen ? 'open' : ''} ${held === seat.seat ? 'held' : ''} ${pulled ? 'pulled' : ''}"
    data-seat=${seat.seat}
    style=${pulled ?? undefined}
  >
    <span class="grip" ...${grip}><${Face} seat=${seat.seat} /></span>
    <span class="who">
      ${seat.is_yours && table.you.length > 1 ? html`<${NameField} seat=${seat} place=${place} ask=${ask} />` : html`<strong>${isOpen ? t('seat-open') : playerName(seat)}</strong>`}
      ${seat.is_yours ? html` <span class="badge quiet">${t('you')}</span>` : ''}
      <span class="muted small"> ${facts.join(' · ')} </span>
    </span>
    ${seat.is_ready && seat.name && html`<span class="tick"><${Icon} name="check" /><span class="unseen">${t('ready')}</span></span>`}
    ${lesson && html`<a class="button plain" target="_blank" href="#/practice/${game.key}/${lesson}">${t('practise')}</a>`}
    ${
      table.is_host &&
      html`<span class="arranging">
        ${
          held === null
            ? html`<${Sitter} seat=${seat} place=${place} game=${game} ask=${ask} />
                <${Button}
                  kind="plain"
                  icon="swap"
                  title=${t('swap-seat', { seat: place })}
                  onClick=${() => hold(seat.seat)}
                />
                <${Remove} seat=${seat} place=${place} table=${table} game=${game} ask=${ask} />`
            : held === seat.seat
              ? html`<${Button} onClick=${() => hold(null)}>${t('cancel')}<//>`
              : html`<${Button} icon="swap" onClick=${swap}>${t('swap-here')}<//>`
        }
      </span>`
    }
    ${mayMove && html`<${Button} onClick=${() => ask('swap', { seat: table.you[0], other: seat.seat })}>${t('move-here')}<//>`}
  </li>`;
}

/** So many pixels make a pull of a press. */
const PULL_PIXELS = 6;

/**
 * Who sits on a chair is pulled by the face onto another, and both change places. By keyboard the
 * button beside it does the same.
 * @param {number} seat
 * @param {Ask | null} ask null: it stays where it is
 * @returns {[object, {translate: string} | null]} handlers for the face, and how far it is pulled
 */
function usePulled(seat, ask) {
  const from = useRef(/** @type {{x: number, y: number} | null} */ (null));
  const [pulled, setPulled] = useState(/** @type {{translate: string} | null} */ (null));
  if (!ask) return [{}, null];
  /** @param {PointerEvent} event */
  const chairAt = ({ clientX, clientY }) =>
    document
      .elementsFromPoint(clientX, clientY)
      .map((one) => /** @type {HTMLElement | null} */ (one.closest('.chair')))
      .find((one) => one && one.dataset.seat !== String(seat));
  const letGo = () => {
    from.current = null;
    setPulled(null);
  };
  const handlers = {
    'data-pull': true,
    title: t('pull-chair'),
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      event.preventDefault();
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      if (!from.current) return;
      const [right, down] = [event.clientX - from.current.x, event.clientY - from.current.y];
      if (pulled || Math.hypot(right, down) > PULL_PIXELS)
        setPulled({ translate: `${right}px ${down}px` });
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      const other = pulled && chairAt(event);
      if (other) ask('swap', { seat, other: Number(other.dataset.seat) });
      letGo();
    },
    onPointerCancel: letGo,
  };
  return [handlers, pulled];
}

/**
 * How somebody is called who shares this screen with others.
 * @param {{seat: SeatTell, place: string, ask: Ask}} props
 */
function NameField({ seat, place, ask }) {
  const [draft, setDraft] = useState(/** @type {string | null} */ (null));
  const save = () => {
    if (draft !== null && draft !== seat.name) ask('name', { seat: seat.seat, name: draft });
    setDraft(null);
  };
  return html`<input
    class="input"
    value=${draft ?? seat.name ?? ''}
    maxlength=${MOST_LETTERS}
    aria-label=${t('name-seat', { seat: place })}
    onInput=${withValue(setDraft)}
    onBlur=${save}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && save()}
  />`;
}

/**
 * Who sits there, for the host to choose. Who takes a seat from somebody is asked first.
 * @param {{seat: SeatTell, place: string, game: GameTell, ask: Ask}} props
 */
function Sitter({ seat, place, game, ask }) {
  const [wanted, setWanted] = useState(/** @type {string | null} */ (null));
  const now = seat.bot ?? (seat.name ? 'person' : 'open');
  const put = async (/** @type {string} */ who) => {
    if (who === 'here') return ask('join', { seat: seat.seat });
    if (seat.is_yours) await ask('leave', { seat: seat.seat });
    return ask('seat', { seat: seat.seat, who });
  };
  /** @param {{currentTarget: HTMLSelectElement}} event */
  const choose = ({ currentTarget: list }) => {
    if (!seat.name || seat.is_yours) return put(list.value);
    setWanted(list.value);
    list.value = now;
  };
  return html`<label>
      <span class="unseen">${t('who-sits', { seat: place })}</span>
      <select class="input" value=${now} onChange=${choose}>
        ${seat.name && html`<option value="person" disabled>${seat.name}</option>`}
        <option value="open">${t('seat-open')}</option>
        ${!seat.name && html`<option value="here">${t('seat-here')}</option>`}
        ${game.bots.map((bot) => html`<option value=${bot}>${t('bot', { level: botLevel(bot) })}</option>`)}
      </select>
    </label>
    <${Sure}
      seat=${wanted ? seat : null}
      close=${() => setWanted(null)}
      take=${() => wanted && put(wanted)}
    />`;
}

/**
 * @param {{seat: SeatTell, place: string, table: TableTell, game: GameTell, ask: Ask}} props
 */
function Remove({ seat, place, table, game, ask }) {
  const [isAsking, setAsking] = useState(false);
  if (table.seats.length <= game.seats[0]) return null;
  const remove = () => ask('remove-seat', { seat: seat.seat });
  const isTheirs = seat.name && !seat.is_yours;
  return html`<${Button}
      kind="plain"
      icon="close"
      title=${t('remove-seat', { seat: place })}
      onClick=${() => (isTheirs ? setAsking(true) : remove())}
    />
    <${Sure} seat=${isAsking ? seat : null} close=${() => setAsking(false)} take=${remove} />`;
}

/**
 * Before somebody loses their seat.
 * @param {{seat: SeatTell | null, close: () => void, take: () => void}} props null: nobody does
 */
function Sure({ seat, close, take }) {
  if (!seat) return null;
  const yes = () => {
    take();
    close();
  };
  return html`<${Dialog} title=${t('send-away', { name: seat.name })} close=${close}>
    <p>${t('send-away-hint', { name: seat.name })}</p>
    <div class="row">
      <${Button} onClick=${close}>${t('cancel')}<//>
      <${Button} kind="main" onClick=${yes}>${t('send-away-yes')}<//>
    </div>
  <//>`;
}
