"""Laying out a circuit: from the lanes of the board file to spaces that know where they lead."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga.games.chariot.course import NO_LIMIT, NOWHERE, STRAIGHT, WAYS
from quadriga.games.chariot.layout import HALVES, Lane
from tests.games.chariot.boards import DRAWN, SMALL, read

LAYOUT = DRAWN.layout


def test_the_halves_are_named_in_order() -> None:
    """11.3 First half, second half."""
    assert HALVES == ("AA", "AB", "BA", "BB")


def test_fronts_run_from_the_line_to_the_line() -> None:
    """3.4 Spaces up to the line come at the end of the lap."""
    lane = Lane("toy", (12, 12, 6, 6), 4, {}, 1, 3)
    assert lane.fronts == [44, 56, 26, 32]


def test_a_lane_knows_its_halves() -> None:
    """11.3 From behind the line to the cut; the rest is the second half."""
    lane = Lane("toy", (1,) * 8, 0, {}, 6, 2)
    assert [space for space in range(8) if lane.is_in_first_half(space)] == [0, 1, 2, 7]


def test_spaces_are_numbered_lane_by_lane() -> None:
    circuit = LAYOUT.circuit("AA")
    assert circuit.names[:2] + circuit.names[43:46] + circuit.names[79:82] == [
        "o0",
        "o1",
        "o43",
        "m0",
        "m1",
        "m35",
        "i0",
        "i1",
    ]
    assert [LAYOUT.number(spot) for spot in LAYOUT.spots()] == list(range(108))


def test_a_lap_is_32_units() -> None:
    """2.3 Of 12 parts each, on every lane."""
    assert LAYOUT.lap == 32 * 12
    assert [sum(lane.lengths) for lane in LAYOUT.lanes] == [384] * 3


@pytest.mark.parametrize(
    ("lane", "limit", "spaces"),
    [("o", 7, [11, 17, 33, 39]), ("m", 5, [11, 15, 29, 33]), ("i", 3, [11, 13, 25, 27])],
)
def test_the_numbered_spaces(lane: str, limit: int, spaces: list[int]) -> None:
    """7.5 In the curves only."""
    circuit = LAYOUT.circuit("AA")
    numbered = {
        name: circuit.limits[at]
        for at, name in enumerate(circuit.names)
        if circuit.limits[at] != NO_LIMIT and name.startswith(lane)
    }
    assert numbered == {f"{lane}{space}": limit for space in spaces}


def test_the_grid_is_behind_the_line() -> None:
    """2.6 In order: outer, middle, inner 4, then outer, middle, inner 3."""
    circuit = LAYOUT.circuit("BB")
    assert [circuit.names[space] for space in circuit.grid] == ["o4", "m4", "i4", "o3", "m3", "i3"]


def test_no_pillar_on_numbered_or_starting_spaces() -> None:
    """11.2 And they are where the board has them."""
    circuit = LAYOUT.circuit("BB")
    for at in range(circuit.spaces):
        if circuit.pillars[at]:
            assert circuit.limits[at] == NO_LIMIT
            assert at not in list(circuit.grid)


@pytest.mark.parametrize("halves", HALVES)
def test_the_sides_change_nothing_but_the_pillars(halves: str) -> None:
    """11.3 An A half and a B half fit together."""
    circuit, plain = LAYOUT.circuit(halves), LAYOUT.circuit("AA")
    assert list(circuit.onto) == list(plain.onto)
    assert list(circuit.fronts) == list(plain.fronts)
    assert list(circuit.limits) == list(plain.limits)
    assert circuit.halves == halves


def test_spaces_beside_are_named() -> None:
    """7.3 With how often the change crosses the line."""
    assert LAYOUT.beside((0, 4), 1) == ((1, 5), 1)
    assert LAYOUT.beside((1, 4), 0) == ((0, 4), 0)
    assert LAYOUT.beside((0, 43), 1) == ((1, 0), 0)
    assert LAYOUT.name((2, 13)) == "inner 13"


def test_a_different_circuit_of_the_same_form(tmp_path: Path) -> None:
    """Other figures make another circuit: nothing of ours is in the rules."""
    circuit = read(tmp_path, SMALL).layout.circuit("BA")
    assert circuit.spaces == 24 + 20 + 16
    assert [circuit.names[space] for space in circuit.grid] == ["o2", "m2", "i2", "o1", "m1", "i1"]
    assert [name for name, stands in zip(circuit.names, circuit.pillars, strict=True) if stands] == [
        "o13",
        "m4",
    ]
    assert len({front % circuit.lap for front in circuit.fronts}) == 60
    assert sum(goal != NOWHERE for goal in circuit.onto) == 60 + 24 + 2 * 20 + 16
    assert all(circuit.onto[at * WAYS + STRAIGHT] != NOWHERE for at in range(60))


def test_steps_lead_ahead_only() -> None:
    """8.4 Two steps reach two spaces on, and nothing behind."""
    circuit = LAYOUT.circuit("AA")
    at = circuit.names.index
    assert circuit.leads(at("o8"), at("o10"), 2)
    assert not circuit.leads(at("o8"), at("o11"), 2)
    assert not circuit.leads(at("o10"), at("o8"), 2)
    assert circuit.leads(at("o8"), at("o8"), 0)
    assert not circuit.leads(at("o8"), at("o9"), 0)
