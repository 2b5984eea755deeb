"""Overload in words: every event, question and action has its message, and reads well."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quadriga import CHANCE, OVER, Event, Rng, game
from quadriga.cli.teller import Teller
from quadriga.core.words import LANGUAGES, words
from quadriga.games.overload import rules

NAMES = ["Lola", "Ada", "Sam", "Nina", "Hugo"]
EVENTS = sorted(
    set(
        re.findall(
            r'_tell\("([a-z]+)"', Path(rules.__file__).with_name("rules.py").read_text(encoding="utf-8")
        )
    )
)


def teller(lang: str) -> Teller:
    return Teller(game("overload"), NAMES, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVENTS)
def test_every_event_of_the_rules_has_a_message(lang: str, name: str) -> None:
    assert f"event-{name}" in words(lang, "quadriga.games.overload")


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Event("load", "3.1", {"seat": 0, "owner_seat": 0, "pawn": 1, "space": 0, "number": 1}),
            "Lola loads pawn B with 1 ring.",
            "Lola charge le pion B\u00a0: 1 rondelle.",
        ),
        (
            Event("pass", "4.1", {"seat": 0, "owner_seat": 1, "pawn": 0, "space": 3, "number": 1}),
            "Lola passes Ada’s pawn A and drops a ring on it.",
            "Lola dépasse le pion A d’Ada, qui reçoit une rondelle.",
        ),
        (
            Event("pass", "4.1", {"seat": 0, "owner_seat": 0, "pawn": 1, "space": 3, "number": 1}),
            "Lola’s pawn B is passed as well and gets a ring.",
            "Le pion B de Lola est dépassé aussi et reçoit une rondelle.",
        ),
        (
            Event("give", "9.9", {"seat": 0, "owner_seat": 1, "pawn": 0, "space": 3, "number": 1}),
            "The space is ×2: Lola gives a second ring.",
            "Case ×2\u00a0: Lola donne une deuxième rondelle.",
        ),
        (
            Event("overload", "6.1", {"seat": 0, "owner_seat": 2, "pawn": 0, "space": 3, "number": 9}),
            "9 rings are too many for Sam’s pawn A: overloaded, back to START.",
            "9 rondelles, c’est trop pour le pion A de Sam\u00a0: surcharge, retour au DÉPART.",
        ),
        (
            Event("arrive", "7.4", {"seat": 0, "owner_seat": 0, "pawn": 0, "space": 29, "number": 12}),
            "Lola’s pawn A reaches FINISH with a full load: 12 points.",
            "Le pion A de Lola passe l’ARRIVÉE à pleine charge\u00a0: 12 points.",
        ),
        (
            Event("arrive", "7.3", {"seat": 0, "owner_seat": 0, "pawn": 0, "space": 29, "number": 0}),
            "Lola’s pawn A reaches FINISH: no point.",
            "Le pion A de Lola passe l’ARRIVÉE\u00a0: aucun point.",
        ),
        (
            Event("step", "9.5", {"seat": 0, "owner_seat": 0, "pawn": 0, "space": 6, "number": -1}),
            "Lola’s pawn A steps back.",
            "Le pion A de Lola fait un pas en arrière.",
        ),
    ],
)
def test_events_read_well_in_both_languages(event: Event, english: str, french: str) -> None:
    assert teller("en").tell(event) == english
    assert teller("fr").tell(event) == french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_and_asked_in_messages(lang: str) -> None:
    told = teller(lang)
    for players in game("overload").seats:
        state = game("overload").start(players, {"sections": game("overload").options[0].words(players)})
        events = state.listen()
        rng = Rng(players)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.apply(int(state.draw(rng)))
                continue
            assert told.ask(state).startswith(f"{NAMES[int(state.actor())]}, ")
            labels = [told.label(state, action) for action in state.legal()]
            assert len(set(labels)) == len(labels)
            state.apply(int(state.pick(rng)))
        assert all(told.tell(event).endswith(".") for event in events)


def test_questions_and_actions_speak_of_the_position() -> None:
    overload = game("overload")
    state = overload.parse(
        "3 - | 2a0,2b0,3a0,3b0 1b1 . . . / . . . . . / . . . . . / . . . . . / . . . . . / . . 1a5 . . "
        "| 30 0 0 | 1 move 3"
    )
    assert teller("en").ask(state) == "Lola, you rolled 3: which pawn do you move?"
    assert [teller("en").label(state, action) for action in state.legal()] == [
        "pawn A with 5 rings, from space 27 to FINISH, 5 points",
        "pawn B with 1 ring, from space 1 to space 4",
    ]
    assert [teller("fr").label(state, action) for action in state.legal()] == [
        "pion A avec 5 rondelles, de la case 27 à l’ARRIVÉE, 5 points",
        "pion B avec 1 rondelle, de la case 1 à la case 4",
    ]


def meeting(mover: int, ada: int) -> str:
    """Return where Lola, with so many rings, meets Ada, with so many, on ×2."""
    return (
        f"3 curve1 | 1b0,2b0,3a0,3b0 . . . . / . . . . . / . . x1a{mover},2a{ada} . . / . . . . . "
        "/ . . . . . / . . . . . | 0 0 0 | 1 meet a"
    )


@pytest.mark.parametrize(
    ("mover", "ada", "question", "labels"),
    [
        (
            4,
            3,
            "Lola, your pawn A (4 rings): do you give two rings or take two?",
            ["give Ada’s pawn A two rings (it has 3)", "take two rings from Ada’s pawn A (it has 3)"],
        ),
        (
            1,
            3,
            "Lola, your pawn A (1 ring): do you give two rings or take two?",
            ["give Ada’s pawn A a ring (it has 3)", "take two rings from Ada’s pawn A (it has 3)"],
        ),
        (
            4,
            8,
            "Lola, your pawn A (4 rings): do you give two rings or take two?",
            [
                "give Ada’s pawn A a ring (it has 8) → overload, 1 point",
                "take two rings from Ada’s pawn A (it has 8)",
            ],
        ),
        (
            1,
            1,
            "Lola, your pawn A (1 ring): do you give a ring or take one?",
            ["give Ada’s pawn A a ring (it has 1)", "take a ring from Ada’s pawn A (it has 1)"],
        ),
    ],
)
def test_a_double_meeting_speaks_of_the_rings_that_move(
    mover: int, ada: int, question: str, labels: list[str]
) -> None:
    """9.9 9.10 Two, as far as possible; the second does not move where the first overloads."""
    state = game("overload").parse(meeting(mover, ada))
    assert teller("en").ask(state) == question
    assert [teller("en").label(state, action) for action in state.legal()] == labels


def test_a_double_meeting_in_french() -> None:
    """9.9 The same in French."""
    state = game("overload").parse(meeting(4, 3))
    assert (
        teller("fr")
        .ask(state)
        .startswith("Lola, ton pion A (4 rondelles)\u00a0: donnes-tu deux rondelles, ou en prends-tu deux")
    )
    assert [teller("fr").label(state, action) for action in state.legal()] == [
        "donner deux rondelles au pion A d’Ada (3 rondelles)",
        "prendre deux rondelles au pion A d’Ada (3 rondelles)",
    ]


def test_an_exchange_that_overloads_says_so() -> None:
    """6.1 Whichever pawn it is that gets the ninth ring."""
    state = game("overload").parse(meeting(8, 7))
    assert [teller("en").label(state, action) for action in state.legal()] == [
        "give Ada’s pawn A two rings (it has 7) → overload, 1 point",
        "take a ring from Ada’s pawn A (it has 7) → overload of your pawn A",
    ]
    assert [teller("fr").label(state, action) for action in state.legal()] == [
        "donner deux rondelles au pion A d’Ada (7 rondelles) → surcharge, 1 point",
        "prendre une rondelle au pion A d’Ada (7 rondelles) → surcharge de ton pion A",
    ]


@pytest.mark.parametrize(
    ("red", "english", "french"),
    [
        ("2a8 3a7", " → overload of Ada’s pawn A, 1 point", " → surcharge du pion A d’Ada, 1 point"),
        ("2a8 3a8", " → 2 overloads, 2 points", " → 2 surcharges, 2 points"),
        ("1b8 3a7", " → overload of your pawn B", " → surcharge de ton pion B"),
    ],
)
def test_a_move_that_overloads_says_so(red: str, english: str, french: str) -> None:
    """6.1 6.2 6.3"""
    own = "" if "1b" in red else "1b0"
    start = ",".join(pawn for pawn in ("2a0", "2b0", "3b0") if pawn[:2] not in red)
    state = game("overload").parse(
        f"3 - | {start} . 1a3 {red} / . . . . . / . . . . . / . . {own or '.'} . . / . . . . . / . . . . . "
        "| 0 0 0 | 1 move 4"
    )
    move = int(state.legal()[0])
    assert teller("en").label(state, move) == f"pawn A with 3 rings, from space 2 to space 6{english}"
    assert teller("fr").label(state, move) == f"pion A avec 3 rondelles, de la case 2 à la case 6{french}"
