"""Inks of Edison & Co in a terminal, and the letters that stand for vehicles."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from quadriga.core.words import Words
from quadriga.games.edison.board import board
from quadriga.games.edison.course import CLOCKWISE, OIL
from quadriga.games.edison.rules import EdisonState

INKS = ("#c8452f", "#0072b2", "#00885f", "#e0a800")  # by vehicle
CREAM, SLATE, BRASS = "#f5ecd9", "#1d1f24", "#c0913f"
BRIGHT = "#e0a800"  # the one ink on which cream cannot be read

FAINT = Style(dim=True)
BOLD = Style(bold=True)
CHIP = Style(bold=True, color=BRASS)
LOSS = Style(bold=True, color="#c8452f")
OILY = Style(bold=True, reverse=True)


def letter(vehicle: int, words: Words) -> str:
    return words.say("letter", vehicle=board().vehicles[vehicle])[:1]


def token(vehicle: int, words: Words, after: str = "") -> Text:
    """Return the letter of a vehicle on its ink, with what stands behind it."""
    ink = INKS[vehicle]
    style = Style(bold=True, color=SLATE if ink == BRIGHT else CREAM, bgcolor=ink)
    return Text(letter(vehicle, words) + after, style)


def faced(state: EdisonState, vehicle: int, words: Words, ways: str) -> Text:
    """Return a vehicle with the way it faces; `ways` are the arrows clockwise and against."""
    return token(vehicle, words, ways[0 if state.headings[vehicle] == CLOCKWISE else 1])


def chip(value: int, words: Words) -> Text:
    """Return what a chip shows."""
    if value == OIL:
        return Text(words.say("oil"), OILY)
    return Text(str(value).replace("-", "−"), LOSS if value < 0 else CHIP)


def standing(state: EdisonState, place: int) -> list[int]:
    """Return the vehicles on a place."""
    return [vehicle for vehicle, where in enumerate(state.places) if where == place]
