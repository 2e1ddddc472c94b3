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

/* Fields in a line, a bit each, in the order in which a passenger who goes in a direction meets them:
   so five shifted bits of such sets tell at once what each of the five cards meets. */
static uint8_t line_of[4][FIELDS], place_in_line[4][FIELDS];
typedef struct {
  uint32_t closed; /* cannot be stepped on from the field before: ice, a rail between, no ship */
  uint32_t deck;
  uint32_t last;   /* cannot be passed over: rings, stairs, most passengers */
  uint32_t no_end; /* cannot be ended on: stairs, start, most passengers */
  uint32_t stairs;
  uint32_t tween;
} line;

typedef struct {
  line lines[4][WIDTH];
  uint8_t cell[FIELDS], who[FIELDS];
  uint32_t open[HEIGHT], free_ring[HEIGHT]; /* a bit for each x; open: no ice, no ring */
  uint16_t supply[4], out[4]; /* by seat, a bit for each passenger; out: on board but on no ring */
  uint8_t at[4][16];
  uint32_t hand[4];        /* how many of each card, four bits each, from bit 4 on */
  uint8_t pile[CARDS], discard[CARDS];
  int piled, discarded, laid, left[3], saved;
} ship;
static ship fresh, s;

static inline line *line_at(int direction, int field) { return &s.lines[direction][line_of[direction][field]]; }

/* Whatever changes about a field, for all that could come there. */
#define IN_EVERY_LINE(field, change)                                        \
  for (int way = 0; way < 4; way++) {                                       \
    line *l = line_at(way, field);                                          \
    uint32_t bit = 1u << place_in_line[way][field];                         \
    change;                                                                 \
  }

/* A passenger comes to a field or leaves it: nobody may pass (TIT-20) but in the panic zone (TIT-22),
   nobody may end there but where passengers are thrown out (TIT-23). */
static inline void turn_taken(int field) {
  uint8_t cell = s.cell[field] ^= TAKEN;
  if (cell & (PANIC | STAIRS)) return; /* TIT-24: nobody stays on the stairs */
  if (cell & RING) IN_EVERY_LINE(field, l->no_end |= bit) /* TIT-19: nobody passes or leaves it */
  else if (cell & MARKED) IN_EVERY_LINE(field, l->last ^= bit)
  else IN_EVERY_LINE(field, (l->last ^= bit, l->no_end ^= bit))
}

/* Nobody may step over the edge of a field in this direction, from either side; or may again. */
static inline void set_rail(rail r, int is_there) {
  int other = r.field + STEP[r.direction];
  for (int side = 0; side < 2; side++) {
    int to = side ? r.field : other, way = r.direction ^ side;
    uint32_t bit = 1u << place_in_line[way][to];
    if (is_there) line_at(way, to)->closed |= bit;
    else if (!(s.cell[to] & FLOE)) line_at(way, to)->closed &= ~bit;
  }
}

static void put_rail(int field, int direction, int owner) {
  rail r = {(uint8_t)field, (uint8_t)direction};
  set_rail(r, 1);
  owned[owner].rails[owned[owner].count++] = r;
}

static int place_of(int field) { return PLACE[field / WIDTH / 2][field % WIDTH / 2] - 1; }

