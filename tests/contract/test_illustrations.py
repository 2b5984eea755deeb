"""The drawings of every rule page: each is drawn, has its caption, and what the caption claims is true."""

from __future__ import annotations

import re
from importlib.resources import files
from xml.etree import ElementTree as ET

import pytest

from quadriga import IllegalAction, games
from quadriga.core.drawing import drawing
from quadriga.core.events import Event
from quadriga.core.game import Game
from quadriga.core.illustrations import Illustration, illustrations, pictures
from quadriga.core.pages import clauses
from quadriga.core.picture import svg
from quadriga.core.state import State
from quadriga.core.words import LANGUAGES, words

FEWEST = 4  # drawings on a rule page
DRAWN = [(game, shown) for game in games() for shown in illustrations(game.package)]
EACH = pytest.mark.parametrize(("game", "shown"), DRAWN, ids=lambda of: getattr(of, "slug", None) or of.name)


def told(event: Event) -> set[str]:
    """Return an event as a set of words: its name, its clause and its facts."""
    return {event.name, event.clause, *(f"{name}={value}" for name, value in event.facts.items())}


def done(game: Game[State], shown: Illustration) -> list[Event]:
    """Return what happens when all that is shown is done; it can be."""
    state = game.parse(shown.position)
    events = state.listen()
    for action in shown.actions:
        state.apply(game.parse_action(state, action))
    return list(events)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_a_rule_page_is_illustrated(game: Game[State]) -> None:
    names = [shown.name for shown in illustrations(game.package)]
    assert len(names) == len(set(names)) >= FEWEST


@EACH
def test_what_is_claimed_happens(game: Game[State], shown: Illustration) -> None:
    """One thing after the other, perhaps with others between them."""
    events = iter(done(game, shown))
    for claim in shown.happens:
        assert any(set(claim.split()) <= told(event) for event in events), claim
    assert shown.happens or not shown.actions


@EACH
def test_what_is_said_to_be_refused_is(game: Game[State], shown: Illustration) -> None:
    state = game.parse(shown.position)
    for action in shown.refused:
        with pytest.raises(IllegalAction):
            game.parse_action(state, action)


@EACH
def test_it_stands_beside_a_clause_with_a_caption(game: Game[State], shown: Illustration) -> None:
    for lang in LANGUAGES:
        assert shown.clause in clauses(game.package, lang)
        assert words(lang, game.package).say(f"illustration-{shown.name}").endswith(".")


@EACH
def test_it_is_drawn(game: Game[State], shown: Illustration) -> None:
    """What is shown lies on the board, some piece is seen, and all that is used is there."""
    drawn = drawing(game)
    assert drawn is not None
    state = game.parse(shown.position)
    board = drawn.board(state)
    left, top, width, height = shown.crop or (0, 0, board.width, board.height)
    assert left >= 0
    assert top >= 0
    assert left + width <= board.width
    assert top + height <= board.height
    pieces = drawn.pieces(state, None if shown.seat is None else shown.seat - 1)
    assert any(0 < piece.x - left < width and 0 < piece.y - top < height for piece in pieces.values())
    made = [picture.svg for picture in pictures(game, shown.name)]
    assert len(made) == 1 + shown.after
    for picture in made:
        ET.fromstring(picture)  # it can be read
        assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(re.findall(r' id="([^"]+)"', picture))
    assert len(set(made)) == len(made), "what comes of it looks like what was"
    assert (made[0] != svg(board, pieces, None, shown.crop)) == bool(shown.actions), "nothing of it is seen"


def test_captions_belong_to_drawings() -> None:
    for game in games():
        names = {f"illustration-{shown.name}" for shown in illustrations(game.package)}
        for lang in LANGUAGES:
            file = files(game.package).joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
            assert set(re.findall(r"^(illustration-[a-z-]+) =", file, re.MULTILINE)) == names
