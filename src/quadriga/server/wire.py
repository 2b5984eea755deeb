"""What goes over the wire, both ways: the one source of the schema, and of `docs/protocol.md`.

What comes in is decoded strictly: a field too many, a number for a text or a text too long is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta, Struct, json

from quadriga.core.records import LONGEST_NAME
from quadriga.table.entries import House, Kind
from quadriga.table.requests import LONGEST_SAID

PROTOCOL = 1
MOST_SEATS = 8
LONGEST_KEY = 64
LONGEST_ID = 40
LONGEST_TEXT = 200

Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, description="Yours to choose, new each time.")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="For which seat; they count from 0.")]
Version = Annotated[int, Meta(ge=0, description="The version of the table that it was decided on.")]
Key = Annotated[str, Meta(max_length=LONGEST_KEY, description="The secret that a seat belongs to.")]
Name = Annotated[str, Meta(max_length=LONGEST_NAME, description="One line, and nobody else's at the table.")]
Level = Annotated[str, Meta(pattern=r"^(level[1-5])?$", description="The level of a bot.")]
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Options = Annotated[dict[Text, Text], Meta(description="Options of the game; the others are as usual.")]
Whose = Annotated[int | None, Meta(description="Whose view it is; null: of whoever watches.")]
TableName = Annotated[str, Meta(description="The name of the table, as in its address.")]


# To the server, over the socket


class Hello(Struct, frozen=True, tag="hello", tag_field="do", forbid_unknown_fields=True):
    """Says who is there: the first message. Without a key one watches; several are people on one device."""

    keys: Annotated[
        list[Key],
        Meta(max_length=MOST_SEATS, description="Keys to your seats; without, the cookie is read."),
    ] = []
    draws: Annotated[
        bool,
        Meta(description="Whether you draw the table: views then have `ask`, `doing` and `scene` as well."),
    ] = False
    covers: Annotated[
        bool,
        Meta(
            description="Whether you cover hands: with several seats, in a game with secrets, "
            "you are told as well what whoever watches sees."
        ),
    ] = False


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Asks something for a seat. Sent twice with one id, it is done once."""

    id: Id
    seat: SeatNumber


class Decide(Command, frozen=True, tag="decide"):
    """Takes one of the actions that the seat was told."""

    version: Version
    action: Annotated[int, Meta(description="The number of an action, from `actions` of the view.")]


class Undo(Command, frozen=True, tag="undo"):
    """Takes the last decision of the seat back."""

    version: Version


class Say(Command, frozen=True, tag="say"):
    """Says something to all at the table."""

    text: Annotated[str, Meta(max_length=LONGEST_SAID, description="One line of visible characters.")]


class Pause(Command, frozen=True, tag="pause"):
    """Lets clocks and bots stand still."""


class Resume(Command, frozen=True, tag="resume"):
    """Lets clocks and bots go on."""


class Resign(Command, frozen=True, tag="resign"):
    """Leaves the rest of the game to a bot."""


class Ping(Struct, frozen=True, tag="ping", tag_field="do", forbid_unknown_fields=True):
    """Asks for nothing but `done`, to see that the line still holds; whoever watches may too."""

    id: Id


Asked = Decide | Undo | Say | Pause | Resume | Resign


# From the server, over the socket


class View(Struct, frozen=True, tag="view", tag_field="is"):
    """All that a seat may know of the table, or what whoever watches may. Changes follow from here."""

    seat: Whose
    data: Annotated[Mapping[str, object], Meta(description="The view: see its fields below.")]


class Changed(Struct, frozen=True, tag="changed", tag_field="is"):
    """What is new in a view: steps `[path, value]`, or `[path]` for what is gone."""

    seat: Whose
    steps: Annotated[Sequence[Sequence[object]], Meta(description="To be applied in their order.")]


class Done(Struct, frozen=True, tag="done", tag_field="is"):
    """A command was carried out, and will not be forgotten."""

    id: Annotated[str, Meta(description="The id of the command.")]


class Refusal(Struct, frozen=True, tag="refused", tag_field="is", omit_defaults=True):
    """Something was not done; `code` is for programs, `message` for people."""

    code: Annotated[str, Meta(description="One of the codes below.")]
    message: Annotated[str, Meta(description="Why, in English.")]
    id: Annotated[str, Meta(description="Of the command; left out where none could be read.")] = ""


Told = View | Changed | Done | Refusal


# HTTP


class Spoken(Struct, frozen=True):
    """What is spoken here: another number where a client of today would not be understood any more."""

    protocol: Annotated[int, Meta(description="The version of the protocol.")]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is to be taken: `person` with a name, `link`, `open`, or `bot` with its level."""

    kind: Annotated[Kind, Meta(description="Who will sit there.")]
    name: Annotated[Name, Meta(description="Of a person, who needs one; nobody else's at the table.")] = ""
    bot: Level = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; `options` are texts, as in `{"sections": "A,D"}`."""

    game: Annotated[Text, Meta(description="The slug of the game.")]
    seats: Annotated[
        list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS, description="As many as play.")
    ]
    options: Options = {}
    house: Annotated[House, Meta(description="What holds at this table beside the rules.")] = House()


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes a seat under a name. Asked for again with the same key, it is the same seat."""

    name: Name
    key: Annotated[
        str,
        Meta(
            max_length=LONGEST_KEY,
            description="The key to a seat by link; to an open one, a secret that you draw at random: "
            "at least 32 letters, digits, - and _.",
        ),
    ]


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """The same people once more, with these options."""

    options: Annotated[Options, Meta(description="What is to be different from this table.")] = {}


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over is played on from one of its moments, by somebody in any seat, against bots."""

    moment: Annotated[
        int, Meta(ge=0, description="After how many actions, dice included; 0: from the start.")
    ]
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="Where one sits; seats count from 0.")]
    name: Annotated[Name, Meta(description="Of who plays on.")]
    bot: Annotated[Level, Meta(description="The level of the bots in all other seats.")] = ""


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody learns a game by playing it, in the first seat, against bots."""

    name: Annotated[Name, Meta(description="Of who learns it.")]


class Seats(Struct, frozen=True):
    """A table, and the keys to seats that were given to who asked."""

    table: TableName
    keys: Annotated[dict[int, str], Meta(description="Keys by the numbers of their seats. Keep them well.")]


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: TableName
    game: Annotated[str, Meta(description="The slug of the game.")]
    phase: Annotated[str, Meta(description="`waiting`, `playing` or `over`.")]
    seats: Annotated[list[str | None], Meta(description="The name of who sits there; null: nobody yet.")]
    since: Annotated[int, Meta(description="When it was set up, in milliseconds since 1970.")]
    turn: Annotated[int | None, Meta(description="The seat that must decide; null: nobody.")]
    result: Annotated[
        list[float] | None,
        Meta(description="Everybody's share of the win; null: the game was not played to its end."),
    ]
    rematch: Annotated[str | None, Meta(description="The table where the same people play again.")] = None


first_decoder = json.Decoder(Hello)
asked_decoder: json.Decoder[Asked | Ping] = json.Decoder(Asked | Ping)
told_encoder = json.Encoder()
