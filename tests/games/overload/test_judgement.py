"""What positions of Overload are worth, and how the bot greedy plays by that."""

from __future__ import annotations

import pytest

from quadriga import Rng
from quadriga.bots import bot
from quadriga.games.overload import GAME
from quadriga.games.overload.board import board, track
from quadriga.games.overload.judgement import odds_of, points_of
from quadriga.lab.simulate import simulate
from tests.games.overload.play import random_game, reached

PLAIN = track(3, ())
TABLES = [(players, sections) for players in board().seats for sections in ((), board().names(players))]


def judged(drawn: str) -> list[float]:
    return reached(drawn).judge()


def greedy(drawn: str, seed: int = 1) -> str:
    """Return what greedy does here."""
    state = reached(drawn)
    return GAME.action_text(state, bot("greedy")(state, Rng(seed)))


# What follows from the track


@pytest.mark.parametrize(("players", "sections"), TABLES)
def test_the_further_on_the_sooner_home(players: int, sections: tuple[str, ...]) -> None:
    way = track(players, sections)
    turns = list(odds_of(way).turns)
    assert turns[-2] == 1
    assert turns[-1] == 0
    assert turns == sorted(turns, reverse=True)


def test_the_way_is_as_long_as_rolls_are_short() -> None:
    """Two spaces before FINISH only a 1 is too little, three before it a 1 or a 2."""
    turns = odds_of(PLAIN).turns
    assert turns[PLAIN.finish - 2] == pytest.approx(1 + 1 / 8)
    assert turns[PLAIN.finish - 3] == pytest.approx(1 + 1 / 8 + (1 + 1 / 8) / 8)


def passed(place: int, other: int, sections: tuple[str, ...] = ()) -> float:
    way = track(3, sections)
    return odds_of(way).passed[place * way.finish + other]


def test_who_is_close_behind_passes_most_often() -> None:
    """4.1 On its next move, or not at all: whoever is nearly home is passed by those behind it only."""
    last = PLAIN.finish - 1
    assert passed(last, last - 3) > passed(last, last - 9) > passed(last, last)
    assert 0.4 < passed(last, last - 1) < 0.5
    assert passed(10, 7) > passed(10, 13)


def test_who_has_arrived_comes_from_behind_again() -> None:
    assert passed(5, PLAIN.finish - 1) > 0.5


def test_on_x2_there_are_two_rings() -> None:
    """9.8 Curve 1 has ×2 on space 12."""
    assert passed(12, 9, ("curve1",)) > passed(12, 9) + 0.3
    assert passed(13, 9, ("curve1",)) == passed(13, 9)


def test_spaces_give_and_take_rings() -> None:
    """9.3, 9.4 START has + on space 3, FINISH has − on space 26: they are met once in 4.5 runs or so."""
    plus, minus = odds_of(track(3, ("start",))).found, odds_of(track(3, ("finish",))).found
    assert plus[0] == pytest.approx(1 / 8 * (1 + 1 / 8) ** 2)
    assert plus[3] == 0
    assert minus[0] == pytest.approx(-1 / 4.5, abs=0.01)


def test_no_pawn_stays_on_a_step() -> None:
    """9.5 The step ahead saves a space."""
    assert odds_of(track(3, ("A",))).turns[0] < odds_of(PLAIN).turns[0]


def test_points_are_counted_as_far_as_rings_may_come() -> None:
    """6.1, 7.3, 7.4"""
    assert [points_of(PLAIN, rings, 0.0, 40) for rings in (0, 7, 8)] == [0, 7, 12]
    assert points_of(PLAIN, 7, 1.0, 40) == pytest.approx((7 + 12) / 2.718281828)
    assert points_of(PLAIN, 8, 1.0, 40) == pytest.approx(12 / 2.718281828)
    assert points_of(PLAIN, 8, 0.0, 5) == 5
    loads = [points_of(PLAIN, rings, 3.0, 40) for rings in range(9)]
    assert max(loads) == loads[4]


# Positions


@pytest.mark.parametrize(("players", "sections"), TABLES)
def test_at_the_start_the_first_are_a_little_better_off(players: int, sections: tuple[str, ...]) -> None:
    shares = GAME.start(players, {"sections": sections}).judge()
    assert shares == sorted(shares, reverse=True)
    assert shares[0] < shares[-1] * 1.2


@pytest.mark.parametrize(("players", "sections"), TABLES)
def test_shares_add_up_everywhere(players: int, sections: tuple[str, ...]) -> None:
    for state in random_game(players, sections, seed=3):
        shares = state.judge()
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)


ONE_RUNS = """3 - | 1b0,2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . .
              / . . . . . / . . . . . / . {} . . . | {} 0 0 | 2 load"""


def test_rings_near_finish_are_points_already() -> None:
    shares = [judged(ONE_RUNS.format(f"1a{rings}", 0))[0] for rings in range(9)]
    assert shares == sorted(shares)
    assert shares[8] > shares[7] + 0.05
    assert judged(ONE_RUNS.format("1a6", 20)) > judged(ONE_RUNS.format("1a6", 10))


def test_more_rings_than_needed_are_worth_nothing() -> None:
    """8.1"""
    assert judged(ONE_RUNS.format("1a5", 35)) == pytest.approx(judged(ONE_RUNS.format("1a7", 35)), abs=1e-6)
    assert judged(ONE_RUNS.format("1a4", 35)) < judged(ONE_RUNS.format("1a5", 35))


