"""Worlds are equally likely (7.4): all orders of all mixes, one by one, beside what is redrawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from quadriga import Rng
from quadriga.games.asteroid import GAME
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import Mix
from tests.games.asteroid.watching import members

# Seat 6 swapped two tiles with seat 2, whose hand then went under the pile, and then the own hand.
# Seat 2 knew three of the five at first, and has seen where one of them is.
SWAPPED = """
7 asteroids bonus | 30.3 7.3 *4r2 8.1 . *1r0 . / 22.0 . . 6.1 . . . / . 39.0 2.0 . *1b3 . 21.2
/ . 17.1 12.1 . . . . / 35.3 47.0 18.1 37.1 . 23.2 . / 46.0 . 11.0 43.1 31.3 24.1 .
/ 26.3 13.0 25.3 20.3 19.0 42.1 . | 2r,5b | out out b6:0 e5:3 d3:1 out out
| - / - / 3,10,38 / 4,29!,33 / 0,34,48 / - / - | 5,32,41 / 1! / 9,28,40 / 27! / 15,36,45 / 16! / 44! / 14!
| 6 0+6@0>1 23+6@0>1 3+26@1>1 5+26@1>0 41+26@1>0 / - 0+6 3+6 23+6 / - 5+6 32+6 41+6 | 5 place"""

# Where the tiles are that a seat has ever seen.
Where = tuple[tuple[int, int], ...]

REDRAWN = 4000


def places(state: AsteroidState) -> dict[int, int]:
    parts = enumerate([*state.hands, state.bag, *state.under])
    return {tile: number for number, part in parts for tile in members(part)}


def sees(state: AsteroidState, seat: int, tile: int, since: int) -> bool:
    """Whether a seat sees the tile that lies there from this mix on until the next."""
    for mix in state.mixes[since:]:
        if tile in mix.tiles:
            return bool(mix.known[mix.tiles.index(tile)] >> seat & 1)
    return bool(state.knows[tile] >> seat & 1)


def orders(mix: Mix, seat: int) -> Iterator[tuple[int, ...]]:
    """Give every way that tiles can have gone: for each place after it, the one before."""
    for order in permutations(range(len(mix.tiles))):
        ways = [(mix.before[source], mix.after[goal]) for goal, source in enumerate(order)]
        stayed = order == tuple(sorted(order))
        if (stayed or mix.swapper != seat) and all(came == went or 0 in (came, went) for came, went in ways):
            yield order


def count(
    state: AsteroidState, seat: int, at: int, piece: list[int], name: dict[int, int]
) -> Iterator[tuple[list[int], dict[int, int]]]:
    """Give every way that all mixes from this one on can have gone: which piece is where, with its name."""
    if at == len(state.mixes):
        yield piece, name
        return
    mix = state.mixes[at]
    for order in orders(mix, seat):
        after, called = piece[:], dict(name)
        for goal, source in enumerate(order):
            after[mix.tiles[goal]] = piece[mix.tiles[source]]
        for tile in mix.tiles:
            if sees(state, seat, tile, at + 1):
                called.setdefault(after[tile], tile)
        if is_true(state, seat, at + 1, after, called):
            yield from count(state, seat, at + 1, after, called)


def is_true(state: AsteroidState, seat: int, at: int, piece: list[int], name: dict[int, int]) -> bool:
    """Whether every tile that is seen lies where it is seen, and only there."""
    seen = [tile for tile in range(len(piece)) if sees(state, seat, tile, at)]
    return len(set(name.values())) == len(name) and all(name.get(piece[tile]) == tile for tile in seen)


@pytest.mark.parametrize(("seat", "ways"), [(1, 12), (5, 2)])
def test_what_a_seat_lost_sight_of_is_as_likely_anywhere(seat: int, ways: int) -> None:
    """7.4 Each order of each mix that contradicts nothing counts once."""
    state = GAME.parse(SWAPPED)
    place = places(state)
    tiles = range(int(state.field.tiles))
    first = {tile: tile for tile in tiles if sees(state, seat, tile, 0)}
    expected: Counter[Where] = Counter()
    for piece, name in count(state, seat, 0, list(tiles), first):
        there = {name[piece[tile]]: place.get(tile, -1) for tile in tiles if piece[tile] in name}
        expected[tuple(sorted(there.items()))] += 1
    assert len(expected) == ways
    ever = [tile for tile, _ in next(iter(expected))]
    rng = Rng(7)
    drawn: Counter[Where] = Counter()
    for _ in range(REDRAWN):
        world = places(state.redraw(seat, rng))
        drawn[tuple((tile, world.get(tile, -1)) for tile in ever)] += 1
    assert drawn.keys() <= expected.keys()
    fair = {where: REDRAWN * ways / expected.total() for where, ways in expected.items()}
    distance = sum((drawn[where] - share) ** 2 / share for where, share in fair.items())
    assert distance < ways + 5 * (2 * ways) ** 0.5, f"{distance:.1f} for {ways} ways"
