// Written by tools/wire_types.py from the structs of liars_dice.

import { Scene as SceneOf } from 'fathom/boards.js';
import { Outcome, View } from 'fathom/wire.js';

/** What the board is given. */
export type Scene = SceneOf<LiarsDiceView, Effect>;

/** One thing that happened. */
export type Effect =
  RoundStarted | Rolled | Bid | Doubted | Showed | Counted | LostDie | WentOut | GameEnded;

/** The table as one seat sees it. */
export interface LiarsDiceView extends View {
  phase: 'bidding' | 'open' | 'over';
  round: number;
  bid: LastBid | null;
  /** Once the cups are lifted: how many dice count for the bid. */
  found: number | null;
  /** Once the cups are lifted: who lost a die. */
  loser: number | null;
  cups: CupView[];
}

/** Everybody who is in has rolled, and this seat bids first (LIE-2, LIE-3, LIE-12). */
export interface RoundStarted {
  effect: 'round-started';
  round: number;
  seat: number;
}

/** The dice under one's own cup, for their owner alone (LIE-2). */
export interface Rolled {
  effect: 'rolled';
  seat: number;
  dice: number[];
}

/** A seat claims that so many dice show this face (LIE-4). */
export interface Bid {
  effect: 'bid';
  seat: number;
  count: number;
  face: number;
}

/** A seat does not believe the last bid, made by another one (LIE-7). */
export interface Doubted {
  effect: 'doubted';
  seat: number;
  to_seat: number;
}

/** A cup is lifted (LIE-9). */
export interface Showed {
  effect: 'showed';
  seat: number;
  dice: number[];
}

/** So many dice count for the bid (LIE-9). */
export interface Counted {
  effect: 'counted';
  found: number;
  count: number;
  face: number;
}

/** A seat loses a die and has so many left (LIE-10). */
export interface LostDie {
  effect: 'lost-die';
  seat: number;
  left: number;
}

/** A seat has no die left (LIE-11). */
export interface WentOut {
  effect: 'went-out';
  seat: number;
}

/** Only this seat has dice left (LIE-13). */
export interface GameEnded {
  effect: 'game-ended';
  seat: number;
}

/** What the host chooses. */
export interface LiarsDiceOptions {
  /** LIE-1: how many dice each player starts with. */
  dice: number;
  /** LIE-9: whether ones count as every face. */
  wild_ones: boolean;
  /** LIE-3: the seat that starts the first round; drawn from the seed if not named. */
  starter: number | null;
}

/** The bid that is to be raised or doubted, or that was doubted. */
export interface LastBid {
  seat: number;
  count: number;
  face: number;
}

/** The cup of one seat. */
export interface CupView {
  /** How many dice lie under it. */
  size: number;
  /** What they show: only your own, and everybody's once the cups are lifted (LIE-2, LIE-9). */
  dice: number[] | null;
  /** Once the cups are lifted: which of them count for the bid (LIE-9). */
  counted: boolean[];
  /** How many dice its owner has for the next roll. */
  left: number;
}
