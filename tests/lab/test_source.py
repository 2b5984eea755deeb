"""What plays: a short text that is another when a file is."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga import game
from quadriga.lab import source
from quadriga.lab.source import UNKNOWN, source_of, told

OVERLOAD = game("overload")


def test_every_game_and_every_guest_has_another(tmp_path: Path) -> None:
    guest = tmp_path / "mine.py"
    found = [source_of(chosen, ["greedy"]) for chosen in (OVERLOAD, game("edison"), game("chariot"))]
    for line in ("return actions[0]", "return actions[-1]"):
        guest.write_text(f"def decide(state, actions):\n    {line}\n")
        found.append(source_of(OVERLOAD, ["greedy", str(guest)]))
    assert len(set(found)) == len(found)


def test_the_same_files_have_the_same() -> None:
    assert source_of(OVERLOAD, ["level1", "greedy"]) == source_of(OVERLOAD, ["random"])


def test_a_level_that_is_another_changes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "levels.toml").write_text("notices = 0.5")
    (tmp_path / "levels.txt").write_text("what is no source")
    monkeypatch.setattr(source, "files", lambda _: tmp_path)
    before = source_of(OVERLOAD, [])
    (tmp_path / "levels.txt").write_text("what is still none")
    assert source_of(OVERLOAD, []) == before
    (tmp_path / "levels.toml").write_text("notices = 0.6")
    assert source_of(OVERLOAD, []) != before


def test_where_it_is_not_known_nothing_is_told_of_it() -> None:
    assert told("0123abcd") == ", source 0123abcd"
    assert told(UNKNOWN) == ""
