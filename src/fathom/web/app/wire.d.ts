// Written by tools/wire_types.py from the structs of fathom.server.tells and fathom.server.asks.

/** What can be done at a table. */
export type Verb =
  | 'join'
  | 'leave'
  | 'ready'
  | 'seat'
  | 'mute'
  | 'swap'
  | 'add-seat'
  | 'remove-seat'
  | 'name'
  | 'settings'
  | 'side'
  | 'start'
  | 'commit'
  | 'reveal'
  | 'resign'
  | 'agree'
  | 'replace'
  | 'return'
  | 'take-over'
  | 'close'
  | 'rematch';

type Query = '' | `?${string}`;

/** What is told over HTTP, by the path below /api; with a body it is a POST. */
export interface Api {
  (path: `games${Query}`): Promise<Games>;
  (path: `games/${string}/chart`, body: object): Promise<ChartTell>;
  (path: `games/${string}/charts${Query}`): Promise<ChartsTell>;
  (path: `games/${string}/practice`, body: object): Promise<PracticeTell>;
  (path: `games/${string}/scenes${Query}`): Promise<Scenes>;
  (path: `me${Query}`): Promise<Me>;
  (path: `me`, body: object): Promise<Me>;
  (path: `me/blocked${Query}`): Promise<BlockedPeople>;
  (path: `me/claim`, body: object): Promise<Me>;
  (path: `me/leave`, body: object): Promise<Me>;
  (path: `me/link`, body: object): Promise<Link>;
  (path: `me/passkeys${Query}`): Promise<Passkeys>;
  (path: `me/passkeys`, body: object): Promise<Passkeys>;
  (path: `me/passkeys/challenge`, body: object): Promise<Challenge>;
  (path: `me/passkeys/remove`, body: object): Promise<Passkeys>;
  (path: `me/unblock`, body: object): Promise<BlockedPeople>;
  (path: `me/wishes`, body: object): Promise<Me>;
  (path: `passkeys`, body: object): Promise<Me>;
  (path: `passkeys/challenge`, body: object): Promise<Challenge>;
  (path: `tables${Query}`): Promise<Tables>;
  (path: `tables`, body: object): Promise<TableTell>;
  (path: `tables/${string}/${Verb}`, body: object): Promise<TableTell>;
  (path: `tables/${string}/analysis${Query}`): Promise<Analysis>;
  (path: `tables/${string}/block`, body: object): Promise<BlockedPeople>;
  (path: `tables/${string}/chat`, body: object): Promise<null>;
  (path: `tables/${string}/epilogue${Query}`): Promise<EpilogueTell>;
  (path: `tables/${string}/moves`, body: object): Promise<Answered>;
  (path: `tables/${string}/replay${Query}`): Promise<ReplayTell>;
  (path: `tables/${string}/replay/moments${Query}`): Promise<Moments>;
  (path: `tables/${string}/report`, body: object): Promise<null>;
  (path: `tables/${string}/sight${Query}`): Promise<SightTell>;
  (path: `tables/${string}/undo`, body: object): Promise<Answered>;
  (path: `tables/mine${Query}`): Promise<Tables>;
  (path: `codes/${string}${Query}`): Promise<TableTell>;
  (path: `games/${string}${Query}`): Promise<GameTell>;
  (path: `people/${string}${Query}`): Promise<PersonTell>;
  (path: `tables/${string}${Query}`): Promise<TableTell>;
}

/** What the server tells on the socket. */
export type Told =
  | Chat
  | Done
  | Hint
  | PeerTell
  | Pong
  | Presence
  | RefusedTell
  | SightTell
  | SignalTell
  | VoicesTell
  | Why
  | TableTell;

/** What it is sent there. */
export type Message =
  | MoveMessage
  | UndoMessage
  | SayMessage
  | LookMessage
  | WhyMessage
  | HintMessage
  | VoiceMessage
  | SignalMessage
  | PingMessage;

/** The view of whatever game: what all have, and what else it shows. */
export type AnyView = View & Record<string, unknown>;

