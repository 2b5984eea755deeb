/* Whole games of Overload at random, in C: the yardsticks for compiled playouts.
 *
 * It draws from the same random stream in the same order as `quadriga.playouts`, so that both
 * must come to the same wins and lengths; benches/playouts.py compares them before it counts.
 *
 * usage: overload PLAYERS TARGET GAMES WORD WORD WORD WORD SPACES
 * The four words are those of the generator; SPACES has one of . + - s x for each space.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "overload.h"

int main(int argc, char **argv) {
    if (argc != 9 || strlen(argv[8]) >= sizeof((track){0}).spaces) {
        fprintf(stderr, "usage: overload PLAYERS TARGET GAMES WORD WORD WORD WORD SPACES\n");
        return 2;
    }
    track t = {.players = atoi(argv[1]), .target = atoi(argv[2])};
    t.pawns = t.players * EACH;
    strcpy(t.spaces, argv[8]);
    t.finish = strlen(t.spaces) - 1;
    long games = atol(argv[3]);
    rng r = {strtoul(argv[4], 0, 10), strtoul(argv[5], 0, 10), strtoul(argv[6], 0, 10), strtoul(argv[7], 0, 10)};
    long *lengths = calloc(games, sizeof *lengths), decisions = 0, chances = 0, wins[MOST_PLAYERS] = {0};
    struct timespec from, to;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (long n = 0; n < games; n++) {
        game g = {.track = &t};
        set_up(&g);
        begin_turn(&g);
        while (g.phase != DONE)
            if (g.phase == ROLL) {
                roll(&g, any_face(&r));
                chances++;
            } else {
                decide(&g, &r);
                lengths[n]++;
            }
        decisions += lengths[n];
        wins[g.seat]++;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    printf("%.9f %ld %ld", (to.tv_sec - from.tv_sec) + (to.tv_nsec - from.tv_nsec) * 1e-9, decisions, chances);
    for (int seat = 0; seat < t.players; seat++) printf(" %ld", wins[seat]);
    printf("\n");
    for (long n = 0; n < games; n++) printf("%ld\n", lengths[n]);
    free(lengths);
    return 0;
}
