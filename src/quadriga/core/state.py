"""The contract: what a position of any game can be asked, and what can be done to it."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, NoReturn

from mypy_extensions import i64, mypyc_attr

from quadriga.core.errors import IllegalAction, WrongMoment, WrongSeat
from quadriga.core.events import Event
from quadriga.core.owner import position_picture, position_text, revive
from quadriga.core.rng import Rng

CHANCE: Final = -1
OVER: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """One position of a game, changed in place by `apply` and cheap to `copy`."""

    events: list[Event] | None = None

    @abstractmethod
    def players(self) -> i64:
        """Return how many seats there are."""
        raise NotImplementedError

    def side(self, seat: int) -> i64:
        """Return the side that a seat plays for: its own, unless it has partners."""
        self.check_seat(seat)
        return seat

    @abstractmethod
    def actor(self) -> i64:
        """Return the seat that must decide (from 0), CHANCE, or OVER."""
        raise NotImplementedError

    def roller(self) -> i64:
        """Return the seat for which chance decides, CHANCE where it is for nobody or nothing is to be drawn.

        Whoever looks some turns ahead can then stop before the dice of the next one. A game in which turns
        begin with dice brings its own.
        """
        return CHANCE

    @abstractmethod
    def legal(self) -> list[int]:
        """Return what the actor may do, in a stable order; empty at CHANCE and OVER."""
        raise NotImplementedError

    @abstractmethod
    def chances(self) -> list[tuple[int, int]]:
        """Return each outcome with its whole-number weight; empty except at CHANCE."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, action: int) -> None:
        """Carry out a legal action or a chance outcome; anything else raises IllegalAction."""
        raise NotImplementedError

    @abstractmethod
    def copy(self) -> State:
        """Return an independent copy, to which nobody listens yet."""
        raise NotImplementedError

    @abstractmethod
    def payoff(self) -> list[float]:
        """Return each seat's share of the win: they add up to 1, or to 0 if nobody wins."""
        raise NotImplementedError

    def judge(self) -> list[float]:
        """Return what each seat's share of the win looks like from here; at the end the payoff.

        The shares add up to 1, or to less where it may be that nobody wins. Whoever knows nothing
        of a game finds all seats equal; a game brings its own judgement for bots that look ahead.
        """
        if self.actor() == OVER:
            return self.payoff()
        players: int = self.players()
        return [1 / players] * players

    def judges_openly(self) -> bool:
        """Return whether `judge` looks at nothing that is hidden from a seat.

        Then one guess at what is hidden is as good as many.
        """
        return type(self).judge is State.judge

    def draw(self, rng: Rng) -> i64:
        """Return one chance outcome, drawn by its weight."""
        outcomes = self.chances()
        if not outcomes:
            raise WrongMoment("draw", "chance decides nothing here", str(self))
        left = rng.below(sum([weight for _, weight in outcomes]))
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("the weights of chances() changed while one was drawn")

    def pick(self, rng: Rng) -> i64:
        """Return one legal action, all equally likely."""
        actions = self.legal()
        if not actions:
            raise WrongMoment("pick", "no seat decides here", str(self))
        return actions[rng.below(len(actions))]

    def settle(self, rng: Rng) -> i64:
        """Let chance decide until a seat must, or all is over; return the actor."""
        actor: i64 = self.actor()
        while actor == CHANCE:
            self.apply(self.draw(rng))
            actor = self.actor()
        return actor

    def play_out(self, rng: Rng) -> tuple[int, int]:
        """Play on at random to the end; return how many decisions and chance outcomes it took."""
        decisions: i64 = 0
        chances: i64 = 0
        while True:
            actor: i64 = self.actor()
            if actor >= 0:
                self.apply(self.pick(rng))
                decisions += 1
            elif actor == CHANCE:
                self.apply(self.draw(rng))
                chances += 1
            else:
                return decisions, chances

    def redraw(self, seat: int, rng: Rng) -> State:
        """Return a copy in which all that this seat cannot know is drawn anew.

        Where everything is open there is nothing to draw, and this is a plain copy. A game
        with secrets brings its own.
        """
        self.check_seat(seat)
        return self.copy()

    def has_secrets(self) -> bool:
        """Return whether seats may know what others may not, as this game was agreed on.

        A game that is open with some options, and not with others, says so itself.
        """
        return type(self).redraw is not State.redraw

    def shows(self, action: int) -> bool:
        """Return whether this decision lets anybody see what was hidden: then it is not taken back.

        In a game with secrets every decision does, until the game says which do not. What the end of a
        game shows does not count.
        """
        return self.has_secrets()

    def listen(self) -> list[Event]:
        """Return a list that every later `apply` fills with what happened."""
        self.events = []
        return self.events

    def check_seat(self, seat: int) -> None:
        """Raise WrongSeat unless somebody sits there: -1 would show the last seat's secrets."""
        players: int = self.players()  # no i64: a seat may be any number
        if not 0 <= seat < players:
            raise WrongSeat(seat, players)

    def refuse(self, action: int) -> NoReturn:
        """Raise IllegalAction for this action in this position."""
        raise IllegalAction(action, str(self))

    def __str__(self) -> str:
        return position_text(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"

    def _repr_svg_(self) -> str | None:
        # Notebooks ask for it, and show the position as whoever watches sees it.
        return position_picture(self)

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        # The notation is the whole position, so it is also what travels between processes.
        return (revive, (type(self).__module__, str(self)))


def differs_by_seat(state: State) -> bool:
    """Whether seats may be shown different things: where a game never has secrets, all see the same."""
    return type(state).redraw is not State.redraw
