"""Who can know what (7.4): worlds that look alike to a seat, judged by a table that was watched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from quadriga import CHANCE, OVER, Rng
from quadriga.games.asteroid import GAME
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import DEAL, SWAP
from tests.games.asteroid.play import reached
from tests.games.asteroid.watching import Table, World, members

TABLES: list[tuple[int, Mapping[str, object]]] = [
    (players, {"asteroids": asteroids, "bonus": bonus})
    for players in GAME.seats
    for asteroids in (True, False)
    for bonus in ((False, True) if players > 2 else (False,))
]


def dealt(players: int, options: Mapping[str, object], rng: Rng) -> AsteroidState:
    state = GAME.start(players, options)
    while state.phase == DEAL:
        state.apply(state.draw(rng))
    return state


def watched(players: int, options: Mapping[str, object], seed: int) -> Iterator[Table]:
    """Give one watched table over and over, from the deal of a random game to its end."""
    rng = Rng(seed)
    table = Table(dealt(players, options, rng))
    yield table
    while table.state.actor() != OVER:
        state = table.state
        table.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
        yield table


def check_world(table: Table, seat: int, world: AsteroidState) -> None:
    """A world of this seat looks like the true one and contradicts nothing."""
    state = table.state
    assert GAME.view(world, seat) == GAME.view(state, seat)
    assert world.actor() == state.actor()
    if state.actor() == seat:
        assert world.legal() == state.legal()
    assert table.can_be(World.of(world), seat), f"seat {seat + 1} knows better than {world}"
    if state.phase == SWAP:
        check_swap(state, seat, world)


def check_swap(state: AsteroidState, seat: int, world: AsteroidState) -> None:
    """10.3 10.4 The swapper sees everything; to others it is one way to exchange one for one."""
    if seat == state.active:
        concerned = [
            other for other in range(state.field.players) if other == seat or state.lost >> other & 1
        ]
        for other in concerned:
            assert world.hands[other] == state.hands[other]
            assert world.held[other] == state.held[other]
    for other in range(state.field.players):
        mine, held = members(world.hands[other]), members(world.held[other])
        assert len(mine) == len(held)
        if other != state.active:
            assert mine - held <= members(world.held[state.active])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_world_could_be_the_true_one(players: int, options: Mapping[str, object]) -> None:
    """7.4 10.4 At many moments, for every seat: equal views and choices, nothing contradicted."""
    rng = Rng(99)
    moments = 0
    for seed in range(3):
        for at, table in enumerate(watched(players, options, seed)):
            if at % 5 == seed or table.state.phase == SWAP:
                moments += 1
                for seat in range(players):
                    check_world(table, seat, table.state.redraw(seat, rng))
    assert moments > 10


@settings(max_examples=25, deadline=None)
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(min_value=0, max_value=2**63),
    moment=st.integers(min_value=0, max_value=300),
)
@example((8, {"asteroids": True, "bonus": False}), 175, 72)  # crushed, and then blocked: two moments
def test_worlds_of_any_game(table: tuple[int, Mapping[str, object]], seed: int, moment: int) -> None:
    """7.4 Also at the end, and worlds of worlds: in each everybody knows as much."""
    rng = Rng(seed, 1)
    for at, then in enumerate(watched(*table, seed)):
        if at != moment and then.state.actor() != OVER:
            continue
        for seat in range(table[0]):
            world = then.state.redraw(seat, rng)
            check_world(then, seat, world)
            check_world(then, seat, world.redraw(seat, rng))
            for other in range(table[0]):
                assert GAME.view(world.redraw(other, rng), other) == GAME.view(world, other)
        break


def late(players: int, options: Mapping[str, object], seed: int, least: int) -> Table:
    """Return a table of a random game at the first choice after so much was mixed."""
    for table in watched(players, options, seed):
        if len(table.mixings) >= least and table.state.actor() >= 0:
            return table
    raise AssertionError("nothing was mixed in this game")


MOMENTS = [
    (4, {"bonus": False}, 0, 0),
    (4, {"bonus": False}, 2, 1),
    (5, {"bonus": True}, 3, 1),
    (6, {"bonus": True}, 4, 2),
    (8, {"bonus": True}, 1, 3),
    (8, {"bonus": True, "asteroids": False}, 5, 4),
]


@pytest.mark.parametrize(("players", "options", "seed", "least"), MOMENTS)
def test_all_that_is_unknown_varies(
    players: int, options: Mapping[str, object], seed: int, least: int
) -> None:
    """7.4 Wherever a tile could be as far as a seat has seen, it is in some world."""
    table = late(players, options, seed, least)
    truth = World.of(table.state)
    rng = Rng(seed)
    for seat in range(players):
        worlds = [World.of(table.state.redraw(seat, rng)).places() for _ in range(250)]
        found = {(tile, at) for places in worlds for at, place in enumerate(places) for tile in place}
        possible = could_be(table, truth, seat)
        assert possible <= found
        hidden = {tile for tile, _ in possible}
        assert all(at == whereis(truth, tile) for tile, at in found if tile not in hidden)


def could_be(table: Table, truth: World, seat: int) -> set[tuple[int, int]]:
    """Return tiles and other places for them, where two tiles could have changed places."""
    tiles = [(tile, at) for at, place in enumerate(truth.places()) for tile in place]
    return {
        (one, there)
        for one, here in tiles
        for other, there in tiles
        if here != there and table.can_be(truth.exchanged(one, other), seat)
    }


def whereis(world: World, tile: int) -> int:
    return next(at for at, place in enumerate(world.places()) if tile in place)


def test_the_watched_table_can_tell() -> None:
    """7.4 The judge itself: the true world can be; a tile that was seen is not elsewhere."""
    refused = 0
    for table in watched(5, {"bonus": True}, 7):
        truth = World.of(table.state)
        for seat in range(5):
            assert table.can_be(truth, seat)
            own = next(iter(truth.hands[seat]), None)
            if own is not None and truth.bag:
                refused += 1
                assert not table.can_be(truth.exchanged(own, min(truth.bag)), seat)
    assert refused > 100


def test_each_may_lie_anywhere_at_first() -> None:
    """7.4 After the deal nobody knows anything but the own hand."""
    state = dealt(3, {}, Rng(5))
    rng = Rng(6)
    own = members(state.hands[0])
    worlds = [state.redraw(0, rng) for _ in range(400)]
    assert {frozenset(members(world.hands[0])) for world in worlds} == {frozenset(own)}
    for seat in (1, 2):
        assert set.union(*(members(world.hands[seat]) for world in worlds)) == set(range(49)) - own


LOW = """
3 clear -
   a   b   c   d   e   f   g
