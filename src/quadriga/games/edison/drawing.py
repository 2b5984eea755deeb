"""Edison & Co as it is drawn: machines on the roof, their counters, the cards, and where one points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from quadriga.core.drawing import Board, Choice, Cue, Piece, Point
from quadriga.core.events import Event
from quadriga.games.edison import poster
from quadriga.games.edison.board import board as figures
from quadriga.games.edison.course import OIL, VEHICLES, Course
from quadriga.games.edison.ledger import WHEELS
from quadriga.games.edison.papers import (
    KINDS,
    card_name,
    points_name,
    ranking,
    sheets,
    tabled,
    tabled_layers,
    tray,
)
from quadriga.games.edison.roof import CHIP, badge, counter, spot
from quadriga.games.edison.route import ends, gains, mark_name, marks, moved_to, path, piece, plan, vehicles
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.scene import signed
from quadriga.games.edison.trial import CARD, MOVE, NOTHING, SHEET

__all__ = ["board", "choice", "cues", "pieces", "sheets"]

STUCK = "✕"  # over a choice of which neither can move


def board(state: EdisonState) -> Board:
    """Return the board of this table."""
    return poster.board(state.course)


def pieces(state: EdisonState, seat: int | None) -> dict[str, Piece]:
    """Return everything on the roof, and in the tray what this seat holds."""
    names = figures().vehicles
    return {
        **_chips(state),
        **{f"table-{kind}": tabled(state, kind) for kind in KINDS},
        **{f"score-{name}": _score(state, vehicle) for vehicle, name in enumerate(names)},
        **_badges(state),
        **tray(state, seat),
        **(marks(state) if state.phase == MOVE else {}),
        **{name: piece(state, vehicle) for vehicle, name in enumerate(names)},
    }


# On the roof


def _chips(state: EdisonState) -> dict[str, Piece]:
    laid = [int(space) for space in list(state.course.chip_spaces)[: state.laid]]
    return {
        f"chip-{space}": Piece(*_chip_spot(state.course, space), (_chip(state, space),)) for space in laid
    }


def _chip_spot(course: Course, space: int) -> Point:
    return spot(plan(course).middle(space), CHIP)


def _chip(state: EdisonState, space: int) -> str:
    value = int(state.values[space])
    return "chip-oil" if value == OIL else f"chip-{value}"


def _score(state: EdisonState, vehicle: int) -> Piece:
    return Piece(*counter(vehicle), _figures(vehicle, int(state.scores[vehicle])))


def _figures(vehicle: int, score: int) -> tuple[str, ...]:
    """Return a counter that shows this score."""
    digits = str(abs(score))[::-1][:WHEELS]
    wheels = [f"figure-{wheel}-{digit}" for wheel, digit in enumerate(digits)]
    return (
        f"counter-{figures().vehicles[vehicle]}",
        *wheels,
        *([f"minus-{len(digits)}"] if score < 0 else []),
    )


def _badges(state: EdisonState) -> dict[str, Piece]:
    """Return the badge of every seat, with who begins the turn and who moves in it."""
    seats = int(state.course.players)
    found = {
        f"seat-{seat}": Piece(*badge(seat, seats), (f"seat-{seat}",), seat=seat) for seat in range(seats)
    }
    if state.phase in (CARD, MOVE):
        for name, who, down in (("first", state.first, -20), ("wheel", state.mover(), 20)):
            x, y = badge(int(who), seats)
            found[name] = Piece(x + 19, y + down, (name,))
    return found


# Choices


def choice(state: EdisonState, action: int) -> Choice:
    """Return where one points for this action, and what would come of it."""
    course = state.course
    if state.phase == SHEET:
        return Choice((points_name(state, action),))
    if state.phase == MOVE:
        vehicle, place = divmod(int(action - course.move_at), int(course.places))
        return _move(state, action, vehicle, place)
    return Choice((card_name(course, action),), ghosts=_prospects(_with_card(state, action)))


def _move(state: EdisonState, action: int, vehicle: int, place: int) -> Choice:
    told = _told(state, action)
    after = moved_to(state, vehicle, place)
    if any(event.name == "oil" for event in told):
        after.headings[vehicle] = -after.headings[vehicle]
    target = mark_name(state.course, vehicle, place)
    return Choice((target,), path(state, vehicle, place), (piece(after, vehicle),), gains(after, told))


def _told(state: EdisonState, action: int) -> list[Event]:
    """Return what would happen in this turn: not what is forced in the next."""
    after = state.copy()
    events = after.listen()
    after.apply(action)
    later = [at for at, event in enumerate(events) if event.name in ("card", "end")]
    return events[: min(later, default=len(events))]


def _prospects(table: EdisonState) -> tuple[Piece, ...]:
    """Return where vehicles could end with these cards, or which of them a choice leaves."""
    found = [piece(moved_to(table, vehicle, place), vehicle) for vehicle, place in ends(table)]
    if found or table.pair == NOTHING:
        return tuple(found)
    stands = [(piece(table, vehicle), figures().vehicles[vehicle]) for vehicle in vehicles(table)]
    return tuple(replace(stand, layers=(f"halo-{name}",)) for stand, name in stands)


def _with_card(state: EdisonState, card: int) -> EdisonState:
    """Return the position with one more card on the table."""
    course, table = state.course, state.copy()
    if card < course.distance_at:
        table.pair = card
    elif card >= course.direction_at:
        table.direction = card - course.direction_at
    else:
        waived = card == course.waive_at
        table.distance = (course.scoring - 1) if waived else card - course.distance_at
        table.waived = 1 if waived else 0
    return table


# What is seen to happen


def cues(before: EdisonState, events: Sequence[Event]) -> list[Cue]:
    """Return cards that are played, machines that travel, and counters that turn."""
    stage = _Stage(before)
    return [cue for number, event in enumerate(events) for cue in stage.follow(number, event)]


class _Stage:
    """Follows cards, vehicles and scores from event to event; of ranking cards it knows what lies open."""

    def __init__(self, before: EdisonState) -> None:
        self.now = before.copy()

    def follow(self, number: int, event: Event) -> list[Cue]:
        facts = event.facts
        if event.name == "card":
            return self._card(number, facts["seat"], facts["number"])
        if event.name == "move":
            return [self._travel(number, facts["vehicle"], facts["number"])]
        if event.name == "oil":
            return [self._turn(number, facts["vehicle"])]
        if event.name in ("drop", "centre", "gain"):
            return self._gain(number, facts["vehicle"], facts["number"])
        if event.name == "stuck":
            return [Cue(number, "table-choice", note=STUCK, sound="fall")]
        if event.name == "end":
            return self._clear(number)
        if event.name == "favourite":
            return [self._favourite(number, facts["seat"], facts["vehicle"])]
        if event.name == "total":
            return [Cue(number, f"ranking-{facts['seat']}", note=str(facts["number"]).replace("-", "−"))]
        return []

    def _card(self, number: int, seat: int, card: int) -> list[Cue]:
        """A card comes from the badge of who plays it; with the first of a turn, the last ones go."""
        cleared = self._clear(number) if self.now.played() == len(KINDS) else []
        self.now = _with_card(self.now, card)
        course = self.now.course
        kind = KINDS[int(card >= course.distance_at) + int(card >= course.direction_at)]
        goal = tabled(self.now, kind)
        way = (badge(seat, int(course.players)), (goal.x, goal.y))
        return [*cleared, Cue(number, f"table-{kind}", way, goal.layers)]

    def _clear(self, number: int) -> list[Cue]:
        self.now.clear()
        return [Cue(number, f"table-{kind}", layers=tabled_layers(self.now, kind)) for kind in KINDS]

    def _travel(self, number: int, vehicle: int, place: int) -> Cue:
        way = path(self.now, vehicle, place)
        self.now.places[vehicle] = place
        return Cue(number, figures().vehicles[vehicle], way)

    def _turn(self, number: int, vehicle: int) -> Cue:
        self.now.headings[vehicle] = -self.now.headings[vehicle]
        return Cue(number, figures().vehicles[vehicle], layers=piece(self.now, vehicle).layers)

    def _gain(self, number: int, vehicle: int, points: int) -> list[Cue]:
        self.now.scores[vehicle] += points
        score, name = _score(self.now, vehicle), figures().vehicles[vehicle]
        if points == 0:
            return []
        sound = "fall" if points < 0 else ""
        return [Cue(number, f"score-{name}", layers=score.layers, note=signed(points), sound=sound)]

    def _favourite(self, number: int, side: int, vehicle: int) -> Cue:
        self.now.weights[side * VEHICLES + vehicle] = 1
        card = ranking(self.now, side, None, (0, 0))
        return Cue(number, f"ranking-{side}", layers=card.layers)
