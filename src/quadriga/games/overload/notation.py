"""Positions and actions of Overload as text.

A position has four fields with a bar between them: the players and the sections on their
action side (or -); the track, a word a space, sections between slashes; the points by seat;
whose turn it is and what is asked. With three players and section A turned, for example:

    3 A | 1a0,1b0,2b0 . . . . / . . ± . 2a3 / . . 3a8,3b1 . . / … | 0 7 12 | 1 load
"""

from __future__ import annotations

import re
from string import ascii_lowercase

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.core.errors import Unreadable
from quadriga.games.overload.board import board, track
from quadriga.games.overload.counter import ASIDE, DONE, LOAD, MEET, MOVE, NOBODY, ROLL
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.track import AHEAD, BACK, DOUBLE, MINUS, PLAIN, PLUS, START, STEP, Track

SIGNS = {PLAIN: ".", PLUS: "+", MINUS: "-", STEP: "±", DOUBLE: "x"}

# One way to write a number, and none that the rules' 64 bits could not hold.
NUMBER = r"(?:0|[1-9][0-9]{0,8})"
ACTIONS = rf"load [a-z] {NUMBER}|roll {NUMBER}|move [a-z]|ahead|back|(give|take) {NUMBER}[a-z]"
PAWN = re.compile(rf"({NUMBER})([a-z])({NUMBER})?")
SPACE = re.compile(rf"([-.+±x]?)({NUMBER}[a-z]{NUMBER}(?:,{NUMBER}[a-z]{NUMBER})*)?")
TURN = re.compile(rf"({NUMBER}) (load|roll|move|step|meet|won)(?: ({NUMBER}|[a-z]))?(?: met (\S+))?")

PHASES = {"load": LOAD, "roll": ROLL, "move": MOVE, "step": ASIDE, "meet": MEET, "won": DONE}
ASKED = {phase: word for word, phase in PHASES.items()}


def pawn_name(track: Track, pawn: int) -> str:
    """Return the seat and the letter of a pawn: 2b."""
    return f"{pawn // track.pawns_each + 1}{letter(track, pawn)}"


def letter(track: Track, pawn: int) -> str:
    return ascii_lowercase[pawn % track.pawns_each]


def action_text(state: OverloadState, action: int) -> str:
    track = state.track
    if state.phase == ROLL:
        return f"roll {action}"
    if action in (AHEAD, BACK):
        return "ahead" if action == AHEAD else "back"
    if action < track.load_at:
        return f"move {letter(track, action - track.move_at)}"
    if action < track.give_at:
        pawn, rings = divmod(int(action - track.load_at), int(track.capacity + 1))
        return f"load {letter(track, pawn)} {rings}"
    if action < track.take_at:
        return f"give {pawn_name(track, action - track.give_at)}"
    return f"take {pawn_name(track, action - track.take_at)}"


def position_text(state: OverloadState) -> str:
    track = state.track
    return " | ".join(
        [
            f"{track.players} {','.join(track.turned) or '-'}",
            _track_text(state),
            " ".join(str(points) for points in state.points),
            _turn_text(state),
        ]
    )


def _track_text(state: OverloadState) -> str:
    words = [_space_text(state, space) for space in range(state.track.finish + 1)]
    sections = []
    for length in state.track.sections:
        sections.append(" ".join(words[:length]))
        words = words[length:]
    return " / ".join(sections)


def _space_text(state: OverloadState, space: int) -> str:
    sign = SIGNS[state.track.spaces[space]]
    pawns = ",".join(
        f"{pawn_name(state.track, pawn)}{state.rings[pawn]}"
        for pawn in range(state.track.pawns)
        if state.places[pawn] == space
    )
    return pawns if pawns and sign == "." else sign + pawns


def _turn_text(state: OverloadState) -> str:
    words = [str(state.seat + 1), ASKED[state.phase]]
    if state.phase == MOVE:
        words.append(str(state.die))
    elif mover_of(state) != NOBODY:
        words.append(letter(state.track, state.mover))
    if state.phase == MEET:
        met = met_pawns(state)
        words += ["met", ",".join(met)] if met else []
    return " ".join(words)


def mover_of(state: OverloadState) -> int:
    """Return the pawn that will enter or is on its move; NOBODY once the game is won."""
    return int(state.mover) if state.phase in (ROLL, ASIDE, MEET) else NOBODY


def met_pawns(state: OverloadState) -> list[str]:
    """Return the pawns on the mover's space that it has met already."""
    return [
        pawn_name(state.track, pawn)
        for pawn in range(state.track.pawns)
        if (state.met >> pawn) & 1 and pawn != state.mover and state.places[pawn] == state.places[state.mover]
    ]


def parse(text: str) -> OverloadState:
    """Return the position that this text stands for; Unreadable says what is wrong with it."""
    try:
        return _Reader(text).state()
    except _Wrong as wrong:
        raise Unreadable("position", text, str(wrong)) from None


class _Wrong(Exception):
    """Why a text is no position."""


