/* Submarine, random play. See yardstick.h. */
#include "yardstick.h"

enum { COLUMNS = 6, DEPTHS = 4, SPACES_IN_COLUMN = 10, KINDS = 12, BACKGROUNDS = 5, TREASURES = 60, CARDS = 60 };
enum { HAND = 3, OFF_BOARD = COLUMNS + 1, IDLE_VOYAGES = 10, PILE = 64, SEATS = 5 };
static const int CARDS_EACH[] = {0, 0, 15, 15, 13, 12};      /* SUB-3 */
static const int SUBMARINES_EACH[] = {0, 0, 5, 5, 4, 3};
static const int DEPTH_OF_SPACE[] = {0, 1, 1, 2, 2, 2, 3, 3, 3, 3}; /* SUB-1 */
static const char *const ENDINGS[MOST_ENDINGS] = {"SUB-27", "SUB-28", "SUB-29", "SUB-30"};
enum { GOING_ON = -1, CONTAINER_FULL, COLUMN_EMPTY, CARDS_GONE, IDLE };

/* Tiles, a bit each: a treasure is kind * 5 + background, a shell its background. No two are alike. */
typedef struct { uint64_t treasures; uint32_t shells; } tiles;

typedef struct {
  uint32_t column[COLUMNS]; /* submarines in each: how many at each depth, a byte each */
  uint32_t columns;         /* where there are any, a bit each */
  int ship;                 /* SUB-8: 0 at the start, then the column from 1 on */
  uint32_t slots;           /* SUB-20: the kinds in the container, a bit each */
  tiles jokers;             /* beside the container, but for those of this turn */
  uint8_t hand[BACKGROUNDS], held, size; /* how many of each, which at all (a bit each), how many in all */
  uint8_t bottom, piled, pile[PILE];     /* a ring: cards go under it as well as on top */
} player;

static struct {
  player players[SEATS];
  uint32_t column[COLUMNS]; /* submarines of all players, as above */
  tiles board[COLUMNS][DEPTHS];
  int seats, discarded, idle, has_progress;
} s;

static uint64_t of_backgrounds[1 << BACKGROUNDS]; /* the treasures of any of these backgrounds */

/* Cards */

static inline void lose(player *p, int card) {
  p->size--;
  if (!--p->hand[card]) p->held &= (uint8_t)~(1u << card);
}

static inline int top_card(player *p) { return p->pile[(p->bottom + --p->piled) % PILE]; }

static inline void fill_hand(player *p) { /* SUB-25: as far as the pile goes */
  while (p->size < HAND && p->piled) {
    int card = top_card(p);
    p->size++;
    p->hand[card]++;
    p->held |= (uint8_t)(1u << card);
  }
}

static inline void give(player *p, int card) { /* SUB-18, SUB-19 */
  p->pile[(p->bottom + p->piled++) % PILE] = (uint8_t)card;
  fill_hand(p);
}

/* One card at a time, off the pile while it lasts, owners clockwise (SUB-18, SUB-32). */
static void pay_tolls(int seat, int column, int depth) {
  player *payer = &s.players[seat];
  for (int i = 1; i < s.seats; i++) {
    player *owner = &s.players[(seat + i) % s.seats];
    int owed = (int)(owner->column[column] * 0x01010101u >> 8 * depth & 255);
    while (owed-- > 0) {
      if (payer->piled) { give(owner, top_card(payer)); continue; }
      int card = nth_bit(payer->held, choose(__builtin_popcount(payer->held)));
      lose(payer, card);
      give(owner, card);
    }
  }
}

/* Submarines */

static inline void place_submarine(player *p, int column, int depth) {
  p->column[column] += 1u << 8 * depth;
  s.column[column] += 1u << 8 * depth;
  p->columns |= 1u << column;
}

/* SUB-14: from any depth with a submarine that has not moved, to any other field of this level or of
   the next above and below. The fields in reach are numbered upwards by level, then by column. */
static void move_submarine(player *p, int column, uint32_t *unmoved, int rank) {
  for (int depth = 0;; depth++) {
    if (!(*unmoved >> 8 * depth & 255)) continue;
    int highest = depth ? depth - 1 : 0, lowest = depth < DEPTHS - 1 ? depth + 1 : depth;
    int own = (depth - highest) * COLUMNS + column, ways = (lowest - highest + 1) * COLUMNS - 1;
    if (rank >= ways) { rank -= ways; continue; }
    rank += rank >= own;
    *unmoved -= 1u << 8 * depth;
    p->column[column] -= 1u << 8 * depth;
    s.column[column] -= 1u << 8 * depth;
    if (!p->column[column]) p->columns &= ~(1u << column);
    place_submarine(p, rank % COLUMNS, highest + rank / COLUMNS);
    return;
  }
}

