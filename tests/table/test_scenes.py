"""What is drawn and asked at a table: who must decide is asked, and nobody is shown what they cannot know."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import Rng
from quadriga.core.words import words
from quadriga.table.changes import changed
from quadriga.table.replays import replay
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
def test_everybody_is_told_what_the_seat_on_turn_is_at(
    slug: str, players: int, options: dict[str, str]
) -> None:
    """And once more in the replay; at nothing while chance decides, and at the end."""
    match, rng, told = Match(slug, players, options=options), Rng(1), []
    while match.table.actor != NOBODY:
        doing = [Scenes(match.table).scene(viewer)["doing"] for viewer in (None, *range(players))]
        assert doing == doing[:1] * len(doing)
        told.append(doing[0])
        match.decide(rng=rng)
    assert Scenes(match.table).scene(0)["doing"] is None
    assert list(filter(None, told)) == told == list(filter(None, retold(match)))


def retold(match: Match) -> list[Any]:
    """Return what somebody was at, at each moment of the replay."""
    data: Any = replay(match.table.record(), None)
    stood: Any = data["first"]
    found = [stood["doing"]]
    for moment in data["moments"]:
        stood = changed(stood, moment["steps"])
        found.append(stood["doing"])
        assert (stood["doing"] is None) == (stood["turn"] < 0)
    return found


def test_what_a_seat_is_at_is_told_in_a_few_words() -> None:
    """Of the question only which one it is, not what it says of a hand."""
    match = Match("edison", 3, options={"hidden": "yes", "mode": "advanced"})
    doing: Any = Scenes(match.table).scene(1)["doing"]
    assert doing == {"key": "ask-sheet.others", "facts": {"seat": 0}}
    assert words("fr", "quadriga.games.edison").say("ask-sheet.others", seat="Lola") == (
        "Lola répartit des points entre les véhicules"
    )


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


@pytest.mark.parametrize("slug", ["asteroid", "chariot", "edison", "overload"])
def test_how_a_game_ended_is_shown_once_it_has(slug: str) -> None:
    """To everybody alike, and for every sheet."""
    match, rng = Match(slug, 4), Rng(3)
    while match.table.actor != NOBODY:
        assert Scenes(match.table).scene(0)["end"] is None
        match.decide(rng=rng)
    account = match.table.account
    assert account is not None
    assert account.why is not None
    ends = [Scenes(match.table).scene(viewer)["end"] for viewer in (None, 0, 1)]
    fates = [
        {"seat": each.seat, "says": each.fate and {"key": each.fate.key, "facts": {**each.fate.facts}}}
        for each in account.entrants
    ]
    why = {"key": account.why.key, "facts": {**account.why.facts}}
    assert ends == [{"why": why, "fates": fates}] * 3
