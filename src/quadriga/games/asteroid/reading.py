"""Reads positions of Asteroid Escape, and refuses those that the rules could never ask about."""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.core.errors import Unreadable
from quadriga.games.asteroid.asking import can_ask
from quadriga.games.asteroid.board import board, field
from quadriga.games.asteroid.field import EDGE, PORTS, TURNS, Field
from quadriga.games.asteroid.notation import (
    CELL_NAME,
    COLOURS,
    LETTERS,
    NONE,
    NUMBER,
    PHASES,
    ROCK_NAME,
    STAGES,
    owner_of,
    position_text,
)
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import (
    DEAL,
    DONE,
    EMPTY,
    GONE,
    NOBODY,
    NOTHING,
    OUT,
    SETUP,
    SUPPLY,
    UNKNOWN,
    WAITING,
    Mix,
    size,
)

FIELDS = 8
TILE = re.compile(rf"({NUMBER})(!|\+[1-9]+)?(?:@([0-9])>([0-9]))?")
CELL_WORD = re.compile(rf"\.|({NUMBER})\.([0-3])|\*({ROCK_NAME})([0-3])")
KEYS = ("marker", "to", "then", "due", "rock", "cell", "at", "fresh", "lost", "fled", "held")


class _Wrong(Exception):
    """Why a text is no position."""


def blank(field: Field) -> AsteroidState:
    """Return the table before anything is dealt."""
    return AsteroidState(
        field=field,
        cells=vec[i64]([EMPTY] * field.cells),
        spots=vec[i64]([SUPPLY] * field.asteroids),
        headings=vec[i64]([0] * field.asteroids),
        ships=vec[i64]([WAITING] * field.players),
        hands=vec[i64]([0] * field.players),
        bag=field.all_tiles,
        under=[],
        knows=vec[i64]([0] * field.tiles),
        mixes=[],
        marker=NOBODY,
        active=0,
        phase=DEAL,
        then=SETUP,
        drifter=NOTHING,
        fresh=0,
        due=0,
        rock=NOTHING,
        cell=NOTHING,
        drawer=0,
        lost=0,
        fled=0,
        held=vec[i64]([0] * field.players),
        winners=0,
        choices=UNKNOWN,
    )


def parse(text: str) -> AsteroidState:
    """Return the position that this text stands for; Unreadable says what is wrong with it."""
    try:
        return _Reader(text).read()
    except _Wrong as wrong:
        raise Unreadable("position", text, str(wrong)) from None


