// Written by tools/wire_types.py from the structs of fathom.games.submarine.

import { Scene as SceneOf } from 'fathom/boards.js';
import { Outcome, View } from 'fathom/wire.js';

/** What the board is given. */
export type Scene = SceneOf<SubmarineView, Effect>;

/** One thing that happened. */
export type Effect =
  | ShellTaken
  | SubmarinePlaced
  | VoyageStarted
  | IdleVoyage
  | ShipSailed
  | ShipLeft
  | SubmarineMoved
  | TreasureChosen
  | CardDiscarded
  | JokerLaid
  | TollPaid
  | TollChosen
  | Drew
  | Salvaged
  | PutBeside
  | CardSwapped
  | ContainerFull
  | ColumnEmptied
  | CardsGone
  | GameEnded;

/** The table as one seat sees it. */
export interface SubmarineView extends View {
  phase: 'act' | 'over' | 'pause' | 'pay' | 'place' | 'shell' | 'ship' | 'toll';
  doing: 'move' | 'nothing' | 'salvage';
  voyage: number;
  /** Voyages in a row without progress (SUB-30). */
  idle: number;
  idle_limit: number;
  /** By column, from level 2 down. */
  columns: SeaField[][];
  /** While shells are chosen: those still to be had (SUB-5). */
  shells: string[];
  divers: Diver[];
  /** What was laid on the board in this turn (SUB-24). */
  laid: string[];
  salvage: Salvage | null;
  /** What you could salvage now, but not pay for with a card (SUB-16, SUB-18, SUB-22). */
  joker_only: string[];
  players: Player[];
  /** By background: how many of its cards are out of the game for good. */
  discard: number[];
  /** How many cards left the game unseen before it began (SUB-4). */
  removed: number;
}

/** A player chose their shell (SUB-5). */
export interface ShellTaken {
  effect: 'shell-taken';
  seat: number;
  tile: string;
}

/** A submarine on level 2 (SUB-7). */
export interface SubmarinePlaced {
  effect: 'submarine-placed';
  seat: number;
  column: number;
}

/** All ships are at the left edge; this seat sails first (SUB-11). */
export interface VoyageStarted {
  effect: 'voyage-started';
  voyage: number;
  seat: number;
}

/** A voyage without progress: how many in a row, and how many end the game (SUB-30). */
export interface IdleVoyage {
  effect: 'idle-voyage';
  idle: number;
  limit: number;
}

/** A ship stopped in a column (SUB-9). */
export interface ShipSailed {
  effect: 'ship-sailed';
  seat: number;
  column: number;
}

/** A ship left the board on the right (SUB-10). */
export interface ShipLeft {
  effect: 'ship-left';
  seat: number;
}

/** A submarine went from the ship's column to another field (SUB-14). */
export interface SubmarineMoved {
  effect: 'submarine-moved';
  seat: number;
  from_column: number;
  from_level: number;
  column: number;
  level: number;
}

/** A player is going to salvage this tile (SUB-15). */
export interface TreasureChosen {
  effect: 'treasure-chosen';
  seat: number;
  kind: string;
  tile: string;
}

/** The card that pays for the treasure (SUB-16). */
export interface CardDiscarded {
  effect: 'card-discarded';
  seat: number;
  card: number;
}

/** The joker that lies where the treasure was (SUB-22, SUB-23). */
export interface JokerLaid {
  effect: 'joker-laid';
  seat: number;
  kind: string;
  tile: string;
}

/** A card went, face down, to the owner of a submarine in the way (SUB-17, SUB-18). */
export interface TollPaid {
  effect: 'toll-paid';
  seat: number;
  to_seat: number;
  /** `pile` or `hand`. */
  source: string;
}

/** Which hand card it was, for the payer alone (SUB-18). */
export interface TollChosen {
  effect: 'toll-chosen';
  seat: number;
  card: number;
}

/** Cards drawn to the hand, in order, for their owner alone (SUB-19, SUB-25, SUB-26). */
export interface Drew {
  effect: 'drew';
  seat: number;
  cards: number[];
}

/** A treasure filled its slot in the container (SUB-20). */
export interface Salvaged {
  effect: 'salvaged';
  seat: number;
  kind: string;
  tile: string;
  filled: number;
}

/** A duplicate or a shell lies beside the container: a joker from the next turn on (SUB-20). */
export interface PutBeside {
  effect: 'put-beside';
  seat: number;
  kind: string;
  tile: string;
}

/** A hand card went under the pile and the top one was drawn (SUB-26). */
export interface CardSwapped {
  effect: 'card-swapped';
  seat: number;
}

/** All twelve slots are filled (SUB-27). */
export interface ContainerFull {
  effect: 'container-full';
  seat: number;
}

/** No treasure is left in a column (SUB-28). */
export interface ColumnEmptied {
  effect: 'column-emptied';
  column: number;
}

/** Every card is on the discard (SUB-29). */
export interface CardsGone {
  effect: 'cards-gone';
}

/** The game is over; places and treasures by seat (SUB-31). */
export interface GameEnded {
  effect: 'game-ended';
  places: number[];
  scores: number[];
}

/** What the host chooses. */
export interface SubmarineOptions {
  /** SUB-4: whether the cards not needed are drawn, or as many of each background. */
  unused: 'even' | 'random';
  /** SUB-6: the seat that starts; drawn from the seed if not named. */
  starter: number | null;
  /** SUB-30: after so many voyages without progress the game ends. */
  idle_voyages: number;
  /** SUB-1, SUB-2: with every column less there are two kinds of treasures less. */
  columns: number;
  /** SUB-27: how many filled slots win at once; all if not named. */
  slots: number | null;
  /** SUB-3, SUB-5: shells that each player takes. */
  shells: number;
  /** SUB-3: submarines of each player; by the number of players if not named. */
  submarines: number | null;
  /** SUB-3: cards of each player; by the number of players if not named. */
  cards: number | null;
  /** SUB-4, SUB-21: cards in hand. */
  hand: number;
}

/** One field of the board. */
export interface SeaField {
  /** The tile on each space; None where it has been salvaged. */
  tiles: (string | null)[];
  /** The seat of each submarine here. */
  submarines: number[];
  /** What each treasure here would cost you in toll; for a spectator, whoever is on turn. */
  jammers: Jammer[];
}

/** A submarine whose owner gets a toll card for a treasure (SUB-17). */
export interface Jammer {
  seat: number;
  level: number;
}

/** A submarine of the seat on turn that may still move (SUB-14). */
export interface Diver {
  level: number;
  count: number;
}

/** The treasure that is being paid for (SUB-32). */
export interface Salvage {
  tile: string;
  /** By seat: the toll cards that are still to be given; while card or joker is open, all. */
  owed: number[];
  /** The submarines that all of it is for. */
  jammers: Jammer[];
}

/** One player, as you see them. */
export interface Player {
  /** 0 is the left edge, 7 off the board, otherwise the column. */
  ship: number;
  /** Submarines that are not on the board yet. */
  to_place: number;
  /** By kind: the treasure in the slot. */
  container: (string | null)[];
  /** What lies beside the container (SUB-20), in the order in which it came there. */
  jokers: string[];
  /** How many of the last of them came in this turn and cannot be used yet. */
  fresh: number;
  /** The cards in the hand: only your own. */
  hand: number[] | null;
  hand_size: number;
  /** Cards that you know to be in another's hand because you gave them. */
  hand_known: number[];
  pile_size: number;
  pile_known: KnownCard[];
}

/** A card in a pile that you know because you put it there. */
export interface KnownCard {
  /** From the top, which is 1. */
  place: number;
  card: number;
}
