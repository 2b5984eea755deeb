"""The rule pages: both languages say the same, the rules cite them, and the tests prove every clause."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.asteroid.boards import REAL
from tests.games.asteroid.play import random_game

FOLDER = files("quadriga.games.asteroid")
PAGES = {lang: FOLDER.joinpath(f"rules.{lang}.md").read_text(encoding="utf-8") for lang in ("en", "fr")}
RULES = ("tiles", "field", "sky", "pile", "rocks", "flight", "swap", "knowledge", "rules", "__init__")
BOARD = tomllib.loads(REAL)

CLAUSE = r"\d+\.\d+"
ORIGINS = {
    "en": {"seed": "printed rules", "public": "public", "rebuilt": "rebuilt"},
    "fr": {"seed": "règles imprimées", "public": "public", "rebuilt": "reconstitué"},
}
PLAYERS = {"en": "{} players: {}", "fr": "{} joueurs\u00a0: {}"}
FILM = r"(?i)\bstar ?wars|\byoda|\bjedi|\bsith|falcon|faucon|\bla force\b|\bthe force\b|\bforce\b|galax"


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
    origins = ORIGINS[lang]
    table = {
        name: (str(figure["value"]), origins[figure["origin"]]) for name, figure in BOARD["figures"].items()
    }
    asteroids = BOARD["players"]["asteroids"].items()
    values = {
        "players": ", ".join(PLAYERS[lang].format(*each) for each in asteroids),
        "lines": listed(BOARD["lines"]["faces"]),
        "drift": listed(BOARD["drift"]["totals"]),
        "asteroids": listed(BOARD["asteroids"]["values"]),
        "pivot": str(BOARD["pivot"]["quarter_turns"]),
        "tiles": listed(BOARD["tiles"]["doubled"]),
    }
    return table | {name: (value, origins[BOARD[name]["origin"]]) for name, value in values.items()}


def listed(values: list[object]) -> str:
    return ", ".join(map(str, values))


def test_clauses_are_numbered_in_order() -> None:
    expected = dict(zip(map(str, range(1, 11)), (1, 6, 2, 12, 9, 7, 4, 5, 4, 4), strict=True))
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
    named = proved()
    assert [clause for clause in clauses("en") if clause not in named] == []


def test_every_clause_that_a_test_names_exists() -> None:
    assert proved() <= set(clauses("en"))


@pytest.mark.parametrize("module", RULES)
def test_every_clause_that_the_rules_name_exists(module: str) -> None:
    """In their comments, their docstrings and their events."""
    text = FOLDER.joinpath(f"{module}.py").read_text(encoding="utf-8")
    comments = " ".join(re.findall(r"#.*", text))
    docstrings = " ".join(re.findall(rf"\((?:{CLAUSE}(?:, | to )?)+\)", text))
    named = re.findall(CLAUSE, comments + docstrings) + re.findall(rf'"({CLAUSE})"', text)
    assert set(named) <= set(clauses("en"))


def test_every_clause_that_an_event_carries_exists() -> None:
    for seed in range(5):
        states = random_game(6, {"bonus": True}, seed)
        events = next(states).listen()
        assert len(list(states)) > 50
        assert {event.clause for event in events} <= set(clauses("en"))


@pytest.mark.parametrize("lang", PAGES)
def test_the_figures_are_those_of_the_board(lang: str) -> None:
    """Figure by figure, with its origin."""
    assert figures(lang) == written(lang)


@pytest.mark.parametrize("lang", PAGES)
def test_the_arrows_are_those_of_the_board(lang: str) -> None:
    """4.3 Row by row: from the face that pivots on, round and round."""
    values = BOARD["asteroids"]["values"]
    rows = re.findall(r"^\| (\d) \| (\d) \| (\d) \| (\d) \| (\d) \| (\d) \|$", PAGES[lang], re.MULTILINE)
    assert rows == [
        (str(value), *(str(values[(at + step) % len(values)]) for step in range(5)))
        for at, value in enumerate(values)
    ]


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
    assert all(cited["en"])


def test_both_languages_give_examples_of_the_same_clauses() -> None:
    shown = {
        lang: re.findall(rf"^\*\*({CLAUSE})\*\* (?:.+\n\n(?:\|.+\n)*\n?)> {start}", PAGES[lang], re.MULTILINE)
        for lang, start in {"en": "Example: ", "fr": "Exemple\u00a0: "}.items()
    }
    assert shown["en"] == shown["fr"] != []
    assert "4.3" in shown["en"]


def test_the_french_page_is_set_in_french() -> None:
    """Spaces that do not break before : ; ? ! and inside « », curved apostrophes, and the reader is tu."""
    assert re.findall(r" [:;?!»]|« |'", PAGES["fr"]) == []
    assert re.findall(r"(?i)\b(?:vous|votre|vos)\b", PAGES["fr"]) == []


@pytest.mark.parametrize("lang", PAGES)
def test_no_film_is_named(lang: str) -> None:
    """The printed game carries a brand; ours does without its names."""
    assert re.findall(FILM, PAGES[lang]) == []
