"""Turns are told in paragraphs that fit."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from quadriga import Event, game
from quadriga.cli.story import Story, tell_event
from quadriga.cli.teller import Teller

LOAD = Event("load", "3.1", {"seat": 0, "owner_seat": 0, "pawn": 0, "space": 0, "number": 3})
ROLL = Event("roll", "3.3", {"seat": 0, "number": 5})


def told(width: int, *events: Event) -> list[str]:
    file = StringIO()
    teller = Teller(game("overload"), ["Lola", "Ada", "Sam"], "fr")
    story = Story(Console(file=file, width=width), teller, list(events))
    story.go_on()
    story.pause()
    return file.getvalue().splitlines()


def test_a_turn_is_a_paragraph_and_no_line_begins_with_a_colon() -> None:
    assert told(22, LOAD, ROLL) == ["Lola charge le pion", "A\u00a0: 3 rondelles. Lola", "fait 5 au dé."]
    assert told(80, LOAD, ROLL) == ["Lola charge le pion A\u00a0: 3 rondelles. Lola fait 5 au dé."]


def test_an_event_hangs_beside_its_clause() -> None:
    file = StringIO()
    teller = Teller(game("overload"), ["Lola", "Ada", "Sam"], "fr")
    tell_event(Console(file=file, width=26), LOAD, teller)
    assert file.getvalue().splitlines() == ["  3.1  Lola charge le pion", "       A\u00a0: 3 rondelles."]


def test_what_is_not_worth_a_sentence_is_not_told() -> None:
    step = Event("enter", "7.1", {"seat": 0, "mover": 0, "chariot": 0, "number": 5, "space": 4, "points": 3})
    end = Event("enter", "7.1", {"seat": 0, "mover": 0, "chariot": 0, "number": 6, "space": 5, "points": 0})
    teller = Teller(game("chariot"), ["Lola", "Ada"], "en")
    for events, said in (([step], ""), ([step, end], "Blue reaches o6.\n")):
        file = StringIO()
        story = Story(Console(file=file, width=80), teller, events)
        story.go_on()
        story.pause()
        assert file.getvalue() == said
    file = StringIO()
    tell_event(Console(file=file, width=80), step, teller)
    assert file.getvalue() == ""
