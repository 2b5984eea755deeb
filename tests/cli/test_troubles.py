"""What is wrong is told in the language of whoever gave it, and in English just as Python says it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

import quadriga
from quadriga import (
    IllegalAction,
    QuadrigaError,
    Record,
    UnknownGame,
    Unreadable,
    WrongBoard,
    WrongMoment,
    WrongOption,
    WrongPlayers,
    WrongRecord,
    WrongSeat,
    game,
)
from quadriga.cli.troubles import Trouble, told
from quadriga.core.errors import Reason, UnknownBot, WrongBot
from quadriga.core.words import LANGUAGES
from quadriga.lab.counted import WrongCounts
from quadriga.lab.fairness import CountedTwice
from quadriga.lab.kept import WrongKept
from quadriga.lab.results import WrongResults
from quadriga.lab.written import OtherMatch
from quadriga.server.news import WrongRedis
from quadriga.server.storage import WrongStore
from tests.cli.conftest import KNOWN_BOTS, Run, forged, plain

SOURCES = Path(quadriga.__file__).parent

ERRORS = [
    (
        UnknownGame("overlaod", ["overload", "cups"]),
        "aucun jeu ne s’appelle « overlaod » ; jeux connus : cups, overload. Pensais-tu à « overload » ?",
    ),
    (UnknownGame("chess", ["cups"]), "aucun jeu ne s’appelle « chess » ; jeux connus : cups."),
    (UnknownBot("smart", ["me", "him"]), "aucun robot ne s’appelle « smart » ; les robots sont me, him"),
    (WrongBot("run:x", "…"), "robot « run:x » : …"),
    (WrongPlayers("Cups", 7, range(2, 5)), "Cups se joue de 2 à 4 joueurs, pas à 7"),
    (WrongOption("path", "wide", "ask Lola"), "option path : « wide » n’est pas admis ; ask Lola"),
    (Unreadable("position", "noise", "no |"), "impossible de lire la position « noise » : no |"),
    (WrongSeat(-1, 3), "il n’y a pas de place -1 ; ici, les places vont de 0 à 2"),
    (IllegalAction("walk", "a b"), "l’action « walk » n’est pas possible dans la position « a b »"),
    (
        IllegalAction("walk", "a b", ["swap 2", "swap 3"]),
        "l’action « walk » n’est pas possible dans la position « a b » ; possible ici : swap 2, swap 3",
    ),
    (
        WrongMoment("payoff", "the game is not over", "a b"),
        "payoff : the game is not over, dans la position « a b »",
    ),
    (WrongRecord(3, "no line"), "partie notée, ligne 3 : no line"),
    (WrongBoard("board.toml", "figures.faces", "odd"), "board.toml, figures.faces : odd"),
]

ERRORS_OF_THE_LAB = [
    (
        OtherMatch("seed", "1", "2"),
        "ce sont les parties d’une autre rencontre : seed y est 1, ici 2 ; choisis un autre fichier",
    ),
    (WrongKept(3, "…"), "parties gardées, ligne 3 : …"),
    (CountedTwice("Cups"), "Cups, est dans deux fichiers ; garde chacun avec un --label à lui"),
    (WrongCounts(), "ce n’est pas un fichier écrit par balance --keep"),
    (WrongResults(), "ce n’est pas un fichier de résultats écrit par arena --report"),
]

ERRORS_OF_THE_SERVER = [
    (WrongStore("a.db", "…"), "les tables ne peuvent pas être gardées dans a.db : …"),
    (WrongRedis("redis://x", "…"), "les nouvelles ne peuvent pas passer par redis://x : …"),
]

TOLD = {type(error) for error, _ in ERRORS}


@pytest.mark.parametrize(
    ("error", "french"),
    ERRORS + ERRORS_OF_THE_LAB + ERRORS_OF_THE_SERVER,
    ids=lambda part: type(part).__name__,
)
def test_every_error_is_told_in_french_and_in_english_as_python_says_it(
    error: QuadrigaError, french: str
) -> None:
    assert plain(told(error, "fr")) == french
    assert told(error, "en") == str(error)


def test_the_error_behind_another_is_told_too() -> None:
    error = WrongRecord(1234, "…", WrongSeat(4, 2))
    assert plain(told(error, "fr")) == (
        "partie notée, ligne 1234 : il n’y a pas de place 4 ; ici, les places vont de 0 à 1"
    )
    assert told(error, "en") == "record, line 1234: there is no seat 4; seats here are 0 to 1"


def test_no_error_of_core_is_left_out() -> None:
    ours = {kind for kind in QuadrigaError.__subclasses__() if kind.__module__ == QuadrigaError.__module__}
    assert ours == TOLD


# What has no message


def test_reasons_and_errors_of_somebody_else_are_told_as_they_are() -> None:
    class Theirs(QuadrigaError):
        """An error of somebody else's game."""

    assert told(Theirs("their words"), "fr") == "their words"
    reason = Reason("their reason", "of-theirs", what=1)
    assert plain(told(WrongRecord(3, reason), "fr")) == "partie notée, ligne 3 : their reason"


