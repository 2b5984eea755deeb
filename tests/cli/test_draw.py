"""quadriga draw: pictures of positions, from notation and records."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

from quadriga import CHANCE, Game, Record, Rng, State, game, picture
from tests.cli.conftest import Run, plain

ASTEROID = game("asteroid")
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


def test_a_seat_sees_its_own_hand(run: Run, shelf: dict[str, Game[State]], tmp_path: Path) -> None:
    """And whoever watches sees none; the file is what `quadriga.picture` gives."""
    shelf[ASTEROID.slug] = ASTEROID
    record = Record(ASTEROID, 2)
    state, rng = record.start(), Rng(4)
    while state.actor() == CHANCE:
        record.actions.append(int(state.draw(rng)))
        state.apply(record.actions[-1])
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    pictures: list[str] = []
    for seat in ([], ["--seat", "1"], ["--seat", "2"]):
        to = tmp_path / f"seen{len(pictures)}.SVG"
        assert run("draw", "--record", str(file), *seat, "--to", str(to)).code == 0
        pictures.append(to.read_text(encoding="utf-8"))
    assert len(set(pictures)) == 3
    assert pictures == [picture(state), picture(state, 0), picture(state, 1)]


def test_only_pictures_are_written(run: Run, tmp_path: Path) -> None:
    to = tmp_path / "start.jpg"
    ran = run("draw", "overload", POSITION, "--to", str(to))
    assert ran.code == 2
    assert plain(ran.err).endswith("a picture is an SVG or a PNG; choose a name in .svg or .png")
    french = run("draw", "overload", POSITION, "--to", "start", "--lang", "fr")
    assert plain(french.err) == (
        "quadriga: start : une image est un SVG ou un PNG ; choisis un nom en .svg ou .png"
    )
    assert not to.exists()


def test_what_cannot_be_drawn_is_refused(run: Run, tmp_path: Path) -> None:
    assert "in its notation: quadriga draw overload POSITION; or" in plain(run("draw", "overload").err)
    assert "seat" in run("draw", "overload", POSITION, "--seat", "9").err
    nowhere = str(tmp_path / "no" / "x.svg")
    assert "no such file or folder" in run("draw", "overload", POSITION, "--to", nowhere).err


def test_a_game_that_brings_no_drawing_is_not_drawn(run: Run, cups: Game[State]) -> None:
    text = cups.text(cups.start(cups.seats[0]))
    assert run("draw", cups.slug, text).err == f"quadriga: {cups.slug} has no drawing\n"
