"""Quadriga and both C programs play the very same games; a speed without that is refused."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from benches.playouts import (
    COMPILER,
    YARDSTICKS,
    DifferentGames,
    Played,
    by_c,
    by_quadriga,
    check,
    compiled,
    games_filling,
    position,
    round_of,
)

GAMES = 30
needs_compiler = pytest.mark.skipif(
    shutil.which(COMPILER) is None, reason=f"{COMPILER} is not installed, so there is no C to compare with"
)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return compiled(tmp_path_factory.mktemp("c"))


@needs_compiler
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("turned", [False, True], ids=["plain", "turned"])
@pytest.mark.parametrize("name", YARDSTICKS)
def test_c_plays_the_same_games(programs: dict[str, Path], players: int, turned: bool, name: str) -> None:
    start = position(players, turned=turned)
    ours, theirs = by_quadriga(start, GAMES, 7), by_c(programs[name], start, GAMES, 7)
    check(name, ours, theirs)
    assert sum(theirs.wins) == len(theirs.lengths) == GAMES
    assert theirs.wins == ours.wins
    assert theirs.lengths == ours.lengths


@needs_compiler
def test_other_games_are_refused(programs: dict[str, Path]) -> None:
    """From another seed come other games."""
    start = position(4, turned=False)
    ours, theirs = by_quadriga(start, GAMES, 7), by_c(programs["plain C"], start, GAMES, 8)
    with pytest.raises(DifferentGames, match="Quadriga and plain C played different games"):
        check("plain C", ours, theirs)


@needs_compiler
def test_a_round_holds_every_side_checked(programs: dict[str, Path]) -> None:
    start = position(3, turned=True)
    played = round_of(programs, start, GAMES, 2)
    assert set(played) == {"quadriga", *YARDSTICKS}
    assert all(side.lengths == played["quadriga"].lengths for side in played.values())


@needs_compiler
def test_a_round_is_refused_when_one_program_plays_otherwise(
    programs: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules of another number of players stand for a program with a wrong rule."""
    other = by_c(programs["tuned C"], position(5, turned=False), GAMES, 2)
    monkeypatch.setattr("benches.playouts.by_c", lambda *_: other)
    with pytest.raises(DifferentGames, match="tuned C"):
        round_of({"tuned C": programs["tuned C"]}, position(4, turned=False), GAMES, 2)


PLAYED = Played(seconds=0.5, decisions=30, chances=20, wins=[1, 1, 0], lengths=[10, 20])


@pytest.mark.parametrize(
    ("theirs", "says"),
    [
        (replace(PLAYED, wins=[1, 0, 1]), "wins 1 and 0 at place 1"),
        (replace(PLAYED, wins=[1, 1]), r"wins \[1, 1, 0\] and \[1, 1\]"),
        (replace(PLAYED, decisions=31), "decisions 30 and 31"),
        (replace(PLAYED, chances=21), "chances 20 and 21"),
        (replace(PLAYED, lengths=[20, 10]), "lengths 10 and 20 at place 0"),
    ],
    ids=["wins", "players", "decisions", "chances", "lengths"],
)
def test_any_difference_is_named(theirs: Played, says: str) -> None:
    with pytest.raises(DifferentGames, match=f"Quadriga and C played different games: {says}"):
        check("C", PLAYED, theirs)


def test_time_may_differ() -> None:
    check("C", PLAYED, replace(PLAYED, seconds=9.0))


def test_speed_is_decisions_a_second() -> None:
    assert PLAYED.speed == 60


def test_even_the_shortest_round_has_games() -> None:
    assert games_filling(0, position(3, turned=False)) > 0
