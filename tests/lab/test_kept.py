"""Kept games: written as they end, read back whole, and never mixed with those of another match."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from quadriga.lab.arena import Played
from quadriga.lab.kept import Asked, Keeper, WrongKept, first_line, line, read
from quadriga.lab.written import OtherMatch

ASKED = Asked("0.1.0", "compiled", "cups", 1, 2, {"swaps": "yes"}, 7, ["a", "b"], False)
GAME = Played(0, ["a", "b"], [1.0, 0.0], [3, 4], [0.5, 0.25], [0.3, 0.1])
OTHER = replace(GAME, number=1, bots=["b", "a"], wins=[1 / 3, 2 / 3])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def test_what_was_kept_is_read_back_and_gone_on_with(file: Path) -> None:
    Keeper(file, ASKED).take(0, GAME)
    keeper = Keeper(file, ASKED)
    assert keeper.kept.games == {(0, 0): GAME}
    keeper.take(0, OTHER)
    assert read(file.read_text()).games == {(0, 0): GAME, (0, 1): OTHER}
    assert read(file.read_text()).asked == ASKED


@pytest.mark.parametrize("cut", [1, 40])
def test_a_last_line_that_was_cut_short_is_dropped(file: Path, cut: int) -> None:
    text = first_line(ASKED) + line(0, GAME) + line(0, OTHER)
    file.write_text(text[:-cut])
    assert read(file.read_text()).games == {(0, 0): GAME}
    Keeper(file, ASKED).take(0, OTHER)
    assert file.read_text() == text


@pytest.mark.parametrize("left", [0, 1, 30])
def test_a_first_line_that_was_cut_short_is_written_again(file: Path, left: int) -> None:
    file.write_text(first_line(ASKED)[:left])
    assert Keeper(file, ASKED).kept.games == {}
    assert file.read_text() == first_line(ASKED)


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (replace(ASKED, seed=8), "seed is 7 there, 8 now"),
        (replace(ASKED, bots=["a", "c"]), "bots is a,b there, a,c now"),
        (replace(ASKED, options={"swaps": "no"}), "options is swaps=yes there, swaps=no now"),
        (replace(ASKED, options={}), "options is swaps=yes there, - now"),
        (replace(ASKED, rules=2), "rules is 1 there, 2 now"),
        (replace(ASKED, build="plain Python"), "build is compiled there, plain Python now"),
        (replace(ASKED, ladder=True), "ladder is False there, True now"),
        (replace(ASKED, source="0123abcd"), "source is - there, 0123abcd now"),
    ],
)
def test_another_match_is_refused_and_nothing_is_changed(file: Path, other: Asked, message: str) -> None:
    Keeper(file, ASKED).take(0, GAME)
    before = file.read_bytes()
    with pytest.raises(OtherMatch) as refused:
        Keeper(file, other)
    assert str(refused.value) == f"games of another match are kept here: {message}; choose another file"
    assert file.read_bytes() == before


@pytest.mark.parametrize("foreign", [b"x", b"# Notes\n", b"[]\n", b'{"arena": 2}\n', b"\xff\n", b"{}\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(file: Path, foreign: bytes) -> None:
    file.write_bytes(foreign)
    with pytest.raises(WrongKept, match="kept games, line 1: this is not the first line"):
        Keeper(file, ASKED)
    assert file.read_bytes() == foreign


def test_first_lines_that_make_no_match_are_refused() -> None:
    for wrong in (replace(ASKED, bots=["a"]), replace(ASKED, players=0)):
        with pytest.raises(WrongKept, match="line 1"):
            read(first_line(wrong))
    with pytest.raises(WrongKept, match="line 1"):
        read("")


@pytest.mark.parametrize(
    "change",
    [
        {"match": 1},
        {"match": "0"},
        {"number": -1},
        {"number": True},
        {"bots": ["a", "c"]},
        {"bots": "ab"},
        {"wins": [1.0]},
        {"wins": ["1", "0"]},
        {"wins": [-1.0, 2.0]},
        {"wins": [1.0, 1.0]},
        {"seconds": [-0.5, 0.25]},
        {"more": 1},
    ],
)
def test_a_line_that_is_no_game_of_the_match_is_refused(change: dict[str, object]) -> None:
    wrong = json.dumps({**json.loads(line(0, GAME)), **change}) + "\n"
    with pytest.raises(WrongKept, match="kept games, line 3: this is no game of this match"):
        read(first_line(ASKED) + line(0, GAME) + wrong)


def test_a_line_that_is_no_json_is_refused() -> None:
    with pytest.raises(WrongKept, match="line 2"):
        read(first_line(ASKED) + "{\n")


def test_on_a_ladder_each_plays_the_one_before_it() -> None:
    ladder = replace(ASKED, bots=["a", "b", "c"], ladder=True)
    assert ladder.matches() == [("b", "a"), ("c", "b")]
    assert replace(ladder, ladder=False).matches() == [("a", "b", "c")]


def test_the_command_can_be_typed_again() -> None:
    asked = replace(ASKED, options={"chips": "1 2"}, ladder=True)
    assert asked.command(400) == (
        "quadriga arena cups --players 2 --bots a,b --ladder --games 400 --seed 7 --set 'chips=1 2'"
    )


def test_of_more_games_than_were_asked_for_the_first_count() -> None:
    kept = read(first_line(ASKED) + "".join(line(0, replace(GAME, number=at)) for at in range(6)))
    assert [played.number for played in kept.below(3).played(0)] == [0, 1, 2, 3]


def test_ratings_do_not_depend_on_which_game_ended_first() -> None:
    lines = [line(0, replace(one, number=at)) for at in range(4) for one in (GAME if at % 3 else OTHER,)]
    one, two = (read(first_line(ASKED) + "".join(some)) for some in (lines, reversed(lines)))
    assert one.rated() == two.rated()
