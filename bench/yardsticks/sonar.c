/* Captain Sonar, random play turn by turn on Alpha. See yardstick.h. */
#include "yardstick.h"

enum { SIDE = 10, WIDTH = SIDE + 2, FIELDS = WIDTH * WIDTH, SECTORS = 4, SEA_FIELDS = 92 };
enum { HULL = 4, TURN_LIMIT = 300, EXTRA_TURNS = 3, TORPEDO_RANGE = 4, SILENT_RANGE = 4 };
/* SON-33: two facts, the true one of either kind: column and row, column and sector, row and sector. */
enum { ANSWERS = (SIDE - 1 + SIDE - 1) + 2 * (SIDE - 1 + SECTORS - 1) };
enum { TORPEDO, MINE, DRONE, SONAR, SILENCE, SYSTEMS, NOTHING = SYSTEMS };
static const uint8_t GAUGE[SYSTEMS] = {3, 3, 4, 3, 6}; /* SON-10 */
static const char *const ENDINGS[MOST_ENDINGS] = {"SON-4", "SON-41"};
enum { GOING_ON = -1, SUNK, OUT_OF_TURNS };

/* SON-1, SON-2: what each seat of a crew may do; radio operators do nothing on the board. */
enum { CAPTAIN = 1, OFFICER = 2, ENGINEER = 4 };
static const int CREW[5][3] = {
  {0}, {CAPTAIN | OFFICER | ENGINEER}, {CAPTAIN | OFFICER | ENGINEER}, {CAPTAIN | OFFICER, ENGINEER},
  {CAPTAIN, OFFICER, ENGINEER},
};

/* SON-36. Fields have a border of land around them, so that no step leaves the map. */
static const char ALPHA[SIDE][SIDE + 1] = {
  "...#......", ".......#..", "..........", "..#....#..", "..........",
  "....#.....", "......#...", "..........", "...#...#..", "..........",
};
static const int STEP[4] = {-WIDTH, 1, WIDTH, -1}; /* north, east, south, west */
static const int AROUND[8] = {-WIDTH, 1 - WIDTH, 1, 1 + WIDTH, WIDTH, WIDTH - 1, -1, -WIDTH - 1};
static uint8_t sea[SEA_FIELDS], land[FIELDS];
static struct { uint8_t count, fields[2 * TORPEDO_RANGE * (TORPEDO_RANGE + 1)]; } reach[FIELDS];

/* SON-13: six symbols for each direction, those in circuits first, from bit 0 on north, east, south, west. */
#define PANEL(direction) (63u << 6 * (direction))
#define SHEET(n, e, s, w) ((n) | (e) << 6 | (s) << 12 | (uint32_t)(w) << 18)
enum {
  RED = SHEET(022, 004, 014, 001),     /* SON-15: torpedo and mine */
  GREEN = SHEET(010, 021, 001, 014),   /* drone and sonar */
  YELLOW = SHEET(005, 002, 042, 002),  /* silence */
  REACTOR = SHEET(040, 050, 020, 060)
};
static const uint32_t CIRCUIT[3] = {SHEET(0, 4, 0, 7), SHEET(7, 1, 0, 0), SHEET(0, 2, 7, 0)};

typedef struct {
  uint8_t shut[FIELDS]; /* land, the own route and own mines (SON-7) */
  uint8_t gauge[SYSTEMS], mines[SEA_FIELDS], mine_count; /* mines in ascending order */
  int field, damage, turns, panel, wanted;               /* panel: where a cross is due, or NONE */
  uint32_t sheet, room;                                  /* room: the gauges that take a mark, a bit each */
  int is_surfaced, mark_due, is_silent, may_activate, may_surface, may_want;
} boat;
enum { NONE = -1 };
static boat boats[2];
static int crew[2];

