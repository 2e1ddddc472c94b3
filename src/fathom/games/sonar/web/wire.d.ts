// Written by tools/wire_types.py from the structs of fathom.games.sonar.

import { Scene as SceneOf } from 'fathom/boards.js';
import { Outcome, View } from 'fathom/wire.js';

/** What the board is given. */
export type Scene = SceneOf<SonarView, Effect>;

/** One thing that happened. */
export type Effect =
  | GameStarted
  | TurnBegan
  | CourseSet
  | SheetDamage
  | Surfaced
  | TorpedoFired
  | MineLaid
  | MineDetonated
  | ArcherDetonated
  | ArcherDestroyed
  | Blast
  | DroneSent
  | SonarUsed
  | SonarAnswered
  | SilentRun
  | Resumed
  | RepairChecked
  | ReadyToDive
  | Dived
  | GameEnded
  | PlaceMarked
  | GaugeMarked
  | GaugeFull
  | Confirmed
  | Crossed
  | CircuitRepaired
  | MinePlaced
  | MineDestroyed
  | RanSilently
  | Wanted
  | Traced;

/** The table as one seat sees it. */
export interface SonarView extends View {
  phase: 'answer' | 'course' | 'ok' | 'over' | 'realtime' | 'start' | 'system';
  now: number;
  mode: string;
  /** The name of one that comes with the game, or `own ` and what somebody calls theirs. */
  scenario: string;
  size: number;
  sector_size: number;
  islands: string[];
  holes: string[];
  archer: string[];
  /** The size of each gauge of this scenario. */
  gauges: Record<string, number>;
  /** The damage that sinks a boat (SON-4). */
  hull: number;
  /** The engineer's sheet, as it is printed (SON-13). */
  sheet: Symbol[];
  /** The own boat: 0 yellow, 1 blue; None for a spectator. */
  boat: number | null;
  /** By seat. */
  stations: string[][];
  on_turn: number | null;
  in_row: number;
  /** Which of how many turns in a row this is, while the enemy lies on the surface (SON-21). */
  row: [number, number] | null;
  /** The boat that must answer a sonar. */
  asked: number | null;
  halted: boolean;
  halt_until: number | null;
  clock_until: number | null;
  boats: PublicBoat[];
  own: PrivateBoat | null;
  /** The other boat, once the game is over; a spectator then sees the blue one here. */
  enemy: PrivateBoat | null;
  repair_sheet: RepairSheet | null;
  /** While the own boat is being repaired, or the enemy's repair is checked. */
  outline: Outline | null;
  /** How many fields a torpedo and a silent run go at most (SON-28, SON-34). */
  ranges: Record<string, number>;
  /** By boat: its way, as everybody heard it. */
  legs: Leg[][];
  assistance: Assistance | null;
  log: string[];
}

/** Both boats have marked where they are (SON-5). */
export interface GameStarted {
  effect: 'game-started';
}

/** It is this boat's turn; so many in a row are left, this one included (SON-21). */
export interface TurnBegan {
  effect: 'turn-began';
  boat: number;
  in_row: number;
}

/** A captain announced a course (SON-6). */
export interface CourseSet {
  effect: 'course-set';
  boat: number;
  direction: string;
}

/** A panel or the reactor failed (SON-19). */
export interface SheetDamage {
  effect: 'sheet-damage';
  boat: number;
  total: number;
}

/** A boat surfaced in this sector (SON-20); `ice` is the damage the ice did (SON-39). */
export interface Surfaced {
  effect: 'surfaced';
  boat: number;
  sector: number;
  ice: number;
  total: number;
}

/** A torpedo hits this field (SON-28). */
export interface TorpedoFired {
  effect: 'torpedo-fired';
  boat: number;
  field: string;
}

/** A mine was laid somewhere (SON-30). */
export interface MineLaid {
  effect: 'mine-laid';
  boat: number;
}

/** A captain detonated an own mine (SON-31). */
export interface MineDetonated {
  effect: 'mine-detonated';
  boat: number;
  field: string;
}

/** A captain detonated an Archer mine (SON-40). */
export interface ArcherDetonated {
  effect: 'archer-detonated';
  boat: number;
  field: string;
}

/** A torpedo destroyed an Archer mine (SON-28). */
export interface ArcherDestroyed {
  effect: 'archer-destroyed';
  field: string;
}