def test_a_full_pawn_fears_who_is_behind_it() -> None:
    drawn = """3 - | 1b0,2b0,3a0,3b0 . . . . / . . . . . / . {} . . .
               / 1a{} . . . . / . . {} . . / . . . . . | 0 0 0 | 2 load"""
    full_behind, full_ahead = judged(drawn.format("2a4", 8, ".")), judged(drawn.format(".", 8, "2a4"))
    assert full_behind[0] < full_ahead[0]
    assert judged(drawn.format("2a4", 4, "."))[0] > full_behind[0]


def test_who_has_rolled_what_is_needed_has_won() -> None:
    """8.1 Seat 1 need only choose pawn a."""
    won = judged("""3 - | 2a0,2b0,3a0,3b0 1b0 . . . / . . . . . / . . . . . / . . . . . / . . . . .
                    / . . 1a5 . . | 36 30 30 | 1 move 3""")
    assert won == [1, 0, 0]


def test_judging_a_crowd_takes_no_longer_than_meeting_it() -> None:
    """5.2 Nine pawns can be met in more orders than anybody could look at."""
    crowd = ",".join(f"{seat}{pawn}3" for seat in range(1, 6) for pawn in "ab")
    shares = judged(f"""5 - | . . . . . / . {crowd} . . . / . . . . . / . . . . . / . . . . . / . . . . .
                        / . . . . . / . . . . . | 0 0 0 0 0 | 1 meet a""")
    assert shares[0] > 0.2


# Playing by it


@pytest.mark.parametrize("seed", range(3))
def test_greedy_takes_the_move_that_wins(seed: int) -> None:
    drawn = """3 - | 2a0,2b0,3a0,3b0 1b0 . . . / . . . . . / . . . . . / . . . . . / . . . . .
               / . . 1a5 . . | 36 30 30 | 1 move 3"""
    assert greedy(drawn, seed) == "move a"


def test_greedy_brings_a_full_pawn_home() -> None:
    """7.4 Both arrive with this roll."""
    drawn = """3 - | 2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . . / . . . . . / . . . . .
               / . . 1a6 1b8 . | 0 0 0 | 1 move 3"""
    assert greedy(drawn) == "move b"


def test_greedy_saves_a_full_pawn() -> None:
    """6.1 Both others stand close behind pawn a."""
    drawn = """3 - | 2b0,3b0 . . . . / . . . . . / . 2a3 3a3 . 1a8 / . . . . .
               / 1b3 . . . . / . . . . . | 0 0 0 | 1 move 8"""
    assert greedy(drawn) == "move a"


def test_greedy_overloads_a_pawn_of_another() -> None:
    """6.2 Pawn a passes 2a, which would bring 12 points; pawn b passes nobody."""
    drawn = """3 - | 3a0,3b0 . . 1b3 . / . . 2b3 . . / . . . . . / . . . . . / . . . . 1a3
               / . . 2a8 . . | 0 0 0 | 1 move 3"""
    assert greedy(drawn) == "move a"


@pytest.mark.parametrize(("mine", "theirs", "deed"), [(7, 2, "take"), (8, 2, "give"), (3, 8, "give")])
def test_greedy_gives_and_takes_what_suits_it(mine: int, theirs: int, deed: str) -> None:
    """5.1, 6.2, 6.4, 7.4 Up to eight rings rather than seven, but not the ninth; to others the ninth."""
    drawn = f"""3 - | 1b0,2b0,3a0,3b0 . . . . / . . . . . / . . . . . / . . . . .
                / . . . . . / . . . 1a{mine},2a{theirs} . | 0 0 0 | 1 meet a"""
    assert greedy(drawn) == f"{deed} 2a"


def test_greedy_loads_neither_nothing_nor_all() -> None:
    """3.1 More rings will come on the way."""
    drawn = """3 - | 1a0 . . . 2a3 / . . . . . / . 1b3 . . . / . . . 3a5 . / . . . . .
               / 2b4 . . 3b6 . | 0 0 0 | 1 load"""
    assert greedy(drawn) in ("load a 3", "load a 4", "load a 5", "load a 6")


def test_greedy_loads_less_where_more_will_pass() -> None:
    crowded = """3 - | 1b0 2a3,2b3,3a3,3b3 . . . / . . 1a3 . . / . . . . . / . . . . . / . . . . .
                 / . . . . . | 0 0 0 | 1 load"""
    alone = """3 - | 1b0 . . . . / . . 1a3 . . / . . . . . / . . . . . / . . . . 2a3
               / 2b3 3a3 3b3 . . | 0 0 0 | 1 load"""
    assert greedy(crowded) < greedy(alone)


def share_of_greedy(players: int, sections: tuple[str, ...], games: int) -> float:
    """Return what it wins against random, each with half of the seats: from one seed always the same."""
    won = 0.0
    for bots in (["greedy", "random"], ["random", "greedy"]):
        state = GAME.start(players, {"sections": sections})
        won += simulate(state, games // 2, 1, bots=bots).bot_wins["greedy"]
    return won / games


def test_greedy_beats_random() -> None:
    """Of 1000 games it wins 98 in a hundred with 3, 4 and 5 players."""
    assert share_of_greedy(3, (), 6) > 0.8


@pytest.mark.slow
@pytest.mark.parametrize(("players", "sections"), TABLES)
def test_greedy_beats_random_at_every_table(players: int, sections: tuple[str, ...]) -> None:
    assert share_of_greedy(players, sections, 40) > 0.85
