/* The game of Overload in C, written by hand from the rule page, for the yardsticks beside this file.
 *
 * Plain, it keeps the place of each pawn and looks through the pawns, as one writes the rules
 * first. Tuned (-DSETS), it also keeps the set of pawns on each space, a bit for each, as
 * Quadriga's rules do. Nothing else differs.
 */
#include <stdint.h>

enum { EACH = 2, CAPACITY = 8, FACES = 8, BONUS = 4, REWARD = 1, MOST_PLAYERS = 5, MOST_PAWNS = 10, MOST_SPACES = 64 };
enum phase { LOAD, ROLL, MOVE, ASIDE, MEET, DONE };

/* Random numbers: xoshiro128**, and an even choice below n. */

typedef struct { uint32_t a, b, c, d; } rng;

static inline uint32_t rotated(uint32_t word, int by) { return word << by | word >> (32 - by); }

static inline uint32_t next_word(rng *r) {
    uint32_t scrambled = rotated(r->b * 5, 7) * 9, shifted = r->b << 9;
    r->c ^= r->a;
    r->d ^= r->b;
    r->b ^= r->c;
    r->a ^= r->d;
    r->c ^= shifted;
    r->d = rotated(r->d, 11);
    return scrambled;
}

static inline uint32_t below(rng *r, uint32_t n) {
    uint64_t product = (uint64_t)next_word(r) * n;
    if ((uint32_t)product < n) {
        uint32_t uneven = -n % n;
        while ((uint32_t)product < uneven) product = (uint64_t)next_word(r) * n;
    }
    return product >> 32;
}

/* The position. */

typedef struct { int players, pawns, finish, target; char spaces[MOST_SPACES]; } track;

typedef struct {
    const track *track;
    int places[MOST_PAWNS], rings[MOST_PAWNS], points[MOST_PLAYERS];
    int seat, mover, die;
    unsigned met;
    enum phase phase;
#ifdef SETS
    unsigned crowd[MOST_SPACES];
#endif
} game;

typedef struct { int pawn, giving; } exchange;

/* Who stands where: all that differs between plain and tuned. */

#ifdef SETS

#define EACH_PAWN_ON(space) \
    for (unsigned pawn, crowd = g->crowd[space]; crowd && (pawn = __builtin_ctz(crowd), 1); crowd &= crowd - 1)

static void set_up(game *g) { g->crowd[0] = (1u << g->track->pawns) - 1; }

static void stand(game *g, int pawn, int space) {
    g->crowd[g->places[pawn]] ^= 1u << pawn;
    g->crowd[space] ^= 1u << pawn;
    g->places[pawn] = space;
}

static unsigned own_waiting(const game *g) { return g->crowd[0] & ((1u << EACH) - 1) << g->seat * EACH; }

static int waiting(const game *g) { return __builtin_popcount(own_waiting(g)); }

static int nth_waiting(const game *g, int nth) {
    unsigned pawns = own_waiting(g);
    for (; nth; nth--) pawns &= pawns - 1;
    return __builtin_ctz(pawns);
}

#else

#define EACH_PAWN_ON(space) \
    for (int pawn = 0; pawn < g->track->pawns; pawn++) \
        if (g->places[pawn] == space)

static void set_up(game *g) { (void)g; }

static void stand(game *g, int pawn, int space) { g->places[pawn] = space; }

static int waiting(const game *g) {
    int count = 0;
    for (int nth = 0; nth < EACH; nth++) count += !g->places[g->seat * EACH + nth];
    return count;
}

static int nth_waiting(const game *g, int nth) {
    int pawn = g->seat * EACH;
    while (g->places[pawn] || nth--) pawn++;
    return pawn;
}

#endif

/* The rules. */

static void begin_turn(game *g) {
    g->mover = -1;
    g->phase = waiting(g) ? LOAD : ROLL;
}

static void end_turn(game *g) {
    if (g->phase == DONE) return;
    g->seat = (g->seat + 1) % g->track->players;
    begin_turn(g);
}

static void score(game *g, int points) {
    g->points[g->seat] += points;
    if (g->points[g->seat] >= g->track->target) g->phase = DONE;
}

static void restart(game *g, int pawn) {
    g->rings[pawn] = 0;
    stand(g, pawn, 0);
}