/** One thing that happened, in whatever game: its name, and its facts. */
export type AnyEffect = { effect: string } & Record<string, unknown>;

/** How each side stood in the course of a game, as bots see it, as far as they have come. */
export interface Analysis {
  is_complete: boolean;
  /** The seats that win and lose together. */
  sides: number[][];
  /** When it was looked at. */
  plies: number[];
  /** By side and by ply: the share of the victory that it could expect, from 0 to 1. */
  estimates: number[][];
  /** By side: the ply at which its fate was decided, if any one was. */
  turns: (number | null)[];
  /** By side: those that cost it most, the costliest first; when all is complete. */
  choices: ChoiceTell[][];
}

/** A choice that cost something, by what whoever made it knew. */
export interface ChoiceTell {
  /** The ply of the replay at which it was to be made. */
  ply: number;
  seat: number;
  move: string;
  better: string;
  /** Of the victory that the seat could expect after it, from 0 to 1. */
  share: number;
  better_share: number;
  /** Why the other was better: the name of a message; `facts` fill its places. */
  reason: string;
  facts: Record<string, string | number>;
}

/** What made a game that is over end as it did; nothing where the game has nothing to say. */
export interface EpilogueTell {
  /** The most telling of each seat or side first. */
  remarks: Remark[];
  /** By name: a value for each side. */
  figures: Record<string, number[]>;
}

/** One thing that happened in a game that is over. */
export interface Happened {
  effect: AnyEffect;
  /** The seats that alone were told of it; None: everybody was. */
  seats: number[] | null;
}

/** The table as it was after so many plies. */
export interface MomentTell {
  ply: number;
  view: AnyView;
  attachments: (Record<string, unknown> | unknown[] | null)[];
  /** By side: where it could conclude that its prey was, the likelihood by field. */
  insight: (Record<string, number> | null)[] | null;
}

/** The table at one ply after another. */
export interface Moments {
  eyes: string;
  moments: MomentTell[];
}

/** A game that is over, to be looked at again from ply 0 to `plies`. */
export interface ReplayTell {
  /** Who looks: `all`, `public`, or the number of a seat. */
  eyes: string;
  /** All that you may choose for `eyes`. */
  choices: string[];
  plies: number;
  /** By ply, from 0: what happened, as far as these eyes saw it; nothing at ply 0. */
  story: Happened[][];
}

/** A chart that somebody drew or brought, looked over. */
export interface ChartTell {
  text: string;
  /** None where too little of the text can be read. */
  drawing: Drawing | null;
  faults: ChartFault[];
  /** Without faults: for the game's message `board-good`. */
  facts: Record<string, string | number>;
}

/** What a game can be played on, and what there is to draw others with. */
export interface ChartsTell {
  /** The option that takes the name of one of these, or the text of another. */
  option: string;
  variant_option: string | null;
  kit: ChartKit;
  charts: OurChart[];
}

/** A game that can be played here. */
export interface GameTell {
  key: string;
  title: string;
  seats: number[];
  rules_version: number;
  options: Choice[];
  bots: string[];
  moves: number;
  has_secrets: boolean;
  /** Whether people may end it by agreement. */
  may_agree: boolean;
  clauses: string[];
  /** Whether sides hunt each other: onlookers may then be shown everything late. */
  is_hunt: boolean;
  /** Whether several may act at once: a move then counts as it arrives and answers no ply. */
  is_shared: boolean;
  /** If seats win and lose together. */
  teams: TeamsTell | null;
  /** The option that takes a whole text instead of a name, if there is one. */
  chart_option: string | null;
  /** How long a game takes. */
  minutes: number;
  /** How many it is best with. */
  usual_seats: number;
  quick_starts: QuickStart[];
  /** What can be practised in it, by name; see `practice`. */
  lessons: string[];
  /** The effects with which something new begins, for the log. */
  chapters: string[];
  /** The fields of its view that are lists with an entry for each seat. */
  by_seat: string[];
  /** Those that are numbers of seats. */
  seat_fields: string[];
}