static inline int moves_in_reach(uint32_t unmoved) {
  static const int ways[DEPTHS] = {2 * COLUMNS - 1, 3 * COLUMNS - 1, 3 * COLUMNS - 1, 2 * COLUMNS - 1};
  int count = 0;
  for (int depth = 0; depth < DEPTHS; depth++) count += unmoved >> 8 * depth & 255 ? ways[depth] : 0;
  return count;
}

/* Salvaging */

/* The opposing submarines at each depth or above it, a byte each (SUB-17). */
static inline uint32_t tolls_in(const player *p, int column) {
  return (s.column[column] - p->column[column]) * 0x01010101u;
}

static inline int has_joker(const player *p) { return p->jokers.treasures || p->jokers.shells; }

/* What can be salvaged and paid for (SUB-15, SUB-32); not what was laid there in this turn (SUB-24). */
static tiles within_reach(const player *p, int column, tiles laid) {
  tiles found = {0};
  uint32_t tolls = tolls_in(p, column);
  int spare_cards = p->piled + p->size - 1;
  for (int depth = 0; depth < DEPTHS; depth++) {
    if (!(p->column[column] >> 8 * depth & 255)) continue;
    tiles here = s.board[column][depth];
    uint32_t payable = (int)(tolls >> 8 * depth & 255) <= spare_cards ? p->held : 0; /* SUB-16, SUB-18 */
    found.treasures |= has_joker(p) ? here.treasures : here.treasures & of_backgrounds[payable];
    found.shells |= here.shells & payable; /* SUB-24: a shell is taken with a card */
  }
  found.treasures &= ~laid.treasures;
  found.shells &= ~laid.shells;
  return found;
}

/* Take one of these tiles, pay for it and lay it down; by which clause the game ends, if it does. */
static int salvage(int seat, tiles offered, int rank, tiles *laid, tiles *fresh) {
  player *p = &s.players[seat];
  int column = p->ship - 1, treasures = __builtin_popcountll(offered.treasures), depth = 0;
  int is_shell = rank >= treasures;
  int tile = is_shell ? nth_bit(offered.shells, rank - treasures) : nth_bit(offered.treasures, rank);
  int background = tile % BACKGROUNDS;
  while (!((is_shell ? s.board[column][depth].shells : s.board[column][depth].treasures) >> tile & 1)) depth++;
  tiles *field = &s.board[column][depth];
  /* SUB-32: card or joker is asked even where only one is possible. */
  int toll = (int)(tolls_in(p, column) >> 8 * depth & 255);
  int with_card = p->held >> background & 1 && toll <= p->piled + p->size - 1;
  int joker_treasures = is_shell ? 0 : __builtin_popcountll(p->jokers.treasures);
  int joker_shells = is_shell ? 0 : __builtin_popcount(p->jokers.shells);
  int chosen = choose(with_card + joker_treasures + joker_shells) - with_card;
  if (chosen < 0) { /* SUB-16 */
    lose(p, background);
    s.discarded++;
    s.has_progress = 1;
    pay_tolls(seat, column, depth);
  } else if (chosen < joker_treasures) { /* SUB-22, SUB-23: it takes the place of the treasure */
    uint64_t joker = 1ull << nth_bit(p->jokers.treasures, chosen);
    p->jokers.treasures ^= joker;
    field->treasures |= joker;
    laid->treasures |= joker;
  } else {
    uint32_t joker = 1u << nth_bit(p->jokers.shells, chosen - joker_treasures);
    p->jokers.shells ^= joker;
    field->shells |= joker;
    laid->shells |= joker;
  }
  if (is_shell) { /* SUB-23 */
    field->shells ^= 1u << tile;
    fresh->shells |= 1u << tile;
  } else {
    field->treasures ^= 1ull << tile;
    uint32_t slot = 1u << tile / BACKGROUNDS;
    if (p->slots & slot) fresh->treasures |= 1ull << tile; /* SUB-20 */
    else {
      p->slots |= slot;
      s.has_progress = 1;
    }
  }
  if (p->slots == (1u << KINDS) - 1) return CONTAINER_FULL; /* SUB-27 */
  uint64_t left = 0;
  for (depth = 0; depth < DEPTHS; depth++) left |= s.board[column][depth].treasures;
  if (!left) return COLUMN_EMPTY; /* SUB-28 */
  return s.discarded == s.seats * CARDS_EACH[s.seats] ? CARDS_GONE : GOING_ON; /* SUB-29 */
}

/* The turn */

