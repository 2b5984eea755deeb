"""What a position of Asteroid Escape is worth, and how it is flown by who believes it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from quadriga import CHANCE, OVER, Rng
from quadriga.bots import bot
from quadriga.games.asteroid import GAME
from quadriga.games.asteroid.board import field
from quadriga.games.asteroid.field import PORTS
from quadriga.games.asteroid.judgement import drift_chance, walks_of
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.lab.simulate import simulate
from tests.games.asteroid.play import random_game, reached

TABLES: list[tuple[int, Mapping[str, object]]] = [
    (players, {"asteroids": asteroids, "bonus": players > 2})
    for players in (2, 3, 8)
    for asteroids in (True, False)
]


def judged(drawn: str) -> list[float]:
    return reached(drawn).judge()


# Asteroids


def test_the_next_drift_is_weighed_exactly() -> None:
    """4.1 4.3 Asteroids move on 6, 7 and 8, 16 rolls of 36; to each side on one face of six."""
    walks = walks_of(field(2, True, False))
    here = walks.size * walks.size  # after one turn
    assert drift_chance(field(2, True, False)) == pytest.approx(16 / 36)
    assert walks.at[here + 1] == walks.hit[here + 1] == pytest.approx(16 / 36 / 6)
    assert walks.at[here] == pytest.approx(1 - 16 / 36 * 4 / 6)
    assert walks.hit[here] == 1
    assert walks.at[here + 2] == walks.hit[here + 2] == 0


AHEAD = """
   a   c   d   e   f   g
2  A7  .   .   .   .   .
3  {}  .   .   .   .   .
4  .   .   {}  .   .   .
6  .   .   .   .   .   B3
hands 1,2,3 / 4,5,6
2 roll"""


def test_an_asteroid_beside_the_cell_ahead_is_a_danger() -> None:
    near, far = judged(AHEAD.format("*2b0", ".")), judged(AHEAD.format(".", "*2b0"))
    assert near[0] < far[0]
    assert near[0] < 0.5


def test_it_does_not_matter_how_an_asteroid_is_turned() -> None:
    """4.3 One arrow points to each side."""
    shares = [judged(AHEAD.format(f"*{value}b{turn}", ".")) for value in (1, 4) for turn in range(4)]
    assert all(share == shares[0] for share in shares)


def test_an_asteroid_on_the_cell_ahead_is_worse_than_one_beside_it() -> None:
    """5.8 It must drift away before the ship has its turn."""
    beside, on_it = judged(AHEAD.format("*2b0", ".")), judged(AHEAD.replace("A7", "*2b0A7").format(".", "."))
    assert on_it[0] < beside[0]
    assert on_it[0] < 0.2


UNDER = """
   a  b     c   d   e   f   g