/** The games that can be played here. */
export interface Games {
  games: GameTell[];
  /** What can be said at a table with one press, by name: everybody reads it as they speak. */
  phrases: string[];
  /** The address to give to others, where it is not the one you came by: of `localhost` they have no use. */
  share_url: string | null;
}

/** A chart that comes with a game. */
export interface OurChart {
  /** The message `option-<option>-<name>` of the game says what it is called. */
  name: string;
  /** The value of `variant_option` for which it is drawn like this; None: any. */
  variant: string | null;
  drawing: Drawing;
}

/** How a lesson stands, as the learner sees it. */
export interface PracticeTell {
  view: AnyView;
  moves: string[];
  /** Since the deed before the last. */
  effects: AnyEffect[];
  attachments: (Record<string, unknown> | unknown[] | null)[];
  /** The message `practice-<lesson>-<goal>` of the game says what is to be done. */
  goals: string[];
  /** So many of them, in their order. */
  reached: number;
  /** The message of the game that says why the last deed was none of them. */
  remark: string | null;
  /** Why the last deed was not possible. */
  refused: Fault | null;
}

/** Another way to play a game at once; its message `play-now-<name>` says which. */
export interface QuickStart {
  name: string;
  options: Record<string, unknown>;
  /** How many can play so. */
  seats: number[];
}

/** A moment of a game that one of its rules is explained with. */
export interface Scene {
  /** The message `scene-<name>` of the game says what is to be seen. */
  name: string;
  clause: string;
  view: AnyView;
  moves: string[];
  effects: AnyEffect[];
}

/** The pictures of a game's rules. */
export interface Scenes {
  scenes: Scene[];
}

/** What seats that win and lose together have. */
export interface TeamsTell {
  /** What those on a side can call to each other by name. */
  calls: string[];
  /** The option that says how many seats each side has, if there is one. */
  sizes_option: string | null;
}

/** One move that the bot looked at. */
export interface AdviceTell {
  move: string;
  /** The share of the victory that the seat can expect, from 0 to 1; None: nobody counted. */
  estimate: number | null;
  /** The name of a message; `facts` fill its places. */
  reason: string;
  facts: Record<string, string | number>;
}

/** What came of a move over HTTP: the table as it now stands. */
export interface Answered {
  key: string;
  ply: number;
  sight: SightTell;
}

/** What was said, new lines only. */
export interface Chat {
  type: 'chat';
  lines: LineTell[];
  /** These are all there is; forget what you had. */
  is_anew: boolean;
}

/** How long a decision may still take. */
export interface ClockTell {
  /** When a bot decides, in milliseconds since 1970; None: no limit. */
  until: number | null;
  /** Since when the table waits. */
  since: number;
  /** The server's time, so that a wrong clock does no harm. */
  now: number;
  /** In real time: milliseconds since the start of the game. */
  at: number | null;
}

/** The command with this key is kept, now or already before. */
export interface Done {
  type: 'done';
  key: string;
  ply: number;
}

/** What a bot would do, and what it says about it. */
export interface Hint {
  type: 'hint';
  ply: number;
  seat: number;
  move: string;
  bot: string;
  /** The best few moves, the best first. */
  advice: AdviceTell[];
}

/** A server that helps browsers to find a way to each other. */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** Something said. */
export interface LineTell {
  /** As you count: lines that you may not know are not counted. */
  number: number;
  /** Who said it; None: the bot of a seat. */
  name: string | null;
  /** The seats of whoever said it; none: the host from outside. */
  seats: number[];
  text: string;
  at: number;
  /** Said to this side only; None: to everybody. */
  team: number | null;
  /** A quick call: its name and what it is about. */
  call: string | null;
  /** A phrase that everybody reads in their own language, by its name. */
  phrase: string | null;
}

/** Somebody came to your voices, or went. */
export interface PeerTell {
  type: 'peer';
  peer: string;
  seat: number;
  /** Another each time they come: if they went but have come again, they are here. */
  visit: string;
  is_here: boolean;
  /** Whether they went because they wanted to, not because the line was lost. */
  is_for_good: boolean;
}

