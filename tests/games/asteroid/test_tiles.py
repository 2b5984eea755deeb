"""The wake tiles: four wakes that join eight ports, as many as there can be."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from quadriga.games.asteroid.board import board, field
from quadriga.games.asteroid.strokes import wakes_on
from quadriga.games.asteroid.tiles import all_tiles, distinct_turns, name, turned, wakes_of

FIELD = field(2, True, False)


def all_ways() -> set[frozenset[frozenset[int]]]:
    """Return every way to join eight ports in pairs, found by trying all orders."""
    return {
        frozenset(frozenset(order[at : at + 2]) for at in range(0, 8, 2)) for order in permutations(range(8))
    }


def rotated(way: frozenset[frozenset[int]], turns: int) -> frozenset[frozenset[int]]:
    return frozenset(frozenset((port + 2 * turns) % 8 for port in pair) for pair in way)


def way_of(tile: str) -> frozenset[frozenset[int]]:
    return frozenset(frozenset(map(int, tile[at : at + 2])) for at in range(0, 8, 2))


def test_all_tiles_that_exist_are_found() -> None:
    """2.2 The 105 ways to join eight ports fall into 35 tiles, and each way is one of them, turned."""
    ways = all_ways()
    assert len(ways) == 105
    orbits = {frozenset(rotated(way, turns) for turns in range(4)) for way in ways}
    assert len(orbits) == len(all_tiles()) == 35
    assert {way_of(tile) for tile in all_tiles()} < ways
    for orbit in orbits:
        assert sum(way_of(tile) in orbit for tile in all_tiles()) == 1


def test_the_turns_of_all_tiles_are_all_ways() -> None:
    """2.2 Counting only turns that look different, there are 105."""
    turns = [(tile, turn) for tile in all_tiles() for turn in range(distinct_turns(wakes_of(tile)))]
    assert len(turns) == 105
    assert Counter(distinct_turns(wakes_of(tile)) for tile in all_tiles()) == {4: 20, 2: 10, 1: 5}


def test_49_tiles_14_of_them_twice() -> None:
    """2.2 Every tile once, and a second copy of fourteen."""
    copies = Counter(board().tiles)
    assert sum(copies.values()) == FIELD.tiles == 49
    assert Counter(copies.values()) == {1: 21, 2: 14}
    assert sorted(copies) == all_tiles()


def test_a_tile_goes_by_its_first_rotation() -> None:
    for tile in all_tiles():
        assert {name(turned(wakes_of(tile), turn)) for turn in range(4)} == {tile}


def test_a_turn_is_clockwise() -> None:
    """5.1 What joined top and right joins right and bottom after a quarter-turn."""
    assert turned(wakes_of("02134756"), 1)[2] == 4
    for tile in range(FIELD.tiles):
        way = way_of(FIELD.names[tile])
        for turn in range(4):
            wakes = wakes_on(FIELD, tile * 4 + turn)
            pairs = frozenset(frozenset(pair) for pair in enumerate(wakes))
            assert pairs == rotated(way, turn)


def test_neighbours_join_their_ports() -> None:
    """2.2 Whoever leaves by a port comes in by the neighbour's, and the way back is the same."""
    size, beyond = FIELD.size, FIELD.beyond
    centre = 3 * size + 3
    across = {0: (-size, 5), 1: (-size, 4), 2: (1, 7), 3: (1, 6), 4: (size, 1), 5: (size, 0)}
    across |= {6: (-1, 3), 7: (-1, 2)}
    for port, (step, other) in across.items():
        assert beyond[centre * 8 + port] == (centre + step) * 8 + other
    for entry, other in enumerate(beyond):
        assert other == -1 or beyond[other] == entry


@pytest.mark.parametrize("tile", ["", "0123456", "01234566", "01234568", "0123456789"])
def test_what_joins_no_eight_ports_is_no_tile(tile: str) -> None:
    with pytest.raises(ValueError, match="does not join the ports 0 to 7 in pairs"):
        wakes_of(tile)
