"""What a game is to everyone outside its folder: its name, its figures, and its notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Generic, TypeVar

from quadriga.core.account import Account, Entrant
from quadriga.core.errors import IllegalAction, Reason, Unreadable, WrongMoment, WrongOption, WrongPlayers
from quadriga.core.events import Event
from quadriga.core.options import Option, Options, OptionValue
from quadriga.core.state import CHANCE, OVER, State

S = TypeVar("S", bound=State)

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A game: what it is called, who can play it, and how its positions are written.

    The rules bring five functions: `begin` a game, `write` and `read` a position,
    `write_action`, and `look` at a position from a seat, or from none. `actions` is a regular expression
    for every text that could ever be an action or a chance outcome of this game. `package`
    is where the rest of it lies: rule pages, words and drawings. A game may also `recount` a
    finished game: what each could owe a win to, and say how many `minutes` one takes around a table.
    """

    package: str
    slug: str
    title: str
    version: int
    seats: range
    options: tuple[Option, ...]
    begin: Callable[[int, Options], S]
    write: Callable[[S], str]
    read: Callable[[str], S]
    write_action: Callable[[S, int], str]
    actions: str
    look: Callable[[S, int | None], dict[str, Plain]]
    recount: Callable[[S, Sequence[Event]], Account] | None = None
    minutes: int | None = None

    def __post_init__(self) -> None:
        """Refuse what records, commands and drawings could not do with."""
        spec = find_spec(self.package)
        if spec is None or spec.submodule_search_locations is None:
            raise ValueError(f"game {self.slug!r}: {self.package!r} is not a package, a folder of modules")
        if not re.fullmatch(r"[a-z][a-z0-9_-]*", self.slug):
            raise ValueError(f"game {self.slug!r}: the slug is one word of small letters")
        if len(self.seats) == 0 or self.seats.step != 1 or self.seats[0] < 1:
            raise ValueError(f"game {self.slug!r}: {self.seats!r} is not how many can play")
        if self.version < 1:
            raise ValueError(f"game {self.slug!r}: versions count from 1")
        if self.minutes is not None and self.minutes < 1:
            raise ValueError(f"game {self.slug!r}: a game takes a minute at least")
        names = [option.name for option in self.options]
        if len(set(names)) != len(names):
            raise ValueError(f"game {self.slug!r}: two options have one name")
        re.compile(self.actions)

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"

    def described(self) -> dict[str, Plain]:
        """Return who can play it and what can be agreed on, as plain data."""
        return {
            "slug": self.slug,
            "title": self.title,
            "rules": self.version,
            "seats": list(self.seats),
            "minutes": self.minutes,
            "options": [_option_data(option, self.seats) for option in self.options],
        }

    def start(self, players: int, options: Mapping[str, object] | None = None) -> S:
        """Return the first position for this many players, with these options."""
        return self.begin(players, self.agree(players, options or {}))

    def parse(self, text: str) -> S:
        """Return the position that this text stands for; white space is free."""
        return self.read(" ".join(text.split()))

    def text(self, state: S) -> str:
        """Return the one text that stands for this position."""
        return self.write(state)

    def parse_action(self, state: S, text: str) -> int:
        """Return the action or chance outcome that this text stands for here."""
        tidy = " ".join(text.split())
        texts = {self.write_action(state, action): action for action in possible(state)}
        if tidy in texts:
            return texts[tidy]
        if re.fullmatch(self.actions, tidy):
            raise IllegalAction(tidy, self.write(state), list(texts))
        none = Reason(f"{self.title} has no such action", "action", title=self.title)
        raise Unreadable("action", text, none)

    def action_text(self, state: S, action: int) -> str:
        """Return the one text that stands for this action or chance outcome here."""
        if action not in possible(state):
            raise IllegalAction(action, self.write(state))
        return self.write_action(state, action)

    def view(self, state: S, seat: int | None) -> dict[str, Plain]:
        """Return all that this seat may know, as plain data; None: what everybody may, watching or not."""
        if seat is not None:
            state.check_seat(seat)
        return self.look(state, seat)

    def account(self, state: S, events: Sequence[Event]) -> Account:
        """Return what a finished game came to, from its last position and all that was told of it."""
        if state.actor() != OVER:
            raise WrongMoment("account", "the game is not over", str(state))
        if self.recount is not None:
            return self.recount(state, events)
        return Account([Entrant(seat, share) for seat, share in enumerate(state.payoff())])

    def agree(self, players: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Return every option with its value: the given one, checked, or else the default."""
        known = self._known(players, given)
        return {
            name: option.check(given.get(name, option.default), players) for name, option in known.items()
        }

    def _known(self, players: int, given: Mapping[str, object]) -> dict[str, Option]:
        # 3.0 and True are in a range as well.
        if type(players) is not int or players not in self.seats:
            raise WrongPlayers(self.title, players, self.seats)
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise WrongOption(name, value, self._options(", ".join(known)))
        return known

    def _options(self, names: str) -> Reason:
        if names:
            return Reason(f"{self.title} has the options {names}", "options", title=self.title, names=names)
        return Reason(f"{self.title} has no options", "no-options", title=self.title)


def _option_data(option: Option, seats: range) -> dict[str, Plain]:
    return {
        "name": option.name,
        "default": option.text(option.default),
        "several": option.several,
        "free": option.free,
        "values": {str(players): list(option.words(players)) for players in seats},
    }


def possible(state: State) -> list[int]:
    """Return what can be applied here: legal actions, or chance outcomes."""
    if state.actor() == CHANCE:
        return [outcome for outcome, _ in state.chances()]
    return state.legal()