/** Still here. */
export interface Pong {
  type: 'pong';
  now: number;
}

/** Who is here. */
export interface Presence {
  type: 'presence';
  seats: number[];
  spectators: number;
}

/** The command cannot be done; nothing has changed. If it was stale, here is how it stands. */
export interface RefusedTell {
  type: 'refused';
  error: Fault;
  key: string | null;
  sight: SightTell | null;
}

/** The game as you may see it. */
export interface SightTell {
  type: 'sight';
  ply: number;
  /** Effects are told from this ply on. */
  since: number;
  /** The seat that looks; None is a spectator. */
  you: number | null;
  view: AnyView;
  /** What this seat may do now. */
  moves: string[];
  effects: AnyEffect[];
  /** Whether something that you had been told was taken back. */
  was_undone: boolean;
  /** Whether your last move may perhaps be taken back. */
  can_undo: boolean;
  /** What was attached to moves, as far as it is on show now: drawn repairs. A bot draws none. */
  attachments: (Record<string, unknown> | unknown[] | null)[];
  /** For onlookers, if the host wants that: everything, as it was two minutes ago. */
  late: AnyView | null;
  clock: ClockTell;
}

/** From another browser among your voices, word for word. */
export interface SignalTell {
  type: 'signal';
  peer: string;
  seat: number;
  description: Description | null;
  candidate: Candidate | null;
}

/** You are among the voices of your side; whoever is there already will call you. */
export interface VoicesTell {
  type: 'voices';
  servers: IceServer[];
}

/** Whether a move is possible, and if not, why. */
export interface Why {
  type: 'why';
  move: string;
  is_legal: boolean;
  error: Fault | null;
}

/** All of them, in the order in which they were blocked. */
export interface BlockedPeople {
  people: BlockedPerson[];
}

/** Somebody with whom one wants nothing to do. */
export interface BlockedPerson {
  handle: string;
  name: string;
}

/** How strong a bot is at a game: the scale. */
export interface BotRating {
  bot: string;
  rating: number;
  games: number;
}

/** What a device needs to make a passkey, or to show one. */
export interface Challenge {
  /** A PublicKeyCredentialCreationOptions or -RequestOptions, its bytes in base64url. */
  options: Record<string, unknown>;
}

/** How often and how well somebody plays a game. */
export interface Figures {
  game: string;
  played: number;
  won: number;
  /** Games won in a row, up to the last one. */
  streak: number;
  best_streak: number;
  /** 25 is where everybody begins; None: not rated. */
  rating: number | null;
  /** The rating is probably no further from the truth than twice this. */
  deviation: number | null;
  /** The rating after each game that counted, oldest first; the newest few dozen. */
  course: number[];
  bots: BotRating[];
}

/** A link that moves your identity to another device, once and soon. */
export interface Link {
  url: string;
  token: string;
  expires: number;
  /** The same as an SVG picture. */
  qr: string;
}

/** Who you are. */
export interface Me {
  name: string;
  /** It names your page. */
  handle: string;
  /** Whether your games count for ratings. */
  is_rated: boolean;
  /** Who may see how often and how well you play. */
  shown_to: 'everybody' | 'nobody' | 'opponents';
  /** Who comes back by passkey: how many tables of the guest on that device are theirs now. */
  joined: number;
}

/** Somebody you played against, or with. */
export interface Opponent {
  name: string | null;
  /** None for a bot. */
  handle: string | null;
  bot: string | null;
  /** Games on different sides. */
  against: number;
  /** Those of them that you ended before them. */
  ahead: number;
  behind: number;
  /** Games on the same side. */
  beside: number;
}

/** One of your passkeys. */
export interface PasskeyTell {
  id: string;
  device: string;
  created: number;
  used: number | null;
}

/** Your passkeys, oldest first. */
export interface Passkeys {
  passkeys: PasskeyTell[];
}

/** Somebody's page, as far as you may see it. */
export interface PersonTell {
  handle: string;
  name: string;
  is_you: boolean;
  /** When they first came here. */
  since: number | null;
  /** Whether you may see more than the name. */
  is_open: boolean;
  streak: number;
  best_streak: number;
  figures: Figures[];
  /** Only yours. */
  opponents: Opponent[];
  /** Your newest games, or those that you and they both played. */
  scores: ScoreTell[];
}

