"""Overload as it is drawn: pegs with their rings on the track, and where one points to play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from quadriga.core.drawing import Board, Choice, Cue, Gauge, Note, Piece, Point, Sheet
from quadriga.core.events import Event
from quadriga.games.overload import poster, tokens
from quadriga.games.overload.counter import LOAD, MEET, MOVE
from quadriga.games.overload.foresight import Outcome, outcome
from quadriga.games.overload.notation import action_text, letter, pawn_name
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.track import START, Track

DIE: Point = (620, 335)
CROWDED = 0.8  # the size of pegs that share a space
ON_START, HIGH = 0.9, 135  # the greatest size of pegs on START, and how high one is with its letter
APART = 25  # units between them
WAITING = 76  # and between those that wait on START
ABOVE = 100  # units from a peg to what is said of it
OVERLOADED, POINTS = "✕", "★"


def board(state: OverloadState) -> Board:
    """Return the board of this table."""
    drawn = poster.board(state.track)
    return replace(drawn, symbols={**drawn.symbols, **tokens.symbols(state.track)})


def pieces(state: OverloadState, seat: int | None) -> dict[str, Piece]:
    """Return the pegs, those in front last, and the die; who decides sees what to point at as well."""
    track = state.track
    pegs = sorted(range(int(track.pawns)), key=lambda pawn: _spot(state, pawn)[1])
    die = f"die-{state.die}" if state.phase == MOVE else "die"
    seen = {"die": Piece(*DIE, (die,)), **{_name(track, pawn): _peg(state, pawn) for pawn in pegs}}
    return seen | dict(_answers(state)) if seat is not None and state.actor() == seat else seen


def sheets(state: OverloadState, seat: int | None) -> list[Sheet]:
    """Return the points of every seat."""
    return [
        Sheet(each, f"peg-{each}", (Gauge("points", int(points), int(state.track.target)),))
        for each, points in enumerate(state.points)
    ]


def choice(state: OverloadState, action: int) -> Choice:
    """Return where one points for this action, and what would come of it."""
    track, (verb, *rest) = state.track, action_text(state, action).split()
    if verb == "load":
        return _load(state, _own(state, rest[0]), int(rest[1]))
    found = outcome(state, action)
    if verb == "move":
        return _travel(state, found, _name(track, found.mover))
    if verb in ("ahead", "back"):
        return _travel(state, found, _place(track, found.way[1]))
    return Choice((f"pawn-{rest[0]}", f"{verb}-{rest[0]}"), notes=_notes(state, found))


def cues(before: OverloadState, events: Sequence[Event]) -> list[Cue]:
    """Return pegs that travel, rings that come and go, and the die."""
    stage = _Stage(before)
    return [cue for number, event in enumerate(events) for cue in stage.follow(number, event)]


class _Stage:
    """Follows pawns and rings from event to event."""

    def __init__(self, before: OverloadState) -> None:
        self.track = before.track
        self.places = [int(place) for place in before.places]
        self.rings = [int(rings) for rings in before.rings]
        self.mover = int(before.mover)

    def follow(self, number: int, event: Event) -> list[Cue]:
        facts = event.facts
        if event.name == "roll":
            return [Cue(number, "die", layers=(f"die-{facts['number']}",), tumbles=True)]
        if "pawn" not in facts:
            return []
        pawn = int(facts["owner_seat"] * self.track.pawns_each + facts["pawn"])
        if event.name in ("move", "step"):
            self.mover = pawn
            return [self._go(number, pawn, self.places[pawn] + int(facts["number"]))]
        if event.name in ("overload", "arrive"):
            note = OVERLOADED if event.name == "overload" else scored(facts["number"])
            emptied = self._ring(number, pawn, -self.rings[pawn], note)
            return [emptied, self._go(number, pawn, START)]
        if event.name == "load":
            return [self._ring(number, pawn, int(facts["number"]))]
        return [self._ring(number, each, more) for each, more in self._exchanged(event.name, pawn)]

    def _exchanged(self, name: str, pawn: int) -> list[tuple[int, int]]:
        """Return which pawns have how many rings more or less."""
        return {
            "pass": [(pawn, 1)],
            "plus": [(pawn, 1)],
            "minus": [(pawn, -1)],
            "give": [(pawn, 1), (self.mover, -1)],
            "take": [(pawn, -1), (self.mover, 1)],
        }.get(name, [])

    def _go(self, number: int, pawn: int, goal: int) -> Cue:
        start, self.places[pawn] = self.places[pawn], min(goal, int(self.track.finish))
        return Cue(number, _name(self.track, pawn), path=_way(self.track, start, self.places[pawn]))

    def _ring(self, number: int, pawn: int, more: int, note: str = "") -> Cue:
        note = note or signed(more)
        self.rings[pawn] = min(max(self.rings[pawn] + more, 0), int(self.track.capacity))
        return Cue(
            number, _name(self.track, pawn), layers=_layers(self.track, pawn, self.rings[pawn]), note=note
        )


def _answers(state: OverloadState) -> Iterator[tuple[str, Piece]]:
    """Give a shelf with loads, or by each pawn that is met a ring to give and one to take."""
    track, texts = state.track, [action_text(state, action).split() for action in state.legal()]
    if state.phase == LOAD:
        yield "shelf", Piece(*tokens.SHELF, ("shelf",))
        for number in sorted({int(rest[1]) for _, *rest in texts}):
            yield f"load-{number}", Piece(*tokens.load_at(track, number), (f"load-{number}",))
    if state.phase == MEET:
        met = sorted({name for _, name in texts})
        space = _at(track, int(state.places[state.mover]))
        for verb, name in texts:
            at = tokens.coin_at(space, met.index(name), len(met), gives=verb == "give")
            yield f"{verb}-{name}", Piece(*at, (f"{verb}-{int(name[:-1]) - 1}",))


def _peg(state: OverloadState, pawn: int) -> Piece:
    x, y = _spot(state, pawn)
    seat, rings = pawn // int(state.track.pawns_each), int(state.rings[pawn])
    size = _size(state, pawn)
    return Piece(
        x,
        y,
        _layers(state.track, pawn, rings),
        size=size,
        seat=seat,
        text=letter(state.track, pawn),
        kind=_kind(state, pawn, seat),
    )


def _size(state: OverloadState, pawn: int) -> float:
    if state.places[pawn] == START:
        return min(ON_START, poster.TRAY / int(state.track.players) / HIGH)
    return CROWDED if len(_company(state, pawn)) > 1 else 1


def _kind(state: OverloadState, pawn: int, seat: int) -> str:
    """Return what a pawn is as good as: one that waits as the other, one that is met as what lies by it."""
    if state.phase == LOAD and seat == state.seat and state.places[pawn] == START:
        return "waiting"
    return _name(state.track, pawn) if state.phase == MEET else ""


def _layers(track: Track, pawn: int, rings: int) -> tuple[str, ...]:
    peg = f"peg-{pawn // int(track.pawns_each)}"
    if rings == 0:
        return (peg,)
    return (peg, f"rings-{rings}", "brim") if rings == track.capacity else (peg, f"rings-{rings}")


def _spot(state: OverloadState, pawn: int) -> Point:
    """Return where a pawn stands: beside others that share its space."""
    company = _company(state, pawn)
    x, y = _at(state.track, int(state.places[pawn]))
    if state.places[pawn] == START:
        return _waiting(state.track, pawn)
    if len(company) == 1:
        return (x, y)
    columns = 2 if len(company) <= 4 else 4
    row, column = divmod(company.index(pawn), columns)
    rows = -(-len(company) // columns)
    return (x + APART * (2 * column - columns + 1) / 1.4, y + APART * (2 * row - rows + 1) / 1.4)


def _waiting(track: Track, pawn: int) -> Point:
    """Return where a pawn waits on START: a row for each seat."""
    seat, number = divmod(pawn, int(track.pawns_each))
    x, y = _at(track, START)
    height = poster.TRAY / int(track.players)
    return (
        x + WAITING * (number - (int(track.pawns_each) - 1) / 2),
        y - poster.TRAY / 2 + height * (seat + 0.5) + 8,
    )


def _company(state: OverloadState, pawn: int) -> list[int]:
    return [other for other in range(int(state.track.pawns)) if state.places[other] == state.places[pawn]]


def _load(state: OverloadState, pawn: int, number: int) -> Choice:
    """Return a load: one points at so many rings, and sees them on the peg."""
    ghost = Piece(*_spot(state, pawn), _layers(state.track, pawn, number), size=_size(state, pawn))
    note = Note(ghost.x, ghost.y - 100 * ghost.size - 14, f"{number}")
    return Choice((_name(state.track, pawn), f"load-{number}"), ghosts=(ghost,), notes=(note,))


def _travel(state: OverloadState, found: Outcome, target: str) -> Choice:
    """Return a way, the pawn at its end with the rings that it has there, and what becomes of all pawns."""
    mover = found.mover
    rings = 0 if mover in found.overloaded else int(state.rings[mover]) + found.rings.get(mover, 0)
    way = tuple(_at(state.track, space) for space in found.way)
    ghost = Piece(*way[-1], _layers(state.track, mover, rings))
    return Choice((target,), way, (ghost,), _notes(state, found))


def _way(track: Track, start: int, goal: int) -> tuple[Point, ...]:
    if goal == START:
        return (_at(track, start), _at(track, goal))
    step = 1 if goal >= start else -1
    return tuple(_at(track, space) for space in range(start, goal + step, step))


def _at(track: Track, space: int) -> Point:
    return poster.plan(int(track.finish)).at(space)


def _notes(state: OverloadState, found: Outcome) -> tuple[Note, ...]:
    """Return what becomes of pawns, side by side where they share a space."""
    spaces = {pawn: int(state.places[pawn]) for pawn in range(int(state.track.pawns))}
    spaces[found.mover] = found.way[-1]
    spots = {pawn: _spot(state, pawn) for pawn in spaces}
    if len(found.way) > 1:
        spots[found.mover] = _at(state.track, found.way[-1])
    told = sorted((spaces[pawn], *spots[pawn], text) for pawn, text in _signs(found).items())
    rows = [list(row) for _, row in groupby(told, lambda each: each[0])]
    return tuple(note for row in rows for note in _row(row))


def _row(told: Sequence[tuple[int, float, float, str]]) -> Iterator[Note]:
    """Give what is said of the pegs on one space: in their order, and nothing over anything else."""
    notes = [Note(x, y - ABOVE, text) for _, x, y, text in told]
    left = sum(note.x for note in notes) / len(notes) - sum(note.width for note in notes) / 2
    for note in notes:
        yield replace(note, x=left + note.width / 2, y=min(each.y for each in notes))
        left += note.width


def _signs(found: Outcome) -> dict[int, str]:
    """Return the few signs that say what becomes of a pawn; points stand over the one that scores them."""
    signs = {pawn: [signed(more)] for pawn, more in found.rings.items()}
    signs |= {pawn: [OVERLOADED] for pawn in found.overloaded}
    if found.points:
        signs.setdefault(found.mover, []).append(scored(found.points))
    return {pawn: " ".join(each) for pawn, each in signs.items()}


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def scored(points: int) -> str:
    return f"{signed(points)} {POINTS}"


def _own(state: OverloadState, name: str) -> int:
    return int(state.seat * state.track.pawns_each) + ord(name) - ord("a")


def _name(track: Track, pawn: int) -> str:
    return f"pawn-{pawn_name(track, pawn)}"


def _place(track: Track, space: int) -> str:
    return "start" if space == START else f"space-{space}"
