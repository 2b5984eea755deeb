"""A position of Asteroid Escape: what lies on the board, who flies, who holds and has seen which tile."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.core.events import Event
from quadriga.core.state import State
from quadriga.games.asteroid.field import EDGE, PORT_BITS, TURNS, Field

NOBODY: Final = -1
NOTHING: Final = -1
EMPTY: Final = 0
UNKNOWN: Final = 0

# Where a ship is that is at no entry, and where an asteroid is that is on no cell.
WAITING: Final = -1
OUT: Final = -2
SUPPLY: Final = -1
GONE: Final = -2

# What is asked next, or what chance decides.
DEAL: Final = 0
WHICH: Final = 1
CELL: Final = 2
TURN: Final = 3
MARK: Final = 4
ROLL: Final = 5
DRIFT: Final = 6
PLACE: Final = 7
SWAP: Final = 8
DRAW: Final = 9
DONE: Final = 10

# What goes on after asteroids are placed and after tiles are drawn.
SETUP: Final = 0
REFILL: Final = 1
DRIFTING: Final = 2
FLOWN: Final = 3
LAST: Final = 4


@final
class Mix:
    """Tiles that changed places out of sight: a hand that went under the pile, or a swap.

    `known` are the seats that had seen each tile before. Where the tiles were and are is in `before`
    and `after`, in numbers of parts: 0 for the hand of the swapper, then the hands put out; a hand
    that goes under the pile is one part. `swapper` saw it all; NOBODY saw a hand go under.
    """

    def __init__(
        self,
        swapper: int,
        tiles: tuple[int, ...],
        known: tuple[int, ...],
        before: tuple[int, ...],
        after: tuple[int, ...],
    ) -> None:
        self.swapper = swapper
        self.tiles = tiles
        self.known = known
        self.before = before
        self.after = after


class Sky(State):
    """A position of Asteroid Escape; AsteroidState adds to it what can be asked and done.

    `cells` hold EMPTY, a tile and its turn as tile * 4 + turn + 1, or an asteroid as minus its
    number less one. `spots` and `headings` say where each asteroid is and how far it is turned,
    anticlockwise. `ships` are entries, see Field.

    `hands` and `bag` are sets of tiles; the bag is the part of the pile whose order nobody knows
    anything about. `under` is what was put under it, set by set: each is drawn in random order, the
    sets one after the other. `knows` are for each tile the seats that have seen where it is, `mixes`
    what was moved out of sight. `marker` is the seat with the draw marker.

    `active` is the player whose turn it is. `drifter` is the asteroid on its move and `fresh` the set
    of those placed this turn. `due` asteroids are to be placed; `rock` and `cell` are what is already
    drawn for the next. `then` is what goes on afterwards, `drawer` who draws a tile. `lost` are the
    seats put out in this step, and `fled` those of them that left by the edge. `held` are the hands
    as they were before a swap began. `choices` are the placements that are allowed, see ahead, or
    UNKNOWN as long as nobody has asked for them.
    """

    def __init__(
        self,
        *,
        field: Field,
        cells: vec[i64],
        spots: vec[i64],
        headings: vec[i64],
        ships: vec[i64],
        hands: vec[i64],
        bag: i64,
        under: list[int],
        knows: vec[i64],
        mixes: list[Mix],
        marker: i64,
        active: i64,
        phase: i64,
        then: i64,
        drifter: i64,
        fresh: i64,
        due: i64,
        rock: i64,
        cell: i64,
        drawer: i64,
        lost: i64,
        fled: i64,
        held: vec[i64],
        winners: i64,
        choices: i64,
    ) -> None:
        self.field = field
        self.cells = cells
        self.spots = spots
        self.headings = headings
        self.ships = ships
        self.hands = hands
        self.bag = bag
        self.under = under
        self.knows = knows
        self.mixes = mixes
        self.marker = marker
        self.active = active
        self.phase = phase
        self.then = then
        self.drifter = drifter
        self.fresh = fresh
        self.due = due
        self.rock = rock
        self.cell = cell
        self.drawer = drawer
        self.lost = lost
        self.fled = fled
        self.held = held
        self.winners = winners
        self.choices = choices

    # Ships

    def flies(self, seat: i64) -> bool:
        return self.ships[seat] >= 0

    def faced(self, seat: i64) -> i64:
        """Return the cell that a ship faces."""
        return self.ships[seat] >> PORT_BITS

    def stood_on(self, seat: i64) -> i64:
        """Return the cell whose tile a ship stands on; EDGE for a ship on its start mark."""
        entry = self.ships[seat]
        behind = self.field.beyond[entry]
        if behind == EDGE:
            return EDGE
        return behind >> PORT_BITS

    def lose(self, seat: i64) -> None:
        """Take a ship off the board."""
        self.ships[seat] = OUT
        self.lost |= self.field.bit[seat]

    def after(self, seat: i64) -> i64:
        """Return the next seat in turn order whose ship flies."""
        players = self.field.players
        for step in range(1, players + 1):
            other = (seat + step) % players
            if self.flies(other):
                return other
        return NOBODY

    def fliers(self) -> i64:
        """Return the set of seats whose ships fly."""
        fliers: i64 = 0
        for seat in range(self.field.players):
            if self.flies(seat):
                fliers |= self.field.bit[seat]
        return fliers

    def flying(self) -> i64:
        return size(self.fliers())

    # Cells

    def tile_on(self, cell: i64) -> i64:
        """Return the tile on a cell, or NOTHING."""
        content = self.cells[cell]
        if content <= EMPTY:
            return NOTHING
        return (content - 1) // TURNS

    def rock_on(self, cell: i64) -> i64:
        """Return the asteroid on a cell, or NOTHING."""
        content = self.cells[cell]
        if content >= EMPTY:
            return NOTHING
        return -1 - content

    # The pile

    def pile_is_empty(self) -> bool:
        return self.bag == 0 and len(self.under) == 0

    def top(self) -> i64:
        """Return the tiles of which one is next on the pile; 0 if it is empty."""
        if self.bag != 0:
            return self.bag
        return self.under[0] if len(self.under) > 0 else 0

    # Events

    def tell(
        self,
        name: str,
        clause: str,
        player: i64,
        number: i64,
        cell: i64 = NOTHING,
        rock: i64 = NOTHING,
    ) -> None:
        """Tell what is about to happen to a player, on a cell, by or to an asteroid.

        `seat` is always the active player. Tiles that not everybody sees are left out.
        """
        if self.events is None:
            return
        facts: dict[str, int] = {"seat": self.active, "number": number}
        if player != NOBODY:
            facts["player_seat"] = player
        if cell != NOTHING:
            facts["cell"] = cell
        if rock != NOTHING:
            facts["rock"] = rock
        self.events.append(Event(name, clause, facts))


# Every other bit, every other pair, every other four: a set is counted by adding up its halves. Of 64
# bits only 61 are there: larger constants are slow in compiled code, and no set has so many tiles.
ONES: Final = 0x1555555555555555
TWOS: Final = 0x3333333333333333
FOURS: Final = 0x0F0F0F0F0F0F0F0F
MOST: Final = 127


def size(tiles: i64) -> i64:
    """Return how many are in this set."""
    tiles -= (tiles >> 1) & ONES
    tiles = (tiles & TWOS) + ((tiles >> 2) & TWOS)
    tiles = (tiles + (tiles >> 4)) & FOURS
    tiles += tiles >> 8
    tiles += tiles >> 16
    tiles += tiles >> 32
    return tiles & MOST


def lowest(tiles: i64) -> i64:
    """Return the lowest of this set, which is not empty."""
    return size((tiles & -tiles) - 1)


def nth(tiles: i64, number: i64) -> i64:
    """Return a tile of this set, counted from the lowest."""
    while number > 0:
        tiles &= tiles - 1
        number -= 1
    return lowest(tiles)


def members(tiles: i64) -> list[int]:
    """Return the tiles of this set in their order."""
    found: list[int] = []
    while tiles != 0:
        found.append(lowest(tiles))
        tiles &= tiles - 1
    return found
