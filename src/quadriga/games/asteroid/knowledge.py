"""Who can know what: worlds that a seat cannot tell from this one.

Everybody watches the table: a tile that lies face down can be followed with the eyes from the pile
to a hand and to the board. Only what is mixed out of sight cannot (a hand that goes under the pile,
a swap), and then all orders are possible that contradict nothing that was seen before or since.
"""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.core.rng import Rng
from quadriga.games.asteroid.pile import mix_of
from quadriga.games.asteroid.sky import NOTHING, SWAP, UNKNOWN, Mix, Sky, members
from quadriga.games.asteroid.swap import swapped_hands


def all_mixes(sky: Sky) -> list[Mix]:
    """Return everything mixed so far, a swap that is going on included."""
    mixes = sky.mixes[:]
    if sky.phase == SWAP:
        before, after = swapped_hands(sky)
        mixes.append(mix_of(sky, sky.active, before, after))
    return mixes


class Orders:
    """In which order a mix is drawn: where pieces come from, and where they go.

    First those that have a name and are seen again, which leaves no choice; then what is seen for the
    first time, and the rest.
    """

    def __init__(self, sources: list[int], known: list[int], new: list[int], unseen: list[int]) -> None:
        self.sources = sources
        self.known = known
        self.new = new
        self.unseen = unseen


class World:
    """One way the tiles may lie, as far as a seat can know: which tile is in truth which other.

    Tiles that lie face down are followed as pieces, numbered as the tiles they are in truth when the
    game begins. `piece[tile]` is the piece that lies where this tile lies in truth; `name[piece]` is
    the tile that the piece shows in this world, or NOTHING as long as it is open.

    Every mix is drawn at random, and where that contradicts what the seat saw, all begins again: so all
    worlds that are left are equally likely. Chance meets the pieces in an order that the seat could
    tell, so that worlds hang on nothing hidden.
    """

    def __init__(self, sky: Sky, seat: i64, rng: Rng) -> None:
        self.sky = sky
        self.seat = seat
        self.rng = rng
        self.mixes = all_mixes(sky)
        self.places = _places(sky)
        named = [self._sees(tile, 0) for tile in range(sky.field.tiles)]
        self.first_named = [tile for tile in range(sky.field.tiles) if named[tile]]
        self.orders = [self._orders(at, named) for at in range(len(self.mixes))]
        self._begin()
        while not self._mix_all():
            self._begin()
        self._name_the_rest()

    def _begin(self) -> None:
        """Forget what was drawn: pieces lie where they lay first, and are called what the seat saw then."""
        tiles = self.sky.field.tiles
        self.piece: list[int] = list(range(tiles))
        self.name: list[int] = [NOTHING] * tiles
        # Which piece has each name.
        self.named: list[int] = [NOTHING] * tiles
        # The pieces before each mix, for what was known then must be told of this world too.
        self.before: list[list[int]] = []
        for tile in self.first_named:
            self._call(tile, tile)

    def _call(self, piece: i64, tile: i64) -> None:
        self.name[piece] = tile
        self.named[tile] = piece

    def _sees(self, tile: i64, since: i64) -> bool:
        """Whether the seat sees the tile that lies there, from this mix on until the next one."""
        pending = self.sky.phase == SWAP
        for at in range(since, len(self.mixes)):
            mix = self.mixes[at]
            for nth_tile, other in enumerate(mix.tiles):
                if other == tile:
                    return (mix.known[nth_tile] >> self.seat) & 1 == 1
        if pending and since == len(self.mixes) and int(tile) in self.mixes[since - 1].tiles:
            return self.seat == self.sky.active
        return (self.sky.knows[tile] >> self.seat) & 1 == 1

    # What the seat cannot tell apart goes by its number in truth, everywhere: so it keeps one order from mix
    # to mix, and which order that is makes no difference.

    def _orders(self, at: i64, named: list[bool]) -> Orders:
        """Return in which order a mix is drawn, and note what has a name then."""
        mix = self.mixes[at]
        goals = self._goals(at)
        known: list[int] = []
        new: list[int] = []
        unseen: list[int] = []
        for position in goals:
            tile = mix.tiles[position]
            if not self._sees(tile, at + 1):
                unseen.append(position)
            elif named[tile]:
                known.append(position)
            else:
                new.append(position)
        for position in new:
            named[mix.tiles[position]] = True
        return Orders(self._sources(at), known, new, unseen)

    def _sources(self, at: i64) -> list[int]:
        """Return the positions of a mix in the order of what the seat saw of their tiles before."""
        mix = self.mixes[at]
        ways: list[tuple[int, int, int, int, int, int, int]] = []
        for position, tile in enumerate(mix.tiles):
            last, place = self._last_mix(tile, at)
            known = mix.known[position]
            name = tile if (known >> self.seat) & 1 == 1 else NOTHING
            ways.append((last, place, mix.before[position], known, name, tile, position))
        ways.sort()
        return [way[6] for way in ways]

    def _last_mix(self, tile: i64, at: i64) -> tuple[int, int]:
        """Return the mix before this one that a tile was in, and where that left it."""
        for earlier in range(at - 1, -1, -1):
            mix = self.mixes[earlier]
            for nth_tile, other in enumerate(mix.tiles):
                if other == tile:
                    return (earlier, mix.after[nth_tile])
        return (NOTHING, NOTHING)

    def _goals(self, at: i64) -> list[int]:
        """Return the positions of a mix in the order of what the seat saw of their tiles since."""
        mix = self.mixes[at]
        ways: list[tuple[int, tuple[int, int, int, int], int, int]] = []
        for position, tile in enumerate(mix.tiles):
            ways.append((mix.after[position], self._path(tile, at + 1), tile, position))
        ways.sort()
        return [way[3] for way in ways]

    def _path(self, tile: i64, since: i64) -> tuple[int, int, int, int]:
        """Return what the seat sees of a tile from this mix on until the next one that it is in.

        That is when and where the next one finds it, or where it lies now; who knows it; and which it is.
        """
        name = int(tile) if self._sees(tile, since) else NOTHING
        for at in range(since, len(self.mixes)):
            mix = self.mixes[at]
            for nth_tile, other in enumerate(mix.tiles):
                if other == tile:
                    return (at, mix.before[nth_tile], mix.known[nth_tile], name)
        return (len(self.mixes), self.places[tile], self.sky.knows[tile], name)

    def _mix_all(self) -> bool:
        """Draw every mix; False as soon as one contradicts what the seat saw."""
        for at in range(len(self.mixes)):
            self.before.append(self.piece[:])
            if self.mixes[at].swapper != self.seat and not self._mix(at):
                return False
        return True

    def _mix(self, at: i64) -> bool:
        """Draw which piece comes to lie where in this mix, if it is not known."""
        mix = self.mixes[at]
        orders = self.orders[at]
        before = self.before[at]
        left = orders.sources[:]
        for goal in orders.known:
            tile = mix.tiles[goal]
            source = _source_of(mix, before, left, self.named[tile])
            if source == NOTHING or not _may_go(mix, source, goal):
                return False
            left.remove(int(source))
            self.piece[tile] = self.named[tile]
        for goal in orders.new:
            tile = mix.tiles[goal]
            source = left.pop(self.rng.below(len(left)))
            piece = before[mix.tiles[source]]
            if self.name[piece] != NOTHING or not _may_go(mix, source, goal):
                return False
            self._call(piece, tile)
            self.piece[tile] = piece
        for goal in orders.unseen:
            source = left.pop(self.rng.below(len(left)))
            if not _may_go(mix, source, goal):
                return False
            self.piece[mix.tiles[goal]] = before[mix.tiles[source]]
        return True

    def _name_the_rest(self) -> None:
        """Give the names that the seat has not seen to the pieces that have none."""
        names = [tile for tile in range(self.sky.field.tiles) if self.named[tile] == NOTHING]
        ways = [
            (self._path(piece, 0), piece)
            for piece in range(self.sky.field.tiles)
            if self.name[piece] == NOTHING
        ]
        ways.sort()
        for _, piece in ways:
            self.name[piece] = names.pop(self.rng.below(len(names)))

    def now(self, tile: i64) -> int:
        """Return the tile that lies in this world where this one lies in truth."""
        return self.name[self.piece[tile]]

    def names(self, tiles: i64) -> int:
        """Return the set of tiles in place of this set."""
        named: i64 = 0
        for tile in members(tiles):
            named |= self.sky.field.bit[self.now(tile)]
        return named

    def names_before(self, tiles: i64, at: i64) -> int:
        """Return the set of tiles in place of this set before a mix."""
        named: i64 = 0
        for tile in members(tiles):
            named |= self.sky.field.bit[self.name[self.before[at][tile]]]
        return named

    def mix(self, at: i64) -> Mix:
        """Return a mix as it was in this world."""
        mix = self.mixes[at]
        before = self.before[at]
        after = self.before[at + 1] if at + 1 < len(self.before) else self.piece
        places: dict[int, int] = {}
        for position, tile in enumerate(mix.tiles):
            places[after[tile]] = mix.after[position]
        tiles = [self.name[before[tile]] for tile in mix.tiles]
        order = sorted([(mix.before[nth], tile, nth) for nth, tile in enumerate(tiles)])
        return Mix(
            mix.swapper,
            tuple([tile for _, tile, _ in order]),
            tuple([mix.known[nth] for _, _, nth in order]),
            tuple([part for part, _, _ in order]),
            tuple([places[before[mix.tiles[nth]]] for _, _, nth in order]),
        )


