"""What is seen to happen in Asteroid Escape: follows ships, tiles and asteroids from event to event."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quadriga.core.drawing import Cue, Point
from quadriga.core.events import Event
from quadriga.games.asteroid import poster
from quadriga.games.asteroid.field import EDGE, PORTS, TURNS
from quadriga.games.asteroid.notation import cell_name, rock_name
from quadriga.games.asteroid.plan import headed, passages
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import EMPTY
from quadriga.games.asteroid.tokens import rock_layers, tile_layers

LOST, WON, DRAWN = "×", "★", "−1"


def is_lost(cells: Sequence[int], end: int) -> bool:
    """Whether a flight that ends here ends before anything but an empty cell (6.3 to 6.5)."""
    return end == EDGE or cells[end // PORTS] != EMPTY


class Stage:
    """What stands where, as far as events are told."""

    def __init__(self, before: AsteroidState) -> None:
        self.field = before.field
        self.places = poster.plan_of(before.field)
        self.cells = [int(content) for content in before.cells]
        self.ships = [int(ship) for ship in before.ships]
        self.spots = [int(spot) for spot in before.spots]
        self.headings = [int(turn) for turn in before.headings]
        self.seen = [ship for ship in range(len(self.ships)) if before.flies(ship)]
        self.deeds: dict[str, Callable[[int, Event], list[Cue]]] = {
            "mark": self._mark,
            "asteroid": self._asteroid,
            "roll": self._roll,
            "die": self._die,
            "drift": self._drift,
            "pivot": self._pivot,
            "away": self._away,
            "bump": self._bump,
            "knock": self._knock,
            "place": self._place,
            "draw": self._draw,
            "marker": self._marker,
            "aside": self._aside,
            "win": self._win,
        }
        self.deeds |= dict.fromkeys(("fly", "edge", "struck", "loop"), self._fly)
        self.deeds |= dict.fromkeys(("crush", "collide", "blocked"), self._lose)

    def follow(self, number: int, event: Event) -> list[Cue]:
        """Return what is seen of the next event."""
        deed = self.deeds.get(event.name)
        return deed(number, event) if deed else []

    # Ships and tiles

    def _mark(self, number: int, event: Event) -> list[Cue]:
        seat, entry = event.facts["player_seat"], int(self.field.starts[event.facts["number"]])
        start = poster.hangar_places(self.field).at[seat]
        return [Cue(number, f"ship-{seat}", path=(start, self.places.spot(entry)))]

    def _place(self, number: int, event: Event) -> list[Cue]:
        cell, placed = event.facts["cell"], event.facts["number"]
        self.cells[cell] = placed + 1
        path = (poster.HAND.middle, self.places.middle(cell))
        return [Cue(number, self._tile(cell), path=path, layers=tile_layers(self.field, placed))]

    def _fly(self, number: int, event: Event) -> list[Cue]:
        seat = event.facts["player_seat"]
        start = self.ships[seat]
        wakes, end = passages(self.field, self.cells, start)
        note, sound = (LOST, "crash") if is_lost(self.cells, end) else ("", "")
        path = headed(self.places.way(start, wakes, end))
        return [Cue(number, f"ship-{seat}", path=path, note=note, sound=sound)]

    def _lose(self, number: int, event: Event) -> list[Cue]:
        return [Cue(number, f"ship-{event.facts['player_seat']}", note=LOST, sound="crash")]

    def _win(self, number: int, event: Event) -> list[Cue]:
        """Return a star, if the ship did not go out before (9.2)."""
        seat = event.facts["player_seat"]
        return [Cue(number, f"ship-{seat}", note=WON)] if seat in self.seen else []

    def _tile(self, cell: int) -> str:
        return f"tile-{cell_name(self.field, cell)}"

    # Asteroids

    def _roll(self, number: int, event: Event) -> list[Cue]:
        return [Cue(number, "dice", layers=(f"dice-{event.facts['number']}",), tumbles=True)]

    def _die(self, number: int, event: Event) -> list[Cue]:
        return [Cue(number, "die", layers=(f"die-{event.facts['number']}",), tumbles=True)]

    def _asteroid(self, number: int, event: Event) -> list[Cue]:
        rock, turn = event.facts["rock"], event.facts["number"]
        start = poster.supply_places(self.field).at[rock]
        return [self._go(number, rock, start, event.facts["cell"], rock_layers(self.field, rock, turn))]

    def _drift(self, number: int, event: Event) -> list[Cue]:
        rock = event.facts["rock"]
        return [self._go(number, rock, self.places.middle(self.spots[rock]), event.facts["cell"])]

    def _go(self, number: int, rock: int, start: Point, cell: int, layers: tuple[str, ...] = ()) -> Cue:
        self.spots[rock] = cell
        return Cue(number, self._rock(rock), path=(start, self.places.middle(cell)), layers=layers)

    def _pivot(self, number: int, event: Event) -> list[Cue]:
        rock = event.facts["rock"]
        turn = (self.headings[rock] + int(self.field.pivot)) % TURNS
        return [Cue(number, self._rock(rock), layers=rock_layers(self.field, rock, turn))]

    def _away(self, number: int, event: Event) -> list[Cue]:
        rock, cell = event.facts["rock"], event.facts["cell"]
        arrow = (event.facts["number"] - int(self.field.value[rock]) - 1) % int(self.field.values)
        side = (arrow + self.headings[rock]) % TURNS
        path = (self.places.middle(cell), self.places.beyond(cell, side))
        return [Cue(number, self._rock(rock), path=path)]

    def _bump(self, number: int, event: Event) -> list[Cue]:
        rock = event.facts["rock"]
        path = (self.places.middle(event.facts["cell"]), poster.supply_places(self.field).at[rock])
        return [Cue(number, self._rock(rock), path=path, layers=rock_layers(self.field, rock))]

    def _knock(self, number: int, event: Event) -> list[Cue]:
        cell = event.facts["cell"]
        return [Cue(number, self._tile(cell), path=(self.places.middle(cell), poster.PILE))]

    def _rock(self, rock: int) -> str:
        return f"rock-{rock_name(self.field, rock)}"

    # The pile

    def _draw(self, number: int, event: Event) -> list[Cue]:
        return [Cue(number, "pile", note=DRAWN, sound="card")]

    def _marker(self, number: int, event: Event) -> list[Cue]:
        return [Cue(number, "marker", layers=("marker", f"held-{event.facts['player_seat']}"))]

    def _aside(self, number: int, event: Event) -> list[Cue]:
        return [Cue(number, "marker", layers=("marker",))]