static void put(game *g, int pawn) {
    if (g->rings[pawn] < CAPACITY) {
        g->rings[pawn]++;
        return;
    }
    restart(g, pawn);
    if (pawn / EACH != g->seat) score(g, REWARD);
}

static void pass(game *g, int start, int goal) {
    for (int space = start + 1; space < goal; space++)
        EACH_PAWN_ON(space) {
            put(g, pawn);
            if (g->track->spaces[space] == 'x' && g->places[pawn]) put(g, pawn);
            if (g->phase == DONE) return;
        }
}

static int exchanges(const game *g, exchange found[]) {
    int count = 0, space = g->places[g->mover];
    EACH_PAWN_ON(space) {
        if (g->met >> pawn & 1) continue;
        if (g->rings[g->mover]) found[count++] = (exchange){pawn, 1};
        if (g->rings[pawn]) found[count++] = (exchange){pawn, 0};
    }
    return count;
}

static void hand(game *g, int giver, int taker) {
    if (!g->rings[giver]) return;
    g->rings[giver]--;
    put(g, taker);
}

static void do_exchange(game *g, exchange e) {
    int giver = e.giving ? g->mover : e.pawn, taker = e.giving ? e.pawn : g->mover;
    g->met |= 1u << e.pawn;
    hand(g, giver, taker);
    if (g->track->spaces[g->places[g->mover]] == 'x' && g->places[taker]) hand(g, giver, taker);
}

static void meet(game *g) {
    exchange found[2 * MOST_PAWNS];
    while (g->phase != DONE && g->places[g->mover]) {
        int count = exchanges(g, found);
        if (count > 1) {
            g->phase = MEET;
            return;
        }
        if (!count) {
            char act = g->track->spaces[g->places[g->mover]];
            if (act == '+') put(g, g->mover);
            else if (act == '-' && g->rings[g->mover]) g->rings[g->mover]--;
            break;
        }
        do_exchange(g, found[0]);
    }
    end_turn(g);
}

static void step(game *g, int by);

static void land(game *g) {
    int place = g->places[g->mover];
    if (place == g->track->finish) {
        int rings = g->rings[g->mover];
        restart(g, g->mover);
        score(g, rings == CAPACITY ? rings + BONUS : rings);
        end_turn(g);
    } else if (g->track->spaces[place] != 's') {
        g->met = 1u << g->mover;
        meet(g);
    } else if (place == 1) {
        step(g, 1);
    } else {
        g->phase = ASIDE;
    }
}

static void step(game *g, int by) {
    stand(g, g->mover, g->places[g->mover] + by);
    land(g);
}

static void advance(game *g, int pawn, int steps) {
    int start = g->places[pawn], goal = start + steps;
    if (goal > g->track->finish) goal = g->track->finish;
    g->mover = pawn;
    pass(g, start, goal);
    if (g->phase == DONE) return;
    stand(g, pawn, goal);
    land(g);
}

static void load(game *g, int nth) {
    g->mover = nth_waiting(g, nth / (CAPACITY + 1));
    g->rings[g->mover] = nth % (CAPACITY + 1);
    g->phase = ROLL;
}

static void roll(game *g, int face) {
    if (g->mover >= 0) {
        advance(g, g->mover, face);
    } else {
        g->die = face;
        g->phase = MOVE;
    }
}

static void trade(game *g, exchange e) {
    do_exchange(g, e);
    meet(g);
}

/* What a seat may do, in the same order as Quadriga lists it. */

static int choices(const game *g) {
    exchange found[2 * MOST_PAWNS];
    if (g->phase == LOAD) return waiting(g) * (CAPACITY + 1);
    return g->phase == MEET ? exchanges(g, found) : 2; /* either pawn, or a step ahead or back */
}

static void choose(game *g, int nth) {
    exchange found[2 * MOST_PAWNS];
    if (g->phase == LOAD) {
        load(g, nth);
    } else if (g->phase == MOVE) {
        advance(g, g->seat * EACH + nth, g->die);
    } else if (g->phase == MEET) {
        exchanges(g, found);
        trade(g, found[nth]);
    } else {
        step(g, nth ? -1 : 1);
    }
}

/* At random. */

static int any_face(rng *r) { return 1 + below(r, FACES); }

static void decide(game *g, rng *r) {
    exchange found[2 * MOST_PAWNS];
    if (g->phase == MEET) trade(g, found[below(r, exchanges(g, found))]);
    else choose(g, below(r, choices(g)));
}
