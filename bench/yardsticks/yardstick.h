/* What every yardstick shares: chance, statistics, and `main`.

   A yardstick is one game in C with no generality at all: default options, no hidden information, no
   refusals, no effects, no positions. It provides `play` and ENDINGS. It draws from the same
   generators in the same order as Fathom's random play, so the same seeds give the same games, and
   it has to be right move by move.

   Usage: cc -O3 -march=native GAME.c -o GAME && ./GAME SEATS GAMES [SEED]
   prints one line of JSON: processor time, and the statistics that prove the games to be the same.
   SEED is that of the table's dice; the choices have SEED + 1. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

/* The generator sfc32, as in src/fathom/engine/dice.py. */
typedef struct { uint32_t a, b, c, count; } dice;

static inline uint32_t word(dice *d) {
  uint32_t drawn = d->a + d->b + d->count++;
  d->a = d->b ^ d->b >> 9;
  d->b = d->c + (d->c << 3);
  d->c = (d->c << 21 | d->c >> 11) + drawn;
  return drawn;
}

static inline uint32_t below(dice *d, uint32_t limit) {
  uint64_t product = (uint64_t)word(d) * limit;
  if ((uint32_t)product < limit) { /* the first few words would be likelier: draw again */
    uint32_t uneven = -limit % limit;
    while ((uint32_t)product < uneven) product = (uint64_t)word(d) * limit;
  }
  return (uint32_t)(product >> 32);
}

static void seed_dice(dice *d, uint64_t seed) {
  *d = (dice){(uint32_t)seed, (uint32_t)(seed >> 32), 0, 1};
  for (int i = 0; i < 12; i++) word(d);
}

static dice table;  /* what the game draws: shuffles, rolls */
static dice choice; /* which legal move is made */

static inline void shuffle(uint8_t *things, int count) {
  for (int last = count - 1; last > 0; last--) {
    int other = (int)below(&table, (uint32_t)last + 1);
    uint8_t thing = things[last];
    things[last] = things[other];
    things[other] = thing;
  }
}

static int moves; /* in this game so far */

/* Which of `count` legal moves is made. One alone is drawn too, as Fathom's random play does. */
static inline int choose(int count) {
  moves++;
  return (int)below(&choice, (uint32_t)count);
}

/* The number of the bit that has `rank` others below it. */
static inline int nth_bit(uint64_t bits, int rank) {
  while (rank--) bits &= bits - 1;
  return __builtin_ctzll(bits);
}

enum { MOST_SEATS = 8, MOST_ENDINGS = 8 };
static int scores[MOST_SEATS];                  /* by seat, at the end of a game */
static const char *const ENDINGS[MOST_ENDINGS]; /* the clauses by which a game can end */

static int play(int seats); /* a whole game at random; the number of its ending */

typedef struct { double total, squares; } tally;

static inline void add(tally *t, double number) {
  t->total += number;
  t->squares += number * number;
}

int main(int argc, char **argv) {
  int seats = argc > 1 ? atoi(argv[1]) : 2, games = argc > 2 ? atoi(argv[2]) : 1000;
  uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
  tally length = {0}, all = {0}, best = {0};
  long endings[MOST_ENDINGS] = {0};
  if (seats < 1 || seats > MOST_SEATS || games < 1) {
    fprintf(stderr, "usage: %s SEATS GAMES [SEED]\n", argv[0]);
    return 2;
  }
  seed_dice(&table, seed);
  seed_dice(&choice, seed + 1);
  clock_t start = clock(); /* processor time: it means something on a busy machine too */
  for (int game = 0; game < games; game++) {
    moves = 0;
    memset(scores, 0, sizeof scores);
    endings[play(seats)]++;
    add(&length, moves);
    int sum = 0, most = scores[0];
    for (int seat = 0; seat < seats; seat++) {
      sum += scores[seat];
      if (scores[seat] > most) most = scores[seat];
    }
    add(&all, sum);
    add(&best, most);
  }
  double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
  printf("{\"seconds\": %f, \"games\": %d, \"length\": [%.0f, %.0f], \"score\": [%.0f, %.0f], \"best\": [%.0f, %.0f], ",
         seconds, games, length.total, length.squares, all.total, all.squares, best.total, best.squares);
  printf("\"endings\": {");
  for (int i = 0; i < MOST_ENDINGS && ENDINGS[i]; i++)
    printf("%s\"%s\": %ld", i ? ", " : "", ENDINGS[i], endings[i]);
  printf("}}\n");
}