/** What both boats took from a blast (SON-29), and the damage they have now. */
export interface Blast {
  effect: 'blast';
  field: string;
  yellow: number;
  blue: number;
  yellow_total: number;
  blue_total: number;
}

/** A drone asked for a sector, and the answer (SON-32). */
export interface DroneSent {
  effect: 'drone-sent';
  boat: number;
  sector: number;
  found: number;
}

/** The other captain must answer (SON-33). */
export interface SonarUsed {
  effect: 'sonar-used';
  boat: number;
}

/** Two facts about a boat, one of them true (SON-33). */
export interface SonarAnswered {
  effect: 'sonar-answered';
  boat: number;
  first: string;
  first_value: string;
  second: string;
  second_value: string;
}

/** A boat runs silently (SON-34). */
export interface SilentRun {
  effect: 'silent-run';
  boat: number;
}

/** The halt is over (SON-26). */
export interface Resumed {
  effect: 'resumed';
}

/** The lines of a repair were checked (SON-22). */
export interface RepairChecked {
  effect: 'repair-checked';
  boat: number;
  passed: number;
}

/** The engineer reports (SON-22). */
export interface ReadyToDive {
  effect: 'ready-to-dive';
  boat: number;
}

/** A boat is under water again (SON-21, SON-22). */
export interface Dived {
  effect: 'dived';
  boat: number;
}

/** The game is over; -1 is a draw (SON-4, SON-41). */
export interface GameEnded {
  effect: 'game-ended';
  winner: number;
}

/** Where the boat starts (SON-5). */
export interface PlaceMarked {
  effect: 'place-marked';
  field: string;
}

/** The first officer marked a gauge (SON-10). */
export interface GaugeMarked {
  effect: 'gauge-marked';
  system: string;
  marks: number;
  size: number;
}

/** A system is ready (SON-11). */
export interface GaugeFull {
  effect: 'gauge-full';
  system: string;
}

/** Every gauge is full: the first officer only confirms (SON-10). */
export interface Confirmed {
  effect: 'confirmed';
}

/** The engineer crossed a symbol (SON-14). */
export interface Crossed {
  effect: 'crossed';
  symbol: string;
  colour: string;
}

/** A circuit repaired itself (SON-18). */
export interface CircuitRepaired {
  effect: 'circuit-repaired';
  circuit: string;
}

/** Where the own mine lies (SON-30). */
export interface MinePlaced {
  effect: 'mine-placed';
  field: string;
}

/** A torpedo destroyed an own mine (SON-28). */
export interface MineDestroyed {
  effect: 'mine-destroyed';
  field: string;
}

/** Where the own boat went in silence (SON-34). */
export interface RanSilently {
  effect: 'ran-silently';
  direction: string;
  fields: number;
  field: string;
}

/** What the captain asks the crew for. */
export interface Wanted {
  effect: 'wanted';
  system: string;
}

/** A section of the outline has been traced and signed (SON-22). */
export interface Traced {
  effect: 'traced';
  seat: number;
  section: number;
}

/** What the host chooses. */
export interface SonarOptions {
  mode: 'realtime' | 'turns';
  /** SON-36 to SON-40: the name of one that comes with the game, or the text of another sea. */
  scenario: string;
  /** How many sit in the yellow and in the blue boat; as even as can be if not named (SON-1). */
  crews: [number, number] | null;
  /** SON-5: the boat with the first turn; drawn from the seed if not named. */
  starter: 'blue' | 'yellow' | null;
  /** SON-41: turns a boat, in the turn-based mode. */
  turn_limit: number;
  /** SON-26: how long everybody stops, in real time. */
  halt_seconds: number;
  /** SON-6: the least time between two courses of a boat, in real time. */
  course_seconds: number;
  /** SON-41: how long a game in real time lasts at most; no limit if not named. */
  clock_seconds: number | null;
  /** Whether the crew is shown the fields where the enemy can be. */
  assistance: boolean;
  hull: number;
  direct_damage: number;
  near_damage: number;
  sheet_damage: number;
  ice_damage: number;
  torpedo_gauge: number;
  mine_gauge: number;
  drone_gauge: number;
  sonar_gauge: number;
  silence_gauge: number;
  archer_gauge: number;
  torpedo_range: number;
  silent_range: number;
  extra_turns: number;
  sheet: string;
}

