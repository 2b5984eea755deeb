"""The fields of a view, for the page: what `quadriga.table.sight` gives, which a test sees to."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from quadriga.table.entries import Kind, Pace

Moment = Annotated[int, Meta(description="In milliseconds since 1970.")]


class Held(Struct, forbid_unknown_fields=True):
    """What holds at a table beside the rules, as in `House`."""

    watched: bool
    chat: bool
    undo: bool
    hints: bool
    cover: int | None
    pace: Pace | None


class Place(Struct, forbid_unknown_fields=True):
    """A seat, and who is there."""

    kind: Annotated[Kind, Meta(description="How the seat was to be taken.")]
    name: Annotated[str | None, Meta(description="Who sits there; null: nobody yet.")]
    bot: Annotated[str | None, Meta(description="The level of a bot.")]
    left: Annotated[
        int | None, Meta(description="Milliseconds on its clock as of `since`; null: there are no clocks.")
    ]
    away: Annotated[int | None, Meta(description="Since when nobody is there for it; null: somebody is.")]
    covered: Annotated[
        Literal["away", "resigned", "clock"] | None,
        Meta(description="Why a bot decides for it; null: none does. All but `away` are for good."),
    ]
    come: Annotated[
        bool, Meta(description="Whether anybody was ever there for it: until then its clock stands still.")
    ]


class Possible(Struct, forbid_unknown_fields=True):
    """Something that the seat may do now."""

    action: Annotated[int, Meta(description="Its number, for `decide`.")]
    text: Annotated[str, Meta(description="Its [notation](notation.md).")]


class Happened(Struct, forbid_unknown_fields=True):
    """Something that a rule did."""

    name: Annotated[str, Meta(description="What happened, in a word of the game.")]
    clause: Annotated[str, Meta(description="The clause of the rule page by which it did.")]
    facts: Annotated[dict[str, int], Meta(description="To whom, how far; `seat` and `…_seat` are seats.")]


class Remark(Struct, forbid_unknown_fields=True):
    """Something that was said."""

    seat: Annotated[int, Meta(description="By whom.")]
    text: Annotated[str, Meta(description="What. Show it as text, never as HTML.")]
    at: Annotated[Moment, Meta(description="When, in milliseconds since 1970.")]


class Beginning(Struct, forbid_unknown_fields=True):
    """A moment of another game, from which this one was played on."""

    table: Annotated[
        str | None, Meta(description="The table where that was over; null: it belongs to a lesson.")
    ]
    moment: Annotated[int, Meta(description="How many of its actions this game begins with.")]


class Sight(Struct, forbid_unknown_fields=True):
    """All that a seat may know of a table, or what whoever watches may."""

    table: Annotated[str, Meta(description="The name of the table.")]
    game: Annotated[str, Meta(description="The slug of the game.")]
    rules: Annotated[int, Meta(description="The version of its rules.")]
    options: Annotated[dict[str, str], Meta(description="Every option of the game, as text.")]
    house: Annotated[Held, Meta(description="What holds here beside the rules.")]
    hides: Annotated[bool, Meta(description="Whether seats may know what others may not.")]
    sides: Annotated[list[int], Meta(description="The side of each seat; partners play for one.")]
    dice: Annotated[
        str,
        Meta(description="The SHA-256 of the text `seed`, shown before any die falls: the seal of the dice."),
    ]
    before: Annotated[str | None, Meta(description="The table that this is the rematch of.")]
    source: Annotated[
        Beginning | None, Meta(description="The game that this one was played on from; null: it is its own.")
    ]
    version: Annotated[
        int, Meta(description="Counts what changed the position; `decide` and `undo` name it.")
    ]
    phase: Annotated[
        Literal["waiting", "playing", "over"],
        Meta(description="`waiting` until every seat is taken and somebody is there."),
    ]
    seats: Annotated[list[Place], Meta(description="In their order, from 0.")]
    paused: Annotated[int | None, Meta(description="The seat that paused the game; null: it goes on.")]
    since: Annotated[Moment, Meta(description="When the last decision was taken or a clock began to run.")]
    seat: Annotated[int | None, Meta(description="Whose view it is; null: of whoever watches.")]
    turn: Annotated[int | None, Meta(description="The seat that must decide; null: none.")]
    position: Annotated[
        dict[str, Any], Meta(description="The position as the seat may know it, in the game's own words.")
    ]
    actions: Annotated[
        list[Possible], Meta(description="All that this seat may do now; empty unless it must decide.")
    ]
    undo: Annotated[bool, Meta(description="Whether this seat may take its last decision back.")]
    events: Annotated[list[Happened], Meta(description="All that has happened, each with its clause.")]
    chat: Annotated[list[Remark], Meta(description="What was said.")]
    result: Annotated[
        list[float] | None,
        Meta(description="The share of the win of each seat; null: the game was not played to its end."),
    ]
    seed: Annotated[
        str | None, Meta(description="What decided all dice, 64 hexadecimal digits; null before the end.")
    ]
    rematch: Annotated[str | None, Meta(description="The table where the same people play again.")]
