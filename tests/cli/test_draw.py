"""quadriga draw: pictures of positions, from notation and records."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

from quadriga import Game, Record, State, game
from tests.cli.conftest import Run

POSITION = (
    "3 - | 1a0,1b0,2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . . / . . . . . / . . . . . / . . . . . "
    "| 0 0 0 | 1 load"
)


def test_a_record_is_drawn(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(Record(game("overload"), 3).text(), encoding="utf-8")
    to = tmp_path / "game.svg"
    assert run("draw", "--record", str(record), "--seat", "1", "--to", str(to)).code == 0
    assert ET.parse(to).getroot().tag.endswith("svg")


def test_a_position_is_drawn_as_pixels(run: Run, tmp_path: Path) -> None:
    to = tmp_path / "start.png"
    assert run("draw", "overload", POSITION, "--to", str(to)).code == 0
    assert to.read_bytes().startswith(b"\x89PNG")


def test_what_cannot_be_drawn_is_refused(run: Run, tmp_path: Path) -> None:
    assert "seat" in run("draw", "overload", POSITION, "--seat", "9").err
    nowhere = str(tmp_path / "no" / "x.svg")
    assert "no such file or folder" in run("draw", "overload", POSITION, "--to", nowhere).err


def test_a_game_that_brings_no_drawing_is_not_drawn(run: Run, cups: Game[State]) -> None:
    text = cups.text(cups.start(cups.seats[0]))
    assert run("draw", cups.slug, text).err == f"quadriga: {cups.slug} has no drawing\n"
