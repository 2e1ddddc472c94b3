/**
 * Boards. A board draws a view and offers the moves it was given; it knows no rules.
 *
 * To give a game a board, put `web/board.js` in its folder, and `web/board.css` for its styles. What
 * it uses of the application it imports by name (`fathom/html.js`). It exports:
 *
 * - `Board(props)`, a component. Its props are a `Scene` (below). It fills the box it is put in and
 *   draws in that box's own pixels (`useSize`), so that text keeps its size on every screen.
 *   What can be done now is drawn with the class `can-do` and calls `play(move)`; what cannot may
 *   call `ask(move)`, and the rule that forbids it is shown. Everything in `moves` is in the action
 *   bar too: a board never has to offer a move, it only offers it where the eye already is.
 * - `possessions(view, seat, words)`, what a player openly has, as a list of `{label, value}`, for
 *   the list of players. `value` may be a text or an element.
 * - `choice(move, view, words, path)`, optional: the face of a move in the action bar, as an
 *   element; `path` is what of it has been said when this face is pressed.
 *   Without it the bar says what the game's words say (`move-<kind>`).
 * - `breakdown(view, seat, words)`, optional: what a score is made of, for the result, as a list of
 *   `{label, value}`. Without it the result shows the possessions.
 * - `steps(move, view, moves)`, optional, for games with many moves at a time: the decisions of which
 *   a move consists, in the order in which they are taken (`move 7 left 3` is card 3, passenger 7,
 *   left). The bar then asks for one after the other, with the words `board-ask-<phase>-<steps
 *   taken>`; the board sees in `picked` which are taken and sets them with `pick`.
 * - `step(path, view, words)`, the face of a step that is not yet a whole move.
 * - `spoken(move, view, words)`, optional: a move as a text, for hints.
 * - `barMoves(moves, view)`, optional: those that the action bar offers, when the board itself offers
 *   all the others, by keyboard too.
 * - `shows(move, view)`, optional: whether the board itself offers the move, by pointer and by keys:
 *   the bar then has it in a quiet list, and no wall of buttons.
 * - `score(view, seat)`, optional: how a player stands, in a word or a number, for where there is
 *   little room.
 * - `sentence(view, moves, words)`, optional: the sentence of the action bar; null leaves it to
 *   the page, which asks `ask-<phase>` or names those whose turn it is.
 * - `asked(view)`, optional: what is asked in place of the phase's name in `ask-<phase>`, where a phase
 *   asks different things; null where it does not.
 * - `key(words, view)`, optional: the digit that takes an option, given by the words of its move or of
 *   the steps to it, where it has a number of its own on the board; the others have those that are left.
 * - `lessons(view)`, optional: the tours of a first game, where they differ from seat to seat.
 * - `sounds`, optional: by effect, the name of a sound: of the game (`web/sounds/<name>.wav`) or of
 *   all games (`bell`).
 * - `chartField(sign, side, place)`, optional, for games with charts: what a field looks like on a
 *   chart that somebody draws or chooses, as SVG in a square of that side; null for a plain one.
 *   Without it the page writes the sign.
 * - `needsRoom`, optional: true for a board that wants the width of the page; what stands beside
 *   other boards then comes as sheets.
 *
 * Things that travel move from where they were to where they are: compare `view` with `before`, and
 * let `useGlide` (or a CSS transition) do the rest. `effects` tells what happened in between, such
 * as the dice. When a new view comes in the middle, go on from what is shown. Words come from the
 * game's .ftl file (`board-...`); colours from styles/tokens.css; the seats' from app/seats.js.
 * Hovering a line of the log sets `spotlight` to its effect: show where that happened.
 *
 * A game without a board of its own gets the plain one (plain.js), which can play any game. Its moves,
 * and those of a board without `steps`, are chosen word by word where they are many: `choose-<kind>`
 * says the first word, `choose-<kind>-1` the next one.
 */

import { gameFile } from './files.js';
import { once } from './once.js';

/** @typedef {import('./wire.js').AnyView} AnyView */
/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('preact').ComponentChildren} Drawn text, an element, or several */
/** @typedef {{label: string, value: Drawn}} Possession */

