"""Why something is wrong, in French; in English it is told just as Python says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from quadriga import Game, QuadrigaError, Record, State, Unreadable, WrongBoard, WrongOption, game
from quadriga.cli.troubles import told
from quadriga.core.figures import Figures, Toml
from quadriga.core.options import Choice, Flag, Option, Subset
from tests.cli.conftest import forged, plain

LINES = [
    "game cups rules 1",
    "players 2",
    "option path short",
    "option swaps yes",
    "seat 1 Lola",
    "seat 2 Zoé",
    "* shake 2",
    "end unfinished",
]


SEED = "a" * 64


def of_record(cups: Game[State], changes: Mapping[int, str]) -> QuadrigaError:
    return of_text(cups, forged([changes.get(at, line) for at, line in enumerate(LINES, 1)]))


def of_text(cups: Game[State], text: str) -> QuadrigaError:
    with pytest.raises(QuadrigaError) as caught:
        Record.parse(text, cups)
    return caught.value


@pytest.mark.parametrize(
    ("changes", "french"),
    [
        ({1: "game cups"}, "ligne 2 : il faut ici la version des règles : « game NOM rules NOMBRE »"),
        ({1: "game chess rules 1"}, "ligne 2 : il faut ici une partie de « cups », et non de « chess »"),
        (
            {1: "game cups rules 9"},
            (
                "ligne 2 : notée avec les règles 9 de Gobelets, plus récentes que les règles 1 d’ici ; "
                "mets Quadriga à jour"
            ),
        ),
        ({2: "players two"}, "ligne 3 : « two » n’est pas un nombre"),
        ({2: "players 5"}, "ligne 3 : Gobelets se joue de 2 à 4 joueurs, pas à 5"),
        ({2: "2 players"}, "ligne 3 : il faut ici « players », et non « 2 players »"),
        (
            {3: "option path wide"},
            "ligne 4 : option path : « wide » n’est pas admis ; valeurs admises : short, long",
        ),
        (
            {6: "seat 2 Lola"},
            (
                "ligne 7 : impossible de lire les prénoms « Lola, Lola » : "
                "deux d’entre eux sont pareils ; donne à chacun le sien"
            ),
        ),
        ({7: "1 walk"}, "ligne 8 : c’est à « * » d’agir ici, et non à « 1 »"),
        (
            {7: "* roll 2"},
            "ligne 8 : impossible de lire l’action « roll 2 » : Gobelets n’a pas d’action de ce nom",
        ),
        ({8: "end 1 0"}, "ligne 9 : la partie finit par « end unfinished », et non par « end 1 0 »"),
    ],
)
def test_a_line_of_a_record_is_told_in_french(
    cups: Game[State], changes: dict[int, str], french: str
) -> None:
    error = of_record(cups, changes)
    assert plain(told(error, "fr")) == f"partie notée, {french}"
    assert told(error, "en") == str(error)


def test_a_record_cut_short_or_gone_on_with(cups: Game[State]) -> None:
    text = forged(LINES)
    cut = of_text(cups, text[: text.rindex("\n", 0, -1) + 1])
    assert plain(told(cut, "fr")) == (
        "partie notée, ligne 9 : la partie est coupée ici ; sa dernière ligne doit commencer par « end »"
    )
    longer = of_text(cups, text + "0000 1 walk\n")
    assert plain(told(longer, "fr")) == "partie notée, ligne 10 : rien ne doit suivre la fin"
    assert [told(error, "en") for error in (cut, longer)] == [str(cut), str(longer)]


def test_a_record_of_older_rules(cups: Game[State]) -> None:
    error = of_text(replace(cups, version=2), forged(LINES))
    assert plain(told(error, "fr")) == (
        "partie notée, ligne 2 : notée avec les règles 1 de Gobelets ; "
        "les règles 2 d’ici ne la rejoueraient pas fidèlement"
    )


@pytest.mark.parametrize(
    ("first", "french"),
    [
        ("Dear Lola", "« Dear Lola » : la première ligne doit être « quadriga record 1 »"),
        (
            "quadriga record 2",
            (
                "« quadriga record 2 » : la première ligne doit être « quadriga record 1 » ; "
                "une autre version de Quadriga l’a écrite"
            ),
        ),
    ],
)
def test_what_is_no_record(cups: Game[State], first: str, french: str) -> None:
    error = of_text(cups, first)
    assert plain(told(error, "fr")) == f"impossible de lire la partie notée {french}"
    assert told(error, "en") == str(error)


@pytest.mark.parametrize(
    ("option", "french"),
    [
        (Flag("it"), "valeurs admises : yes (oui), no (non)"),
        (Choice("it", ("short", "long")), "valeurs admises : short, long"),
        (
            Subset("it", lambda _: ("A", "B")),
            (
                "valeurs admises à 3 : none (aucune), all (toutes), ou plusieurs parmi A, B, "
                "séparées par des virgules"
            ),
        ),
    ],
)
def test_what_an_option_allows(option: Option, french: str) -> None:
    with pytest.raises(WrongOption) as caught:
        option.check("Z", 3)
    assert plain(told(caught.value, "fr")) == f"option it : « Z » n’est pas admis ; {french}"
    assert told(caught.value, "en") == str(caught.value)


@pytest.mark.parametrize(
    ("players", "options", "french"),
    [
        (
            3,
            {"mode": "singles"},
            "mode : « singles » n’est pas admis ; valeurs admises à 3 : standard, advanced",
        ),
        (
            3,
            {"chips": "rand"},
            (
                "chips : « rand » n’est pas admis ; valeurs admises : standard, random, ou 20 parmi ceux-ci, "
                "séparés par des virgules : 10, 9, 8, 7, 6, 6, 5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1, -1, -2, -2, "
                "-3, -3, -4, -5, -6, O, O, O, O, O"
            ),
        ),
        (3, {"chips": "9,8"}, "chips : « 9,8 » n’est pas admis ; il en faut 20, pas 2"),
        (3, {"chips": "9,11"}, "chips : « 9,11 » n’est pas admis ; il n’y a pas de « 11 »"),
        (3, {"chips": "9,9"}, "chips : « 9,9 » n’est pas admis ; « 9 » est donné 2 fois ; au plus 1"),
    ],
)
def test_options_of_edison(players: int, options: dict[str, str], french: str) -> None:
    with pytest.raises(WrongOption) as caught:
        game("edison").start(players, options)
    assert plain(told(caught.value, "fr")) == f"option {french}"
    assert told(caught.value, "en") == str(caught.value)


def test_options_that_a_game_lacks(cups: Game[State]) -> None:
    for options, french in ((cups.options, "options de Gobelets : path, swaps"), ((), None)):
        with pytest.raises(WrongOption) as caught:
            replace(cups, options=options).start(2, {"x": "1"})
        allowed = french or "Gobelets n’a pas d’options"
        assert plain(told(caught.value, "fr")) == f"option x : « 1 » n’est pas admis ; {allowed}"
        assert told(caught.value, "en") == str(caught.value)


@pytest.mark.parametrize(
    ("names", "french"),
    [
        (["Lola"], "les prénoms « Lola » : 2 places demandent 2 prénoms"),
        (
            ["Lola", "Z\x1b[2J"],
            r"le prénom « Z\x1b[2J » : un prénom tient sur une ligne, en 60 signes visibles au plus",
        ),
    ],
)
def test_names(cups: Game[State], names: list[str], french: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Record(cups, 2, names=names)
    assert plain(told(caught.value, "fr")) == f"impossible de lire {french}"
    assert told(caught.value, "en") == str(caught.value)


def test_a_seed(cups: Game[State]) -> None:
    error = of_text(cups, forged([*LINES[:6], f"dice {SEED[1:]}", *LINES[6:]]))
    assert plain(told(error, "fr")) == (
        f"partie notée, ligne 8 : impossible de lire la graine « {SEED[1:]} » : "
        "une graine a 64 signes, de 0 à 9 ou de a à f"
    )
    assert told(error, "en") == str(error)


@pytest.mark.parametrize(
    ("table", "french"),
    [
        ({}, "figures.faces : manquant ; il faut ici une table"),
        ({"faces": 8}, "figures.faces : 8 n’est pas une table"),
        (
            {"faces": {"value": 8, "origin": "me"}},
            "figures.faces.origin : « me » ne fait pas partie de seed, public, rebuilt",
        ),
        (
            {"faces": {"value": "8", "origin": "seed"}},
            "figures.faces.value : '8' n’est pas un nombre entier",
        ),
        (
            {"faces": {"value": 0, "origin": "seed"}},
            "figures.faces.value : 0 est trop petit ; au moins 1",
        ),
    ],
)
def test_a_figure_of_a_board(table: dict[str, Toml], french: str) -> None:
    with pytest.raises(WrongBoard) as caught:
        Figures("board.toml", "figures", table).figure("faces", 1)
    assert plain(told(caught.value, "fr")) == f"board.toml, {french}"
    assert told(caught.value, "en") == str(caught.value)


def test_a_board_that_is_no_toml_or_lacks_tables(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text("faces 8")
    with pytest.raises(WrongBoard) as whole:
        Figures.load(file)
    assert plain(told(whole.value, "fr")).startswith(
        "board.toml, fichier entier : ce n’est pas du TOML : Expected"
    )
    with pytest.raises(WrongBoard) as tables:
        Figures("board.toml", "track", {"section": [1]}).each("section")
    assert plain(told(tables.value, "fr")) == "board.toml, track.section : il faut ici une liste de tables"
    assert [told(error.value, "en") for error in (whole, tables)] == [str(whole.value), str(tables.value)]
