"""French is set as French printers do: its spaces do not break, and its apostrophes are curved."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from quadriga import games

GAMES = ["game_template", *(game.package for game in games())]

FAULTS = re.compile(
    "(?<!\u00a0)[:»]"  # a space that does not break
    "|(?<![\u202f?!])[;?!]"  # a narrow one; nothing inside ?!
    "|«(?!\u00a0)"
    "|'"
)
# What is no prose: blocks and words of code, addresses, times, and the rulers of tables.
NO_PROSE = re.compile(r"(?sm)```.*?```|`[^`\n]*`|<?\bhttps?://[^\s)>]+|\b\d{1,2}:\d\d\b|^\|[-:| ]+\|$")


def faults(prose: str) -> list[str]:
    return [prose[max(0, at.start() - 12) : at.end() + 1] for at in FAULTS.finditer(prose)]


class Prose(Visitor):
    """Gathers what messages say; { … } is code, and so is a quoted {"?"} for somebody to type."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the visitor's name
        self.faults += faults(node.value)


@pytest.mark.parametrize("package", ["quadriga", "quadriga.web", *GAMES])
def test_every_french_message_is_set_in_french(package: str) -> None:
    prose = Prose()
    prose.visit(parse(files(package).joinpath("locale", "fr.ftl").read_text(encoding="utf-8")))
    assert prose.faults == []


@pytest.mark.parametrize("package", GAMES)
def test_every_french_rule_page_is_set_in_french(package: str) -> None:
    page = files(package).joinpath("rules.fr.md").read_text(encoding="utf-8")
    assert faults(NO_PROSE.sub("", page)) == []


def test_the_french_page_about_dice_is_set_in_french() -> None:
    page = files("quadriga.table").joinpath("fair-dice.fr.md").read_text(encoding="utf-8")
    assert faults(NO_PROSE.sub("", page)) == []


@pytest.mark.parametrize(
    "wrong",
    [
        "Possible : a",
        "Possible: a",
        "Possible\u202f: a",
        "Qui ?",
        "Qui?",
        "Qui\u00a0?",
        "Gagné !",
        "un ; deux",
        "« a\u00a0»",
        "«\u00a0a »",
        "«a\u00a0»",
        "l'aide",
    ],
)
def test_a_fault_is_found(wrong: str) -> None:
    prose = Prose()
    prose.visit(parse(f"message = Ici, {wrong}\n"))
    assert len(prose.faults) == 1
    assert len(faults(NO_PROSE.sub("", f"# Ici\n\nIci, {wrong}\n"))) == 1


def test_what_is_no_prose_is_left_alone() -> None:
    prose = Prose()
    prose.visit(parse('message = { $a ->\n    [one] Tape {"?"}\u00a0: oui\n   *[other] non\u202f?!\n}\n'))
    assert prose.faults == []
    page = "[ici](https://a.fr/?b) à 20:30\n\n| a |\n|:---|\n\n`a: b?`\n\n```text\na: b\n```\n"
    assert faults(NO_PROSE.sub("", page)) == []
