"""What comes after what (2 to 8, 10): setting up, and the turn in the order of the rule page.

Numbers in comments are clauses of the page. What each part does is in a module of its own: rocks,
ahead, flight, pile, swap and end.
"""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.games.asteroid.end import ends, ends_with_the_turn, goes_on
from quadriga.games.asteroid.field import PORTS, STOP
from quadriga.games.asteroid.flight import fly, place
from quadriga.games.asteroid.pile import bury, is_short, next_short, take
from quadriga.games.asteroid.rocks import (
    brings_another,
    can_set_down,
    drift,
    next_drifter,
    on_board,
    set_down,
)
from quadriga.games.asteroid.sky import (
    CELL,
    DRAW,
    DRIFT,
    DRIFTING,
    EMPTY,
    FLOWN,
    LAST,
    MARK,
    NOBODY,
    NOTHING,
    PLACE,
    REFILL,
    ROLL,
    SETUP,
    SWAP,
    TURN,
    WHICH,
    Sky,
    lowest,
    size,
)
from quadriga.games.asteroid.swap import begin_swap, end_swap, look, loot, swap, swaps

# 2 Setting up


def deal_tile(sky: Sky, tile: i64) -> None:
    take(sky, sky.drawer, tile)
    if size(sky.hands[sky.drawer]) == sky.field.hand:
        sky.drawer += 1
    if sky.drawer == sky.field.players:  # 2.3
        sky.drawer = NOBODY
        sky.due = sky.field.first_asteroids if sky.field.with_asteroids else 0  # 2.4
        sky.then = SETUP
        _next_asteroid(sky)


def _next_asteroid(sky: Sky) -> None:
    """Place the asteroids that are due, as far as there are any, and cells for them (2.5)."""
    if sky.due > 0 and can_set_down(sky):
        sky.phase = WHICH
        return
    sky.due = 0
    if sky.then == SETUP:
        sky.phase = MARK
    elif sky.then == REFILL:
        sky.phase = ROLL
    else:
        _after_asteroid(sky)


def place_asteroid(sky: Sky, code: i64) -> None:
    """Take the next of what chance decides: which asteroid, where, and how it is turned."""
    if sky.phase == WHICH:
        sky.rock = code
        sky.phase = CELL
    elif sky.phase == CELL:
        sky.cell = code
        sky.phase = TURN
    else:
        if sky.then == DRIFTING:
            sky.fresh |= sky.field.bit[sky.rock]  # 4.4
        set_down(sky, code)
        _next_asteroid(sky)


