"""What a game looks like: a board that is drawn once, pieces on it, and what can be done with them.

A game's package brings a module `drawing` with these functions. All of them give plain figures and SVG, so
that one drawing serves the browser, notebooks and pages:

    board(state)            the board of this table, with a symbol for everything that may lie on it
    pieces(state, seat)     everything on it by name, as this seat sees it; None: as it is seen from no seat
    sheets(state, seat)     what stands on the sheet of each seat, in their order
    choice(state, action)   where one points for an action, and what would come of it
    cues(before, events)    what is seen to happen, when that happened in this position

A module `reasons` may bring one more, for what somebody points at in vain:

    reason(state, seat, name)   why the seat on turn cannot point at this now; None: for no reason of its own

A module `routes` may bring others, for what takes many actions with neither luck nor another seat between:

    routes(state)           several of them that one may choose at once, by where they lead
    goes_on(state)          whether what is decided now is a step of such a way
    route(state, actions)   a way of one's own, step by step, as one that is chosen at once

Nothing but what the seat may know can be told from them. Names are words of small letters, digits and `-`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from quadriga.core.events import Event
from quadriga.core.game import Game, Plain
from quadriga.core.lessons import lesson
from quadriga.core.speech import Speech, found
from quadriga.core.state import State
from quadriga.core.words import Phrase

NAMED = re.compile(r'data-name="([^"]*)"')

SOUNDS = ("crash", "fall", "coin", "card")  # a blow, a loss, a price, and what is laid or drawn

SIGN, MARGIN = 13, 22  # how broad a note is: each sign, and around them

Point = tuple[float, float]
Way = tuple[tuple[float, ...], ...]  # points, each with the degrees it is turned by there where that changes


@dataclass(frozen=True)
class Board:
    """What stays the same through one game.

    `art` is SVG of this width and height; parts of it with a `data-name` can be pointed at. `symbols` are SVG
    as well, each around the point (0, 0).

    For who wants high contrast parts of the art have a class: a ground is `paper` (white then) or `night`
    (black), which get an outline as an `edge` does; what is `bold` is printed in the ink of the outlines, and
    a `tint` is left out.
    """

    width: int
    height: int
    art: str
    symbols: Mapping[str, str]

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"width": self.width, "height": self.height, "art": self.art, "symbols": {**self.symbols}}

    @property
    def names(self) -> list[str]:
        """What can be pointed at on the board itself."""
        return NAMED.findall(self.art)


@dataclass(frozen=True)
class Piece:
    """Symbols on top of each other at a point, turned by degrees; those later in the order lie above.

    A piece has the ink of its seat, if it has one, and may bear a short text. Of pieces of one `kind` it is
    the same which one is pointed at. One that `confirms` does what was chosen, as a tick does.
    """

    x: float
    y: float
    layers: tuple[str, ...]
    turn: float = 0
    size: float = 1
    seat: int | None = None
    text: str = ""
    kind: str = ""
    confirms: bool = False

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data, without what is as usual."""
        data: dict[str, Plain] = {"x": rounded(self.x), "y": rounded(self.y), "layers": [*self.layers]}
        if self.turn:
            data["turn"] = rounded(self.turn)
        if self.size != 1:
            data["size"] = rounded(self.size)
        if self.seat is not None:
            data["seat"] = self.seat
        if self.text:
            data["text"] = self.text
        if self.kind:
            data["kind"] = self.kind
        if self.confirms:
            data["confirms"] = True
        return data


@dataclass(frozen=True)
class Note:
    """A few signs at a point, such as −2: what something costs, or brings."""

    x: float
    y: float
    text: str

    @property
    def width(self) -> int:
        """How broad it is drawn."""
        return MARGIN + SIGN * len(self.text)

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"x": rounded(self.x), "y": rounded(self.y), "text": self.text}


@dataclass(frozen=True)
class Trail:
    """The way of what belongs to a seat, shown in its ink."""

    seat: int
    path: tuple[Point, ...]

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"seat": self.seat, "path": points(self.path)}


@dataclass(frozen=True)
class Choice:
    """How an action is chosen: all of its targets are pointed at, pieces or parts of the board.

    Before that, its `path` is shown, the `trails` of others who would go somewhere by it, `ghosts` of what
    would stand where, and `notes`.
    """

    targets: tuple[str, ...] = ()
    path: tuple[Point, ...] = ()
    ghosts: tuple[Piece, ...] = ()
    notes: tuple[Note, ...] = ()
    trails: tuple[Trail, ...] = ()

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data, without what there is none of."""
        data: dict[str, Plain] = {"targets": [*self.targets]}
        if self.path:
            data["path"] = points(self.path)
        if self.ghosts:
            data["ghosts"] = [ghost.plain() for ghost in self.ghosts]
        if self.notes:
            data["notes"] = [note.plain() for note in self.notes]
        if self.trails:
            data["trails"] = [trail.plain() for trail in self.trails]
        return data


@dataclass(frozen=True)
class Route:
    """Several actions of one seat, one after the other, that are chosen at once.

    Nothing comes between them that anybody else decides, or luck: what is shown of it is what comes of it.
    """

    actions: tuple[int, ...]
    label: Phrase
    choice: Choice


@dataclass(frozen=True)
class Cue:
    """What is seen of an event, by its number among those told: a piece travels or shows something.

    A piece that `tumbles` shows it after a while, as a die does; `note` is a few signs that float up from it.
    `sound` is what is heard of it, one of `SOUNDS`; without it a note rings, and a die is heard to roll.
    """

    event: int
    piece: str
    path: Way = ()
    layers: tuple[str, ...] = ()
    text: str | None = None
    tumbles: bool = False
    note: str = ""
    sound: str = ""

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data, without what there is none of."""
        data: dict[str, Plain] = {"piece": self.piece}
        if self.path:
            data["path"] = points(self.path)
        if self.layers:
            data["layers"] = [*self.layers]
        if self.text is not None:
            data["text"] = self.text
        if self.tumbles:
            data["tumbles"] = True
        if self.note:
            data["note"] = self.note
        if self.sound:
            data["sound"] = self.sound
        return data


