"""Where pegs stand that share a space, and where it is said what becomes of them: none hides another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby, pairwise

from quadriga.core.drawing import Note, Point
from quadriga.games.overload import poster
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.track import START, Track

ON_START, HIGH = 0.9, 135  # the greatest size of pegs on START, and how high one is with its letter
WAITING = 76  # units between those that wait there
SIZES = {1: 1.0, 2: 0.8, 3: 0.7}  # of pegs that share a space, by how many; SMALL if there are more
SMALL = 0.6
ROW = 5  # as many stand beside each other
WIDE, FOOT, TALL = 46, 54, 90  # units of a peg: with its rings, its foot, and how high it is
BEHIND, IN_FRONT = 36, 8  # how far a second row stands back, and whoever is on the move in front
BESIDE = 8  # units between a crowd and who would come to it
OVER = 14  # units from a peg to what is said of it
LINE = 36  # and between two lines of that


def at(track: Track, space: int) -> Point:
    """Return the middle of a space."""
    return poster.plan(int(track.finish)).at(space)


def size(state: OverloadState, pawn: int) -> float:
    """Return the size of a peg: it takes less room where it shares its space."""
    if state.places[pawn] == START:
        return min(ON_START, poster.TRAY / int(state.track.players) / HIGH)
    return crowded(len(_company(state, pawn)))


def crowded(number: int) -> float:
    """Return the size of so many pegs on one space."""
    return SIZES.get(number, SMALL)


def spot(state: OverloadState, pawn: int) -> Point:
    """Return where a peg stands: beside the others of its space, and in front of them on its move."""
    if state.places[pawn] == START:
        return _waiting(state.track, pawn)
    company = _company(state, pawn)
    x, y = at(state.track, int(state.places[pawn]))
    row, column = divmod(company.index(pawn), ROW)
    columns = min(len(company) - row * ROW, ROW)
    if len(company) > 1 and pawn == state.mover:
        y += IN_FRONT
    across = WIDE * crowded(len(company)) * (column - (columns - 1) / 2)
    return (x + across, y - BEHIND * row)


def coming(state: OverloadState, pawn: int, space: int) -> tuple[Point, float]:
    """Return where a peg would come to this space, beside those that are there, and how large."""
    x, y = at(state.track, space)
    there = [other for other in _pawns_on(state, space) if other != pawn]
    if not there or space in (START, int(state.track.finish)):
        return (x, y), 1
    along = min(len(there), ROW)
    own, theirs = crowded(len(there) + 1), crowded(len(there))
    away = (WIDE * theirs * (along - 1) + FOOT * theirs + FOOT * own) / 2 + BESIDE
    return (x - away if pawn < there[0] else x + away, y + IN_FRONT), own


def _waiting(track: Track, pawn: int) -> Point:
    """Return where a pawn waits on START: a row for each seat."""
    seat, number = divmod(pawn, int(track.pawns_each))
    x, y = at(track, START)
    height = poster.TRAY / int(track.players)
    return (
        x + WAITING * (number - (int(track.pawns_each) - 1) / 2),
        y - poster.TRAY / 2 + height * (seat + 0.5) + 8,
    )


def _company(state: OverloadState, pawn: int) -> list[int]:
    return _pawns_on(state, int(state.places[pawn]))


def _pawns_on(state: OverloadState, space: int) -> list[int]:
    return [pawn for pawn in range(int(state.track.pawns)) if state.places[pawn] == space]


# What is said of them


def notes(state: OverloadState, signs: Mapping[int, str], moved: int, goal: int) -> tuple[Note, ...]:
    """Return what is said of pegs, each by its own; one of them has moved to this space.

    What is said of those on one space is a line, which lies higher where it would be over another.
    """
    spaces = {pawn: goal if pawn == moved else int(state.places[pawn]) for pawn in signs}
    told: list[Note] = []
    for _, pawns in groupby(sorted(signs, key=spaces.__getitem__), spaces.__getitem__):
        line = _line([_note(state, pawn, signs[pawn], moved, goal) for pawn in pawns])
        while under := [other.y for note in line for other in told if _meet(note, other)]:
            line = [replace(note, y=min(under) - LINE) for note in line]
        told += line
    return tuple(told)


def _note(state: OverloadState, pawn: int, text: str, moved: int, goal: int) -> Note:
    """Return what is said of a peg, over it."""
    is_there = pawn == moved and state.places[pawn] != goal
    (x, y), high = coming(state, pawn, goal) if is_there else (spot(state, pawn), size(state, pawn))
    return Note(x, y - TALL * high - OVER, text)


def _line(notes: list[Note]) -> list[Note]:
    """Return notes in the order of their pegs at one height, moved apart as far as they need it.

    Beside the bend there is room for one, where others stand over the peg.
    """
    line = sorted(notes, key=lambda note: note.x)
    if len(line) == 1 and line[0].x > poster.BENT:
        return [replace(line[0], x=line[0].x + (FOOT + line[0].width) / 2, y=line[0].y + TALL)]
    across = [line[0].x]
    for before, note in pairwise(line):
        across.append(max(note.x, across[-1] + (before.width + note.width) / 2))
    aside = sum(x - note.x for x, note in zip(across, line, strict=True)) / len(line)
    top = min(note.y for note in line)
    return [replace(note, x=x - aside, y=top) for x, note in zip(across, line, strict=True)]


def _meet(note: Note, other: Note) -> bool:
    return abs(note.x - other.x) < (note.width + other.width) / 2 and abs(note.y - other.y) < LINE
