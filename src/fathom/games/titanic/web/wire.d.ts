// Written by tools/wire_types.py from the structs of fathom.games.titanic.

import { Scene as SceneOf } from 'fathom/boards.js';
import { Outcome, View } from 'fathom/wire.js';

/** What the board is given. */
export type Scene = SceneOf<TitanicView, Effect>;

/** One thing that happened. */
export type Effect =
  | Rolled
  | TileLaid
  | Drowned
  | Entered
  | NobodyEntered
  | Moved
  | ThrownOut
  | Saved
  | Fought
  | RingWon
  | PushedOff
  | BeatenOff
  | FoughtOut
  | Froze
  | Stopped
  | Shuffled
  | Drew
  | LastTurns
  | GameEnded;

/** The table as one seat sees it. */
export interface TitanicView extends View {
  phase: 'climb' | 'enter' | 'lay' | 'move' | 'over' | 'roll' | 'turn';
  board: BoardView;
  /** Row by row: `.` deck, `~` water, `#` ice, `o` a ring. */
  ground: string[];
  /** The place that is covered next. */
  next_place: number | null;
  players: Player[];
  /** What was rolled in this turn. */
  die: string | null;
  /** The number of the passenger who is on the stairs and must go on. */
  climber: number | null;
  /** The passengers of the player on turn for whom a card was played in this turn. */
  moved: number[];
  may_fight: boolean;
  /** What each card could do for each of your passengers, while you are on turn. */
  ways: Way[];
  /** How the boat could lie, while you have to turn one. */
  boat_turns: BoatTurn[];
  /** After the last tile: how many turns are still to be ended. */
  last_turns: number | null;
  water_left: number;
  ice_left: number;
  /** The rings of each boat, in the order of laying. */
  boats_left: number[];
  pile: number;
  discard: number[];
  over_the_rail: boolean;
  cold_water: boolean;
  leaving_boats: boolean;
  over_rings: boolean;
  fights: boolean;
}

/** The action die (TIT-6). */
export interface Rolled {
  effect: 'rolled';
  seat: number;
  face: string;
}

/** A tile covers a place (TIT-11); a boat has rings and was turned by so many degrees. */
export interface TileLaid {
  effect: 'tile-laid';
  seat: number;
  kind: string;
  place: number;
  rings: number;
  turn: number;
}

/** A tile was laid on a passenger of this seat, who is out of the game (TIT-26). */
export interface Drowned {
  effect: 'drowned';
  seat: number;
  passenger: number;
}

/** A passenger comes on board at the start field (TIT-13). */
export interface Entered {
  effect: 'entered';
  seat: number;
  passenger: number;
}

/** The die asked for a passenger, but none can be entered (TIT-13, TIT-14). */
export interface NobodyEntered {
  effect: 'nobody-entered';
  seat: number;
}

/** A card was played and a passenger moved (TIT-16); `to` may be a ring to fight for. */
export interface Moved {
  effect: 'moved';
  seat: number;
  passenger: number;
  card: number;
  origin: number[];
  to: number[];
}

/** A passenger of this seat goes back to the supply (TIT-23). */
export interface ThrownOut {
  effect: 'thrown-out';
  seat: number;
  passenger: number;
}

/** A passenger is on a ring (TIT-19). */
export interface Saved {
  effect: 'saved';
  seat: number;
  passenger: number;
}

/** A passenger of this seat attacked a ring, and the die shows this (TIT-Z5). */
export interface Fought {
  effect: 'fought';
  seat: number;
  passenger: number;
  face: string;
}

/** The attacker has the ring (TIT-Z5). */
export interface RingWon {
  effect: 'ring-won';
  seat: number;
  passenger: number;
  at: number[];
}

/** A passenger lost a ring and is now here (TIT-Z5). */
export interface PushedOff {
  effect: 'pushed-off';
  seat: number;
  passenger: number;
  at: number[];
}