/** What became of somebody in one game. */
export interface ScoreTell {
  table: string;
  game: string;
  ended: number;
  place: number;
  sides: number;
  rating: number | null;
  /** By how much the rating rose or fell; None: it did not count. */
  gain: number | null;
  others: Sitter[];
}

/** Somebody else at a table: a person by name, or a bot. */
export interface Sitter {
  name: string | null;
  bot: string | null;
}

/** How long a decision may take. */
export interface ClockChosen {
  kind: 'days' | 'none' | 'seconds';
  each: number;
}

/** Why something was refused. `code` and `facts` say the same in any language. */
export interface Fault {
  code: string;
  detail: string;
  facts: Record<string, string | number>;
  /** The rule that refuses it. */
  clause: string | null;
  /** All that is wrong with the options of a table. */
  faults: OptionFault[];
}

/** How the server is. */
export interface Health {
  status: string;
}

/** Chance that players make together with the server. */
export interface JointTell {
  /** `given-up`: nobody took part. */
  stage: 'committing' | 'given-up' | 'made' | 'revealing' | 'wished';
  round: number;
  shares: ShareTell[];
  /** The seats that did not tell the secret that they had committed themselves to. */
  left_out: number[];
  /** What was made of all parts, and the dice of it; told when the seed is. */
  seed: string | null;
}

/** What the host decided about the table. */
export interface PolicyChosen {
  is_public: boolean;
  spectators: 'after' | 'late' | 'none' | 'public';
  replace_after: number | null;
  bot_pace: number;
  /** The style that the host wants of all bots; None: each has its own. */
  bot_style: 'careful' | 'greedy' | 'sly' | null;
  /** Whether nobody may take over the seat of a bot while the game is on. */
  keeps_bots: boolean;
}

/** One chair. */
export interface SeatTell {
  seat: number;
  /** What the seat is for, where seats differ. */
  stations: string[];
  /** The name of the person it belongs to. */
  name: string | null;
  /** It names that person's page. */
  handle: string | null;
  /** The bot that plays it: for good if it belongs to nobody. */
  bot: string | null;
  /** How that bot is called, or one would be who played here. */
  bot_name: string;
  /** What it likes among moves of about the same worth; None: nothing, or there is no bot. */
  bot_style: 'careful' | 'greedy' | 'sly' | null;
  /** The colour of whoever sits here: it goes with them, also into the next game. */
  colour: number;
  is_yours: boolean;
  is_host: boolean;
  is_ready: boolean;
  has_resigned: boolean;
  /** Whether the person would end the game here, if all agree. */
  wants_end: boolean;
  /** Whether a bot advised them: then the game is not rated. Others learn it after the game. */
  had_hint: boolean;
  /** Whether the host has muted the person. */
  is_muted: boolean;
}

/** What the person on a seat adds to chance. */
export interface ShareTell {
  seat: number;
  /** SHA-256 of their secret. */
  commitment: string;
  /** Told when the seed is. */
  secret: string | null;
}

/** Those who win and lose together. */
export interface SideTell {
  seats: number[];
  /** If they gave themselves one. */
  name: string | null;
}

/** A table, without the game on it. */
export interface TableTell {
  type: 'table';
  id: string;
  code: string;
  game: string;
  rules_version: number;
  status: 'waiting' | 'running' | 'finished' | 'ended';
  seats: SeatTell[];
  sides: SideTell[];
  /** Your seats. */
  you: number[];
  /** Whether you are the host. */
  is_host: boolean;
  host: string;
  options: Record<string, unknown>;
  policy: PolicyChosen;
  clock: ClockChosen;
  /** Whether it is played in real time. */
  is_timed: boolean;
  created: number;
  started: number | null;
  ended: number | null;
  result: Ending | null;
  /** SHA-256 of the seed that decides all chance; with joint chance, of the server's part. */
  commitment: string;
  /** The same, once the game is over and if you may know everything. */
  seed: string | null;
  /** None: chance is the server's alone. */
  joint: JointTell | null;
  /** The table where it goes on. */
  rematch: string | null;
  /** Those who are ready for that, by name. */
  rematch_by: string[];
  /** In lists of your tables. */
  is_your_turn: boolean;
}

