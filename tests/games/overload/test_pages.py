"""The rule pages: both languages say the same, the rules cite them, and the tests prove every clause."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from quadriga.games.overload.board import board
from tests.games.overload.boards import REAL
from tests.games.overload.play import random_game

FOLDER = files("quadriga.games.overload")
PAGES = {lang: FOLDER.joinpath(f"rules.{lang}.md").read_text(encoding="utf-8") for lang in ("en", "fr")}

CLAUSE = r"\d+\.\d+"
SHOWN = {"+": "+", "-": "−", "±": "±", "x2": "×2"}
ORIGINS = {
    "en": {"seed": "printed rules", "public": "public", "rebuilt": "rebuilt"},
    "fr": {"seed": "règles imprimées", "public": "public", "rebuilt": "reconstitué"},
}
SECTION = {
    "en": "{spaces} spaces; {players} players; {acts}",
    "fr": "{spaces} cases\u202f; {players} joueurs\u202f; {acts}",
}
ACTION = {"en": "{act} on its space {at}", "fr": "{act} sur sa case {at}"}


def clauses(lang: str) -> list[str]:
    """Return the numbers of the page's clauses, each at the beginning of its line."""
    return re.findall(rf"^\*\*({CLAUSE})\*\* \S", PAGES[lang], flags=re.MULTILINE)


def chapters(lang: str) -> list[str]:
    return re.findall(r"^## (\d+) \S", PAGES[lang], flags=re.MULTILINE)


def proved() -> set[str]:
    """Return the clauses with which the docstrings of this folder's tests begin."""
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                begins = re.match(rf"(?:{CLAUSE} )+", ast.get_docstring(node) or "")
                named.update(begins[0].split() if begins else [])
    return named


def figures(lang: str) -> dict[str, tuple[str, str]]:
    """Return the table of figures: what it calls each in board.toml, its value and its origin."""
    rows = re.findall(r"^\|[^|]*`([^|`]+)`[^|]*\|([^|]+)\|([^|]+)\|$", PAGES[lang], flags=re.MULTILINE)
    return {name: (value.strip(), origin.strip()) for name, value, origin in rows}


def written(lang: str) -> dict[str, tuple[str, str]]:
    """Return the same table as board.toml has it."""
    file = tomllib.loads(REAL)
    origins = ORIGINS[lang]
    table = {
        name: (str(figure["value"]), origins[figure["origin"]]) for name, figure in file["figures"].items()
    }
    for players, points in file["target"]["values"].items():
        table[players] = (str(points), origins[file["target"]["origin"]])
    for section in file["section"]:
        text = SECTION[lang].format(
            spaces=section["spaces"],
            players=", ".join(map(str, section["players"])),
            acts=", ".join(
                ACTION[lang].format(act=SHOWN[action["does"]], at=action["space"])
                for action in section["actions"]
            ),
        )
        table[section["name"]] = (text, origins[file["sections"]["origin"]])
    return table


def test_clauses_are_numbered_in_order() -> None:
    expected = {"1": 1, "2": 4, "3": 5, "4": 3, "5": 4, "6": 5, "7": 5, "8": 1, "9": 10}
    assert clauses("en") == [
        f"{chapter}.{at}" for chapter, last in expected.items() for at in range(1, last + 1)
    ]
    assert chapters("en") == list(expected)


def test_both_languages_have_the_same_clauses() -> None:
    assert clauses("fr") == clauses("en")
    assert chapters("fr") == chapters("en")


@pytest.mark.parametrize("lang", PAGES)
def test_every_clause_that_is_mentioned_exists(lang: str) -> None:
    assert set(re.findall(rf"(?<![\d.]){CLAUSE}", PAGES[lang])) == set(clauses(lang))


def test_every_clause_is_proved_by_a_test() -> None:
    assert [clause for clause in clauses("en") if clause not in proved()] == []


def test_every_clause_that_a_test_names_exists() -> None:
    assert proved() <= set(clauses("en"))


def test_every_clause_that_the_rules_name_exists() -> None:
    """In their comments and in their events."""
    rules = FOLDER.joinpath("rules.py").read_text(encoding="utf-8")
    comments = " ".join(re.findall(r"#.*", rules))
    named = re.findall(CLAUSE, comments) + re.findall(rf'"({CLAUSE})"', rules)
    assert set(named) <= set(clauses("en"))


def test_every_clause_that_an_event_carries_exists() -> None:
    states = random_game(5, board().names(5), seed=3)
    events = next(states).listen()
    assert len(list(states)) > 100
    assert {event.clause for event in events} <= set(clauses("en"))


@pytest.mark.parametrize("lang", PAGES)
def test_the_figures_are_those_of_the_board(lang: str) -> None:
    """Figure by figure, with its origin."""
    assert figures(lang) == written(lang)


@pytest.mark.parametrize("lang", PAGES)
def test_both_decisions_and_origins_are_explained(lang: str) -> None:
    titles = {
        "en": ["Rulings and why", "Where the figures come from"],
        "fr": ["Nos décisions, et pourquoi", "D’où viennent les chiffres"],
    }
    assert re.findall(r"^## (\D.*)$", PAGES[lang], flags=re.MULTILINE) == titles[lang]


def test_both_languages_explain_the_same_decisions() -> None:
    decisions = {
        lang: re.findall(r"^- \*\*.*?\*\*", page, flags=re.MULTILINE) for lang, page in PAGES.items()
    }
    cited = {lang: [re.findall(CLAUSE, title) for title in titles] for lang, titles in decisions.items()}
    assert cited["en"] == cited["fr"]


@pytest.mark.parametrize("lang", PAGES)
def test_the_action_spaces_are_where_the_board_has_them(lang: str) -> None:
    """9.1 In the section, and along the track from START for each number of players."""
    rows = re.findall(
        r"^\| [^|]+ \| (\d+) \| (\S+) \| (\S+) \| (\S+) \| (\S+) \|$", PAGES[lang], re.MULTILINE
    )
    expected = []
    for section in tomllib.loads(REAL)["section"]:
        for action in section["actions"]:
            along = [place(section["name"], action["space"], players) for players in board().seats]
            expected.append((str(action["space"]), SHOWN[action["does"]], *along))
    assert rows == expected


def place(name: str, space: int, players: int) -> str:
    """Return where this space of a section lies on the track of so many players; – if it does not."""
    names = board().names(players)
    if name not in names:
        return "–"
    return str(sum(section.spaces for section in board().used(players)[: names.index(name)]) + space - 1)


def test_both_languages_give_examples_of_the_same_clauses() -> None:
    shown = {
        lang: re.findall(rf"^\*\*({CLAUSE})\*\* .+\n\n> {word}", PAGES[lang], re.MULTILINE)
        for lang, word in {"en": "Example: ", "fr": "Exemple\u00a0: "}.items()
    }
    assert shown["en"] == shown["fr"] != []


def test_the_french_page_is_set_in_french() -> None:
    """Spaces that do not break before : ; ? ! and inside « », curved apostrophes, and the reader is tu."""
    assert re.findall(r" [:;?!»]|« |'", PAGES["fr"]) == []
    assert re.findall(r"(?i)\b(?:vous|votre|vos)\b", PAGES["fr"]) == []