/** The attacker did not get the ring and stops here (TIT-Z5). */
export interface BeatenOff {
  effect: 'beaten-off';
  seat: number;
  passenger: number;
  at: number[];
}

/** The attacker is out of the game (TIT-Z5). */
export interface FoughtOut {
  effect: 'fought-out';
  seat: number;
  passenger: number;
}

/** A swimmer who did not move is out of the game (TIT-Z2). */
export interface Froze {
  effect: 'froze';
  seat: number;
  passenger: number;
}

/** The turn is over (TIT-15). */
export interface Stopped {
  effect: 'stopped';
  seat: number;
}

/** The discard is the new pile (TIT-4). */
export interface Shuffled {
  effect: 'shuffled';
}

/** The hand is full again (TIT-15); which cards, its owner sees in the hand alone. */
export interface Drew {
  effect: 'drew';
  seat: number;
  count: number;
}

/** The last tile lies: everybody has one more turn with cards only (TIT-28). */
export interface LastTurns {
  effect: 'last-turns';
}

/** The game is over; `reason` says how (TIT-28, TIT-29); the places by seat (TIT-30). */
export interface GameEnded {
  effect: 'game-ended';
  reason: string;
  places: number[];
  scores: number[];
}

/** What the host chooses. */
export interface TitanicOptions {
  /** TIT-6: the seat that starts; drawn from the seed if not named. */
  starter: number | null;
  /** TIT-5: the name of a board that comes with the game, or the whole text of another. */
  board: string;
  /** TIT-Z1 */
  over_the_rail: boolean;
  /** TIT-Z2 */
  cold_water: boolean;
  /** TIT-Z3 */
  leaving_boats: boolean;
  /** TIT-Z4 */
  over_rings: boolean;
  /** TIT-Z5 */
  fights: boolean;
  /** TIT-1: how many each player has; by the number of players if not named. */
  passengers: number | null;
  /** TIT-2: tiles of ice; all that are neither ice nor boats are water. */
  ice: number;
  /** TIT-2: boats with one ring. */
  boats_1: number;
  boats_2: number;
  boats_3: number;
  boats_4: number;
  /** TIT-3: faces of the die that show water. */
  die_water: number;
  die_ice: number;
  die_boat: number;
  die_start: number;
  /** TIT-4, TIT-15: cards in hand. */
  hand: number;
  /** TIT-4: cards with the value 1. */
  cards_1: number;
  cards_2: number;
  cards_3: number;
  cards_4: number;
  cards_5: number;
}

/** What is printed: the same in every view of a game. Fields are [x, y] from 0. */
export interface BoardView {
  name: string;
  /** The first row of the tween deck. */
  tween_row: number;
  /** Row by row, the number of the place of each field; 0 where there is no ship. */
  places: number[][];
  start: number[];
  stairs: number[][];
  panic: number[][];
  marked: number[][];
  rails: Rail[];
}

/** A rail on the right-hand side of a field, or below it, and the place it belongs to. */
export interface Rail {
  x: number;
  y: number;
  is_below: boolean;
  place: number;
}

/** One player, as everybody sees them. */
export interface Player {
  passengers: Passenger[];
  /** The numbers of those who can still enter; the lowest is next. */
  supply: number[];
  lost: number[];
  saved: number;
  cards: number;
  /** The cards: only your own. */
  hand: number[] | null;
}

/** Somebody on board, in the water or on a ring. */
export interface Passenger {
  number: number;
  x: number;
  y: number;
}

/** A move with a card: who goes, by which card, which way, to where, and what happens there. */
export interface Way {
  move: string;
  passenger: number;
  card: number;
  direction: string;
  x: number;
  y: number;
  then: 'deck' | 'fight' | 'ring' | 'stairs' | 'throw-out' | 'water';
}

/** A way to turn the boat that is being laid, and the fields its rings would be on. */
export interface BoatTurn {
  move: string;
  rings: number[][];
}