/** Several tables, newest first. */
export interface Tables {
  tables: TableTell[];
}

/** One thing that made a game end as it did, ready for translation. */
export interface Remark {
  /** Who did it, or whom it befell: one seat, or a side. */
  seats: number[];
  /** The name of a message; `facts` fill its places. */
  message: string;
  facts: Record<string, string | number>;
}

/** The part of a view that all games share; each game adds what its table shows. */
export interface View {
  /** The seat that looks; None is a spectator. */
  you: number | null;
  ply: number;
  to_act: number[];
  outcome: Outcome | null;
}

/** The ranking by seat, and the clause that ended the game. */
export interface Outcome {
  /** The rule by which the game ended. */
  clause: string;
  /** By seat: 1 is first; seats that tie share the better place. */
  places: number[];
  /** By seat: what the ranking is about, before tie-breaks. */
  scores: number[];
}

/** One chart as it is drawn, whole or not yet. */
export interface Drawing {
  heads: Record<string, string>;
  /** From the top: a sign for each field. */
  rows: string[];
  edges: Edge[];
  /** The field top left of each block, in their order. */
  blocks: [number, number][];
  /** Into how many parts, across and down, thicker lines divide it, where they do. */
  sections: [number, number] | null;
}

/** Something that stands between a field and the one to its right, or below it. */
export interface Edge {
  x: number;
  y: number;
  sign: string;
}

/** One thing that is wrong with a text that should be a chart. */
export interface ChartFault {
  /** Of the game's message `chart-fault-<name>`, which says it in the reader's language. */
  name: string;
  /** The same in plain English. */
  text: string;
  /** What the message names: a field, a line, a number. */
  facts: Record<string, string | number>;
  /** The field that it is about, if it is about one. */
  at: [number, number] | null;
}

/** What there is to draw charts of a game with. */
export interface ChartKit {
  heads: Head[];
  /** What fields can be; the first is what they are before anybody paints them. */
  paints: Paint[];
  /** Width and height of those to begin with; others may be legal too. */
  sizes: [number, number][];
  /** Signs of what can stand between two fields: first to the right of one, then below one. */
  edges: string[];
  /** Where fields exist only in numbered blocks. */
  blocks: Blocks | null;
}

/** Something that is said of a chart beside its fields, such as its name. */
export interface Head {
  /** Of the game's message `chart-head-<name>`. */
  name: string;
  /** How many characters it may have. */
  longest: number;
  /** Whether it is the number of a row, from 1. */
  is_row: boolean;
}

/** Something that a field can be. */
export interface Paint {
  /** One character, as it stands in a drawing's rows. */
  sign: string;
  /** Of the game's message `chart-paint-<name>`. */
  name: string;
}

/** Squares of several fields that are numbered in an order that counts. */
export interface Blocks {
  /** How many fields a block is wide and high. */
  side: number;
  /** How many there have to be. */
  count: number;
}

/** One option of a game, described so that it can be drawn without knowing the game. */
export interface Choice {
  name: string;
  kind: 'boolean' | 'choice' | 'integer' | 'list' | 'number' | 'text';
  default: unknown;
  /** All there are of a choice; of a text, those that have a name. */
  choices: unknown[];
  /** Whether `null` is a value too. */
  may_be_empty: boolean;
  /** In a list: what it holds; `length` says how many, if that is fixed. */
  of: 'boolean' | 'choice' | 'integer' | 'list' | 'number' | 'text' | null;
  length: number | null;
  /** The option, and its value, without which this one does not count. */
  only_with: [string, unknown] | null;
  /** Whether the default is what the rulebook says. */
  is_house_rule: boolean;
  /** Of a number, if it is bounded; `most` too. */
  least: number | null;
  most: number | null;
}

