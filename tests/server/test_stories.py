"""Stories: what happened is told as it would be told anew, and only so much of it is kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quadriga import Rng
from quadriga.server.stories import Stories
from quadriga.server.wire import told_encoder
from quadriga.table.refusals import Refused
from quadriga.table.scenes import retold
from quadriga.table.sight import story
from quadriga.table.table import NOBODY, Table
from tests.table.matches import Match

DECISIONS = 30
A_FEW = 100_000  # bytes, in which not all of them fit


def anew(table: Table, draws: bool) -> bytes:
    """Return what happened as it is told where nothing is kept."""
    return told_encoder.encode(retold(table.game, table.story()) if draws else story(table))


def moments(match: Match) -> Iterator[Table]:
    """Give a table again and again, while it is played at and things are taken back."""
    rng = Rng(2)
    for _ in range(DECISIONS):
        if (seat := match.table.actor) == NOBODY:
            return
        match.decide(rng=rng)
        yield match.table
        if rng.below(2):
            try:
                match.undo(seat)
            except Refused:
                continue
            yield match.table


@pytest.mark.parametrize("draws", [True, False])
@pytest.mark.parametrize("slug", ["overload", "chariot", "asteroid", "edison"])
def test_it_is_told_as_it_would_be_told_anew(slug: str, draws: bool) -> None:
    """Also where others play the same game, and something was taken back."""
    here = Stories()
    for players in (3, 4):
        for table in moments(Match(slug, players)):
            assert bytes(here.told(table, draws)) == anew(table, draws)


def test_it_is_found_out_once_while_nothing_happens() -> None:
    """For both who draw and who do not; and when something has happened, there is more to tell."""
    here, match = Stories(), Match("overload", 3)
    match.play(Rng(1), most=10)
    for draws in (True, False):
        assert here.told(match.table, draws) is here.told(match.table, draws)
    before = bytes(here.told(match.table, draws=False))
    match.decide(rng=Rng(1))
    assert len(bytes(here.told(match.table, draws=False))) > len(before)


def test_only_so_much_is_kept_and_what_was_asked_for_longest_ago_goes_first() -> None:
    match = Match("overload", 3)
    match.play(Rng(1), most=10)
    (other := Match("overload", 4)).play(Rng(1), most=10)
    here = Stories(A_FEW)
    first, second = here.told(match.table, True), here.told(other.table, True)
    for table in moments(Match("chariot", 4)):
        here.told(table, draws=True)
        assert here.told(match.table, True) is first
        assert here._taken == sum(size for _, size in here._kept.values()) <= A_FEW
    assert here.told(other.table, True) is not second
