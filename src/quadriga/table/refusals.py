"""What a table does not do, and why, in words for who asked. None of them tells anything of the position."""

from __future__ import annotations

from quadriga.core.errors import QuadrigaError


class Refused(QuadrigaError):
    """Something was asked that cannot be done now; `code` is for programs, the message for people."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__(message)


def stale() -> Refused:
    return Refused("stale", "something happened at the table meanwhile; look again and decide then")


def not_yours(what: str) -> Refused:
    return Refused("not-yours", f"it is not for you to {what} now")


def illegal() -> Refused:
    return Refused("illegal", "the rules do not allow that here; take one of the actions that you were told")


def taken() -> Refused:
    return Refused("taken", "that seat is taken; choose another, or watch")


def no_seat(seat: int | str, seats: int) -> Refused:
    return Refused("no-seat", f"there is no seat {seat}; seats here are 0 to {seats - 1}")


def nobody() -> Refused:
    return Refused("nobody", "a game begins when somebody comes to play it: one seat at least is for no bot")


def no_moment(moment: int, most: int) -> Refused:
    return Refused("no-moment", f"there is no moment {moment}; those of this game are 0 to {most}")


def other_rules(title: str, theirs: int, ours: int) -> Refused:
    said = f"this table was set up with rules {theirs} of {title}, and here rules {ours} are played"
    return Refused("rules", f"{said}; set up another one")


def broken() -> Refused:
    return Refused("broken", "what was written down of this table cannot be read here; set up another one")


def wrong_phase(phase: str) -> Refused:
    said = {"waiting": "the game has not begun", "playing": "the game has begun", "over": "the game is over"}
    return Refused("wrong-phase", said[phase])


def paused() -> Refused:
    return Refused("paused", "the game is paused; resume it first")


def not_here(what: str) -> Refused:
    return Refused("not-here", f"this table has no {what}")


def cannot_undo() -> Refused:
    why = "dice fell, somebody decided, their clock runs, or something was seen"
    return Refused("no-undo", f"that cannot be taken back: {why}")


def too_often() -> Refused:
    return Refused("too-often", "that was done too often at this table; set up another one")


def no_hint() -> Refused:
    return Refused("no-hint", "no hint can be given just now; try again")


def wrong_text(reason: str) -> Refused:
    return Refused("text", reason)
