"""What the page is served: rules with drawings, and lessons."""

from __future__ import annotations

import json
import re
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from quadriga import games
from quadriga.core.lessons import lesson
from tests.server.house import House


def got(house: House, path: str) -> tuple[str, str]:
    """Return what is answered there, and its kind."""
    with urlopen(house.url + path) as answer:
        return answer.read().decode(), answer.headers["content-type"]


def test_rules_are_illustrated(house: House) -> None:
    """A drawing stands right behind its clause; what there is none of is said so."""
    page, _ = got(house, "/api/games/overload/rules.html?lang=fr")
    found = re.search(r'<p class="clause" id="6\.1">.*?</p><figure[^>]*>(.*?)</figure>', page, re.DOTALL)
    assert found is not None
    assert "<figcaption>Rouge porte huit rondelles" in found[1]
    first, second = re.findall(r'src="([^"]+)"', found[1])
    for address in (first, second):
        drawn, kind = got(house, address)
        assert drawn.startswith("<svg")
        assert kind == "image/svg+xml"
    with pytest.raises(HTTPError, match="404"):
        got(house, second.replace("/1.svg", "/2.svg"))
    with pytest.raises(HTTPError, match="404"):
        got(house, "/api/games/overload/illustrations/nothing/0.svg")


def test_lessons_are_told(house: House) -> None:
    text, _ = got(house, "/api/games")
    told = {game["slug"]: game.get("lesson") for game in json.loads(text)}
    for game in games():
        known = lesson(game.package)
        assert told[game.slug] == (known and known.plain())


def test_fair_dice_are_told_in_both_languages(house: House) -> None:
    for lang, heading in (("en", "<h1>Fair dice</h1>"), ("fr", "<h1>Des dés honnêtes</h1>")):
        told, kind = got(house, f"/api/fair-dice.html?lang={lang}")
        assert told.startswith(heading)
        assert kind.startswith("text/html")