@dataclass(frozen=True)
class Gauge:
    """A figure on a sheet; its name is the message `gauge-…`. Where it has an end, it is drawn as a track."""

    name: str
    value: int
    most: int | None = None

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"name": self.name, "value": self.value, "most": self.most}


@dataclass(frozen=True)
class Sheet:
    """What stands before a seat: a symbol of what it plays with, figures, and symbols that lie there.

    The symbol is `called` by a message of the game, where that is spoken of. If it is drawn in an `ink` of
    its own, its sheet has that, else the one of the seat. Of several sheets of a seat all rest but the one
    that it plays with now, or won with.
    """

    seat: int
    symbol: str
    gauges: tuple[Gauge, ...] = ()
    tokens: tuple[str, ...] = ()
    is_out: bool = False
    called: Phrase | None = None
    rests: bool = False
    ink: int | None = None

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data, without what is as usual."""
        data: dict[str, Plain] = {
            "seat": self.seat,
            "symbol": self.symbol,
            "gauges": [gauge.plain() for gauge in self.gauges],
            "tokens": [*self.tokens],
            "out": self.is_out,
        }
        if self.called is not None:
            data["called"] = {"key": self.called.key, "facts": {**self.called.facts}}
        if self.rests:
            data["rests"] = True
        if self.ink is not None:
            data["ink"] = self.ink
        return data


@dataclass(frozen=True)
class Why:
    """Why something cannot be pointed at now: a message, what it speaks of, and the clause that says so."""

    key: str
    clause: str = ""
    facts: Mapping[str, int | str] = field(default_factory=dict)

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"key": self.key, "facts": {**self.facts}, "clause": self.clause}


def rounded(number: float) -> float:
    """Return a figure as it is written: one digit behind the point is fine enough, and none if it is 0."""
    near = round(number, 1)
    return int(near) if near == int(near) else near


def points(path: Way) -> list[Plain]:
    """Return a way as it is written: what passes by need not be exact."""
    return [[round(figure) for figure in point] for point in path]


class Drawing(Protocol):
    """The module `drawing` of a game."""

    def board(self, state: State, /) -> Board:
        """Return the board of this table."""

    def pieces(self, state: State, seat: int | None, /) -> dict[str, Piece]:
        """Return what lies on it, as this seat sees it."""

    def sheets(self, state: State, seat: int | None, /) -> list[Sheet]:
        """Return what stands on the sheets, as this seat sees them."""

    def choice(self, state: State, action: int, /) -> Choice:
        """Return how an action is chosen."""

    def cues(self, before: State, events: Sequence[Event], /) -> list[Cue]:
        """Return what is seen of what happened in this position."""


class Routes(Protocol):
    """`routes.routes`: what the seat on turn may choose of several actions at once."""

    def __call__(self, state: State, /) -> Sequence[Route]: ...


class GoesOn(Protocol):
    """`routes.goes_on`: whether the seat on turn decides a step of a way."""

    def __call__(self, state: State, /) -> bool: ...


class OwnRoute(Protocol):
    """`routes.route`: these actions in a row as one."""

    def __call__(self, state: State, actions: Sequence[int], /) -> Route | None: ...


class Reason(Protocol):
    """`reasons.reason`: why the seat on turn cannot point at this; None: for no reason of the game's own."""

    def __call__(self, state: State, seat: int, name: str, /) -> Why | None: ...


def drawing(game: Game[State]) -> Drawing | None:
    """Return how a game is drawn, if its package brings that."""
    name = f"{game.package}.drawing"
    return None if find_spec(name) is None else cast("Drawing", import_module(name))


def routes(game: Game[State], state: State) -> Sequence[Route]:
    """Return what the seat on turn may choose of several actions at once."""
    brought: Routes = found(game, "routes", "routes", _no_routes)
    return brought(state)


def _no_routes(state: State) -> Sequence[Route]:
    return ()


def goes_on(game: Game[State], state: State) -> bool:
    """Return whether the seat on turn decides a step of a way that can be chosen at once."""
    brought: GoesOn = found(game, "routes", "goes_on", _never)
    return brought(state)


def _never(state: State) -> bool:
    return False


def route(game: Game[State], state: State, actions: Sequence[int]) -> Route | None:
    """Return the steps of a way as one; None: the game has no ways."""
    brought: OwnRoute = found(game, "routes", "route", _no_route)
    return brought(state, actions)


def _no_route(state: State, actions: Sequence[int]) -> None:
    return None


def why(game: Game[State], state: State, seat: int, name: str) -> Why:
    """Return why the seat on turn cannot point at this now."""
    reason: Reason = found(game, "reasons", "reason", _no_reason)
    return reason(state, seat, name) or _usual(game, state, seat, name)


def _no_reason(state: State, seat: int, name: str) -> None:
    return None


def _asked(game: Game[State], state: State) -> str:
    """Return the clause of what is asked now, where its lesson names one."""
    told = lesson(game.package)
    return told.learns.get(Speech(game).ask(state).key, "") if told else ""


def _usual(game: Game[State], state: State, seat: int, name: str) -> Why:
    drawn = drawing(game)
    piece = drawn.pieces(state, seat).get(name) if drawn else None
    if piece is None or piece.seat in (None, seat):
        return Why("why-not-now", _asked(game, state))
    return Why("why-not-yours", facts={"owner_seat": piece.seat})