static void draw_map(void) {
  int count = 0;
  memset(land, 1, sizeof land);
  for (int i = 0; i < SIDE * SIDE; i++) {
    int field = (i / SIDE + 1) * WIDTH + i % SIDE + 1;
    if (ALPHA[i / SIDE][i % SIDE] == '#') continue;
    land[field] = 0;
    sea[count++] = (uint8_t)field;
  }
  for (int i = 0; i < SEA_FIELDS; i++) { /* SON-28: round islands, not across them */
    uint8_t steps[FIELDS] = {0};
    steps[sea[i]] = 1;
    for (int far = 1; far <= TORPEDO_RANGE; far++)
      for (int field = 0; field < FIELDS; field++)
        for (int way = 0; steps[field] == far && way < 4; way++)
          if (!land[field + STEP[way]] && !steps[field + STEP[way]]) steps[field + STEP[way]] = (uint8_t)(far + 1);
    for (int field = 0; field < FIELDS; field++)
      if (steps[field] > 1) reach[sea[i]].fields[reach[sea[i]].count++] = (uint8_t)field;
  }
}

/* One boat */

static inline void enter(boat *b, int field) {
  b->field = field;
  b->shut[field] = 1;
}

static inline void empty_gauge(boat *b, int system) { /* SON-27 */
  b->gauge[system] = 0;
  b->room |= 1u << system;
}

static inline uint32_t ready_systems(const boat *b) { /* SON-15, SON-24 */
  uint32_t broken = (b->sheet & RED ? 1u << TORPEDO | 1u << MINE : 0) |
                    (b->sheet & GREEN ? 1u << DRONE | 1u << SONAR : 0) | (b->sheet & YELLOW ? 1u << SILENCE : 0);
  return ~(b->room | broken) & ((1u << SYSTEMS) - 1);
}

static void lay_mine(boat *b, int field) { /* SON-30 */
  int at = b->mine_count++;
  for (; at > 0 && b->mines[at - 1] > field; at--) b->mines[at] = b->mines[at - 1];
  b->mines[at] = (uint8_t)field;
  b->shut[field] = 1;
}

static void lose_mine(boat *b, int field) {
  int kept = 0;
  for (int i = 0; i < b->mine_count; i++) if (b->mines[i] != field) b->mines[kept++] = b->mines[i];
  if (kept < b->mine_count) b->shut[field] = 0;
  b->mine_count = (uint8_t)kept;
}

static void mark(boat *b, int rank) { /* SON-10; every gauge full: just confirmed */
  b->mark_due = 0;
  if (b->room) {
    int system = nth_bit(b->room, rank);
    if (++b->gauge[system] == GAUGE[system]) b->room ^= 1u << system;
  }
  if (b->is_silent) empty_gauge(b, SILENCE); /* SON-34 */
}

static int cross(boat *b, int rank) { /* SON-14 */
  uint32_t panel = PANEL(b->panel), sheet = b->sheet | 1u << nth_bit(panel & ~b->sheet, rank);
  b->panel = NONE;
  if ((sheet & panel) == panel || (sheet & REACTOR) == REACTOR) { /* SON-16, SON-17 */
    b->sheet = 0;
    return ++b->damage == HULL ? SUNK : GOING_ON;
  }
  for (int i = 0; i < 3; i++) if ((sheet & CIRCUIT[i]) == CIRCUIT[i]) sheet &= ~CIRCUIT[i]; /* SON-18 */
  b->sheet = sheet;
  return GOING_ON;
}

static void set_course(boat *b, int direction) { /* SON-6, SON-8 */
  enter(b, b->field + STEP[direction]);
  b->mark_due = b->may_activate = b->may_surface = b->may_want = 1;
  b->panel = direction;
  b->is_silent = 0;
}

static void surface(boat *b) { /* SON-20: the route is erased, the sheet cleared */
  memcpy(b->shut, land, sizeof land);
  for (int i = 0; i < b->mine_count; i++) b->shut[b->mines[i]] = 1;
  b->shut[b->field] = 1;
  b->is_surfaced = 1;
  b->may_surface = b->may_activate = 0;
  b->sheet = 0;
}