/* All submarines in the ship's column move, or all salvage (SUB-12, SUB-13). */
static int act(int seat) {
  player *p = &s.players[seat];
  int column = p->ship - 1, is_moving = 0, is_salvaging = 0;
  uint32_t unmoved = p->column[column];
  tiles laid = {0}, fresh = {0};
  for (;;) {
    int ways = is_salvaging ? 0 : moves_in_reach(unmoved);
    tiles offered = {0};
    if (!is_moving) offered = within_reach(p, column, laid);
    int count = ways + __builtin_popcountll(offered.treasures) + __builtin_popcount(offered.shells);
    int chosen = choose(count + (is_moving || is_salvaging));
    if (chosen == count) break;
    if (chosen < ways) {
      is_moving = 1;
      move_submarine(p, column, &unmoved, chosen);
    } else {
      is_salvaging = 1;
      int ending = salvage(seat, offered, chosen - ways, &laid, &fresh);
      if (ending != GOING_ON) return ending;
    }
  }
  p->jokers.treasures |= fresh.treasures; /* SUB-20: from now on they are jokers */
  p->jokers.shells |= fresh.shells;
  return GOING_ON;
}

/* With the ship off the board, a card may go under the pile (SUB-26). */
static void pause_at_sea(player *p) {
  int cards = p->piled ? __builtin_popcount(p->held) : 0, chosen = choose(cards + 1);
  if (chosen == cards) return;
  int card = nth_bit(p->held, chosen);
  lose(p, card);
  p->bottom = (uint8_t)((p->bottom + PILE - 1) % PILE);
  p->pile[p->bottom] = (uint8_t)card;
  p->piled++;
}

static int play_turn(int seat) {
  player *p = &s.players[seat];
  if (p->ship < OFF_BOARD) { /* SUB-8, SUB-9: above an own submarine, or off the board */
    uint32_t ahead = p->columns >> p->ship << p->ship;
    int columns = __builtin_popcount(ahead), chosen = choose(columns + 1);
    p->ship = chosen < columns ? nth_bit(ahead, chosen) + 1 : OFF_BOARD;
  }
  int ending = GOING_ON;
  if (p->ship == OFF_BOARD) pause_at_sea(p); /* SUB-10 */
  else ending = act(seat);
  if (ending == GOING_ON) fill_hand(p); /* SUB-21 */
  return ending;
}

/* All ships go back; too many voyages without progress end the game (SUB-11, SUB-30). */
static int end_voyage(void) {
  for (int seat = 0; seat < s.seats; seat++) if (s.players[seat].ship != OFF_BOARD) return GOING_ON;
  for (int seat = 0; seat < s.seats; seat++) s.players[seat].ship = 0;
  s.idle = s.has_progress ? 0 : s.idle + 1;
  s.has_progress = 0;
  return s.idle == IDLE_VOYAGES ? IDLE : GOING_ON;
}

/* Board, cards, starter, shells, submarines (SUB-1, SUB-4 to SUB-7); who starts. */
static int set_up(int seats) {
  uint8_t tile[TREASURES], cards[CARDS];
  memset(&s, 0, sizeof s);
  s.seats = seats;
  for (int i = 0; i < TREASURES; i++) tile[i] = (uint8_t)i;
  shuffle(tile, TREASURES);
  for (int i = 0; i < TREASURES; i++)
    s.board[i / SPACES_IN_COLUMN][DEPTH_OF_SPACE[i % SPACES_IN_COLUMN]].treasures |= 1ull << tile[i];
  for (int i = 0; i < CARDS; i++) cards[i] = (uint8_t)(i / (CARDS / BACKGROUNDS));
  shuffle(cards, CARDS);
  for (int seat = 0; seat < seats; seat++) {
    player *p = &s.players[seat];
    p->piled = (uint8_t)CARDS_EACH[seats];
    memcpy(p->pile, cards + seat * CARDS_EACH[seats], p->piled);
    fill_hand(p);
  }
  int starter = (int)below(&table, (uint32_t)seats);
  uint32_t shells = (1u << BACKGROUNDS) - 1;
  for (int i = 0; i < seats; i++) {
    uint32_t shell = 1u << nth_bit(shells, choose(BACKGROUNDS - i));
    s.players[(starter + i) % seats].jokers.shells = shell;
    shells ^= shell;
  }
  for (int i = 0; i < seats * SUBMARINES_EACH[seats]; i++)
    place_submarine(&s.players[(starter + i) % seats], choose(COLUMNS), 0);
  return starter;
}

static int play(int seats) {
  if (!of_backgrounds[1])
    for (int tile = 0; tile < TREASURES; tile++)
      for (int backgrounds = 0; backgrounds < 1 << BACKGROUNDS; backgrounds++)
        if (backgrounds >> tile % BACKGROUNDS & 1) of_backgrounds[backgrounds] |= 1ull << tile;
  int ending = GOING_ON;
  for (int seat = set_up(seats); ending == GOING_ON; seat = seat + 1 < seats ? seat + 1 : 0) {
    ending = play_turn(seat);
    if (ending == GOING_ON) ending = end_voyage();
  }
  for (int seat = 0; seat < seats; seat++) scores[seat] = __builtin_popcount(s.players[seat].slots);
  return ending;
}
