/* The tree search of Quadriga's bots over Overload, in C: the yardstick for compiled search.
 *
 * It does what bots/search.py does with play-outs to the end: at the root the better half of the
 * actions stays in after each phase; below it the tree is followed to a position that nobody tried
 * yet, and the game is played out at random from there. A position that is met again judges what
 * can be done there before it chooses. Overload hides nothing, so that what leads to a node decides
 * the position, and the children of a node can lie side by side.
 *
 * It draws from the same random stream in the same order, so that both must come to the same
 * answers and the same counts; benches/searches_in_c.py compares them before it counts.
 *
 * usage: overload_search PLAYERS TARGET SPACES TRIES CURIOSITY
 * It reads what the judgement knows of the track, and then one search after another.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "overload.h"

enum { ROOT = 0, DEEPEST = 256, MOST_CHOICES = 2 * MOST_PAWNS, MOST_NODES = 1 << 21 };

/* What a position is worth: judgement.py of Overload. */

#define SPREAD 1.5

static struct { double pace, turns[MOST_SPACES], found[MOST_SPACES], passed[MOST_SPACES * MOST_SPACES]; } odds;

static double least_of(double one, double other) { return one < other ? one : other; }

static double coming(const game *g, int place, int first) {
    const double *passed = odds.passed + place * g->track->finish;
    double rings = odds.found[place];
    for (int other = 0; other < first; other++) rings += passed[g->places[other]];
    for (int other = first + EACH; other < g->track->pawns; other++) rings += passed[g->places[other]];
    return rings > 0 ? rings : 0;
}

static double points_of(int rings, double more, int need) {
    double chance = exp(-more), points = 0;
    for (int count = 1; rings < CAPACITY; count++, rings++) {
        points += chance * (rings < need ? rings : need);
        chance *= more / count;
    }
    return points + chance * (CAPACITY + BONUS < need ? CAPACITY + BONUS : need);
}

static double turns_left(const game *g, int seat, int entering) {
    int need = g->track->target - g->points[seat], first = seat * EACH;
    double left = need, together = 0, alone = left / odds.pace;
    for (int pawn = first; pawn < first + EACH; pawn++) {
        int place = g->places[pawn];
        if (!place && pawn != entering) continue;
        double gain = points_of(g->rings[pawn], coming(g, place, first), need), way = odds.turns[place];
        alone = least_of(alone, way + (need - gain) / odds.pace);
        together += way;
        left -= gain;
    }
    return left > 0 ? together + left / odds.pace : alone;
}

static double standing(const game *g, int whose) {
    if (g->phase == DONE) return whose == g->seat;
    int players = g->track->players, entering = g->phase == ROLL ? g->mover : -1;
    int seat = (g->seat + (g->phase == ASIDE || g->phase == MEET)) % players;
    double turns[MOST_PLAYERS], least = INFINITY, total = 0;
    for (int order = 0; order < players; order++, seat = (seat + 1) % players) {
        turns[seat] = turns_left(g, seat, entering) + (double)order / players;
        least = least_of(least, turns[seat]);
    }
    double spread = SPREAD * sqrt(least);
    for (int each = 0; each < players; each++) total += turns[each] = exp((least - turns[each]) / spread);
    return turns[whose] / total;
}

static double judge(const game *g, int whose) {
    if (g->phase != MOVE && g->phase != ASIDE && g->phase != MEET) return standing(g, whose);
    game best;
    double most = -1;
    for (int nth = 0, count = choices(g); nth < count; nth++) {
        game after = *g;
        choose(&after, nth);
        double share = standing(&after, g->seat);
        if (share > most) {
            most = share;
            best = after;
        }
    }
    return judge(&best, whose);
}

/* The tree: a node after each action or face. */

typedef struct { int first, visits, chosen; double totals[MOST_PLAYERS], like; } node;

static node nodes[MOST_NODES];
static int used;

static int add(int count) {
    if (used + count > MOST_NODES) {
        fprintf(stderr, "no room for more than %d nodes\n", MOST_NODES);
        exit(1);
    }
    memset(nodes + used, 0, count * sizeof *nodes);
    used += count;
    return used - count;
}

static int child(int at, int nth, int count) {
    if (!nodes[at].first) nodes[at].first = add(count);
    return nodes[at].first + nth;
}

/* The search. */

#define HAIR 1e-18 /* decides among equals */

static rng luck;
static double curiosity;

static double liked(const game *g, int nth) {
    game after = *g;
    choose(&after, nth);
    return judge(&after, g->seat);
}

static int most_promising(int at, const game *g) {
    int count = choices(g), first = child(at, 0, count), best = first;
    if (!nodes[at].chosen && count > 1)
        for (int nth = 0; nth < count; nth++) nodes[first + nth].like = liked(g, nth);
    double highest = -1, most = -1, known = log(++nodes[at].chosen);
    for (int each = first; each < first + count; each++)
        if (nodes[each].like > highest) highest = nodes[each].like;
    double base = nodes[at].totals[g->seat] / nodes[at].visits - highest;
    for (int each = first; each < first + count; each++) {
        double visits = nodes[each].visits + 1, share = (nodes[each].totals[g->seat] + base + nodes[each].like) / visits;
        double promise = share + curiosity * sqrt(known / visits);
        if (each == first || promise > most) {
            most = promise;
            best = each;
        }
    }
    return best;
}

