"""Cups in a terminal: what everybody may see, and the dice that the one who looks knows."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from game_template.board import board
from game_template.rules import EMPTY, CupsState
from quadriga.core.words import Words


def draw(state: CupsState, seat: int | None, names: Sequence[str], words: Words) -> Text:
    """Return the position as this seat sees it, a line for each cup; None: as it is seen from no seat."""
    end = board().paths[state.path]
    lines = []
    for cup, name in enumerate(names):
        line = Text(words.say("place", seat=name, step=state.steps[cup], end=end, tokens=state.tokens[cup]))
        if seat is not None and state.knows(seat, cup) and state.dice[cup] != EMPTY:
            line.append(f", {words.say('die', number=state.dice[cup])}")
        lines.append(line)
    return Text("\n").join(lines)
