"""Overload as it is drawn: pegs with their rings on the track, and where one points to play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from quadriga.core.drawing import Board, Choice, Cue, Gauge, Note, Piece, Point, Sheet
from quadriga.core.events import Event
from quadriga.games.overload import poster, spots, tokens
from quadriga.games.overload.counter import LOAD, MEET, MOVE
from quadriga.games.overload.foresight import Outcome, outcome
from quadriga.games.overload.notation import action_text, letter, pawn_name
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.track import START, Track

DIE: Point = (620, 335)
OVERLOADED, POINTS = "✕", "★"


def board(state: OverloadState) -> Board:
    """Return the board of this table."""
    drawn = poster.board(state.track)
    return replace(drawn, symbols={**drawn.symbols, **tokens.symbols(state.track)})


def pieces(state: OverloadState, seat: int | None) -> dict[str, Piece]:
    """Return the pegs, those in front last, and the die; who decides sees what to point at as well."""
    track = state.track
    pegs = sorted(range(int(track.pawns)), key=lambda pawn: spots.spot(state, pawn)[1])
    die = f"die-{state.die}" if state.phase == MOVE else "die"
    seen = {"die": Piece(*DIE, (die,)), **{_name(track, pawn): _peg(state, pawn) for pawn in pegs}}
    return seen | dict(_answers(state)) if seat is not None and state.actor() == seat else seen


def sheets(state: OverloadState, seat: int | None) -> list[Sheet]:
    """Return the points of every seat."""
    return [
        Sheet(each, f"foot-{each}", (Gauge("points", int(points), int(state.track.target)),))
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
    notes = spots.notes(state, _signs(found), found.mover, found.way[-1])
    return Choice((f"pawn-{rest[0]}", f"{verb}-{rest[0]}"), notes=notes)


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
        if event.name == "reward":  # 6.2 whoever overloads another's pawn scores, and it is theirs that moved
            return [Cue(number, _name(self.track, self.mover), note=scored(facts["number"]))]
        if "pawn" not in facts:
            return []
        pawn = int(facts["owner_seat"] * self.track.pawns_each + facts["pawn"])
        if event.name in ("move", "step"):
            self.mover = pawn
            return [self._go(number, pawn, self.places[pawn] + int(facts["number"]))]
        if event.name in ("overload", "arrive"):
            note, sound = (OVERLOADED, "crash") if event.name == "overload" else (scored(facts["number"]), "")
            emptied = self._ring(number, pawn, -self.rings[pawn], note)
            return [replace(emptied, sound=sound), self._go(number, pawn, START)]
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
        space = spots.at(track, int(state.places[state.mover]))
        for verb, name in texts:
            at = tokens.coin_at(space, met.index(name), len(met), gives=verb == "give")
            yield f"{verb}-{name}", Piece(*at, (f"{verb}-{int(name[:-1]) - 1}",))


def _peg(state: OverloadState, pawn: int) -> Piece:
    x, y = spots.spot(state, pawn)
    seat, rings = pawn // int(state.track.pawns_each), int(state.rings[pawn])
    size = spots.size(state, pawn)
    return Piece(
        x,
        y,
        _layers(state.track, pawn, rings),
        size=size,
        seat=seat,
        text=letter(state.track, pawn).upper(),
        kind=_kind(state, pawn, seat),
    )


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


def _load(state: OverloadState, pawn: int, number: int) -> Choice:
    """Return a load: one points at so many rings, and sees them on the peg."""
    ghost = Piece(*spots.spot(state, pawn), _layers(state.track, pawn, number), size=spots.size(state, pawn))
    note = Note(ghost.x, ghost.y - 100 * ghost.size - 14, f"{number}")
    return Choice((_name(state.track, pawn), f"load-{number}"), ghosts=(ghost,), notes=(note,))


def _travel(state: OverloadState, found: Outcome, target: str) -> Choice:
    """Return a way, the pawn at its end with the rings that it has there, and what becomes of all pawns."""
    mover = found.mover
    rings = 0 if mover in found.overloaded else int(state.rings[mover]) + found.rings.get(mover, 0)
    way = tuple(spots.at(state.track, space) for space in found.way)
    (x, y), size = spots.coming(state, mover, found.way[-1])
    ghost = Piece(x, y, _layers(state.track, mover, rings), size=size)
    return Choice((target,), way, (ghost,), spots.notes(state, _signs(found), mover, found.way[-1]))


def _way(track: Track, start: int, goal: int) -> tuple[Point, ...]:
    if goal == START:
        return (spots.at(track, start), spots.at(track, goal))
    step = 1 if goal >= start else -1
    return tuple(spots.at(track, space) for space in range(start, goal + step, step))


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
