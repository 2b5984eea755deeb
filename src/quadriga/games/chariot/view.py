"""What a seat may see of Chariot Race: everything, and the same for all."""

from __future__ import annotations

from quadriga.core.game import Plain
from quadriga.games.chariot.board import FACE_NAMES
from quadriga.games.chariot.course import NOBODY
from quadriga.games.chariot.dice import shown
from quadriga.games.chariot.notation import ASKED, picks, trail
from quadriga.games.chariot.rules import ChariotState


def view(state: ChariotState, seat: int | None) -> dict[str, Plain]:
    """Return the whole position as plain data; seats count from 0, spaces go by their names."""
    course, names = state.course, state.course.circuit.names
    on_turn = state.mover != NOBODY
    return {
        "players": int(course.players),
        "halves": course.circuit.halves,
        "sheets": "black" if course.black else "white",
        "safe": course.safe,
        "chariots": [_chariot(state, at) for at in range(course.chariots) if state.owners[at] != NOBODY],
        "caltrops": [name for name, lies in zip(names, state.caltrops, strict=True) if lies],
        "supply": int(state.supply),
        "round": int(state.round),
        "asked": ASKED[state.phase],
        "mover": course.colours[state.mover] if on_turn else None,
        "dice": {name: int(shown(state.dice, face)) for face, name in enumerate(FACE_NAMES)},
        "rolling": int(state.rolling),
        "signs": int(state.signs),
        "push": int(state.push),
        "points": int(state.points),
        "lanes": int(state.lanes),
        "attacks": int(state.attacks),
        "start": names[state.start] if state.walked else None,
        "trail": [names[space] for space in trail(state)],
        "first": int(state.first) if state.first != NOBODY else None,
        "picks": [*picks(state)],
    }


def _chariot(state: ChariotState, chariot: int) -> dict[str, Plain]:
    races = bool(state.races(chariot))
    return {
        "colour": state.course.colours[chariot],
        "seat": int(state.owners[chariot]),
        "space": state.course.circuit.names[state.places[chariot]] if races else None,
        "crossings": int(state.crossings[chariot]),
        "damage": int(state.damage[chariot]),
        "speed": int(state.speed[chariot]),
        "fortune": int(state.fortune[chariot]),
        "played": races and bool(state.has_played(chariot)),
    }