/** One thing that is wrong with options; with a message of the game, in the reader's words. */
export interface OptionFault {
  text: string;
  message: string;
  facts: Record<string, string | number>;
}

/** What a browser offers to another, or answers it. */
export interface Description {
  type: 'answer' | 'offer' | 'pranswer' | 'rollback';
  sdp: string;
}

/** A way on which a browser may be reached; an empty one is the last. */
export interface Candidate {
  candidate: string;
  sdp_mid: string | null;
  sdp_m_line_index: number | null;
  username_fragment: string | null;
}

/** How a game ended, for lists of games: nothing has to be played again to show it. */
export interface Ending {
  /** The clause of the rules; or `resigned`, or `closed` by the host. */
  reason: string;
  /** By seat: 1 is first. None if nobody won. */
  places: number[];
}

/** How somebody wants to be called; without a name one is made up. */
export interface Named {
  name?: string;
}

/** The token of a link that moves an identity to this device. */
export interface Claim {
  token: string;
}

/** How somebody wants to be known; what is not named stays. */
export interface Wishes {
  /** Whether their games count for ratings. */
  is_rated?: boolean | null;
  /** Who may see how often and how well they play. */
  shown_to?: 'everybody' | 'nobody' | 'opponents' | null;
}

/** What a device answered to the wish for a new key. */
export interface NewPasskey {
  /** A PublicKeyCredential as `toJSON` gives it. */
  credential: Record<string, unknown>;
  /** What its owner shall know it by. */
  device?: string;
}

/** What a device answered to the wish to see one of its keys. */
export interface ShownPasskey {
  credential: Record<string, unknown>;
}

/** One of one's own keys. */
export interface NamedPasskey {
  id: string;
}

/** A chart of somebody's own, as a drawing or as a text, to be looked over. */
export interface DrawnChart {
  drawing?: Drawing | null;
  text?: string;
  /** For which of the game's variants it is to be drawn, if its text has several. */
  variant?: string | null;
}

/** All that somebody has done in a lesson so far, from its beginning. */
export interface Practise {
  lesson: string;
  deeds: Deed[];
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  /** By seat: `you` (several: hot-seat), `open`, or the name of a bot. */
  seats: string[];
  options?: Record<string, unknown>;
  is_public?: boolean;
  spectators?: 'after' | 'late' | 'none' | 'public';
  clock?: TimeLimit;
  replace_after?: number | null;
  bot_pace?: number;
  /** What all bots are to like among moves of the same worth; None: each what it likes. */
  bot_style?: 'careful' | 'greedy' | 'sly' | null;
  /** Whether players' browsers add to chance. */
  has_joint_chance?: boolean;
  /** Start at once; only if no seat is open. */
  start?: boolean;
}

/** What the host changes before the game; what is not named stays. */
export interface Change {
  options?: Record<string, unknown>;
  is_public?: boolean | null;
  spectators?: 'after' | 'late' | 'none' | 'public' | null;
  clock?: TimeLimit | null;
  replace_after?: number | null;
  bot_pace?: number | null;
  bot_style?: 'careful' | 'greedy' | 'sly' | null;
  keeps_bots?: boolean | null;
  has_joint_chance?: boolean | null;
}

/** What somebody commits themselves to before the seed is made. */
export interface Commit {
  round: number;
  /** SHA-256 of a secret of 32 bytes. */
  commitment: string;
}

/** The secret that somebody had committed themselves to. */
export interface Reveal {
  round: number;
  secret: string;
}

/** The same again. */
export interface Rematch {
  /** Where crews play: whether everybody keeps their station; else they go one further. Whoever asks first says so. */
  keeps_stations?: boolean;
}

/** The seat somebody wants; None: the first that is free. */
export interface Sit {
  seat?: number | null;
  /** Whether they are ready as soon as they sit. */
  is_ready?: boolean;
}

/** The seat somebody leaves; None: all of theirs. */
export interface Stand {
  seat?: number | null;
}

/** Whether somebody is ready to start. */
export interface Ready {
  is_ready?: boolean;
}

