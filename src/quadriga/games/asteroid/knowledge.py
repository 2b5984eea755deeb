"""Who can know what: worlds that a seat cannot tell from this one.

Everybody watches the table: a tile that lies face down can be followed with the eyes from the pile
to a hand and to the board. Only what is mixed out of sight cannot (a hand that goes under the pile,
a swap), and then all orders are possible that contradict nothing that was seen before or since.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quadriga.core.rng import Rng
from quadriga.games.asteroid.pile import mix_of
from quadriga.games.asteroid.sky import NOTHING, SWAP, UNKNOWN, Mix, Sky, members
from quadriga.games.asteroid.swap import swapped_hands

# How many choices are tried before all begins again.
PATIENCE: Final = 500


def all_mixes(sky: Sky) -> list[Mix]:
    """Return everything mixed so far, a swap that is going on included."""
    mixes = sky.mixes[:]
    if sky.phase == SWAP:
        before, after = swapped_hands(sky)
        mixes.append(mix_of(sky, sky.active, before, after))
    return mixes


class World:
    """One way the tiles may lie, as far as a seat can know: which tile is in truth which other.

    Tiles that lie face down are followed as pieces, numbered as the tiles they are in truth when the
    game begins. `piece[tile]` is the piece that lies where this tile lies in truth; `name[piece]` is
    the tile that the piece shows in this world, or NOTHING as long as it is open.

    Chance meets the pieces in an order that the seat could tell, so that worlds hang on nothing hidden.
    """

    def __init__(self, sky: Sky, seat: i64, rng: Rng) -> None:
        self.sky = sky
        self.seat = seat
        self.rng = rng
        self.mixes = all_mixes(sky)
        self.places = _places(sky)
        self._begin()
        while not self._settle(0):
            assert self.patience == 0, "the true world is always one of them"
            self._begin()
        self._name_the_rest()

    def _begin(self) -> None:
        """Forget what was tried: pieces lie where they lay first, and are called what the seat saw then."""
        tiles = self.sky.field.tiles
        self.piece: list[int] = list(range(tiles))
        self.name: list[int] = [NOTHING] * tiles
        self.used: list[bool] = [False] * tiles
        # The pieces before each mix, for what was known then must be told of this world too.
        self.before: list[list[int]] = []
        # Where an early choice was wrong, all that may follow would be tried in vain: rather begin again.
        self.patience: i64 = PATIENCE
        for tile in range(tiles):
            if self._sees(tile, 0):
                self._call(tile, tile)

    def _sees(self, tile: i64, since: i64) -> bool:
        """Whether the seat sees the tile that lies there, from this mix on until the next one."""
        mask: i64 = self.sky.knows[tile]
        pending = self.sky.phase == SWAP
        for at in range(since, len(self.mixes)):
            mix = self.mixes[at]
            for nth_tile, other in enumerate(mix.tiles):
                if other == tile:
                    return (mix.known[nth_tile] >> self.seat) & 1 == 1
        if pending and since == len(self.mixes) and self._is_in_last(tile):
            return self.seat == self.sky.active
        return (mask >> self.seat) & 1 == 1

    def _is_in_last(self, tile: i64) -> bool:
        return int(tile) in self.mixes[len(self.mixes) - 1].tiles

    def _call(self, piece: i64, tile: i64) -> None:
        self.name[piece] = tile
        self.used[tile] = True

    def _settle(self, at: i64) -> bool:
        """Find an order for this mix and all later ones; False if there is none."""
        if at == len(self.mixes):
            return True
        mix = self.mixes[at]
        self.before.append(self.piece[:])
        if mix.swapper == self.seat:
            if self._settle(at + 1):
                return True
        elif self._order(at, self._sources(at), self._goals(at), 0, self.piece[:]):
            return True
        self.before.pop()
        return False

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

    # What the seat cannot tell apart goes by its number in truth, everywhere: so it keeps one order from mix
    # to mix, and which order that is makes no difference.

    def _sources(self, at: i64) -> list[int]:
        """Return the positions of a mix in the order of what the seat saw of their tiles before."""
        mix = self.mixes[at]
        ways: list[tuple[int, int, int, int, int, int, int]] = []
        for position, tile in enumerate(mix.tiles):
            last, place = self._last_mix(tile, at)
            name = self.name[self.piece[tile]]
            ways.append((last, place, mix.before[position], mix.known[position], name, tile, position))
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
        """Return the positions of a mix in the order of what the seat saw of their tiles since.

        Those that it saw come first: what does not fit there is found out soon.
        """
        mix = self.mixes[at]
        ways: list[tuple[bool, int, tuple[int, int, int, int], int, int]] = []
        for position, tile in enumerate(mix.tiles):
            unseen = not self._sees(tile, at + 1)
            ways.append((unseen, mix.after[position], self._path(tile, at + 1), tile, position))
        ways.sort()
        return [way[4] for way in ways]

    def _order(self, at: i64, sources: list[int], goals: list[int], nth: i64, pieces: list[int]) -> bool:
        """Choose which piece lies at the nth goal after the mix, and go on."""
        mix = self.mixes[at]
        if nth == len(goals):
            kept = self.piece
            self.piece = pieces
            if self._settle(at + 1):
                return True
            self.piece = kept
            return False
        if self.patience == 0 or not self._all_have_a_goal(at, sources, goals, nth, pieces):
            return False
        self.patience -= 1
        goal = goals[nth]
        tile = mix.tiles[goal]
        for nth_source in self._shuffled(len(sources)):
            source = sources[nth_source]
            piece = self.piece[mix.tiles[source]]
            if not _may_go(mix, source, goal) or _is_taken(mix, pieces, piece, goals, nth):
                continue
            fits, named = self._fits(piece, tile, at + 1)
            if fits:
                after = pieces[:]
                after[tile] = piece
                if self._order(at, sources, goals, nth + 1, after):
                    return True
            if named:
                self.name[piece] = NOTHING
                self.used[tile] = False
        return False

    def _fits(self, piece: i64, tile: i64, since: i64) -> tuple[bool, bool]:
        """Whether this piece can lie there, and whether it had to be named for that."""
        if self.name[piece] == NOTHING and self._sees(tile, since) and not self.used[tile]:
            self._call(piece, tile)
            return True, True
        return self._can_lie(piece, tile, since), False

    def _can_lie(self, piece: i64, tile: i64, since: i64) -> bool:
        """Whether a piece, if it is named, can lie there as far as the seat sees it now and later."""
        name = self.name[piece]
        if self._sees(tile, since):
            return name == tile
        if name == NOTHING:
            return True
        if self._sees(name, since):
            return False  # it is seen elsewhere
        for at in range(since, len(self.mixes)):
            if int(name) in self.mixes[at].tiles and self._sees(name, at + 1):
                return self._gets_to(tile, since, name, at)
        return True

    def _gets_to(self, tile: i64, since: i64, goal: i64, last: i64) -> bool:
        """Whether what lies there can be where another tile is after this last mix."""
        for at in range(since, last + 1):
            mix = self.mixes[at]
            if int(tile) not in mix.tiles:
                continue
            if mix.swapper == self.seat:  # who saw it all knows where it went
                if at == last:
                    return tile == goal
                continue
            source = mix.tiles.index(int(tile))
            if at == last:
                return _may_go(mix, source, mix.tiles.index(int(goal)))
            for position, other in enumerate(mix.tiles):
                if _may_go(mix, source, position) and self._gets_to(other, at + 1, goal, last):
                    return True
            return False
        return False

    def _all_have_a_goal(
        self, at: i64, sources: list[int], goals: list[int], nth: i64, pieces: list[int]
    ) -> bool:
        """Whether every piece with a name that is still to be placed can be: else it is found out late."""
        mix = self.mixes[at]
        for source in sources:
            piece = self.piece[mix.tiles[source]]
            if self.name[piece] == NOTHING or _is_taken(mix, pieces, piece, goals, nth):
                continue
            found = False
            for later in range(nth, len(goals)):
                goal = goals[later]
                if _may_go(mix, source, goal) and self._can_lie(piece, mix.tiles[goal], at + 1):
                    found = True
                    break
            if not found:
                return False
        return True

    def _shuffled(self, number: i64) -> list[int]:
        order = list(range(number))
        for at in range(number - 1, 0, -1):
            other = self.rng.below(at + 1)
            order[at], order[other] = order[other], order[at]
        return order

    def _name_the_rest(self) -> None:
        names = [tile for tile in range(self.sky.field.tiles) if not self.used[tile]]
        order = self._shuffled(len(names))
        open_pieces = [piece for piece in range(self.sky.field.tiles) if self.name[piece] == NOTHING]
        ways = [(self._path(piece, 0), piece) for piece in open_pieces]
        ways.sort()
        for nth_name, (_, piece) in enumerate(ways):
            self.name[piece] = names[order[nth_name]]

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


def _is_taken(mix: Mix, pieces: list[int], piece: i64, goals: list[int], before: i64) -> bool:
    """Whether a piece lies at one of the goals before this one."""
    return any(pieces[mix.tiles[goals[earlier]]] == piece for earlier in range(before))


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
