"""Games are found in their folder and by entry points; a broken one takes no other away."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import quadriga
from game_template import GAME as CUPS
from quadriga import UnknownGame
from quadriga.core import registry

OURS = [game.slug for game in quadriga.games()]


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """Look for games anew, and forget afterwards what a test installed."""
    registry._found.cache_clear()
    yield
    registry._found.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Make these entry points look installed, with a module `their_game` of this source."""

    def installed(source: str = "", **points: str) -> None:
        about = tmp_path / "their_game-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: their-game\nVersion: 1.0\n")
        lines = [f"{name} = {value}" for name, value in points.items()]
        (about / "entry_points.txt").write_text("\n".join(["[quadriga.games]", *lines, ""]))
        (tmp_path / "their_game.py").write_text(source)
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.delitem(sys.modules, "their_game", raising=False)

    return installed


def test_our_games_are_found_in_the_order_of_their_names() -> None:
    assert "overload" in OURS
    assert sorted(OURS) == OURS
    assert [quadriga.game(slug).slug for slug in OURS] == OURS
    assert quadriga.game("overload") is quadriga.game("overload")


def test_unknown_game_is_an_error_with_the_games_there_are() -> None:
    with pytest.raises(UnknownGame) as caught:
        quadriga.game("overlaod")
    known = ", ".join(OURS)
    assert str(caught.value) == (
        f"no game is called 'overlaod'; known games: {known}. Did you mean 'overload'?"
    )


def test_installed_game_is_found(install: Callable[..., None]) -> None:
    install(cups="game_template:GAME")
    assert quadriga.game("cups") is CUPS
    assert [game.slug for game in quadriga.games()] == sorted([*OURS, "cups"])


@pytest.mark.parametrize(
    ("source", "point", "message"),
    [
        ("", "no_such_module:GAME", "does not load: No module named 'no_such_module'"),
        ("", "their_game:GAME", "does not load: module 'their_game' has no attribute 'GAME'"),
        ("raise RuntimeError('out of order')", "their_game:GAME", "does not load: out of order"),
        ("GAME = 7", "their_game:GAME", "is not a quadriga.Game"),
    ],
)
def test_broken_game_is_left_out_with_a_warning(
    install: Callable[..., None], source: str, point: str, message: str
) -> None:
    install(source, broken=point, cups="game_template:GAME")
    with pytest.warns(UserWarning, match="game") as warned:
        found = [game.slug for game in quadriga.games()]
    assert found == sorted([*OURS, "cups"])
    assert [str(warning.message) for warning in warned] == [f"game 'broken' ({point}) {message}"]
    assert warned[0].filename == __file__


def test_warning_of_a_single_lookup_points_at_the_caller(install: Callable[..., None]) -> None:
    install(broken="no_such_module:GAME")
    with pytest.warns(UserWarning, match="game") as warned:
        quadriga.game("overload")
    assert warned[0].filename == __file__


def test_second_game_of_a_name_is_left_out_with_a_warning(install: Callable[..., None]) -> None:
    source = "from dataclasses import replace\nfrom game_template import GAME as CUPS\n"
    install(source + "GAME = replace(CUPS, slug='overload')\n", overload="their_game:GAME")
    with pytest.warns(UserWarning, match="game") as warned:
        assert quadriga.game("overload").package == "quadriga.games.overload"
    assert [str(warning.message) for warning in warned] == [
        "their_game:GAME: a game called 'overload' is there already"
    ]
    assert warned[0].filename == __file__
