"""Reads positions of Edison & Co, and refuses those that the rules could never ask about."""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.core.errors import QuadrigaError, Unreadable
from quadriga.games.edison.asking import can_ask
from quadriga.games.edison.board import MODES, OIL_SIGN, board, course, value_of
from quadriga.games.edison.course import AHEAD, BACK, CLOCKWISE, COUNTER, NOBODY, START, VEHICLES, Course
from quadriga.games.edison.notation import (
    DIRECTIONS,
    NONE,
    NUMBER,
    PHASES,
    PLACE,
    VEHICLE,
    pair_text,
    position_text,
)
from quadriga.games.edison.options import Chips
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.secrets import cards, is_open, next_line, open_points, write_line
from quadriga.games.edison.trial import DEAL, LAY, NOTHING

FIELDS = 7
VEHICLE_WORD = re.compile(rf"({PLACE})(<?) (-?{NUMBER})")
HAND = re.compile(r"([1-9]+|-) ([1-9]+|-) ([0-9]) ([0-9])(\+?)")
TURN = re.compile(
    rf"({NUMBER})(?: ({VEHICLE}\+{VEHICLE}))?(?: ({NUMBER})(?:by({NUMBER}))?(waived)?)?(?: (ahead|back))?"
)


class _Wrong(Exception):
    """Why a text is no position."""


def blank(course: Course) -> EdisonState:
    """Return the table before chips are laid and cards are dealt."""
    players, sides = int(course.players), int(course.sides())
    spaces = int(course.spaces)
    state = EdisonState(
        course,
        values=vec[i64]([0] * spaces),
        laid=0,
        places=vec[i64]([START] * VEHICLES),
        headings=vec[i64]([CLOCKWISE] * VEHICLES),
        scores=vec[i64]([0] * VEHICLES),
        pairs=vec[i64]([(1 << course.pairs) - 1] * players),
        distances=vec[i64]([(1 << course.distances) - 1] * players),
        ahead=vec[i64]([course.ahead] * players),
        back=vec[i64]([course.back] * players),
        own=0,
        cards=vec[i64]([NOTHING] * sides),
        weights=vec[i64]([0] * (sides * VEHICLES)),
        dealt=0,
        written=0,
        phase=LAY,
        first=0,
        pair=NOTHING,
        distance=NOTHING,
        direction=NOTHING,
        waived=0,
        caller=NOBODY,
    )
    if course.chips != "random":
        chips = board().standard if course.chips == "standard" else course.chips.split(",")
        for space, chip in zip(course.chip_spaces, chips, strict=True):
            state.values[space] = value_of(chip)
        state.laid = len(chips)
        state.phase = DEAL
    return state


def parse(text: str) -> EdisonState:
    """Return the position that this text stands for; Unreadable says what is wrong with it."""
    try:
        return _Reader(text).read()
    except _Wrong as wrong:
        raise Unreadable("position", text, str(wrong)) from None