1  A7  .   .   .   .   .   B3
2  .   .   #   #   #   #   #
3  #   #   #   #   #   #   #
4  #   #   #   #   #   #   #
5  #   #   #   #   #   #   #
6  #   #   #   #   #   #   #
7  #   #   #   #   #   #   #
hands 0,47 / 6,7,8 / -
under 1,2,3 / 45!
mixes - 1+3 2+3 3+3
no pile
1 place"""


def test_one_of_three_in_anothers_hand() -> None:
    """7.4 The example: Chloé (seat 3) held 1, 2 and 3; Lola (seat 1) has drawn one of them."""
    state = reached(LOW, "place 47.0", "draw 2")
    rng = Rng(1)
    worlds = [state.redraw(2, rng) for _ in range(80)]
    drawn = [members(world.hands[0]) & {1, 2, 3} for world in worlds]
    assert all(len(tiles) == 1 for tiles in drawn)
    assert set.union(*drawn) == {1, 2, 3}
    assert all(members(world.under[1]) == {45} for world in worlds)


def test_once_it_is_laid_the_others_are_left() -> None:
    """7.4 The example goes on: when 2 is on the board, Chloé knows which two are left."""
    state = reached(LOW, "place 47.0", "draw 2")
    while state.actor() != 0:
        state.apply(state.pick(Rng(3)) if state.actor() >= 0 else state.chances()[0][0])
    laid = next(action for action in state.legal() if (action - state.field.place_at) // 4 == 2)
    state.apply(laid)
    rng = Rng(2)
    for _ in range(30):
        world = state.redraw(2, rng)
        left = set.union(*map(members, [*world.under, *world.hands]))
        assert {1, 3} <= left
        assert 2 not in left


# Seat 5 swapped two tiles with somebody; three of the five went under the pile, and seat 1 drew one of them.
SWAPPED_AND_BURIED = """
6 asteroids bonus | 36.2 30.3 2.3 6.3 . . . / 32.0 7.1 12.1 . . *3b2 . / 29.1 18.0 24.0 46.0 *3r3 . .
/ 43.1 . . . 37.2 4.2 23.0 / . . 42.0 . 13.3 1.2 40.0 / . . *2r3 17.0 41.2 31.0 47.0 / . . . . 38.0 22.3 14.2
| 1b,1r,2b,4b,4r,5b,5r | d4:2 out out out d7:3 out | 19,20,45 / - / - / - / 15,27,48 / -
| 0,21 / 34,39,44 / 5! / 16! / 25! / 35! / 11! / 8! / 3! / 9! / 26! / 33! / 28! / 10!
| - 1+2 40+2 45+2 / - 15+3 37+3 48+3 / 5 12+5@0>0 47+5@0>0 0+45@1>1 20+45@1>1 21+45@1>1 / - 0+5 20+5 21+5
/ - 34+6 39+6 44+6 | 5 roll
"""


@pytest.mark.parametrize("seat", range(6))
def test_what_cannot_be_told_apart_is_redrawn_alike_through_several_mixes(seat: int) -> None:
    state = GAME.parse(SWAPPED_AND_BURIED)
    for seed in range(8):
        alike = state.redraw(seat, Rng(seed))
        for luck in range(4):
            assert str(alike.redraw(seat, Rng(luck))) == str(state.redraw(seat, Rng(luck)))


# Two swaps, and hands of both under the pile: what seat 7 saw at first it sees again only now.
SEEN_AGAIN = """
8 asteroids bonus | . . *5r0 . 42.0 . . / 29.2 . . . 27.1 44.1 *2b1 / 36.3 *1b1 . . 22.0 *3r2 .
/ 5.0 2.0 . . . . . / 7.2 *1r3 31.1 15.2 *4b0 . . / 14.3 3.0 37.3 23.1 . . .
/ . 6.0 . 41.0 1.3 43.0 40.3 | 2r,3b,4r,5b
| e4:1 out d4:4 a7:1 out out out out | 20,26,32 / - / 4,21,47 / 10,16,45 / - / - / - / -
| 0,17,34 / 13,46,48 / 18,30,39 / 28! / 8! / 24,25,33 / 11! / 12,35,38 / 19!
| 5 21+5@0>0 48+5@0>2 0+56@1>1 17+56@1>1 34+56@1>1 13+57@2>2 37+57@2>0 46+57@2>2 / - 0+5 17+5 34+5
/ - 13+5 46+5 48+5 / 3 30+3@0>1 39+3@0>1 18+35@1>1 21+35@1>0 37+35@1>0 / - 18+3 30+3 39+3 / - 24+2 25+2 33+2
/ - 12+8 35+8 38+8 | 4 drift at 3r fresh 5r
"""


@pytest.mark.parametrize("seat", range(8))
def test_a_world_is_found_where_known_tiles_went_a_long_way(seat: int) -> None:
    """It once took longer than anybody waits."""
    state = GAME.parse(SEEN_AGAIN)
    for seed in range(20):
        world = state.redraw(seat, Rng(seed))
        assert GAME.view(world, seat) == GAME.view(state, seat)
