"""What a lesson is made of, and what a page is told of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import ValidationError

from quadriga.core.lessons import Lesson, lesson

TEXT = """
players = 2
bot = "level1"
quiet = ["event-roll"]

[cards]
aim = ["finish"]
pawns = ["pawn-*", ".sheets"]

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
    assert found.plain() == {
        "players": 2,
        "bot": "level1",
        "options": {},
        "cards": [
            {"name": "aim", "shows": ["finish"]},
            {"name": "pawns", "shows": ["pawn-*", ".sheets"]},
        ],
        "learns": {"ask-load": "3.1"},
    }


def test_what_is_unknown_is_refused(folder: Path) -> None:
    with pytest.raises(ValidationError, match="unknown field `plyaers`"):
        read(folder, TEXT.replace("players", "plyaers"))


def test_a_game_may_bring_none(folder: Path) -> None:
    assert lesson(folder.name) is None
