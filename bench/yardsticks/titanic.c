/* The Titanic lifeboat game, random play on our board without optional rules. See yardstick.h. */
#include "yardstick.h"

enum { WIDTH = 20, HEIGHT = 12, FIELDS = WIDTH * HEIGHT, TWEEN = 4 * WIDTH, START = 7 * WIDTH + 17 };
enum { PLACES = 60, WATER_TILES = 30, ICE_TILES = 20, BOATS = 10, RINGS = 20, CARDS = 33, HAND = 3 };
enum { WATER, ICE, BOAT, START_FACE };
enum { LEFT, RIGHT, UP, DOWN };
enum { FREE = -1 };
static const int STEP[4] = {-1, 1, -WIDTH, WIDTH};
static const int PASSENGERS[] = {0, 0, 15, 10, 8};                          /* TIT-1 */
static const int BOAT_RINGS[BOATS] = {1, 1, 1, 1, 2, 2, 2, 3, 3, 4};         /* TIT-2, TIT-8 */
static const int DIE[6] = {WATER, WATER, WATER, ICE, BOAT, START_FACE};      /* TIT-3 */
static const char *const ENDINGS[MOST_ENDINGS] = {"TIT-28", "TIT-29"};
enum { LAST_TURNS, EARLY };

/* TIT-5: the places by number, and what is printed on the fields. */
static const uint8_t PLACE[6][10] = {
  {10, 16, 22, 28, 34, 40, 46, 52, 57, 60}, {7, 13, 19, 25, 31, 37, 43, 49, 55, 59},
  {5, 11, 17, 23, 29, 35, 41, 47, 53, 58},  {3, 8, 14, 20, 26, 32, 38, 44, 50, 56},
  {2, 6, 12, 18, 24, 30, 36, 42, 48, 54},   {1, 4, 9, 15, 21, 27, 33, 39, 45, 51},
};
static const char PRINTED[HEIGHT][WIDTH + 1] = {
  "....................", "....................", "....................", "o.o.o.o.HHo.o.o.HHo.",
  "o.o.o.o...o.o.o!!!!.", ".................!..", ".................o..", "................oSo.",
  ".................o..", "....................", "....................", "....................",
};

/* What a field is; a field of the sea has none of these. */
enum { DECK = 1, RING = 2, FLOE = 4, STAIRS = 8, START_FIELD = 16, PANIC = 32, MARKED = 64, TAKEN = 128 };

/* Rails of a place: each a field and the direction in which its rail lies. */
typedef struct { uint8_t field, direction; } rail;
static struct { rail rails[8]; int count; } owned[PLACES];
static uint8_t corner[PLACES][4]; /* clockwise from top left */

typedef struct {
  uint8_t cell[FIELDS], who[FIELDS];
  uint8_t wall[FIELDS];    /* a bit for each direction in which there is a rail, or no ship */
  uint32_t deck[HEIGHT], open[HEIGHT], free_ring[HEIGHT]; /* a bit for each x; open: no ice, no ring */
  uint16_t supply[4], out[4]; /* by seat, a bit for each passenger; out: on board but on no ring */
  uint8_t at[4][16];
  uint32_t hand[4];        /* how many of each card, four bits each, from bit 4 on */
  uint8_t pile[CARDS], discard[CARDS];
  int piled, discarded, laid, left[3], saved;
} ship;
static ship fresh, s;

static void put_rail(int field, int direction, int owner) {
  int other = field + STEP[direction];
  fresh.wall[field] |= 1 << direction;
  fresh.wall[other] |= 1 << (direction ^ 1);
  owned[owner].rails[owned[owner].count++] = (rail){(uint8_t)field, (uint8_t)direction};
}

static int place_of(int field) { return PLACE[field / WIDTH / 2][field % WIDTH / 2] - 1; }