/**
 * What a board is given; a game's own board says of which view and effects it is.
 * @template {import('./wire.js').View} [V=AnyView]
 * @template {{effect: string}} [E=import('./wire.js').AnyEffect]
 * @typedef {object} Scene
 * @property {V} view what the seat sees
 * @property {V | null} before the view before; null at first, and when there is nothing to compare
 * @property {E[]} effects what happened in between
 * @property {string[]} moves what the seat may do now, as words; none while it waits
 * @property {string[]} [picked] the steps taken towards a move
 * @property {(path: string[]) => void} [pick]
 * @property {(move: string, attachment?: Record<string, unknown>) => void} play
 * @property {(move: string) => void} ask asks why a move is not possible
 * @property {string | null} [pending] the move that has been sent and not yet answered
 * @property {() => number} [now] the milliseconds of the game in real time, just now
 * @property {(call: string) => void} [call] a quick call to the own crew: its name, and about what
 * @property {import('./wire.js').LineTell[]} [crewLines] what the crew has said and called among itself
 * @property {string} [table] its id, for what this device keeps
 * @property {boolean} [isLive] whether it happens now: then the end of a round is staged (stage.js)
 * @property {import('./wire.js').SeatTell[]} [seats] of the table: names, bots, stations
 * @property {import('./wire.js').SightTell['attachments']} [attachments] drawings that are on show now
 * @property {V | null} [late] for onlookers, if the host wants that: everything, as it was a while ago
 * @property {import('./wire.js').MomentTell['insight']} [insight] only in a replay: by side, where it
 *   could think its prey, by field
 * @property {E | null} spotlight the effect to point at
 * @property {Words} words of this game
 */

/**
 * A board may also export `tour`, a list of selectors: what each step of the tour points at. The
 * words are the game's messages `tour-1`, `tour-2` and so on, and `tour-phase-<phase>` for the first
 * decision of each kind.
 *
 * @typedef {object} BoardModule
 * @property {(scene: Scene) => Drawn} Board
 * @property {(view: AnyView, seat: number, words: Words) => Possession[]} possessions
 * @property {(move: string, view: AnyView, words: Words, path?: string[]) => Drawn} [choice]
 * @property {(move: string, view: AnyView, moves: string[]) => string[]} [steps]
 * @property {(path: string[], view: AnyView, words: Words) => Drawn} [step]
 * @property {(move: string, view: AnyView, words: Words) => string | undefined} [spoken]
 * @property {string[]} [tour]
 * @property {(view: AnyView, seat: number, words: Words) => Possession[]} [breakdown]
 * @property {(moves: string[], view: AnyView) => string[]} [barMoves]
 * @property {(move: string, view: AnyView) => boolean} [shows]
 * @property {(view: AnyView, seat: number) => string | number} [score]
 * @property {(view: AnyView, moves: string[], words: Words) => string | null} [sentence]
 * @property {(view: AnyView) => string | null} [asked]
 * @property {(words: string[], view: AnyView) => string | null} [key]
 * @property {(view: AnyView) => string[]} [lessons]
 * @property {Record<string, string>} [sounds]
 * @property {(sign: string, side: number, place: [number, number]) => Drawn} [chartField]
 * @property {boolean} [needsRoom]
 */

/**
 * What the page says of files: by game with a board of its own, those of it; the games with an ending
 * of their own; by game, its sounds.
 */
export const FILES =
  /** @type {{boards: Record<string, string[]>, endings: string[],
   *   sounds: Record<string, string[]>}} */ (
    JSON.parse(document.getElementById('needed')?.textContent ?? '')
  );

/** Whether a game has a board of its own. @param {string} game */
export const hasBoard = (game) => Object.hasOwn(FILES.boards, game);

/**
 * The board of a game, ready to be drawn.
 * @param {string} game
 * @returns {Promise<BoardModule>}
 */
export async function loadBoard(game) {
  wear(game);
  const hasStyles = FILES.boards[game]?.some((file) => file.endsWith('.css'));
  if (!hasBoard(game)) return (await import('./plain.js')).plainBoard(game);
  const [board] = await Promise.all([
    import(gameFile(game, 'board.js')),
    hasStyles && loadStyles(game),
  ]);
  return board;
}

let worn = '';

/** Let no board's styles be in force but those of this game, if any. @param {string} game */
export function wear(game) {
  worn = game;
  for (const link of document.querySelectorAll('link')) if (link.dataset.game) fit(link);
}

/** @param {HTMLLinkElement} link */
function fit(link) {
  if (link.sheet) link.sheet.disabled = link.dataset.game !== worn;
}

/** @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** @param {string} game */
function loadStyles(game) {
  return once(styles, game, () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = gameFile(game, 'board.css');
    link.dataset.game = game;
    const loaded = new Promise((done, fail) => {
      link.onload = () => done(fit(link));
      link.onerror = fail;
    });
    document.head.append(link);
    return loaded;
  });
}
