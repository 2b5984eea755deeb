"""The rule pages say what the board says, and both languages explain and show the same."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.games.edison.boards import REAL
from tests.games.edison.play import MODES, random_game
from tests.games.pages import CLAUSE, LANGUAGES, ORIGINS, clauses, figures, page

PAGES = {lang: page("edison", lang) for lang in LANGUAGES}
BOARD = tomllib.loads(REAL)

VEHICLES = {
    "en": ["Steam Rocket", "Zeppelin Car", "Propeller Roller", "Turbo Yacht"],
    "fr": ["fusée à vapeur", "voiture Zeppelin", "rouleau propulseur", "turbo yacht"],
}
ELSEWHERE = {"en": "the table of {}", "fr": "le tableau de {}"}
RANKED = {"four": "2.7", "three": "7.3"}


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


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_every_clause_that_an_event_carries_exists(players: int, mode: str) -> None:
    states = random_game(players, {"mode": mode}, 1)
    events = next(states).listen()
    assert len(list(states)) > 20
    assert {event.clause for event in events} <= set(clauses("edison"))


@pytest.mark.parametrize("lang", PAGES)
def test_the_figures_are_those_of_the_board(lang: str) -> None:
    """Figure by figure, with its origin."""
    assert figures("edison", lang) == written(lang)


@pytest.mark.parametrize("lang", PAGES)
def test_the_ranking_cards_are_those_of_the_board(lang: str) -> None:
    """2.7 7.3 Row by row; with three players the Zeppelin Car is on none."""
    names = VEHICLES[lang]
    four, three = [BOARD["shown_ranking"]["card"], *BOARD["rankings"]["four"]], BOARD["rankings"]["three"]
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


def test_both_languages_give_examples_of_the_same_clauses() -> None:
    found = {
        lang: re.findall(rf"^\*\*({CLAUSE})\*\* .+\n\n> {start}", PAGES[lang], re.MULTILINE)
        for lang, start in {"en": "Example: ", "fr": "Exemple\u00a0: "}.items()
    }
    assert found["en"] == found["fr"] != []