static void draw_board(void) {
  for (int field = 0; field < FIELDS; field++) {
    int x = field % WIDTH, y = field / WIDTH;
    for (int way = 0; way < 4; way++) line_of[way][field] = (uint8_t)(way < UP ? y : x);
    place_in_line[LEFT][field] = (uint8_t)(WIDTH - 1 - x);
    place_in_line[RIGHT][field] = (uint8_t)x;
    place_in_line[UP][field] = (uint8_t)(HEIGHT - 1 - y);
    place_in_line[DOWN][field] = (uint8_t)y;
  }
  for (int i = 0; i < WIDTH; i++) {
    s.lines[LEFT][i].closed = s.lines[RIGHT][i].closed = ~0u << WIDTH;
    s.lines[UP][i].closed = s.lines[DOWN][i].closed = ~0u << HEIGHT;
  }
  for (int field = 0; field < FIELDS; field++) {
    int x = field % WIDTH, y = field / WIDTH, place = place_of(field);
    char print = PRINTED[y][x];
    corner[place][y % 2 ? 3 - x % 2 : x % 2] = (uint8_t)field;
    s.cell[field] = DECK | (print == 'H' ? STAIRS : print == 'S' ? START_FIELD
                            : print == '!' ? PANIC : print == 'o' ? MARKED : 0);
    IN_EVERY_LINE(field, l->deck |= bit)
    if (field >= TWEEN) IN_EVERY_LINE(field, l->tween |= bit)
    if (print == 'H') IN_EVERY_LINE(field, (l->stairs |= bit, l->last |= bit, l->no_end |= bit)) /* TIT-24 */
    if (print == 'S') IN_EVERY_LINE(field, l->no_end |= bit) /* TIT-18 */
    s.open[y] |= 1u << x;
    if (y == 3 && print != 'H') put_rail(field, DOWN, place);
    if (y == 3 && (x == 7 || x == 15)) put_rail(field, RIGHT, place_of(field + 1));
    if (y == 3 && (x == 9 || x == 17)) put_rail(field, RIGHT, place);
    if (y < 2 && (x == 5 || x == 11)) put_rail(field, RIGHT, place_of(field + 1));
    if (y >= 8 && (x == 5 || x == 9 || x == 13)) put_rail(field, RIGHT, place_of(field + 1));
  }
  s.left[WATER] = WATER_TILES;
  s.left[ICE] = ICE_TILES;
  s.left[BOAT] = BOATS;
  fresh = s;
}

static inline uint32_t values_of(uint32_t hand) { /* bit 0 for a 1 */
  uint32_t values = 0;
  for (int card = 1; card <= 5; card++) values |= (uint32_t)((hand >> 4 * card & 15) > 0) << (card - 1);
  return values;
}

static int has_way_off(int stairs, uint32_t values, int bound);

/* The cards that may move a passenger from `field`, a bit for each value, from bit 0 on. `bound` is the
   deck to which a passenger on the stairs must go, FREE for all others. */
static inline uint32_t ways(int field, int direction, uint32_t hand, uint32_t values, int bound) {
  const line *l = line_at(direction, field);
  int place = place_in_line[direction][field];
  uint32_t deck = l->deck >> place, walked = deck & (deck ^ (deck + 1)); /* the deck before any water */
  uint32_t closed = (l->closed >> place | (deck ^ walked)) >> 1;        /* TIT-16, TIT-17, TIT-21, TIT-25 */
  uint32_t last = l->last >> place >> 1;                                /* TIT-19, TIT-20, TIT-22, TIT-24 */
  uint32_t reached = values & ((closed & -closed) - 1) & (last ^ (last - 1));
  uint32_t legal = reached & ~(l->no_end >> place >> 1);                /* TIT-18, TIT-20, TIT-23 */
  if (bound != FREE) return legal & (bound ? l->tween : ~l->tween) >> place >> 1; /* TIT-24 */
  uint32_t stairs = reached & l->stairs >> place >> 1;
  if (stairs) { /* TIT-24: another card must lead off them; no two in reach, for none is passed over */
    int card = __builtin_ctz(stairs) + 1, is_on_board = s.cell[field] & TAKEN;
    if (is_on_board) turn_taken(field);
    uint32_t others = values_of(hand - (1u << 4 * card));
    if (has_way_off(field + STEP[direction] * card, others, field < TWEEN)) legal |= stairs;
    if (is_on_board) turn_taken(field);
  }
  return legal;
}

static int has_way_off(int stairs, uint32_t values, int bound) {
  uint32_t legal = 0;
  for (int direction = 0; direction < 4; direction++) legal |= ways(stairs, direction, 0, values, bound);
  return legal != 0;
}

/* Every way from a field, a bit each: 5 * direction + card - 1. */
static inline uint32_t all_ways(int field, uint32_t hand, uint32_t values, int bound) {
  uint32_t legal = 0;
  for (int direction = 0; direction < 4; direction++)
    legal |= ways(field, direction, hand, values, bound) << 5 * direction;
  return legal;
}

