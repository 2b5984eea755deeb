"""Reads positions of Chariot Race, and refuses those that the rules could never ask about."""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.core.errors import Unreadable
from quadriga.games.chariot.asking import can_ask, is_drafted
from quadriga.games.chariot.board import FACE_NAMES, board, course
from quadriga.games.chariot.course import NOBODY, NOWHERE, Course
from quadriga.games.chariot.dice import WIDTH
from quadriga.games.chariot.layout import HALVES
from quadriga.games.chariot.notation import DICE, NONE, NUMBER, PHASES, SPACE, position_text
from quadriga.games.chariot.race import (
    ATTACK,
    DONE,
    FAVOUR,
    FIRST,
    FREE,
    MOVE,
    PLACE,
    REPAIR,
    REROLL,
    ROLL,
    SIGN,
    Findings,
)
from quadriga.games.chariot.rules import ChariotState
from quadriga.games.chariot.setup import placed, placer

FIELDS = 5
CHARIOT = re.compile(
    rf"({NUMBER}) ([a-z]+) (?:(wreck|waits)|({NUMBER}):({SPACE}) ({NUMBER}) ({NUMBER}) ({NUMBER}))"
)
SETUP = re.compile(rf"(first|grid)|(draft|place) ({NUMBER})((?: [a-z]+)*)")
DICE_OR_NONE = rf"({DICE}|-)"
LEFT = rf"lanes ({NUMBER}) attacks ({NUMBER})"
WAY = rf"from ({SPACE}) by ({SPACE}(?:,{SPACE})*|-)"
TURNS = {
    REPAIR: re.compile(r"([a-z]+) repair"),
    ROLL: re.compile(r"([a-z]+) roll"),
    FREE: re.compile(rf"([a-z]+) free {DICE_OR_NONE}"),
    REROLL: re.compile(rf"([a-z]+) reroll ({NUMBER}) {DICE_OR_NONE}"),
    FAVOUR: re.compile(rf"([a-z]+) favour {DICE_OR_NONE}"),
    SIGN: re.compile(rf"([a-z]+) sign ({NUMBER}) ([+-]{NUMBER}) {LEFT}"),
    MOVE: re.compile(rf"([a-z]+) move ({NUMBER}) {LEFT} {WAY}"),
    ATTACK: re.compile(rf"([a-z]+) attack ({NUMBER}) {WAY}"),
    DONE: re.compile(r"([a-z]+) won"),
}


class _Wrong(Exception):
    """Why a text is no position."""


def blank(course: Course) -> ChariotState:
    """Return the course with nobody on it."""
    nobody = [NOBODY] * course.chariots
    nothing = [0] * course.chariots
    longest = max(sheet.most_speed for sheet in course.sheets)
    return ChariotState(
        course,
        owners=vec[i64](nobody),
        places=vec[i64]([NOWHERE] * course.chariots),
        crossings=vec[i64](nothing),
        damage=vec[i64](nothing),
        speed=vec[i64](nothing),
        fortune=vec[i64](nothing),
        standing=vec[i64]([NOBODY] * course.circuit.spaces),
        caltrops=vec[i64]([0] * course.circuit.spaces),
        supply=course.costs.caltrops,
        played=0,
        round=0,
        phase=FIRST,
        mover=NOBODY,
        dice=0,
        rolling=0,
        signs=0,
        push=0,
        points=0,
        lanes=0,
        attacks=0,
        start=NOWHERE,
        trail=vec[i64]([0] * longest),
        walked=0,
        first=NOBODY,
        picks=vec[i64](nobody),
        picked=0,
        findings=Findings(),
    )


def parse(text: str) -> ChariotState:
    """Return the position that this text stands for; Unreadable says what is wrong with it."""
    try:
        return _Reader(text).read()
    except _Wrong as wrong:
        raise Unreadable("position", text, str(wrong)) from None


