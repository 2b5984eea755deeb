"""The dice of a record are proved to whoever asks, in words that say what to compare."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path

import pytest

from quadriga import CHANCE, Game, Record, Rng, State, game
from quadriga.core.words import LANGUAGES, words
from quadriga.table.dice import outcome, proof, sealed
from quadriga.table.sight import sight
from quadriga.version import VERSION
from tests.cli.conftest import Run, plain
from tests.table.matches import SEED, Match, chances, cut, fair

GAMES = {slug: game(slug) for slug in ("overload", "chariot", "asteroid", "edison")}
HASH = "a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e"
OTHER = "0" * 64
NAMES = ", ".join(f"Player {number}" for number in range(1, 6))


def written(record: Record, folder: Path) -> str:
    file = folder / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    return str(file)


@pytest.fixture
def good(tmp_path: Path) -> str:
    """Return a file whose dice follow from its seed."""
    return written(fair("overload"), tmp_path)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    """Return a file in which the third roll is another one than the seed gives."""
    record = fair("overload")
    at = chances(record)[2]
    return written(cut(record, [*record.actions[:at], record.actions[at] - 1]), tmp_path)


# In words


def test_the_hash_is_told_to_be_compared(run: Run, good: str) -> None:
    ran = run("replay", good, "--check")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        f"Overload: {NAMES}",
        "All 23 outcomes of the dice follow from the seed.",
        "Compare the hash of the seed with the one that the table showed before the first",
        "roll:",
        f"  {HASH}",
    ]


def test_in_french(run: Run, good: str) -> None:
    ran = run("replay", good, "--check", "--lang", "fr")
    assert (ran.code, plain(ran.out)) == (
        0,
        (
            f"Overload : {NAMES} "
            "Les 23 tirages de la partie découlent tous de la graine. "
            "Compare l’empreinte de la graine à celle que la table montrait avant le premier lancer : "
            f"{HASH}"
        ),
    )


@pytest.mark.parametrize("seal", [HASH, HASH.upper(), f" {HASH}\n"])
def test_the_hash_is_compared(run: Run, good: str, seal: str) -> None:
    ran = run("replay", good, "--check", "--seal", seal)
    assert (ran.code, ran.out.splitlines()[1:]) == (
        0,
        [
            "All 23 outcomes of the dice follow from the seed.",
            "The seed is the one that was sealed: its hash is the one you gave.",
        ],
    )
    french = run("replay", good, "--check", "--seal", seal, "--lang", "fr")
    assert plain(french.out).endswith(
        "La graine est bien celle qui était scellée : son empreinte est celle que tu as donnée."
    )


def test_another_seed_than_the_sealed_one(run: Run, good: str) -> None:
    ran = run("replay", good, "--check", "--seal", OTHER)
    assert (ran.code, ran.out.splitlines()[1:]) == (
        1,
        [
            "All 23 outcomes of the dice follow from the seed.",
            "The seed is not the one that was sealed. Its hash is not the one you gave, but:",
            f"  {HASH}",
        ],
    )
    french = run("replay", good, "--check", "--seal", OTHER, "--lang", "fr")
    assert french.code == 1
    assert plain(french.out).endswith(
        "La graine n’est pas celle qui était scellée. "
        f"Son empreinte n’est pas celle que tu as donnée, mais : {HASH}"
    )


def test_the_first_outcome_that_does_not_follow_is_named(run: Run, bad: str) -> None:
    ran = run("replay", bad, "--check", "--seal", HASH)
    assert (ran.code, ran.err) == (1, "")
    assert plain(ran.out) == (
        f"Overload: {NAMES} "
        "Outcome 3 of the dice does not follow from the seed: line 17 says “roll 7”, "
        "the seed gives “roll 8”. "
        "The seed is the one that was sealed: its hash is the one you gave."
    )
    line = Path(bad).read_text(encoding="utf-8").splitlines()[16]
    assert line.endswith(" * roll 7")
    french = run("replay", bad, "--check", "--lang", "fr")
    assert french.code == 1
    assert (
        "Le tirage 3 ne découle pas de la graine : la ligne 17 dit « roll 7 », la graine donne « roll 8 »."
    ) in plain(french.out)


@pytest.mark.parametrize(
    ("actions", "english", "french"),
    [
        (0, "No dice fell in this game.", "Aucun tirage dans cette partie."),
        (
            2,
            "The only outcome of the dice follows from the seed.",
            "Le seul tirage de la partie découle de la graine.",
        ),
    ],
)
def test_few_dice(run: Run, tmp_path: Path, actions: int, english: str, french: str) -> None:
    record = fair("overload")
    file = written(cut(record, record.actions[:actions]), tmp_path)
    assert run("replay", file, "--check").out.splitlines()[1] == english
    assert run("replay", file, "--check", "--lang", "fr").out.splitlines()[1] == french


def test_the_hash_stays_in_one_piece_to_be_copied(
    run: Run, good: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    *told, last = run("replay", good, "--check").out.splitlines()
    assert max(map(len, told[1:])) <= 40
    assert last == f"  {HASH}"


def test_without_check_the_game_is_told_as_ever(run: Run, good: str, tmp_path: Path) -> None:
    record = fair("overload")
    seedless = Record(record.game, record.players, record.options, record.names)
    seedless.actions = record.actions
    told = run("replay", good).out
    assert SEED not in told
    assert run("replay", written(seedless, tmp_path)).out == told


# From a table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_game_of_a_table_is_proved_against_what_the_table_showed(
    run: Run, shelf: dict[str, Game[State]], tmp_path: Path, slug: str, lang: str
) -> None:
    shelf.update(GAMES)
    match = Match(slug, game(slug).seats[-1])
    seal = str(sight(match.table, None)["dice"])
    match.play(Rng(5))
    file = written(match.table.record(), tmp_path)
    ran = run("replay", file, "--check", "--seal", seal, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert f" {match.table.chances} " in ran.out.splitlines()[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_about_the_dice_tells_the_right_commands(
    run: Run, good: str, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.chdir(Path(good).parent)
    page = files("quadriga.table").joinpath(f"fair-dice.{lang}.md").read_text(encoding="utf-8")
    told = re.findall(r"`(?:``sh\n)?quadriga (.*\bgame\.txt.*?)(?:\n```|`)", page)
    checked, replayed = (run(*command.replace("HASH", HASH).split()) for command in told)
    assert (checked.code, replayed.code) == (0, 0)
    assert plain(checked.out).endswith(plain(words(lang, "quadriga").say("proof-sealed")))


@pytest.mark.parametrize("slug", GAMES)
def test_forged_dice_of_a_table_are_found(
    run: Run, shelf: dict[str, Game[State]], tmp_path: Path, slug: str
) -> None:
    """Their lines have checks that are right."""
    shelf.update(GAMES)
    record = fair(slug)
    at = chances(record)[-1]
    state = [*record.states()][at]
    other = next(each for each, _ in state.chances() if each != record.actions[at])
    ran = run("replay", written(cut(record, [*record.actions[:at], other]), tmp_path), "--check")
    assert ran.code == 1
    assert f"line {record.line(at)} says “{record.game.action_text(state, other)}”" in plain(ran.out)


# As data


def test_as_data(run: Run, good: str) -> None:
    ran = run("replay", good, "--check", "--json")
    assert (ran.code, json.loads(ran.out)) == (
        0,
        {
            "quadriga": VERSION,
            "game": "overload",
            "rules": game("overload").version,
            "seed": SEED,
            "hash": HASH,
            "sealed": None,
            "given": 0,
            "follow": 23,
            "stray": None,
        },
    )
    assert sealed(SEED) == HASH


@pytest.mark.parametrize(("seal", "fits"), [(HASH, True), (OTHER, False)])
def test_what_is_wrong_as_data(run: Run, bad: str, seal: str, fits: bool) -> None:
    ran = run("replay", bad, "--check", "--json", "--seal", seal)
    data = json.loads(ran.out)
    stray = proof(Record.parse(Path(bad).read_text(encoding="utf-8")), SEED).stray
    assert stray is not None
    assert (ran.code, data["sealed"], data["follow"], data["stray"]) == (1, fits, 2, asdict(stray))
    assert data["stray"] == {"number": 2, "line": 17, "fell": "roll 7", "due": "roll 8"}


# What cannot be checked


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        (
            ("game.txt", "--check"),
            (
                "game.txt: this record has no seed, so its dice cannot be checked; "
                "a table gives one with the record of a game that is over"
            ),
            (
                "game.txt : cette partie est notée sans graine, on ne peut donc pas vérifier ses dés ; "
                "une table la joint à la partie notée quand celle-ci est finie"
            ),
        ),
        (
            ("game.txt", "--check", "--seal", "a8ae…"),
            "--seal 'a8ae…': a hash has 64 digits, each from 0 to 9 or from a to f",
            "--seal « a8ae… » : une empreinte a 64 signes, de 0 à 9 ou de a à f",
        ),
        (
            ("game.txt", "--seal", HASH),
            "--seal is for --check; give --check, too",
            "--seal va avec --check ; donne aussi --check",
        ),
        (
            ("game.txt", "--json"),
            "--json is for --check; give --check, too",
            "--json va avec --check ; donne aussi --check",
        ),
    ],
)
def test_what_was_given_wrongly(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    args: tuple[str, ...],
    english: str,
    french: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    written(Record(game("overload"), 3), tmp_path)
    for lang, said in (("en", english), ("fr", french)):
        ran = run("replay", *args, "--lang", lang)
        assert (ran.code, ran.out, plain(ran.err)) == (2, "", f"quadriga: {said}")


# Played on from another game


@pytest.fixture
def played_on(tmp_path: Path) -> str:
    """Return a file of a game that was played on: six outcomes fell elsewhere."""
    record = fair("overload")
    elsewhere = Record(record.game, record.players, record.options, record.names, OTHER)
    elsewhere.actions, elsewhere.given = list(record.actions), chances(record)[6]
    state, number = elsewhere.start(), 0
    for at, action in enumerate(record.actions):
        if state.actor() == CHANCE:
            if at >= elsewhere.given:
                elsewhere.actions[at:] = [outcome(state, OTHER, number)]
                break
            number += 1
        state.apply(action)
    return written(elsewhere, tmp_path)


def test_what_fell_in_another_game_is_not_proved(run: Run, played_on: str) -> None:
    """Only what fell since is, and that is said first."""
    ran = run("replay", played_on, "--check", "--seal", sealed(OTHER))
    assert (ran.code, ran.err) == (0, "")
    assert plain(ran.out) == (
        f"Overload: {NAMES} "
        "The first 6 outcomes fell in another game, from which this one was played on: "
        "they are not checked here. "
        "The only outcome since then follows from the seed. "
        "The seed is the one that was sealed: its hash is the one you gave."
    )
    french = run("replay", played_on, "--check", "--lang", "fr")
    assert (
        "Les 6 premiers tirages viennent d’une autre partie, dont celle-ci est la suite : "
        "ils ne sont pas vérifiés ici. Le seul tirage depuis découle de la graine."
    ) in plain(french.out)
    data = json.loads(run("replay", played_on, "--check", "--json").out)
    assert (data["given"], data["follow"], data["stray"]) == (6, 1, None)


def test_a_game_that_was_played_on_says_so(run: Run, played_on: str) -> None:
    given = Record.parse(Path(played_on).read_text(encoding="utf-8")).given
    ran = run("replay", played_on)
    assert (ran.code, ran.err) == (0, "")
    assert f"Played on from another game: the first {given} actions come from there." in plain(ran.out)
    french = run("replay", played_on, "--lang", "fr")
    assert f"Suite d’une autre partie : les {given} premières actions en viennent." in plain(french.out)
