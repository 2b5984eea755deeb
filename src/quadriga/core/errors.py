"""What can be wrong, each with its input: unreadable is not illegal, illegal is not unknown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches


class QuadrigaError(ValueError):
    """Something that was given to Quadriga is wrong; the message says what to give instead."""

    def __reduce__(self) -> tuple[object, tuple[type[QuadrigaError], str, dict[str, object]]]:
        # Python would call the class with the message alone, and fail between two processes.
        return (_revived, (type(self), str(self), self.__dict__))


def _revived(kind: type[QuadrigaError], message: str, facts: dict[str, object]) -> QuadrigaError:
    error = kind.__new__(kind, message)
    error.__dict__.update(facts)
    return error


class Reason(str):
    """Why something is wrong, in English; its kind and facts are for who says it in another language."""

    kind: str
    facts: dict[str, object]

    def __new__(cls, text: str, kind: str = "", /, **facts: object) -> Reason:
        reason = super().__new__(cls, text)
        reason.kind = kind
        reason.facts = facts
        return reason


class UnknownGame(QuadrigaError):
    """No game goes by this name."""

    def __init__(self, slug: str, known: Iterable[str]) -> None:
        self.slug = slug
        self.known = sorted(known)
        self.close = next(iter(get_close_matches(str(slug), self.known, n=1)), None)
        meant = f" Did you mean {self.close!r}?" if self.close else ""
        super().__init__(f"no game is called {slug!r}; known games: {', '.join(self.known)}.{meant}")


class UnknownBot(QuadrigaError):
    """No bot goes by this name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name = name
        self.known = list(known)
        super().__init__(f"no bot is called {name!r}; bots are {', '.join(self.known)}")


class WrongBot(QuadrigaError):
    """A bot that somebody brings cannot be run: its file, its function or its program is not there."""

    def __init__(self, name: str, reason: str) -> None:
        self.name = name
        self.reason = reason
        super().__init__(f"bot {name!r}: {reason}")


class WrongPlayers(QuadrigaError):
    """The game is not for this many players."""

    def __init__(self, title: str, players: object, seats: range) -> None:
        self.title = title
        self.players = players
        self.seats = seats
        super().__init__(f"{title} is for {seats[0]} to {seats[-1]} players, not {players!r}")


class WrongOption(QuadrigaError):
    """An option that the game lacks, or a value that the option does not take."""

    def __init__(self, name: str, value: object, allowed: str) -> None:
        self.name = name
        self.value = value
        self.allowed = allowed
        super().__init__(f"option {name}: {value!r} is not allowed; {allowed}")


class Unreadable(QuadrigaError):
    """A text that is no position, action or record at all."""

    def __init__(self, what: str, text: str, reason: str) -> None:
        self.what = what
        self.text = text
        self.reason = reason
        super().__init__(f"unreadable {what} {text!r}: {reason}")


class WrongSeat(QuadrigaError):
    """Nobody sits there; seats count from 0."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players
        super().__init__(f"there is no seat {seat}; seats here are 0 to {players - 1}")


class IllegalAction(QuadrigaError):
    """An action that can be read but not be done in this position.

    `possible` are the texts of what can be done, where they were at hand.
    """

    def __init__(self, action: int | str, position: str, possible: Sequence[str] = ()) -> None:
        self.action = action
        self.position = position
        self.possible = list(possible)
        listed = f"; possible here: {', '.join(possible)}" if possible else ""
        super().__init__(f"illegal action {action!r} in position {position!r}{listed}")


class WrongMoment(QuadrigaError):
    """A question that this position cannot answer."""

    def __init__(self, question: str, reason: str, position: str) -> None:
        self.question = question
        self.reason = reason
        self.position = position
        super().__init__(f"{question}: {reason}, in position {position!r}")


class WrongRecord(QuadrigaError):
    """A record that was cut short, edited, or made by other rules; `line` counts from 1.

    `cause` is the error behind it, where what the line says is wrong by itself.
    """

    def __init__(self, line: int, reason: str, cause: QuadrigaError | None = None) -> None:
        self.line = line
        self.reason = reason
        self.cause = cause
        super().__init__(f"record, line {line}: {reason}")


class WrongBoard(QuadrigaError):
    """A board file with a missing or contradictory figure."""

    def __init__(self, file: str, where: str, reason: str) -> None:
        self.file = file
        self.where = where
        self.reason = reason
        super().__init__(f"{file}, {where}: {reason}")
