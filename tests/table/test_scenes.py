"""What is drawn and asked at a table: who must decide is asked, and nobody is shown what they cannot know."""

from __future__ import annotations

import pytest

from quadriga import Rng
from quadriga.table.scenes import Scenes
from quadriga.table.table import NOBODY
from tests.table.matches import Match

HIDING = [
    ("asteroid", 3, {}),
    ("edison", 3, {"hidden": "yes"}),
    ("edison", 3, {"mode": "advanced", "hidden": "yes"}),
]


@pytest.mark.parametrize(("slug", "players", "options"), HIDING)
def test_who_must_decide_is_asked_and_nobody_else(slug: str, players: int, options: dict[str, str]) -> None:
    """A question may tell of a hand: that all its tiles are fatal, or which vehicle is a favourite."""
    match, rng = Match(slug, players, options=options), Rng(1)
    for _ in range(40):
        actor = match.table.actor
        if actor == NOBODY:
            break
        for viewer in (None, *range(players)):
            shown = Scenes(match.table).scene(viewer)
            assert (shown["ask"] is not None) == (viewer == actor)
            assert bool(shown["actions"]) == (viewer == actor)
        match.decide(rng=rng)


@pytest.mark.parametrize(("slug", "players", "options"), HIDING)
def test_what_a_seat_is_shown_hangs_on_nothing_hidden(
    slug: str, players: int, options: dict[str, str]
) -> None:
    match, rng = Match(slug, players, options=options), Rng(2)
    for at in range(40):
        table = match.table
        if table.actor == NOBODY:
            break
        true = table.state
        for seat in range(players):
            shown = Scenes(table).scene(seat)
            table.state = true.redraw(seat, Rng(at))
            assert Scenes(table).scene(seat) == shown
            table.state = true
        match.decide(rng=rng)
