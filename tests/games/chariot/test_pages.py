"""The rule pages say what the board says, and both languages explain and show the same."""

from __future__ import annotations

import re
import tomllib

import pytest

from quadriga import Rng
from quadriga.games.chariot import GAME
from quadriga.games.chariot.board import FILE
from tests.games.chariot.drivers import driven, reckless
from tests.games.pages import CLAUSE, LANGUAGES, ORIGINS, clauses, figures, page

PAGES = {lang: page("chariot", lang) for lang in LANGUAGES}
BOARD = tomllib.loads(FILE.read_text(encoding="utf-8"))

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


def written(lang: str) -> dict[str, tuple[str, str]]:
    """Return the same table as board.toml has it."""
    origins = ORIGINS[lang]
    table = {
        name: (str(figure["value"]), origins[figure["origin"]]) for name, figure in BOARD["figures"].items()
    }
    for at, lane in enumerate(BOARD["lane"]):
        table[lane["name"]] = (lane_text(lang, at), origins[BOARD["lanes"]["origin"]])
    values = {
        "unbuyable": word(lang, BOARD["unbuyable"]["face"]),
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


def test_every_clause_that_an_event_carries_exists() -> None:
    for seed in range(5):
        state = GAME.start(6, {"circuit": "BB", "sheets": "black", "safe": True})
        events = state.listen()
        assert len(list(driven(state, Rng(seed), reckless))) > 100
        assert {event.clause for event in events} <= set(clauses("chariot"))


@pytest.mark.parametrize("lang", PAGES)
def test_the_figures_are_those_of_the_board(lang: str) -> None:
    """Figure by figure, with its origin."""
    assert figures("chariot", lang) == written(lang)


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


def test_both_languages_give_examples_of_the_same_clauses() -> None:
    shown = {
        lang: re.findall(rf"^\*\*({CLAUSE})\*\* .+\n\n> {start}", PAGES[lang], re.MULTILINE)
        for lang, start in {"en": "Example: ", "fr": "Exemple\u00a0: "}.items()
    }
    assert shown["en"] == shown["fr"] != []