class _Reader:
    """Reads the eight fields in turn, then checks that they go together."""

    def __init__(self, text: str) -> None:
        fields = [field.strip() for field in text.split("|")]
        if len(fields) != FIELDS:
            raise _Wrong(f"eight fields are needed with | between them, not {len(fields)}")
        self._text = " | ".join(fields)
        table, self._cells, self._gone, self._ships, self._hands, self._under, self._mixes, self._turn = (
            fields
        )
        self.field = _field(table)
        self.state = blank(self.field)

    def read(self) -> AsteroidState:
        self._read_cells()
        self._read_gone()
        self._read_ships()
        self._read_hands()
        for word in self._split(self._under, " / "):
            self.state.under.append(self._read_tiles(word))
        for word in self._split(self._mixes, " / "):
            self.state.mixes.append(self._read_mix(word))
        self._read_turn()
        for tile in range(self.field.tiles):
            self.state.knows[tile] |= owner_of(self.state, tile)
        if not can_ask(self.state):
            raise _Wrong(f"the turn {self._turn!r} does not fit the position")
        if position_text(self.state) != self._text:
            raise _Wrong(f"one writes {position_text(self.state)!r}")
        return self.state

    def _split(self, text: str, between: str) -> list[str]:
        return [] if text == NONE else text.split(between)

    def _number(self, text: str, most: int, what: str) -> int:
        if not re.fullmatch(NUMBER, text) or int(text) > most:
            raise _Wrong(f"{text!r} is not {what}")
        return int(text)

    def _seat(self, text: str) -> int:
        seat = self._number(text, int(self.field.players), "a seat")
        if seat == 0:
            raise _Wrong("seats count from 1")
        return seat - 1

    def _seats(self, text: str) -> int:
        return sum({1 << self._seat(seat) for seat in text})

    def _rock(self, name: str) -> int:
        if not re.fullmatch(ROCK_NAME, name) or not 1 <= int(name[:-1]) <= self.field.values:
            raise _Wrong(f"{name!r} is not an asteroid")
        return (int(name[:-1]) - 1) * len(COLOURS) + COLOURS.index(name[-1])

    def _cell(self, name: str) -> int:
        column, row = LETTERS.find(name[:1]), name[1:]
        if (
            not re.fullmatch(CELL_NAME, name)
            or column >= self.field.size
            or not 1 <= int(row) <= self.field.size
        ):
            raise _Wrong(f"{name!r} is not a cell")
        return (int(row) - 1) * int(self.field.size) + column

    def _tile(self, text: str) -> int:
        """Return a tile of the pile, and take it out of it."""
        tile = self._number(text, int(self.field.tiles) - 1, "a tile")
        if not (self.state.bag >> tile) & 1:
            raise _Wrong(f"tile {tile} is there twice")
        self.state.bag &= ~self.field.bit[tile]
        return tile

    def _read_cells(self) -> None:
        rows = [row.split() for row in self._cells.split("/")]
        if [len(row) for row in rows] != [self.field.size] * self.field.size:
            raise _Wrong(f"the board needs {self.field.size} rows of {self.field.size} cells")
        for cell, word in enumerate(word for row in rows for word in row):
            match = CELL_WORD.fullmatch(word)
            if not match:
                raise _Wrong(f"{word!r} is not what can lie on a cell")
            if match[1]:
                self._lay(cell, self._tile(match[1]), int(match[2]))
            elif match[3]:
                self._set(cell, self._rock(match[3]), int(match[4]))

    def _lay(self, cell: int, tile: int, turn: int) -> None:
        if turn >= self.field.turns[tile]:
            raise _Wrong(f"tile {tile} looks the same with fewer turns")
        self.state.cells[cell] = tile * TURNS + turn + 1
        self.state.knows[tile] = self.field.everyone

    def _set(self, cell: int, rock: int, heading: int) -> None:
        if self.state.spots[rock] != SUPPLY or not self.field.with_asteroids:
            raise _Wrong(f"asteroid {rock // 2 + 1}{COLOURS[rock % 2]} cannot be there")
        self.state.cells[cell] = -1 - rock
        self.state.spots[rock] = cell
        self.state.headings[rock] = heading

    def _read_gone(self) -> None:
        for name in self._split(self._gone, ","):
            rock = self._rock(name)
            if self.state.spots[rock] != SUPPLY:
                raise _Wrong(f"asteroid {name} is there twice")
            self.state.spots[rock] = GONE

    def _read_ships(self) -> None:
        words = self._ships.split()
        if len(words) != self.field.players:
            raise _Wrong(f"{len(words)} ships for {self.field.players} players")
        for seat, word in enumerate(words):
            self.state.ships[seat] = self._ship(word)

    def _ship(self, word: str) -> int:
        if word in (NONE, "out"):
            return WAITING if word == NONE else OUT
        cell, _, port = word.partition(":")
        entry = self._cell(cell) * PORTS + self._number(port, PORTS - 1, "a port")
        behind = int(self.field.beyond[entry])
        if self.state.cells[entry // PORTS] > EMPTY or (
            behind != EDGE and self.state.cells[behind // PORTS] <= EMPTY
        ):
            raise _Wrong(
                f"a ship cannot be at {word}: it stands on a tile or on its start mark, before no tile"
            )
        return entry

    def _read_hands(self) -> None:
        words = self._hands.split(" / ")
        if len(words) != self.field.players:
            raise _Wrong(f"{len(words)} hands for {self.field.players} players")
        for seat, word in enumerate(words):
            hand = self._read_tiles(word) if word != NONE else 0
            if size(hand) > self.field.hand:
                raise _Wrong(f"seat {seat + 1} holds more than {self.field.hand} tiles")
            self.state.hands[seat] = hand

    def _read_tiles(self, text: str) -> int:
        tiles = 0
        for word in text.split(","):
            match = TILE.fullmatch(word)
            if not match or match[3]:
                raise _Wrong(f"{word!r} is not a tile and who has seen it")
            tile = self._tile(match[1])
            self.state.knows[tile] = self._seen(match[2])
            tiles |= 1 << tile
        return tiles

    def _seen(self, text: str | None) -> int:
        if text == "!":
            return int(self.field.everyone)
        return self._seats(text[1:]) if text else 0

    def _read_mix(self, text: str) -> Mix:
        who, *words = text.split() or [""]
        swapper = NOBODY if who == NONE else self._seat(who)
        matches = [TILE.fullmatch(word) for word in words]
        tiles, known, before, after = [], [], [], []
        for word, match in zip(words, matches, strict=True):
            if not match or (match[3] is None) != (swapper == NOBODY):
                raise _Wrong(f"{word!r} is not a mixed tile")
            tiles.append(self._number(match[1], int(self.field.tiles) - 1, "a tile"))
            known.append(self._seen(match[2]))
            before.append(int(match[3] or 0))
            after.append(int(match[4] or 0))
        moves = all(came == went or 0 in (came, went) for came, went in zip(before, after, strict=True))
        if len(set(tiles)) != len(tiles) or len(tiles) < 2 or sorted(before) != sorted(after) or not moves:
            raise _Wrong(f"{text!r} cannot have been mixed")
        return Mix(swapper, tuple(tiles), tuple(known), tuple(before), tuple(after))

    # The turn

    def _read_turn(self) -> None:
        seat, word, *rest = [*self._turn.split(), "", ""][: max(2, len(self._turn.split()))]
        state = self.state
        if word not in PHASES:
            raise _Wrong(f"{self._turn!r} does not say whose turn it is and what is asked")
        state.active, state.phase, state.drawer = self._seat(seat), PHASES[word], NOBODY
        if state.phase == DONE:
            if len(rest) != 1:
                raise _Wrong(f"{self._turn!r} does not say who has won")
            state.winners = self._seats(rest[0])
            return
        if len(rest) % 2 or [key for key in KEYS if key in rest[::2]] != rest[::2]:
            raise _Wrong(f"{' '.join(rest)!r} does not say what belongs to the turn")
        for key, value in zip(rest[::2], rest[1::2], strict=True):
            self._read_part(key, value)

    def _read_part(self, key: str, value: str) -> None:
        state = self.state
        if key == "marker":
            state.marker = self._seat(value)
        elif key == "to":
            state.drawer = self._seat(value)
        elif key == "then":
            if value not in STAGES:
                raise _Wrong(f"{value!r} does not say what goes on then")
            state.then = STAGES[value]
        elif key == "due":
            state.due = self._number(value, int(self.field.asteroids), "a number of asteroids")
        elif key in ("rock", "at"):
            rock = self._rock(value)
            state.rock, state.drifter = (rock, state.drifter) if key == "rock" else (state.rock, rock)
        elif key == "cell":
            state.cell = self._cell(value)
        elif key == "fresh":
            state.fresh = sum({1 << self._rock(name) for name in value.split(",")})
        elif key == "held":
            self._read_held(value)
        else:
            seats = self._seats(value)
            state.lost, state.fled = (seats, state.fled) if key == "lost" else (state.lost, seats)

    def _read_held(self, text: str) -> None:
        words = text.split("/")
        if len(words) != self.field.players:
            raise _Wrong(f"{len(words)} held hands for {self.field.players} players")
        for seat, word in enumerate(words):
            tiles = [
                self._number(name, int(self.field.tiles) - 1, "a tile") for name in self._split(word, ",")
            ]
            self.state.held[seat] = sum({1 << tile for tile in tiles})


def _field(text: str) -> Field:
    match = re.fullmatch(rf"({NUMBER}) (asteroids|clear) (bonus|-)", text)
    if not match or int(match[1]) not in board().seats:
        raise _Wrong(f"{text!r} is not a table: players, asteroids or clear, bonus or -")
    if match[3] == "bonus" and int(match[1]) < board().bonus:
        raise _Wrong(f"the bonus is for {board().bonus} players or more")
    return field(int(match[1]), match[2] == "asteroids", match[3] == "bonus")