static int winner_of_try(game g, int action) {
    int path[DEEPEST] = {ROOT, action}, depth = 2, at = action;
    choose(&g, action - nodes[ROOT].first);
    while (depth < DEEPEST && g.phase != DONE) {
        if (g.phase == ROLL) {
            int face = any_face(&luck);
            at = child(at, face - 1, FACES);
            roll(&g, face);
        } else {
            if (!nodes[at].visits) break;
            int best = most_promising(at, &g);
            choose(&g, best - nodes[at].first);
            at = best;
        }
        path[depth++] = at;
    }
    while (g.phase != DONE)
        if (g.phase == ROLL) roll(&g, any_face(&luck));
        else decide(&g, &luck);
    for (int step = 0; step < depth; step++) {
        nodes[path[step]].visits++;
        nodes[path[step]].totals[g.seat]++;
    }
    return g.seat;
}

static void best_first(int running[], int count, const double worth[]) {
    for (int at = 1; at < count; at++) {
        int moved = running[at], to = at;
        for (; to && worth[running[to - 1]] < worth[moved]; to--) running[to] = running[to - 1];
        running[to] = moved;
    }
}

static void try_each(const game *g, const int running[], int count, double worth[], rng *r) {
    rng fate;
    fate.a = next_word(r);
    fate.b = next_word(r);
    fate.c = next_word(r);
    fate.d = next_word(r) | 1;
    for (int nth = 0; nth < count; nth++) {
        luck = fate;
        worth[running[nth]] += winner_of_try(*g, nodes[ROOT].first + running[nth]) == g->seat;
    }
}

static int search(const game *g, int tries, rng r) {
    int running[MOST_CHOICES], count = choices(g), phases = 0;
    double worth[MOST_CHOICES];
    used = 0;
    nodes[add(1)].first = add(count);
    for (int nth = 0; nth < count; nth++) {
        running[nth] = nth;
        worth[nth] = HAIR * next_word(&r);
    }
    best_first(running, count, worth);
    while ((count - 1) >> phases) phases++;
    for (int phase = 1; phase <= phases; phase++) {
        int stay = (count + 1) / 2, rounds = ((long)tries * phase / phases - nodes[ROOT].visits) / count;
        do {
            try_each(g, running, count, worth, &r);
            best_first(running, count, worth);
            rounds--;
        } while (rounds > 0 && worth[running[stay - 1]] - worth[running[stay]] <= rounds);
        count = stay;
    }
    return running[0];
}

/* Reading and writing. */

static void read_doubles(double into[], int count) {
    while (count--)
        if (scanf("%lf", into++) != 1) exit(2);
}

static int read_ints(int into[], int count) {
    for (int at = 0; at < count; at++)
        if (scanf("%d", into + at) != 1) return 0;
    return 1;
}

static int read_position(game *g) {
    int now[5];
    if (!read_ints(now, 5)) return 0;
    g->seat = now[0];
    g->phase = now[1];
    g->mover = now[2];
    g->die = now[3];
    g->met = now[4];
    int places[MOST_PAWNS];
    if (!read_ints(places, g->track->pawns) || !read_ints(g->rings, g->track->pawns)) return 0;
    set_up(g);
    for (int pawn = 0; pawn < g->track->pawns; pawn++) stand(g, pawn, places[pawn]);
    return read_ints(g->points, g->track->players);
}

static void write_found(int answer, int count, int players) {
    printf("%d %d", answer, nodes[ROOT].visits);
    for (int nth = 0; nth < count; nth++) {
        const node *n = nodes + nodes[ROOT].first + nth;
        printf(" %d", n->visits);
        for (int seat = 0; seat < players; seat++) printf(" %.0f", n->totals[seat]);
    }
    printf("\n");
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    if (argc != 6 || strlen(argv[3]) >= sizeof((track){0}).spaces) {
        fprintf(stderr, "usage: overload_search PLAYERS TARGET SPACES TRIES CURIOSITY\n");
        return 2;
    }
    track t = {.players = atoi(argv[1]), .target = atoi(argv[2])};
    t.pawns = t.players * EACH;
    strcpy(t.spaces, argv[3]);
    t.finish = strlen(t.spaces) - 1;
    int tries = atoi(argv[4]);
    curiosity = atof(argv[5]);
    read_doubles(&odds.pace, 1);
    read_doubles(odds.turns, t.finish + 1);
    read_doubles(odds.found, t.finish + 1);
    read_doubles(odds.passed, t.finish * t.finish);
    rng r;
    double seconds = 0;
    while (scanf("%u %u %u %u", &r.a, &r.b, &r.c, &r.d) == 4) {
        game g = {.track = &t};
        if (!read_position(&g)) return 2;
        double begun = now();
        int answer = search(&g, tries, r);
        seconds += now() - begun;
        write_found(answer, choices(&g), t.players);
    }
    printf("%.9f\n", seconds);
    return 0;
}