static void draw_board(void) {
  for (int field = 0; field < FIELDS; field++) {
    int x = field % WIDTH, y = field / WIDTH, place = place_of(field);
    corner[place][y % 2 ? 3 - x % 2 : x % 2] = (uint8_t)field;
    char print = PRINTED[y][x];
    fresh.cell[field] = DECK | (print == 'H' ? STAIRS : print == 'S' ? START_FIELD
                                : print == '!' ? PANIC : print == 'o' ? MARKED : 0);
    fresh.wall[field] |= (x == 0) << LEFT | (x == WIDTH - 1) << RIGHT | (y == 0) << UP | (y == HEIGHT - 1) << DOWN;
    fresh.deck[y] |= 1u << x;
    fresh.open[y] |= 1u << x;
    if (y == 3 && print != 'H') put_rail(field, DOWN, place);
    if (y == 3 && (x == 7 || x == 15)) put_rail(field, RIGHT, place_of(field + 1));
    if (y == 3 && (x == 9 || x == 17)) put_rail(field, RIGHT, place);
    if (y < 2 && (x == 5 || x == 11)) put_rail(field, RIGHT, place_of(field + 1));
    if (y >= 8 && (x == 5 || x == 9 || x == 13)) put_rail(field, RIGHT, place_of(field + 1));
  }
  fresh.left[WATER] = WATER_TILES;
  fresh.left[ICE] = ICE_TILES;
  fresh.left[BOAT] = BOATS;
}

/* The cards of `hand` that may move a passenger from `field`, a bit for each value. `bound` is the
   deck to which a passenger on the stairs must go, FREE for all others. */
static uint32_t ways(int field, int direction, uint32_t hand, int bound) {
  uint32_t legal = 0, closed = s.cell[field] & DECK ? FLOE : FLOE | DECK;
  int at = field;
  for (int card = 1; hand >> 4 * card; card++) {                      /* TIT-16 */
    if (s.wall[at] >> direction & 1) break;                           /* TIT-21, TIT-27 */
    at += STEP[direction];
    uint32_t here = s.cell[at];
    if (here & closed) break;                                         /* TIT-17, TIT-25 */
    if (!(here & DECK)) closed = FLOE | DECK;
    if (hand >> 4 * card & 15 && (bound == FREE || (at >= TWEEN) == bound)) {
      if (!(here & (STAIRS | START_FIELD | TAKEN)))                   /* TIT-18 */
        legal |= 1u << card;
      else if (here & TAKEN && here & (PANIC | MARKED))               /* TIT-20, TIT-23 */
        legal |= 1u << card;
      else if (here & STAIRS && bound == FREE) { /* TIT-24: another card must lead off the stairs */
        uint8_t origin = s.cell[field];
        s.cell[field] &= (uint8_t)~TAKEN;
        for (int way = 0; way < 4; way++)
          if (ways(at, way, hand - (1u << 4 * card), field < TWEEN)) { legal |= 1u << card; break; }
        s.cell[field] = origin;
      }
    }
    if (here & (STAIRS | RING)) break;                                /* TIT-24, TIT-19 */
    if ((here & (TAKEN | PANIC)) == TAKEN) break;                     /* TIT-20, TIT-22 */
  }
  return legal;
}

/* Every way from a field, as passenger, direction and card; how many there are now. */
static int add_ways(uint16_t *list, int count, int passenger, int field, uint32_t hand, int bound) {
  for (int direction = 0; direction < 4; direction++)
    for (uint32_t legal = ways(field, direction, hand, bound); legal; legal &= legal - 1)
      list[count++] = (uint16_t)(passenger << 8 | direction << 4 | __builtin_ctz(legal));
  return count;
}

/* Move a passenger; whether it now stands on the stairs and has to go on (TIT-24). */
static int move_passenger(int seat, int from, int way) {
  int passenger = way >> 8, card = way & 15, to = from + STEP[way >> 4 & 3] * card;
  s.hand[seat] -= 1u << 4 * card;
  s.discard[s.discarded++] = (uint8_t)card;
  s.cell[from] &= (uint8_t)~TAKEN;
  if (s.cell[to] & TAKEN) { /* TIT-23: thrown out */
    int other = s.who[to] >> 4, thrown = s.who[to] & 15;
    s.out[other] &= (uint16_t)~(1u << thrown);
    s.supply[other] |= (uint16_t)(1u << thrown);
  }
  s.cell[to] |= TAKEN;
  s.who[to] = (uint8_t)(seat << 4 | passenger);
  s.at[seat][passenger] = (uint8_t)to;
  if (s.cell[to] & RING) { /* TIT-19: saved, and never moves again */
    s.out[seat] &= (uint16_t)~(1u << passenger);
    s.free_ring[to / WIDTH] &= ~(1u << to % WIDTH);
    s.saved++;
    scores[seat]++;
  } else s.out[seat] |= (uint16_t)(1u << passenger);
  return s.cell[to] & STAIRS;
}