class _Reader:
    """Reads the seven fields in turn, then checks that they go together."""

    def __init__(self, text: str) -> None:
        fields = [field.strip() for field in text.split("|")]
        if len(fields) != FIELDS:
            raise _Wrong(f"seven fields are needed with | between them, not {len(fields)}")
        self._text = " | ".join(fields)
        table, self._chips, self._vehicles, self._hands, self._sides, self._turn, self._asked = fields
        self.course = _course(table)
        self.state = blank(self.course)

    def read(self) -> EdisonState:
        if self._asked not in PHASES:
            raise _Wrong(f"{self._asked!r} is not what can be asked")
        self.state.phase = PHASES[self._asked]
        self._read_chips()
        self._read_vehicles()
        self._read_hands()
        self._read_sides()
        self._read_turn()
        if not can_ask(self.state):
            raise _Wrong(f"{self._asked!r} cannot be asked in this position")
        if position_text(self.state) != self._text:
            raise _Wrong(f"one writes {position_text(self.state)!r}")
        return self.state

    def _read_chips(self) -> None:
        words = self._chips.split()
        spaces = [int(space) for space in self.course.chip_spaces]
        if len(words) != len(spaces):
            raise _Wrong(f"{len(words)} chips for {len(spaces)} spaces")
        self.state.laid = 0
        for space, word in zip(spaces, words, strict=True):
            if word == ".":
                break
            if word != OIL_SIGN and not re.fullmatch(rf"-?{NUMBER}", word):
                raise _Wrong(f"{word!r} is not a chip")
            value = value_of(word)
            if self.course.chips != "random":
                if value != self.state.values[space]:
                    raise _Wrong(f"{word!r} does not lie on space {space}")
            elif value not in [self.course.chip_values[chip] for chip, _ in self.state.course_chips()]:
                raise _Wrong(f"{word!r} cannot be laid on space {space}")
            self.state.values[space] = value
            self.state.laid += 1

    def _read_vehicles(self) -> None:
        words = self._vehicles.split(", ")
        if len(words) != VEHICLES:
            raise _Wrong(f"{len(words)} vehicles; there are {VEHICLES}")
        for vehicle, word in enumerate(words):
            match = VEHICLE_WORD.fullmatch(word)
            if not match or match[1] not in self.course.names:
                raise _Wrong(f"{word!r} is not a vehicle's place and score")
            place = self.course.names.index(match[1])
            if self._is_taken(place, vehicle):
                raise _Wrong(f"too many vehicles are on {match[1]}")
            self.state.places[vehicle] = place
            self.state.headings[vehicle] = COUNTER if match[2] else CLOCKWISE
            self.state.scores[vehicle] = int(match[3])

    def _is_taken(self, place: int, before: int) -> bool:
        there = sum(int(self.state.places[vehicle]) == place for vehicle in range(before))
        return bool(there >= self.course.room[place])

    def _read_hands(self) -> None:
        words = self._hands.split(", ")
        if len(words) != self.course.players:
            raise _Wrong(f"{len(words)} hands for {self.course.players} players")
        state, course = self.state, self.course
        for seat, word in enumerate(words):
            match = HAND.fullmatch(word)
            if not match:
                raise _Wrong(f"{word!r} are not the cards that a seat has played")
            state.pairs[seat] &= ~_bits(match[1], int(course.pairs))
            state.distances[seat] &= ~_bits(match[2], int(course.distances))
            state.ahead[seat] -= int(match[3])
            state.back[seat] -= int(match[4])
            if state.ahead[seat] < 0 or state.back[seat] < 0:
                raise _Wrong(f"seat {seat + 1} had fewer direction cards")
            if match[5]:
                state.own |= 1 << seat

    def _read_sides(self) -> None:
        words = self._sides.split(", ")
        if len(words) != self.course.sides():
            raise _Wrong(f"{len(words)} sides; there are {self.course.sides()}")
        for side, word in enumerate(words):
            if is_open(self.state):
                self._read_favourites(side, word)
            elif word != NONE:
                self._read_card(side, word)

    def _read_favourites(self, side: int, word: str) -> None:
        for digit in word if word != NONE else "":
            vehicle = int(digit) - 1 if digit.isdecimal() else NOTHING
            if not 0 <= vehicle < VEHICLES or any(
                self.state.weights[at * VEHICLES + vehicle] for at in (0, 1)
            ):
                raise _Wrong(f"{word!r} are not favourites")
            self.state.weights[side * VEHICLES + vehicle] = 1
            self.state.dealt += 1

    def _read_card(self, side: int, word: str) -> None:
        card, _, sheet = word.partition(": ")
        state = self.state
        known = re.fullmatch(NUMBER, card) and 1 <= int(card) <= cards(state)
        if not known or int(card) - 1 in list(state.cards) or state.dealt != side:
            raise _Wrong(f"{card!r} is not a card of side {side + 1}")
        state.cards[side] = int(card) - 1
        state.dealt += 1
        if not self.course.advanced:
            for vehicle in range(VEHICLES):
                state.weights[side * VEHICLES + vehicle] = self.course.rankings[int(card) - 1][vehicle]
        elif sheet:
            self._read_sheet(side, sheet.split())

    def _read_sheet(self, side: int, points: list[str]) -> None:
        state = self.state
        if len(points) != VEHICLES or state.written != side * VEHICLES:
            raise _Wrong(f"{' '.join(points)!r} is not a sheet of side {side + 1}")
        for line in range(VEHICLES):
            word = points[next_line(state, side, line)]
            if word == ".":
                break
            if not re.fullmatch(NUMBER, word) or int(word) not in open_points(state, side, line):
                raise _Wrong(f"{word!r} points cannot be on the sheet of side {side + 1}")
            write_line(state, side, line, int(word))
            state.written += 1

    def _read_turn(self) -> None:
        match = TURN.fullmatch(self._turn)
        if not match or not 1 <= int(match[1]) <= self.course.players:
            raise _Wrong(f"{self._turn!r} is not who begins and what is on the table")
        state, course = self.state, self.course
        state.first = int(match[1]) - 1
        if match[2]:
            pairs = [pair_text(course, pair) for pair in range(course.pairs)]
            if match[2] not in pairs:
                raise _Wrong(f"{match[2]!r} is not a choice card")
            state.pair = pairs.index(match[2])
        if match[3]:
            state.distance = int(match[3]) - 1
            state.caller = int(match[4]) - 1 if match[4] else NOBODY
            state.waived = int(match[5] is not None)
        if match[6]:
            state.direction = (AHEAD, BACK)[DIRECTIONS.index(match[6])]


def _course(text: str) -> Course:
    match = re.fullmatch(rf"({NUMBER}) ([a-z-]+) (lane|space) (hidden|-) (\S+)", text)
    if not match or int(match[1]) not in MODES or match[2] not in MODES[int(match[1])]:
        raise _Wrong(f"{text!r} is not a table: players, mode, lane or space, hidden or -, chips")
    try:
        chips = Chips().check(match[5], int(match[1]))
    except QuadrigaError:
        raise _Wrong(f"{match[5]!r} is not how chips can be laid") from None
    return course(int(match[1]), match[2], chips, match[3], match[4] == "hidden")


def _bits(digits: str, most: int) -> int:
    bits = 0
    for digit in digits if digits != NONE else "":
        if int(digit) > most or (bits >> (int(digit) - 1)) & 1:
            raise _Wrong(f"{digits!r} are not different cards up to {most}")
        bits |= 1 << (int(digit) - 1)
    return bits
