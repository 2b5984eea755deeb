"""How a game breaks the contract, and how a check says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar


class ContractBroken(AssertionError):
    """A game does not keep the contract: which check says so, where, and by which action."""

    def __init__(self, check: str, position: str, action: str, reason: str) -> None:
        self.check = check
        self.position = position
        self.action = action
        self.reason = reason
        by = f", action {action!r}" if action else ""
        super().__init__(f"{check}: {reason}; in position {position!r}{by}")

    def __reduce__(self) -> tuple[type[ContractBroken], tuple[str, str, str, str]]:
        return (ContractBroken, (self.check, self.position, self.action, self.reason))


class Subject(Protocol):
    """What a check looks at: a position, a table, or a whole game."""

    def where(self) -> str:
        """Return the text that says where this is."""
        ...

    def name(self, action: int) -> str:
        """Return the text that stands for this action here, or else its number."""
        ...


T = TypeVar("T", bound=Subject)


class Fault(Exception):
    """What a check found. `hold` adds the check, and the position if it is the one looked at."""

    def __init__(self, reason: str, action: int | None = None, position: str | None = None) -> None:
        self.reason = reason
        self.action = action
        self.position = position
        super().__init__(reason)


def require(kept: bool, reason: str, action: int | None = None, position: str | None = None) -> None:
    """Raise a Fault with this reason unless the contract is kept."""
    if not kept:
        raise Fault(reason, action, position)


def refuses(error: type[Exception], what: str, deed: Callable[..., object], *given: object) -> None:
    """Require that doing this deed with what is given raises this error and no other."""
    try:
        deed(*given)
    except error:
        return
    except Exception as other:
        raised = f"{type(other).__name__} ({other})"
        raise Fault(f"{what} raises {raised}, not {error.__name__}") from other
    raise Fault(f"{what} raises no {error.__name__}")


def hold(check: Callable[[T], None], subject: T) -> None:
    """Run one check, a function named by what must be true of its subject."""
    where = subject.where()
    try:
        check(subject)
    except Fault as fault:
        action = "" if fault.action is None else subject.name(fault.action)
        raise ContractBroken(sentence(check), fault.position or where, action, fault.reason) from fault
    except Exception as error:
        raise ContractBroken(sentence(check), where, "", f"{type(error).__name__}: {error}") from error


def sentence(check: Callable[..., object]) -> str:
    """Return what a check states."""
    return check.__name__.replace("_", " ")
