"""Figures are read from board.toml, each with its origin, or an error says where it is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from quadriga import WrongBoard
from quadriga.core.figures import Figures

BOARD = """
title = "Cups"
steps = [8, 15]
none = []
fast = true

[figures]
faces = { value = 8, origin = "public" }
guessed = { value = 8, origin = "dreamt" }
bare = { value = 8 }

[figures.deeper]
number = 3

[[section]]
name = "A"

[[section]]
name = "B"
spaces = -1
"""


@pytest.fixture
def figures(tmp_path: Path) -> Figures:
    path = tmp_path / "board.toml"
    path.write_text(BOARD)
    return Figures.load(path)


def test_figures_are_read(figures: Figures) -> None:
    assert figures.word("title") == "Cups"
    assert figures.numbers("steps") == [8, 15]
    assert figures.numbers("none") == []
    assert figures.within("figures").figure("faces", least=8) == 8
    assert figures.within("figures").within("faces").origin() == "public"
    assert figures.within("figures").within("deeper").number("number") == 3
    assert [section.word("name") for section in figures.each("section")] == ["A", "B"]


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda f: f.number("length"), "length: missing; a whole number is needed here"),
        (lambda f: f.number("title"), "title: 'Cups' is not a whole number"),
        (lambda f: f.number("fast"), "fast: True is not a whole number"),
        (lambda f: f.word("steps"), "steps: [8, 15] is not a word"),
        (lambda f: f.numbers("title"), "title: 'Cups' is not a list of whole numbers"),
        (lambda f: f.within("title"), "title: 'Cups' is not a table"),
        (lambda f: f.each("none"), "none: a list of tables is needed here"),
        (lambda f: f.each("steps"), "steps: a list of tables is needed here"),
        (lambda f: f.each("figures").number, "figures: {0} is not a list of tables"),
        (lambda f: f.within("figures").figure("bowls"), "figures.bowls: missing; a table is needed here"),
        (
            lambda f: f.within("figures").figure("faces", least=9),
            "figures.faces.value: 8 is too small; at least 9",
        ),
        (
            lambda f: f.within("figures").figure("guessed"),
            "figures.guessed.origin: 'dreamt' is not one of seed, public, rebuilt",
        ),
        (lambda f: f.within("figures").figure("bare"), "figures.bare.origin: missing; a word is needed here"),
        (
            lambda f: f.each("section")[0].number("spaces"),
            "section 1.spaces: missing; a whole number is needed here",
        ),
        (lambda f: f.each("section")[1].number("spaces"), "section 2.spaces: -1 is too small; at least 0"),
    ],
)
def test_wrong_figure_is_named_with_its_place(
    figures: Figures, ask: Callable[[Figures], object], message: str
) -> None:
    with pytest.raises(WrongBoard) as caught:
        ask(figures)
    assert str(caught.value) == "board.toml, " + message.format(figures.table["figures"])


def test_list_with_anything_but_whole_numbers_is_wrong() -> None:
    figures = Figures("board.toml", "whole file", {"mixed": [1, True], "words": ["one"]})
    for key, shown in (("mixed", "[1, True]"), ("words", "['one']")):
        with pytest.raises(WrongBoard) as caught:
            figures.numbers(key)
        assert str(caught.value) == f"board.toml, {key}: {shown} is not a list of whole numbers"


@pytest.mark.parametrize("content", [b"faces = ", b'name = "\xff"'], ids=["not TOML", "not UTF-8"])
def test_unreadable_file_is_a_wrong_board(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(content)
    with pytest.raises(WrongBoard, match=r"^board\.toml, whole file: not TOML: "):
        Figures.load(path)
