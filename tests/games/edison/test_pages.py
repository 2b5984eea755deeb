"""The rule pages: both languages say the same, the rules cite them, and the tests prove every clause."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.edison.boards import REAL
from tests.games.edison.play import MODES, random_game

FOLDER = files("quadriga.games.edison")
PAGES = {lang: FOLDER.joinpath(f"rules.{lang}.md").read_text(encoding="utf-8") for lang in ("en", "fr")}
RULES = ("course", "board", "options", "trial", "drive", "secrets", "rules", "reading", "view", "__init__")
BOARD = tomllib.loads(REAL)

CLAUSE = r"\d+\.\d+"
ORIGINS = {
    "en": {"seed": "printed rules", "public": "public", "rebuilt": "rebuilt"},
    "fr": {"seed": "règles imprimées", "public": "public", "rebuilt": "reconstitué"},
}
VEHICLES = {
    "en": ["Steam Rocket", "Zeppelin Car", "Propeller Roller", "Turbo Yacht"],
    "fr": ["fusée à vapeur", "voiture Zeppelin", "rouleau propulseur", "turbo yacht"],
}
ELSEWHERE = {"en": "the table of {}", "fr": "le tableau de {}"}
RANKED = {"four": "2.7", "three": "7.3"}


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
    return {
        f"{table}.{key}": (shown(lang, key, value), ORIGINS[lang][str(values["origin"])])
        for table, values in BOARD.items()
        for key, value in values.items()
        if key != "origin"
    }


def shown(lang: str, key: str, value: object) -> str:
    if key in RANKED:
        return ELSEWHERE[lang].format(RANKED[key])
    names = dict(zip(BOARD["vehicles"]["names"], VEHICLES[lang], strict=True))
    values = value if isinstance(value, list) else [value]
    return ", ".join(names.get(one, str(one).replace("-", "−")) for one in values)


def tables(lang: str, columns: int) -> list[list[str]]:
    """Return the rows of the ranking cards with so many vehicles, their heading first."""
    rows = [
        [cell.strip() for cell in row.strip("|").split("|")]
        for row in re.findall(r"^\|.+\|$", PAGES[lang], re.MULTILINE)
    ]
    return [row[1:] for row in rows if len(row) == columns + 1 and (row[0] in "1234" or "car" in row[0])]


def layout(page: str) -> list[str]:
    """Return the values that the drawing of the track shows, clockwise from space 1."""
    drawing = page.split("```text\n")[1].split("```", maxsplit=1)[0]
    rows = [re.split("[│▸]", line)[-12:-1] for line in drawing.splitlines() if line.count("│") > 8]
    numbers = [[cell.strip() for cell in row] for row in rows if "╌╌╌╌" not in row]
    top, upper, bottom, lower = numbers
    assert [*top, *reversed(bottom)] == [str(space) for space in range(1, 23)]
    return [*upper, *reversed(lower)]


def test_clauses_are_numbered_in_order() -> None:
    expected = dict(zip(map(str, range(1, 10)), (1, 8, 4, 9, 7, 4, 6, 8, 1), strict=True))
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
    docstrings = " ".join(re.findall(rf"\((?:{CLAUSE}(?:, )?)+\)", text))
    named = re.findall(CLAUSE, comments + docstrings) + re.findall(rf'"({CLAUSE})"', text)
    assert set(named) <= set(clauses("en"))


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_every_clause_that_an_event_carries_exists(players: int, mode: str) -> None:
    states = random_game(players, {"mode": mode}, 1)
    events = next(states).listen()
    assert len(list(states)) > 20
    assert {event.clause for event in events} <= set(clauses("en"))


@pytest.mark.parametrize("lang", PAGES)
def test_the_figures_are_those_of_the_board(lang: str) -> None:
    """Figure by figure, with its origin."""
    assert figures(lang) == written(lang)


@pytest.mark.parametrize("lang", PAGES)
def test_the_ranking_cards_are_those_of_the_board(lang: str) -> None:
    """2.7 7.3 Row by row; with three players the Zeppelin Car is on none."""
    names = VEHICLES[lang]
    four, three = BOARD["rankings"]["four"], BOARD["rankings"]["three"]
    assert tables(lang, 4) == [names, *([str(number) for number in card] for card in four)]
    assert tables(lang, 3) == [
        [names[at] for at in (0, 2, 3)],
        *([str(card[at]) for at in (0, 2, 3)] for card in three),
    ]


@pytest.mark.parametrize("lang", PAGES)
def test_the_drawing_is_the_board(lang: str) -> None:
    """2.2 2.4 The standard layout with the printed values between."""
    chips = [chip.replace("-", "−") for chip in BOARD["chips"]["standard"]]
    assert layout(PAGES[lang]) == [*chips[:8], "8", "−10", *chips[8:]]


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
    found = {
        lang: re.findall(rf"^\*\*({CLAUSE})\*\* .+\n\n> {start}", PAGES[lang], re.MULTILINE)
        for lang, start in {"en": "Example: ", "fr": "Exemple\u00a0: "}.items()
    }
    assert found["en"] == found["fr"] != []


def test_the_french_page_is_set_in_french() -> None:
    """Spaces that do not break before : ; ? ! and inside « », curved apostrophes, and the reader is tu."""
    assert re.findall(r" [:;?!»]|« |'", PAGES["fr"]) == []
    assert re.findall(r"(?i)\b(?:vous|votre|vos)\b", PAGES["fr"]) == []
