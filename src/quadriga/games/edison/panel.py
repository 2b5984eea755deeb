"""The cards on the table and the list of the vehicles: what they have, and what they count for whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from quadriga.core.words import Words
from quadriga.games.edison.board import board
from quadriga.games.edison.course import OIL, VEHICLES
from quadriga.games.edison.notation import DIRECTIONS, lines_of
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.scene import pair_facts, signed
from quadriga.games.edison.secrets import is_open, knows
from quadriga.games.edison.tokens import BOLD, FAINT, token
from quadriga.games.edison.trial import CARD, DONE, MOVE, NOTHING

FIGURE = 6  # columns of a figure
SIDE, LEAST_SIDE, LAST_SIDE = (
    14,
    8,
    5,
)  # columns of a side: at most, at least; of a seat at least when all is over


@dataclass(frozen=True)
class Panel:
    """What is told of one position, as a seat may see it; None: no seat, which knows no secrets."""

    state: EdisonState
    seat: int | None
    names: Sequence[str]
    words: Words

    # The cards on the table

    def table(self, width: int) -> Iterator[Text]:
        """Give the cards on the table, in as many lines as they need."""
        if self.state.phase not in (CARD, MOVE):
            return
        line = Text().append(f" {self.words.say('on-table')} ", FAINT)
        for nth, card in enumerate(self._cards()):
            between = " · " if nth else ""
            if line.cell_len + len(between) + len(card) > width:
                yield line
                line, between = Text(" "), ""
            line.append(between, FAINT).append(card, BOLD)
        yield line

    def _cards(self) -> list[str]:
        state, words = self.state, self.words
        cards: list[str] = []
        if state.pair != NOTHING:
            cards.append(words.say("or", **pair_facts(int(state.pair))))
        if state.distance != NOTHING:
            scores = (
                "waived" if state.waived else "yes" if state.distance + 1 == state.course.scoring else "no"
            )
            cards.append(words.say("steps", number=int(state.distance) + 1, scores=scores))
        if state.direction != NOTHING:
            cards.append(words.say("way", way=DIRECTIONS[int(state.direction)]))
        return cards or [words.say("nothing")]

    # The vehicles

    def vehicles(self, width: int) -> Iterator[Text]:
        """Give a heading, a line for each vehicle, and what all of it comes to."""
        over = self.state.phase == DONE
        sides = self._visible()
        room = width - 3 - (FIGURE if over else 2 * FIGURE)
        names = self._names(room - self._least(sides))
        name = max(map(cell_len, names))
        column = min((room - name) // max(len(sides), 1), SIDE)
        yield self._heading(sides, name, column)
        for vehicle in range(VEHICLES):
            yield self._vehicle(vehicle, names[vehicle].ljust(name), sides, column)
        if sides and self.state.phase in (CARD, MOVE, DONE):
            yield self._totals(sides, name, column)

    def _least(self, sides: list[int]) -> int:
        """Return how many columns the sides need: for what they count, and at the end for their names."""
        course = self.state.course
        seats = int(course.players // course.sides())
        return len(sides) * (LAST_SIDE * seats if self.state.phase == DONE else LEAST_SIDE)

    def _names(self, room: int) -> list[str]:
        """Return what the vehicles are called, all in full or all in short; nothing if neither fits."""
        for key in ("vehicle", "short"):
            names = [self.words.say(key, vehicle=vehicle) for vehicle in board().vehicles]
            if max(map(cell_len, names)) <= room:
                return [name[:1].upper() + name[1:] for name in names]
        return [""] * VEHICLES

    def _visible(self) -> list[int]:
        """Return the sides whose cards may be shown."""
        state = self.state
        sides = range(int(state.course.sides()))
        if state.phase == DONE or is_open(state):
            return [*sides]
        if self.seat is None:
            return []
        return [side for side in sides if knows(state, self.seat, side) and state.cards[side] != NOTHING]

    def _heading(self, sides: list[int], name: int, column: int) -> Text:
        heads = ["head-score"] if self.state.phase == DONE else ["head-score", "head-chip"]
        line = Text(" " * (3 + name)).append("".join(self.words.say(head).rjust(FIGURE) for head in heads))
        for side in sides:
            called = Text(self._called(side, sides))
            called.truncate(column - 1, overflow="ellipsis")
            line.append(" " * (column - called.cell_len)).append_text(called)
        line.stylize(FAINT)
        return line

    def _called(self, side: int, sides: list[int]) -> str:
        course = self.state.course
        if len(sides) == 1:
            return self.words.say("you-two" if course.teams else "you")
        seats = range(side, int(course.players), int(course.sides())) if course.teams else [side]
        return "+".join(self.names[seat] for seat in seats)

    def _vehicle(self, vehicle: int, name: str, sides: list[int], column: int) -> Text:
        state = self.state
        line = Text(" ").append_text(token(vehicle, self.words)).append(f" {name}")
        line.append(str(int(state.scores[vehicle])).replace("-", "−").rjust(FIGURE), BOLD)
        if state.phase != DONE:
            line.append(self._chip(vehicle).rjust(FIGURE))
        for side in sides:
            line.append(self._weight(side, vehicle).rjust(column))
        return line

    def _chip(self, vehicle: int) -> str:
        """Return what a vehicle would gain now."""
        if self.state.is_in_centre(vehicle):
            return "–"
        value = int(self.state.value(self.state.places[vehicle]))
        return self.words.say("oil") if value == OIL else signed(value)

    def _weight(self, side: int, vehicle: int) -> str:
        """Return how often a vehicle counts; in brackets if only until one scores with the 2."""
        state = self.state
        if state.course.advanced and vehicle not in lines_of(state, side):
            return "·"
        weight = int(state.weights[side * VEHICLES + vehicle])
        if vehicle == state.course.bystander and state.counts_bystander(side):
            return f"×{weight + 1}" if state.phase == DONE else f"(×{weight + 1})"
        return f"×{weight}" if weight else "–"

    def _totals(self, sides: list[int], name: int, column: int) -> Text:
        state = self.state
        over = state.phase == DONE
        head = self.words.say("total") if name else ""
        line = Text().append(f"   {head}".ljust(3 + name + (FIGURE if over else 2 * FIGURE)), FAINT)
        totals = state.totals()
        for side in sides:
            total = str(totals[side]).replace("-", "−")
            line.append((total if over else f"{total} {self._change(side)}").rjust(column), BOLD)
        return line

    def _change(self, side: int) -> str:
        """Return what a scoring now would add to the points of a side."""
        state = self.state
        after = state.copy()
        for vehicle in range(VEHICLES):
            after.scores[vehicle] += state.points_at(state.places[vehicle])
        change = after.totals()[side] - state.totals()[side]
        return signed(int(change)) if change else "+0"