/* How far the boat could run silently (SON-34). */
static inline int silent_run(const boat *b, int direction) {
  int fields = 0, field = b->field + STEP[direction];
  for (; fields < SILENT_RANGE && !b->shut[field]; fields++) field += STEP[direction];
  return fields;
}

static void run_silently(boat *b, int rank) { /* SON-34: 0 to so many fields in each direction */
  int direction = 0;
  for (int run; rank > (run = silent_run(b, direction)); direction++) rank -= run + 1;
  while (rank-- > 0) enter(b, b->field + STEP[direction]);
  b->mark_due = b->is_silent = 1;
  b->panel = direction;
}

/* Both boats */

static int blast(int field) { /* SON-29 */
  int ending = GOING_ON;
  for (int i = 0; i < 2; i++) {
    int far = abs(field - boats[i].field);
    int is_beside = far == 1 || far == WIDTH - 1 || far == WIDTH || far == WIDTH + 1;
    boats[i].damage += far == 0 ? 2 : is_beside;
    if (boats[i].damage < HULL) continue;
    boats[i].damage = HULL;
    ending = SUNK;
  }
  return ending;
}

/* SON-24: one of the systems that are ready, in their order of listing but for the torpedo. */
static void activate(boat *b, uint32_t ready, int rank) {
  b->may_activate = 0;
  if (ready >> DRONE & 1 && (rank -= SECTORS) < 0) { empty_gauge(b, DRONE); return; } /* SON-32 */
  if (ready >> SONAR & 1 && --rank < 0) { /* SON-33: the answer changes nothing on the board */
    empty_gauge(b, SONAR);
    choose(ANSWERS);
    return;
  }
  if (ready >> MINE & 1)
    for (int i = 0; i < 8; i++) {
      if (b->shut[b->field + AROUND[i]] || rank--) continue;
      empty_gauge(b, MINE);
      lay_mine(b, b->field + AROUND[i]);
      return;
    }
  run_silently(b, rank);
}

/* Which seat of the crew acts: the one that can, or one of those that can. */
static int acting_rights(const boat *b, int size, int moved) {
  if (size < 3) return CREW[size][0];
  int is_waiting = b->mark_due || b->panel != NONE, count = 0, able[3];
  for (int i = 0; i < 3; i++) {
    int rights = CREW[size][i], can = 0;
    if (is_waiting) {
      can = (b->mark_due && rights & OFFICER) || (b->panel != NONE && rights & ENGINEER) ||
            (rights & CAPTAIN && !b->is_silent && (b->mine_count || b->may_want));
    } else {
      can = rights & CAPTAIN ||
            (rights & OFFICER && moved && b->may_activate && ready_systems(b) & (1u << DRONE | 1u << SONAR));
    }
    if (can) able[count++] = rights;
  }
  return count > 1 ? able[below(&choice, (uint32_t)count)] : able[0];
}

enum { ENDED = -2, SURFACED = -3 };

