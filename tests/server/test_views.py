"""What is told step by step comes to what a fresh view shows."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

import pytest
from msgspec import json

from quadriga import Rng, game
from quadriga.core.game import Plain
from quadriga.server.connection import Eye
from quadriga.server.stories import Stories
from quadriga.server.views import Views
from quadriga.table.changes import changed
from quadriga.table.refusals import Refused
from quadriga.table.sight import sight
from quadriga.table.table import NOBODY, Table
from tests.table.matches import Match


def read(view: dict[str, object]) -> Plain:
    """Return a view as it arrives."""
    seen: Plain = json.decode(json.encode(view))
    return seen


class Audience:
    """Everybody at a table and a watcher, each with what was told them."""

    def __init__(self, table: Table) -> None:
        self._views = Views(Stories())
        self._seen: dict[Eye, Plain] = {}
        for eye in map(Eye, [*range(len(table.seats)), None]):
            self._seen[eye] = read(self._views.view(table, eye))

    def hear(self, table: Table) -> None:
        """Be told, and compare with what there is to see."""
        for eye, message in self._views.news(table):
            told = json.decode(message)
            self._seen[eye] = changed(self._seen[eye], told["steps"])
        for eye, seen in self._seen.items():
            assert seen == sight(table, eye.seat)


@pytest.mark.parametrize("slug", ["overload", "chariot", "asteroid", "edison"])
def test_all_that_is_told_comes_to_all_there_is(slug: str) -> None:
    match, rng = Match(slug, game(slug).seats[-1]), Rng(3)
    audience = Audience(match.table)
    for _ in range(60):
        if match.table.actor != NOBODY:
            match.decide(rng=rng)
            audience.hear(match.table)
    assert len(match.table.story()) > 20


def test_what_is_taken_back_is_told_no_more() -> None:
    """Also where several decisions are taken back one after the other, and others follow at once."""
    match, rng, undone = Match("chariot", 4), Rng(1), 0
    audience = Audience(match.table)
    while undone < 20:
        seat = match.table.actor
        match.decide(rng=rng)
        if rng.below(2):
            audience.hear(match.table)
        try:
            match.undo(seat)
        except Refused:
            continue
        undone += 1
        if rng.below(2):
            match.decide(rng=rng)
        audience.hear(match.table)


def test_a_table_that_was_read_again_is_told_anew() -> None:
    """As where another process was faster."""
    match, rng = Match("chariot", 4), Rng(1)
    audience = Audience(match.table)
    match.play(rng, most=10)
    audience.hear(match.table)
    match.play(rng, most=10)
    audience.hear(Table.read("t", match.log))


@pytest.mark.parametrize("slug", ["overload", "chariot", "asteroid", "edison"])
def test_who_only_looks_is_shown_the_same(slug: str) -> None:
    """And of that nothing is kept: nobody is told what follows."""
    match, views = Match(slug, 4), Views(Stories())
    match.play(Rng(1), most=10)
    for viewer in (*range(4), None):
        assert read(views.sight(match.table, viewer)) == sight(match.table, viewer)
    match.decide(rng=Rng(1))
    assert views.news(match.table) == []


def test_what_was_heard_is_not_kept() -> None:
    """Nor what nobody is there to hear."""
    match, rng = Match("overload", 3), Rng(1)
    views = Views(Stories())
    for _ in range(10):
        match.decide(rng=rng)
        assert views.news(match.table) == []
        assert match.table.news == []
    assert match.table.told == len(match.table.story()) > 10


@pytest.mark.parametrize("draws", [True, False])
def test_what_happened_is_found_out_once_for_all_seats_of_a_device(draws: bool) -> None:
    """Who comes with many keys asks for no more work by it."""
    match = Match("overload", 3)
    match.play(Rng(1), most=10)
    eyes = [Eye(seat, draws) for seat in range(3)]
    first, *others = Views(Stories()).views(match.table, eyes)
    assert all(other["events"] is first["events"] for other in others)
    alone = [Views(Stories()).view(match.table, eye) for eye in eyes]
    assert [first, *others] == alone


def drawn(slug: str, players: int, decisions: int) -> Iterator[tuple[Match, Eye, bytes]]:
    """Give what everybody who draws is told of a game."""
    match, rng, views = Match(slug, players), Rng(3), Views(Stories())
    for seat in [*range(players), None]:
        views.view(match.table, Eye(seat, True))
    for _ in range(decisions):
        if match.table.actor != NOBODY:
            match.decide(rng=rng)
            for eye, message in views.news(match.table):
                yield match, eye, message


@pytest.mark.parametrize("slug", ["overload", "chariot", "asteroid", "edison"])
def test_who_draws_is_told_all_there_is_to_draw(slug: str) -> None:
    match, rng, views = Match(slug, 4), Rng(3), Views(Stories())
    eyes = [Eye(seat, True) for seat in (*range(4), None)]
    seen: dict[Eye, Plain] = {eye: read(views.view(match.table, eye)) for eye in eyes}
    for _ in range(30):
        if match.table.actor == NOBODY:
            break
        match.decide(rng=rng)
        for eye, message in views.news(match.table):
            seen[eye] = changed(seen[eye], json.decode(message)["steps"])
    for eye in eyes:
        fresh = json.decode(json.encode(Views(Stories()).view(match.table, eye)))
        told = seen[eye]
        assert isinstance(told, dict)
        assert told | {"events": None} == fresh | {"events": None}
        events = told["events"]
        assert isinstance(events, list)
        assert [{**event, "cues": None} for event in events] == [  # type: ignore[dict-item]  # they are objects
            {**event, "cues": None} for event in fresh["events"]
        ]


def test_what_a_decision_changes_is_little() -> None:
    """Half of all that is told is below two kilobytes."""
    sizes = [
        len(message)
        for slug in ("overload", "chariot", "asteroid", "edison")
        for _, _, message in drawn(slug, 4, 40)
    ]
    assert median(sizes) < 2000
