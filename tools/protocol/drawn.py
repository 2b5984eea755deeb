"""What a view has beside that for who draws the table, for the page; a test sees that it is so."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Places = Annotated[list[list[float]], Meta(description="Points, x and y, and the turn where that changes.")]
Symbols = Annotated[list[str], Meta(description="Names of symbols, from below to above.")]


class Phrase(Struct, forbid_unknown_fields=True):
    """Something to say; the words are at `GET /api/words`."""

    key: Annotated[str, Meta(description="The name of the message.")]
    facts: Annotated[
        dict[str, int | str], Meta(description="What it speaks of; `seat` and `…_seat` are seats.")
    ]


class Why(Struct, forbid_unknown_fields=True):
    """Why something cannot be pointed at: `GET /api/tables/{table}/why/{seat}/{name}`."""

    key: Annotated[str, Meta(description="The name of the message.")]
    facts: Annotated[dict[str, int | str], Meta(description="What it speaks of, as in a phrase.")]
    clause: Annotated[str, Meta(description="The clause of the rules that says so; empty: none.")]


class Piece(Struct, forbid_unknown_fields=True):
    """Something that lies on the board."""

    x: float
    y: float
    layers: Symbols
    turn: Annotated[float, Meta(description="Degrees, clockwise.")] = 0
    size: float = 1
    seat: Annotated[int | None, Meta(description="Whose it is.")] = None
    text: str = ""
    kind: Annotated[str, Meta(description="Of pieces of one kind it is the same which is pointed at.")] = ""
    confirms: Annotated[
        bool, Meta(description="Whether pointing at it does what was chosen, if that is one thing.")
    ] = False


class Note(Struct, forbid_unknown_fields=True):
    """A few signs at a point."""

    x: float
    y: float
    text: str


class Trail(Struct, forbid_unknown_fields=True):
    """The way of what belongs to a seat, in its ink."""

    seat: int
    path: Places


class Choice(Struct, forbid_unknown_fields=True):
    """Something that the seat may do now: one points at all of its targets."""

    action: Annotated[int, Meta(description="Its number, for `decide`.")]
    text: Annotated[str, Meta(description="Its [notation](notation.md).")]
    label: Annotated[Phrase, Meta(description="What it would do.")]
    targets: Annotated[list[str], Meta(description="Names of pieces, or of parts of the board.")] = []
    path: Annotated[Places, Meta(description="The way that it leads.")] = []
    ghosts: Annotated[list[Piece], Meta(description="What would stand where.")] = []
    notes: Annotated[list[Note], Meta(description="What it would cost or bring.")] = []
    trails: Annotated[list[Trail], Meta(description="The ways of others who would go somewhere by it.")] = []
    then: Annotated[list[int], Meta(description="Of a route: what to `decide` after that, one by one.")] = []
    final: Annotated[
        bool, Meta(description="Whether it may not be taken back: a page asks twice where somebody points.")
    ] = False


class Cue(Struct, forbid_unknown_fields=True):
    """What is seen of an event."""

    piece: Annotated[str, Meta(description="Its name.")]
    path: Annotated[Places, Meta(description="The way that it goes.")] = []
    layers: Annotated[Symbols, Meta(description="What it shows from now on; empty: as before.")] = []
    text: Annotated[str | None, Meta(description="The text on it from now on; null: as before.")] = None
    tumbles: Annotated[bool, Meta(description="Whether it rolls before, as a die does.")] = False
    note: Annotated[str, Meta(description="A few signs that float up from it.")] = ""
    sound: Annotated[
        str, Meta(description="What is heard of it: `crash`, `fall`, `coin` or `card`; else a note rings.")
    ] = ""


class Shown(Struct, forbid_unknown_fields=True):
    """Something that a rule did, as it is told to who draws."""

    name: str
    clause: str
    says: Annotated[Phrase | None, Meta(description="A sentence for the log; null: it is not worth one.")]
    cues: Annotated[list[Cue], Meta(description="What is seen of it; left out once it is past.")] = []


class Gauge(Struct, forbid_unknown_fields=True):
    """A figure on a sheet."""

    name: Annotated[str, Meta(description="Its message is `gauge-` and this.")]
    value: int
    most: int | None


class Sheet(Struct, forbid_unknown_fields=True):
    """What stands before a seat."""

    seat: int
    symbol: Annotated[str, Meta(description="What it plays with.")]
    gauges: list[Gauge]
    tokens: Annotated[list[str], Meta(description="Symbols of what lies there.")]
    out: Annotated[bool, Meta(description="Whether it is out of the game.")]
    called: Annotated[Phrase | None, Meta(description="What its symbol is called.")] = None
    rests: Annotated[
        bool, Meta(description="Whether the seat, which has several, plays or has won with another one.")
    ] = False
    ink: Annotated[
        int | None, Meta(description="The ink of what is drawn there, where it is not the seat's.")
    ] = None


class Scene(Struct, forbid_unknown_fields=True):
    """The board as the seat sees it now."""

    pieces: Annotated[dict[str, Piece], Meta(description="By name.")]
    order: Annotated[str, Meta(description="Their names, from below to above, with a space between.")]
    sheets: list[Sheet]


class Fate(Struct, forbid_unknown_fields=True):
    """How it ended for one sheet."""

    seat: int
    says: Annotated[
        Phrase | None, Meta(description="Its place, or what put it out; null: its figures say it.")
    ]


class End(Struct, forbid_unknown_fields=True):
    """How the game ended."""

    why: Annotated[Phrase | None, Meta(description="Why it ended so, in a sentence; null: nothing is said.")]
    fates: Annotated[list[Fate], Meta(description="In the order of the sheets.")]


class Board(Struct, forbid_unknown_fields=True):
    """What stays the same of a table: `GET /api/tables/{table}/board`."""

    width: int
    height: int
    art: Annotated[str, Meta(description="SVG; parts with a `data-name` can be pointed at.")]
    symbols: Annotated[dict[str, str], Meta(description="SVG around the point 0, 0, by name.")]


class Drawn(Struct, forbid_unknown_fields=True):
    """What a view has beside, or otherwise, for who draws."""

    ask: Annotated[Phrase | None, Meta(description="What the seat that must decide is asked.")]
    doing: Annotated[
        Phrase | None,
        Meta(description="What that seat is at, in words for all others; null: none must decide."),
    ]
    scene: Annotated[Scene | None, Meta(description="The board as the seat sees it; null: it is not drawn.")]
    end: Annotated[End | None, Meta(description="How it ended; null: it was not played to its end.")]
    actions: Annotated[list[Choice], Meta(description="All that this seat may do now.")]
    routes: Annotated[list[Choice], Meta(description="Several actions in a row that can be chosen at once.")]
    events: Annotated[list[Shown], Meta(description="All that has happened.")]
