"""Positions and actions of Chariot Race as text.

A position has five fields with a bar between them: the table (players, halves, sheets, and safe if
nobody is hurt behind the finish); the chariots with seat, colour, crossings of the line, space,
damage, speed and fortune; the caltrops; the round and who has played in it; whose turn it is and
what is asked. For example:

    4 AA white - | 1 blue 1:o12 9 6 2, 2 red wreck, 3 green 1:o8 12 7 3, 4 yellow 0:m4 12 4 3
    | o14 m3 | 3 blue | green free pace,lane,lane,attack
"""

from __future__ import annotations

from quadriga.games.chariot.board import FACE_NAMES
from quadriga.games.chariot.course import FASTER, GO, MEND, NOBODY, SLOWER, STOP, Course
from quadriga.games.chariot.dice import FACES, shown
from quadriga.games.chariot.race import (
    ATTACK,
    DONE,
    DRAFT,
    FAVOUR,
    FIRST,
    FREE,
    GRID,
    MOVE,
    PLACE,
    REPAIR,
    REROLL,
    ROLL,
    SIGN,
)
from quadriga.games.chariot.rules import ChariotState

NONE = "-"
PHASES = {
    "first": FIRST,
    "draft": DRAFT,
    "place": PLACE,
    "grid": GRID,
    "repair": REPAIR,
    "roll": ROLL,
    "free": FREE,
    "reroll": REROLL,
    "favour": FAVOUR,
    "sign": SIGN,
    "move": MOVE,
    "attack": ATTACK,
    "won": DONE,
}
ASKED = {phase: word for word, phase in PHASES.items()}
WAY_NAMES = ("ahead", "outward", "inward")

NUMBER = r"(?:0|[1-9][0-9]{0,8})"
FACE = f"(?:{'|'.join(FACE_NAMES)})"
DICE = f"{FACE}(?:,{FACE})*"
SPACE = f"[omi]{NUMBER}"
ACTIONS = (
    rf"pass|keep|faster|slower|{'|'.join(WAY_NAMES)}|repair {NUMBER}|take [a-z]+|place {NUMBER}"
    rf"|set {FACE} {FACE}|javelin [a-z]+|(?:roll|reroll) {DICE}|caltrop {SPACE}|first {NUMBER}|grid [a-z]+"
)


def dice_text(dice: int) -> str:
    """Return the faces that these dice show, in order: pace,lane,lane."""
    return ",".join(FACE_NAMES[face] for face in range(FACES) for _ in range(shown(dice, face))) or NONE


def action_text(state: ChariotState, action: int) -> str:
    course, phase = state.course, state.phase
    if phase == FIRST:
        return f"first {action + 1}"
    if phase == GRID:
        return f"grid {course.colours[action]}"
    if phase in (ROLL, REROLL):
        return f"roll {dice_text(course.die.packed[action])}"
    if action == STOP:
        return "keep" if phase in (FREE, FAVOUR) else "pass"
    return _decision_text(course, action)


def _decision_text(course: Course, action: int) -> str:
    if action in (FASTER, SLOWER):
        return "faster" if action == FASTER else "slower"
    if action < MEND:
        return WAY_NAMES[action - GO]
    if action < course.draft_at:
        return f"repair {action - MEND + 1}"
    if action < course.place_at:
        return f"take {course.colours[action - course.draft_at]}"
    if action < course.set_at:
        return f"place {action - course.place_at + 1}"
    if action < course.javelin_at:
        before, after = divmod(int(action - course.set_at), FACES)
        return f"set {FACE_NAMES[before]} {FACE_NAMES[after]}"
    if action < course.roll_at:
        return f"javelin {course.colours[action - course.javelin_at]}"
    if action < course.caltrop_at:
        return f"reroll {dice_text(course.die.packed[action - course.roll_at])}"
    return f"caltrop {course.circuit.names[action - course.caltrop_at]}"


def position_text(state: ChariotState) -> str:
    fields = (table_text(state.course), _chariots(state), _caltrops(state), _round(state), turn_text(state))
    return " | ".join(fields)


def table_text(course: Course) -> str:
    sheets = "black" if course.black else "white"
    return f"{course.players} {course.circuit.halves} {sheets} {'safe' if course.safe else NONE}"


def _chariots(state: ChariotState) -> str:
    texts = [
        chariot_text(state, chariot)
        for chariot in range(state.course.chariots)
        if state.owners[chariot] != NOBODY
    ]
    return ", ".join(texts) or NONE


def chariot_text(state: ChariotState, chariot: int) -> str:
    who = f"{state.owners[chariot] + 1} {state.course.colours[chariot]}"
    if not state.races(chariot):
        return f"{who} {'wreck' if state.round else 'waits'}"
    space = state.course.circuit.names[state.places[chariot]]
    tracks = f"{state.damage[chariot]} {state.speed[chariot]} {state.fortune[chariot]}"
    return f"{who} {state.crossings[chariot]}:{space} {tracks}"


def _caltrops(state: ChariotState) -> str:
    names = [name for name, lies in zip(state.course.circuit.names, state.caltrops, strict=True) if lies]
    return " ".join(names) or NONE


def _round(state: ChariotState) -> str:
    played = [
        colour
        for chariot, colour in enumerate(state.course.colours)
        if state.has_played(chariot) and state.races(chariot)
    ]
    return f"{state.round} {','.join(played) or NONE}"


def turn_text(state: ChariotState) -> str:
    """Return whose turn it is and what is asked."""
    phase = state.phase
    word = ASKED[phase]
    if phase in (FIRST, GRID):
        return word
    if phase in (DRAFT, PLACE):
        return " ".join([word, str(state.first + 1), *picks(state)])
    mover = "nobody" if state.mover == NOBODY else state.course.colours[state.mover]
    return " ".join([mover, word, *_what(state)])


def _what(state: ChariotState) -> list[str]:
    phase = state.phase
    if phase in (FREE, FAVOUR):
        return [dice_text(state.dice)]
    if phase == REROLL:
        return [str(state.rolling), dice_text(state.dice)]
    if phase == SIGN:
        return [str(state.signs), f"{state.push:+d}", *_left(state)]
    if phase == MOVE:
        return [str(state.points), *_left(state), *_way(state)]
    if phase == ATTACK:
        return [str(state.attacks), *_way(state)]
    return []


def _left(state: ChariotState) -> list[str]:
    return ["lanes", str(state.lanes), "attacks", str(state.attacks)]


def _way(state: ChariotState) -> list[str]:
    names = state.course.circuit.names
    return ["from", names[state.start], "by", ",".join(names[space] for space in trail(state)) or NONE]


def trail(state: ChariotState) -> list[int]:
    """Return the spaces entered in this move, in order."""
    return [int(state.trail[at]) for at in range(state.walked)]


def picks(state: ChariotState) -> list[str]:
    """Return the chariots chosen so far in the draft, in order."""
    return [state.course.colours[state.picks[at]] for at in range(state.picked)]