2  .  {}    .   .   .   .   .
3  .  #     A7  .   .   .   .
6  .  .     .   .   {}  .   B3
hands 21,22,23 / 24,25,26
2 roll"""


def test_an_asteroid_beside_the_tile_it_stands_on_is_a_danger() -> None:
    """4.6 It would crush the ship."""
    assert judged(UNDER.format("*2b0", "."))[0] < judged(UNDER.format(".", "*2b0"))[0] - 0.05


def test_who_waits_longer_is_in_greater_danger() -> None:
    drawn = """
       a     b   d   f   g
    2  A7    .   .   .   B3
    3  *2b0  .   .   .   *2r0
    hands 1,2,3 / 4,5,6
    {} roll"""
    one, two = judged(drawn.format(1)), judged(drawn.format(2))
    assert one[0] > one[1]
    assert two[1] > two[0]


# Room


def test_the_middle_is_better_than_the_corner() -> None:
    corner, middle = judged("""
    2 clear -
       a   b   c  d
    1  A7  .   .  .
    4  .   .   #  B7
    hands 21,22,23 / 24,25,26
    1 place""")
    assert middle > corner


def test_a_dead_end_is_worse_than_open_space() -> None:
    closed, free = judged("""
    2 clear -
       a   b  c  d  e  f  g
    1  A7  #  .  .  .  .  .
    2  #   #  .  .  .  .  .
    4  .   .  .  .  .  .  B3
    hands 31,32,33 / 34,35,36
    1 place""")
    assert closed < 0.3 < free


def test_who_is_steered_by_another_is_worse_off() -> None:
    """6.2 Both are before one cell, and whoever has the turn chooses for both."""
    drawn = """
    2 clear -
       a  b  c  d     e
    4  .  .  #  A7B3  #
    hands 21,22,23 / 24,25,26
    {} place"""
    assert judged(drawn.format(1))[0] > 0.5 > judged(drawn.format(2))[0]


def test_who_is_out_has_no_share() -> None:
    one, two, three = judged("""
    3 clear -
       a   b  g
    1  A7  .  .
    4  .   .  C3
    hands 21,22,23 / - / 24,25,26
    1 place""")
    assert two == 0
    assert one + three == pytest.approx(1)


def test_before_the_start_all_are_equal() -> None:
    assert GAME.start(4).judge() == pytest.approx([0.25] * 4)


# What nobody can know


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_judgement_does_not_depend_on_what_somebody_cannot_know(
    players: int, options: Mapping[str, object]
) -> None:
    """7.4 In every world that a seat cannot tell from this one it is the same."""
    rng = Rng(7)
    for seed in range(4):
        for at, state in enumerate(random_game(players, options, seed)):
            if at % 9 == seed:
                shares = state.judge()
                assert all(state.redraw(seat, rng).judge() == shares for seat in range(players))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_looks_alike_is_decided_alike(players: int, options: Mapping[str, object]) -> None:
    """From the same seed greedy does the same in every world that it cannot tell from this one."""
    decided = 0
    for seed in range(4):
        for at, state in enumerate(random_game(players, options, seed)):
            if state.actor() >= 0 and at % 16 < 2:
                decided += 1
                check_alike(state, seed)
    assert decided > 3


def check_alike(state: AsteroidState, seed: int) -> None:
    seat = int(state.actor())
    worlds = [state, *(state.redraw(seat, Rng(seed, stream)) for stream in range(2))]
    assert len({bot("greedy")(world, Rng(seed)) for world in worlds}) == 1, str(state)


MIXED = """5 clear bonus
| 41.1 . . . . . 9.3 / . . . . . . 10.3 / . . . . . . . / . . . . . . . / . . . . . . . / . . . . . . .
/ 5.2 . . . . . . | - | b1:7 b7:6 out g3:0 out | 25,37,38 / 14,31,36 / - / 1,15,40 / - | 20,29,33 / 21,24,32
| 4 15+4@0>0 40+4@0>0 20+34@1>1 29+34@1>1 33+34@1>1 21+45@2>2 24+45@2>2 32+45@2>2
/ - 20+4 29+4 33+4 / - 21+4 24+4 32+4 | 1 place"""


def test_how_hard_it_is_to_guess_decides_nothing() -> None:
    """10.4 After a swap some orders contradict what is known later, and it is guessed again."""
    for seed in range(12):
        check_alike(reached(" ".join(MIXED.split())), seed)


# Flying by it


def test_greedy_starts_away_from_asteroids() -> None:
    state = reached("""
       a     b     c     d     e  f  g
    1  *1b0  .     *1r0  .     .  .  .
    3  *2b0  .     *2r0  .     .  .  .
    5  *3b0  .     *3r0  .     .  .  .
    hands 1,2,3 / 4,5,6
    1 mark""")
    for seed in range(5):
        cell = state.field.starts[bot("greedy")(state, Rng(seed))] // PORTS
        row, column = int(cell // state.field.size), int(cell % state.field.size)
        assert min(abs(row - at) + abs(column - other) for at in (0, 2, 4) for other in (0, 2)) > 2


def test_greedy_flies_a_game_to_its_end() -> None:
    state, rng = GAME.start(4), Rng(3)
    while state.actor() != OVER:
        state.apply(state.draw(rng) if state.actor() == CHANCE else bot("greedy")(state, rng))
    assert sum(state.payoff()) == pytest.approx(1)


def share_of_greedy(players: int, asteroids: bool, games: int) -> float:
    """Return what it wins against random, each with half of the seats: from one seed always the same."""
    state = GAME.start(players, {"asteroids": asteroids})
    return simulate(state, games, 1, bots=["greedy", "random"]).bot_wins["greedy"] / games


@pytest.mark.parametrize(("asteroids", "games"), [(True, 20), (False, 6)])
def test_greedy_beats_random(asteroids: bool, games: int) -> None:
    """Of many games it wins four in five with asteroids, and nine in ten without."""
    assert share_of_greedy(2, asteroids, games) > 0.65


@pytest.mark.slow
@pytest.mark.parametrize("asteroids", [True, False])
@pytest.mark.parametrize("players", [4, 8])
def test_greedy_beats_random_at_larger_tables(players: int, asteroids: bool) -> None:
    assert share_of_greedy(players, asteroids, 40) > 0.65
