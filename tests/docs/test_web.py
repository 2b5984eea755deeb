"""The page's scripts: short, and knowing no game."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from quadriga import games

WEB = Path(str(files("quadriga.web")))
PARTS = [*WEB.glob("*.js"), *WEB.glob("*.css"), *WEB.glob("*.html"), *WEB.glob("locale/*.ftl")]
LONGEST = 400  # lines


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_a_part_is_short_and_names_no_game(part: Path) -> None:
    text = part.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    for game in games():
        assert not re.search(rf"\b{game.slug}\b", text, re.IGNORECASE), game.slug


def test_both_languages_say_the_same_things() -> None:
    said = {
        file.stem: re.findall(r"^([a-zA-Z0-9-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        for file in WEB.glob("locale/*.ftl")
    }
    assert said["en"] == said["fr"]


def test_every_word_that_is_said_is_there() -> None:
    known = set(
        re.findall(
            r"^([a-zA-Z0-9-]+) =", (WEB / "locale" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE
        )
    )
    for part in WEB.glob("*.js"):
        said = set(re.findall(r'\bsay\("([a-z-]+)"', part.read_text(encoding="utf-8")))
        assert said <= known, part.name
