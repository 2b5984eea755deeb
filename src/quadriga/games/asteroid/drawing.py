"""Asteroid Escape as it is drawn: tiles, asteroids and ships, the own hand, and where one points to play."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from quadriga.core.drawing import Board, Choice, Cue, Gauge, Note, Piece, Sheet, Trail
from quadriga.core.events import Event
from quadriga.games.asteroid import poster
from quadriga.games.asteroid.choices import kinds_of, loot_of, swap_of
from quadriga.games.asteroid.field import PORTS, STOP, TURNS
from quadriga.games.asteroid.marks import mark_number
from quadriga.games.asteroid.notation import cell_name, rock_name
from quadriga.games.asteroid.plan import BESIDE, Passage, heading, passages
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import (
    DONE,
    EMPTY,
    MARK,
    NOBODY,
    NOTHING,
    OUT,
    PLACE,
    SUPPLY,
    SWAP,
    WAITING,
    members,
    size,
)
from quadriga.games.asteroid.stage import LOST, Stage, is_lost
from quadriga.games.asteroid.tokens import lit_layers, rock_layers, tile_layers, tile_symbol

BEWARE = "!"
CROWDED = 0.8  # the size of ships that share a place
BROAD = 40  # units that they take at most
PILED = 0.8  # the size of the pile


def board(state: AsteroidState) -> Board:
    """Return the board of this table."""
    return poster.board(state.field)


def pieces(state: AsteroidState, seat: int | None) -> dict[str, Piece]:
    """Return all that lies open, and the tiles that this seat holds."""
    lying = {**_tray(state), **_tiles(state), **_rocks(state), **_ships(state)}
    if seat is None:
        return lying
    if state.phase == SWAP and state.active == seat:
        return lying | _swappable(state)
    return lying | _hand(state, seat)


def sheets(state: AsteroidState, seat: int | None) -> list[Sheet]:
    """Return how many tiles each seat holds, and those of others that this seat knows."""
    return [_sheet(state, other, seat) for other in range(int(state.field.players))]


def choice(state: AsteroidState, action: int) -> Choice:
    """Return where one points for this action, and what would come of it."""
    if state.phase == MARK:
        return _start(state, int(state.field.starts[action]))
    if state.phase == PLACE:
        return _placement(state, int(action - state.field.place_at))
    if action == STOP:
        return Choice(("stop",))
    return _swap(state, *swap_of(state, action))


def cues(before: AsteroidState, events: Sequence[Event]) -> list[Cue]:
    """Return ships on their wakes, asteroids that drift, and dice."""
    stage = Stage(before)
    return [cue for number, event in enumerate(events) for cue in stage.follow(number, event)]


# What lies beside the board


def _tray(state: AsteroidState) -> dict[str, Piece]:
    tiles = int(size(state.bag)) + sum(int(size(under)) for under in state.under)
    stack = "pile" if tiles else "nothing"
    tray = {"pile": Piece(*poster.PILE, (stack, f"count-{tiles}"), size=PILED)}
    if state.marker != NOBODY:
        tray["marker"] = Piece(*poster.MARKER, ("marker", f"held-{state.marker}"))
    if state.field.with_asteroids:
        tray |= {"dice": Piece(*poster.DICE, ("dice",)), "die": Piece(*poster.DIE, ("die",))}
    return tray


def _hand(state: AsteroidState, seat: int) -> dict[str, Piece]:
    """Return the tiles of a hand, of equal ones one above the other; during a swap as it was (10.4)."""
    tiles = int((state.held if state.phase == SWAP else state.hands)[seat])
    found = {}
    for at, tile in enumerate(kinds_of(state, tiles)):
        alike = size(tiles & state.field.equals[tile]) > 1
        layers = ("twin",) if alike else ()
        found[f"hand-{at}"] = _in_hand(state, at, (*layers, *tile_layers(state.field, tile * TURNS)))
    return found


def _in_hand(state: AsteroidState, at: int, layers: tuple[str, ...]) -> Piece:
    places = poster.hand_places(state.field)
    return Piece(*places.at[at], layers, size=places.size)


def _swappable(state: AsteroidState) -> dict[str, Piece]:
    """Return the own tiles and those of the hands put out, as they were when the swap began."""
    seat, field = int(state.active), state.field
    found = {}
    for at, tile in enumerate(members(state.held[seat])):
        layers = (*tile_layers(field, tile * TURNS), f"key-{at + 1}", *_veil(state, seat, tile))
        found[f"hand-{at}"] = _in_hand(state, at, layers)
    loot = loot_of(state)
    places = poster.loot_places(field, len(loot))
    for at, (tile, owner) in enumerate(loot):
        marks = (f"badge-{owner}", f"key-{ascii_lowercase[at]}")
        layers = (*tile_layers(field, tile * TURNS), *marks, *_veil(state, owner, tile))
        found[f"loot-{at}"] = Piece(*places.at[at], layers, size=places.size)
    return found | {"stop": Piece(*poster.STOP, ("stop",))}


def _veil(state: AsteroidState, seat: int, tile: int) -> tuple[str, ...]:
    """Return a veil for a tile that has left this hand."""
    return () if (state.hands[seat] >> tile) & 1 else ("spent",)


def _sheet(state: AsteroidState, seat: int, viewer: int | None) -> Sheet:
    known = () if seat == viewer else _known(state, seat, viewer)
    marker = ("marker",) if state.marker == seat else ()
    won = ("winner",) if state.phase == DONE and (state.winners >> seat) & 1 else ()
    tiles = Gauge("tiles", int(size(state.hands[seat])), int(state.field.hand))
    return Sheet(
        seat, f"ship-{seat}", (tiles,), (*won, *marker, *known), is_out=bool(state.ships[seat] == OUT)
    )


def _known(state: AsteroidState, seat: int, viewer: int | None) -> tuple[str, ...]:
    """Return the tiles in a hand that the viewer has seen (7.4); without a seat, those that all have."""
    seats = int(state.field.everyone) if viewer is None else 1 << viewer
    tiles = (state.held if state.phase == SWAP and viewer != state.active else state.hands)[seat]
    return tuple(
        tile_symbol(state.field, tile) for tile in members(tiles) if state.knows[tile] & seats == seats
    )


# What lies on the board


def _tiles(state: AsteroidState) -> dict[str, Piece]:
    trails = _trails(state)
    return {
        f"tile-{cell_name(state.field, cell)}": _tile(state, cell, content - 1, trails)
        for cell, content in enumerate(map(int, state.cells))
        if content > EMPTY
    }


def _tile(state: AsteroidState, cell: int, placed: int, trails: Sequence[tuple[int, Passage]]) -> Piece:
    """Return a tile in its turn, with the trails that run over it."""
    x, y = poster.plan_of(state.field).middle(cell)
    return Piece(x, y, (*tile_layers(state.field, placed), *lit_layers(trails, cell)))


def _trails(state: AsteroidState) -> list[tuple[int, Passage]]:
    """Return the wakes behind the ships, with their seats."""
    cells = [int(content) for content in state.cells]
    found = []
    for seat in range(int(state.field.players)):
        if state.flies(seat):
            back = int(state.field.beyond[state.ships[seat]])
            found += [(seat, passage) for passage in passages(state.field, cells, back)[0]]
    return found


def _rocks(state: AsteroidState) -> dict[str, Piece]:
    """Return the asteroids on the board and in the supply."""
    return {
        f"rock-{rock_name(state.field, rock)}": _rock(state, rock)
        for rock in range(int(state.field.asteroids))
        if state.field.with_asteroids and state.spots[rock] >= SUPPLY
    }


def _rock(state: AsteroidState, rock: int) -> Piece:
    field, spot = state.field, int(state.spots[rock])
    if spot == SUPPLY:
        places = poster.supply_places(field)
        return Piece(*places.at[rock], rock_layers(field, rock), size=places.size)
    x, y = poster.plan_of(field).middle(spot)
    return Piece(x, y, rock_layers(field, rock, int(state.headings[rock])))


def _ships(state: AsteroidState) -> dict[str, Piece]:
    return {
        f"ship-{seat}": _ship(state, seat)
        for seat in range(int(state.field.players))
        if state.ships[seat] != OUT
    }


def _ship(state: AsteroidState, seat: int) -> Piece:
    if state.ships[seat] == WAITING:
        places = poster.hangar_places(state.field)
        return Piece(*places.at[seat], (f"ship-{seat}",), size=places.size, seat=seat)
    entry = int(state.ships[seat])
    company = [other for other in range(int(state.field.players)) if state.ships[other] == entry]
    x, y = poster.plan_of(state.field).spot(entry, _sideways(company.index(seat), len(company)))
    warned = ("danger",) if state.rock_on(state.faced(seat)) != NOTHING else ()  # 5.8
    small = CROWDED if len(company) > 1 else 1
    return Piece(x, y, (*warned, f"ship-{seat}"), turn=heading(entry % PORTS), size=small, seat=seat)


def _sideways(at: int, number: int) -> float:
    """Return how far beside the place a ship stands of so many that share it."""
    apart = min(BESIDE, BROAD / max(number - 1, 1))
    return (at - (number - 1) / 2) * apart


# Where one points


def _start(state: AsteroidState, entry: int) -> Choice:
    places = poster.plan_of(state.field)
    ghost = _flown(state, int(state.active), entry)
    blocked = state.rock_on(entry // PORTS) != NOTHING
    notes = (Note(*places.middle(entry // PORTS), BEWARE),) if blocked else ()
    return Choice((f"mark-{mark_number(state.field, entry)}",), ghosts=(ghost,), notes=notes)


def _placement(state: AsteroidState, placed: int) -> Choice:
    """Return the tile on its place, the flights of all ships before it, and who would be lost."""
    field, active, cell = state.field, int(state.active), int(state.faced(state.active))
    places = poster.plan_of(field)
    cells = [int(content) for content in state.cells]
    cells[cell] = placed + 1
    facing = [seat for seat in range(int(field.players)) if state.flies(seat) and state.faced(seat) == cell]
    flights = {seat: passages(field, cells, int(state.ships[seat])) for seat in facing}
    ways = {seat: places.way(int(state.ships[seat]), *flight) for seat, flight in flights.items()}
    trail = [(active, passage) for passage in flights[active][0]]
    ghosts = [_tile(state, cell, placed, trail)]
    ghosts += [_flown(state, seat, end) for seat, (_, end) in flights.items() if not is_lost(cells, end)]
    lost = [Note(*ways[seat][-1], LOST) for seat, (_, end) in flights.items() if is_lost(cells, end)]
    kind = kinds_of(state, state.hands[active]).index(placed // TURNS)
    targets = (f"hand-{kind}", f"cell-{cell_name(field, cell)}")
    trails = tuple(Trail(seat, way) for seat, way in ways.items() if seat != active)
    return Choice(targets, ways[active], tuple(ghosts), tuple(lost), trails)


def _flown(state: AsteroidState, seat: int, entry: int) -> Piece:
    """Return a ship that has come to this entry."""
    x, y = poster.plan_of(state.field).spot(entry)
    return Piece(x, y, (f"ship-{seat}",), turn=heading(entry % PORTS), seat=seat)


def _swap(state: AsteroidState, own: int, other: int) -> Choice:
    field, shown = state.field, _swappable(state)
    given = f"hand-{members(state.held[state.active]).index(own)}"
    taken = f"loot-{[tile for tile, _ in loot_of(state)].index(other)}"
    ghosts = [
        Piece(shown[place].x, shown[place].y, tile_layers(field, tile * TURNS), size=shown[place].size)
        for tile, place in ((own, taken), (other, given))
    ]
    return Choice((given, taken), ghosts=tuple(ghosts))
