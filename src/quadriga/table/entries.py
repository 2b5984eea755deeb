"""What stands in the log of a table: all that ever happened there, in its order.

A table is what its log says: whoever reads the same entries has the same table. Entries hold the seed and
hashes of keys, so they never leave the server.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, json

PERSON, LINK, OPEN, BOT = "person", "link", "open", "bot"
Kind = Literal["person", "link", "open", "bot"]
LONGEST_WAIT = 366 * 24 * 3600 * 1000  # milliseconds
Milliseconds = Annotated[int, Meta(ge=0, le=LONGEST_WAIT)]


class Plan(Struct, frozen=True, omit_defaults=True):
    """How a seat is to be taken: by somebody who is there, by link, by anybody, or by a bot.

    `key` is the hash of the secret that the seat belongs to; an open seat has none yet.
    """

    kind: Kind
    name: str = ""
    bot: str = ""
    key: str = ""


class Pace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A clock for each seat: milliseconds at first, and more after each decision."""

    first: Annotated[Milliseconds, Meta(description="Milliseconds on each clock when the game begins.")]
    more: Annotated[Milliseconds, Meta(description="Milliseconds added after each decision.")] = 0


class House(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What holds at this table beside the rules.

    Where nobody is covered one may come back a week later.
    """

    watched: Annotated[bool, Meta(description="Whether anybody may watch who has no seat.")] = True
    listed: Annotated[
        bool,
        Meta(description="Whether strangers find it in the list; where nobody may watch, until it begins."),
    ] = False
    chat: Annotated[bool, Meta(description="Whether seats may say something.")] = True
    undo: Annotated[
        bool, Meta(description="Whether decisions can be taken back; with clocks, until another's runs.")
    ] = True
    hints: Annotated[bool, Meta(description="Whether seats may ask what a strong bot would do.")] = True
    cover: Annotated[
        Milliseconds | None,
        Meta(description="Milliseconds away, anew after a pause, until a bot decides; null: none does."),
    ] = 60_000
    pace: Annotated[Pace | None, Meta(description="The clocks; null: there are none.")] = None


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that happened `at` a time, in milliseconds since 1970.

    `id` is the command that led to it, and `by` the process of the server that wrote it down.
    """

    at: int
    id: str = ""
    by: str = ""


class Source(Struct, frozen=True):
    """Another table, whose game was over, and as many of its actions as this one begins with.

    The game that a lesson begins with has no `table`.
    """

    table: str
    actions: list[int]


class Opened(Entry, frozen=True):
    """The table was set up. `seed` decides all its dice; `before` is the table that this is a rematch of.

    Where there is a `source`, the game is played on from there.
    """

    game: str
    rules: int
    options: dict[str, str]
    seats: list[Plan]
    seed: str
    house: House = House()
    before: str = ""
    source: Source | None = None


class Seated(Entry, frozen=True):
    """Somebody sat down."""

    seat: int
    name: str
    key: str


class Stood(Entry, frozen=True):
    """Somebody left a seat before the game began."""

    seat: int


class Started(Entry, frozen=True):
    """Every seat was taken, and chance decided what comes before the first decision."""

    outcomes: list[int]


class Played(Entry, frozen=True):
    """A seat decided, and then chance did; `bot` if the seat did not decide itself."""

    seat: int
    action: int
    outcomes: list[int]
    bot: bool = False


class Undone(Entry, frozen=True):
    """A seat took its last decision back."""

    seat: int


class Away(Entry, frozen=True):
    """Nobody is there any more for a seat."""

    seat: int


class Back(Entry, frozen=True):
    """Somebody is there again for a seat."""

    seat: int


class Covered(Entry, frozen=True):
    """A bot decides for a seat: for as long as it is away, or for good."""

    seat: int
    why: Literal["away", "resigned", "clock"]


class Paused(Entry, frozen=True):
    """Clocks and bots stand still."""

    seat: int


class Resumed(Entry, frozen=True):
    """Clocks and bots go on."""

    seat: int


class Outage(Entry, frozen=True):
    """From one time to another no process was there for the table: clocks stood still."""

    begun: int
    ended: int


class Said(Entry, frozen=True):
    """Somebody at the table said something."""

    seat: int
    text: str


class Rematched(Entry, frozen=True):
    """The same people have another table."""

    table: str


Logged = (
    Opened
    | Seated
    | Stood
    | Started
    | Played
    | Undone
    | Away
    | Back
    | Covered
    | Paused
    | Resumed
    | Outage
    | Said
    | Rematched
)

_decoder: json.Decoder[Logged] = json.Decoder(Logged)


def encode(entry: Entry) -> bytes:
    """Return an entry as it is kept."""
    return json.encode(entry)


def decode(data: bytes) -> Logged:
    """Return the entry that was kept."""
    return _decoder.decode(data)