class _Reader:
    """Reads the five fields in turn, then checks that they go together."""

    def __init__(self, text: str) -> None:
        fields = [field.strip() for field in text.split("|")]
        if len(fields) != FIELDS:
            raise _Wrong(f"five fields are needed with | between them, not {len(fields)}")
        table, self._chariots, self._caltrops, self._round, self._turn = fields
        self._text = " | ".join(fields)
        self.course = _course(table)
        self.state = blank(self.course)

    def read(self) -> ChariotState:
        self._read_round()
        for word in self._chariots.split(", ") if self._chariots != NONE else []:
            self._read_chariot(word)
        self._read_caltrops()
        if self.state.round == 0:
            self._read_setup()
        else:
            self._read_turn()
        if not can_ask(self.state):
            raise _Wrong(f"the turn {self._turn!r} does not fit the position")
        if position_text(self.state) != self._text:
            raise _Wrong(f"one writes {position_text(self.state)!r}")
        return self.state

    def _read_round(self) -> None:
        match = re.fullmatch(rf"({NUMBER}) (-|[a-z]+(?:,[a-z]+)*)", self._round)
        if not match or int(match[1]) > self.course.costs.rounds:
            raise _Wrong(f"{self._round!r} is not a round and who has played in it")
        self.state.round = int(match[1])
        for colour in match[2].split(",") if match[2] != NONE else []:
            self.state.played |= 1 << self._chariot(colour)

    def _chariot(self, colour: str) -> int:
        if colour not in self.course.colours:
            raise _Wrong(f"{colour!r} is not a chariot")
        return self.course.colours.index(colour)

    def _space(self, name: str) -> int:
        if name not in self.course.circuit.names:
            raise _Wrong(f"{name!r} is not a space")
        return self.course.circuit.names.index(name)

    def _read_chariot(self, word: str) -> None:
        match = CHARIOT.fullmatch(word)
        if not match or not 1 <= int(match[1]) <= self.course.players:
            raise _Wrong(f"{word!r} is not a chariot with its seat, place and tracks")
        state, chariot = self.state, self._chariot(match[2])
        if state.owners[chariot] != NOBODY:
            raise _Wrong(f"{match[2]} is there twice")
        state.owners[chariot] = int(match[1]) - 1
        if match[3]:
            return
        state.crossings[chariot] = int(match[4])
        state.places[chariot] = self._space(match[5])
        state.damage[chariot], state.speed[chariot], state.fortune[chariot] = map(int, match.groups()[5:])
        _check_tracks(state, chariot)
        self._stand(chariot)

    def _stand(self, chariot: int) -> None:
        state, space = self.state, self.state.places[chariot]
        if self._is_on_its_way(chariot):
            return
        if state.standing[space] != NOBODY:
            raise _Wrong(f"two chariots stand on {self.course.circuit.names[space]}")
        if self.course.circuit.pillars[space]:
            raise _Wrong(f"a pillar stands on {self.course.circuit.names[space]}")
        state.standing[space] = chariot

    def _is_on_its_way(self, chariot: int) -> bool:
        return self._turn.startswith(f"{self.course.colours[chariot]} move ")

    def _read_caltrops(self) -> None:
        for name in self._caltrops.split() if self._caltrops != NONE else []:
            self.state.caltrops[self._space(name)] = 1
            self.state.supply -= 1
        if self.state.supply < 0:
            raise _Wrong(f"there are only {self.course.costs.caltrops} caltrops")

    def _read_setup(self) -> None:
        match = SETUP.fullmatch(self._turn)
        if not match:
            raise _Wrong(f"{self._turn!r} does not say what is asked before the first round")
        state = self.state
        state.phase = PHASES[match[1] or match[2]]
        if match[2]:
            state.first = int(match[3]) - 1
            for colour in match[4].split():
                if state.picked == state.course.chariots:
                    raise _Wrong(f"{match[4].strip()!r} are more chariots than there are")
                state.picks[state.picked] = self._chariot(colour)
                state.picked += 1
        if state.phase == PLACE and 0 <= state.first < state.course.players and is_drafted(state):
            state.mover = placer(state) if placed(state) < state.course.racing else NOBODY

    def _read_turn(self) -> None:
        state = self.state
        for phase, pattern in TURNS.items():
            match = pattern.fullmatch(self._turn)
            if match:
                state.phase = phase
                state.mover = NOBODY if match[1] == "nobody" else self._chariot(match[1])
                self._read_what(match)
                return
        raise _Wrong(f"{self._turn!r} does not say whose turn it is and what is asked")

    def _read_what(self, match: re.Match[str]) -> None:
        state, phase = self.state, self.state.phase
        if phase == ROLL and state.mover != NOBODY:
            state.rolling = state.course.sheets[state.mover].dice[state.speed[state.mover]]
        elif phase in (FREE, FAVOUR):
            state.dice = _dice(match[2])
        elif phase == REROLL:
            state.rolling, state.dice = int(match[2]), _dice(match[3])
        elif phase == SIGN:
            state.signs, state.push = int(match[2]), int(match[3])
            state.lanes, state.attacks = int(match[4]), int(match[5])
        elif phase == MOVE:
            state.points, state.lanes, state.attacks = int(match[2]), int(match[3]), int(match[4])
            self._read_way(match[5], match[6])
        elif phase == ATTACK:
            state.attacks = int(match[2])
            self._read_way(match[3], match[4])

    def _read_way(self, start: str, trail: str) -> None:
        state = self.state
        state.start = self._space(start)
        for name in trail.split(",") if trail != NONE else []:
            if state.walked == len(state.trail):
                raise _Wrong(f"{trail!r} is longer than any move")
            state.trail[state.walked] = self._space(name)
            state.walked += 1


def _course(text: str) -> Course:
    match = re.fullmatch(rf"({NUMBER}) ([A-Z]+) (white|black) (safe|-)", text)
    if not match or int(match[1]) not in board().seats or match[2] not in HALVES:
        raise _Wrong(f"{text!r} is not a table: players, halves, white or black, safe or -")
    return course(int(match[1]), match[2], match[3] == "black", match[4] == "safe")


def _dice(text: str) -> int:
    faces = text.split(",") if text != NONE else []
    return sum(1 << (FACE_NAMES.index(face) * WIDTH) for face in faces[: len(FACE_NAMES) + 1])


def _check_tracks(state: ChariotState, chariot: int) -> None:
    sheet = state.course.sheets[chariot]
    fits = (
        0 < state.damage[chariot] <= sheet.most_damage
        and state.speed[chariot] <= sheet.most_speed
        and state.fortune[chariot] <= sheet.most_fortune
        and state.crossings[chariot] <= state.course.costs.laps + 1
    )
    if not fits:
        raise _Wrong(f"{state.course.colours[chariot]} is off its tracks")