def _may_go(mix: Mix, source: i64, position: i64) -> bool:
    """Whether a tile could get there: a swap moves tiles between the swapper and the others only."""
    came, went = mix.before[source], mix.after[position]
    return came == went or 0 in (came, went)


def _source_of(mix: Mix, before: list[int], sources: list[int], piece: i64) -> i64:
    """Return which of these positions of a mix the piece came from, or NOTHING."""
    for source in sources:
        if before[mix.tiles[source]] == piece:
            return source
    return NOTHING


def _places(sky: Sky) -> list[int]:
    """Return where every tile lies: whose hand, how deep in the pile, or on the board."""
    places = [NOTHING] * sky.field.tiles
    parts = [*sky.hands, sky.bag, *sky.under]
    for number, part in enumerate(parts):
        for tile in members(part):
            places[tile] = number
    return places


def rename(sky: Sky, world: World) -> None:
    """Turn a copy of the position into this world."""
    truth = world.sky
    for seat in range(truth.field.players):
        sky.hands[seat] = world.names(truth.hands[seat])
        if truth.phase == SWAP:
            sky.held[seat] = world.names_before(truth.held[seat], len(world.before) - 1)
    sky.choices = UNKNOWN
    sky.bag = world.names(truth.bag)
    sky.under = [world.names(tiles) for tiles in truth.under]
    for tile in range(truth.field.tiles):
        sky.knows[world.now(tile)] = truth.knows[tile]
    if truth.phase == SWAP:
        _rename_knowledge_of_swap(sky, world)
    sky.mixes = [world.mix(at) for at in range(len(truth.mixes))]


def _rename_knowledge_of_swap(sky: Sky, world: World) -> None:
    """While a swap goes on, what is known of its tiles is what was known before it."""
    last = len(world.before) - 1
    for tile in world.mixes[last].tiles:
        sky.knows[world.name[world.before[last][tile]]] = world.sky.knows[tile]
