"""Cups in a terminal: what everybody may see, and no die."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from game_template.board import board
from game_template.rules import CupsState
from quadriga.core.words import Words


def draw(state: CupsState, names: Sequence[str], words: Words) -> Text:
    """Return the position, a line for each seat."""
    end = board().paths[state.path]
    places = zip(names, state.steps, state.tokens, strict=True)
    return Text("\n").join(
        Text(words.say("place", seat=name, step=step, end=end, tokens=tokens))
        for name, step, tokens in places
    )