/* Off the stairs at once, if need be (TIT-24). */
static void play_card(int seat, int from, int way) {
  if (!move_passenger(seat, from, way)) return;
  uint16_t list[64];
  int passenger = way >> 8, stairs = s.at[seat][passenger];
  int count = add_ways(list, 0, passenger, stairs, s.hand[seat], from < TWEEN);
  move_passenger(seat, stairs, list[choose(count)]);
}

/* Cover the lowest number (TIT-11) and whoever stands there (TIT-26). */
static void lay(int kind) {
  int place = s.laid++, quarters = kind == BOAT ? choose(4) : 0; /* TIT-8 */
  for (int i = 0; i < 4; i++) {
    int field = corner[place][i], x = field % WIDTH, y = field / WIDTH;
    if (s.cell[field] & TAKEN) s.out[s.who[field] >> 4] &= (uint16_t)~(1u << (s.who[field] & 15));
    s.cell[field] = kind == ICE ? FLOE : 0; /* TIT-23: the print is lost */
    s.deck[y] &= ~(1u << x);
    if (kind == ICE) s.open[y] &= ~(1u << x);
  }
  for (int i = 0; i < owned[place].count; i++) { /* TIT-27 */
    rail gone = owned[place].rails[i];
    s.wall[gone.field] &= (uint8_t)~(1u << gone.direction);
    s.wall[gone.field + STEP[gone.direction]] &= (uint8_t)~(1u << (gone.direction ^ 1));
  }
  int rings = kind == BOAT ? BOAT_RINGS[BOATS - s.left[BOAT]] : 0;
  for (int ring = 0; ring < rings; ring++) { /* TIT-2: top left, top right, bottom left, bottom right */
    int field = corner[place][((ring ^ ring >> 1) + quarters) % 4];
    s.cell[field] = RING;
    s.open[field / WIDTH] &= ~(1u << field % WIDTH);
    s.free_ring[field / WIDTH] |= 1u << field % WIDTH;
  }
  s.left[kind]--;
}

/* The kind rolled; if it has run out, any kind left (TIT-12). */
static void lay_rolled(int face) {
  if (s.left[face]) { lay(face); return; }
  int kinds[3], count = 0;
  for (int kind = 0; kind < 3; kind++) if (s.left[kind]) kinds[count++] = kind;
  lay(count == 1 ? kinds[0] : kinds[choose(count)]);
}

static inline int is_start_open(void) { return s.cell[START] & START_FIELD; }

/* Enter a passenger if it can be (TIT-13); whether it could. */
static int enter(int seat) {
  uint16_t list[64];
  if (!s.supply[seat] || !is_start_open()) return 0;
  int passenger = __builtin_ctz(s.supply[seat]);
  int count = add_ways(list, 0, passenger, START, s.hand[seat], FREE);
  if (!count) return 0;
  int way = list[choose(count)];
  s.supply[seat] &= (uint16_t)~(1u << passenger);
  play_card(seat, START, way);
  return 1;
}

static void draw_cards(int seat, int count) { /* TIT-4, TIT-15 */
  while (count-- > 0) {
    if (!s.piled) {
      memcpy(s.pile, s.discard, (size_t)s.discarded);
      s.piled = s.discarded;
      s.discarded = 0;
      shuffle(s.pile, s.piled);
    }
    s.hand[seat] += 1u << 4 * s.pile[--s.piled];
  }
}

/* All of a row that is joined to a seed by open fields. */
static inline uint32_t fill(uint32_t seed, uint32_t open) {
  uint32_t left = open, right = open, low = seed, high = seed;
  for (int by = 1; by < WIDTH; by *= 2) {
    low |= right & low >> by;
    right &= right >> by;
    high |= left & high << by;
    left &= left << by;
  }
  return low | high;
}

