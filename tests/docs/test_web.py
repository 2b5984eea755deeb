"""The page's scripts: short, and knowing no game."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from quadriga import games
from quadriga.table.entries import Kind
from tools.protocol.codes import REFUSALS

WEB = Path(str(files("quadriga.web")))
PARTS = [*WEB.glob("*.js"), *WEB.glob("*.css"), *WEB.glob("*.html"), *WEB.glob("locale/*.ftl")]
LONGEST = 400  # lines


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_a_part_is_short_and_names_no_game(part: Path) -> None:
    text = part.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    for game in games():
        assert not re.search(rf"\b{game.slug}\b", text, re.IGNORECASE), game.slug


def test_no_part_needs_another_that_needs_it() -> None:
    """What everybody needs, such as going elsewhere, has a part of its own."""
    needs = {
        part.name: set(
            re.findall(r'^import .*"\./([a-z]+\.js)";$', part.read_text(encoding="utf-8"), re.MULTILINE)
        )
        for part in WEB.glob("*.js")
    }
    assert len([*TopologicalSorter(needs).static_order()]) == len(needs)  # or it says which go in a circle


def keys(lang: str) -> list[str]:
    text = (WEB / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-zA-Z0-9-]+) =", text, re.MULTILINE)


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("fr")


# What is said by a key that a script puts together: as it is written there, and all that can come of it.
PUT_TOGETHER = {
    "`pace-${pace}`": ["pace-none", "pace-quick", "pace-calm", "pace-slow"],
    'name === "undo" || name === "chat" ? `${name}-allowed` : name': [
        *("listed", "watched", "covered", "hints", "undo-allowed", "chat-allowed")
    ],
    "`look-${look}`": ["look-auto", "look-light", "look-dark", "look-contrast"],
    "`speed-${word}`": [f"speed-{word}" for word in ("slow", "normal", "fast", "very-fast", "none")],
    "`kind-${kind}`": [f"kind-{kind}" for kind in get_args(Kind)],
    "`level-${level}`": [f"level-{level}" for level in range(1, 6)],
    "`bots-${why}`": ["bots-up", "bots-down"],
    "`covered-${seat.covered}`": ["covered-away", "covered-resigned", "covered-clock"],
    "key": [*(f"refused-{code}" for code in (*REFUSALS, "no-answer")), "took-back", "is-gone", "is-back"]
    + [f"is-{covered}" for covered in ("away", "resigned", "clock", "resigned-last", "clock-last")],
    "`gone-${moment.seats[seat].covered}`": ["gone-resigned", "gone-clock"],
    'view.rematch ? "rematch-join" : "rematch"': ["rematch-join", "rematch"],
    "deed": ["pause", "resume"],
    "this._called": ["board", "board-once-more"],
    "title": [*("your-tables", "open-tables", "tables-to-watch", "your-finished", "finished-games")],
    "word": ["decision-back", "step-back", "step-ahead", "decision-ahead"],
}
# What the server asks the page to say, for games that bring no words of their own.
TOLD = {"ask", "do", "event", "why-not-now", "why-not-yours"}
SAID = re.compile(r"(?<![.\w])say\((.*?)(?:, \{.*?\})?\)(?=[`\s}<.,;:)])")


def test_every_word_that_is_said_is_there_and_no_other() -> None:
    said = {
        what
        for part in WEB.glob("*.js")
        for line in part.read_text(encoding="utf-8").splitlines()
        if not line.startswith("export function say")
        for what in SAID.findall(line)
    }
    plain = {what.strip('"') for what in said if re.fullmatch(r'"[a-z-]+"', what)}
    others = {what for what in said if what.strip('"') not in plain}
    assert others == set(PUT_TOGETHER)
    assert plain.union(TOLD, *PUT_TOGETHER.values()) == set(keys("en"))
