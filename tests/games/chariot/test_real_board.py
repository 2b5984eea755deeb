"""The arena that is raced on: figures of ours may change, what the rules and reviews say of it may not."""

from __future__ import annotations

import pytest

from quadriga.games.chariot import GAME
from quadriga.games.chariot.board import board, course
from quadriga.games.chariot.course import INWARD, NO_LIMIT, STRAIGHT, WAYS, Circuit
from quadriga.games.chariot.layout import HALVES

ON_THE_REAL_BOARD = True


def circuit(halves: str = "AA") -> Circuit:
    return course(4, halves, black=False, safe=False).circuit


def pillars(halves: str) -> set[str]:
    arena = circuit(halves)
    return {name for name, stands in zip(arena.names, arena.pillars, strict=True) if stands}


def test_everybody_has_a_chariot() -> None:
    """2.1 2.4 Two to six players, and six colours."""
    assert board().seats == range(2, 7)
    assert board().colours == ("blue", "red", "green", "yellow", "purple", "brown")


def test_the_inner_lane_is_the_shortest() -> None:
    """2.2 And the outer one has the most spaces."""
    outer, middle, inner = map(len, board().layout.lanes)
    assert outer > middle > inner


def test_no_two_fronts_are_level() -> None:
    """2.3 So it is always known who is ahead."""
    arena = circuit()
    assert len({front % arena.lap for front in arena.fronts}) == arena.spaces


def test_two_rows_stand_behind_the_line() -> None:
    """2.6 Each from the outer lane inwards; from the front row one crosses the line."""
    arena = circuit()
    names = [arena.names[space] for space in arena.grid]
    assert [name[0] for name in names] == [*"omiomi"]
    front, back = arena.grid[:3], arena.grid[3:]
    assert [arena.onto[space * WAYS + STRAIGHT] for space in back] == list(front)
    assert all(arena.crossing[space * WAYS + STRAIGHT] for space in front)


def test_lola_can_do_what_she_does_in_the_rules() -> None:
    """7.5 7.3 Seven spaces lead her over one limit, of 7, on which she stops; beside it is one of 5."""
    arena = circuit()
    at, limits = arena.names.index("o3"), []
    for _ in range(7):
        at = arena.onto[at * WAYS + STRAIGHT]
        limits.append(arena.limits[at])
    assert limits == [NO_LIMIT] * 6 + [7]
    assert arena.limits[arena.onto[at * WAYS + INWARD]] == 5


@pytest.mark.parametrize("halves", HALVES)
def test_side_b_has_pillars_and_side_a_has_none(halves: str) -> None:
    """11.3 In both halves."""
    assert pillars("BB") == pillars("BA") | pillars("AB")
    assert pillars("BA").isdisjoint(pillars("AB"))
    assert bool(pillars(halves)) == ("B" in halves)
    arena = circuit(halves)
    for space in (arena.names.index(name) for name in pillars(halves)):
        assert arena.limits[space] == NO_LIMIT
        assert space not in list(arena.grid)


def test_a_race_begins_there() -> None:
    """2.6 The first drawn stands on place 1."""
    state = GAME.start(6)
    state.apply(2)
    first = circuit().names[circuit().grid[0]]
    assert f"3 green 0:{first} " in GAME.text(state)