/* Whether somebody could still get to a ring, judged generously (TIT-29 c). */
static int is_ring_in_reach(int seats, int can_enter) {
  uint32_t reached[HEIGHT + 2] = {0}, *row = reached + 1, goal[HEIGHT], goals = 0;
  int has_boats = s.left[BOAT] > 0;
  if (can_enter) {
    if (has_boats) return 1;
    row[START / WIDTH] |= 1u << START % WIDTH;
  }
  for (int seat = 0; seat < seats; seat++)
    for (uint32_t out = s.out[seat]; out; out &= out - 1) {
      int field = s.at[seat][__builtin_ctz(out)];
      if (has_boats && s.cell[field] & DECK) return 1;
      row[field / WIDTH] |= 1u << field % WIDTH;
    }
  for (int y = 0; y < HEIGHT; y++) goals |= goal[y] = s.free_ring[y] | (has_boats ? s.deck[y] : 0);
  for (int grown = goals != 0; grown;) {
    grown = 0;
    for (int y = 0; y < HEIGHT; y++) {
      uint32_t filled = fill(row[y] | (row[y - 1] & s.open[y]), s.open[y]);
      grown |= filled != row[y];
      row[y] = filled;
    }
    for (int y = HEIGHT - 1; y >= 0; y--) {
      uint32_t filled = fill(row[y] | (row[y + 1] & s.open[y]), s.open[y]);
      grown |= filled != row[y];
      row[y] = filled;
      if (goal[y] & (filled << 1 | filled >> 1 | row[y - 1] | row[y + 1])) return 1;
    }
  }
  return 0;
}

static int is_over(int seats) { /* TIT-29 */
  uint32_t out = 0, supply = 0;
  for (int seat = 0; seat < seats; seat++) {
    out |= s.out[seat];
    supply |= s.supply[seat];
  }
  int can_enter = supply && is_start_open();
  return s.saved == RINGS || (!out && !can_enter) || !is_ring_in_reach(seats, can_enter);
}

/* Up to three cards, each moving one own passenger, until the stop that is move 0 (TIT-15). */
static void move_passengers(int seat) {
  for (;;) {
    uint16_t list[256];
    int count = 1;
    if (s.hand[seat])
      for (uint32_t out = s.out[seat]; out; out &= out - 1) {
        int passenger = __builtin_ctz(out);
        count = add_ways(list, count, passenger, s.at[seat][passenger], s.hand[seat], FREE);
      }
    int chosen = choose(count);
    if (!chosen) return;
    play_card(seat, s.at[seat][list[chosen] >> 8], list[chosen]);
  }
}

static void play_turn(int seat) {
  if (s.laid < PLACES) { /* TIT-28: cards only after the last tile */
    choose(1);           /* TIT-6: the roll is a move */
    int face = DIE[below(&table, 6)];
    if (face != START_FACE) lay_rolled(face); /* TIT-7 to TIT-10 */
    int entered = (face == WATER || face == START_FACE) && enter(seat);
    if (face == START_FACE && !entered) return; /* TIT-14 */
  }
  move_passengers(seat);
}

static int play(int seats) {
  static const uint8_t cards_of[] = {0, 6, 7, 8, 7, 5}; /* TIT-4 */
  if (!fresh.left[WATER]) draw_board();
  s = fresh;
  for (int card = 1; card <= 5; card++)
    for (int i = 0; i < cards_of[card]; i++) s.pile[s.piled++] = (uint8_t)card;
  shuffle(s.pile, s.piled);
  for (int seat = 0; seat < seats; seat++) {
    draw_cards(seat, HAND);
    s.supply[seat] = (uint16_t)((1u << PASSENGERS[seats]) - 1);
  }
  int last_turns = -1;
  for (int seat = (int)below(&table, (uint32_t)seats);; seat = (seat + 1) % seats) { /* TIT-6 */
    play_turn(seat);
    uint32_t hand = s.hand[seat];
    draw_cards(seat, HAND - (int)(hand * 0x11111111u >> 28)); /* the sum of all digits */
    if (is_over(seats)) return EARLY;
    if (s.laid == PLACES) { /* TIT-28: whoever laid the last tile has the last turn */
      last_turns = last_turns < 0 ? seats : last_turns - 1;
      if (!last_turns) return LAST_TURNS;
    }
  }
}