def take_mark(sky: Sky, mark: i64) -> None:
    sky.tell("mark", "2.6", sky.active, mark, sky.field.starts[mark] // PORTS)
    sky.ships[sky.active] = sky.field.starts[mark]
    sky.active += 1
    if sky.active == sky.field.players:
        sky.active = 0
        _begin_turn(sky)


# 3 The turn


def _begin_turn(sky: Sky) -> None:
    sky.tell("turn", "3.1", sky.active, 0)
    sky.lost = 0
    sky.fled = 0
    sky.fresh = 0
    if not sky.field.with_asteroids:
        _offer_placing(sky)  # 10.1
        return
    sky.due = sky.field.least - on_board(sky)  # 3.2
    sky.then = REFILL
    _next_asteroid(sky)


def _end_turn(sky: Sky) -> None:
    if not ends_with_the_turn(sky):
        sky.active = sky.after(sky.active)
        _begin_turn(sky)


# 4 Asteroids


def roll(sky: Sky, total: i64) -> None:
    sky.tell("roll", "4.1", sky.active, total)
    if sky.field.drifts[total] == 1:
        sky.drifter = NOTHING
        _next_drifter(sky)
    else:
        _offer_placing(sky)


def _next_drifter(sky: Sky) -> None:
    sky.drifter = next_drifter(sky)
    if sky.drifter != NOTHING:
        sky.phase = DRIFT
        return
    sky.fresh = 0
    if ends(sky):
        return
    sky.lost = 0
    if sky.flies(sky.active):
        _offer_placing(sky)
    else:
        _end_turn(sky)  # 4.12


def drift_on(sky: Sky, face: i64) -> None:
    sky.tell("die", "4.2", NOBODY, face, sky.spots[sky.drifter], sky.drifter)
    if brings_another(sky, face):
        sky.due = 1
        sky.then = DRIFTING
        _next_asteroid(sky)
    else:
        drift(sky, face)
        _after_asteroid(sky)


def _after_asteroid(sky: Sky) -> None:
    sky.then = DRIFTING
    _deal_to_the_short(sky)


# 5 Placing, 6 flying


def _offer_placing(sky: Sky) -> None:
    if sky.hands[sky.active] == 0:  # 5.9
        _after_flight(sky)
    elif sky.cells[sky.faced(sky.active)] != EMPTY:
        cell = sky.faced(sky.active)
        sky.tell("blocked", "5.8", sky.active, 0, cell, sky.rock_on(cell))
        sky.lose(sky.active)
        _bury_lost(sky)
    else:
        sky.phase = PLACE


def place_and_fly(sky: Sky, code: i64) -> None:
    fly(sky, place(sky, code))
    if _may_look(sky):
        look(sky)
        if sky.hands[sky.active] != 0:
            begin_swap(sky)
            sky.phase = SWAP
            return
    _bury_lost(sky)


def _bury_lost(sky: Sky) -> None:
    """Put the hands of those who went out under the pile, then see whether it is over."""
    bury(sky, sky.lost)
    if not ends(sky):
        sky.lost = 0
        sky.fled = 0
        _after_flight(sky)


# 7 Drawing, 8 the draw marker


def _after_flight(sky: Sky) -> None:
    sky.then = FLOWN
    _deal_to_the_short(sky)


def _deal_to_the_short(sky: Sky) -> None:
    """Let the marker deal as long as there are tiles and hands that lack some (8.2)."""
    while sky.marker != NOBODY:
        short = next_short(sky, sky.marker)
        if short == NOBODY:
            sky.tell("aside", "8.4", sky.marker, 0)
            sky.marker = NOBODY
        elif not sky.flies(sky.marker):
            _pass_marker(sky, short)  # 8.5
        elif sky.pile_is_empty():
            _pass_marker(sky, short)
            break
        elif _must_draw(sky, short):
            return
    _go_on(sky)


def _pass_marker(sky: Sky, seat: i64) -> None:
    if seat != sky.marker:
        sky.tell("marker", "8.3" if sky.flies(sky.marker) else "8.5", seat, 0)
        sky.marker = seat


def _must_draw(sky: Sky, seat: i64) -> bool:
    """Draw the next tile if there is but one; else leave it to chance and return True."""
    sky.tell("draw", "7.1" if sky.marker == NOBODY else "8.2", seat, 1)
    top = sky.top()
    if size(top) == 1:
        take(sky, seat, lowest(top))
        return False
    sky.drawer = seat
    sky.phase = DRAW
    return True


def draw_tile(sky: Sky, tile: i64) -> None:
    take(sky, sky.drawer, tile)
    sky.drawer = NOBODY
    if sky.then == LAST:
        _end_turn(sky)
    else:
        _deal_to_the_short(sky)


def _go_on(sky: Sky) -> None:
    if sky.then == DRIFTING:
        _next_drifter(sky)
    elif is_short(sky, sky.active):
        _draw_last(sky)
    else:
        _end_turn(sky)


def _draw_last(sky: Sky) -> None:
    sky.then = LAST
    if sky.pile_is_empty():
        if sky.marker == NOBODY:
            sky.tell("marker", "8.1", sky.active, 0)
            sky.marker = sky.active
        _end_turn(sky)
    elif not _must_draw(sky, sky.active):
        _end_turn(sky)


# 10 The elimination bonus


def _may_look(sky: Sky) -> bool:
    return sky.field.bonus and sky.lost != 0 and sky.flies(sky.active) and goes_on(sky) and loot(sky) != 0


def swap_tiles(sky: Sky, code: i64) -> None:
    if code != STOP:
        swap(sky, code)
        if len(swaps(sky)) > 1:
            return
    end_swap(sky)
    _bury_lost(sky)
