"""Where everything of a race lies on its poster, and what it is called there."""

from __future__ import annotations

from collections.abc import Iterator

from quadriga.core.drawing import Piece, Point
from quadriga.games.chariot import poster
from quadriga.games.chariot.arena import Arena, arena
from quadriga.games.chariot.board import FACE_NAMES
from quadriga.games.chariot.course import NO_LIMIT, NOBODY
from quadriga.games.chariot.dice import ATTACK, LANE, PACE
from quadriga.games.chariot.pictures import LENGTH
from quadriga.games.chariot.race import DONE, FAVOUR, FREE, MOVE, REROLL, ROLL
from quadriga.games.chariot.rules import ChariotState
from quadriga.games.chariot.scene import faces

LARGEST = 1.05  # a chariot, if its space has room
WAITING = 1.3  # the size of one that waits
ASIDE, CROWDED = 0.24, 0.7  # how far two chariots on one space are from its middle, and their size
CORNER = (0.2, 0.25)  # of a space, where a caltrop lies beside a chariot or a number
SMALL = 0.8
BLANK = "die"  # a die in the air


def ground(state: ChariotState) -> Arena:
    return arena(state.course.circuit)


# Names


def chariot_name(state: ChariotState, chariot: int) -> str:
    return f"chariot-{state.course.colours[chariot]}"


def space_name(state: ChariotState, space: int) -> str:
    return f"space-{state.course.circuit.names[space]}"


def caltrop_name(state: ChariotState, space: int) -> str:
    return f"caltrop-{state.course.circuit.names[space]}"


def die_name(number: int) -> str:
    """Return the name of a die, numbered from 0."""
    return f"die-{number + 1}"


# Chariots


def is_in_the_race(state: ChariotState, chariot: int) -> bool:
    """Whether a chariot stands on the circuit, or waits to be chosen or placed there."""
    if state.round:
        return bool(state.races(chariot))
    to_be_chosen = state.course.black and state.picked < state.course.racing
    return to_be_chosen or state.owners[chariot] != NOBODY


def chariot(state: ChariotState, number: int) -> Piece:
    """Return a chariot where it stands or waits."""
    if not state.races(number):
        x, y = stall(state, number)
        return Piece(x, y, waiting(state, number), size=WAITING, seat=owner(state, number))
    return on_space(state, number, int(state.places[number]), standing_layers(state, number))


def on_space(state: ChariotState, number: int, space: int, layers: tuple[str, ...]) -> Piece:
    """Return a chariot on this space, beside another one that the mover is about to pass."""
    places, size, across = ground(state), chariot_size(state), 0.5
    if state.phase == MOVE and state.standing[space] != NOBODY and state.places[state.mover] == space:
        size *= CROWDED
        across += ASIDE if number == state.mover else -ASIDE
    x, y = places.within(space, across=across)
    return Piece(x, y, layers, places.heading(space), size, owner(state, number))


def chariot_size(state: ChariotState) -> float:
    return min(LARGEST, ground(state).shortest / LENGTH)


def standing_layers(state: ChariotState, number: int) -> tuple[str, ...]:
    """Return what is seen of a chariot: the one on turn is lit, and those that have finished are crowned."""
    name = chariot_name(state, number)
    if state.has_finished(number) or (state.phase == DONE and state.mover == number):
        return ("laurel", name)
    return ("spotlight", name) if number == state.mover and state.round else (name,)


def waiting(state: ChariotState, number: int) -> tuple[str, ...]:
    colour = state.course.colours[number]
    card = (f"stall-{colour}", f"chariot-{colour}")
    return card if state.owners[number] == NOBODY or not state.course.black else (*card, "taken")


def stall(state: ChariotState, number: int) -> Point:
    return poster.stall_at(number, len(state.course.colours))


def owner(state: ChariotState, number: int) -> int | None:
    return None if state.owners[number] == NOBODY else int(state.owners[number])


# Caltrops and dice


def caltrops(state: ChariotState) -> Iterator[tuple[str, Piece]]:
    for space in range(state.course.circuit.spaces):
        if state.caltrops[space]:
            yield caltrop_name(state, space), caltrop(state, space)


def caltrop(state: ChariotState, space: int) -> Piece:
    """Return a caltrop on this space, smaller and in a corner if there is something else."""
    circuit, places = state.course.circuit, ground(state)
    marked = circuit.limits[space] != NO_LIMIT or circuit.pillars[space]
    taken = marked or any(place == space for place in state.places)
    x, y = places.within(space, *(CORNER if taken else (0.5, 0.5)))
    return Piece(x, y, ("caltrop",), places.heading(space), SMALL if taken else 1)


def dice(state: ChariotState) -> list[str]:
    """Return what each die shows that lies before the driver, or is in the air, or is yet to be used."""
    if state.phase in (ROLL, FREE, REROLL, FAVOUR):
        lying = faces(int(state.dice))
    else:
        left = ((PACE, state.signs), (LANE, state.lanes), (ATTACK, state.attacks))
        lying = [face for face, number in left for _ in range(number)]
    return [f"die-{FACE_NAMES[face]}" for face in lying] + [BLANK] * int(state.rolling)


def die(state: ChariotState, number: int, shows: str) -> Piece:
    x, y = poster.die_at(number, int(state.course.die.most))
    return Piece(x, y, (shows,), kind=shows)


# The shield


def speed(state: ChariotState) -> int:
    """Return what the shield shows: the speed as far as it is known, and on the way the points left."""
    if state.phase == MOVE:
        return int(state.points)
    most = int(state.course.sheets[state.mover].most_speed)
    return max(0, min(int(state.speed[state.mover] + state.push), most))


def shield(state: ChariotState, mover: int, figure: int) -> tuple[str, ...]:
    return (f"shield-{state.course.colours[mover]}", f"figure-{figure}")
