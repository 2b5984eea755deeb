"""Quadriga and both C programs grow the very same trees; a speed without that is refused."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import cast

import pytest

from benches import searches_in_c
from benches.playouts import COMPILER, YARDSTICKS, DifferentGames, compiled, position
from benches.searches import DAY, positions
from benches.searches_in_c import SOURCE, Searched, by_c, by_quadriga, check, round_of, states_filling
from quadriga.bots.search import Settings
from quadriga.games.overload.rules import OverloadState

needs_compiler = pytest.mark.skipif(
    shutil.which(COMPILER) is None, reason=f"{COMPILER} is not installed, so there is no C to compare with"
)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return compiled(tmp_path_factory.mktemp("c"), SOURCE)


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough for the tree to be followed down several turns; plain Python is slow."""
    monkeypatch.setattr(searches_in_c, "SETTINGS", Settings(80, DAY))


def states_of(players: int, *, turned: bool) -> list[OverloadState]:
    return cast("list[OverloadState]", positions(position(players, turned=turned)))


@needs_compiler
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("turned", [False, True], ids=["plain", "turned"])
def test_c_grows_the_same_trees(programs: dict[str, Path], players: int, turned: bool) -> None:
    states = states_of(players, turned=turned)
    ours = by_quadriga(states, 7)
    for name in YARDSTICKS:
        theirs = by_c(programs[name], states, 7)
        check(name, ours, theirs)
        assert theirs.found == ours.found


@needs_compiler
def test_another_tree_is_refused(programs: dict[str, Path]) -> None:
    """From another seed grows another one."""
    states = states_of(4, turned=False)
    with pytest.raises(DifferentGames, match="Quadriga and plain C searched different trees"):
        check("plain C", by_quadriga(states, 7), by_c(programs["plain C"], states, 8))


@needs_compiler
def test_a_round_holds_every_side_checked(programs: dict[str, Path]) -> None:
    searched = round_of(programs, states_of(4, turned=False), 2)
    assert set(searched) == {"quadriga", *YARDSTICKS}
    assert all(side.found == searched["quadriga"].found for side in searched.values())


SEARCHED = Searched(seconds=0.5, found=[(1, 30, 10, 4, 6, 20, 5, 15), (0, 10, 5, 3, 2, 5, 5, 0)])


def test_a_difference_is_named() -> None:
    theirs = Searched(0.5, [SEARCHED.found[0], (1, 10, 5, 3, 2, 5, 5, 0)])
    says = r"Quadriga and C searched different trees: \(0, 10, .* and \(1, 10, .* at place 1"
    with pytest.raises(DifferentGames, match=says):
        check("C", SEARCHED, theirs)


def test_time_may_differ() -> None:
    check("C", SEARCHED, Searched(9.0, SEARCHED.found))


def test_speed_is_tries_a_second() -> None:
    assert SEARCHED.speed == 80


def test_even_the_shortest_round_has_positions() -> None:
    assert states_filling(0, position(4, turned=False))
