"""The rule pages say what the board says, and both languages explain and show the same."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.games.asteroid.boards import REAL
from tests.games.asteroid.play import random_game
from tests.games.pages import CLAUSE, LANGUAGES, ORIGINS, clauses, figures, page

PAGES = {lang: page("asteroid", lang) for lang in LANGUAGES}
BOARD = tomllib.loads(REAL)

PLAYERS = {"en": "{} players: {}", "fr": "{} joueurs\u00a0: {}"}
FILM = r"(?i)\bstar ?wars|\byoda|\bjedi|\bsith|falcon|faucon|\bla force\b|\bthe force\b|\bforce\b|galax"


def written(lang: str) -> dict[str, tuple[str, str]]:
    """Return the same table as board.toml has it."""
    origins = ORIGINS[lang]
    table = {
        name: (str(figure["value"]), origins[figure["origin"]]) for name, figure in BOARD["figures"].items()
    }
    asteroids = BOARD["players"]["asteroids"].items()
    values = {
        "players": ", ".join(PLAYERS[lang].format(*each) for each in asteroids),
        "bonus": str(BOARD["bonus"]["players"]),
        "lines": listed(BOARD["lines"]["faces"]),
        "drift": listed(BOARD["drift"]["totals"]),
        "asteroids": listed(BOARD["asteroids"]["values"]),
        "pivot": str(BOARD["pivot"]["quarter_turns"]),
        "tiles": listed(BOARD["tiles"]["doubled"]),
    }
    return table | {name: (value, origins[BOARD[name]["origin"]]) for name, value in values.items()}


def listed(values: list[object]) -> str:
    return ", ".join(map(str, values))


def test_every_clause_that_an_event_carries_exists() -> None:
    for seed in range(5):
        states = random_game(6, {"bonus": True}, seed)
        events = next(states).listen()
        assert len(list(states)) > 50
        assert {event.clause for event in events} <= set(clauses("asteroid"))


@pytest.mark.parametrize("lang", PAGES)
def test_the_figures_are_those_of_the_board(lang: str) -> None:
    """Figure by figure, with its origin."""
    assert figures("asteroid", lang) == written(lang)


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


def test_both_languages_give_examples_of_the_same_clauses() -> None:
    shown = {
        lang: re.findall(rf"^\*\*({CLAUSE})\*\* (?:.+\n\n(?:\|.+\n)*\n?)> {start}", PAGES[lang], re.MULTILINE)
        for lang, start in {"en": "Example: ", "fr": "Exemple\u00a0: "}.items()
    }
    assert shown["en"] == shown["fr"] != []
    assert "4.3" in shown["en"]


@pytest.mark.parametrize("lang", PAGES)
def test_no_film_is_named(lang: str) -> None:
    """The printed game carries a brand; ours does without its names."""
    assert re.findall(FILM, PAGES[lang]) == []
