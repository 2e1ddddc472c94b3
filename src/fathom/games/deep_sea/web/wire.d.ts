// Written by tools/wire_types.py from the structs of fathom.games.deep_sea.

import { Scene as SceneOf } from 'fathom/boards.js';
import { Outcome, View } from 'fathom/wire.js';

/** What the board is given. */
export type Scene = SceneOf<DeepSeaView, Effect>;

/** One thing that happened. */
export type Effect =
  | RoundStarted
  | Breathed
  | TurnedBack
  | Rolled
  | Dived
  | Rose
  | Stayed
  | CameHome
  | Looked
  | Took
  | PutBack
  | AirRanOut
  | AllHome
  | Stored
  | Lost
  | PathEmpty
  | GameEnded;

/** The table as one seat sees it. */
export interface DeepSeaView extends View {
  box: BoxView;
  phase: 'direction' | 'explore' | 'over';
  round: number;
  tank: number;
  /** From the submarine down: the levels on each space, none for a blank. */
  path: number[][];
  divers: Diver[];
  /** By round that is over, and by seat: how it ended. */
  hauls: Haul[][];
}

/** A round begins; this seat is first (DSA-22, DSA-23). */
export interface RoundStarted {
  effect: 'round-started';
  round: number;
  seat: number;
}

/** The diver on turn used air (DSA-7); nothing is told when it was none. */
export interface Breathed {
  effect: 'breathed';
  seat: number;
  air: number;
  tank: number;
}

/** The diver now swims up (DSA-9). */
export interface TurnedBack {
  effect: 'turned-back';
  seat: number;
}

/** Both dice, and the steps they give with this load (DSA-11). */
export interface Rolled {
  effect: 'rolled';
  seat: number;
  dice: number[];
  steps: number;
}

/** The diver went down to this depth (DSA-12). */
export interface Dived {
  effect: 'dived';
  seat: number;
  depth: number;
}

/** The diver went up to this depth (DSA-12). */
export interface Rose {
  effect: 'rose';
  seat: number;
  depth: number;
}

/** The diver had no steps, or no free space to swim to (DSA-13, DSA-14). */
export interface Stayed {
  effect: 'stayed';
  seat: number;
}

/** The diver is back in the submarine with so many treasures (DSA-13). */
export interface CameHome {
  effect: 'came-home';
  seat: number;
  treasures: number;
}

/** The values a diver brought home, for that diver alone until the round ends (DSA-19). */
export interface Looked {
  effect: 'looked';
  seat: number;
  values: number[];
}

/** The diver took a treasure: one chip, or a stack (DSA-16, DSA-21). */
export interface Took {
  effect: 'took';
  seat: number;
  levels: number[];
}

/** The diver put a treasure down on a blank (DSA-17). */
export interface PutBack {
  effect: 'put-back';
  seat: number;
  levels: number[];
}

/** The tank is empty and the round is over (DSA-8, DSA-18). */
export interface AirRanOut {
  effect: 'air-ran-out';
  round: number;
}

/** Everybody is home and the round is over (DSA-18). */
export interface AllHome {
  effect: 'all-home';
  round: number;
}

/** What a diver brought home, now for all to see (DSA-19). */
export interface Stored {
  effect: 'stored';
  seat: number;
  values: number[];
}

/** A diver who is not home loses everything to the deep (DSA-20). */
export interface Lost {
  effect: 'lost';
  seat: number;
  levels: number[];
}

/** No treasure is left, so no round can start (DSA-13). */
export interface PathEmpty {
  effect: 'path-empty';
}

/** The game is over; the places by seat (DSA-24). */
export interface GameEnded {
  effect: 'game-ended';
  places: number[];
  scores: number[];
}

/** What the host chooses. */
export interface DeepSeaOptions {
  /** DSA-25: the seat that starts the first round; drawn from the seed if not named. */
  starter: number | null;
  /** DSA-1: what the tank holds. */
  air: number;
  /** DSA-5 */
  rounds: number;
  /** DSA-2 */
  levels: number;
  /** DSA-2: on each level. */
  chips: number;
  /** DSA-2: how many chips have the same value. */
  copies: number;
  /** DSA-2: of the worst chip. */
  least_value: number;
  /** DSA-2: from one value to the next. */
  value_step: number;
  /** DSA-2: by how much more the values of a level begin above those of the level before. */
  level_bonus: number;
  /** DSA-3 */
  dice: number;
  /** DSA-3: a die shows 1 to this number, each as often. */
  faces: number;
  /** DSA-20: the chips of a stack. */
  stack: number;
}

/** What the table is played with: by the rulebook, or by the rules of the house. */
export interface BoxView {
  air: number;
  rounds: number;
  /** Of the path, before the first round. */
  spaces: number;
  /** By level: its least and its greatest value. */
  values: number[][];
}

/** One diver, as everybody sees them. */
export interface Diver {
  /** 0 is the submarine, 1 the first space below. */
  depth: number;
  returning: boolean;
  home: boolean;
  /** The levels of each treasure taken in this round; several for a stack. */
  sack: number[][];
  /** The same treasures' values: only your own, and only once you are home (DSA-19). */
  values: number[][] | null;
  /** The values brought home in earlier rounds, in the order of storing. */
  stored: number[];
}

/** How a round ended for one diver (DSA-19, DSA-20). */
export interface Haul {
  home: boolean;
  /** Where the diver was when the round ended; 0 is the submarine. */
  depth: number;
  /** Of each chip that the diver carried: stored if home, lost if not. */
  levels: number[];
  /** Of the same chips, if they were brought home. */
  values: number[];
}