/** One symbol of the engineer's sheet (SON-13). */
export interface Symbol {
  name: string;
  colour: string;
  circuit: string | null;
  /** What it breaks (SON-15). */
  systems: string[];
}

/** What everybody knows of a boat. */
export interface PublicBoat {
  damage: number;
  surfaced: boolean;
  /** Real time: since when. */
  surfaced_at: number | null;
  turns: number;
  /** How often this boat called that it laid a mine, less its detonations. */
  mines_called: number;
  /** The seats, captain first. */
  crew: number[];
}

/** What a crew sees of its own boat. */
export interface PrivateBoat {
  field: string | null;
  sector: number | null;
  /** Where a torpedo would get (SON-28). */
  reach: string[];
  /** Where a blast would do damage to this boat (SON-29). */
  exposed: string[];
  route: string[];
  mines: string[];
  gauges: Record<string, number>;
  /** The symbols that are crossed, such as n1; 1 to 3 are the central ones. */
  crossed: string[];
  /** The systems that a crossed symbol stops (SON-15). */
  broken: string[];
  /** By free symbol: what crossing it would cause. */
  prospects: Record<string, Prospect>;
  /** By system that cannot be used now: the clause that stops it. */
  stops: Record<string, string>;
  mark_due: boolean;
  /** The direction in whose panel the engineer must cross a symbol. */
  cross_due: string | null;
  silent: boolean;
  may_activate: boolean;
  may_surface: boolean;
  wanted: string | null;
  /** Real time: when the next course may be announced (SON-6). */
  next_course_at: number | null;
  /** Real time: when the boat will surface by itself (SON-9). */
  surfaces_at: number | null;
  /** Real time: how far the repair has come, if the boat is on the surface (SON-22). */
  repair: 'checking' | 'ready' | 'repaired' | 'tracing' | null;
  /** The sections that have been traced, in order, from 1. */
  traced: number[];
  /** By section that has been traced: the seat that did. */
  traced_by: number[];
  /** The sections of the sheet that failed the last check, in the order of its drawings; these come after those of the sheet that is traced now. Nothing once a sheet is good. */
  failed: number[];
  /** Those of them whose line was outside the border. */
  flawed: number[];
  /** Who may trace next (SON-22). */
  tracers: number[];
  /** Since when they may. */
  passed_at: number | null;
}

/** What crossing a free symbol would cause. */
export interface Prospect {
  /** Systems that work now and then would not (SON-15). */
  breaks: string[];
  /** Systems that would work again. */
  mends: string[];
  /** Circuits that would repair themselves (SON-18). */
  circuits: string[];
  /** Whether a panel or the reactor would fail (SON-16, SON-17). */
  damage: boolean;
}

/** The enemy's drawing is shown to the engineer while it is checked; it comes with the view. */
export interface RepairSheet {
  until: number;
  /** The sections, in the order of the drawings; these come after the own crew's. */
  traced: number[];
}

/** The boat as it is printed for repairs: closed lines in squares from 0 to 1 (SON-22). */
export interface Outline {
  /** So far may a line be from the outline. */
  border: number;
  sections: [number, number][][];
}

/** A stretch of a boat's way in which no course was kept silent. */
export interface Leg {
  /** One letter for each, such as nnes. */
  courses: string;
  findings: Finding[];
}

/** Something that was called and tells where a boat was at that moment. */
export interface Finding {
  /** After so many courses of its leg. */
  after: number;
  /** It surfaced in a sector (SON-20), a drone asked for it (SON-32), its captain answered a sonar (SON-33), it fired (SON-28), it laid a mine (SON-30), or there was a blast (SON-29). */
  kind: 'answer' | 'blast' | 'drone' | 'fired' | 'laid' | 'sector';
  /** The sector; the sector, and yes or no; kind and value of both facts; the target; nothing; or the field, and the damage that the boat took. */
  what: string[];
}

/** Where the enemy can be, by what was heard. */
export interface Assistance {
  fields: string[];
  /** Where a mine of the enemy can lie. */
  mines: string[];
  /** By field: in how large a part of all the ways the enemy can have taken it is there. */
  shares: Record<string, number>;
  exact: boolean;
}
