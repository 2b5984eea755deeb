"""Draws docs/pictures/terminal.svg: a still of a real game, the same every time."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import TextIO

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import TextType

from quadriga.bots import bot
from quadriga.cli.seats import Seat
from quadriga.cli.table import Table
from quadriga.core.records import Record
from quadriga.core.registry import game

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
NAMES = ("Lola", "Ada", "Gaspard", "Nina")
SECTIONS = ("start", "A", "curve1", "D")
SEED = 9
ANSWERS = 12  # that Lola gives before the still

# The charcoal and the paper of Overload's poster.
THEME = TerminalTheme((0x2D, 0x2D, 0x33), (0xFA, 0xF6, 0xEF), [(0x2D, 0x2D, 0x33)] * 8)

# Any monospaced face will do: nothing is fetched from elsewhere when the picture is seen.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code, ", "")


class Still(Exception):
    """The moment of the picture has come."""


class Scripted(Console):
    """A terminal at which somebody does what comes first; it keeps what was shown since the last answer."""

    table: Table

    def __init__(self, answers: int) -> None:
        super().__init__(
            file=io.StringIO(), record=True, width=80, force_terminal=True, color_system="truecolor"
        )
        self.answers = answers

    def input(
        self,
        prompt: TextType = "",
        *,
        markup: bool = True,
        emoji: bool = True,
        password: bool = False,
        stream: TextIO | None = None,
    ) -> str:
        self.print(prompt, end="")
        if self.answers == 0:
            raise Still
        self.answers -= 1
        self.export_text(clear=True)
        state = self.table.state
        return self.table.record.game.action_text(state, state.legal()[0])


def still(seed: int, answers: int) -> Scripted:
    """Return the terminal after this many answers in the game of this seed."""
    out = Scripted(answers)
    record = Record(game("overload"), len(NAMES), {"sections": SECTIONS}, NAMES)
    seats = [Seat(name, None if name == "Lola" else bot("random")) for name in NAMES]
    out.table = Table(out, record, seats, "en", seed, None)
    try:
        out.table.play()
    except Still:
        return out
    raise ValueError(f"the game of seed {seed} is over before {answers} answers")


def picture() -> str:
    """Return the picture as SVG."""
    return still(SEED, ANSWERS).export_svg(
        title="quadriga play overload", theme=THEME, code_format=FORMAT, unique_id="quadriga"
    )


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")
