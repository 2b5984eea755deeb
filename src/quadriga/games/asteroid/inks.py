"""Inks of Asteroid Escape in a terminal, and the letters that stand for ships."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase
from unicodedata import normalize

from rich.style import Style
from rich.text import Text

INKS = ("#0072b2", "#c8452f", "#00885f", "#e0a800", "#7b4fa3", "#7a5230", "#2a9d9d", "#cc79a7")
# The same inks as light trails, so that they can be seen on the night.
LIGHTS = ("#5aa9ff", "#ff8a73", "#4fd6a5", "#ffd24a", "#c39be8", "#d9a877", "#6fe6d8", "#f6aed2")
NIGHT, TILE, ROCK, DANGER = "#0d1330", "#1d2755", "#c78a4d", "#ff5d5d"
WAKE = "#5596b4"  # the ink of wakes from afar, so that the trails of ships outshine them
WHITE, DUST = "#ffffff", "#6b76a8"
BRIGHT = ("#e0a800", "#2a9d9d", "#cc79a7")  # inks on which white cannot be read

FAINT = Style(dim=True)
BOLD = Style(bold=True)
GROUND = Style(color=DUST, bgcolor=NIGHT)
PLAIN_WAKE = Style(color=WAKE, bgcolor=TILE)
BOULDER = Style(color=ROCK, bgcolor=ROCK)  # blanks of a boulder are rock too
WARNING = Style(bold=True, color=DANGER)
FACE = Style(bold=True, color=NIGHT, bgcolor=ROCK)


def trail(seat: int) -> Style:
    """Return how the wake behind a ship shines."""
    return Style(bold=True, color=LIGHTS[seat % len(LIGHTS)], bgcolor=TILE)


def glow(seat: int, ground: str | None = NIGHT) -> Style:
    """Return how signs shine that belong to a ship."""
    return Style(bold=True, color=LIGHTS[seat % len(LIGHTS)], bgcolor=ground)


def token(letter: str, seat: int, *, active: bool = False) -> Text:
    """Return the letter of a ship on its ink; the active one is underlined."""
    ink = INKS[seat % len(INKS)]
    paint = NIGHT if ink in BRIGHT else WHITE
    return Text(letter, Style(bold=True, color=paint, bgcolor=ink, underline=active))


def letters(names: Sequence[str]) -> list[str]:
    """Return a letter for each name, its first one where that is not taken already."""
    taken: list[str] = []
    for name in names:
        own = [sign for sign in normalize("NFKD", name).upper() if sign in ascii_uppercase]
        taken.append(next(sign for sign in (*own, *ascii_uppercase) if sign not in taken))
    return taken
