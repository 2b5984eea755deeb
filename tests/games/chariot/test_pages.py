"""The rule pages: both languages say the same, the rules cite them, and the tests prove every clause."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from quadriga import Rng
from quadriga.games.chariot import GAME
from tests.games.chariot.boards import REAL
from tests.games.chariot.drivers import driven, reckless

FOLDER = files("quadriga.games.chariot")
PAGES = {lang: FOLDER.joinpath(f"rules.{lang}.md").read_text(encoding="utf-8") for lang in ("en", "fr")}
RULES = ("race", "setup", "roll", "move", "attack", "rules", "layout", "course", "reading", "__init__")
BOARD = tomllib.loads(REAL)

CLAUSE = r"\d+\.\d+"
ORIGINS = {
    "en": {"seed": "printed rules", "public": "public", "rebuilt": "rebuilt"},
    "fr": {"seed": "règles imprimées", "public": "public", "rebuilt": "reconstitué"},
}
WORDS = {
    "en": {},
    "fr": {
        "outer": "extérieur",
        "middle": "milieu",
        "inner": "intérieur",
        "pace": "allure",
        "lane": "couloir",
        "attack": "attaque",
        "damage": "dommages",
        "speed": "vitesse",
        "blue": "bleu",
        "red": "rouge",
        "green": "vert",
        "yellow": "jaune",
        "purple": "violet",
        "brown": "brun",
        "{players} players: {chariots}": "{players} joueurs\u00a0: {chariots}",
        "{count} spaces of {length} parts": "{count} cases de {length} parts",
        "{count} of {length}": "{count} de {length}",
        "; set back by {offset}; limit {limit} on {spaces}": (
            "\u202f; reculé de {offset}\u202f; limite {limit} sur {spaces}"
        ),
        "the table of 11.4": "le tableau de 11.4",
    },
}


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
    for at, lane in enumerate(BOARD["lane"]):
        table[lane["name"]] = (lane_text(lang, at), origins[BOARD["lanes"]["origin"]])
    values = {
        "players": players_text(lang),
        "die": ", ".join(
            f"{word(lang, face)} {sides}" for face, sides in BOARD["die"].items() if face != "origin"
        ),
        "line": spots_text(lang, list(enumerate(BOARD["line"]["spaces"]))),
        "halves": spots_text(lang, list(enumerate(BOARD["halves"]["spaces"]))),
        "grid": spots_text(lang, BOARD["grid"]["places"]),
        "pillars": spots_text(lang, BOARD["pillars"]["spaces"]),
        "white": ", ".join(
            f"{word(lang, track)} {' / '.join(map(str, BOARD['white'][track]))}"
            for track in ("damage", "speed", "fortune")
        ),
        "white_dice": ", ".join(map(str, BOARD["white_dice"]["dice"])),
        "black": word(lang, "the table of 11.4"),
    }
    return table | {name: (value, origins[BOARD[name]["origin"]]) for name, value in values.items()}


def word(lang: str, english: str) -> str:
    return WORDS[lang].get(english, english)


def players_text(lang: str) -> str:
    form = word(lang, "{players} players: {chariots}")
    each = BOARD["players"]["chariots"].items()
    return ", ".join(form.format(players=players, chariots=chariots) for players, chariots in each)


def spots_text(lang: str, spots: list[tuple[int, int]]) -> str:
    return ", ".join(f"{word(lang, BOARD['lane'][lane]['name'])} {space}" for lane, space in spots)


def lane_text(lang: str, at: int) -> str:
    lane = BOARD["lane"][at]
    first, *others = lane["lengths"]
    runs = [word(lang, "{count} spaces of {length} parts").format(count=first[0], length=first[1])]
    runs += [word(lang, "{count} of {length}").format(count=count, length=length) for count, length in others]
    limits = lane["limits"]
    assert len(set(limits.values())) == 1, "the page gives one limit for each lane"
    rest = word(lang, "; set back by {offset}; limit {limit} on {spaces}")
    return ", ".join(runs) + rest.format(
        offset=lane["offset"], limit=next(iter(limits.values())), spaces=", ".join(limits)
    )


def test_clauses_are_numbered_in_order() -> None:
    expected = dict(zip(map(str, range(1, 12)), (1, 6, 4, 4, 5, 3, 10, 5, 5, 7, 8), strict=True))
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


def test_every_clause_that_an_event_carries_exists() -> None:
    for seed in range(5):
        state = GAME.start(6, {"circuit": "BB", "sheets": "black", "safe": True})
        events = state.listen()
        assert len(list(driven(state, Rng(seed), reckless))) > 100
        assert {event.clause for event in events} <= set(clauses("en"))


@pytest.mark.parametrize("lang", PAGES)
def test_the_figures_are_those_of_the_board(lang: str) -> None:
    """Figure by figure, with its origin."""
    assert figures(lang) == written(lang)


@pytest.mark.parametrize("lang", PAGES)
def test_the_black_sheets_are_those_of_the_board(lang: str) -> None:
    """11.4 Row by row."""
    rows = re.findall(
        r"^\| (\w+) \| (\d+) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$", PAGES[lang], re.MULTILINE
    )
    assert rows == [
        (
            word(lang, chariot["colour"]),
            str(chariot["damage"][0]),
            " / ".join(map(str, chariot["speed"])),
            " / ".join(map(str, chariot["fortune"])),
            ", ".join(map(str, chariot["dice"])),
            ", ".join(map(str, chariot["top"])),
        )
        for chariot in BOARD["chariot"]
    ]
    assert all(chariot["damage"][0] == chariot["damage"][1] for chariot in BOARD["chariot"])


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
        lang: re.findall(rf"^\*\*({CLAUSE})\*\* .+\n\n> {start}", PAGES[lang], re.MULTILINE)
        for lang, start in {"en": "Example: ", "fr": "Exemple\u00a0: "}.items()
    }
    assert shown["en"] == shown["fr"] != []


def test_the_french_page_is_set_in_french() -> None:
    """Spaces that do not break before : ; ? ! and inside « », curved apostrophes, and the reader is tu."""
    assert re.findall(r" [:;?!»]|« |'", PAGES["fr"]) == []
    assert re.findall(r"(?i)\b(?:vous|votre|vos)\b", PAGES["fr"]) == []