class _Reader:
    """Reads the four fields in turn, then checks that they go together."""

    def __init__(self, text: str) -> None:
        fields = [field.strip() for field in text.split("|")]
        if len(fields) != 4:
            raise _Wrong(f"four fields are needed with | between them, not {len(fields)}")
        self._table, self._spaces, self._points, self._turn = fields

    def state(self) -> OverloadState:
        track = self._read_table()
        places, rings = self._read_spaces(track)
        seat, phase, mover, die, met = self._read_turn(track)
        state = OverloadState(
            track,
            vec[i64](places),
            vec[i64](_crowds(track, places)),
            vec[i64](rings),
            vec[i64](self._read_points(track)),
            seat,
            phase,
            mover,
            die,
            met,
        )
        _check_pawns(state)
        _check_points(state)
        if not _can_ask(state) or _turn_text(state) != self._turn:
            raise _Wrong(f"the turn {self._turn!r} does not fit the position")
        return state

    def _read_table(self) -> Track:
        players, _, turned = self._table.partition(" ")
        if not re.fullmatch(NUMBER, players) or int(players) not in board().seats:
            raise _Wrong(f"{players!r} is not a number of players")
        names = board().names(int(players))
        chosen = [] if turned == "-" else turned.split(",")
        if [name for name in names if name in chosen] != chosen:
            raise _Wrong(f"{turned!r} is neither - nor some of {','.join(names)} in this order")
        return track(int(players), tuple(chosen))

    def _read_spaces(self, track: Track) -> tuple[list[int], list[int]]:
        sections = [section.split() for section in self._spaces.split("/")]
        if tuple(map(len, sections)) != track.sections:
            raise _Wrong(f"the track needs sections of {' / '.join(map(str, track.sections))} spaces")
        places = [NOBODY] * track.pawns
        rings = [0] * track.pawns
        for space, word in enumerate(word for section in sections for word in section):
            match = SPACE.fullmatch(word)
            if not match or (match[1] or ".") != SIGNS[track.spaces[space]]:
                raise _Wrong(f"space {space} is {SIGNS[track.spaces[space]]!r} and its pawns, not {word!r}")
            for name in match[2].split(",") if match[2] else []:
                pawn = _pawn(track, name)
                if places[pawn] != NOBODY:
                    raise _Wrong(f"pawn {pawn_name(track, pawn)} stands in two places")
                places[pawn] = space
                rings[pawn] = int(name[len(pawn_name(track, pawn)) :])
        return places, rings

    def _read_points(self, track: Track) -> list[int]:
        words = self._points.split()
        if len(words) != track.players or not all(re.fullmatch(NUMBER, word) for word in words):
            raise _Wrong(f"{self._points!r} is not {track.players} numbers of points")
        return [int(word) for word in words]

    def _read_turn(self, track: Track) -> tuple[int, int, int, int, int]:
        match = TURN.fullmatch(self._turn)
        if not match or not 1 <= int(match[1]) <= track.players:
            raise _Wrong(f"{self._turn!r} does not say whose turn it is and what is asked")
        seat, phase, what = int(match[1]) - 1, PHASES[match[2]], match[3]
        mover, die = NOBODY, 0
        if phase == MOVE:
            die = int(what) if what and what.isdecimal() else 0
        elif what:
            mover = _pawn(track, f"{seat + 1}{what}")
        met = 0 if mover == NOBODY else 1 << mover
        for name in match[4].split(",") if match[4] else []:
            met |= 1 << _pawn(track, name)
        return seat, phase, mover, die, met


def _pawn(track: Track, name: str) -> int:
    match = PAWN.fullmatch(name)
    if match:
        seat, nth = int(match[1]) - 1, ascii_lowercase.index(match[2])
        if 0 <= seat < track.players and nth < track.pawns_each:
            return seat * int(track.pawns_each) + nth
    raise _Wrong(f"{name!r} is not a pawn")


def _crowds(track: Track, places: list[int]) -> list[int]:
    crowds = [0] * (track.finish + 1)
    for pawn, place in enumerate(places):
        crowds[place] |= 1 << pawn
    return crowds


def _check_pawns(state: OverloadState) -> None:
    """Refuse pawns where the rules can never leave them."""
    track = state.track
    for pawn in range(track.pawns):
        name, place, rings = pawn_name(track, pawn), state.places[pawn], state.rings[pawn]
        on_move = pawn == state.mover
        loaded = (state.phase == ROLL and on_move) or (
            state.phase == DONE and pawn // track.pawns_each == state.seat
        )
        if place == NOBODY:
            raise _Wrong(f"pawn {name} is missing")
        if rings > track.capacity:
            raise _Wrong(f"pawn {name} carries {rings} rings; at most {track.capacity}")
        if place == START and rings and not loaded:
            raise _Wrong(f"pawn {name} carries rings on START before its turn")
        if place == track.finish:
            raise _Wrong(f"pawn {name} cannot stay on FINISH")
        if track.spaces[place] == STEP and not (state.phase == ASIDE and on_move):
            raise _Wrong(f"pawn {name} cannot stay on a ± space")


def _check_points(state: OverloadState) -> None:
    for seat, points in enumerate(state.points):
        if (points >= state.track.target) != (state.phase == DONE and seat == state.seat):
            raise _Wrong(f"seat {seat + 1} has {points} points, and {state.track.target} win")


def _can_ask(state: OverloadState) -> bool:
    """Whether the rules can ask in this position what the turn field says."""
    track = state.track
    mover = None if state.mover == NOBODY else state.places[state.mover]
    first = state.seat * track.pawns_each
    waiting = START in [state.places[first + nth] for nth in range(track.pawns_each)]
    if state.phase == LOAD:
        return waiting
    if state.phase == ROLL:
        return mover == START if waiting else mover is None
    if state.phase == MOVE:
        return not waiting and 1 <= state.die <= track.faces
    if state.phase == ASIDE:
        return mover is not None and track.spaces[mover] == STEP and mover != START + 1
    if state.phase == MEET:
        return mover is not None and mover != START and len(state.legal()) > 1
    return True
