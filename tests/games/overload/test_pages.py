"""The rule pages say what the board says, and both languages explain and show the same."""

from __future__ import annotations

import re
import tomllib

import pytest

from quadriga.games.overload.board import board
from tests.games.overload.boards import REAL
from tests.games.overload.play import random_game
from tests.games.pages import CLAUSE, LANGUAGES, ORIGINS, clauses, figures, page

PAGES = {lang: page("overload", lang) for lang in LANGUAGES}

SHOWN = {"+": "+", "-": "−", "±": "±", "x2": "×2"}
SECTION = {
    "en": "{spaces} spaces; {players} players; {acts}",
    "fr": "{spaces} cases\u202f; {players} joueurs\u202f; {acts}",
}
ACTION = {"en": "{act} on its space {at}", "fr": "{act} sur sa case {at}"}


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


def test_every_clause_that_an_event_carries_exists() -> None:
    states = random_game(5, board().names(5), seed=3)
    events = next(states).listen()
    assert len(list(states)) > 100
    assert {event.clause for event in events} <= set(clauses("overload"))


@pytest.mark.parametrize("lang", PAGES)
def test_the_figures_are_those_of_the_board(lang: str) -> None:
    """Figure by figure, with its origin."""
    assert figures("overload", lang) == written(lang)


@pytest.mark.parametrize("lang", PAGES)
def test_both_decisions_and_origins_are_explained(lang: str) -> None:
    titles = {
        "en": ["Rulings and why", "Where the figures come from"],
        "fr": ["Nos décisions, et pourquoi", "D’où viennent les chiffres"],
    }
    assert re.findall(r"^## (\D.*)$", PAGES[lang], flags=re.MULTILINE) == titles[lang]


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
