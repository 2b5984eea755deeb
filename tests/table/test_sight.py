"""Sight: what goes out of a table is what each may know, and hangs on nothing else."""

from __future__ import annotations

import json

import pytest

from quadriga import CHANCE, OVER, Rng, game
from quadriga.table.changes import changed, changes
from quadriga.table.sight import sight
from tests.table.matches import Match
from tests.table.worlds import is_compared

HIDDEN = [("asteroid", 4, {"bonus": "yes"}), ("edison", 4, {}), ("edison", 3, {"mode": "advanced"})]


@pytest.mark.parametrize(("slug", "players", "options"), HIDDEN)
def test_what_looks_alike_to_a_seat_is_shown_alike(slug: str, players: int, options: dict[str, str]) -> None:
    """What is hidden from a viewer is drawn anew: not a byte may change."""
    match, rng, differed = Match(slug, players, options=options), Rng(1), 0
    for _ in range(60):
        if match.table.actor < 0:
            break
        true = match.table.state
        for viewer in (None, *range(players)):
            drawer = viewer if viewer is not None else int(rng.below(players))
            shown = json.dumps(sight(match.table, viewer))
            match.table.state = true.redraw(drawer, rng)
            differed += str(match.table.state) != str(true)
            assert json.dumps(sight(match.table, viewer)) == shown
            match.table.state = true
        match.decide(rng=rng)
    assert differed


@pytest.mark.parametrize(("slug", "players", "options"), HIDDEN)
def test_what_happened_tells_no_more_than_what_is_seen_of_it(
    slug: str, players: int, options: dict[str, str]
) -> None:
    """Where somebody sees the same come of something in another world, they could have been told the same."""
    found, compared, rng = game(slug), 0, Rng(4)
    state = found.start(players, options)
    for _ in range(90):
        if state.actor() == OVER:
            break
        action = int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng))
        for viewer in (None, *range(players)):
            compared += is_compared(found, state, action, viewer, rng)
        state.apply(action)
    assert compared > 90


def test_only_who_decides_is_told_what_is_possible() -> None:
    table = Match("chariot", 4).table
    told = [bool(sight(table, viewer)["actions"]) for viewer in (None, 0, 1, 2, 3)]
    assert told == [False, *(seat == table.actor for seat in range(4))]


def test_the_seed_and_keys_are_nowhere_in_it() -> None:
    match, rng = Match("asteroid", 4), Rng(1)
    match.play(rng, most=4)
    for viewer in (None, 0, 1, 2, 3):
        shown = json.dumps(sight(match.table, viewer))
        assert match.table.opened.seed not in shown
        assert "key" not in shown


@pytest.mark.parametrize("slug", ["overload", "chariot", "asteroid", "edison"])
def test_a_decision_changes_little(slug: str) -> None:
    """Steps make the same of the view before as a fresh look gives, and are much shorter."""
    match, rng, sent, whole = Match(slug, 4), Rng(1), 0, 0
    while match.table.actor >= 0 and match.table.version < 40:
        before = sight(match.table, 0)
        match.decide(rng=rng)
        after = sight(match.table, 0)
        steps = changes(before, after)
        assert changed(before, steps) == after
        sent, whole = sent + len(json.dumps(steps)), whole + len(json.dumps(after))
    assert sent < whole / 2
