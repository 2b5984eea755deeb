"""What a lesson is made of, and what a page is told of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import ValidationError

from quadriga import CHANCE, Record, Rng, game
from quadriga.core.game import Game
from quadriga.core.lessons import Lesson, begun, lesson
from quadriga.core.state import State

TEXT = """
players = 2
bot = "level1"
quiet = ["event-roll"]

[cards]
aim = { shows = ["finish"], clause = "1.1" }
pawns = { shows = ["pawn-*", ".sheets"], clause = "2.1" }

[learns]
ask-load = "3.1"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """Return the folder of a package that is named after the test."""
    folder = tmp_path / str(request.node.name)
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def read(folder: Path, text: str) -> Lesson | None:
    (folder / "lesson.toml").write_text(text, encoding="utf-8")
    return lesson(folder.name)


def test_cards_come_in_their_order(folder: Path) -> None:
    found = read(folder, TEXT)
    assert found is not None
    assert (found.players, found.bot, found.options) == (2, "level1", {})
    assert found.plain() == {
        "cards": [
            {"name": "aim", "shows": ["finish"], "clause": "1.1"},
            {"name": "pawns", "shows": ["pawn-*", ".sheets"], "clause": "2.1"},
        ],
        "learns": {"ask-load": "3.1"},
    }


def test_what_is_unknown_is_refused(folder: Path) -> None:
    with pytest.raises(ValidationError, match="unknown field `plyaers`"):
        read(folder, TEXT.replace("players", "plyaers"))


def test_a_game_may_bring_none(folder: Path) -> None:
    assert lesson(folder.name) is None


def of(folder: Path) -> Game[State]:
    """Return a game whose lesson lies there."""
    return replace(game("overload"), package=folder.name)


def test_a_game_without_a_record_begins_at_its_start(folder: Path) -> None:
    assert begun(of(folder)) == []


def test_a_lesson_begins_where_its_record_ends(folder: Path) -> None:
    record = Record(game("overload"), 3)
    state, rng = record.start(), Rng(1)
    for _ in range(9):
        record.actions.append(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
        state.apply(record.actions[-1])
    (folder / "lesson.txt").write_text(record.text(), encoding="utf-8")
    assert begun(of(folder)) == record.actions


def test_a_record_that_cannot_be_replayed_is_left_out(folder: Path) -> None:
    """As when somebody plays with figures of their own."""
    (folder / "lesson.txt").write_text(
        Record(game("overload"), 3).text().replace("players 3", "players 4"), encoding="utf-8"
    )
    assert begun(of(folder)) == []