/* Move a passenger; whether it now stands on the stairs and has to go on (TIT-24). */
static int move_passenger(int seat, int passenger, int from, int way) {
  int card = way % 5 + 1, to = from + STEP[way / 5] * card;
  s.hand[seat] -= 1u << 4 * card;
  s.discard[s.discarded++] = (uint8_t)card;
  if (s.cell[from] & TAKEN) turn_taken(from);
  if (s.cell[to] & TAKEN) { /* TIT-23: thrown out */
    int other = s.who[to] >> 4, thrown = s.who[to] & 15;
    s.out[other] &= (uint16_t)~(1u << thrown);
    s.supply[other] |= (uint16_t)(1u << thrown);
  } else turn_taken(to);
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
static void play_card(int seat, int passenger, int from, int way) {
  if (!move_passenger(seat, passenger, from, way)) return;
  int stairs = s.at[seat][passenger];
  uint32_t legal = all_ways(stairs, 0, values_of(s.hand[seat]), from < TWEEN);
  move_passenger(seat, passenger, stairs, nth_bit(legal, choose(__builtin_popcount(legal))));
}

/* Cover the lowest number (TIT-11) and whoever stands there (TIT-26). */
static void lay(int kind) {
  int place = s.laid++, quarters = kind == BOAT ? choose(4) : 0; /* TIT-8 */
  for (int i = 0; i < 4; i++) {
    int field = corner[place][i], x = field % WIDTH, y = field / WIDTH;
    if (s.cell[field] & TAKEN) s.out[s.who[field] >> 4] &= (uint16_t)~(1u << (s.who[field] & 15));
    s.cell[field] = kind == ICE ? FLOE : 0; /* TIT-23: the print is lost */
    IN_EVERY_LINE(field, (l->deck &= ~bit, l->last &= ~bit, l->no_end &= ~bit, l->stairs &= ~bit))
    if (kind != ICE) continue;
    IN_EVERY_LINE(field, l->closed |= bit)
    s.open[y] &= ~(1u << x);
  }
  for (int i = 0; i < owned[place].count; i++) set_rail(owned[place].rails[i], 0); /* TIT-27 */
  int rings = kind == BOAT ? BOAT_RINGS[BOATS - s.left[BOAT]] : 0;
  for (int ring = 0; ring < rings; ring++) { /* TIT-2: top left, top right, bottom left, bottom right */
    int field = corner[place][((ring ^ ring >> 1) + quarters) % 4];
    s.cell[field] = RING;
    IN_EVERY_LINE(field, l->last |= bit)
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
  if (!s.supply[seat] || !is_start_open()) return 0;
  uint32_t legal = all_ways(START, s.hand[seat], values_of(s.hand[seat]), FREE);
  if (!legal) return 0;
  int way = nth_bit(legal, choose(__builtin_popcount(legal))), passenger = __builtin_ctz(s.supply[seat]);
  s.supply[seat] &= (uint16_t)~(1u << passenger);
  play_card(seat, passenger, START, way);
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
  for (int y = 0; y < HEIGHT; y++) goals |= goal[y] = s.free_ring[y] | (has_boats ? s.lines[RIGHT][y].deck : 0);
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
    uint32_t hand = s.hand[seat], values = values_of(hand), legal[16];
    int movers[16], count = 0, all = 0;
    for (uint32_t out = values ? s.out[seat] : 0; out; out &= out - 1) {
      movers[count] = __builtin_ctz(out);
      legal[count] = all_ways(s.at[seat][movers[count]], hand, values, FREE);
      all += __builtin_popcount(legal[count++]);
    }
    int chosen = choose(all + 1) - 1, i = 0;
    if (chosen < 0) return;
    for (int ways; chosen >= (ways = __builtin_popcount(legal[i])); i++) chosen -= ways;
    play_card(seat, movers[i], s.at[seat][movers[i]], nth_bit(legal[i], chosen));
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