/* One move of a boat on turn: how the game ended, or GOING_ON, or the end of the turn. */
static int act(boat *b, boat *enemy, int size, int *moved) {
  int rights = acting_rights(b, size, *moved), is_captain = rights & CAPTAIN, first = 0, count;
  int is_waiting = b->mark_due || b->panel != NONE, marks = 0, crosses = 0;
  uint32_t free_ways = 0, ready = 0;
  if (is_waiting) { /* SON-8 */
    if (b->mark_due && rights & OFFICER) marks = b->room ? __builtin_popcount(b->room) : 1;
    if (b->panel != NONE && rights & ENGINEER) crosses = __builtin_popcount(PANEL(b->panel) & ~b->sheet);
    first = marks + crosses;
  } else if (!*moved) {
    for (int way = 0; way < 4; way++) free_ways |= (uint32_t)!b->shut[b->field + STEP[way]] << way; /* SON-7 */
    first = __builtin_popcount(free_ways);
    first += b->may_surface || !first; /* SON-20, SON-9 */
  } else {
    first = is_captain != 0; /* the end of the turn */
    if (b->may_activate) { /* SON-24, SON-25 */
      ready = ready_systems(b);
      if (!is_captain) ready &= 1u << DRONE | 1u << SONAR;
      if (ready >> DRONE & 1) first += SECTORS;
      if (ready >> SONAR & 1) first++;
      if (ready >> MINE & 1) for (int i = 0; i < 8; i++) first += !b->shut[b->field + AROUND[i]];
      if (ready >> SILENCE & 1) for (int way = 0; way < 4; way++) first += silent_run(b, way) + 1;
    }
  }
  count = first;
  int wants = 0, torpedoes = 0;
  if (is_captain && !(is_waiting && b->is_silent)) { /* SON-26 */
    wants = b->may_want && size > 1 ? SYSTEMS : 0; /* any system or nothing, but what is wanted now */
    torpedoes = ready >> TORPEDO & 1 ? reach[b->field].count : 0;
    count += wants + torpedoes + b->mine_count;
  }
  int chosen = choose(count);
  if (chosen >= first) {
    chosen -= first;
    if (chosen < wants) {
      b->wanted = chosen + (chosen >= b->wanted);
      b->may_want = 0;
      return GOING_ON;
    }
    chosen -= wants;
    if (chosen < torpedoes) { /* SON-28 */
      int target = reach[b->field].fields[chosen];
      b->may_activate = 0;
      empty_gauge(b, TORPEDO);
      lose_mine(b, target);
      lose_mine(enemy, target);
      return blast(target);
    }
    int mine = b->mines[chosen - torpedoes]; /* SON-31 */
    lose_mine(b, mine);
    return blast(mine);
  }
  if (is_waiting) {
    if (chosen >= marks) return cross(b, chosen - marks);
    mark(b, chosen);
  } else if (!*moved) {
    if (chosen == __builtin_popcount(free_ways)) return SURFACED;
    set_course(b, nth_bit(free_ways, chosen));
    *moved = 1;
  } else if (is_captain && chosen == 0) return ENDED;
  else activate(b, ready, chosen - (is_captain != 0));
  return GOING_ON;
}

static void set_up(int seats) { /* SON-5: each captain marks a field */
  memset(boats, 0, sizeof boats);
  crew[0] = seats - seats / 2;
  crew[1] = seats / 2;
  int first = (int)below(&choice, 2);
  for (int i = 0; i < 2; i++) {
    boat *b = &boats[first ^ i];
    memcpy(b->shut, land, sizeof land);
    b->panel = NONE;
    b->wanted = NOTHING;
    b->room = (1u << SYSTEMS) - 1;
    b->may_surface = 1;
    enter(b, sea[choose(SEA_FIELDS)]);
  }
}

static int play_turns(void) {
  int on_turn = (int)below(&table, 2), in_row = 1;
  for (;;) {
    boat *b = &boats[on_turn], *enemy = &boats[1 - on_turn];
    if (b->turns == TURN_LIMIT) return OUT_OF_TURNS; /* SON-41 */
    b->turns++;
    b->is_surfaced = 0; /* SON-21 */
    int moved = 0, result = GOING_ON;
    while (result == GOING_ON) result = act(b, enemy, crew[on_turn], &moved);
    if (result >= 0) return result;
    if (result == SURFACED) { /* SON-21: three turns for the enemy, but not if this was one of three */
      in_row = in_row > 1 || (enemy->is_surfaced && b->may_surface) ? 1 : EXTRA_TURNS;
      surface(b);
      on_turn ^= 1;
    } else if (in_row > 1) in_row--;
    else on_turn ^= 1;
  }
}

static int play(int seats) {
  if (!sea[0]) draw_map();
  set_up(seats);
  int ending = play_turns();
  for (int seat = 0; seat < seats; seat++) scores[seat] = HULL - boats[seat >= crew[0]].damage;
  return ending;
}
