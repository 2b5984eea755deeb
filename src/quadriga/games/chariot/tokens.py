"""Inks of Chariot Race in a terminal, and the letters that stand for chariots."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from quadriga.core.words import Words
from quadriga.games.chariot.rules import ChariotState

INKS = {
    "blue": "#0072b2",
    "red": "#c8452f",
    "green": "#00885f",
    "yellow": "#e0a800",
    "purple": "#7b4fa3",
    "brown": "#7a5230",
}
OTHER_INK = "#2a9d9d"  # a chariot that somebody added to board.toml
IVORY, INK, TERRACOTTA = "#fff6e3", "#2a1c12", "#b5472a"
BRIGHT = "#e0a800"  # the one ink on which ivory cannot be read

FAINT = Style(dim=True)
BOLD = Style(bold=True)
STONE = Style(bold=True, color=TERRACOTTA)
PILLAR = Style(color=TERRACOTTA)


def ink(colour: str) -> str:
    return INKS.get(colour, OTHER_INK)


def token(state: ChariotState, chariot: int, words: Words) -> Text:
    """Return the letter of a chariot on its ink; the one on turn is underlined."""
    colour = state.course.colours[chariot]
    ground = ink(colour)
    paint = INK if ground == BRIGHT else IVORY
    style = Style(bold=True, color=paint, bgcolor=ground, underline=chariot == state.mover)
    return Text(words.say("letter", chariot=colour)[:1], style)
