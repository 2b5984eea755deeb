"""The board of Asteroid Escape on squared paper: tiles, asteroids, ships and the trails behind them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from quadriga.core.canvas import Canvas
from quadriga.games.asteroid.arrows import face_to
from quadriga.games.asteroid.field import EDGE, PORTS, TURNS
from quadriga.games.asteroid.inks import BOULDER, FACE, GROUND, PLAIN_WAKE, glow, token, trail
from quadriga.games.asteroid.notation import rock_name
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import EMPTY
from quadriga.games.asteroid.strokes import WIDE, Font, Square, arrow, inward, wakes_on

# An asteroid: u, l, d and r are the faces that move it up, left, down and right, ## is its name.
BOULDERS = {
    "wide": ("██u██", "█## █", "l███r", "██d██"),
    "narrow": ("█ u █", " ##  ", "l █ r", "     ", "█ d █"),
}
DOT = "·"  # on an empty cell


class Chart:
    """Draws a position, cell by cell, without its frame."""

    def __init__(self, state: AsteroidState, letters: Sequence[str], font: Font) -> None:
        self.state = state
        self.letters = letters
        self.font = font
        self.size = int(state.field.size)
        self.canvas = Canvas(self.size * font.width, self.size * font.height)
        self.trails = _trails(state, font)
        self.said: set[Square] = set()
        for cell in range(self.size * self.size):
            self._draw_cell(cell)
        for entry in dict.fromkeys(int(ship) for ship in state.ships if ship >= 0):
            self._draw_ships(entry)

    def _corner(self, cell: int) -> Square:
        return cell % self.size * self.font.width, cell // self.size * self.font.height

    def _draw_cell(self, cell: int) -> None:
        content = int(self.state.cells[cell])
        if content == EMPTY:
            self._draw_nothing(cell)
        elif content > EMPTY:
            self._draw_tile(cell, content - 1)
        else:
            self._draw_rock(cell, -1 - content)

    def _draw_nothing(self, cell: int) -> None:
        x, y = self._corner(cell)
        middle = self.font.height // 2
        for row in range(self.font.height):
            signs = DOT if row == middle else ""
            self.canvas.put(x, y + row, Text(signs.center(self.font.width), GROUND))

    def _draw_tile(self, cell: int, placed: int) -> None:
        x, y = self._corner(cell)
        for row, signs in enumerate(self.font.drawing(wakes_on(self.state.field, placed))):
            self.canvas.put(x, y + row, Text(signs, PLAIN_WAKE))
            for at, sign in enumerate(signs):
                seat = self.trails.get((cell, at, row))
                if seat is not None:
                    self.canvas.put(x + at, y + row, Text(sign, trail(seat)))

    def _draw_rock(self, cell: int, rock: int) -> None:
        name = rock_name(self.state.field, rock)
        faces = [str(face_to(self.state, rock, side)) for side in range(TURNS)]
        x, y = self._corner(cell)
        for row, signs in enumerate(BOULDERS[self.font.name], y):
            self.canvas.put(x, row, Text(" " * self.font.width, GROUND))
            left = x + (self.font.width - len(signs)) // 2
            self.canvas.put(left, row, Text(signs, BOULDER))
            for what, said in zip(("u", "l", "d", "r", "##"), (*faces, name), strict=True):
                if what in signs:
                    self._say(left + signs.index(what), row, said)

    def _say(self, x: int, y: int, said: str) -> None:
        """Write on an asteroid what must not be hidden."""
        self.canvas.put(x, y, Text(said, FACE))
        self.said.update((x + at, y) for at in range(len(said)))

    def _draw_ships(self, entry: int) -> None:
        """Draw all ships of one place, from the side where they are inwards, and then the way they fly."""
        seats = [seat for seat, ship in enumerate(self.state.ships) if ship == entry]
        if self.state.active in seats:  # it is never left out
            seats.sort(key=lambda seat: seat != self.state.active)
        cell, port = divmod(entry, PORTS)
        left, top = self._corner(cell)
        x, y = self.font.square(port)
        step = inward(port)
        room = self.font.width if step[0] else self.font.height
        for seat in seats[: room - 1]:
            active = seat == self.state.active
            self.canvas.put(left + x, top + y, token(self.letters[seat], seat, active=active))
            x, y = x + step[0], y + step[1]
        if (left + x, top + y) not in self.said:
            self.canvas.put(left + x, top + y, Text(arrow(port, leaving=False), glow(seats[0])))


def _trails(state: AsteroidState, font: Font) -> dict[tuple[int, int, int], int]:
    """Return whose trail runs over which square of which cell: the wakes behind the ships.

    A trail has an end: it cannot come round to the ship, for no tile lies in front of that.
    """
    trails: dict[tuple[int, int, int], int] = {}
    field = state.field
    for seat in range(field.players):
        back = int(field.beyond[state.ships[seat]]) if state.flies(seat) else EDGE
        while back != EDGE and state.cells[back // PORTS] > EMPTY:
            cell, port = divmod(back, PORTS)
            wakes = wakes_on(field, int(state.cells[cell]) - 1)
            for x, y in font.trail(wakes, port):
                trails[cell, x, y] = seat
            back = int(field.beyond[cell * PORTS + wakes[port]])
    return trails


def width(state: AsteroidState, font: Font = WIDE) -> int:
    """Return how many columns the board takes."""
    return int(state.field.size) * font.width