def test_a_terminal_is_sent_no_codes() -> None:
    assert told(UnknownGame("\x1b[31m", []), "en") == r"no game is called '\x1b[31m'; known games: none."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_given_may_be_as_long_as_it_likes(lang: str) -> None:
    endless = "x" * 9000
    for error in (
        UnknownGame(endless, [endless]),
        WrongRecord(2, endless, IllegalAction(endless, endless, [endless] * 9)),
        Trouble("in-file", file=endless, cause=Unreadable(endless, endless, endless)),
    ):
        assert "…" in told(error, lang)


# Every key has its message, and every message its key


def keys(lang: str, prefix: str) -> set[str]:
    resource = parse((SOURCES / "locale" / f"{lang}.ftl").read_text(encoding="utf-8"))
    names = [entry.id.name for entry in resource.body if isinstance(entry, fluent.Message)]
    return {name.removeprefix(prefix) for name in names if name.startswith(prefix)}


def given(function: str, at: int, folder: str) -> set[str]:
    """Return the texts that calls of a function give as their argument number `at`."""
    return {
        argument.value
        for file in SOURCES.glob(f"{folder}/*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and getattr(call.func, "attr", getattr(call.func, "id", "")) == function
        and len(call.args) > at
        and isinstance(argument := call.args[at], ast.Constant)
        and isinstance(argument.value, str)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_message_and_no_message_is_left_over(lang: str) -> None:
    of_records = given("wrong", 0, "core")  # and the key of an origin, which is a kind as well
    of_games = given("Reason", 1, "games/*")
    of_others = given("Reason", 1, "bots") | given("Reason", 1, "lab") | given("Reason", 1, "cli")
    of_others |= given("Reason", 1, "server") | given("Reason", 1, "server/*")
    assert keys(lang, "reason-") == given("Reason", 1, "core") | of_records | of_games | of_others


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trouble_has_its_message_and_no_message_is_left_over(lang: str) -> None:
    kinds = TOLD | {type(error) for error, _ in ERRORS_OF_THE_LAB + ERRORS_OF_THE_SERVER}
    errors = {"".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__)[1:] for kind in kinds}
    assert keys(lang, "trouble-") == given("Trouble", 0, "cli") | errors


def test_a_trouble_says_it_in_english_and_carries_its_facts() -> None:
    trouble = Trouble("no-file", file=Path("a.txt"))
    assert str(trouble) == "a.txt: there is no such file or folder"
    assert trouble.facts == {"file": Path("a.txt")}


# From the command line


@pytest.mark.parametrize(
    ("args", "french"),
    [
        (
            ("rules", "overlode"),
            "aucun jeu ne s’appelle « overlode » ; jeux connus : overload. Pensais-tu à « overload » ?",
        ),
        (("play", "overload", "--players", "2"), "Overload se joue de 3 à 5 joueurs, pas à 2"),
        (("simulate", "overload", "--players", "9"), "Overload se joue de 3 à 5 joueurs, pas à 9"),
        (
            ("simulate", "overload", "--set", "rings=9"),
            "option rings : « 9 » n’est pas admis ; options d’Overload : sections",
        ),
        (
            ("simulate", "overload", "--set", "sections=B"),
            (
                "option sections : « B » n’est pas admis ; valeurs admises à 3 : none (aucune), "
                "all (toutes), ou plusieurs parmi start, A, curve1, curve2, D, finish, "
                "séparées par des virgules"
            ),
        ),
        (("simulate", "overload", "--set", "sections"), "--set sections : écris-le OPTION=VALEUR"),
        (
            ("simulate", "overload", "--set", "sections=A", "--set", "sections=D"),
            "--set sections=D : sections est donné deux fois",
        ),
        (
            ("play", "overload", "--seats", "me,smart,random"),
            "--seats : « smart » nous est inconnu ; une place est au choix me, " + KNOWN_BOTS,
        ),
        (
            ("simulate", "overload", "--bots", "smart"),
            "aucun robot ne s’appelle « smart » ; les robots sont " + KNOWN_BOTS,
        ),
        (
            ("simulate", "overload", "--bots", "random,random,random,random"),
            "--bots : 4 robots pour 3 joueurs",
        ),
        (
            ("play", "overload", "--seats", "me,random,random", "--players", "4"),
            "--players 4, mais --seats en a 3 ; donne l’un des deux, ou le même nombre",
        ),
        (
            ("play", "overload", "--seats", "me,random,random", "--name", "Lola", "--name", "Sam"),
            "--name : 2 prénoms, mais « me » 1 fois seulement dans --seats",
        ),
        (
            ("play", "overload", "--name", "Lola", "--name", "lola"),
            "--name « Lola, lola » : deux d’entre eux sont pareils ; donne à chacun le sien",
        ),
        (
            (
                "play",
                "overload",
                "--players",
                "3",
                *("--name", "A", "--name", "B", "--name", "C", "--name", "D"),
            ),
            "--name : 4 prénoms pour 3 joueurs",
        ),
        (("replay", "none.txt"), "none.txt : il n’y a pas de fichier ni de dossier de ce nom"),
        (("replay", "folder"), "folder : c’est un dossier, pas un fichier"),
        (("replay", "picture.png"), "picture.png : ce n’est pas un fichier de texte en UTF-8"),
        (
            ("replay", "cut.txt"),
            (
                "cut.txt : partie notée, ligne 7 : la partie est coupée ici ; "
                "sa dernière ligne doit commencer par « end »"
            ),
        ),
        (
            ("replay", "edited.txt"),
            (
                "edited.txt : partie notée, ligne 6 : « seat 2 Eve » n’est pas ce qui a été noté ; "
                "cette ligne ou son contrôle a été modifié"
            ),
        ),
        (
            ("replay", "newer.txt"),
            (
                "newer.txt : partie notée, ligne 2 : notée avec les règles 9 d’Overload, plus récentes que "
                f"les règles {game('overload').version} d’ici ; mets Quadriga à jour"
            ),
        ),
        (
            ("play", "overload", "--record", "folder"),
            "folder : c’est un dossier ; nomme un fichier dedans",
        ),
        (
            ("play", "overload", "--record", "picture.png"),
            "picture.png : il y a déjà un fichier de ce nom ; choisis-en un autre",
        ),
        (("play", "overload", "--record", "no/a.txt"), "no/a.txt : il n’y a pas de dossier no"),
    ],
)
def test_a_french_player_is_told_in_french(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], french: str
) -> None:
    monkeypatch.chdir(tmp_path)
    text = Record(game("overload"), 3, names=["Lola", "Ada", "Sam"]).text()
    (tmp_path / "folder").mkdir()
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    (tmp_path / "cut.txt").write_text("\n".join(text.splitlines()[:6]), encoding="utf-8")
    (tmp_path / "edited.txt").write_text(text.replace("Ada", "Eve"), encoding="utf-8")
    (tmp_path / "newer.txt").write_text(forged(["game overload rules 9"]), encoding="utf-8")
    ran = run(*args, "--lang", "fr")
    assert (ran.code, ran.out, plain(ran.err)) == (2, "", f"quadriga: {french}")


def test_the_locale_decides_where_no_language_is_given_or_a_wrong_one(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert plain(run("games", "--lang", "de").err) == "quadriga: langue « de » : Quadriga parle en, fr"
    assert "aucun jeu ne s’appelle" in run("rules", "chess").err
    assert "lance ceci dedans" in run("bench").err
    assert run("rules", "chess", "--lang", "en").err.startswith("quadriga: no game is called 'chess'")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_far_too_long_is_cut(run: Run, lang: str) -> None:
    ran = run("rules", "x" * 5000, "--lang", lang)
    assert ran.code == 2
    assert f"{'x' * 900}…" in ran.err
    assert "x" * 901 not in ran.err