/** Whether somebody would end the game here. */
export interface Agree {
  wants_end?: boolean;
}

/** The seat of somebody with whom one wants nothing to do. */
export interface Block {
  seat: number;
}

/** Somebody who was blocked, as one's list names them. */
export interface Unblock {
  handle: string;
}

/** The seat of somebody whose behaviour the operator should know of, and what it was. */
export interface Report {
  seat: number;
  text: string;
}

/** The seat of somebody whom the host wants to hear no more, or again. */
export interface Mute {
  seat: number;
  is_muted?: boolean;
}

/** What the host makes of a seat before the game: open again, or a bot's. */
export interface SetSeat {
  seat: number;
  who: string;
}

/** Two seats whose people or bots change places before the game. */
export interface Swap {
  seat: number;
  other: number;
}

/** The seat that the host takes away before the game. */
export interface RemoveSeat {
  seat: number;
}

/** How whoever sits on one of your seats is called; empty: as you are. */
export interface NameSeat {
  seat: number;
  name: string;
}

/** How the host starts. */
export interface Start {
  /** The bot that takes every seat that is still open. */
  fill?: string | null;
}

/** The seat of a bot that somebody takes over in a running game; None: the first. */
export interface TakeOver {
  seat?: number | null;
}

/** How a side wants to be called; empty: by its colour again. */
export interface NameSide {
  side: number;
  name: string;
}

/** The seat of somebody absent that a bot shall play, and which bot. */
export interface Replace {
  seat: number;
  bot?: string | null;
}

/** A move that answers a ply. */
export interface MakeMove {
  key: string;
  move: string;
  /** The ply you saw; None: whatever it is now, if the move is legal. */
  ply?: number | null;
  /** Needed only by who holds several seats. */
  seat?: number | null;
  /** What the move stands for but cannot carry: the drawn line of a trace. */
  attachment?: Record<string, unknown> | unknown[] | null;
}

/** Undo one's own last move. */
export interface TakeBack {
  key: string;
  ply?: number | null;
  seat?: number | null;
}

/** Something said to the table, or to one's own side only. */
export interface Say {
  key: string;
  text?: string;
  /** Only those on the side of one's seat hear it. */
  is_for_team?: boolean;
  /** A quick call to the own side, instead of a text. */
  call?: string | null;
  /** The name of a phrase to everybody, instead of a text. */
  phrase?: string | null;
  /** Which side is meant; needed only by who holds several seats. */
  seat?: number | null;
}

/** A move. */
export interface MoveMessage extends MakeMove {
  type: 'move';
}

/** Take one's last move back. */
export interface UndoMessage extends TakeBack {
  type: 'undo';
}

/** Something said. */
export interface SayMessage extends Say {
  type: 'say';
}

/** Look with the eyes of another of one's own seats. */
export interface LookMessage {
  type: 'look';
  seat: number;
}

/** Whether a move is possible, and if not, which rule forbids it. Nothing is played. */
export interface WhyMessage {
  type: 'why';
  move: string;
  seat?: number | null;
}

/** What a bot would do. */
export interface HintMessage {
  type: 'hint';
  seat?: number | null;
}

/** Come to the voices of one's side, or go. */
export interface VoiceMessage {
  type: 'voice';
  is_on: boolean;
  /** This browser, for as long as its page is open; also after a lost connection. */
  peer: string;
  seat?: number | null;
}

/** For another browser among the same voices; the server passes it on and keeps nothing. */
export interface SignalMessage {
  type: 'signal';
  to: string;
  description?: Description | null;
  candidate?: Candidate | null;
}

/** Are you there? */
export interface PingMessage {
  type: 'ping';
}

/** What the learner did: a move, or a call to the own side. */
export interface Deed {
  move?: string;
  attachment?: Record<string, unknown> | unknown[] | null;
  call?: string;
}

/** How long a decision may take; after that a bot decides. */
export interface TimeLimit {
  kind?: 'days' | 'none' | 'seconds';
  /** That many seconds or days a move. */
  each?: number;
}
